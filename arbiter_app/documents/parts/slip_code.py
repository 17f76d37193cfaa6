"""The code of a result slip: which game it is of, for a scanner that types.

It begins with a zero, as no code of a sheet does: then come three digits of the event, four of the
stage, three of the round, four of the board in the hall, two of who plays there, a check digit.
"""

from arbiter_app.documents.parts.sheet_code import (
    check_digit,
    digits_of,
    digits_of_event,
    figures_of,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.hall.boards import hall_board
from arbiter_app.domain.ids import Board, Round, StageId
from arbiter_app.i18n import Catalogue
from arbiter_app.values import frozen
from arbiter_app.wording.terms.play import results
from arbiter_app.wording.terms.registration import people

_LENGTH = 18
_ROUNDS, _BOARDS, _STAGES = 1000, 10_000, 10_000


@frozen(kw_only=True)
class SlipCode:
    """What the code of a slip says."""

    event: str
    stage: StageId
    round: Round
    board: Board
    """By its number in the hall."""
    players: str


@frozen(kw_only=True)
class SlipGame:
    """The game that a slip is of."""

    tournament: Tournament
    stage: StageId
    round: Round
    game: Game

    @property
    def shown(self) -> Board:
        """Its board in the hall."""
        return hall_board(self.tournament, self.game.board)


def slip_code(event: Event, stage: StageId, round: Round, game: Game) -> str:
    """Return the code of the slip of a game whose board has its number in the hall; "" where there
    is none: the event has no key, or a number is too large for it.
    """
    if not event.key or round >= _ROUNDS or game.board >= _BOARDS or stage >= _STAGES:
        return ""
    place = f"{stage:04}{round:03}{game.board:04}"
    told = f"0{digits_of_event(event.key)}{place}{_players(game)}"
    return told + check_digit(told)


def read_slip_code(text: str) -> SlipCode | None:
    """Return what the code of a slip says that was scanned; None for anything else."""
    digits = figures_of(text)
    if len(digits) != _LENGTH or digits[0] != "0" or check_digit(digits[:-1]) != digits[-1]:
        return None
    return SlipCode(
        event=digits[1:4],
        stage=StageId(int(digits[4:8])),
        round=Round(int(digits[8:11])),
        board=Board(int(digits[11:15])),
        players=digits[15:17],
    )


def game_of(code: SlipCode, event: Event) -> SlipGame | None:
    """Return the game of a slip of an event, whichever tournament that is seen of; None where
    others play there by now, or nobody.
    """
    for tournament in event.whole.tournaments:
        if not tournament.has_stage(code.stage):
            continue
        for round_ in tournament.stage(code.stage).rounds:
            for game in round_.games if round_.number == code.round else ():
                found = SlipGame(
                    tournament=tournament, stage=code.stage, round=code.round, game=game
                )
                if found.shown == code.board and _players(game) == code.players:
                    return found
    return None


def in_words(catalogue: Catalogue, event: Event, found: SlipGame) -> str:
    """Return "round 3, board 12, Koval – Melnyk: no result yet"."""
    game, players = found.game, event.whole.contestants
    pattern = catalogue.translate("SheetAnswer", "round {round}, board {board}, {pair}: {result}")
    names = (people.name(catalogue, players[each]) for each in (game.white, game.black))
    nothing = catalogue.translate("SheetAnswer", "no result yet")
    result = nothing if game.result is None else results.result(catalogue, game.result)
    return pattern.format(
        round=found.round, board=found.shown, pair=" – ".join(names), result=result
    )


def _players(game: Game) -> str:
    return digits_of(2, f"{game.white}-{game.black}")
