"""The tournaments of an event, worked on their page by keys."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QLineEdit, QListWidget, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.new_tournaments import NewTournament
from arbiter_app.domain.facts.people.eligibility import AgeGroup
from arbiter_app.domain.facts.people.people import Birth
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import StageId
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.tournaments.page import TournamentsPage
from arbiter_app.gui.window.book.page_book import PageBook
from arbiter_app.gui.window.book.page_list import PageList
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.whole.tournaments import (
    add_tournament,
    add_tournaments,
    describe_tournament,
)
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import Builder
from tests.gui.hands import focused, in_dialog, show_page, visible_words
from tests.gui.round_hands import take_up_again
from tests.gui.windows import open_event_of, open_window

ALT = Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier

Answer = Callable[[QDialog], None]


@pytest.fixture
def groups(open_event: OpenEvent, drawn: Builder) -> tuple[StageId, ...]:
    """U10, whose four players are numbered, and U12 and U14, in which nobody is entered."""
    drawn(4)
    first = open_event.tournament.id
    open_event.do(describe_tournament, title="U10")
    for title in ("U12", "U14"):
        open_event.do(add_tournament, title=title, like=first)
    return tuple(StageId(each.id) for each in open_event.whole.tournaments)


def in_active_dialog(qtbot: QtBot, act: Answer) -> Answer:
    """Do something in a dialog once the keys go to it."""

    def do(dialog: QDialog) -> None:
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        act(dialog)

    return do


def press(
    page: TournamentsPage,
    key: Qt.Key,
    modifier: Qt.KeyboardModifier = NONE,
    *,
    then: Answer | None = None,
) -> None:
    """Press a key on the list; `then` is done in the dialog that it opens."""
    take_up_again(page)
    if then is not None:
        in_dialog(then)
    QTest.keyClick(table_of(page), key, modifier)


def table_of(widget: QWidget) -> Table[object]:
    table = widget.findChild(Table)
    assert isinstance(table, Table)
    return table


def cells(widget: QWidget, title: str) -> list[str]:
    """What stands in a column."""
    model = table_of(widget).model()
    titles = [
        str(model.headerData(place, Qt.Orientation.Horizontal))
        for place in range(model.columnCount())
    ]
    place = titles.index(title)
    return [str(model.index(row, place).data()) for row in range(model.rowCount())]


def titles(open_event: OpenEvent) -> list[str]:
    return [each.title for each in open_event.whole.tournaments]


def test_each_tournament_tells_how_it_stands_and_all_of_them_together(
    qtbot: QtBot, open_event: OpenEvent, groups: tuple[StageId, ...]
) -> None:
    open_event.door(at=groups[1]).do(add_player, name="Їжак Тарас")
    page = show_page(qtbot, TournamentsPage(open_event))
    assert cells(page, "Tournament") == ["U10", "U12", "U14"]
    assert cells(page, "Players") == ["0/4", "0/1", "0"]
    assert cells(page, "Round") == ["1/3", "", ""]
    assert cells(page, "Missing") == [
        "without a result: 2, round 1 is not published",
        "undecided: 1",
        "",
    ]
    assert cells(page, "Next")[1:] == ["Register players", "Register players"]
    assert (
        "3 tournaments, players: 0 of 5, undecided: 1, without a result: 2, rounds to publish: 1"
        in visible_words(page)
    )


def test_enter_puts_the_tournament_in_hand_and_goes_where_its_next_step_is_done(
    qtbot: QtBot, open_event: OpenEvent, workspace: Workspace, groups: tuple[StageId, ...]
) -> None:
    workspace.close()
    window = open_window(qtbot, workspace.path)
    show_tournaments(window)
    QTest.keyClick(focused(), Qt.Key.Key_Down)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert open_event_of(window).tournament.title == "U12"
    assert shown_page(window) is PageId.PLAYERS
    show_tournaments(window)
    QTest.keyClick(focused(), Qt.Key.Key_Up)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert open_event_of(window).tournament.title == "U10"
    assert shown_page(window) is PageId.ROUNDS
    window.close()


def test_they_are_put_in_order_by_keys_and_the_line_stays_chosen(
    qtbot: QtBot, open_event: OpenEvent, groups: tuple[StageId, ...]
) -> None:
    page = show_page(qtbot, TournamentsPage(open_event))
    press(page, Qt.Key.Key_Down, ALT)
    assert titles(open_event) == ["U12", "U10", "U14"]
    press(page, Qt.Key.Key_Down, ALT)
    press(page, Qt.Key.Key_Down, ALT)
    assert titles(open_event) == ["U12", "U14", "U10"]
    press(page, Qt.Key.Key_Up, ALT)
    assert titles(open_event) == ["U12", "U10", "U14"]


def test_what_a_tournament_has_of_its_own_is_typed_and_what_is_empty_is_as_in_the_event(
    qtbot: QtBot, open_event: OpenEvent, groups: tuple[StageId, ...]
) -> None:
    page = show_page(qtbot, TournamentsPage(open_event))

    def answer(dialog: QDialog) -> None:
        dialog.findChildren(QComboBox)[0].setFocus()
        fields = dialog.findChildren(QLineEdit)
        named = {each.accessibleName(): each for each in fields}
        assert named["First day"].placeholderText() == "01.04.2026"
        named["Title"].setText("Бліц")
        named["Last day"].setText("02.04.2026")
        fields[3].setText("3+2")
        choice = dialog.findChildren(QComboBox)[0]
        choice.setCurrentIndex(choice.findData(Discipline.BLITZ))
        fields[4].setText("150")
        QTest.keyClick(named["Title"], Qt.Key.Key_Return)

    press(page, Qt.Key.Key_E, CTRL, then=in_active_dialog(qtbot, answer))
    blitz = open_event.whole.of(open_event.whole.tournaments[0].id)
    assert (blitz.starts_on, blitz.ends_on) == (date(2026, 4, 1), date(2026, 4, 2))
    assert (blitz.time_control, blitz.discipline) == ("3+2", Discipline.BLITZ)
    assert blitz.entry_fee == Decimal(150)
    assert cells(page, "Days")[0] == "01.04.2026–02.04.2026"
    assert cells(page, "Time control") == ["blitz, 3+2", "", ""]
    other = open_event.whole.of(open_event.whole.tournaments[1].id)
    assert (other.time_control, other.entry_fee) == (open_event.whole.time_control, None)


def test_an_empty_one_is_removed_at_once_one_with_people_after_a_question(
    qtbot: QtBot, open_event: OpenEvent, groups: tuple[StageId, ...]
) -> None:
    open_event.door(at=groups[1]).do(add_player, name="Їжак Тарас")
    page = show_page(qtbot, TournamentsPage(open_event))
    press(page, Qt.Key.Key_End)
    press(page, Qt.Key.Key_Delete)
    assert titles(open_event) == ["U10", "U12"]
    asked: list[str] = []

    def look_and_leave(dialog: QDialog) -> None:
        asked.append(visible_words(dialog))
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    press(page, Qt.Key.Key_Delete, then=in_active_dialog(qtbot, look_and_leave))
    assert "1 player is entered in it." in asked[0]
    assert titles(open_event) == ["U10", "U12"]
    assert open_event.undo()
    assert titles(open_event) == ["U10", "U12", "U14"]


def test_twelve_groups_are_made_by_keys_alone(qtbot: QtBot, workspace: Workspace) -> None:
    workspace.close()
    window = open_window(qtbot, workspace.path)
    show_tournaments(window)

    def take_the_first_template(dialog: QDialog) -> None:
        assert isinstance(focused(), QComboBox)
        QTest.keyClick(focused(), Qt.Key.Key_Return)

    in_dialog(in_active_dialog(qtbot, take_the_first_template))
    QTest.keyClick(focused(), Qt.Key.Key_Insert, SHIFT)
    opened = open_event_of(window)
    assert len(opened.whole.tournaments) == 12
    assert titles(opened)[-1] == "U18 girls"
    assert opened.whole.tournaments[-1].eligibility.age is AgeGroup.U18
    assert cells(book_of(window).page, "Tournament") == titles(opened)
    assert spoken(window) == "Tournaments 12 (Ctrl+F2)"
    take_up_again(window)
    QTest.keyClick(window, Qt.Key.Key_Z, CTRL)
    assert titles(opened) == [""]
    window.close()


def test_only_the_groups_that_are_wanted_are_made_and_another_by_its_title(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = show_page(qtbot, TournamentsPage(open_event))

    def without_the_youngest(dialog: QDialog) -> None:
        wanted = dialog.findChild(QListWidget)
        assert isinstance(wanted, QListWidget)
        wanted.setFocus()
        for _ in range(2):
            QTest.keyClick(wanted, Qt.Key.Key_Space)
            QTest.keyClick(wanted, Qt.Key.Key_Down)
        QTest.keyClick(wanted, Qt.Key.Key_Return, CTRL)

    press(page, Qt.Key.Key_Insert, SHIFT, then=in_active_dialog(qtbot, without_the_youngest))
    assert titles(open_event)[:2] == ["U10 boys", "U10 girls"]
    assert len(titles(open_event)) == 10

    def type_title(dialog: QDialog) -> None:
        QTest.keyClicks(focused(), "U20")
        QTest.keyClick(focused(), Qt.Key.Key_Return)

    press(page, Qt.Key.Key_Insert, then=in_active_dialog(qtbot, type_title))
    assert titles(open_event)[-1] == "U20"
    chosen = table_of(page).currentIndex().row()
    assert chosen == 10


def test_another_tournament_is_added_with_a_system_of_its_own(
    qtbot: QtBot, open_event: OpenEvent, groups: tuple[StageId, ...]
) -> None:
    page = show_page(qtbot, TournamentsPage(open_event))

    def add_by(system: str, title: str) -> Answer:
        def answer(dialog: QDialog) -> None:
            typed = focused()
            QTest.keyClicks(typed, title)
            boxes = dialog.findChildren(QComboBox)
            choice = next(each for each in boxes if each.accessibleName() == "System of play")
            assert choice.currentText() == "as in that tournament"
            choice.setFocus()
            while choice.currentText() != system:
                QTest.keyClick(choice, Qt.Key.Key_Down)
            assert "Rated by FIDE" in visible_words(dialog)
            QTest.keyClick(typed, Qt.Key.Key_Return)

        return in_active_dialog(qtbot, answer)

    press(page, Qt.Key.Key_Insert, then=add_by("Swiss system, Burstein", "Burstein"))
    press(page, Qt.Key.Key_Insert, then=add_by("Composition solving (problems, no games)", "Solve"))
    burstein, solving = (each.settings for each in open_event.whole.tournaments[-2:])
    assert burstein.swiss.system is SwissSystem.BURSTEIN
    assert (burstein.system, burstein.rounds) == (System.SWISS, 9)
    assert burstein.tie_breaks == ("BH/C1", "BH", "SB", "DE")
    assert solving.solving is not None
    assert cells(page, "System")[-2:] == [
        "Swiss system, Burstein, rounds: 9",
        "Composition solving",
    ]
    assert open_event.undo()
    assert open_event.undo()
    assert len(open_event.whole.tournaments) == len(groups)


def test_why_a_title_cannot_be_is_said_where_it_is_typed(
    qtbot: QtBot, open_event: OpenEvent, groups: tuple[StageId, ...]
) -> None:
    page = show_page(qtbot, TournamentsPage(open_event))
    said: list[str] = []

    def type_taken(dialog: QDialog) -> None:
        QTest.keyClicks(focused(), "u12")
        QTest.keyClick(focused(), Qt.Key.Key_Return)
        said.append(visible_words(dialog))

    press(page, Qt.Key.Key_Insert, then=in_active_dialog(qtbot, type_taken))
    assert "is called u12 already" in said[0]


def test_an_event_of_one_has_the_page_and_no_figure(qtbot: QtBot, workspace: Workspace) -> None:
    workspace.close()
    window = open_window(qtbot, workspace.path)
    assert spoken(window) == "Tournaments (Ctrl+F2)"
    window.close()


def show_tournaments(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F2, CTRL)
    QApplication.processEvents()


def book_of(window: MainWindow) -> PageBook:
    book = window.findChild(PageBook)
    assert isinstance(book, PageBook)
    return book


def shown_page(window: MainWindow) -> PageId:
    return book_of(window).page_id


def spoken(window: MainWindow) -> str:
    pages = window.findChild(PageList)
    assert isinstance(pages, PageList)
    said = (
        str(pages.item(row).data(Qt.ItemDataRole.AccessibleTextRole))
        for row in range(pages.count())
    )
    return next(each for each in said if each.startswith("Tournaments"))


def test_groups_are_joined_by_keys_and_parted_by_undo(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    first = open_event.tournament.id
    groups = (
        NewTournament(title="U16", age=AgeGroup.U16),
        NewTournament(title="U18", age=AgeGroup.U18),
    )
    open_event.do(add_tournaments, tournaments=groups, like=first)
    u18 = open_event.whole.tournaments[1].id
    workspace.at(StageId(u18)).do(add_player, name="Moved Up", birth=Birth(2012))
    page = show_page(qtbot, TournamentsPage(open_event))
    told: list[str] = []

    def join(dialog: QDialog) -> None:
        listed = dialog.findChild(QListWidget)
        assert isinstance(listed, QListWidget)
        told.append(visible_words(dialog))
        listed.setCurrentRow(1)
        QTest.keyClick(listed, Qt.Key.Key_Space)
        told.append(visible_words(dialog))
        QTest.keyClick(listed, Qt.Key.Key_Return)

    take_up_again(page)
    in_dialog(in_active_dialog(qtbot, join))
    QTest.keyClick(focused(), Qt.Key.Key_F6, CTRL | SHIFT)
    assert "Two tournaments of the event or more are joined into one." in told[0]
    assert "Category U18: younger than 18, 16 and older" in told[1]
    assert "Moved Up, entered in U18, would be ranked: U16" in told[1]
    (joined,) = open_event.whole.tournaments
    assert (joined.title, len(joined.entries)) == ("U16 + U18", 1)
    workspace.undo()
    assert [each.title for each in open_event.whole.tournaments] == ["U16", "U18"]
