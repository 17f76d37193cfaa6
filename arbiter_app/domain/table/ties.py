"""Players who are level, and what divides them where no tie-break of the list does: points,
play-offs, lots.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from decimal import Decimal
from enum import Enum
from itertools import groupby

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.match_decisions import DecisionKind
from arbiter_app.domain.facts.rules.settings import Unresolved
from arbiter_app.domain.ids import PairingNumber, ParticipantId
from arbiter_app.domain.tie_breaks.catalogue import Better
from arbiter_app.domain.tie_breaks.crosstable import Crosstable
from arbiter_app.values import frozen


class Decider(Enum):
    """What else than a tie-break puts one player above another."""

    POINTS = "points"
    KNOCKOUT = "knockout"
    """How far each of them has come in a knockout."""
    STAGE = "stage"
    """The stage in which each of them finished, or his place in it."""
    TIME = "time"
    """Who used less time for as many points, of solvers."""
    PLAY_OFF = "play-off"
    LOT = "lot"


@frozen
class Tied:
    """Players not yet separated, and what separates them from those above."""

    players: tuple[ParticipantId, ...]
    decided_by: Decider | int | None
    is_settled: bool = False
    """Whether they share their places for good, as a play-off has left them."""
    ranked_among: tuple[ParticipantId, ...] = ()
    """With whom a tie-break ranks them, where these are not they alone: it kept them out of a
    play-off in which the others have played."""

    @property
    def ranked(self) -> tuple[ParticipantId, ...]:
        """Whom a tie-break ranks to order these."""
        return self.ranked_among or self.players

    @property
    def is_open(self) -> bool:
        """Whether they are still to be divided."""
        return len(self.players) > 1 and not self.is_settled


_NO_VALUE = Decimal(0)

Classes = Iterable[tuple[ParticipantId, ...]]
Values = Mapping[ParticipantId, Decimal | None]


def by_points(table: Crosstable) -> list[Tied]:
    """Return everybody in classes of equal points, best first."""
    if not table.lines:
        return []
    scores = {player: line.points for player, line in table.lines.items()}
    everybody = Tied(tuple(table.lines), None)
    return divide([everybody], lambda players: by_value(players, scores), Decider.POINTS)


def by_play_offs(competition: Competition, tied: list[Tied]) -> list[Tied]:
    """Let play-offs order their participants (C.07 Art. 3); one whose tie is gone orders nobody."""
    begun = {frozenset(each.players): each for each in competition.play_offs}
    if not begun:
        return tied
    # Imported here and below, for most tables are needed without, and start sooner so.
    from arbiter_app.domain.play_offs.outcome import play_off_order

    divided: list[Tied] = []
    for group in tied:
        play_off = begun.get(frozenset(group.players))
        if play_off is None:
            divided.append(group)
            continue
        decided_by = group.decided_by
        for found in play_off_order(competition, play_off):
            divided.append(
                Tied(
                    found.players,
                    decided_by,
                    is_settled=found.is_shared,
                    ranked_among=found.ranked_among,
                )
            )
            decided_by = Decider.PLAY_OFF
    return divided


def by_lots_of_play_offs(competition: Competition, tied: list[Tied]) -> list[Tied]:
    """Order those whom neither a play-off nor the tie-breaks after it have divided by the lots
    that were drawn in it.
    """
    if not competition.play_offs:
        return tied
    from arbiter_app.domain.play_offs.outcome import play_off_lots

    lots = {
        player: lot
        for play_off in competition.play_offs
        for player, lot in play_off_lots(competition, play_off).items()
    }

    def drawn(players: tuple[ParticipantId, ...]) -> Classes:
        if any(player not in lots for player in players):
            return (players,)
        return ((player,) for player in sorted(players, key=lots.__getitem__))

    left = [replace(each, ranked_among=()) for each in tied]
    return divide(left, drawn, Decider.PLAY_OFF)


def by_drawn_lots(
    competition: Competition, tied: list[Tied]
) -> tuple[list[Tied], frozenset[ParticipantId]]:
    """Order those still tied by lots where these were drawn, in the hall or by a seed; return also
    whom they ordered.
    """
    seed, from_hall = competition.tie_lot_seed, lots_of_hall(competition)
    if competition.settings.unresolved is not Unresolved.LOTS:
        return tied, frozenset()
    if from_hall:
        return _by_lots_of_hall(tied, from_hall)
    if seed is None:
        return tied, frozenset()
    by_lot = frozenset(player for each in tied if each.is_open for player in each.players)
    return _by_lots(competition.numbers, tied, seed), by_lot


def lots_of_hall(competition: Competition) -> Mapping[ParticipantId, int]:
    """Return the lots that were drawn in the hall among those whom the table left tied."""
    return {
        each.player: int(each.value)
        for each in competition.decisions
        if each.kind is DecisionKind.PLACE and each.player is not None
    }


def are_lots_drawn(competition: Competition) -> bool:
    """Whether lots were drawn among those whom the table left tied."""
    if competition.settings.unresolved is not Unresolved.LOTS:
        return False
    return competition.tie_lot_seed is not None or bool(lots_of_hall(competition))


def _by_lots_of_hall(
    tied: list[Tied], lots: Mapping[ParticipantId, int]
) -> tuple[list[Tied], frozenset[ParticipantId]]:
    """Order those all of whom drew a lot; who did not stays tied."""
    by_lot = frozenset(
        player
        for each in tied
        if each.is_open and lots.keys() >= {*each.players}
        for player in each.players
    )

    def drawn(players: tuple[ParticipantId, ...]) -> Classes:
        if not by_lot.issuperset(players):
            return (players,)
        return ((player,) for player in sorted(players, key=lots.__getitem__))

    return divide(tied, drawn, Decider.LOT), by_lot


def _by_lots(
    numbers: Mapping[ParticipantId, PairingNumber], tied: list[Tied], seed: str
) -> list[Tied]:
    """Order those still tied by one lot drawn for every number of the field.

    A lot for all keeps its order whatever later results do to the groups.
    """
    from arbiter_app.domain.drawing.lots import Lots

    order = Lots(seed).shuffled(list(numbers.values()))
    lot = {number: rank for rank, number in enumerate(order)}

    def drawn(players: tuple[ParticipantId, ...]) -> Classes:
        by_lot = sorted(players, key=lambda player: lot[numbers[player]])
        return ((player,) for player in by_lot)

    return divide(tied, drawn, Decider.LOT)


def divide(
    tied: Iterable[Tied],
    classes: Callable[[tuple[ParticipantId, ...]], Classes],
    decider: Decider | int,
) -> list[Tied]:
    """Replace every group of several by its classes, best first."""
    divided: list[Tied] = []
    for group in tied:
        if not group.is_open:
            divided.append(group)
            continue
        decided_by = group.decided_by
        for equals in classes(group.ranked):
            players = tuple(player for player in equals if player in group.players)
            if players:
                among = equals if group.ranked_among else ()
                divided.append(Tied(players, decided_by, ranked_among=among))
                decided_by = decider
    return divided


def by_value(
    players: tuple[ParticipantId, ...], values: Values, better: Better = Better.HIGHER
) -> Classes:
    """Yield classes of equal values, the better value first and those without one last.

    Inside a class the order stays.
    """
    sign = -1 if better is Better.HIGHER else 1

    def rank(player: ParticipantId) -> tuple[bool, Decimal]:
        value = values.get(player)
        return (True, _NO_VALUE) if value is None else (False, sign * value)

    best_first = sorted(players, key=rank)
    return (tuple(level) for _, level in groupby(best_first, key=rank))
