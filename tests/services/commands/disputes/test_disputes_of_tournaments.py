"""Incidents and appeals in the second of two tournaments: what they do is done there."""

from collections.abc import Callable
from datetime import datetime

from arbiter_app.domain.disputes.sanctions import encounter_at
from arbiter_app.domain.facts.disputes.appeals import AppealKind, Outcome
from arbiter_app.domain.facts.disputes.incidents import Offence, PenaltyFields, Sanction
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import Board, IncidentId, Round
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.disputes.appeals import decide_appeal, file_appeal
from arbiter_app.services.commands.disputes.incidents import lift_sanction, record_incident
from arbiter_app.services.commands.people.officials import add_official
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.workspace import AtStage, Workspace
from tests.services.tournament_hands import filled

AT = datetime(2026, 11, 1, 12, 30)
ROUND, BOARD = Round(1), Board(1)


def result_of(tournament: Tournament) -> str:
    return str(tournament.main_stage.round(ROUND).game(BOARD).result)


def won_by_white_in_both(workspace: Workspace) -> AtStage:
    here = filled(workspace)
    assert here.stage is not None
    main = workspace.event.tournaments[0].main_stage.id
    for stage in (main, here.stage):
        workspace.at(stage).do(enter_result, round=ROUND, board=BOARD, result=Result.parse("1-0"))
    return here


def lost_and_expelled(workspace: Workspace, here: AtStage) -> IncidentId:
    """Let White of board 1 lose and be expelled in the tournament of a stage."""
    assert here.stage is not None
    game = encounter_at(workspace.event.at(here.stage).tournament, here.stage, ROUND, BOARD)
    loss = PenaltyFields(player=game.white, sanction=Sanction.LOSS, result=Result.parse("0-1"))
    return here.do(
        record_incident,
        at=AT,
        offence=Offence.DEVICE,
        account="Задзвонив телефон",
        penalties=[loss, PenaltyFields(player=game.white, sanction=Sanction.EXPULSION)],
        round=ROUND,
        board=BOARD,
    )


def test_sanctions_are_weighed_one_after_the_other(
    play: Callable[[int], Workspace],
) -> None:
    workspace = play(4)
    here = won_by_white_in_both(workspace)
    untouched = workspace.event.tournaments[0]
    number = lost_and_expelled(workspace, here)
    first, second = read_event(workspace.path).tournaments
    assert first == untouched
    assert result_of(second) == "0-1"
    (incident,) = second.incidents
    assert (incident.id, incident.stage) == (number, second.main_stage.id)
    assert incident.encounter is not None
    expelled = second.entry(incident.encounter.white)
    assert expelled.status is EntryStatus.EXPELLED
    here.do(lift_sanction, incident=number, sanction=2, reason="Помилка")
    again = read_event(workspace.path).tournaments[1]
    assert again.entry(incident.encounter.white).status is EntryStatus.REGISTERED


def test_an_appeal_gives_back_what_was_lost_in_its_tournament(
    play: Callable[[int], Workspace],
) -> None:
    workspace = play(4)
    here = won_by_white_in_both(workspace)
    for role, name in (
        (Role.APPEALS_CHAIR, "Юркевич Антон"),
        (Role.APPEALS_MEMBER, "Цвєткова Інга"),
        (Role.APPEALS_MEMBER, "Щербань Юхим"),
    ):
        workspace.do(add_official, role=role, name=name)
    number = lost_and_expelled(workspace, here)
    (incident,) = workspace.event.tournaments[1].incidents
    assert incident.encounter is not None
    appeal = here.do(
        file_appeal,
        kind=AppealKind.PROTEST,
        filed_at=AT,
        player=incident.encounter.white,
        claim="То був не мій телефон",
        incident=number,
    )
    here.do(
        decide_appeal,
        appeal=appeal,
        outcome=Outcome.GRANTED,
        decision="Дзвонив телефон глядача",
        decided_at=AT,
        decided_by="Ґжицька Єлизавета",
    )
    first, second = read_event(workspace.path).tournaments
    assert (first.appeals, len(second.appeals)) == ((), 1)
    assert second.appeals[0].stage == second.main_stage.id
    assert (result_of(first), result_of(second)) == ("1-0", "1-0")
