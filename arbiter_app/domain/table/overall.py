"""The places of a whole tournament that is played in groups and finals."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from decimal import Decimal
from itertools import count, groupby, islice
from typing import Protocol

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.domain.ids import ParticipantId, StageId
from arbiter_app.values import frozen

_NO_POINTS = Decimal(0)


class Row(Protocol):
    """What the table of a stage says of a player."""

    @property
    def player(self) -> ParticipantId: ...
    @property
    def place(self) -> int: ...
    @property
    def last_place(self) -> int: ...
    @property
    def points(self) -> Decimal: ...
    @property
    def other_points(self) -> Decimal | None: ...
    @property
    def annulled(self) -> bool: ...


@frozen(kw_only=True)
class Placed:
    """Where a player stands in the whole, and the stage that put him there."""

    player: ParticipantId
    place: int
    last_place: int
    points: Decimal
    """Of that stage."""
    stage: StageId | None
    """None: he has played in none so far."""
    other_points: Decimal | None = None
    """Of a team, those of its other score in that stage."""
    annulled: bool = False
    """Whether he left that stage too early for its results to count: he has no place."""


def overall(
    competition: Competition, table_of: Callable[[Competition], Iterable[Row]]
) -> tuple[Placed, ...]:
    """Return the places of the whole, best first; `table_of` gives the table of a stage.

    Finals give their players the places that they decide. All others follow by their places in
    their groups: who has the same place in different groups shares. Of two stages of a kind the
    later one of a player counts. Who left his with less than half of its games played has no
    place and stands below all who have one (C.05 Art. 6.6); nobody else takes the places of a
    final, though.
    """
    numbers = competition.numbers
    in_finals = {
        each.player: each
        for each in _of(competition, StageKind.FINAL, table_of)
        if each.player in numbers
    }
    in_groups = {each.player: each for each in _of(competition, StageKind.GROUP, table_of)}
    taken = {
        place for each in in_finals.values() for place in range(each.place, each.last_place + 1)
    }
    free = (place for place in count(1) if place not in taken)
    others = sorted(
        (
            in_groups.get(player) or _nowhere(player, len(numbers))
            for player in numbers
            if player not in in_finals
        ),
        key=lambda each: (each.stage is None, each.place, numbers[each.player]),
    )
    with_place = (each for each in others if not each.annulled)
    placed = [
        *(each for each in in_finals.values() if not each.annulled),
        *_sharing(with_place, free),
        *_without_place([*in_finals.values(), *others], len(numbers)),
    ]
    return tuple(
        sorted(
            placed,
            key=lambda each: (each.annulled, each.place, each.last_place, numbers[each.player]),
        )
    )


def _of(
    competition: Competition, kind: StageKind, table_of: Callable[[Competition], Iterable[Row]]
) -> Iterator[Placed]:
    """Yield the rows of all stages of a kind that have begun, in their order."""
    for stage in competition.parts:
        if stage.kind is not kind or stage.draw is None:
            continue
        before = _places_before(stage)
        for row in table_of(stage):
            yield Placed(
                player=row.player,
                place=before + row.place,
                last_place=before + row.last_place,
                points=row.points,
                other_points=row.other_points,
                stage=stage.id,
                annulled=row.annulled,
            )


def _places_before(stage: Competition) -> int:
    return 0 if stage.first_place is None else stage.first_place - 1


def _nowhere(player: ParticipantId, players: int) -> Placed:
    return Placed(player=player, place=players, last_place=players, points=_NO_POINTS, stage=None)


def _sharing(others: Iterable[Placed], free: Iterator[int]) -> Iterator[Placed]:
    """Give the places that are left to those who are in no final, equals sharing them."""
    for _, equals in groupby(others, key=lambda each: (each.stage is None, each.place)):
        level = list(equals)
        places = list(islice(free, len(level)))
        for each in level:
            yield Placed(
                player=each.player,
                place=places[0],
                last_place=places[-1],
                points=each.points,
                other_points=each.other_points,
                stage=each.stage,
            )


def _without_place(everybody: Iterable[Placed], players: int) -> Iterator[Placed]:
    out = [each for each in everybody if each.annulled]
    for each in out:
        yield replace(each, place=players - len(out) + 1, last_place=players)
