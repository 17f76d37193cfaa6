"""Incidents, sanctions and protests in which teams and their members are the parties."""

from datetime import datetime
from typing import Any

import pytest

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.options import OptionValue
from arbiter_app.domain.disputes.hearings import concerned, parties
from arbiter_app.domain.facts.disputes.appeals import AppealKind, Concern
from arbiter_app.domain.facts.disputes.incidents import Incident, Offence, Sanction
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.results import BLACK_FORFEITS, BLACK_WINS, WHITE_FORFEITS
from arbiter_app.domain.hall.shown import as_in_hall
from arbiter_app.domain.ids import Board, PlayerId, Round, StageId, TeamId
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.disputes.appeals import file_appeal
from arbiter_app.services.commands.disputes.incidents import lift_sanction, record_incident
from arbiter_app.services.commands.people.officials import add_official
from arbiter_app.services.commands.people.teams import change_team
from arbiter_app.services.commands.whole.hall import arrange_hall
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.terms.disputes.appeals import against
from tests.services.hands import last_line, refused_code, undo_and_redo
from tests.services.team_hands import (
    boards_made,
    boards_stage,
    main,
    numbered,
    of_teams,
    players_of,
)

AT = datetime(2026, 11, 1, 12, 30)


@pytest.fixture
def teams(workspace: Workspace) -> tuple[TeamId, ...]:
    entered = of_teams(workspace)
    numbered(workspace, entered)
    return entered


def punish(
    workspace: Workspace, stage: StageId, player: PlayerId, sanction: Sanction, **more: Any
) -> Incident:
    """Write an incident down in a stage, and return it."""
    place = {name: more.pop(name) for name in ("round", "board") if name in more}
    penalty: Any = {"player": player, "sanction": sanction, **more}
    workspace.at(stage).do(
        record_incident,
        at=AT,
        offence=Offence.CONDUCT,
        account="as it was seen",
        penalties=[penalty],
        **place,
    )
    return workspace.event.tournament.incidents[-1]


def test_that_a_team_is_expelled_by_a_sanction_and_comes_back_when_it_is_lifted(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    stage = main(workspace).id
    incident = punish(workspace, stage, teams[0], Sanction.EXPULSION)
    assert workspace.event.tournament.team(teams[0]).status is EntryStatus.EXPELLED
    assert len(incident.penalties[0].effects) == 3
    assert "Буревій" in last_line(workspace)
    undo_and_redo(workspace)
    workspace.do(lift_sanction, incident=incident.id, sanction=1, reason="the jury decided so")
    assert workspace.event.tournament.team(teams[0]).status is EntryStatus.REGISTERED
    assert main(workspace).missing == 6


def test_that_a_match_is_lost_as_a_whole_before_its_boards_are_made_alone(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    stage = main(workspace).id
    first = {"round": Round(1), "board": Board(1)}
    loss = {**first, "result": WHITE_FORFEITS}
    punish(workspace, stage, teams[0], Sanction.LOSS, **loss)
    assert main(workspace).round(Round(1)).game(Board(1)).result == WHITE_FORFEITS
    workspace.undo()
    boards_made(workspace)
    assert (
        refused_code(lambda: punish(workspace, stage, teams[0], Sanction.LOSS, **loss))
        == "incident.of-match"
    )
    assert (
        refused_code(lambda: punish(workspace, stage, teams[0], Sanction.POINTS_OFF, **first))
        == "incident.of-match"
    )


def test_that_a_member_is_punished_at_the_board_and_excluded_from_either_stage(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    boards_made(workspace)
    boards = boards_stage(workspace)
    best, second, *_ = players_of(workspace, teams[0])
    lost = punish(
        workspace,
        boards,
        best,
        Sanction.LOSS,
        round=Round(1),
        board=Board(1),
        result=BLACK_WINS,
    )
    assert lost.encounter is not None
    assert lost.encounter.white == best
    excluded = punish(
        workspace,
        main(workspace).id,
        second,
        Sanction.EXCLUSION,
        first_round=Round(1),
        last_round=Round(1),
    )
    game = workspace.event.tournament.competition(boards).round(Round(1)).game(Board(2))
    assert game.result == BLACK_FORFEITS
    workspace.do(lift_sanction, incident=excluded.id, sanction=1, reason="it was another one")
    game = workspace.event.tournament.competition(boards).round(Round(1)).game(Board(2))
    assert game.result is None


def test_that_a_captain_protests_for_a_team_and_nobody_of_either_team_decides(
    workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    workspace.do(change_team, team=teams[0], name="Буревій", captain="Сокіл Роман")
    boards_made(workspace)
    for name in ("Сокіл Роман", "Ендшпіль Гравець1", "Явір Олег"):
        workspace.do(add_official, role=Role.APPEALS_MEMBER, name=name)
    workspace.do(
        file_appeal,
        kind=AppealKind.APPEAL,
        filed_at=AT,
        player=teams[0],
        filed_by="Сокіл Роман",
        claim="Board 1 of the match was begun late.",
        round=Round(1),
        board=Board(1),
    )
    (appeal,) = workspace.event.tournament.appeals
    assert parties(workspace.event.tournament, appeal) == (teams[0], teams[3])
    reasons = {
        each.name: concerned(workspace.event, appeal, each) for each in workspace.event.officials
    }
    assert reasons["Сокіл Роман"] is Concern.APPELLANT
    assert reasons["Ендшпіль Гравець1"] is Concern.PARTY
    assert reasons["Явір Олег"] is None
    assert "Буревій" in last_line(workspace)
    undo_and_redo(workspace)


@pytest.mark.parametrize(("first_table", "board"), [(None, "2.1"), (21, "22.1")])
def test_that_boards_of_matches_are_called_by_table_and_board_wherever_disputes_are_told(
    first_table: int | None, board: str, workspace: Workspace, teams: tuple[TeamId, ...]
) -> None:
    boards_made(workspace)
    stage, best = boards_stage(workspace), players_of(workspace, teams[1])[0]
    first = None if first_table is None else Board(first_table)
    tournament = workspace.event.tournament.id
    workspace.do(arrange_hall, first_boards={tournament: first}, rooms=())
    at: Any = {"round": Round(1), "board": Board(5)}
    incident = punish(workspace, stage, best, Sanction.LOSS, **at, result=BLACK_WINS)
    assert f"round 1, board {board}" in last_line(workspace)
    workspace.at(stage).do(
        file_appeal,
        kind=AppealKind.PROTEST,
        filed_at=AT,
        player=best,
        claim="The clock was wrong.",
        **at,
    )
    event = as_in_hall(workspace.event)
    (appeal,) = event.tournament.appeals
    assert against(catalogue("en"), event, appeal).endswith(f"round 1, board {board}")
    papers: dict[str, dict[str, OptionValue]] = {
        "incident-register": {},
        "incident-act": {"incident": incident.id},
        "evening-pack": {},
    }
    for paper, options in papers.items():
        printed = document(paper).build(workspace.event, options, catalogue("en"), AT)
        assert board in repr(printed), paper
