"""The registry of the computer in the window: lists in and out, people, spellings."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Birth
from arbiter_app.domain.facts.people.rating_lists import LocalPerson, RatingList
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.long_words import LongWords
from arbiter_app.gui.registry import lists
from arbiter_app.gui.registry.dialog import RegistryDialog
from arbiter_app.services.registry.registry import Registry
from tests.benchmarks.generated_lists import Generated, single_header, single_line, write_text
from tests.gui.fake_registry import GALAGAN, HALAHAN, FakeRegistry, gone
from tests.gui.hands import focused, visible_words

Typist = Callable[[QWidget, str], None]
Opener = Callable[[Registry], RegistryDialog]

TODAY = date(2026, 11, 21)
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def registry(tmp_path: Path) -> FakeRegistry:
    return FakeRegistry(tmp_path / "registry")


@pytest.fixture
def open_(qtbot: QtBot) -> Opener:
    window = QWidget()
    qtbot.addWidget(window)

    def open_(registry: Registry) -> RegistryDialog:
        dialog = RegistryDialog(window, registry, today=TODAY)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return open_


@pytest.fixture
def choose(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], None]:
    """Choose a file in the dialog that asks for one."""
    return lambda path: monkeypatch.setattr(lists, "ask_open", lambda *_: path)


def table(dialog: RegistryDialog) -> Table[object]:
    return next(each for each in dialog.findChildren(Table) if each.isVisible())


def cells(shown: Table[object]) -> list[list[str]]:
    model = shown.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def rows(dialog: RegistryDialog) -> list[list[str]]:
    shown = [each for each in dialog.findChildren(Table) if each.isVisible()]
    return cells(shown[0]) if shown else []


def press(*keys: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    for key in keys:
        QTest.keyClick(focused(), key, held)


def decide(*, yes: bool) -> None:
    """Answer the question that the next key brings up."""

    def when_open() -> None:
        question = QApplication.activeModalWidget()
        if not isinstance(question, Dialog):
            QTimer.singleShot(10, when_open)
            return
        (question.verb if yes else question.way_out).click()

    QTimer.singleShot(0, when_open)


def turn(dialog: RegistryDialog, index: int) -> None:
    tabs = dialog.findChild(QTabWidget)
    assert tabs is not None
    tabs.setCurrentIndex(index)


# Rating lists


def test_that_lists_stand_there_with_their_own_date_and_age(
    registry: FakeRegistry, open_: Opener, qtbot: QtBot
) -> None:
    dialog = open_(registry)
    qtbot.waitUntil(lambda: bool(rows(dialog)))
    name, published, use, age, played, _, skipped, file = rows(dialog)[0]
    assert use == "used"
    assert (name, published, played) == ("FIDE standard", "1 November 2026", "classical chess")
    assert age.startswith("20 day")
    assert (skipped, file) == ("2", "standard_rating_list.zip")
    assert focused() is table(dialog)


def test_that_lists_that_come_late_leave_the_focus_where_it_is(
    registry: FakeRegistry, open_: Opener, qtbot: QtBot
) -> None:
    dialog = open_(registry)
    qtbot.waitUntil(lambda: bool(rows(dialog)))
    dialog.way_out.setFocus()
    with qtbot.waitSignal(dialog._lists.came):
        dialog._lists.look()
    assert focused() is dialog.way_out


def test_that_a_list_is_imported_as_fide_publishes_it_and_found_in(
    open_: Opener, choose: Callable[[Path], None], qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "standard_nov26frl.txt"
    people = [Generated(fide_id=14100010, name="Halahan, Ihor", standard=2080, birth=2008)]
    write_text(path, single_header("NOV26"), people, single_line)
    choose(path)
    registry = Registry(tmp_path / "registry")
    dialog = open_(registry)
    qtbot.waitUntil(lambda: "No rating list is on this computer yet" in visible_words(dialog))
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_I, held=CONTROL | Qt.KeyboardModifier.ShiftModifier)
    # The lists of the folder may be seen before the import has said what it read.
    qtbot.waitUntil(lambda: "is imported" in said(dialog))
    qtbot.waitUntil(lambda: bool(rows(dialog)))
    assert rows(dialog)[0][:2] == ["FIDE standard", "1 November 2026"]
    assert "FIDE standard, 1 November 2026 is imported. People: 1." in said(dialog)
    (found,) = registry.search("Галаган")
    assert found.sources[0].birth == Birth(2008)


def test_that_an_older_list_comes_beside_a_newer_one_and_is_used_by_choice(
    open_: Opener, choose: Callable[[Path], None], qtbot: QtBot, tmp_path: Path
) -> None:
    people = [Generated(fide_id=14100010, name="Halahan, Ihor", standard=2080, birth=2008)]
    registry = Registry(tmp_path / "registry")
    for month in ("DEC26", "NOV26"):
        path = tmp_path / f"standard_{month.lower()}frl.txt"
        write_text(path, single_header(month), people, single_line)
        choose(path)
        if month == "DEC26":
            registry.import_list(path)
    dialog = open_(registry)
    qtbot.waitUntil(lambda: bool(rows(dialog)))
    press(Qt.Key.Key_I, held=CONTROL | Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: len(rows(dialog)) == 2)
    qtbot.waitUntil(lambda: "A newer edition is used; this one is kept beside it." in said(dialog))
    assert [row[1:3] for row in rows(dialog)] == [
        ["1 December 2026", "used"],
        ["1 November 2026", "kept beside"],
    ]
    shown = table(dialog)
    shown.setFocus()
    use = next(each for each in shown.row_acts if "Use" in each.text())
    assert not use.isEnabled()
    press(Qt.Key.Key_Down)
    assert use.isEnabled()
    press(Qt.Key.Key_U, held=Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: rows(dialog)[1][2] == "used by choice")
    (found,) = registry.search("Галаган")
    assert [source.list.published.month for source in found.sources if source.list] == [11]


def said(dialog: RegistryDialog) -> str:
    words = dialog.findChild(LongWords)
    assert words is not None
    return words.accessibleDescription()


def test_that_name_and_date_of_a_national_list_are_asked_before_it_is_imported(
    registry: FakeRegistry,
    open_: Opener,
    choose: Callable[[Path], None],
    qtbot: QtBot,
    type_in: Typist,
) -> None:
    registry.kept = ()
    choose(Path("rating.csv"))
    dialog = open_(registry)
    press(Qt.Key.Key_I, held=CONTROL | Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: "Whose list is rating.csv" in visible_words(dialog))
    type_in(focused(), "ФШУ")
    press(Qt.Key.Key_Return)
    assert "Type the date of the list itself" in visible_words(dialog)
    type_in(focused(), "01.11.2026")
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(rows(dialog)))
    assert rows(dialog)[0][:2] == ["ФШУ", "1 November 2026"]
    qtbot.waitUntil(lambda: "could not be read:" in said(dialog))
    assert "Line 17: “abc” is not a rating" in said(dialog)


def test_that_escape_leaves_whatever_is_asked_and_imports_nothing(
    registry: FakeRegistry, open_: Opener, choose: Callable[[Path], None], qtbot: QtBot
) -> None:
    choose(Path("rating.csv"))
    dialog = open_(registry)
    qtbot.waitUntil(lambda: bool(rows(dialog)))
    press(Qt.Key.Key_I, held=CONTROL | Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: "Whose list is rating.csv" in visible_words(dialog))
    press(Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert len(registry.kept) == 2


def test_that_escape_stops_an_import_and_leaves(
    registry: FakeRegistry,
    open_: Opener,
    choose: Callable[[Path], None],
    qtbot: QtBot,
    type_in: Typist,
) -> None:
    registry.waits = lambda: True
    choose(Path("rating.csv"))
    dialog = open_(registry)
    press(Qt.Key.Key_I, held=CONTROL | Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: "Whose list is rating.csv" in visible_words(dialog))
    type_in(focused(), "ФШУ")
    press(Qt.Key.Key_Tab)
    type_in(focused(), "01.11.2026")
    press(Qt.Key.Key_Return)
    bar = dialog.findChild(QProgressBar)
    assert bar is not None
    qtbot.waitUntil(lambda: bar.value() == 500)
    press(Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    qtbot.waitUntil(lambda: "The import was stopped" in said(dialog))
    assert len(registry.kept) == 2


def test_that_a_file_that_cannot_be_read_is_said(
    registry: FakeRegistry, open_: Opener, choose: Callable[[Path], None], qtbot: QtBot
) -> None:
    choose(Path("gone.txt"))
    dialog = open_(registry)
    qtbot.waitUntil(lambda: bool(rows(dialog)))
    registry.broken = gone(Path("gone.txt"))
    press(Qt.Key.Key_I, held=CONTROL | Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: "gone.txt" in visible_words(dialog))


@pytest.mark.parametrize("yes", [True, False])
def test_that_a_list_is_forgotten_after_a_question(
    registry: FakeRegistry, open_: Opener, qtbot: QtBot, *, yes: bool
) -> None:
    dialog = open_(registry)
    qtbot.waitUntil(lambda: bool(rows(dialog)))
    decide(yes=yes)
    press(Qt.Key.Key_Delete)
    left: tuple[RatingList, ...] = registry.kept[-1:]
    qtbot.waitUntil(lambda: len(rows(dialog)) == (1 if yes else 2))
    assert left[0].name == "ФШУ"
    assert len(registry.kept) == (1 if yes else 2)


# People


def test_that_people_are_narrowed_by_typing_and_forgotten_with_delete(
    registry: FakeRegistry, open_: Opener, qtbot: QtBot, type_in: Typist
) -> None:
    registry.local = {1: GALAGAN, 2: HALAHAN}
    dialog = open_(registry)
    turn(dialog, 1)
    qtbot.waitUntil(lambda: len(rows(dialog)) == 2)
    assert isinstance(focused(), QLineEdit)
    type_in(focused(), "гала")
    qtbot.waitUntil(lambda: not rows(dialog))
    typed = focused()
    assert isinstance(typed, QLineEdit)
    typed.clear()
    type_in(typed, "ґала")
    qtbot.waitUntil(lambda: [row[0] for row in rows(dialog)] == ["Ґалаґан Ігор"])
    press(Qt.Key.Key_Down)
    decide(yes=True)
    press(Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: not rows(dialog))
    assert list(registry.local) == [2]
    assert LocalPerson(id=2, person=HALAHAN) in registry.people()


# Spellings


def test_that_a_wrong_spelling_is_merged_into_the_right_one_by_keyboard(
    registry: FakeRegistry, open_: Opener, qtbot: QtBot, type_in: Typist
) -> None:
    dialog = open_(registry)
    turn(dialog, 2)
    qtbot.waitUntil(lambda: len(rows(dialog)) == 2)
    shown = table(dialog)
    assert focused() is shown
    assert "“ДЮСШ № 4” is the same as" in visible_words(dialog)
    press(Qt.Key.Key_Down)
    assert "“Дюсш 4” is the same as" in visible_words(dialog)
    press(Qt.Key.Key_Return)
    field = focused()
    assert isinstance(field, QLineEdit)
    field.setText("ДЮСШ № 4")
    decide(yes=True)
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: rows(dialog) == [["ДЮСШ № 4", "7"]])
    assert registry.merged == [(ContingentKey.CLUB, "Дюсш 4", "ДЮСШ № 4")]


def test_that_other_words_are_listed_by_the_choice_above(
    registry: FakeRegistry, open_: Opener, qtbot: QtBot
) -> None:
    dialog = open_(registry)
    turn(dialog, 2)
    qtbot.waitUntil(lambda: len(rows(dialog)) == 2)
    kind = next(each for each in dialog.findChildren(QComboBox) if each.isVisible())
    kind.setCurrentIndex(1)
    qtbot.waitUntil(lambda: not rows(dialog))
    assert "what players of events have is kept here" in visible_words(dialog)


def test_that_no_button_takes_the_enter_of_a_table(registry: FakeRegistry, open_: Opener) -> None:
    dialog = open_(registry)
    assert not any(button.isDefault() for button in dialog.findChildren(QPushButton))
