"""Sanctions lifted when something else has happened since."""

from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from arbiter_app import i18n
from arbiter_app.domain.disputes.hearings import proposed_seats
from arbiter_app.domain.disputes.penalties import counted
from arbiter_app.domain.disputes.sanctions import incident_of
from arbiter_app.domain.facts.disputes.appeals import AppealKind, Outcome
from arbiter_app.domain.facts.disputes.incidents import Incident, Offence, Sanction
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import Mark, Result
from arbiter_app.domain.ids import FIRST_STAGE, Board, IncidentId, PlayerId, Round
from arbiter_app.services.commands.disputes.appeals import decide_appeal, file_appeal, reopen_appeal
from arbiter_app.services.commands.disputes.incidents import lift_sanction, record_incident
from arbiter_app.services.commands.people.officials import add_official
from arbiter_app.services.commands.people.participation import return_player, withdraw_player
from arbiter_app.services.commands.people.players import replace_player
from arbiter_app.services.commands.play.rounds import enter_result, swap_colours
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.row_changes.lines import change_lines
from arbiter_app.wording.terms.disputes.incidents import all_whom
from tests.services.commands.test_undo import check_undo_and_redo
from tests.services.disputes import of_one

Play = Callable[[int], Workspace]
ONE = PlayerId(1)
NOON = datetime(2026, 11, 1, 12, 30)
FIRST: dict[str, Any] = {"round": Round(1), "board": Board(1)}


def record(workspace: Workspace, sanction: Sanction, **more: Any) -> Incident:
    number = workspace.do(
        record_incident,
        **of_one(
            at=NOON,
            player=ONE,
            offence=Offence.CONDUCT,
            sanction=sanction,
            account="Шумів у залі",
            **more,
        ),
    )
    return next(each for each in workspace.event.tournament.incidents if each.id == number)


def lift(workspace: Workspace, incident: Incident) -> None:
    workspace.do(lift_sanction, incident=incident.id, sanction=1, reason="помилка")


def first_game(workspace: Workspace) -> Game:
    return workspace.event.tournament.main_stage.round(Round(1)).game(Board(1))


def mark_of(workspace: Workspace, player: PlayerId) -> Mark:
    game = first_game(workspace)
    assert game.result is not None
    return game.result.mark(game.colour(player))


@pytest.mark.parametrize(
    ("sanction", "result"),
    [
        (Sanction.LOSS, "0-1"),
        (Sanction.POINTS_OFF, "½-0"),
        (Sanction.POINTS_TO_OPPONENT, "½-½"),
    ],
)
def test_that_who_had_won_has_won_again_though_colours_were_swapped_since(
    play: Play, sanction: Sanction, result: str
) -> None:
    workspace = play(4)
    workspace.do(enter_result, result=Result.parse("1-0"), **FIRST)
    incident = record(workspace, sanction, result=Result.parse(result), **FIRST)
    workspace.do(swap_colours, **FIRST)
    lift(workspace, incident)
    assert first_game(workspace).black == ONE
    assert (mark_of(workspace, ONE), mark_of(workspace, PlayerId(4))) == (Mark.WON, Mark.LOST)


def test_that_a_swap_of_colours_after_a_sanction_is_undone_and_redone(
    play: Play, path: Path
) -> None:
    workspace = play(4)
    workspace.do(enter_result, result=Result.parse("1-0"), **FIRST)
    record(workspace, Sanction.LOSS, result=Result.parse("0-½"), **FIRST)
    check_undo_and_redo(workspace, swap_colours, FIRST, path)


def results_of(workspace: Workspace, *rounds: int) -> list[str | None]:
    """The results of the first player in rounds, "-" where he lost by forfeit."""
    found = []
    for number in rounds:
        games = workspace.event.tournament.main_stage.round(Round(number)).games
        game = next(game for game in games if ONE in (game.white, game.black))
        found.append(None if game.result is None else game.result.mark(game.colour(ONE)).value)
    return found


def exclude(workspace: Workspace, first: int, last: int) -> Incident:
    return record(workspace, Sanction.EXCLUSION, first_round=Round(first), last_round=Round(last))


def test_that_an_exclusion_lifted_under_an_expulsion_leaves_its_rounds_to_the_expulsion(
    play: Play, path: Path
) -> None:
    workspace = play(6)
    exclusion = exclude(workspace, 2, 3)
    expulsion = record(workspace, Sanction.EXPULSION)
    lift(workspace, exclusion)
    assert results_of(workspace, 1, 2, 3, 4, 5) == ["-"] * 5
    assert len(incident_of(workspace.event.tournament, expulsion.id).penalties[0].effects) == 5
    params = {"incident": expulsion.id, "sanction": 1, "reason": "помилка"}
    check_undo_and_redo(workspace, lift_sanction, params, path)
    with closing(Workspace.open(path, actor="arbiter")) as again:
        assert results_of(again, 1, 2, 3, 4, 5) == [None] * 5


def test_that_an_exclusion_outlives_an_expulsion_that_is_lifted(play: Play) -> None:
    workspace = play(6)
    exclusion = exclude(workspace, 2, 3)
    lift(workspace, record(workspace, Sanction.EXPULSION))
    assert results_of(workspace, 1, 2, 3, 4, 5) == [None, "-", "-", None, None]
    lift(workspace, exclusion)
    assert results_of(workspace, 1, 2, 3, 4, 5) == [None] * 5


def test_that_a_round_of_two_exclusions_is_lost_until_both_are_lifted(play: Play) -> None:
    workspace = play(6)
    first, second = exclude(workspace, 2, 3), exclude(workspace, 3, 4)
    lift(workspace, first)
    assert results_of(workspace, 2, 3, 4) == [None, "-", "-"]
    lift(workspace, second)
    assert results_of(workspace, 2, 3, 4) == [None] * 3


def test_that_who_withdrew_after_an_exclusion_plays_all_rounds_once_it_is_lifted_and_he_is_back(
    play: Play,
) -> None:
    workspace = play(6)
    exclusion = exclude(workspace, 2, 3)
    workspace.do(withdraw_player, player=ONE, reason="хвороба")
    lift(workspace, exclusion)
    assert results_of(workspace, 1, 2, 3, 4, 5) == ["-"] * 5
    workspace.do(return_player, player=ONE, reason="одужав")
    assert results_of(workspace, 1, 2, 3, 4, 5) == [None] * 5


def test_that_a_sanction_imposed_again_no_longer_counts_a_game_that_was_played_meanwhile(
    play: Play,
) -> None:
    workspace = play(6)
    expulsion = record(workspace, Sanction.EXPULSION)
    for role, name in (
        (Role.APPEALS_CHAIR, "Юркевич Антон"),
        (Role.APPEALS_MEMBER, "Цвєткова Інга"),
        (Role.APPEALS_MEMBER, "Щербань Юхим"),
    ):
        workspace.do(add_official, role=role, name=name)
    appeal = workspace.do(
        file_appeal,
        kind=AppealKind.APPEAL,
        filed_at=NOON,
        player=ONE,
        incident=expulsion.id,
        claim="Прошу скасувати",
    )
    workspace.do(
        decide_appeal,
        appeal=appeal,
        outcome=Outcome.GRANTED,
        decision="Замало підстав",
        decided_at=NOON,
        seats=proposed_seats(workspace.event, workspace.event.tournament.appeals[0]),
        lift_incident=True,
    )
    board = next(
        game.board
        for game in workspace.event.tournament.main_stage.round(Round(1)).games
        if ONE in (game.white, game.black)
    )
    workspace.do(enter_result, round=Round(1), board=board, result=Result.parse("½-½"))
    workspace.do(reopen_appeal, appeal=appeal, reason="новий доказ")
    assert results_of(workspace, 1, 2, 3, 4, 5) == ["=", "-", "-", "-", "-"]
    played = workspace.event.tournament.main_stage.round(Round(1)).game(board).id
    effects = incident_of(workspace.event.tournament, expulsion.id).penalties[0].effects
    assert len(effects) == 4
    assert played not in {effect.game for effect in effects}


def test_that_the_register_goes_on_naming_who_was_expelled_and_leaves_his_substitute_in_peace(
    play: Play, path: Path
) -> None:
    workspace = play(6)
    record(workspace, Sanction.WARNING)
    record(workspace, Sanction.EXPULSION)
    params = {"player": ONE, "reason": "заміна", "name": "Запасний Олег"}
    check_undo_and_redo(workspace, replace_player, params, path)
    with closing(Workspace.open(path, actor="arbiter")) as again:
        catalogue = i18n.catalogue("uk")
        tournament = again.event.tournament
        named = [all_whom(catalogue, again.event, each) for each in tournament.incidents]
        assert named == ["Гравець 01"] * 2
        count = counted(tournament, ONE, Offence.CONDUCT, stage=FIRST_STAGE, round=None, board=None)
        assert (count.offence, count.warnings) == (0, 0)
        again.do(withdraw_player, player=ONE, reason="хвороба")
        again.do(lift_sanction, incident=IncidentId(2), sanction=1, reason="помилка")
        assert again.event.tournament.entry(ONE).status is EntryStatus.WITHDRAWN
        assert results_of(again, 1, 2, 3, 4, 5) == ["-"] * 5
        again.do(return_player, player=ONE, reason="одужав")
        appeal = again.do(
            file_appeal,
            kind=AppealKind.APPEAL,
            filed_at=NOON,
            player=ONE,
            incident=IncidentId(1),
            claim="Прошу скасувати",
        )
        (filed,) = again.event.tournament.appeals
        assert (filed.id, filed.person) == (appeal, "Гравець 01")


def test_that_history_tells_games_in_the_order_of_rounds(play: Play) -> None:
    workspace = play(12)
    workspace.do(withdraw_player, player=ONE, reason="хвороба")
    (*_, entry) = workspace.history()
    lines = change_lines(i18n.catalogue("en"), entry.changes, workspace.event)
    rounds = [line.split(",")[0] for line in lines if line.startswith("Round ")]
    assert rounds == [f"Round {number}" for number in range(1, 12)]
