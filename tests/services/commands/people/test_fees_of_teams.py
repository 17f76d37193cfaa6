"""The entry fee that a team pays as a team, beside those of its members."""

from decimal import Decimal

import pytest

from arbiter_app.domain.facts.people.admission import Admission
from arbiter_app.domain.ids import FIRST_TOURNAMENT, PlayerId, TeamId
from arbiter_app.domain.registration.desk import desk_tally
from arbiter_app.domain.registration.fees import fee_totals
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.commission import decide
from arbiter_app.services.commands.people.fees import issue_receipt
from arbiter_app.services.commands.people.registration import (
    mark_present,
    set_entry_fee,
    set_fee_due,
    set_fees_paid,
    set_team_fee,
    show_undated_papers,
)
from arbiter_app.services.commands.people.teams import change_team, remove_team
from arbiter_app.services.commands.whole.tournaments import describe_tournament
from arbiter_app.services.workspace import Workspace
from tests.services.hands import last_line, refused_code, undo_and_redo
from tests.services.team_hands import of_teams, players_of


@pytest.fixture
def teams(workspace: Workspace) -> tuple[TeamId, ...]:
    """Three teams of five, each to pay 900 beside 100 of everybody."""
    entered = of_teams(workspace, teams=3)
    workspace.do(set_entry_fee, amount=Decimal(100))
    workspace.do(set_team_fee, amount=Decimal(900))
    return entered


def test_that_a_team_pays_beside_its_members(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    assert last_line(workspace) == "Entry fee of teams in the event: 900"
    first, second, _ = teams
    workspace.do(set_fee_due, players=(second,), amount=Decimal(500))
    assert last_line(workspace) == "Fee to pay: Гамбіт: 500"
    workspace.do(set_fees_paid, paid={first: Decimal(900), second: Decimal(600)})
    undo_and_redo(workspace)

    totals = fee_totals(workspace.event)

    assert totals.due == 15 * 100 + 900 + 500 + 900
    assert totals.paid == 1500
    assert totals.overpaid == 100
    assert (totals.debtors, totals.teams_in_debt) == (15, 1)
    assert desk_tally(workspace.event).players == 15
    assert read_event(workspace.path) == workspace.event


def test_that_a_tournament_has_a_fee_of_teams_of_its_own(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    workspace.do(set_entry_fee, amount=None)
    workspace.do(set_team_fee, amount=Decimal(700), tournament=FIRST_TOURNAMENT)
    assert fee_totals(workspace.event).due == 3 * 700
    workspace.do(describe_tournament, title="", team_fee=Decimal(800))
    assert fee_totals(workspace.event.of(FIRST_TOURNAMENT)).due == 3 * 800
    workspace.do(set_team_fee, amount=None, tournament=FIRST_TOURNAMENT)
    assert fee_totals(workspace.event).due == 3 * 900


def test_that_the_receipt_of_a_team_names_the_team_and_its_members(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    team = teams[0]
    member = players_of(workspace, team)[0]
    workspace.do(set_fees_paid, paid={team: Decimal(900), member: Decimal(100)})
    workspace.do(issue_receipt, players=(team, member))

    (receipt,) = workspace.event.receipts

    assert [(line.name, line.fee, line.paid) for line in receipt.lines] == [
        ("Буревій", Decimal(900), Decimal(900)),
        ("Буревій Гравець1", Decimal(100), Decimal(100)),
    ]
    again = refused_code(lambda: workspace.do(issue_receipt, players=(team, member)))
    assert again == "receipt.nothing"
    assert read_event(workspace.path) == workspace.event


def test_that_a_team_comes_with_all_of_its_members(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    workspace.do(mark_present, players=(teams[1],))
    there = {entry.player for entry in workspace.event.tournament.entries if entry.present}
    assert there == {*players_of(workspace, teams[1])}


def test_that_what_is_said_of_a_team_leaves_its_money_alone(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    workspace.do(set_fees_paid, paid={teams[0]: Decimal(50)})
    workspace.do(change_team, team=teams[0], name="Буревій-2")
    assert workspace.event.tournament.team(teams[0]).fee_paid == 50


def test_that_people_of_another_event_are_no_payers(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    stranger = TeamId(PlayerId(min(teams) - 1))
    code = refused_code(lambda: workspace.do(set_fees_paid, paid={stranger: Decimal(1)}))
    assert code == "team.none"


def test_that_a_team_shows_no_papers_and_is_not_admitted(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    code = refused_code(lambda: workspace.do(show_undated_papers, players=(teams[0],)))
    assert code == "tournament.no-such-player"
    admitted = Admission.ADMITTED
    code = refused_code(lambda: workspace.do(decide, players=(teams[0],), admission=admitted))
    assert code == "tournament.no-such-player"


def test_that_a_team_that_has_paid_is_removed_once_it_has_its_money_back(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    workspace.do(set_fees_paid, paid={teams[0]: Decimal(900)})
    assert refused_code(lambda: workspace.do(remove_team, team=teams[0])) == "team.has-paid"
    workspace.do(set_fees_paid, paid={teams[0]: Decimal(0)})
    workspace.do(remove_team, team=teams[0])
    assert len(workspace.event.tournament.teams) == 2
