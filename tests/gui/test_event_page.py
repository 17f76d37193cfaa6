"""The page of the event: each field saved on its own, each choice at once."""

from collections.abc import Callable
from datetime import date

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app.domain.event import Unresolved
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.people import Role
from arbiter_app.domain.results import WHITE_WINS
from arbiter_app.gui.bridge import Desk
from arbiter_app.gui.dialogs.reason import ReasonDialog
from arbiter_app.gui.pages.event import EventPage
from arbiter_app.services.commands.event import change_system
from arbiter_app.services.commands.rounds import enter_result

Builder = Callable[[int], tuple[PlayerId, ...]]
Typist = Callable[[QWidget, str], None]


@pytest.fixture
def page(qtbot: QtBot, desk: Desk) -> EventPage:
    page = EventPage(desk)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.focus_first()
    return page


def field(page: QWidget, name: str) -> QLineEdit:
    return next(each for each in page.findChildren(QLineEdit) if each.accessibleName() == name)


def words(page: QWidget) -> str:
    return "\n".join(each.text() for each in page.findChildren(QLabel) if each.isVisible())


def box(page: QWidget, item: str) -> QComboBox:
    """Return the choice that offers an item."""
    return next(each for each in page.findChildren(QComboBox) if each.findText(item) >= 0)


def choose(qtbot: QtBot, page: QWidget, item: str) -> None:
    chooser = box(page, item)
    chooser.setCurrentText(item)
    chooser.activated.emit(chooser.currentIndex())


def press(page: QWidget, text: str) -> None:
    next(each for each in page.findChildren(QPushButton) if each.text() == text).click()


def tie_breaks(desk: Desk) -> tuple[str, ...]:
    return desk.tournament.settings.tie_breaks


def test_that_a_field_is_saved_on_its_own_when_tab_leaves_it(
    page: EventPage, desk: Desk, qtbot: QtBot, type_in: Typist
) -> None:
    place = field(page, "Place")
    place.setFocus()
    type_in(place, "Львів")
    QTest.keyClick(place, Qt.Key.Key_Tab)
    assert desk.open_event.place == "Львів"
    assert QApplication.focusWidget() is field(page, "Organiser")


def test_that_a_field_that_was_not_changed_leaves_no_entry(
    page: EventPage, desk: Desk, qtbot: QtBot
) -> None:
    before = desk.open_event.data_version
    title = field(page, "Title")
    QTest.keyClick(title, Qt.Key.Key_Return)
    QTest.keyClick(title, Qt.Key.Key_Tab)
    assert desk.open_event.data_version == before


def test_that_escape_takes_back_what_is_being_typed(
    page: EventPage, desk: Desk, qtbot: QtBot, type_in: Typist
) -> None:
    title = field(page, "Title")
    type_in(title, " (чернетка)")
    QTest.keyClick(title, Qt.Key.Key_Escape)
    QTest.keyClick(title, Qt.Key.Key_Tab)
    assert desk.open_event.title == "Чемпіонат області 2026"


@pytest.mark.parametrize("typed", ["05.04.2026", "2026-04-05"])
def test_that_a_day_is_typed_either_way(
    page: EventPage, desk: Desk, qtbot: QtBot, typed: str
) -> None:
    last = field(page, "Last day")
    last.setFocus()
    QTest.keyClicks(last, typed)
    QTest.keyClick(last, Qt.Key.Key_Return)
    assert desk.open_event.ends_on == date(2026, 4, 5)
    assert last.text() == "05.04.2026"


def test_that_what_is_no_day_is_said_beside_it_and_keeps_the_focus(
    page: EventPage, desk: Desk, qtbot: QtBot
) -> None:
    last = field(page, "Last day")
    last.setFocus()
    QTest.keyClicks(last, "31.02.2026")
    QTest.keyClick(last, Qt.Key.Key_Tab)
    qtbot.waitUntil(last.hasFocus)
    assert "This is no day" in words(page)
    assert desk.open_event.ends_on is None


def test_that_an_event_without_a_title_is_refused(
    page: EventPage, desk: Desk, qtbot: QtBot
) -> None:
    refusals: list[str] = []
    desk.refused.connect(refusals.append)
    title = field(page, "Title")
    title.selectAll()
    QTest.keyClick(title, Qt.Key.Key_Delete)
    QTest.keyClick(title, Qt.Key.Key_Return)
    assert "no title" in refusals[0]
    assert desk.open_event.title == "Чемпіонат області 2026"


def test_that_an_official_is_named_with_a_category(
    page: EventPage, desk: Desk, qtbot: QtBot, type_in: Typist
) -> None:
    name = field(page, "Chief arbiter")
    name.setFocus()
    type_in(name, "Ґжицька Є. О.")
    QTest.keyClick(name, Qt.Key.Key_Tab)
    category = field(page, "Chief arbiter, category")
    assert QApplication.focusWidget() is category
    type_in(category, "НС")
    QTest.keyClick(category, Qt.Key.Key_Return)
    chief = desk.open_event.official(Role.CHIEF_ARBITER)
    assert chief is not None
    assert (chief.name, chief.category) == ("Ґжицька Є. О.", "НС")


@pytest.mark.parametrize(("players", "may_swap"), [(4, True), (5, False)])
def test_that_the_swap_is_offered_for_two_cycles_of_an_even_field_only(
    page: EventPage, desk: Desk, qtbot: QtBot, registered: Builder, players: int, may_swap: bool
) -> None:
    registered(players)
    swap = page.findChild(QCheckBox)
    assert swap is not None
    assert not swap.isEnabled()
    choose(qtbot, page, "two cycles, colours reversed")
    assert desk.tournament.settings.cycles == 2
    assert swap.isEnabled() is may_swap


def test_that_after_the_draw_the_system_is_fixed_and_says_why(
    page: EventPage, desk: Desk, drawn: Builder
) -> None:
    desk.do(change_system, cycles=2, swap_last_rounds=False, edition_id="2026-03")
    drawn(4)
    assert not box(page, "two cycles, colours reversed").isEnabled()
    assert not box(page, "C.07/2023-09-01").isEnabled()
    assert "the schedule is fixed by them (C.05 Annex 1)" in words(page)


def test_that_tie_breaks_are_moved_removed_and_added(
    page: EventPage, desk: Desk, qtbot: QtBot
) -> None:
    listed = page.findChild(QListWidget)
    assert listed is not None
    listed.setFocus()
    listed.setCurrentRow(2)
    QTest.keyClick(listed, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert tie_breaks(desk) == ("DE", "SB", "WIN", "KS")
    assert listed.currentRow() == 1
    QTest.keyClick(listed, Qt.Key.Key_Delete)
    assert tie_breaks(desk) == ("DE", "WIN", "KS")
    box(page, "SB/C1 – Sonneborn-Berger, cut 1").setCurrentText("SB/C1 – Sonneborn-Berger, cut 1")
    press(page, "Add")
    assert tie_breaks(desk) == ("DE", "WIN", "KS", "SB/C1")


def test_that_those_still_tied_share_places_or_draw_lots(
    page: EventPage, desk: Desk, qtbot: QtBot
) -> None:
    choose(qtbot, page, "lots are drawn")
    assert desk.tournament.settings.unresolved is Unresolved.LOTS


@pytest.mark.parametrize("reason", ["помилка в положенні", None])
def test_that_tie_breaks_change_after_the_first_result_with_a_reason_only(
    page: EventPage, desk: Desk, qtbot: QtBot, type_in: Typist, drawn: Builder, reason: str | None
) -> None:
    drawn(4)
    desk.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    assert "a change needs a reason" in words(page)

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ReasonDialog)
        asked = dialog.findChild(QLineEdit)
        assert asked is not None
        if reason is None:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        else:
            type_in(asked, reason)
            QTest.keyClick(asked, Qt.Key.Key_Return)

    press(page, "Remove")
    press(page, "Down")
    choose(qtbot, page, "lots are drawn")
    before = desk.workspace.history()
    assert tie_breaks(desk) == ("DE", "WIN", "SB", "KS")
    QTimer.singleShot(0, answer)
    press(page, "&Apply the change…")
    assert tie_breaks(desk) == (("SB", "WIN", "KS") if reason else ("DE", "WIN", "SB", "KS"))
    assert [entry.reason for entry in desk.workspace.history()[len(before) :]] == (
        [reason] if reason else []
    )


def test_that_tie_breaks_changed_after_the_first_result_can_be_left_as_they_were(
    page: EventPage, desk: Desk, drawn: Builder
) -> None:
    drawn(4)
    desk.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    listed = page.findChild(QListWidget)
    assert listed is not None
    press(page, "Remove")
    assert listed.count() == 3
    press(page, "&Leave as it was")
    assert listed.count() == 4
    assert tie_breaks(desk) == ("DE", "WIN", "SB", "KS")
