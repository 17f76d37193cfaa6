"""The window around the pages: opening, languages, keys, messages, status."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import SIGNAL, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app import i18n, paths
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, PairingNumber, PlayerId, Round
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.keyboard import Keyboard
from arbiter_app.gui.base.language_switch import LanguageSwitch
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.event.page import EventPage
from arbiter_app.gui.journal.page import JournalPage
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.play_off.page import PlayOffPage
from arbiter_app.gui.players.form import PlayerForm
from arbiter_app.gui.players.page import PlayersPage
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.gui.window.app import first_language, speaker
from arbiter_app.gui.window.book.page_book import PageBook
from arbiter_app.gui.window.files.new_event import NewEventDialog
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.gui.window.message_strip import Strip
from arbiter_app.gui.window.start_screen import StartScreen
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.players import add_player, remove_player
from arbiter_app.services.commands.play.ceremony import draw_number
from arbiter_app.services.commands.play.matches import draw_colours, pair_next_games
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.whole.event import set_official
from arbiter_app.services.registry.registry import Registry
from arbiter_app.services.workspace import Workspace
from tests.gui.ceremonies import begin
from tests.gui.hands import focused, in_dialog, visible_words
from tests.gui.play_off_hands import Tied, comes_next
from tests.services.hands import choose_system

Builder = Callable[[int], tuple[PlayerId, ...]]
Opener = Callable[..., MainWindow]
Typist = Callable[[QWidget, str], None]

SIGNALS = (SIGNAL("changed(PyObject)"), SIGNAL("done(QString)"), SIGNAL("refused(QString)"))
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[Opener]:
    """Open the window as a start of the program does, on a file or on what was open last."""
    speak = speaker(qapp)
    keys = Keyboard(qapp)
    opened: list[MainWindow] = []

    def open_(path: Path | None = None) -> MainWindow:
        window = MainWindow(Preferences(), speak, actor="Arbiter")
        qtbot.addWidget(window)
        opened.append(window)
        if path:
            window.open(path)
        else:
            window.reopen()
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    yield open_
    for window in opened:
        window.close()
    keys.deleteLater()
    speak("en")


@pytest.fixture
def event_file(workspace: Workspace, drawn: Builder) -> Path:
    """A closed event of four players, drawn, White's win on the first board."""
    drawn(4)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    workspace.close()
    return workspace.path


@pytest.fixture
def players_file(workspace: Workspace, registered: Builder) -> Path:
    """A closed event of four players before the draw."""
    registered(4)
    workspace.close()
    return workspace.path


def switch_to(window: MainWindow, language: str) -> None:
    buttons = window.menuBar().cornerWidget().findChildren(QToolButton)
    next(button for button in buttons if button.text() == language).click()


def status(window: MainWindow) -> str:
    labels = window.statusBar().findChildren(QLabel)
    return " | ".join(label.text() for label in labels if label.isVisible())


def message(window: MainWindow) -> str:
    strip = window.findChild(Strip)
    assert strip is not None
    return strip.text if strip.isVisible() else ""


def test_that_without_an_event_the_window_offers_what_comes_first(window: Opener) -> None:
    start = window().findChild(StartScreen)
    assert start is not None
    offers = [button.text() for button in start.findChildren(QPushButton)]
    assert offers == [
        "New event…",
        "Open…",
        "Import a report…",
        "Begin with a list…",
        "Sample event",
    ]


def test_that_the_start_names_what_an_event_can_be(window: Opener) -> None:
    start = window().findChild(StartScreen)
    assert start is not None
    new, *_ = start.findChildren(QPushButton)
    assert new.accessibleDescription() == (
        "From a template, or Swiss, round robin, knockout, match, groups"
    )


def test_that_a_new_event_needs_a_title_only_and_takes_the_edition_of_its_first_day(
    window: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, type_in: Typist
) -> None:
    monkeypatch.setattr(paths, "user_documents", lambda: tmp_path)
    opened = window()

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, NewEventDialog) or not dialog.isActiveWindow():
            QTimer.singleShot(10, answer)
            return
        title, first_day, *_ = dialog.findChildren(QLineEdit)
        type_in(title, "Кубок: осінь/зима")
        first_day.setText("28.02.2026")
        QTest.keyClick(title, Qt.Key.Key_Return)

    QTimer.singleShot(0, answer)
    QTest.keyClick(opened, Qt.Key.Key_N, CONTROL | SHIFT)
    assert opened.open_event is not None
    assert opened.open_event.workspace.path == tmp_path / "Кубок осінь зима.arbiter"
    assert opened.open_event.facts.title == "Кубок: осінь/зима"
    # C.07 of 2026 is in force from 1 March.
    assert opened.open_event.tournament.settings.edition == "2024-08"
    assert opened.findChild(PlayersPage) is not None


def test_that_a_new_event_makes_the_folder_of_a_person_who_has_none_yet(
    window: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, type_in: Typist
) -> None:
    monkeypatch.setattr(paths, "user_documents", lambda: tmp_path / "Documents")
    opened = window()

    def answer(dialog: QDialog) -> None:
        title = dialog.findChildren(QLineEdit)[0]
        type_in(title, "Кубок")
        QTest.keyClick(title, Qt.Key.Key_Return)

    in_dialog(answer)
    QTest.keyClick(opened, Qt.Key.Key_N, CONTROL | SHIFT)
    assert (tmp_path / "Documents" / "Кубок.arbiter").exists()


def title_and_file(dialog: QDialog) -> tuple[QLineEdit, QLineEdit]:
    """Return the fields of a new event for its title and for its file."""
    fields = dialog.findChildren(QLineEdit)
    file = next(each for each in fields if each.accessibleName() == "File of the event")
    return fields[0], file


def test_that_a_new_event_that_cannot_be_made_keeps_all_that_was_typed(
    window: Opener, event_file: Path, monkeypatch: pytest.MonkeyPatch, type_in: Typist
) -> None:
    monkeypatch.setattr(paths, "user_documents", lambda: event_file.parent)
    opened = window()

    def answer(dialog: QDialog) -> None:
        title, file = title_and_file(dialog)
        type_in(title, event_file.stem)
        QTest.keyClick(title, Qt.Key.Key_Return)
        assert dialog.isVisible()
        assert title.text() == event_file.stem
        assert "exists already" in visible_words(dialog)
        file.setText(str(event_file.with_name("other.arbiter")))
        QTest.keyClick(file, Qt.Key.Key_Return)

    in_dialog(answer)
    QTest.keyClick(opened, Qt.Key.Key_N, CONTROL | SHIFT)
    assert opened.open_event is not None
    assert opened.open_event.workspace.path == event_file.with_name("other.arbiter")


def test_that_enter_presses_the_button_that_has_the_focus(
    window: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "user_documents", lambda: tmp_path)
    opened = window()
    button = focused()
    assert isinstance(button, QPushButton)
    assert button.text() == "New event…"
    for _ in range(4):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert opened.open_event is not None
    assert opened.open_event.workspace.path.name == "sample.arbiter"


def test_that_ctrl_z_tells_how_a_step_of_the_ceremony_is_taken_back(
    players_file: Path, window: Opener
) -> None:
    shown = window(players_file)
    assert shown.open_event is not None
    begin(shown.open_event, DrawMethod.LOTS)
    shown.open_event.do(draw_number, number=PairingNumber(2))
    QTest.keyClick(shown, Qt.Key.Key_Z, CONTROL)
    assert "witness" in message(shown)
    assert shown.open_event.tournament.ceremony is not None
    assert len(shown.open_event.tournament.ceremony.steps) == 1


def test_that_a_long_line_of_undo_keeps_its_result_in_sight(
    window: Opener, event_file: Path
) -> None:
    opened = window(event_file)
    assert opened.open_event is not None
    opened.open_event.do(set_official, role=Role.CHIEF_ARBITER, name="Ґалаґан-Підлісний О. В. " * 3)
    opened.open_event.do(enter_result, round=Round(1), board=Board(2), result=WHITE_WINS)
    undo = next(part for part in status(opened).split(" | ") if part.startswith("Ctrl+Z"))
    assert undo.endswith("1 – 0")


def test_that_a_title_longer_than_any_name_of_a_file_still_makes_an_event(
    window: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "user_documents", lambda: tmp_path)
    opened = window()
    title = "Чемпіонат області " * 15

    def answer(dialog: QDialog) -> None:
        first, file = title_and_file(dialog)
        first.setText(title)
        short = file.text()
        file.setText(str(tmp_path / ("Ч" * 300)))
        QTest.keyClick(file, Qt.Key.Key_Return)
        assert "too long for some systems" in visible_words(dialog)
        file.setText(short)
        QTest.keyClick(file, Qt.Key.Key_Return)

    in_dialog(answer)
    QTest.keyClick(opened, Qt.Key.Key_N, CONTROL | SHIFT)
    assert opened.open_event is not None
    assert opened.open_event.facts.title == title.strip()


def test_that_f10_opens_the_menu(window: Opener, event_file: Path) -> None:
    opened = window(event_file)
    QTest.keyClick(focused(), Qt.Key.Key_F10)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.title() == "&File"
    menu.close()
    opened.menuBar().setActiveAction(QAction())


def test_that_f_keys_turn_the_pages(window: Opener, event_file: Path, qtbot: QtBot) -> None:
    opened = window(event_file)
    for key, page in (
        (Qt.Key.Key_F2, EventPage),
        (Qt.Key.Key_F9, JournalPage),
        (Qt.Key.Key_F5, RoundsPage),
        (Qt.Key.Key_F3, PlayersPage),
    ):
        QTest.keyClick(opened, key)
        shown = opened.findChild(page)
        assert shown is not None
        assert shown.isVisible()
        focused = QApplication.focusWidget()
        assert focused is not None
        assert shown.isAncestorOf(focused)


def test_that_the_title_and_the_status_say_where_the_event_stands(
    qtbot: QtBot, window: Opener, event_file: Path
) -> None:
    opened = window(event_file)
    assert opened.windowTitle() == "Чемпіонат області 2026 · Round robin, 4 players – Arbiter"
    said = status(opened)
    assert said.startswith("Round 1 | ")
    assert "1 result missing" in said
    assert "saved " in said
    qtbot.waitUntil(lambda: "Ctrl+Z takes back: Round 1, " in status(opened))


def test_that_the_status_names_every_round_in_which_matches_are_played(
    window: Opener, workspace: Workspace, drawn: Builder
) -> None:
    choose_system(workspace, System.KNOCKOUT)
    drawn(4)
    workspace.do(draw_colours, seed="1")
    workspace.do(pair_next_games)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    workspace.do(pair_next_games)
    workspace.close()
    opened = window(workspace.path)
    assert status(opened).startswith("Rounds 1, 2 | 2 results missing")
    assert opened.open_event is not None
    opened.open_event.do(enter_result, round=Round(1), board=Board(2), result=WHITE_WINS)
    assert status(opened).startswith("Round 2 | 1 result missing")


def test_that_ctrl_z_takes_back_the_last_act_and_ctrl_shift_z_brings_it_again(
    window: Opener, event_file: Path, qtbot: QtBot
) -> None:
    opened = window(event_file)
    assert opened.open_event is not None

    def result() -> str:
        assert opened.open_event is not None
        return str(opened.open_event.tournament.main_stage.rounds[0].games[0].result)

    QTest.keyClick(opened, Qt.Key.Key_Z, CONTROL)
    assert result() == "None"
    assert "Undone: Round 1, " in status(opened)
    QTest.keyClick(opened, Qt.Key.Key_Z, CONTROL | SHIFT)
    assert result() == "1-0"


def test_that_ctrl_z_in_a_field_takes_back_the_typing_first_and_the_act_after_it(
    window: Opener, event_file: Path, qtbot: QtBot
) -> None:
    opened = window(event_file)
    assert opened.open_event is not None
    QTest.keyClick(opened, Qt.Key.Key_F2)
    title = QApplication.focusWidget()
    assert isinstance(title, QLineEdit)
    QTest.keyClicks(title, "!")
    QTest.keyClick(title, Qt.Key.Key_Z, CONTROL)
    assert title.text() == "Чемпіонат області 2026"
    assert opened.open_event.tournament.main_stage.rounds[0].has_results
    QTest.keyClick(title, Qt.Key.Key_Z, CONTROL)
    assert not opened.open_event.tournament.main_stage.rounds[0].has_results


@pytest.mark.parametrize("letter", ["я", "Я"])
def test_that_ctrl_z_works_on_a_computer_that_has_a_ukrainian_keyboard_alone(
    window: Opener, event_file: Path, letter: str
) -> None:
    opened = window(event_file)
    assert opened.open_event is not None
    press_with_control(QApplication.focusWidget(), letter)
    assert not opened.open_event.tournament.main_stage.rounds[0].has_results


def test_that_ctrl_and_a_ukrainian_letter_reach_the_acts_of_the_page_shown(
    window: Opener, event_file: Path
) -> None:
    opened = window(event_file)
    QTest.keyClick(opened, Qt.Key.Key_F5)
    press_with_control(QApplication.focusWidget(), "п")  # Ctrl+G
    rounds = opened.findChild(RoundsPage)
    assert rounds is not None
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    assert rounds.isAncestorOf(field)
    QTest.keyClick(opened, Qt.Key.Key_F2)
    title = QApplication.focusWidget()
    assert isinstance(title, QLineEdit)
    press_with_control(title, "п")
    assert QApplication.focusWidget() is title


def test_that_ctrl_and_a_ukrainian_letter_copy_the_text_of_a_field(
    window: Opener, event_file: Path
) -> None:
    opened = window(event_file)
    QTest.keyClick(opened, Qt.Key.Key_F2)
    title = QApplication.focusWidget()
    press_with_control(title, "ф")  # Ctrl+A
    press_with_control(title, "с")  # Ctrl+C
    assert QApplication.clipboard().text() == "Чемпіонат області 2026"


def press_with_control(widget: QWidget | None, letter: str) -> None:
    """Press Ctrl and a letter as X11 sends them where it knows no Latin keyboard."""
    assert widget is not None
    key = Qt.Key(ord(letter.upper()))
    QTest.sendKeyEvent(QTest.KeyAction.Click, widget, key, letter, CONTROL)


def test_that_a_refusal_stands_in_words_until_escape(
    window: Opener, event_file: Path, qtbot: QtBot
) -> None:
    opened = window(event_file)
    assert opened.open_event is not None
    assert not opened.open_event.do(remove_player, player=PlayerId(1))
    assert "Withdraw the player instead" in message(opened)
    QTest.keyClick(opened, Qt.Key.Key_Escape)
    assert message(opened) == ""


def test_that_the_next_act_that_is_done_takes_a_refusal_away(
    window: Opener, event_file: Path
) -> None:
    opened = window(event_file)
    assert opened.open_event is not None
    assert not opened.open_event.do(remove_player, player=PlayerId(1))
    assert opened.open_event.undo()
    assert message(opened) == ""


def test_that_escape_closes_the_message_from_the_switch_of_languages_too(
    window: Opener, event_file: Path
) -> None:
    opened = window(event_file)
    opened.say("…")
    switch = opened.menuBar().cornerWidget().findChildren(QToolButton)[0]
    switch.setFocus()
    QTest.keyClick(switch, Qt.Key.Key_Escape)
    assert message(opened) == ""


def test_that_another_page_takes_a_refusal_away(window: Opener, event_file: Path) -> None:
    opened = window(event_file)
    assert opened.open_event is not None
    assert not opened.open_event.do(remove_player, player=PlayerId(1))
    QTest.keyClick(focused(), Qt.Key.Key_F9)
    assert message(opened) == ""


def test_that_what_a_page_refuses_as_it_is_left_is_still_said(
    window: Opener, event_file: Path
) -> None:
    opened = window(event_file)
    QTest.keyClick(opened, Qt.Key.Key_F2)
    title = focused()
    assert isinstance(title, QLineEdit)
    title.clear()
    QTest.keyClick(title, Qt.Key.Key_F9)
    assert "The event has no title" in message(opened)


def test_that_escape_ends_the_search_for_a_board_first_and_the_message_after_it(
    window: Opener, event_file: Path
) -> None:
    opened = window(event_file)
    QTest.keyClick(opened, Qt.Key.Key_F5)
    QTest.keyClick(focused(), Qt.Key.Key_G, CONTROL)
    search = focused()
    QTest.keyClicks(search, "77")
    QTest.keyClick(search, Qt.Key.Key_Return)
    assert message(opened)
    QTest.keyClick(search, Qt.Key.Key_Escape)
    assert not search.isVisible()
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert message(opened) == ""


def test_that_another_language_keeps_the_page_and_speaks_everywhere(
    window: Opener, event_file: Path, qtbot: QtBot
) -> None:
    opened = window(event_file)
    QTest.keyClick(opened, Qt.Key.Key_F9)
    switch_to(opened, "УКР")
    qtbot.waitUntil(lambda: len(opened.findChildren(JournalPage)) == 1)
    journal = opened.findChild(JournalPage)
    assert journal is not None
    assert journal.isVisible()
    assert [each.isVisible() for each in opened.findChildren(LanguageSwitch)].count(True) == 1
    assert i18n.window_catalogue().language == "uk"
    assert Preferences().language == "uk"
    # The word of Qt itself, from its own translation.
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Скасувати"


def test_that_a_window_built_anew_leaves_nothing_that_listens_to_the_event(
    window: Opener, event_file: Path, qtbot: QtBot
) -> None:
    opened = window(event_file)
    open_event = opened.open_event
    assert open_event is not None

    def show_all_pages_in(language: str) -> int:
        switch_to(opened, language)
        qtbot.waitUntil(lambda: len(opened.findChildren(PageBook)) == 1)
        for key in (Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F4, Qt.Key.Key_F5, Qt.Key.Key_F6):
            QTest.keyClick(opened, key)
        assert len(opened.findChildren(EventPage)) == 1
        return sum(open_event.receivers(signal) for signal in SIGNALS)

    before = show_all_pages_in("УКР")
    assert before > 0
    assert show_all_pages_in("ENG") == before
    assert show_all_pages_in("УКР") == before


def test_that_a_closed_event_is_let_go(
    workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_event = OpenEvent(workspace)
    heard: list[object] = []
    closed: list[Callable[[], None]] = []
    open_event.changed.connect(heard.append)
    end = workspace.subscribe(heard.append)
    open_event.note("document.printed", document="start-list", target="printer")
    assert len(heard) == 2
    close_at_last = workspace.close
    with monkeypatch.context() as patched:
        patched.setattr(workspace, "close", lambda: closed.append(close_at_last))
        open_event.close()
        # Were the file still open, only the other listener would hear of it.
        workspace.note("document.printed", document="start-list", target="printer")
    assert len(heard) == 3
    end()
    (close_file,) = closed
    close_file()
    again = Workspace.open(workspace.path, actor="Arbiter")
    again.close()


def test_that_another_language_waits_for_a_correction_that_cannot_be_saved(
    window: Opener, players_file: Path, type_in: Typist
) -> None:
    opened = window(players_file)
    assert opened.open_event is not None
    table = opened.findChild(Table)
    assert table is not None
    table.selectRow(0)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Return)
    form = opened.findChild(PlayerForm)
    assert form is not None
    birth = next(f for f in form.findChildren(QLineEdit) if "Birth" in f.accessibleName())
    birth.setFocus()
    type_in(birth, "вчора")
    in_dialog(lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    switch_to(opened, "УКР")
    assert i18n.window_catalogue().language == "en"
    assert opened.findChild(PlayerForm) is form
    assert opened.focusWidget() is birth
    birth.clear()
    switch_to(opened, "УКР")
    assert i18n.window_catalogue().language == "uk"
    assert None in {each.birth for each in opened.open_event.facts.players.values()}


def test_that_a_new_player_typed_by_half_is_there_in_another_language(
    window: Opener, players_file: Path, qtbot: QtBot, type_in: Typist
) -> None:
    opened = window(players_file)
    type_in(focused(), "Новенький Олег")
    switch_to(opened, "УКР")
    assert i18n.window_catalogue().language == "uk"

    def typed() -> str:
        name = opened.focusWidget()
        return name.text() if isinstance(name, QLineEdit) else ""

    qtbot.waitUntil(lambda: typed() == "Новенький Олег")
    assert opened.open_event is not None
    assert len(opened.open_event.facts.players) == 4


def test_that_the_program_reopens_the_event_at_the_same_page_and_round(
    window: Opener, event_file: Path, qtbot: QtBot
) -> None:
    opened = window(event_file)
    QTest.keyClick(opened, Qt.Key.Key_F5)
    rounds = opened.findChild(RoundsPage)
    assert rounds is not None
    rounds.round_number = Round(3)
    opened.close()
    again = window().findChild(RoundsPage)
    assert again is not None
    assert again.isVisible()
    assert again.round_number == 3


def test_that_the_program_starts_with_the_focus_where_its_page_goes_on(
    window: Opener, workspace: Workspace, tied: Tied
) -> None:
    tied(2, 2)
    workspace.close()
    Preferences().page = PageId.PLAY_OFF
    page = window(workspace.path).findChild(PlayOffPage)
    assert page is not None
    assert comes_next(page) == "Begin the play-off"


def test_that_a_killed_program_reopens_the_event_and_the_round_it_had(
    window: Opener, event_file: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    opened = window(event_file)
    QTest.keyClick(opened, Qt.Key.Key_F5)
    QTest.keyClick(focused(), Qt.Key.Key_PageDown, CONTROL)
    rounds = opened.findChild(RoundsPage)
    assert rounds is not None
    remembered = tmp_path / "Arbiter" / "Arbiter.ini"

    def on_disk(*lines: str) -> bool:
        return remembered.exists() and set(lines) <= set(remembered.read_text("utf-8").split())

    place = (f"last={event_file}", "page=rounds", f"round={rounds.round_number}")
    qtbot.waitUntil(lambda: on_disk(*place))
    QTest.keyClick(focused(), Qt.Key.Key_W, CONTROL)
    qtbot.waitUntil(lambda: on_disk("last="))


def test_that_what_stands_in_a_field_is_saved_when_the_window_is_closed(
    window: Opener, event_file: Path
) -> None:
    opened = window(event_file)
    QTest.keyClick(opened, Qt.Key.Key_F2)
    title = QApplication.focusWidget()
    assert title is not None
    QTest.keyClicks(title, "!")
    opened.close()
    assert read_event(event_file).title == "Чемпіонат області 2026!"


def test_that_the_sample_is_made_once_and_goes_on_where_it_was_left(
    window: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "user_documents", lambda: tmp_path)
    opened = window()
    opened.open_sample()
    assert opened.open_event is not None
    assert opened.open_event.undo()
    version = opened.open_event.facts.data_version
    opened.close()
    again = window()
    again.open_sample()
    assert again.open_event is not None
    assert again.open_event.facts.data_version == version


@pytest.mark.parametrize(
    ("content", "words"),
    [(b"Name;Birth\n" * 20, "is not an event file"), (None, "There is no file")],
)
def test_that_a_file_that_cannot_be_opened_leaves_the_window_with_what_it_had(
    window: Opener, event_file: Path, tmp_path: Path, content: bytes | None, words: str
) -> None:
    opened = window(event_file)
    other = tmp_path / "other.arbiter"
    if content:
        other.write_bytes(content)
    assert not opened.open(other)
    assert words in message(opened)
    assert opened.open_event is not None
    assert opened.open_event.workspace.path == event_file
    assert not content or other.read_bytes() == content


def test_that_the_open_event_may_be_opened_again_by_another_way(
    window: Opener, event_file: Path
) -> None:
    opened = window(event_file)
    open_event = opened.open_event
    way_round = event_file.parent / "folder" / ".." / event_file.name
    (event_file.parent / "folder").mkdir()
    assert opened.open(way_round)
    assert opened.open_event is open_event


def test_that_an_event_open_in_another_window_is_refused(window: Opener, event_file: Path) -> None:
    elsewhere = Workspace.open(event_file, actor="Other")
    try:
        opened = window(event_file)
        assert opened.open_event is None
        assert "is open in another window" in message(opened)
    finally:
        elsewhere.close()


@pytest.mark.parametrize(
    ("system", "language"),
    [(["uk-UA"], "uk"), (["en-GB"], "en"), (["de-DE", "en"], "uk"), ([], "uk")],
)
def test_that_the_first_start_is_ukrainian_unless_the_system_speaks_english(
    system: list[str], language: str
) -> None:
    assert first_language(system) == language


def test_that_the_registry_opens_by_its_key_without_an_event_too(
    window: Opener, workspace: Workspace
) -> None:
    titles: list[str] = []
    for path in (None, workspace.path):
        if path:
            workspace.close()
        opened = window(path)
        in_dialog(lambda dialog: titles.append(dialog.windowTitle()))
        QTest.keyClick(opened, Qt.Key.Key_R, CONTROL | SHIFT)
    assert titles == ["Registry of this computer"] * 2


def test_that_who_is_registered_in_the_window_is_found_in_the_next_event(
    window: Opener, workspace: Workspace, qtbot: QtBot
) -> None:
    workspace.close()
    open_event = window(workspace.path).open_event
    assert open_event is not None
    open_event.do(add_player, name="Ґалаґан Ігор", club="Дебют")
    qtbot.waitUntil(lambda: bool(Registry().search("halahan")))
