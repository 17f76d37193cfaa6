"""Where everybody sits in a pairing by hand: a row for each, opponents below each other."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal

from PySide6.QtCore import Qt

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.results import Colour, Mark
from arbiter_app.domain.hall.boards import hall_board
from arbiter_app.domain.ids import Board, PairingNumber, PlayerId
from arbiter_app.domain.pairing.swiss.by_hand import HandPair, PairingByHand, position_by_hand
from arbiter_app.domain.pairing.swiss.position import POINT, Strength, SwissPlayer
from arbiter_app.gui.base.rows_model import CENTRE, FIGURES, RIGHT, Column
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import results
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.why.pairing.behind import due_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """A player with the place that they have in the round so far."""

    player: PlayerId
    number: PairingNumber
    name: str
    points: str
    due: str
    """The colour they should have, and how strongly."""
    due_told: str
    is_marked: bool
    board: Board | None = None
    """By its number in the hall."""
    colour: Colour | None = None
    bye: Mark | None = None
    """Without board, colour and bye they wait for an opponent."""


class Seats:
    """Makes the rows of a round; what the rounds before it say of everybody is found once."""

    def __init__(self, here: InHand, hand: PairingByHand) -> None:
        self._here = here
        self._catalogue = window_catalogue()
        self._numbers = here.competition.numbers
        # Everybody as they would be paired, also who has a bye now.
        self._known: Mapping[PairingNumber, SwissPlayer] = {}
        if here.competition.traits.follows_results:
            everybody = PairingByHand(round=hand.round, pairs=())
            position = position_by_hand(here.competition, everybody)
            self._known = {player.number: player for player in position.players}
        self._waiting: dict[PlayerId, Seat] = {}

    def rows(self, hand: PairingByHand, marked: Collection[PlayerId]) -> Sequence[Seat]:
        """Return the pairs in board order, then who waits, then who has a bye."""
        seats = [
            self._seat(player, marked, board=self._in_hall(pair), colour=colour)
            for pair in hand.pairs
            for player, colour in zip(pair.players, Colour, strict=True)
        ]
        waiting = sorted(hand.free, key=self._number)
        seats += [self._seat(player, marked) for player in waiting]
        byes = sorted(hand.byes, key=lambda bye: self._number(bye.player))
        return [*seats, *(self._seat(bye.player, marked, bye=bye.mark) for bye in byes)]

    def _in_hall(self, pair: HandPair) -> Board:
        return hall_board(self._here.tournament, pair.board)

    def _number(self, player: PlayerId) -> int:
        return self._numbers.get(player, PairingNumber(0))

    def _seat(
        self,
        player: PlayerId,
        marked: Collection[PlayerId],
        *,
        board: Board | None = None,
        colour: Colour | None = None,
        bye: Mark | None = None,
    ) -> Seat:
        waiting = self._waiting.get(player) or self._wait(player)
        is_marked = player in marked
        return replace(waiting, is_marked=is_marked, board=board, colour=colour, bye=bye)

    def _wait(self, player: PlayerId) -> Seat:
        """Return somebody who waits, which is found once of everybody."""
        number = PairingNumber(self._number(player))
        known = self._known.get(number)
        self._waiting[player] = Seat(
            player=player,
            number=number,
            name=people.name(self._catalogue, self._here.event.contestants[player]),
            points="" if known is None else self._points(known),
            due="" if known is None else due_of(window_catalogue(), known),
            due_told=_due_told(known),
            is_marked=False,
        )
        return self._waiting[player]

    def _points(self, player: SwissPlayer) -> str:
        return numbers.points(self._catalogue, Decimal(player.score) / POINT)


def columns(*, of_swiss: bool = True) -> Sequence[Column[Seat]]:
    """Return the columns of the list; the schedule of a round robin asks for no points."""
    return (*_places(), *(_strengths() if of_swiss else ()))


def _places() -> Sequence[Column[Seat]]:
    return (
        Column(title="", text=lambda seat: "●" if seat.is_marked else "", align=CENTRE),
        Column(
            title=translate("ByHandDialog", "Board"),
            text=_board,
            align=RIGHT | Qt.AlignmentFlag.AlignAbsolute,
        ),
        Column(title=translate("ByHandDialog", "Place"), text=_place, narrowest=5),
        Column(
            title=translate("ByHandDialog", "No."), text=lambda seat: str(seat.number), align=RIGHT
        ),
        Column(
            title=translate("ByHandDialog", "Player"),
            text=lambda seat: seat.name,
            is_name=True,
            takes_rest=True,
            narrowest=8,
        ),
    )


def _strengths() -> Sequence[Column[Seat]]:
    return (
        Column(
            title=translate("ByHandDialog", "Pts"),
            text=lambda seat: seat.points,
            align=FIGURES,
            is_bold=True,
            hint=translate("ByHandDialog", "Points by which people are paired"),
        ),
        Column(
            title=translate("ByHandDialog", "Due"),
            text=lambda seat: seat.due,
            tooltip=lambda seat: seat.due_told,
            align=CENTRE,
            is_second=True,
            hint=translate(
                "ByHandDialog",
                "The colour due: with “!” it must be, small letters mean that it may be the other",
            ),
        ),
    )


def _board(seat: Seat) -> str:
    return str(seat.board) if seat.board is not None and seat.colour is Colour.WHITE else ""


def _place(seat: Seat) -> str:
    if seat.colour is not None:
        return {
            Colour.WHITE: translate("ByHandDialog", "White"),
            Colour.BLACK: translate("ByHandDialog", "Black"),
        }[seat.colour]
    if seat.bye is not None:
        return results.bye_head(window_catalogue(), seat.bye)
    return translate("ByHandDialog", "waits")


def _due_told(player: SwissPlayer | None) -> str:
    if player is None or player.wants is None:
        return ""
    colour = results.colour(window_catalogue(), player.wants)
    pattern = {
        Strength.ABSOLUTE: translate("ByHandDialog", "must have the colour: {colour}"),
        Strength.STRONG: translate("ByHandDialog", "should have the colour: {colour}"),
    }.get(player.strength, translate("ByHandDialog", "alternates to the colour: {colour}"))
    return pattern.format(colour=colour)
