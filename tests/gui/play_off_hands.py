"""What an arbiter does on the page of play-offs, and what is found there, for its tests."""

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QPushButton,
)

from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.table.standings import standings
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.play_off.next_card import NextCard
from arbiter_app.gui.play_off.outcome import OutcomeTable
from arbiter_app.gui.play_off.page import PlayOffPage
from arbiter_app.gui.rounds.grid.result_grid import ResultGrid
from arbiter_app.gui.window.book.pages import PAGES
from tests.gui.hands import focused, in_dialog
from tests.gui.round_hands import take_up_again

NOW = datetime(2026, 4, 3, 18)

Tied = Callable[..., tuple[PlayerId, ...]]
"""Plays a tournament to its end: so many players of each group are level, and above the next."""

Director = Callable[[], PlayOffPage]
"""Shows the page of play-offs at the moment `NOW`."""


def enter() -> None:
    QTest.keyClick(focused(), Qt.Key.Key_Return)


def type_result(page: PlayOffPage, key: str) -> None:
    grid = page.findChild(ResultGrid)
    assert grid is not None
    assert focused() is grid
    QTest.keyClick(grid, Qt.Key(ord(key)))


def button(page: PlayOffPage) -> QPushButton:
    card = page.findChild(NextCard)
    assert card is not None
    return card.button


def comes_next(page: PlayOffPage) -> str:
    """What the one button says, and that the next Enter presses it."""
    assert focused() is button(page)
    return button(page).text().replace("&", "")


def next_words(page: PlayOffPage) -> str:
    card = page.findChild(NextCard)
    assert card is not None
    return card.words


def places(page: PlayOffPage) -> list[tuple[str, str, str]]:
    """The places of the participants, before and after, with their names."""
    table = page.findChild(OutcomeTable)
    assert table is not None
    return [(row.now, row.before, row.name.split()[0]) for row in table.shown]


def marked(page: PlayOffPage) -> list[str]:
    """The participants who are marked among the places."""
    table = page.findChild(OutcomeTable)
    assert table is not None
    rows = table.selectionModel().selectedRows()
    return [table.shown[index.row()].name for index in rows]


def figure(open_event: OpenEvent, page: PageId = PageId.PLAY_OFF) -> str:
    """What stands beside the title of a page."""
    entry = next(entry for entry in PAGES if entry.id is page)
    return entry.state(open_event.facts)


def final_places(open_event: OpenEvent) -> list[str]:
    table = standings(open_event.tournament.competition(), open_event.facts.players)
    names = open_event.facts.players
    return [f"{row.place} {names[row.player].name.split()[0]}" for row in table.rows]


def act_of(page: PlayOffPage, words: str) -> None:
    """Choose an act of the menu."""
    found = [act for act in page.page_actions() if words in act.text().replace("&", "")]
    assert len(found) == 1
    assert found[0].isEnabled()
    found[0].trigger()


def act_with_reason(page: PlayOffPage, words: str) -> None:
    """Choose an act of the menu that asks for a reason, give it, and go on in the page."""
    in_dialog(give_reason)
    act_of(page, words)
    take_up_again(page)


def give_reason(dialog: QDialog) -> None:
    *_, field = dialog.findChildren(QLineEdit)
    field.setText("за згодою")
    accept(dialog)


def accept(dialog: QDialog) -> None:
    verb = dialog.findChildren(QPushButton)[0]
    assert verb.isEnabled()
    verb.click()
