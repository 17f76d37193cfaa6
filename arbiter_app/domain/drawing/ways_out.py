"""What can be done where contingents do not go whole into the envelopes (C.05 Annex 2).

The rules say nothing of it: the arbiter decides, and each way is told with what it costs.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache

from arbiter_app.domain.drawing.ceremony import (
    demand_enough,
    free_groups,
    numbers_left,
    whole_groups,
)
from arbiter_app.domain.drawing.varma import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    Contingent,
    contingents,
    envelopes,
    first_numbers,
    fits,
    has_two_printings,
)
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.numbering import (
    Ceremony,
    DrawGroup,
    DrawMethod,
    VarmaVariant,
)
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.values import frozen

LAST_ROUNDS = 3
"""In so many rounds players of one contingent shall not meet."""

Parts = tuple[int, ...]
"""Sizes of the groups that a contingent goes in, the largest first; one where it is whole."""

_Divide = Callable[[int, int], Iterable[Parts]]
"""Yields the ways to make so many parts of a size."""


class Outlook(StrEnum):
    """Whether a draw from envelopes comes to its end."""

    ALWAYS = "always"
    """Whichever envelopes are chosen."""
    WITH_CARE = "with-care"
    """Where only envelopes are chosen that leave the others a place."""
    NEVER = "never"


class WayOutKind(StrEnum):
    OTHER_PRINTING = "other-printing"
    """The other row for 11 and 12 players."""
    OTHER_KEY = "other-key"
    """Contingents formed by something else that go whole."""
    SPLIT = "split"
    """The fewest parts."""
    FREE = "free"
    """As many of a contingent as an envelope holds draw from it; the others draw by themselves."""
    FIRST_NUMBERS = "first-numbers"
    """The largest contingent draws among the first numbers, which never meet late; no envelopes."""
    LOTS = "lots"
    """An ordinary draw."""


@frozen(kw_only=True)
class Division:
    """A contingent that does not stay whole, and the sizes of the groups it draws in."""

    contingent: str
    sizes: Parts


@frozen(kw_only=True)
class PossibleMeetings:
    """How many games among one contingent the last three rounds can hold at most."""

    contingent: str
    most: int


@frozen(kw_only=True)
class WayOut:
    """One way to hold the draw, and what can then happen."""

    kind: WayOutKind
    method: DrawMethod
    groups: tuple[DrawGroup, ...]
    """Ready to begin a ceremony with."""
    contingents_by: ContingentKey | None = None
    variant: VarmaVariant | None = None
    divided: tuple[Division, ...] = ()
    numbers: tuple[PairingNumber, ...] = ()
    """FIRST_NUMBERS: those for the largest contingent."""
    late: tuple[PossibleMeetings, ...] = ()
    """By the contingents that were asked for, those alone that can meet in the last rounds."""


def outlook(sizes: Iterable[int], room: Iterable[int]) -> Outlook:
    """Return whether contingents of these sizes, drawing the largest first, all find a place."""
    largest_first = tuple(sorted(sizes, reverse=True))
    room = tuple(sorted(room))
    if _finds_place_anyhow(largest_first, room):
        return Outlook.ALWAYS
    return Outlook.WITH_CARE if fits(largest_first, room) else Outlook.NEVER


@lru_cache(maxsize=4096)
def _finds_place_anyhow(sizes: Parts, room: tuple[int, ...]) -> bool:
    if not sizes:
        return True
    size, *later = sizes
    chosen = [place for place, free in enumerate(room) if free >= size]
    return bool(chosen) and all(
        _finds_place_anyhow(tuple(later), tuple(sorted(_filled(room, place, size))))
        for place in chosen
    )


def ways_out(
    players: Sequence[Player], by: ContingentKey, variant: VarmaVariant
) -> tuple[WayOut, ...]:
    """Return what the arbiter can do, the least change first; nothing where every contingent goes
    whole and none can meet late.
    """
    asked = _Asked(players, contingents(players, by), by, variant)
    if not FEWEST_PLAYERS <= len(players) <= MOST_PLAYERS:
        return (_lots(asked),)
    room = _room(players, variant)
    if fits(asked.sizes, room):
        return tuple(_other_printing(asked))
    return (
        *_other_keys(asked),
        *_divisions(asked, room),
        *_first_numbers(asked, room),
        _lots(asked),
    )


def groups_allowing(ceremony: Ceremony, envelope: str) -> tuple[DrawGroup, ...]:
    """Return groups, for all who have not begun to draw, with which the group whose turn it is
    can have a large envelope that is not safe: the later ones are split into the fewest parts.

    Raises as `ceremony.demand_enough`: the envelope must hold enough numbers for the group itself.
    """
    now = demand_enough(ceremony, envelope)
    room = {letter: len(numbers) for letter, numbers in numbers_left(ceremony).items()}
    room[envelope] -= len(now.group.players)
    later = ceremony.groups[ceremony.groups.index(now.group) + 1 :]
    parts = fewest_parts([len(group.players) for group in later], tuple(room.values()))
    return (now.group, *_split(later, parts))


def fewest_parts(sizes: Sequence[int], room: Sequence[int]) -> tuple[Parts, ...]:
    """Return for contingents of these sizes, together as many as there is room, the fewest parts
    that go whole; among these the ones that can bring the fewest games in the last rounds.
    """
    return _fewest(sizes, room, _partitions)


def fewest_free(sizes: Sequence[int], room: Sequence[int]) -> tuple[Parts, ...]:
    """Return for contingents of these sizes how many of each draw from one envelope, the fewest
    others (parts of one) drawing by themselves.
    """
    return _fewest(sizes, room, _largest_and_ones)


@frozen
class _Asked:
    """What was asked for and does not go."""

    players: Sequence[Player]
    contingents: Sequence[Contingent]
    by: ContingentKey
    variant: VarmaVariant

    @property
    def sizes(self) -> tuple[int, ...]:
        return tuple(len(contingent.players) for contingent in self.contingents)

    def late(
        self, groups: Sequence[DrawGroup], variant: VarmaVariant | None
    ) -> tuple[PossibleMeetings, ...]:
        """Return who of the contingents asked for can meet in the last rounds all the same."""
        group_of = {player: place for place, group in enumerate(groups) for player in group.players}
        return tuple(
            PossibleMeetings(contingent=contingent.name, most=most)
            for contingent in self.contingents
            if contingent.name is not None
            if (most := self._most_late_games(_together(contingent, group_of), variant))
        )

    def _most_late_games(self, parts: Parts, variant: VarmaVariant | None) -> int:
        """Return how many games of a contingent in these parts the last rounds can hold; six and
        twelve of one official envelope for 12 players meet in the last round.
        """
        has_late_pair = (
            variant is VarmaVariant.OFFICIAL
            and len(self.players) == 12
            and any(1 < size <= 3 for size in parts)
        )
        return min(_cross_games(parts) + has_late_pair, LAST_ROUNDS * (sum(parts) // 2))


def _other_printing(asked: _Asked) -> Iterator[WayOut]:
    groups = whole_groups(asked.players, asked.by)
    if not has_two_printings(len(asked.players)) or not asked.late(groups, asked.variant):
        return
    for variant in VarmaVariant:
        if variant is not asked.variant:
            yield WayOut(
                kind=WayOutKind.OTHER_PRINTING,
                method=DrawMethod.VARMA,
                groups=groups,
                contingents_by=asked.by,
                variant=variant,
                late=asked.late(groups, variant),
            )


def _other_keys(asked: _Asked) -> Iterator[WayOut]:
    room = _room(asked.players, asked.variant)
    for key in ContingentKey:
        sizes = [len(each.players) for each in contingents(asked.players, key)]
        if key is asked.by or max(sizes) == 1 or not fits(sizes, room):
            continue
        groups = whole_groups(asked.players, key)
        yield WayOut(
            kind=WayOutKind.OTHER_KEY,
            method=DrawMethod.VARMA,
            groups=groups,
            contingents_by=key,
            variant=asked.variant,
            late=asked.late(groups, asked.variant),
        )


def _divisions(asked: _Asked, room: Sequence[int]) -> Iterator[WayOut]:
    """Yield the split, and the release of some players where it is another one."""
    split, free = fewest_parts(asked.sizes, room), fewest_free(asked.sizes, room)
    kinds = {split: WayOutKind.SPLIT}
    kinds.setdefault(free, WayOutKind.FREE)
    for parts, kind in kinds.items():
        groups = _split(whole_groups(asked.players, asked.by), parts)
        yield WayOut(
            kind=kind,
            method=DrawMethod.VARMA,
            groups=groups,
            contingents_by=asked.by,
            variant=asked.variant,
            divided=tuple(
                Division(contingent=contingent.name or "", sizes=sizes)
                for contingent, sizes in zip(asked.contingents, parts, strict=True)
                if len(sizes) > 1
            ),
            late=asked.late(groups, asked.variant),
        )


def _first_numbers(asked: _Asked, room: Sequence[int]) -> Iterator[WayOut]:
    """Yield the draw of a contingent too large for any envelope among the first numbers."""
    numbers = first_numbers(len(asked.players))
    if max(room) < asked.sizes[0] <= len(numbers):
        yield WayOut(
            kind=WayOutKind.FIRST_NUMBERS,
            method=DrawMethod.LOTS,
            groups=whole_groups(asked.players, asked.by),
            contingents_by=asked.by,
            numbers=numbers,
            late=tuple(
                PossibleMeetings(contingent=each.name, most=most)
                for each in asked.contingents[1:]
                if each.name is not None
                if (most := _games_at_most([(1,) * len(each.players)]))
            ),
        )


def _lots(asked: _Asked) -> WayOut:
    groups = free_groups(asked.players)
    return WayOut(
        kind=WayOutKind.LOTS, method=DrawMethod.LOTS, groups=groups, late=asked.late(groups, None)
    )


def _room(players: Sequence[Player], variant: VarmaVariant) -> list[int]:
    return [len(numbers) for numbers in envelopes(len(players), variant).values()]


def _split(groups: Sequence[DrawGroup], parts: Sequence[Parts]) -> tuple[DrawGroup, ...]:
    """Return groups cut into parts in the order of drawing."""
    found: list[DrawGroup] = []
    for group, sizes in zip(groups, parts, strict=True):
        begin = 0
        for size in sizes:
            members = group.players[begin : begin + size]
            found.append(DrawGroup(contingent=group.contingent, players=members))
            begin += size
    return tuple(found)


def _together(contingent: Contingent, group_of: Mapping[PlayerId, int]) -> Parts:
    """Return how many of a contingent are in each group."""
    places = [group_of[player.id] for player in contingent.players]
    return tuple(places.count(place) for place in dict.fromkeys(places))


def _fewest(sizes: Sequence[int], room: Sequence[int], divide: _Divide) -> tuple[Parts, ...]:
    assert sum(sizes) <= sum(room), "there is a number for everybody"
    extra = 0
    while not (found := [each for each in _each(sizes, extra, divide) if fits(_flat(each), room)]):
        extra += 1
    return min(found, key=_games_at_most)


def _each(
    sizes: Sequence[int], extra: int, divide: _Divide, former: Parts | None = None
) -> Iterator[tuple[Parts, ...]]:
    """Yield divisions of all contingents with so many parts more than contingents; of
    equal ones the first are divided the most, for another order of parts is no other way.
    """
    if not sizes:
        if not extra:
            yield ()
        return
    size, *others = sizes
    for more in range(min(extra, size - 1), -1, -1):
        for parts in divide(size, more + 1):
            if former and sum(former) == size and (len(parts), parts) > (len(former), former):
                continue
            for rest in _each(others, extra - more, divide, parts):
                yield (parts, *rest)


def _partitions(size: int, parts: int, most: int | None = None) -> Iterator[Parts]:
    """Yield the ways to write a size as so many parts, the largest first."""
    if parts == 1:
        if most is None or size <= most:
            yield (size,)
        return
    highest = size - parts + 1 if most is None else min(most, size - parts + 1)
    for first in range(highest, 0, -1):
        for rest in _partitions(size - first, parts - 1, first):
            yield (first, *rest)


def _largest_and_ones(size: int, parts: int) -> Iterator[Parts]:
    yield (size - parts + 1, *(1,) * (parts - 1))


def _cross_games(parts: Parts) -> int:
    """Return how many pairs of a contingent are not in one part."""
    return (sum(parts) ** 2 - sum(size**2 for size in parts)) // 2


def _games_at_most(division: Sequence[Parts]) -> int:
    """Return how many games among contingents the last rounds can hold."""
    return sum(min(_cross_games(parts), LAST_ROUNDS * (sum(parts) // 2)) for parts in division)


def _flat(division: Sequence[Parts]) -> list[int]:
    return [size for parts in division for size in parts]


def _filled(room: Sequence[int], place: int, size: int) -> tuple[int, ...]:
    return (*room[:place], room[place] - size, *room[place + 1 :])
