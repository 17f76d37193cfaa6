"""Members of teams before the desk and the commission: a whole team is found and dealt with."""

from decimal import Decimal

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QTableView
from pytestqt.qtbot import QtBot

from arbiter_app.documents.catalogue import document
from arbiter_app.domain.facts.people.teams import Member
from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.base.destinations import ShowPaper
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.commission.page import MandatePage
from arbiter_app.gui.registration.page import DeskPage
from arbiter_app.gui.registration.search import DeskSearch
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.people.registration import set_entry_fee
from arbiter_app.services.commands.people.teams import add_team, set_roster
from arbiter_app.services.commands.rules.team_rules import set_team_rules
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import show_page, visible_words
from tests.services.team_hands import FOUR_BOARDS


def two_teams(workspace: Workspace) -> tuple[PlayerId, ...]:
    """Enter two teams; return the members of the first one."""
    workspace.do(set_team_rules, rules=FOUR_BOARDS)
    rosters = {"Гамбіт": ("Бук Ян", "Дуб Ян", "Клен Ян"), "Ферзь": ("Липа Ія", "Верба Ія")}
    made = []
    for name, people in rosters.items():
        players = tuple(workspace.do(add_player, name=each) for each in people)
        team = workspace.do(add_team, name=name)
        workspace.do(set_roster, team=team, members=[Member(player=each) for each in players])
        made.append(players)
    return made[0]


def seen(table: QTableView) -> list[list[str]]:
    model = table.model()
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_that_a_whole_team_is_marked_present_by_its_name(
    qtbot: QtBot, open_event: OpenEvent, workspace: Workspace
) -> None:
    team = two_teams(workspace)
    page = show_page(qtbot, DeskPage(open_event))
    search = page.findChildren(DeskSearch)[0]
    search.setFocus()
    search.setText("гамб")
    listed = seen(page.findChildren(QTableView)[0])
    assert [row[1] for row in listed] == ["Бук Ян", "Дуб Ян", "Клен Ян"]
    assert all("Гамбіт" in row for row in listed)
    QTest.keyClick(search, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(search, Qt.Key.Key_1)
    entries = open_event.tournament.entries
    assert {each.player for each in entries if each.present} == {*team}


def test_that_the_commission_sees_the_team_and_filters_by_it(
    qtbot: QtBot, open_event: OpenEvent, workspace: Workspace
) -> None:
    two_teams(workspace)
    page = show_page(qtbot, MandatePage(open_event))
    table = next(each for each in page.findChildren(QTableView) if len(seen(each)) == 5)
    assert sum("Ферзь" in row for row in seen(table)) == 2


def test_that_a_team_with_a_fee_of_its_own_stands_in_the_list(
    qtbot: QtBot, open_event: OpenEvent, workspace: Workspace
) -> None:
    team = two_teams(workspace)
    page = show_page(qtbot, DeskPage(open_event))
    fee = next(
        each
        for each in page.findChildren(QLineEdit)
        if each.accessibleName() == "Entry fee of a team"
    )
    fee.setFocus()
    fee.setText("900")
    QTest.keyClick(fee, Qt.Key.Key_Return)
    search = page.findChildren(DeskSearch)[0]
    search.setFocus()
    search.setText("гамб")
    listed = seen(page.findChildren(QTableView)[0])
    assert [row[1] for row in listed] == ["Бук Ян", "Гамбіт", "Дуб Ян", "Клен Ян"]
    assert "team of 3" in listed[1]
    assert "900" in listed[1]
    assert "team of 3" in visible_words(page)

    QTest.keyClick(search, Qt.Key.Key_2)  # the team is chosen: its name begins so
    assert open_event.tournament.teams[0].fee_paid == Decimal(900)
    shown: list[object] = []
    page.wants.connect(shown.append)
    QTest.keyClick(search, Qt.Key.Key_7)
    (receipt,) = open_event.whole.receipts
    assert [(line.name, line.paid) for line in receipt.lines] == [("Гамбіт", Decimal(900))]
    QTest.keyClick(search, Qt.Key.Key_Return)
    entries = open_event.tournament.entries
    assert {each.player for each in entries if each.present} == {*team}


def test_that_a_team_pays_at_once_and_has_one_receipt(
    qtbot: QtBot, open_event: OpenEvent, workspace: Workspace
) -> None:
    team = two_teams(workspace)
    workspace.do(set_entry_fee, amount=Decimal(200))
    page = show_page(qtbot, DeskPage(open_event))
    search = page.findChildren(DeskSearch)[0]
    search.setFocus()
    search.setText("гамб")
    QTest.keyClick(search, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(search, Qt.Key.Key_2)
    shown: list[object] = []
    page.wants.connect(shown.append)
    QTest.keyClick(search, Qt.Key.Key_7)
    (receipt,) = open_event.whole.receipts
    assert shown == [ShowPaper("receipt", {"receipt": receipt.number})]
    assert [line.paid for line in receipt.lines] == [Decimal(200)] * len(team)
    assert document("receipt").is_used(open_event.whole)
