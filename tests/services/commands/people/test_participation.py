"""Withdrawal, expulsion, absence and return as commands, undone and told in the journal."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.disputes.incidents import Offence, Sanction
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.results import DRAW, WHITE_WINS
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.permission.by_state import Phase, phase
from arbiter_app.domain.taking_part.participation import Move, What, game_changes
from arbiter_app.formats.trf.lines.records import Version
from arbiter_app.formats.trf.reading.event import event_of
from arbiter_app.formats.trf.writing.losses import losses
from arbiter_app.formats.trf.writing.report import report_of
from arbiter_app.i18n import catalogue
from arbiter_app.services.command import Command
from arbiter_app.services.commands.disputes.incidents import lift_sanction, record_incident
from arbiter_app.services.commands.people.join_late import join_late
from arbiter_app.services.commands.people.participation import (
    expel_player,
    miss_rounds,
    return_player,
    withdraw_player,
)
from arbiter_app.services.commands.play.draw import draw_lots
from arbiter_app.services.commands.play.rounds import enter_result, swap_colours
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.journal.lines import entry_text
from tests.services.commands.test_undo import check_undo_and_redo
from tests.services.disputes import of_one

Play = Callable[[int], Workspace]
FIRST, SECOND = PlayerId(1), PlayerId(2)


def play_round(workspace: Workspace, number: int) -> None:
    """Draw the games of a round that are still open."""
    for game in workspace.event.tournament.main_stage.round(Round(number)).games:
        if game.result is None:
            workspace.do(enter_result, round=Round(number), board=game.board, result=DRAW)


def results(workspace: Workspace, player: PlayerId) -> list[str]:
    return [
        str(game.result or ".")
        for _, game in workspace.event.tournament.main_stage.games
        if player in (game.white, game.black)
    ]


def line(workspace: Workspace) -> str:
    entry = workspace.history()[-1]
    return entry_text(catalogue("en"), entry.command, entry.params, workspace.event, entry.changes)


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(RuleError) as error:
        act()
    return error.value.code


def timeless(tournament: Tournament) -> Tournament:
    """The tournament without the moments at which results were typed."""
    stage = tournament.main_stage
    rounds = tuple(
        replace(round_, games=tuple(replace(game, entered_at=None) for game in round_.games))
        for round_ in stage.rounds
    )
    return replace(tournament, stages=(replace(stage, rounds=rounds),))


def test_that_the_wrong_player_expelled_and_brought_back_leaves_nothing_changed(
    play: Play,
) -> None:
    workspace = play(6)
    play_round(workspace, 1)
    workspace.do(withdraw_player, player=SECOND, reason="хвороба")
    before = workspace.event.tournament
    workspace.do(expel_player, player=FIRST, reason="телефон")
    assert workspace.event.tournament.entry(FIRST).status is EntryStatus.EXPELLED
    workspace.do(return_player, player=FIRST, reason="то був інший")
    assert timeless(workspace.event.tournament) == timeless(before)


def test_that_a_return_finds_the_rounds_played_meanwhile_lost(play: Play) -> None:
    workspace = play(6)
    play_round(workspace, 1)
    workspace.do(withdraw_player, player=FIRST, reason="хвороба")
    play_round(workspace, 2)
    workspace.do(return_player, player=FIRST, reason="одужав")
    assert results(workspace, FIRST)[2:] == [".", ".", "."]
    assert results(workspace, FIRST)[1] in ("+/-", "-/+")


@pytest.mark.parametrize(
    ("act", "params", "done_before"),
    [
        (expel_player, {}, None),
        (miss_rounds, {"first": Round(2), "last": Round(3)}, None),
        (return_player, {}, withdraw_player),
        (return_player, {}, expel_player),
        (expel_player, {}, withdraw_player),
    ],
    ids=["expel", "miss", "return", "return of an expelled", "expel a withdrawn"],
)
def test_that_a_decision_about_a_player_is_undone_and_redone_after_a_restart(
    act: Command[Any, Any],
    params: dict[str, Any],
    done_before: Command[Any, Any] | None,
    play: Play,
    path: Path,
) -> None:
    workspace = play(6)
    play_round(workspace, 1)
    if done_before is not None:
        workspace.do(done_before, player=FIRST, reason="чому")
    check_undo_and_redo(workspace, act, {"player": FIRST, "reason": "чому", **params}, path)


def test_that_the_journal_counts_the_games(play: Play) -> None:
    workspace = play(4)
    workspace.do(withdraw_player, player=FIRST, reason="хвороба")
    assert line(workspace) == "Player withdrawn: Гравець 01; games by forfeit: 3"
    workspace.do(expel_player, player=SECOND, reason="телефон")
    assert line(workspace) == "Player expelled: Гравець 02; games by forfeit: 3"
    workspace.do(return_player, player=FIRST, reason="одужав")
    assert (
        line(workspace)
        == "Player back in the tournament: Гравець 01; games open again: 2; games by forfeit: 1"
    )
    workspace.do(miss_rounds, player=FIRST, first=Round(3), last=Round(3), reason="лікар")
    assert line(workspace).startswith("Player absent in rounds 3 to 3: Гравець 01; games by")


def test_that_decisions_about_players_are_preceded_by_a_snapshot() -> None:
    acts = (withdraw_player, expel_player, miss_rounds, return_player)
    assert all(act.is_risky for act in acts)


def test_that_before_the_draw_nobody_is_expelled_or_absent(
    register: Callable[[int], Workspace],
) -> None:
    workspace = register(4)
    assert (
        refused(lambda: workspace.do(expel_player, player=FIRST, reason="чому"))
        == "permission.expel-player"
    )
    assert (
        refused(
            lambda: workspace.do(
                miss_rounds, player=FIRST, first=Round(1), last=Round(1), reason="чому"
            )
        )
        == "permission.miss-rounds"
    )


@pytest.mark.parametrize("act", [withdraw_player, expel_player, return_player])
def test_that_every_decision_needs_a_reason(act: Command[Any, Any], play: Play) -> None:
    workspace = play(4)
    assert (
        refused(lambda: workspace.do(act, player=FIRST, reason=" ")) == "permission.reason-missing"
    )


def test_that_after_the_last_game_somebody_is_expelled_and_all_results_stand(play: Play) -> None:
    workspace = play(4)
    for number in (1, 2, 3):
        play_round(workspace, number)
    before = workspace.event.tournament
    workspace.do(expel_player, player=FIRST, reason="фейр-плей")
    assert workspace.event.tournament.stages == before.stages
    workspace.do(return_player, player=FIRST, reason="апеляцію задоволено")
    assert workspace.event.tournament == before


def test_that_a_late_player_leaves_the_draw_and_others_free_to_join(play: Play) -> None:
    workspace = play(5)
    workspace.do(miss_rounds, player=FIRST, first=Round(1), last=Round(2), reason="потяг")
    assert phase(workspace.event.tournament.competition()) is Phase.DRAWN
    workspace.do(join_late, name="Запасний Юрій", reason="запізнився")
    workspace.do(draw_lots, seed="наново")
    assert set(results(workspace, FIRST)) == {"."}


def test_that_who_joins_late_wins_against_the_absent_until_they_return(play: Play) -> None:
    workspace = play(5)
    workspace.do(withdraw_player, player=FIRST, reason="хвороба")
    newcomer = workspace.do(join_late, name="Запасний Юрій", reason="запізнився")
    assert any(each != "." for each in results(workspace, newcomer))
    workspace.do(return_player, player=FIRST, reason="одужав")
    assert set(results(workspace, newcomer)) == {"."}


def test_that_a_result_typed_over_a_forfeit_is_the_players_own(play: Play) -> None:
    """He came after all and played; leaving and returning later does not open the game again."""
    workspace = play(4)
    workspace.do(miss_rounds, player=FIRST, first=Round(1), last=Round(1), reason="потяг")
    _, game = next(
        (round_, game)
        for round_, game in workspace.event.tournament.main_stage.games
        if game.is_forfeited_beforehand
    )
    workspace.do(enter_result, round=Round(1), board=game.board, result=WHITE_WINS)
    workspace.do(withdraw_player, player=FIRST, reason="хвороба")
    workspace.do(return_player, player=FIRST, reason="одужав")
    assert results(workspace, FIRST) == ["1-0", ".", "."]


def test_that_the_absent_stays_absent_when_colours_are_swapped(play: Play) -> None:
    workspace = play(4)
    workspace.do(withdraw_player, player=FIRST, reason="хвороба")
    board = next(
        game.board
        for game in workspace.event.tournament.main_stage.round(Round(3)).games
        if FIRST in (game.white, game.black)
    )
    workspace.do(swap_colours, round=Round(3), board=board, reason="помилка")
    workspace.do(return_player, player=FIRST, reason="одужав")
    assert results(workspace, FIRST) == [".", ".", "."]


def test_that_a_sanction_of_the_register_is_lifted_there_and_not_by_a_return(play: Play) -> None:
    workspace = play(6)
    play_round(workspace, 1)
    before = workspace.event.tournament
    incident = workspace.do(
        record_incident,
        **of_one(
            at=datetime(2026, 11, 2, 12, 0),
            player=FIRST,
            offence=Offence.UNFAIR_PLAY,
            sanction=Sanction.EXPULSION,
            account="Телефон у кишені",
            article="VII.1.10",
        ),
    )
    assert (
        refused(lambda: workspace.do(return_player, player=FIRST, reason="чому"))
        == "player.sanctioned"
    )
    workspace.do(lift_sanction, incident=incident, sanction=1, reason="апеляція")
    after = workspace.event.tournament
    assert (after.entries, timeless(after).stages) == (before.entries, timeless(before).stages)


def test_that_rounds_of_an_exclusion_are_not_opened_by_a_return(play: Play) -> None:
    workspace = play(6)
    play_round(workspace, 1)
    workspace.do(
        record_incident,
        **of_one(
            at=datetime(2026, 11, 2, 12, 0),
            player=FIRST,
            offence=Offence.CONDUCT,
            sanction=Sanction.EXCLUSION,
            first_round=Round(3),
            last_round=Round(4),
            account="Образив суддю",
            article="VII.1.10",
        ),
    )
    assert (
        refused(lambda: workspace.do(return_player, player=FIRST, reason="чому"))
        == "player.sanctioned"
    )


def test_that_a_report_file_keeps_who_is_absent_and_why(play: Play) -> None:
    """So a player who left can return after the event was written and read again."""
    workspace = play(6)
    play_round(workspace, 1)
    workspace.do(miss_rounds, player=SECOND, first=Round(3), last=Round(3), reason="лікар")
    workspace.do(expel_player, player=FIRST, reason="телефон")
    event = workspace.event
    assert "withdrawals" not in losses(event, Version.TRF26)
    read = event_of(report_of(event, Version.TRF26)).tournament
    left = Move(what=What.RETURN, player=FIRST)
    assert read.entry(FIRST).status is EntryStatus.EXPELLED
    assert (
        len(game_changes(read, read.competition(), left))
        == len(game_changes(event.tournament, event.tournament.competition(), left))
        == 4
    )
