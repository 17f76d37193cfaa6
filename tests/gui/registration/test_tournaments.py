"""The desk of an event of several tournaments: everybody in one list, each person once."""

from collections.abc import Callable, Iterator
from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.people.money import Among, Discount
from arbiter_app.domain.ids import PlayerId, StageId, TournamentId
from arbiter_app.gui.base.destinations import ShowPaper
from arbiter_app.gui.base.keyboard import Keyboard
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.pages.tournament_filter import TournamentFilter
from arbiter_app.gui.registration.discounts_dialog import DiscountsDialog
from arbiter_app.gui.registration.page import DeskPage
from arbiter_app.gui.registration.table import DeskTable
from arbiter_app.services.commands.people.fees import set_discounts
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.people.registration import set_entry_fee
from arbiter_app.services.commands.whole.tournaments import add_tournament, describe_tournament
from tests.gui.hands import focused
from tests.services.commands.people.test_desk_of_tournaments import enter

Builder = Callable[[int], tuple[PlayerId, ...]]

SHEVCHUK, GALAGAN = map(PlayerId, (1, 2))


@pytest.fixture
def desk(
    qtbot: QtBot, qapp: QApplication, open_event: OpenEvent, registered: Builder
) -> Iterator[DeskPage]:
    """Three people in the first tournament, one of them and one more in the second; fees 500."""
    registered(3)
    open_event.do(describe_tournament, title="Classical")
    open_event.do(add_tournament, title="Rapid", like=open_event.whole.tournaments[0].id)
    rapid = open_event.door(at=StageId(rapid_of(open_event)))
    rapid.do(enter, players=(SHEVCHUK,))
    rapid.do(add_player, name="Ґава Яна")
    open_event.do(set_entry_fee, amount=Decimal(500))
    keys = Keyboard(qapp)
    page = DeskPage(open_event)
    qtbot.addWidget(page)
    for action in page.page_actions():
        page.addAction(action)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.focus_first()
    yield page
    keys.deleteLater()


def rapid_of(open_event: OpenEvent) -> TournamentId:
    return open_event.whole.tournaments[1].id


def table(page: DeskPage) -> DeskTable:
    found = page.findChild(DeskTable)
    assert found is not None
    return found


def listed(page: DeskPage) -> dict[str, str]:
    """Who is listed, with the tournaments that are named."""
    return {row.player.name: row.tournaments for row in table(page).shown}


def counters(page: DeskPage) -> list[str]:
    return [each.text() for each in page.findChildren(QPushButton) if ": " in each.text()]


def find(page: DeskPage, letters: str) -> None:
    """Choose who is found by letters of the name."""
    page.focus_first()
    QTest.keyClicks(focused(), letters)


def choose(page: DeskPage, tournament: TournamentId | None) -> None:
    found = page.findChild(TournamentFilter)
    assert found is not None
    found.choose(tournament)


def test_that_everybody_stands_in_the_list_once_with_his_tournaments(
    desk: DeskPage, open_event: OpenEvent
) -> None:
    names = [each.name for each in open_event.whole.players.values()]
    assert len(listed(desk)) == 4
    assert listed(desk)[names[0]] == "Classical, Rapid"
    assert listed(desk)["Ґава Яна"] == "Rapid"
    assert counters(desk)[:3] == ["Everybody: 4", "Not here yet: 4", "Fee open: 4"]
    choose(desk, rapid_of(open_event))
    assert set(listed(desk)) == {names[0], "Ґава Яна"}
    assert counters(desk)[:3] == ["Everybody: 2", "Not here yet: 2", "Fee open: 2"]


def test_that_a_key_marks_a_person_as_here_for_all_tournaments_or_for_the_chosen_one(
    desk: DeskPage, open_event: OpenEvent
) -> None:
    in_hand = open_event.tournament.id
    find(desk, "shev")
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    present = [entry.present for _, entry in open_event.whole.entries_of(SHEVCHUK)]
    assert present == [True, True]
    choose(desk, rapid_of(open_event))
    find(desk, "shev")
    QTest.keyClick(focused(), Qt.Key.Key_1)
    present = [entry.present for _, entry in open_event.whole.entries_of(SHEVCHUK)]
    assert present == [True, False]
    assert open_event.tournament.id == in_hand


def test_that_one_key_takes_the_fees_of_all_tournaments(
    desk: DeskPage, open_event: OpenEvent
) -> None:
    find(desk, "shev")
    (row,) = table(desk).chosen
    assert row.outstanding == 1000
    QTest.keyClick(focused(), Qt.Key.Key_2)
    paid = [entry.fee_paid for _, entry in open_event.whole.entries_of(SHEVCHUK)]
    assert paid == [500, 500]
    open_event.undo()
    assert table(desk).chosen[0].outstanding == 1000


def test_that_a_key_issues_one_receipt_for_all_tournaments_and_shows_it(
    desk: DeskPage, open_event: OpenEvent, qtbot: QtBot
) -> None:
    open_event.do(set_discounts, discounts=(Discount(whom=Among.FURTHER, off=Decimal(50)),))
    find(desk, "shev")
    assert table(desk).chosen[0].outstanding == 750
    QTest.keyClick(focused(), Qt.Key.Key_2)
    shown: list[object] = []
    desk.wants.connect(shown.append)
    for _ in range(2):  # the second time it is the same receipt
        QTest.keyClick(focused(), Qt.Key.Key_7)
    assert shown == [ShowPaper("receipt", {"receipt": 1})] * 2
    (receipt,) = open_event.whole.receipts
    assert [(line.title, line.paid) for line in receipt.lines] == [
        ("Classical", Decimal(500)),
        ("Rapid", Decimal(250)),
    ]


def test_that_discounts_are_typed_and_removed_by_keys(
    desk: DeskPage, open_event: OpenEvent
) -> None:
    dialog = DiscountsDialog(desk, open_event)
    dialog.open()
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    QTest.keyClicks(focused(), "50%")
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    (given,) = open_event.whole.discounts
    assert (given.whom, given.off, given.in_percent) == (Among.FURTHER, Decimal(50), True)
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    QTest.keyClicks(focused(), "500%")
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert "0 to 100" in dialog.problem.text()
    listed = dialog.findChild(QListWidget)
    assert listed is not None
    QTest.keyClick(listed, Qt.Key.Key_Delete)
    assert open_event.whole.discounts == ()
