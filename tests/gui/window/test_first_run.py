"""The first minutes with the program, by keys: what is asked once, what it is good for, and how few
keys lie between an empty computer and a printed start list.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app import i18n, paths
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.table.standings import standings
from arbiter_app.gui.base.after_paint import after_paint
from arbiter_app.gui.base.keyboard import Keyboard
from arbiter_app.gui.base.preferences import OwnName, Preferences
from arbiter_app.gui.look.appearance import Choice, appearance
from arbiter_app.gui.look.sizes import Density
from arbiter_app.gui.look.tokens import ThemeId
from arbiter_app.gui.papers.page import DocumentsPage
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.players.import_dialog import ImportDialog
from arbiter_app.gui.registry.dialog import RegistryDialog
from arbiter_app.gui.window.app import speaker
from arbiter_app.gui.window.files.new_event import NewEventDialog
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.gui.window.preferences.dialog import PreferencesDialog, wishes_of
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.officials import add_official
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import Builder
from tests.gui.eyes import cut, shared_letters
from tests.gui.hands import focused, in_dialog
from tests.gui.windows import open_event_of

CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
SHIFT, NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier

Opener = Callable[[], MainWindow]


@pytest.fixture(autouse=True)
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "documents"
    monkeypatch.setattr(paths, "user_documents", lambda: folder)
    return folder


@pytest.fixture
def start(qtbot: QtBot, qapp: QApplication) -> Iterator[Opener]:
    """Start the program as a person does who gives it no file."""
    speak = speaker(qapp)
    keys = Keyboard(qapp)
    opened: list[MainWindow] = []

    def open_() -> MainWindow:
        window = MainWindow(Preferences(), speak)
        qtbot.addWidget(window)
        opened.append(window)
        window.reopen()
        window.show()
        await_keys(window)
        return window

    yield open_
    for window in opened:
        window.close()
    keys.deleteLater()
    speak("en")
    appearance().wear(Choice())


def await_keys(window: QWidget) -> None:
    """Wait until keys go to a window."""
    window.activateWindow()
    for _ in range(1000):
        if window.isActiveWindow():
            return
        QApplication.processEvents()
    raise AssertionError("the window is not active")


def write(text: str) -> None:
    """Type letters of any alphabet where the keys go; QTest's own knows Latin."""
    for letter in text:
        QTest.sendKeyEvent(QTest.KeyAction.Click, focused(), Qt.Key.Key_unknown, letter, NONE)


class Hand:
    """Presses keys and counts them; a letter is a key, and so is one with Ctrl, Alt or Shift."""

    def __init__(self) -> None:
        self.keys = 0

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = NONE, times: int = 1) -> None:
        for _ in range(times):
            self.keys += 1
            QTest.keyClick(focused(), key, held)

    def write(self, text: str) -> None:
        self.keys += len(text)
        write(text)


def welcomed(qtbot: QtBot, window: MainWindow, answer: Callable[[PreferencesDialog], None]) -> None:
    """Answer the welcome of the first start."""
    done: list[bool] = []

    def when_open(dialog: QDialog) -> None:
        assert isinstance(dialog, PreferencesDialog)
        await_keys(dialog)
        answer(dialog)
        done.append(True)

    in_next_dialog(when_open)
    window.welcome_at_first()
    qtbot.waitUntil(lambda: bool(done) and QApplication.activeModalWidget() is None)


def in_next_dialog(act: Callable[[QDialog], None], kind: type[QDialog] = QDialog) -> None:
    """Do something in the dialog of a kind that opens some time."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, kind):
            QTimer.singleShot(10, look)
            return
        try:
            act(dialog)
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(10, look)


def is_asked_nothing(qtbot: QtBot, window: MainWindow) -> bool:
    """Whether a start goes on without any question."""
    seen: list[QWidget | None] = []

    def look() -> None:
        seen.append(QApplication.activeModalWidget())
        if isinstance(asked := seen[-1], QDialog):
            asked.reject()

    window.welcome_at_first()
    after_paint(window, look)
    qtbot.waitUntil(lambda: bool(seen))
    return seen == [None]


def test_that_the_first_start_welcomes_once_and_esc_leaves_all_out(
    qtbot: QtBot, start: Opener
) -> None:
    window = start()
    welcomed(qtbot, window, lambda _: QTest.keyClick(focused(), Qt.Key.Key_Escape))
    own = Preferences()
    assert (own.own_name, own.events_folder, own.second_folder) == (OwnName(), None, None)
    assert is_asked_nothing(qtbot, window)
    window.close()
    assert is_asked_nothing(qtbot, start())


def test_that_who_one_is_becomes_the_chief_arbiter_of_a_new_event(
    qtbot: QtBot, start: Opener
) -> None:
    hand = Hand()

    def answer(_: PreferencesDialog) -> None:
        hand.press(Qt.Key.Key_N, ALT)
        hand.write("Ґжицька Єлизавета")
        hand.press(Qt.Key.Key_Tab)
        hand.write("НСК")
        hand.press(Qt.Key.Key_Tab)
        hand.write("FA")
        hand.press(Qt.Key.Key_Return)

    window = start()
    welcomed(qtbot, window, answer)
    new_event(window, "Кубок міста")
    (official,) = open_event_of(window).facts.officials
    assert (official.role, official.name) == (Role.CHIEF_ARBITER, "Ґжицька Єлизавета")
    assert (official.category, official.title) == ("НСК", "FA")
    last = open_event_of(window).workspace.history()[-1]
    assert (last.command, last.actor) == ("official.add", "Ґжицька Єлизавета")


def new_event(window: MainWindow, title: str) -> None:
    def answer(dialog: QDialog) -> None:
        write(title)
        QTest.keyClick(focused(), Qt.Key.Key_Return)

    await_keys(window)
    in_dialog(answer)
    QTest.keyClick(window, Qt.Key.Key_N, CONTROL | SHIFT)
    await_keys(window)


def test_that_the_chief_arbiter_of_last_time_goes_before_who_one_is(
    workspace: Workspace, start: Opener
) -> None:
    workspace.do(add_official, role=Role.CHIEF_ARBITER, name="Їжак Тарас")
    workspace.close()
    Preferences().own_name = OwnName(name="Ґжицька Єлизавета")
    Preferences().remember(workspace.path)
    window = start()
    new_event(window, "Кубок міста")
    assert [each.name for each in open_event_of(window).facts.officials] == ["Їжак Тарас"]


def test_that_language_and_look_are_seen_as_they_are_chosen_and_what_was_typed_stays(
    qtbot: QtBot, start: Opener
) -> None:
    seen: list[str] = []

    def answer(dialog: PreferencesDialog) -> None:
        QTest.keyClick(focused(), Qt.Key.Key_N, ALT)
        write("Їжак Тарас")
        language = next(
            each for each in dialog.findChildren(QComboBox) if each.accessibleName() == "Language"
        )
        language.setFocus()
        in_next_dialog(in_ukrainian)
        QTest.keyClick(language, Qt.Key.Key_Up)

    def in_ukrainian(dialog: QDialog) -> None:
        assert isinstance(dialog, PreferencesDialog)
        seen.append(dialog.windowTitle())
        seen.append(dialog.wishes.name)
        box = focused()
        assert isinstance(box, QComboBox)
        assert box.currentText() == "Українська"
        QTest.keyClick(box, Qt.Key.Key_Tab)
        colours = focused()
        assert isinstance(colours, QComboBox)
        in_next_dialog(in_dark)
        colours.setCurrentIndex(colours.findData(ThemeId.DARK))

    def in_dark(_: QDialog) -> None:
        seen.append(appearance().choice.theme)
        QTest.keyClick(focused(), Qt.Key.Key_Return)

    window = start()
    welcomed(qtbot, window, answer)
    qtbot.waitUntil(lambda: len(seen) == 3)
    assert seen == ["Ласкаво просимо до Arbiter", "Їжак Тарас", ThemeId.DARK]
    own = Preferences()
    assert (own.language, own.look.theme, own.own_name.name) == (
        "uk",
        ThemeId.DARK,
        "Їжак Тарас",
    )
    assert "Файл" in window.menuBar().actions()[0].text()


def test_that_every_language_of_the_program_is_offered(qtbot: QtBot, start: Opener) -> None:
    offered: list[str] = []

    def answer(dialog: PreferencesDialog) -> None:
        box = focused()
        assert isinstance(box, QComboBox)
        offered.extend(box.itemData(place) for place in range(box.count()))
        dialog.reject()

    welcomed(qtbot, start(), answer)
    assert offered == [*i18n.LANGUAGES]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_that_the_welcome_has_a_letter_for_each_field_and_cuts_no_word(
    language: str, qtbot: QtBot
) -> None:
    i18n.use(language)
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = PreferencesDialog(parent, wishes_of(Preferences()), is_welcome=True)
    dialog.show()
    assert (shared_letters(dialog), cut(dialog)) == ([], [])


def test_that_preferences_are_changed_later_from_the_menu_and_cancel_puts_the_look_back(
    qtbot: QtBot, start: Opener
) -> None:
    Preferences().note_welcome()
    window = start()
    large: list[int] = []

    def enlarge(dialog: QDialog) -> None:
        box = next(
            each
            for each in dialog.findChildren(QComboBox)
            if each.accessibleName() == "Size of letters"
        )
        in_next_dialog(leave)
        box.setCurrentIndex(box.findData(150))

    def leave(_: QDialog) -> None:
        large.append(appearance().choice.zoom)
        QTest.keyClick(focused(), Qt.Key.Key_Escape)

    in_dialog(enlarge)
    QTest.keyClick(window, Qt.Key.Key_Comma, CONTROL)
    assert large == [150]
    assert appearance().choice.zoom == 100
    assert Preferences().look.zoom == 100


def test_that_keys_of_results_and_the_language_of_papers_stand_there_too(start: Opener) -> None:
    window = start()

    def choose(dialog: QDialog) -> None:
        boxes = {each.accessibleName(): each for each in dialog.findChildren(QComboBox)}
        for name, index in (("Keys of results", 1), ("Language of papers", 1)):
            assert boxes[name].isVisible()
            boxes[name].setCurrentIndex(index)
        QTest.keyClick(boxes["Keys of results"], Qt.Key.Key_Return)

    in_dialog(choose)
    QTest.keyClick(window, Qt.Key.Key_Comma, CONTROL)
    assert Preferences().paper_language == "en"
    assert Preferences().result_keys == "sharly"


def test_that_a_fide_id_that_is_none_and_half_a_folder_are_told(start: Opener) -> None:
    window = start()
    said: list[str] = []

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, PreferencesDialog)
        lines = {each.accessibleName(): each for each in dialog.findChildren(QLineEdit)}
        lines["FIDE ID"].setText("14 млн")
        QTest.keyClick(lines["FIDE ID"], Qt.Key.Key_Return)
        said.append(dialog.problem.text())
        assert focused() is lines["FIDE ID"]
        lines["FIDE ID"].setText("14100000")
        lines["Folder of events"].setText("events")
        QTest.keyClick(lines["FIDE ID"], Qt.Key.Key_Return)
        said.append(dialog.problem.text())
        assert focused() is lines["Folder of events"]

    in_dialog(answer)
    QTest.keyClick(window, Qt.Key.Key_Comma, CONTROL)
    assert "is a number" in said[0]
    assert "from the root of its disk" in said[1]
    assert Preferences().own_name == OwnName()


def test_that_events_and_their_second_copy_go_where_they_were_told_to(
    qtbot: QtBot, start: Opener, tmp_path: Path
) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()

    def answer(dialog: PreferencesDialog) -> None:
        lines = {each.accessibleName(): each for each in dialog.findChildren(QLineEdit)}
        lines["Folder of events"].setText(str(tmp_path / "events"))
        lines["Folder of the second copy"].setText(str(stick))
        QTest.keyClick(focused(), Qt.Key.Key_Return)

    window = start()
    welcomed(qtbot, window, answer)
    new_event(window, "Cup")
    assert open_event_of(window).workspace.path == tmp_path / "events" / "Cup.arbiter"
    qtbot.waitUntil(lambda: (stick / "Cup.arbiter").exists())


def test_that_a_rating_list_can_be_imported_right_after(qtbot: QtBot, start: Opener) -> None:
    opened: list[bool] = []

    def answer(dialog: PreferencesDialog) -> None:
        (wanted,) = dialog.findChildren(QCheckBox)
        wanted.setFocus()
        QTest.keyClick(focused(), Qt.Key.Key_Space)
        in_next_dialog(lambda _: opened.append(True), RegistryDialog)
        QTest.keyClick(focused(), Qt.Key.Key_Return, CONTROL)

    welcomed(qtbot, start(), answer)
    assert opened == [True]


def test_that_preferences_change_no_result(
    workspace: Workspace, drawn: Builder, qtbot: QtBot, start: Opener
) -> None:
    drawn(4)
    workspace.close()

    def table() -> object:
        window = start()
        window.open(workspace.path)
        event = open_event_of(window).facts
        made = (
            standings(event.tournament.competition(), event.players),
            event.officials,
            event.data_version,
        )
        window.close()
        return made

    plain = table()
    kept = Preferences()
    kept.own_name = OwnName(name="Ґжицька Єлизавета", category="НСК", title="IA", fide_id=1)
    kept.language, kept.paper_language, kept.result_keys = "uk", "uk", "wdb"
    kept.look = Choice(theme=ThemeId.DARK, zoom=150, density=Density.DENSE)
    assert table() == plain
    assert read_event(workspace.path).officials == ()


def test_that_a_new_event_begins_with_a_list_of_players(
    qtbot: QtBot, start: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = tmp_path / "Кубок весни.csv"
    players.write_text("Прізвище;Регіон\nШевчук Олена;Київ\nБілик Марта;Львів\n", "utf-8")
    monkeypatch.setattr(QFileDialog, "exec", lambda _: True)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _: [str(players)])
    window = start()

    def import_(dialog: QDialog) -> None:
        assert isinstance(dialog, ImportDialog)
        qtbot.waitUntil(lambda: "2 players" in dialog.verb.text() and dialog.verb.isEnabled())
        await_keys(dialog)
        QTest.keyClick(dialog, Qt.Key.Key_Return, CONTROL)

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, NewEventDialog)
        title = focused()
        assert isinstance(title, QLineEdit)
        assert title.text() == "Кубок весни"
        in_next_dialog(import_, ImportDialog)
        QTest.keyClick(title, Qt.Key.Key_Return)

    for _ in range(3):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
    in_dialog(answer)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    event = open_event_of(window).facts
    assert event.title == "Кубок весни"
    assert [each.name for each in event.entrants] == ["Шевчук Олена", "Білик Марта"]


FIVE = ("Шевчук О", "Білик М", "Їжак Т", "Кравець Л", "Жук К")
MOST_KEYS = 70
"""At a key in a second, with time to read, they are pressed in less than two minutes."""


def test_that_a_newcomer_has_a_start_list_on_paper_in_two_minutes(
    qtbot: QtBot, start: Opener, documents: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = Hand()
    window = start()
    welcomed(qtbot, window, lambda _: hand.press(Qt.Key.Key_Return))

    def name_it(dialog: QDialog) -> None:
        await_keys(dialog)
        hand.write("Кубок")
        hand.press(Qt.Key.Key_L, ALT)
        hand.press(Qt.Key.Key_Down)
        hand.press(Qt.Key.Key_Return)

    await_keys(window)
    in_dialog(name_it)
    hand.press(Qt.Key.Key_Return)
    await_keys(window)
    for name in FIVE:
        hand.write(name)
        hand.press(Qt.Key.Key_Return)
    assert len(open_event_of(window).facts.entrants) == 5
    hand.press(Qt.Key.Key_F4)

    def mean_it(dialog: QDialog) -> None:
        """Enter stands on the safe button: the numbers are announced before the hall."""
        assert isinstance(dialog, Dialog)
        while focused() is not dialog.verb:
            hand.press(Qt.Key.Key_Tab)
        hand.press(Qt.Key.Key_Return)

    in_dialog(mean_it)
    hand.press(Qt.Key.Key_Return)
    assert open_event_of(window).tournament.draw is not None
    await_keys(window)
    hand.press(Qt.Key.Key_F8)
    hand.write("Start")
    page = window.findChild(DocumentsPage)
    assert page is not None
    wanted = documents / "start.pdf"
    monkeypatch.setattr(QFileDialog, "exec", lambda _: True)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _: [str(wanted)])
    hand.press(Qt.Key.Key_S, CONTROL)
    hand.keys += 1  # Enter in the dialog of the system, which knows a name already
    qtbot.waitUntil(wanted.exists)
    assert wanted.read_bytes().startswith(b"%PDF")
    assert hand.keys <= MOST_KEYS
