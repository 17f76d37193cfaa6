"""No hint moves what is under the hand: a word that comes while one types has its room already."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLineEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.disputes.incidents import Offence, Sanction
from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.disputes.incidents_page import IncidentsPage
from arbiter_app.gui.event.page import EventPage
from arbiter_app.gui.officials.page import OfficialsPage
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.players.page import PlayersPage
from arbiter_app.gui.registration.page import DeskPage
from arbiter_app.gui.registration.search import DeskSearch
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.services.commands.disputes.incidents import record_incident
from tests.gui.conftest import NAMES, Builder
from tests.gui.disputes.test_incidents_page import AT
from tests.gui.hands import show_page, visible_words
from tests.gui.round_hands import type_keys
from tests.services.disputes import of_one


def places(page: Page) -> dict[QWidget, QRect]:
    """Where everything stands that is typed into, pressed or pointed at, once all is laid out."""
    QApplication.processEvents()
    kinds = (QLineEdit, QAbstractButton, QAbstractItemView, QComboBox)
    return {
        each: QRect(each.mapTo(page, QPoint(0, 0)), each.size())
        for each in page.findChildren(QWidget)
        if isinstance(each, kinds) and each.isVisible()
    }


def field(page: Page, name: str) -> QLineEdit:
    return next(each for each in page.findChildren(QLineEdit) if each.accessibleName() == name)


def type_a_namesake(page: Page) -> str:
    field(page, "Name, surname first").setText(NAMES[0])
    return "Registered already"


def type_no_birth_of_an_official(page: Page) -> str:
    field(page, "Name").setText(NAMES[0])
    birth = field(page, "Birth")
    birth.setText("soon")
    QTest.keyClick(birth, Qt.Key.Key_Return)
    return "⚠"


def type_no_day(page: Page) -> str:
    day = field(page, "Last day")
    day.setFocus()
    day.selectAll()
    QTest.keyClicks(day, "soon")
    QTest.keyClick(day, Qt.Key.Key_Return)
    return "This is not a date"


def look_for_nobody(page: Page) -> str:
    search = page.findChild(DeskSearch)
    assert isinstance(search, DeskSearch)
    QTest.keyClicks(search, "zzz")
    return "Nobody’s name"


@pytest.mark.parametrize(
    ("kind", "act"),
    [
        (PlayersPage, type_a_namesake),
        (OfficialsPage, type_no_birth_of_an_official),
        (EventPage, type_no_day),
        (DeskPage, look_for_nobody),
    ],
)
def test_that_what_is_said_of_a_field_moves_nothing(
    qtbot: QtBot,
    open_event: OpenEvent,
    registered: Builder,
    kind: Callable[[OpenEvent], Page],
    act: Callable[[Page], str],
) -> None:
    registered(6)
    page = show_page(qtbot, kind(open_event))
    before = places(page)

    assert act(page) in visible_words(page)

    after = places(page)
    assert {each: after[each] for each in before if each in after} == {
        each: place for each, place in before.items() if each in after
    }


def test_that_the_last_result_moves_no_board(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    page = show_page(qtbot, RoundsPage(open_event))
    before = places(page)[table_of(page)]
    type_keys(page, "11")
    assert "is complete" in visible_words(page)
    assert places(page)[table_of(page)] == before


def test_that_what_is_told_of_a_row_moves_no_row(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    for account in ("A phone rang. " * 40, ""):
        assert open_event.do(
            record_incident,
            **of_one(
                at=AT,
                player=PlayerId(1),
                offence=Offence.OTHER,
                account=account or "Noise",
                sanction=Sanction.WARNING,
            ),
        )
    page = show_page(qtbot, IncidentsPage(open_event))
    before = places(page)
    QTest.keyClick(table_of(page), Qt.Key.Key_Up)
    assert "A phone rang." in visible_words(page)
    assert places(page) == before


def table_of(page: Page) -> Table[object]:
    table = page.findChild(Table)
    assert isinstance(table, Table)
    return table
