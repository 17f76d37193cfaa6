"""The games and the matches that a decision about a player changes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import Colour, Mark
from arbiter_app.domain.hall.boards import shown_board
from arbiter_app.domain.ids import Board, PlayerId, StageId
from arbiter_app.domain.pairing.knockout import drawn_knockout
from arbiter_app.domain.taking_part.consequences import Consequences
from arbiter_app.domain.taking_part.lost_games import sides
from arbiter_app.domain.taking_part.participation import Move, after
from arbiter_app.domain.taking_part.what_if import GameChange
from arbiter_app.gui.base.rows_model import RIGHT, Column
from arbiter_app.gui.parts.match_cards import cards
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.play import results
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.table import standings


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRow:
    """A game that changes, as the player sees it."""

    round: int
    board: Board | str
    colour: Colour
    opponent: str
    result: str


def game_rows(event: Event, told: Consequences) -> list[GameRow]:
    """Return the games in the order of rounds."""
    return [_game(event, change, told.move.player) for change in told.games]


def match_lines(here: InHand, move: Move) -> list[str]:
    """Return the matches that end by a move, or are open again, each with who has won it then."""
    event = here.event
    left = after(event.tournament, here.competition, move)
    then = event.with_tournament(left)
    return [line for stage in event.tournament.stages for line in _of_stage(event, then, stage.id)]


def _of_stage(event: Event, then: Event, stage: StageId) -> Iterator[str]:
    stands = drawn_knockout(event.tournament.competition(stage))
    seen = in_hand(then, stage)
    will_stand = drawn_knockout(seen.competition)
    if stands is None or will_stand is None:
        return
    shown = cards(seen, will_stand)
    for number, match in will_stand.matches.items():
        before = stands.matches[number]
        if (match.is_over, match.winner) != (before.is_over, before.winner):
            yield shown[number].spoken


def game_columns() -> Sequence[Column[GameRow]]:
    return (
        Column(
            title=translate("Participation", "Round"),
            text=lambda row: str(row.round),
            align=RIGHT,
        ),
        Column(
            title=translate("Participation", "Board"),
            text=lambda row: str(row.board),
            align=RIGHT,
        ),
        Column(
            title=translate("Participation", "Colour"),
            text=lambda row: (
                translate("Participation", "White")
                if row.colour is Colour.WHITE
                else translate("Participation", "Black")
            ),
        ),
        Column(
            title=translate("Participation", "Opponent"),
            is_name=True,
            text=lambda row: row.opponent,
        ),
        Column(title=translate("Participation", "Result"), text=lambda row: row.result),
    )


def _game(event: Event, change: GameChange, player: PlayerId) -> GameRow:
    players = (change.before.white, change.before.black)
    own = next(each for each in sides(event.tournament, player) if each in players)
    colour = change.before.colour(own)
    opponent = event.contestants[change.before.player(colour.other)]
    return GameRow(
        round=change.round.number,
        board=shown_board(event, change.before.board, change.before.white),
        colour=colour,
        opponent=people.name(window_catalogue(), opponent),
        result=standings.from_to(_result(change.before, colour), _result(change.after, colour)),
    )


def _result(game: Game, colour: Colour) -> str:
    """Return what a game that nobody plays on is for the player."""
    if game.is_adjourned:
        return translate("Participation", "adjourned")
    if game.result is None:
        return translate("Participation", "open")
    if not game.result.is_forfeit:
        return results.result(window_catalogue(), game.result)
    if game.result.mark(colour) is Mark.FORFEIT_WON:
        return translate("Participation", "won by forfeit")
    if game.result.mark(colour.other) is Mark.FORFEIT_WON:
        return translate("Participation", "lost by forfeit")
    return translate("Participation", "lost by both")
