"""The page of teams, worked by keys alone."""

from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QTableView
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.facts.rules.team_rules import LineUpRules, OrderRule, TeamRules
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.players.participation_dialog import ParticipationDialog
from arbiter_app.gui.teams.boards_dialog import BoardsDialog
from arbiter_app.gui.teams.closing_dialog import ClosingDialog
from arbiter_app.gui.teams.member_dialog import NewMemberDialog
from arbiter_app.gui.teams.page import TeamsPage
from arbiter_app.gui.teams.points_dialog import PointsDialog
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.people.teams import close_rosters
from arbiter_app.services.commands.rules.team_rules import set_team_rules
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import in_dialog, show_page, visible_words
from tests.services.team_hands import FOUR_BOARDS, boards_made, numbered, of_teams


@pytest.fixture
def page(qtbot: QtBot, open_event: OpenEvent, workspace: Workspace) -> TeamsPage:
    workspace.do(set_team_rules, rules=FOUR_BOARDS)
    return shown(qtbot, open_event)


def shown(qtbot: QtBot, open_event: OpenEvent) -> TeamsPage:
    return show_page(qtbot, TeamsPage(open_event))


def field(page: TeamsPage, name: str) -> QLineEdit:
    return next(each for each in page.findChildren(QLineEdit) if each.accessibleName() == name)


def adding(page: TeamsPage) -> QLineEdit:
    return field(page, "Player to put on the roster")


def table(page: TeamsPage, name: str) -> QTableView:
    return next(each for each in page.findChildren(QTableView) if each.accessibleName() == name)


def roster(page: TeamsPage) -> QTableView:
    return table(page, "Roster")


def press(
    page: TeamsPage, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    focused = page.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, modifier)


def names(open_event: OpenEvent, team: Team) -> list[str]:
    return [open_event.facts.players[player].name for player in team.players]


def said(page: TeamsPage) -> str:
    return "\n".join(each.text() for each in page.findChildren(QLabel) if each.isVisible())


def test_that_enter_enters_a_team_and_goes_on_with_its_roster(
    page: TeamsPage, open_event: OpenEvent, workspace: Workspace
) -> None:
    player = workspace.do(add_player, name="Кравець Лев")
    assert page.focusWidget() is field(page, "Name of the team")
    field(page, "Name of the team").setText("Гамбіт")
    field(page, "Captain").setText("Шевчук Інна")
    press(page, Qt.Key.Key_Return)
    (team,) = open_event.tournament.teams
    assert (team.name, team.captain, team.members) == ("Гамбіт", "Шевчук Інна", ())
    assert page.focusWidget() is adding(page)
    adding(page).setText("кравець лев")
    press(page, Qt.Key.Key_Return)
    assert open_event.tournament.teams[0].players == (player,)
    assert adding(page).text() == ""
    assert "1 on the roster for 4 boards" in said(page)


def test_that_a_name_that_is_not_entered_is_registered_on_the_way(
    page: TeamsPage, open_event: OpenEvent, workspace: Workspace
) -> None:
    of_teams(workspace, teams=1)
    table(page, "Teams").selectRow(0)
    adding(page).setFocus()
    adding(page).setText("Новенька Юлія")

    def take(dialog: QDialog) -> None:
        assert isinstance(dialog, NewMemberDialog)
        dialog.accept()

    in_dialog(take)
    press(page, Qt.Key.Key_Return)
    (team,) = open_event.tournament.teams
    assert names(open_event, team)[-2] == "Новенька Юлія", "before the reserve"
    assert len(open_event.tournament.entries) == 6
    assert page.focusWidget() is adding(page)
    assert open_event.undo()
    assert len(open_event.facts.players) == 5, "one act, taken back as one"


def test_that_a_player_of_another_team_is_refused_by_its_name(
    page: TeamsPage, open_event: OpenEvent, workspace: Workspace, qtbot: QtBot
) -> None:
    of_teams(workspace, teams=2)
    table(page, "Teams").selectRow(0)
    adding(page).setFocus()
    adding(page).setText("Гамбіт Гравець1")
    with qtbot.waitSignal(open_event.refused) as refused:
        press(page, Qt.Key.Key_Return)
    assert "plays for Гамбіт" in refused.args[0]
    assert adding(page).text() == "Гамбіт Гравець1"


def test_that_keys_order_a_roster_and_make_reserves(
    page: TeamsPage, open_event: OpenEvent, workspace: Workspace
) -> None:
    of_teams(workspace, teams=1)
    first = names(open_event, open_event.tournament.teams[0])
    table(page, "Teams").selectRow(0)
    roster(page).setFocus()
    roster(page).selectRow(1)
    press(page, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert names(open_event, open_event.tournament.teams[0])[:2] == [first[1], first[0]]
    press(page, Qt.Key.Key_Space)
    (team,) = open_event.tournament.teams
    assert names(open_event, team)[-1] == first[1]
    assert [each.is_reserve for each in team.members] == [False] * 3 + [True] * 2
    press(page, Qt.Key.Key_Delete)
    assert first[1] not in names(open_event, open_event.tournament.teams[0])
    assert len(open_event.tournament.entries) == 5, "the player stays entered"


def test_that_a_member_typed_as_captain_is_the_one_who_plays(
    page: TeamsPage, open_event: OpenEvent, workspace: Workspace
) -> None:
    of_teams(workspace, teams=1)
    table(page, "Teams").setFocus()
    table(page, "Teams").selectRow(0)
    press(page, Qt.Key.Key_Return)
    assert page.focusWidget() is field(page, "Name of the team")
    field(page, "Captain").setText("Буревій Гравець2")
    press(page, Qt.Key.Key_Return)
    (team,) = open_event.tournament.teams
    assert (team.captain_plays, team.captain) == (team.players[1], "")
    assert page.focusWidget() is table(page, "Teams")


def test_that_boards_of_ones_own_are_typed(
    qtbot: QtBot, open_event: OpenEvent, workspace: Workspace
) -> None:
    rules = TeamRules(line_ups=LineUpRules(boards=3, order=OrderRule.OWN_BOARDS))
    of_teams(workspace, teams=1, rules=rules)
    page = shown(qtbot, open_event)
    table(page, "Teams").selectRow(0)
    roster(page).setFocus()
    roster(page).selectRow(2)

    def take(dialog: QDialog) -> None:
        assert isinstance(dialog, BoardsDialog)
        dialog.findChildren(QLineEdit)[0].setText("3, 2")
        dialog.accept()

    in_dialog(take)
    press(page, Qt.Key.Key_Return)
    assert open_event.tournament.teams[0].members[2].boards == (2, 3)


@pytest.mark.parametrize("reason", ["хвороба", ""])
def test_that_closed_rosters_ask_why_they_change(
    page: TeamsPage, open_event: OpenEvent, workspace: Workspace, reason: str
) -> None:
    of_teams(workspace, teams=1)
    workspace.do(close_rosters, until=date.today() - timedelta(days=1))
    before = open_event.tournament.teams[0].players
    table(page, "Teams").selectRow(0)
    roster(page).setFocus()
    roster(page).selectRow(0)

    def answer(dialog: QDialog) -> None:
        dialog.findChildren(QLineEdit)[0].setText(reason)
        if reason:
            dialog.accept()
        else:
            dialog.reject()

    in_dialog(answer)
    press(page, Qt.Key.Key_Delete)
    assert open_event.tournament.teams[0].players == (before[1:] if reason else before)


def test_that_the_last_day_for_rosters_is_typed(
    page: TeamsPage, open_event: OpenEvent, workspace: Workspace, qtbot: QtBot
) -> None:
    of_teams(workspace, teams=1)
    dialog = ClosingDialog(page, open_event)
    dialog.findChildren(QLineEdit)[0].setText("завтра")
    dialog.accept()
    rules = open_event.tournament.settings.teams
    assert rules is not None
    assert rules.rosters_until is None
    dialog.findChildren(QLineEdit)[0].setText("1.4.26")
    dialog.accept()
    rules = open_event.tournament.settings.teams
    assert rules is not None
    assert rules.rosters_until == date(2026, 4, 1)


def test_that_what_is_typed_by_half_comes_back(
    page: TeamsPage, open_event: OpenEvent, workspace: Workspace, qtbot: QtBot
) -> None:
    of_teams(workspace, teams=1)
    field(page, "Name of the team").setText("Дебют")
    table(page, "Teams").selectRow(0)
    adding(page).setText("Крав")
    kept = page.unsaved()
    again = shown(qtbot, open_event)
    assert again.bring_back(kept)
    assert field(again, "Name of the team").text() == "Дебют"
    assert adding(again).text() == "Крав"


def test_that_where_people_play_the_page_leads_to_the_rules(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = shown(qtbot, open_event)
    assert "People play for themselves" in said(page)
    assert not field(page, "Name of the team").isVisible()


def test_that_a_team_withdraws_from_its_row_with_what_follows_shown(
    qtbot: QtBot, open_event: OpenEvent, workspace: Workspace
) -> None:
    teams = of_teams(workspace)
    numbered(workspace, teams)
    boards_made(workspace)
    page = shown(qtbot, open_event)
    page.focus_first()
    said: list[str] = []

    def decide(dialog: QDialog) -> None:
        said.extend(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())
        games = next(
            each
            for each in dialog.findChildren(QTableView)
            if each.accessibleName() == "Games that change"
        )
        said.append(f"{games.model().rowCount()} rows")
        reason = dialog.findChild(ReasonField)
        assert reason is not None
        reason.setText("no transport")
        assert isinstance(dialog, ParticipationDialog)
        dialog.verb.click()

    in_dialog(decide)
    press(page, Qt.Key.Key_Delete, Qt.KeyboardModifier.ControlModifier)
    assert any("Withdraw Буревій" in each for each in said)
    # Four boards of the round that waits, and the matches of the two to come.
    assert "6 rows" in said
    assert workspace.event.tournament.team(teams[0]).has_left


def test_that_points_of_a_team_are_typed_with_their_reason(
    qtbot: QtBot, open_event: OpenEvent, workspace: Workspace
) -> None:
    teams = of_teams(workspace)
    numbered(workspace, teams)
    page = shown(qtbot, open_event)
    page.focus_first()
    told: list[str] = []

    def fill(dialog: QDialog) -> None:
        assert isinstance(dialog, PointsDialog)
        first = dialog.focusWidget()
        assert first is not None
        QTest.keyClicks(first, "two")
        QTest.keyClick(first, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        told.append(dialog.problem.text())
        QTest.keyClick(first, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClicks(first, "-1")
        reason = dialog.findChild(ReasonField)
        assert reason is not None
        reason.setText("late for the opening")
        QTest.keyClick(reason, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    in_dialog(fill)
    action = next(each for each in page.page_actions() if "Points" in each.text())
    action.trigger()
    assert "is not points" in told[0]
    (given,) = workspace.event.tournament.adjustments
    assert given.player == teams[0]
    assert (int(given.points), int(given.game_points)) == (-1, 0)


def test_that_a_late_team_takes_the_free_rounds_once_it_is_said_why(
    qtbot: QtBot, open_event: OpenEvent, workspace: Workspace
) -> None:
    teams = of_teams(workspace, teams=3)
    numbered(workspace, teams)
    workspace.do(withdraw_player, player=teams[1], reason="хвороба")
    page = shown(qtbot, open_event)
    told: list[str] = []

    def answer(dialog: QDialog) -> None:
        told.append(visible_words(dialog))
        reason = dialog.findChildren(ReasonField)[0]
        reason.setText("запізнення поїзда")
        QTest.keyClick(reason, Qt.Key.Key_Return)

    name = field(page, "Name of the team")
    name.setFocus()
    name.setText("Юність")
    in_dialog(answer)
    QTest.keyClick(name, Qt.Key.Key_Return)

    late = open_event.tournament.teams[-1]
    assert open_event.tournament.numbers[late.id] == 4
    assert "Number 4. In every round the team that would be free" in told[0]
    assert "Гамбіт has left, won without play" in told[0]


def test_that_no_team_is_asked_about_where_none_is_free(
    qtbot: QtBot, open_event: OpenEvent, workspace: Workspace
) -> None:
    numbered(workspace, of_teams(workspace, teams=4))
    page = shown(qtbot, open_event)
    name = field(page, "Name of the team")
    name.setFocus()
    name.setText("Юність")
    with qtbot.waitSignal(open_event.refused) as refused:
        QTest.keyClick(name, Qt.Key.Key_Return)
    assert "With 4 teams none is free" in refused.args[0]
    assert name.text() == "Юність"
