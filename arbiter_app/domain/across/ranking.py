"""The table of a ranking across tournaments: whose results count, and what order they make."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import chain

from arbiter_app.domain.across.counting import (
    Judged,
    Lack,
    Missing,
    judged_of_unit,
    lacking,
)
from arbiter_app.domain.across.equal_sums import Ground, Value, compared, tie_value
from arbiter_app.domain.across.results import (
    Reached,
    Tables,
    chosen_tournaments,
    entered,
    has_begun,
    reached,
)
from arbiter_app.domain.drawing.lots import seed_among_tied
from arbiter_app.domain.facts.across_rankings import AcrossRanking, TieRule
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.affiliation import affiliation
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.names.collation import Letters, collation_key, letters_of
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.values import frozen


@frozen(kw_only=True)
class UnitRow:
    """A region, a club … in the table."""

    name: str
    place: int
    last_place: int
    total: Fraction
    results: tuple[Judged, ...]
    """Those that count first, the best first; where so many count in each tournament, in the order
    of tournaments."""
    lacking: tuple[Lack, ...]
    above_cap: tuple[PlayerId, ...]
    """Who is entered beyond so many as may count, in the order of their entries."""
    ties: Mapping[TieRule, Value]
    """What each rule for equal sums looks at: of places how many firsts there are, how many seconds
    …; else one number."""
    decided_by: TieRule | None = None
    """What separates it from the one above of the same sum; None where the sums differ, in the
    first row, and where the place is shared with the one above."""

    @property
    def counted(self) -> tuple[Judged, ...]:
        """The results that count."""
        return tuple(each for each in self.results if each.counts)

    @property
    def not_counted(self) -> tuple[Judged, ...]:
        """The results that do not."""
        return tuple(each for each in self.results if not each.counts)


@frozen(kw_only=True)
class AcrossTable:
    """A ranking across tournaments as it stands now."""

    ranking: AcrossRanking
    rows: tuple[UnitRow, ...]
    of_none: tuple[PlayerId, ...]
    """Who stands for nobody: no region, no club … is known."""
    under_way: tuple[TournamentId, ...]
    """Where more is to be played: the table is not final before it was."""
    not_begun: tuple[TournamentId, ...]
    """Where nothing was played yet, so that nothing counts."""

    @property
    def is_final(self) -> bool:
        return not self.under_way and not self.not_begun


def across(event: Event, ranking: AcrossRanking, tables: Tables | None = None) -> AcrossTable:
    """Return the table of a ranking across the tournaments of an event; `tables` keeps those of
    the tournaments for the next time, and says after which round they are wanted.
    """
    known = tables or Tables()
    whole = event.whole
    chosen = chosen_tournaments(ranking, whole)
    begun = [each for each in chosen if has_begun(each)]
    everything = list(
        chain.from_iterable(reached(whole.of(each.id), ranking, known) for each in begun)
    )
    under_way = tuple(each.id for each in begun if not is_over(known.competition(each)))
    is_final = bool(chosen) and not under_way and len(begun) == len(chosen)
    reckoning = _Reckoning(
        event=whole,
        ranking=ranking,
        entered=entered(whole, ranking),
        missing=Missing.reckoned(ranking, [each.id for each in begun], everything),
        lot_seed=seed_among_tied(chosen[0], chosen[0].main_stage.id) if is_final else None,
    )
    units, of_none = _by_unit(reckoning, everything)
    return AcrossTable(
        ranking=ranking,
        rows=tuple(_placed(ranking, [_unit(reckoning, *each) for each in units])),
        of_none=of_none,
        under_way=under_way,
        not_begun=tuple(each.id for each in chosen if each not in begun),
    )


_Members = tuple[Sequence[PlayerId], Sequence[Reached]]


def _by_unit(
    reckoning: "_Reckoning", everything: Iterable[Reached]
) -> tuple[Sequence[_Members], tuple[PlayerId, ...]]:
    """Divide people, in the order of their entries, and results by what they stand for; return
    these units, and who stands for nobody.
    """
    event, ranking = reckoning.event, reckoning.ranking
    units: dict[Letters, tuple[list[PlayerId], list[Reached]]] = {}
    unit_of: dict[PlayerId, Letters] = {}
    of_none: list[PlayerId] = []
    for player in reckoning.entered:
        name = affiliation(event.contestants[player], ranking.by)
        if name:
            unit_of[player] = letters_of(name)
            units.setdefault(unit_of[player], ([], []))[0].append(player)
        else:
            of_none.append(player)
    for each in everything:
        if each.player in unit_of:
            units[unit_of[each.player]][1].append(each)
    return [*units.values()], tuple(of_none)


def _name(event: Event, ranking: AcrossRanking, people: Iterable[PlayerId]) -> str:
    """Return what most of its people call a unit."""
    typed = Counter(affiliation(event.contestants[each], ranking.by) or "" for each in people)
    return min(typed, key=lambda name: (-typed[name], collation_key(name)))


@frozen(kw_only=True)
class _Reckoning:
    """From what the sums of all units are reckoned."""

    event: Event
    ranking: AcrossRanking
    entered: Mapping[PlayerId, bool]
    """See `entered`."""
    missing: Missing
    lot_seed: str | None
    """None: it is too early for lots."""


@frozen
class _Unit:
    """What is known of a unit before it has a place."""

    name: str
    results: tuple[Judged, ...]
    lacking: tuple[Lack, ...]
    above_cap: tuple[PlayerId, ...]
    total: Fraction
    ties: Mapping[TieRule, Value]


def _unit(reckoning: _Reckoning, people: Sequence[PlayerId], results: Sequence[Reached]) -> _Unit:
    event, ranking, missing = reckoning.event, reckoning.ranking, reckoning.missing
    above_cap = _above_cap(reckoning, people)
    judged = judged_of_unit(event, ranking, results, above_cap, missing)
    lacks = lacking(ranking, judged, missing)
    name = _name(event, ranking, people)
    ground = Ground(
        event=event, ranking=ranking, missing=missing.person, lot_seed=reckoning.lot_seed
    )
    return _Unit(
        name=name,
        results=_as_shown(event, ranking, judged),
        lacking=lacks,
        above_cap=above_cap,
        total=sum((each.worth for each in judged if each.counts), Fraction(0))
        + sum((each.count * each.each for each in lacks), Fraction(0)),
        ties={rule: tie_value(ground, rule, name, judged) for rule in ranking.ties},
    )


def _as_shown(event: Event, ranking: AcrossRanking, judged: Iterable[Judged]) -> tuple[Judged, ...]:
    order = [each.id for each in event.tournaments]

    def second_to(each: Judged) -> tuple[bool, int]:
        at = order.index(each.parts[0].tournament) if ranking.in_each else 0
        return not each.counts, at

    return tuple(sorted(judged, key=second_to))


def _above_cap(reckoning: _Reckoning, people: Sequence[PlayerId]) -> tuple[PlayerId, ...]:
    """Return who is entered beyond so many as may count; who has left without a game is not."""
    most = reckoning.ranking.most_members
    return () if most is None else tuple(each for each in people if reckoning.entered[each])[most:]


def _placed(ranking: AcrossRanking, units: Iterable[_Unit]) -> Iterator[UnitRow]:
    """Yield the rows in their order; who is separated by nothing shares the place."""
    listed = sorted(units, key=lambda unit: collation_key(unit.name))
    values = {
        unit.name: (
            (-unit.total if ranking.lowest_first else unit.total,),
            *(compared(ranking, rule, value) for rule, value in unit.ties.items()),
        )
        for unit in listed
    }
    listed.sort(key=lambda unit: values[unit.name], reverse=True)
    keys = [values[unit.name] for unit in listed]
    for at, unit in enumerate(listed):
        yield UnitRow(
            name=unit.name,
            place=keys.index(keys[at]) + 1,
            last_place=len(keys) - keys[::-1].index(keys[at]),
            total=unit.total,
            results=unit.results,
            lacking=unit.lacking,
            above_cap=unit.above_cap,
            ties=unit.ties,
            decided_by=_decider(ranking, keys[at - 1], keys[at]) if at else None,
        )


def _decider(
    ranking: AcrossRanking, above: Sequence[Value], below: Sequence[Value]
) -> TieRule | None:
    """Return what separates two neighbours of the same sum."""
    if above[0] != below[0]:
        return None
    rules = zip(ranking.ties, above[1:], below[1:], strict=True)
    return next((rule for rule, one, other in rules if one != other), None)
