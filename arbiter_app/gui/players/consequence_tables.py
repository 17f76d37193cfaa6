"""The games, the matches and the rows of the table that a decision about a player changes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.results import Colour, Mark
from arbiter_app.domain.facts.rounds import Game
from arbiter_app.domain.ids import PlayerId, StageId
from arbiter_app.domain.pairing.knockout import drawn_knockout
from arbiter_app.domain.taking_part.consequences import Consequences
from arbiter_app.domain.taking_part.participation import Move, after
from arbiter_app.domain.taking_part.what_if import GameChange, StandingChange
from arbiter_app.gui.base.rows_model import CENTRE, RIGHT, Column
from arbiter_app.gui.parts.match_cards import cards
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.play import results
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.table import standings, tie_breaks


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRow:
    """A game that changes, as the player sees it."""

    round: int
    board: int
    colour: Colour
    opponent: str
    result: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangedRow:
    """A player whose points, place or tie-breaks change."""

    number: int
    name: str
    points: str
    place: str
    values: str


def game_rows(event: Event, told: Consequences) -> list[GameRow]:
    """Return the games in the order of rounds."""
    return [_game(event, change, told.move.player) for change in told.games]


def changed_rows(event: Event, told: Consequences) -> list[ChangedRow]:
    """Return the players in the order of the table afterwards."""
    return [_row(event, change, told.tie_breaks) for change in told.rows]


def match_lines(here: InHand, move: Move) -> list[str]:
    """Return the matches that end by a move, or are open again, each with who has won it then."""
    event = here.event
    left = after(event.tournament, here.competition, move)
    then = replace(event, tournaments=(left, *event.tournaments[1:]))
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


def changed_columns() -> Sequence[Column[ChangedRow]]:
    return (
        Column(
            title=translate("Participation", "№"), text=lambda row: str(row.number), align=RIGHT
        ),
        Column(title=translate("Participation", "Player"), is_name=True, text=lambda row: row.name),
        Column(
            title=translate("Participation", "Points"),
            text=lambda row: row.points,
            align=CENTRE,
            is_bold=True,
        ),
        Column(title=translate("Participation", "Place"), text=lambda row: row.place, align=CENTRE),
        Column(
            title=translate("Participation", "Tie-breaks"),
            text=lambda row: row.values,
            is_second=True,
            narrowest=10,
        ),
    )


def _game(event: Event, change: GameChange, player: PlayerId) -> GameRow:
    colour = change.before.colour(player)
    opponent = event.players[change.before.player(colour.other)]
    return GameRow(
        round=change.round.number,
        board=change.before.board,
        colour=colour,
        opponent=people.name(window_catalogue(), opponent),
        result=standings.from_to(_result(change.before, colour), _result(change.after, colour)),
    )


def _row(event: Event, change: StandingChange, codes: Sequence[str]) -> ChangedRow:
    catalogue = window_catalogue()
    return ChangedRow(
        number=change.after.number,
        name=people.name(catalogue, event.players[change.player]),
        points=standings.points_change(catalogue, change),
        place=standings.place_change(change),
        values="; ".join(_values(change, codes)),
    )


def _values(change: StandingChange, codes: Sequence[str]) -> list[str]:
    """Return the tie-breaks that change: "SB 4¼ → 3¾"; none for whom nothing counts."""
    if change.before.annulled or change.after.annulled:
        return []
    catalogue = window_catalogue()
    told = []
    for code, *pair in zip(codes, change.before.values, change.after.values, strict=True):
        if pair[0] != pair[1]:
            before, after = (text or "–" for text in tie_breaks.values(catalogue, code, pair))
            told.append(
                f"{tie_breaks.short_name(catalogue, code)} {standings.from_to(before, after)}"
            )
    return told


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
