"""What tests of a Double-Swiss do: make one, pair a round, and play its matches of two games."""

from dataclasses import replace
from decimal import Decimal
from random import Random

from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS, Result
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.ids import Board, Round
from arbiter_app.services.commands.play.rounds import enter_result, publish_round
from arbiter_app.services.commands.rules.swiss_rules import set_rounds, set_swiss_rules
from arbiter_app.services.workspace import Workspace
from tests.services.swiss_hands import make_swiss, pair

PLAYED = (WHITE_WINS, DRAW, BLACK_WINS)


def make_double(workspace: Workspace, players: int, rounds: int = 5) -> Workspace:
    """Let a new event be a Double-Swiss with so many players, numbered, the colour drawn."""
    make_swiss(workspace, players)
    rules = replace(workspace.event.tournament.settings.swiss, system=SwissSystem.DOUBLE)
    workspace.do(set_swiss_rules, rules=rules, pairing_bye=Decimal(1))
    workspace.do(set_rounds, rounds=rounds)
    return workspace


def match(first: Result, second: Result) -> Result:
    return Result.of_match(first, second)


def enter_games(workspace: Workspace, round: int, board: int, *games: Result | None) -> None:
    """Enter the results of a match one after the other, as they are known in the hall."""
    for game, result in enumerate(games, start=1):
        workspace.do(enter_result, round=Round(round), board=Board(board), result=result, game=game)


def play_matches(workspace: Workspace, number: int, seed: int = 1) -> RoundOfPlay:
    """Pair a round, publish it and enter both games at every open board; return it."""
    round_ = pair(workspace, number)
    workspace.do(publish_round, round=round_.number)
    chance = Random(f"{seed}-{number}")
    for game in round_.games:
        enter_games(workspace, number, game.board, *(chance.choice(PLAYED) for _ in range(2)))
    return workspace.event.tournament.competition().round(round_.number)
