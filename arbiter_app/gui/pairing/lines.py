"""A round of a Swiss as rows: its pairs with what each player has behind them, and the others."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import Enum, auto

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.hall.boards import hall_board
from arbiter_app.domain.ids import Board, PairingNumber, PlayerId, Round
from arbiter_app.domain.pairing.swiss.acceleration import virtual_points
from arbiter_app.domain.pairing.swiss.position import POINT, SwissPlayer, SwissPosition
from arbiter_app.domain.pairing.swiss.standing import NotPaired, not_paired
from arbiter_app.gui.base.rows_model import CENTRE, FIGURES, RIGHT, Column
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event import mcmahon
from arbiter_app.wording.terms.play import results
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.why.pairing.behind import DOWN, UP, colours_of, due_of, floats_of


class Kind(Enum):
    """What a row is about."""

    PAIR = auto()
    BYE = auto()
    """Who has no opponent in an odd field."""
    NOT_PAIRED = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One player of a row, in words."""

    player: PlayerId
    number: PairingNumber
    name: str
    points: str = ""
    """By which they are paired, virtual ones apart: "1½ + 1"."""
    floats_now: str = ""
    """Whether this round takes them down or up."""
    colours: str = ""
    due: str = ""
    floats: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PairingLine:
    """A board, who has the bye, or somebody who does not play."""

    kind: Kind
    white: Side
    black: Side | None = None
    board: Board | None = None
    shown: Board | None = None
    """The number that the board has in the hall."""
    note: str = ""
    """What stands in the place of an opponent."""
    handicap: str = ""
    """The handicap and komi of the game, where such are given."""

    @property
    def key(self) -> Hashable:
        """What stays the same when the round is paired anew."""
        return self.board or (self.white.player,)

    def has(self, player: PlayerId) -> bool:
        """Whether somebody stands in the row."""
        return player in (self.white.player, self.black.player if self.black else None)


def pairing_lines(
    here: InHand, number: Round, position: SwissPosition | None
) -> tuple[PairingLine, ...]:
    """Return the rows of a round: boards, the bye, and who does not play; of a round that is not
    paired, without a position, these alone.
    """
    competition = here.competition
    found = [] if position is None else list(_paired(here, number, position))
    of_field = competition.as_numbered_in(number).numbers
    for each in not_paired(competition, number):
        name = people.name(window_catalogue(), here.event.contestants[each.player])
        side = Side(player=each.player, number=of_field[each.player], name=name)
        found.append(PairingLine(kind=Kind.NOT_PAIRED, white=side, note=why_not_paired(each)))
    return tuple(found)


def why_not_paired(each: NotPaired) -> str:
    """Return why somebody does not play in a round."""
    if each.is_unexplained:
        text = translate("PairingPage", "absent before, unexplained")
    elif each.mark is not None:
        text = results.bye(window_catalogue(), each.mark)
    elif each.has_left:
        text = translate("PairingPage", "has left the tournament")
    else:
        text = translate("PairingPage", "came when the round was paired")
    if not each.remark:
        return text
    pattern = translate("PairingPage", "{why}: {remark}")
    return pattern.format(why=text, remark=each.remark)


def _paired(here: InHand, number: Round, position: SwissPosition) -> Iterator[PairingLine]:
    round_ = here.competition.round(number)
    sides = _Sides(here, number, position)
    for game in sorted(round_.games, key=lambda game: game.board):
        white, black = sides.score(game.white), sides.score(game.black)
        yield PairingLine(
            kind=Kind.PAIR,
            board=game.board,
            shown=hall_board(here.tournament, game.board),
            white=sides.side(game.white, _float(white, black)),
            black=sides.side(game.black, _float(black, white)),
            handicap=mcmahon.terms_in_column(window_catalogue(), game),
        )
    for bye in round_.byes:
        if bye.mark is Mark.PAIRING_BYE:
            note = results.bye(window_catalogue(), bye.mark)
            yield PairingLine(kind=Kind.BYE, white=sides.side(bye.player, DOWN), note=note)


def _float(own: int, other: int) -> str:
    """Return whether somebody goes down or up against somebody of another score."""
    return "" if own == other else DOWN if own > other else UP


class _Sides:
    """What people have behind them before a round, in words."""

    def __init__(self, here: InHand, number: Round, position: SwissPosition) -> None:
        self._players = here.event.contestants
        self._catalogue = window_catalogue()
        numbered = here.competition.as_numbered_in(number)
        self._numbers = numbered.numbers
        self._virtual = virtual_points(numbered, number)
        self._known = {each.number: each for each in position.players}

    def score(self, player: PlayerId) -> int:
        """Return by what somebody is paired."""
        return self._known[self._numbers[player]].score

    def side(self, player: PlayerId, floats_now: str) -> Side:
        """Return somebody in a pair, or with the bye."""
        known = self._known[self._numbers[player]]
        return Side(
            player=player,
            number=known.number,
            name=people.name(self._catalogue, self._players[player]),
            points=self._points(player, known),
            floats_now=floats_now,
            colours=colours_of(self._catalogue, known),
            due=due_of(self._catalogue, known),
            floats=floats_of(known),
        )

    def _points(self, player: PlayerId, known: SwissPlayer) -> str:
        more = self._virtual.get(player, Decimal(0))
        own = Decimal(known.score) / POINT - more
        parts = (own, more) if more else (own,)
        return " + ".join(numbers.points(self._catalogue, part) for part in parts)


def columns() -> Sequence[Column[PairingLine]]:
    """Return the columns; where room ends, floats go first, then colours."""
    # fmt: off
    return (
        Column(title=translate("PairingPage", "Board"), align=RIGHT,
               text=lambda line: "" if line.shown is None else str(line.shown)),
        *_of_white(),
        Column(title=translate("PairingPage", "No.", "of Black"), align=RIGHT, is_second=True,
               text=lambda line: _black(line, lambda side: str(side.number)), spare=3,
               is_of_two=True),
        Column(title=translate("PairingPage", "Black"), is_name=True, takes_rest=True,
               text=lambda line: line.note or _black(line, lambda side: side.name)),
        Column(title=translate("PairingPage", "Pts", "of Black"), align=FIGURES, is_bold=True,
               text=lambda line: _black(line, lambda side: side.points),
               hint=_points_hint()),
        Column(title="↕", align=CENTRE, hint=_float_hint(),
               text=lambda line: _black(line, lambda side: side.floats_now)),
        Column(title=translate("PairingPage", "Colours", "of Black"), is_second=True, spare=2,
               is_of_two=True,
               text=lambda line: _black(line, _colours), hint=_colours_hint()),
        Column(title=translate("PairingPage", "Floats", "of Black"), align=CENTRE, is_second=True,
               spare=1, is_of_two=True, text=lambda line: _black(line, lambda side: side.floats),
               hint=_floats_hint()),
        Column(title=translate("PairingPage", "Handicap"), text=lambda line: line.handicap),
    )
    # fmt: on


def _of_white() -> Sequence[Column[PairingLine]]:
    # fmt: off
    return (
        Column(title=translate("PairingPage", "No."), align=RIGHT, is_second=True, spare=3,
               is_of_two=True, text=lambda line: str(line.white.number)),
        Column(title=translate("PairingPage", "White"), is_name=True,
               text=lambda line: line.white.name),
        Column(title=translate("PairingPage", "Pts"), align=FIGURES, is_bold=True,
               text=lambda line: line.white.points, hint=_points_hint()),
        Column(title="↕", align=CENTRE, text=lambda line: line.white.floats_now,
               hint=_float_hint()),
        Column(title=translate("PairingPage", "Colours"), is_second=True, spare=2,
               is_of_two=True,
               text=lambda line: _colours(line.white), hint=_colours_hint()),
        Column(title=translate("PairingPage", "Floats"), align=CENTRE, is_second=True, spare=1,
               is_of_two=True, text=lambda line: line.white.floats, hint=_floats_hint()),
    )
    # fmt: on


def _black(line: PairingLine, text: Callable[[Side], str]) -> str:
    return "" if line.black is None else text(line.black)


def _colours(side: Side) -> str:
    """Return the colours of somebody's games and the one that is due: "WBW → B"."""
    return " → ".join(filter(None, (side.colours, side.due)))


def _points_hint() -> str:
    return translate(
        "PairingPage", "Points by which the round is paired; virtual ones stand apart (C.04.7)"
    )


def _float_hint() -> str:
    return translate(
        "PairingPage", "Goes down or up in this round: meets a lower score or a higher one"
    )


def _colours_hint() -> str:
    return translate(
        "PairingPage",
        "Colours of the games played → the one due: a small letter mildly, a capital strongly, with"
        " ! absolutely",
    )


def _floats_hint() -> str:
    return translate("PairingPage", "Went down or up two rounds ago, and in the last round")
