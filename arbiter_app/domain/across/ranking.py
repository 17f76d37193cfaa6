"""The table of a ranking across tournaments: whose results count, and what order they make."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from fractions import Fraction
from itertools import chain

from arbiter_app.domain.across.results import (
    Reached,
    Tables,
    chosen_tournaments,
    has_begun,
    reached,
)
from arbiter_app.domain.drawing.lots import Lots, seed_among_tied
from arbiter_app.domain.drawing.varma import affiliation
from arbiter_app.domain.facts.across_rankings import AcrossRanking, TieRule
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Sex
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.names.collation import Letters, collation_key, letters_of
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.values import frozen

Value = tuple[Fraction, ...]
"""What is compared of two units, the first number first; the greater is the better."""


class Seat(StrEnum):
    """As what a result counts."""

    BOY = "boy"
    GIRL = "girl"
    ANYBODY = "anybody"


class WhyNot(StrEnum):
    """Why a result does not count."""

    EXPELLED = "expelled"
    ANNULLED = "annulled"
    """Somebody left a round robin early, and none of the results there counts (C.05 Art. 6.6)."""
    OF_ONE = "of-one"
    """So many better ones of the same tournament count as may."""
    OWN_BETTER = "own-better"
    """A better result of the same person counts."""
    SEX_UNKNOWN = "sex-unknown"
    """Boys and girls count apart, and it is not known which of them somebody is."""
    NO_PLACE = "no-place"
    """Places are summed up, and somebody has none, being of no category."""
    FULL = "full"
    """So many better ones count as may."""


@frozen(kw_only=True)
class Judged:
    """A result, and whether it counts."""

    reached: Reached
    seat: Seat | None = None
    why_not: WhyNot | None = None
    """None where it counts."""

    @property
    def counts(self) -> bool:
        return self.why_not is None


@frozen(kw_only=True)
class UnitRow:
    """A region, a club … in the table."""

    name: str
    place: int
    last_place: int
    total: Fraction
    results: tuple[Judged, ...]
    """Those that count first, the best first."""
    lacking: Mapping[Seat, int]
    """How many more results would count; for each `missing` is reckoned."""
    missing: Fraction
    """What is added for each who is missing: nothing, or one more than the last place."""
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
    members, of_none = _by_unit(whole, ranking, everything)
    for tournament in chosen:
        for player in whole.of(tournament.id).participants:
            _take_in(whole, ranking, player.id, members, of_none)
    under_way = tuple(each.id for each in begun if not is_over(known.competition(each)))
    is_final = bool(chosen) and not under_way and len(begun) == len(chosen)
    reckoning = _Reckoning(
        event=whole,
        ranking=ranking,
        missing=_missing(ranking, everything),
        lot_seed=seed_among_tied(chosen[0], chosen[0].main_stage.id) if is_final else None,
    )
    units = [
        _unit(reckoning, _name(whole, ranking, people), results)
        for people, results in members.values()
    ]
    return AcrossTable(
        ranking=ranking,
        rows=tuple(_placed(ranking, units)),
        of_none=tuple(of_none),
        under_way=under_way,
        not_begun=tuple(each.id for each in chosen if each not in begun),
    )


def _missing(ranking: AcrossRanking, everything: Iterable[Reached]) -> Fraction:
    """Return what is reckoned for each who is missing."""
    if not ranking.lowest_first:
        return Fraction(0)
    ends = (
        (each.last_place + 1) * Fraction(ranking.weight(each.tournament))
        for each in everything
        if each.last_place is not None
    )
    return max(ends, default=Fraction(1))


_Members = dict[Letters, tuple[dict[PlayerId, None], list[Reached]]]


def _by_unit(
    event: Event, ranking: AcrossRanking, everything: Iterable[Reached]
) -> tuple[_Members, dict[PlayerId, None]]:
    """Divide results by what their players stand for."""
    members: _Members = {}
    of_none: dict[PlayerId, None] = {}
    for each in everything:
        unit = _take_in(event, ranking, each.player, members, of_none)
        if unit is not None:
            members[unit][1].append(each)
    return members, of_none


def _take_in(
    event: Event,
    ranking: AcrossRanking,
    player: PlayerId,
    members: _Members,
    of_none: dict[PlayerId, None],
) -> Letters | None:
    """Put a player among those of the same unit, or of none; return the unit."""
    name = affiliation(event.contestants[player], ranking.by)
    if not name:
        of_none[player] = None
        return None
    unit = letters_of(name)
    members.setdefault(unit, ({}, []))[0][player] = None
    return unit


def _name(event: Event, ranking: AcrossRanking, people: Iterable[PlayerId]) -> str:
    """Return what most of its people call a unit."""
    typed = Counter(affiliation(event.contestants[each], ranking.by) or "" for each in people)
    return min(typed, key=lambda name: (-typed[name], collation_key(name)))


@frozen(kw_only=True)
class _Reckoning:
    """From what the sums of all units are reckoned."""

    event: Event
    ranking: AcrossRanking
    missing: Fraction
    lot_seed: str | None
    """None: it is too early for lots."""


@frozen
class _Unit:
    """What is known of a unit before it has a place."""

    name: str
    results: tuple[Judged, ...]
    lacking: Mapping[Seat, int]
    missing: Fraction
    total: Fraction
    ties: Mapping[TieRule, Value]


def _unit(reckoning: _Reckoning, name: str, results: Sequence[Reached]) -> _Unit:
    event, ranking = reckoning.event, reckoning.ranking
    order = [each.id for each in event.tournaments]
    sign = 1 if ranking.lowest_first else -1

    def second_to(each: Reached) -> tuple[Fraction, int, Fraction, int]:
        place = each.place if each.place is not None else len(event.players) + 1
        return sign * each.worth, place, -Fraction(each.points), order.index(each.tournament)

    by_name = sorted(results, key=lambda each: collation_key(event.contestants[each.player].name))
    sexes = {each.player: event.contestants[each.player].sex for each in results}
    judged = tuple(_judged(ranking, sorted(by_name, key=second_to), sexes))
    taken = Counter(each.seat for each in judged if each.counts)
    asked = {Seat.BOY: ranking.boys, Seat.GIRL: ranking.girls, Seat.ANYBODY: ranking.others or 0}
    lacking = {seat: count - taken[seat] for seat, count in asked.items() if count > taken[seat]}
    return _Unit(
        name=name,
        results=tuple(sorted(judged, key=lambda each: not each.counts)),
        lacking=lacking,
        missing=reckoning.missing,
        total=sum((each.reached.worth for each in judged if each.counts), Fraction(0))
        + sum(lacking.values()) * reckoning.missing,
        ties={rule: _tie_value(reckoning, rule, name, judged) for rule in ranking.ties},
    )


def _judged(
    ranking: AcrossRanking, results: Sequence[Reached], sexes: Mapping[PlayerId, Sex | None]
) -> Iterator[Judged]:
    """Yield results, the best first, with whether they count: each does as long as there is room, a
    boy among the boys, a girl among the girls, else among those of either sex.
    """
    left: dict[Seat, int | None] = {
        Seat.BOY: ranking.boys,
        Seat.GIRL: ranking.girls,
        Seat.ANYBODY: ranking.others,
    }
    of_tournament: Counter[TournamentId] = Counter()
    seen: set[PlayerId] = set()
    for each in results:
        barred = _barred(ranking, each, of_tournament, seen)
        if barred is not None:
            yield Judged(reached=each, why_not=barred)
            continue
        sex = sexes[each.player]
        own = {Sex.MALE: Seat.BOY, Sex.FEMALE: Seat.GIRL, None: None}[sex]
        seat = next((seat for seat in (own, Seat.ANYBODY) if seat and left[seat] != 0), None)
        if seat is None:
            asks_sex = sex is None and bool(ranking.boys or ranking.girls)
            yield Judged(reached=each, why_not=WhyNot.SEX_UNKNOWN if asks_sex else WhyNot.FULL)
            continue
        free = left[seat]
        left[seat] = None if free is None else free - 1
        seen.add(each.player)
        of_tournament[each.tournament] += 1
        yield Judged(reached=each, seat=seat)


def _barred(
    ranking: AcrossRanking, each: Reached, of_one: Mapping[TournamentId, int], seen: set[PlayerId]
) -> WhyNot | None:
    """Return why a result does not count however few there are."""
    if each.is_expelled:
        return WhyNot.EXPELLED
    if each.is_annulled:
        return WhyNot.ANNULLED
    if ranking.lowest_first and each.place is None:
        return WhyNot.NO_PLACE
    if ranking.once_each and each.player in seen:
        return WhyNot.OWN_BETTER
    if ranking.of_one is not None and of_one[each.tournament] >= ranking.of_one:
        return WhyNot.OF_ONE
    return None


# The order


_LOTS = 10**6
"""Of so many lots each unit draws one of its own; the same one is hardly drawn twice."""


def _tie_value(reckoning: _Reckoning, rule: TieRule, name: str, results: Sequence[Judged]) -> Value:
    counted = [each.reached for each in results if each.counts]
    match rule:
        case TieRule.PLACES:
            places = Counter(each.place for each in counted if each.place is not None)
            return tuple(Fraction(places[at]) for at in range(1, max(places, default=0) + 1))
        case TieRule.POINTS:
            return (_points(counted),)
        case TieRule.NEXT:
            full = [each.reached.worth for each in results if each.why_not is WhyNot.FULL]
            return (full[0] if full else reckoning.missing,)
        case TieRule.BUCHHOLZ:
            return (sum((each.buchholz for each in counted), Fraction(0)),)
        case TieRule.JUNIORS:
            return (_points(each for each in counted if each.is_junior),)
        case TieRule.LOTS:
            if reckoning.lot_seed is None:
                return ()
            lots = Lots(f"{reckoning.lot_seed}-{reckoning.ranking.title}-{letters_of(name)}")
            return (Fraction(lots.below(_LOTS) + 1),)


def _points(counted: Iterable[Reached]) -> Fraction:
    return sum((Fraction(each.points) for each in counted), Fraction(0))


def _is_lower_better(ranking: AcrossRanking, rule: TieRule) -> bool:
    return rule is TieRule.LOTS or (rule is TieRule.NEXT and ranking.lowest_first)


def _placed(ranking: AcrossRanking, units: Iterable[_Unit]) -> Iterator[UnitRow]:
    """Yield the rows in their order; who is separated by nothing shares the place."""
    listed = sorted(units, key=lambda unit: collation_key(unit.name))

    def compared(rule: TieRule, value: Value) -> Value:
        return tuple(-each for each in value) if _is_lower_better(ranking, rule) else value

    values = {
        unit.name: (
            (-unit.total if ranking.lowest_first else unit.total,),
            *(compared(rule, value) for rule, value in unit.ties.items()),
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
            missing=unit.missing,
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
