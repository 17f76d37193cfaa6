"""What tests of a Swiss do over and over: make one, pair a round, publish and play it."""

from random import Random

from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS, Colour, Result
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, Round
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.listed_programs import TOLD
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.rounds import enter_result, publish_round
from arbiter_app.services.commands.play.swiss_rounds import pair_round
from arbiter_app.services.commands.rules.swiss_rules import set_initial_colour
from arbiter_app.services.workspace import Workspace
from tests.services.hands import choose_system, ready_made


def make_swiss(
    workspace: Workspace,
    players: int,
    *,
    white_first: bool = True,
    colour: bool = True,
    told: bool = True,
) -> Workspace:
    """Let a new event be a Swiss of nine rounds with so many players, numbered, the colour drawn;
    player and number are the same. It was `told` that Arbiter is on no list of the rules.
    """
    first = (Colour.WHITE if white_first else Colour.BLACK) if colour else None
    what = ("Swiss", players, first, told)
    ready_made(workspace, what, lambda event: _make_swiss(event, players, first, told=told))
    return workspace


def _make_swiss(workspace: Workspace, players: int, first: Colour | None, *, told: bool) -> None:
    choose_system(workspace, System.SWISS)
    if told:
        workspace.note(TOLD)
    for number in range(1, players + 1):
        workspace.do(add_player, name=f"Гравець {number:03}", fide_rating=2500 - number)
    workspace.accepting(WeighedAct.MANY_ROUNDS).do(number_by_rating)
    if first is not None:
        workspace.do(set_initial_colour, colour=first)


def pair(workspace: Workspace, number: int) -> RoundOfPlay:
    """Pair a round as a draft without who was absent unexplained; return it."""
    competition = workspace.event.competition()
    made = make_round(competition, Round(number), engine.pair)
    workspace.do(pair_round, made=made)
    return workspace.event.tournament.competition().round(Round(number))


def play(workspace: Workspace, number: int, seed: int = 1) -> RoundOfPlay:
    """Pair a round, publish it and enter a result at every board; return it."""
    round_ = pair(workspace, number)
    workspace.do(publish_round, round=round_.number)
    chance = Random(f"{seed}-{number}")
    for game in round_.games:
        result = chance.choice((WHITE_WINS, DRAW, BLACK_WINS))
        enter(workspace, round_.number, game.board, result)
    return workspace.event.tournament.competition().round(round_.number)


def enter(workspace: Workspace, number: int, board: Board, result: Result) -> None:
    """Enter a result, of a match of two games that of both."""
    if workspace.event.tournament.settings.has_two_games:
        result = Result.of_match(result, result)
    workspace.do(enter_result, round=Round(number), board=board, result=result)


def play_rounds(workspace: Workspace, last: int, seed: int = 1) -> Workspace:
    """Play all rounds up to one."""
    paired = workspace.event.tournament.competition().rounds_paired
    for number in range(paired + 1, last + 1):
        play(workspace, number, seed)
    return workspace
