"""A game that is adjourned has begun: whoever leaves, it gets a result and is not forfeited."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.disputes.incidents import Offence, Sanction
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, Mark, Result
from arbiter_app.domain.ids import Board, GameId, IncidentId, PlayerId, Round
from arbiter_app.i18n import catalogue
from arbiter_app.services.command import Command
from arbiter_app.services.commands.disputes.incidents import lift_sanction, record_incident
from arbiter_app.services.commands.people.participation import (
    expel_player,
    miss_rounds,
    return_player,
    withdraw_player,
)
from arbiter_app.services.commands.play.rounds import adjourn_game, enter_result, sign_off_round
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.journal.lines import entry_text
from tests.services.disputes import of_one

Play = Callable[[int], Workspace]
FIRST = PlayerId(1)
ROUND_1 = Round(1)


def game_of_first(workspace: Workspace, number: int = 1) -> Game:
    games = workspace.event.tournament.main_stage.round(Round(number)).games
    return next(game for game in games if FIRST in (game.white, game.black))


@pytest.fixture
def adjourned(play: Play) -> Workspace:
    """Six players; in round 1 the game of the first is adjourned, the others are drawn."""
    workspace = play(6)
    board = game_of_first(workspace).board
    workspace.do(adjourn_game, round=ROUND_1, board=board, sealed_by=None, note="", resumes_at=None)
    for game in workspace.event.tournament.main_stage.round(ROUND_1).games:
        if game.board != board:
            workspace.do(enter_result, round=ROUND_1, board=game.board, result=DRAW)
    return workspace


LEAVING: list[tuple[Command[Any, Any], dict[str, Any]]] = [
    (withdraw_player, {}),
    (expel_player, {}),
    (miss_rounds, {"first": Round(1), "last": Round(3)}),
]


@pytest.mark.parametrize(("act", "params"), LEAVING, ids=["withdraw", "expel", "miss"])
def test_that_nobody_leaves_an_adjourned_game_without_a_result(
    act: Command[Any, Any], params: dict[str, Any], adjourned: Workspace
) -> None:
    with pytest.raises(RuleError) as refused:
        adjourned.do(act, player=FIRST, reason="хвороба", **params)
    game = game_of_first(adjourned)
    assert refused.value.code == "player.adjourned"
    assert refused.value.facts == {
        "name": "Гравець 01",
        "opponent": "Гравець 06",
        "round": 1,
        "board": game.board,
    }
    assert game.is_adjourned
    assert adjourned.event.tournament.entry(FIRST).status is EntryStatus.REGISTERED


@pytest.mark.parametrize(("act", "params"), LEAVING, ids=["withdraw", "expel", "miss"])
def test_that_who_leaves_says_how_the_adjourned_game_ended(
    act: Command[Any, Any], params: dict[str, Any], adjourned: Workspace
) -> None:
    game = game_of_first(adjourned)
    results = {game.id: BLACK_WINS}
    adjourned.do(act, player=FIRST, reason="хвороба", results=results, **params)
    assert game_of_first(adjourned).result == BLACK_WINS
    assert game_of_first(adjourned, 2).result is not None
    entry = adjourned.history()[-1]
    line = entry_text(catalogue("en"), entry.command, entry.params, adjourned.event, entry.changes)
    assert "adjourned games with a result: 1; games by forfeit: " in line
    adjourned.undo()
    assert game_of_first(adjourned).is_adjourned


def test_that_a_game_that_has_ended_stays_when_its_player_returns(adjourned: Workspace) -> None:
    results = {game_of_first(adjourned).id: DRAW}
    adjourned.do(withdraw_player, player=FIRST, reason="хвороба", results=results)
    adjourned.do(return_player, player=FIRST, reason="одужав")
    assert game_of_first(adjourned).result == DRAW
    assert game_of_first(adjourned, 2).result is None


def test_that_an_absence_from_later_rounds_leaves_the_adjourned_game_alone(
    adjourned: Workspace,
) -> None:
    adjourned.do(miss_rounds, player=FIRST, first=Round(2), last=Round(3), reason="лікар")
    assert game_of_first(adjourned).is_adjourned


def test_that_only_results_of_the_rules_end_an_adjourned_game(adjourned: Workspace) -> None:
    results = {game_of_first(adjourned).id: Result(Mark.WON, Mark.WON)}
    with pytest.raises(RuleError, match=r"result\.impossible"):
        adjourned.do(withdraw_player, player=FIRST, reason="хвороба", results=results)


@pytest.mark.parametrize("sanction", [Sanction.EXPULSION, Sanction.EXCLUSION])
def test_that_no_sanction_forfeits_an_adjourned_game(
    sanction: Sanction, adjourned: Workspace
) -> None:
    def impose() -> IncidentId:
        return adjourned.do(
            record_incident,
            **of_one(
                at=datetime(2026, 11, 2, 12, 0),
                player=FIRST,
                offence=Offence.CONDUCT,
                sanction=sanction,
                first_round=Round(1),
                last_round=Round(2),
                account="Образив суддю",
                article="VII.1.10",
            ),
        )

    with pytest.raises(RuleError, match=r"player\.adjourned"):
        impose()
    board: Board = game_of_first(adjourned).board
    adjourned.do(enter_result, round=ROUND_1, board=board, result=DRAW)
    incident = impose()
    adjourned.do(lift_sanction, incident=incident, sanction=1, reason="апеляція")
    assert game_of_first(adjourned).result == DRAW


def test_that_a_signed_round_keeps_its_adjourned_game_until_it_has_ended(
    adjourned: Workspace,
) -> None:
    adjourned.do(sign_off_round, round=ROUND_1)
    game: GameId = game_of_first(adjourned).id
    with pytest.raises(RuleError, match=r"player\.adjourned"):
        adjourned.do(withdraw_player, player=FIRST, reason="хвороба")
    adjourned.do(withdraw_player, player=FIRST, reason="хвороба", results={game: DRAW})
    assert game_of_first(adjourned).result == DRAW
