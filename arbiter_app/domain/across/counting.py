"""Whose results count for a unit of a ranking across tournaments, and why others do not."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from enum import StrEnum
from fractions import Fraction

from arbiter_app.domain.across.results import Reached
from arbiter_app.domain.facts.across_rankings import AcrossRanking, OfPerson, Quota
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Sex
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.names.collation import collation_key
from arbiter_app.values import frozen


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
    ABOVE_CAP = "above-cap"
    """More are entered than may count, and so many were entered before."""
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
    """A result, or all of a person where they are summed up, and whether it counts."""

    parts: tuple[Reached, ...]
    """One, or one of each tournament."""
    worth: Fraction
    absent: Mapping[TournamentId, Fraction] = field(default_factory=dict)
    """Where results are summed up and places count: what is added for tournaments without one."""
    seat: Seat | None = None
    why_not: WhyNot | None = None
    """None where it counts."""

    @property
    def player(self) -> PlayerId:
        return self.parts[0].player

    @property
    def counts(self) -> bool:
        return self.why_not is None


@frozen(kw_only=True)
class Lack:
    """Results that would count, and are not there."""

    seat: Seat
    count: int
    tournament: TournamentId | None = None
    """Of which; None: of all together."""
    each: Fraction
    """What is added for each of them."""


@frozen(kw_only=True)
class Missing:
    """What is reckoned for each who is missing: one more than the last place where places are
    summed up, else nothing.
    """

    of: Mapping[TournamentId, Fraction]
    """In each tournament that has begun."""
    person: Fraction
    """Where it is not said of which tournament."""

    @classmethod
    def reckoned(
        cls,
        ranking: AcrossRanking,
        begun: Iterable[TournamentId],
        everything: Iterable[Reached],
    ) -> "Missing":
        """Return it of all results of all units."""
        if not ranking.lowest_first:
            return cls(of=dict.fromkeys(begun, Fraction(0)), person=Fraction(0))
        last = dict.fromkeys(begun, 0)
        for each in everything:
            if each.last_place is not None:
                last[each.tournament] = max(last[each.tournament], each.last_place)
        of = {where: (at + 1) * Fraction(ranking.weight(where)) for where, at in last.items()}
        if ranking.of_person is OfPerson.SUM:
            return cls(of=of, person=sum(of.values(), Fraction(0)))
        return cls(of=of, person=max(of.values(), default=Fraction(1)))


def lacking(ranking: AcrossRanking, judged: Iterable[Judged], missing: Missing) -> tuple[Lack, ...]:
    """Return how many results would count beyond those that there are."""
    taken = Counter((_scope(ranking, each), each.seat) for each in judged if each.counts)

    def lacks() -> Iterator[Lack]:
        for tournament in missing.of if ranking.in_each else (None,):
            each = missing.person if tournament is None else missing.of[tournament]
            for seat, asked in _asked(ranking.quota_of(tournament)).items():
                count = (asked or 0) - taken[tournament, seat]
                if count > 0:
                    yield Lack(seat=seat, count=count, tournament=tournament, each=each)

    return tuple(lacks())


def judged_of_unit(
    event: Event,
    ranking: AcrossRanking,
    results: Sequence[Reached],
    above_cap: Collection[PlayerId],
    missing: Missing,
) -> tuple[Judged, ...]:
    """Return the results of a unit, the best first, with whether they count: each does as long as
    there is room, a boy among the boys, a girl among the girls, else among those of either sex.
    """
    sexes = {each.player: event.contestants[each.player].sex for each in results}
    counting = _Counting(ranking, sexes, above_cap)
    return tuple(map(counting.judge, _in_order(event, ranking, results, missing)))


def _in_order(
    event: Event, ranking: AcrossRanking, results: Sequence[Reached], missing: Missing
) -> Sequence[Judged]:
    """Return what may count, the best first: by worth, then by place, points, tournament, name."""
    order = [each.id for each in event.tournaments]
    sign = 1 if ranking.lowest_first else -1

    def second_to(each: Judged) -> tuple[Fraction, int, Fraction, int]:
        none = len(event.players) + 1
        place = min(none if part.place is None else part.place for part in each.parts)
        points = sum((Fraction(part.points) for part in each.parts), Fraction(0))
        return sign * each.worth, place, -points, order.index(each.parts[0].tournament)

    alone = ranking.of_person is not OfPerson.SUM
    whole = (
        (Judged(parts=(each,), worth=each.worth) for each in results)
        if alone
        else _summed(ranking, results, missing)
    )
    by_name = sorted(whole, key=lambda each: collation_key(event.contestants[each.player].name))
    return sorted(by_name, key=second_to)


def _summed(
    ranking: AcrossRanking, results: Iterable[Reached], missing: Missing
) -> Iterator[Judged]:
    """Yield the results of each person as one; where places are summed up, a tournament without a
    place is reckoned as if the person were missing there.
    """
    of_person: dict[PlayerId, list[Reached]] = {}
    for each in results:
        of_person.setdefault(each.player, []).append(each)
    for parts in of_person.values():
        absent: dict[TournamentId, Fraction] = {}
        worth = sum((part.worth for part in parts), Fraction(0))
        if ranking.lowest_first:
            placed = {part.tournament for part in parts if _bar(ranking, part) is None}
            absent = {at: each for at, each in missing.of.items() if at not in placed}
            worth = sum((part.worth for part in parts if part.tournament in placed), Fraction(0))
            worth += sum(absent.values(), Fraction(0))
        yield Judged(parts=tuple(parts), worth=worth, absent=absent)


class _Counting:
    """Which seats are still free while the results of a unit are gone through, the best first."""

    def __init__(
        self,
        ranking: AcrossRanking,
        sexes: Mapping[PlayerId, Sex | None],
        above_cap: Collection[PlayerId],
    ) -> None:
        self._ranking, self._sexes, self._above_cap = ranking, sexes, above_cap
        self._left: dict[TournamentId | None, dict[Seat, int | None]] = {}
        self._of_one: Counter[TournamentId] = Counter()
        self._seen: set[PlayerId] = set()

    def judge(self, each: Judged) -> Judged:
        """Return a result with its seat, or why it has none."""
        why_not = self._barred(each)
        if why_not is not None:
            return _with(each, why_not=why_not)
        scope = _scope(self._ranking, each)
        quota = self._ranking.quota_of(scope)
        left = self._left.setdefault(scope, _asked(quota))
        sex = self._sexes[each.player]
        own = {Sex.MALE: Seat.BOY, Sex.FEMALE: Seat.GIRL, None: None}[sex]
        seat = next((seat for seat in (own, Seat.ANYBODY) if seat and left[seat] != 0), None)
        if seat is None:
            asks_sex = sex is None and bool(quota.boys or quota.girls)
            return _with(each, why_not=WhyNot.SEX_UNKNOWN if asks_sex else WhyNot.FULL)
        free = left[seat]
        left[seat] = None if free is None else free - 1
        self._seen.add(each.player)
        self._of_one.update(part.tournament for part in each.parts)
        return _with(each, seat=seat)

    def _barred(self, each: Judged) -> WhyNot | None:
        """Return why a result does not count however few there are."""
        ranking, (first, *_) = self._ranking, each.parts
        if each.player in self._above_cap:
            return WhyNot.ABOVE_CAP
        bars = [_bar(ranking, part) for part in each.parts]
        if all(bars):
            return bars[0]
        if ranking.of_person is OfPerson.BEST and each.player in self._seen:
            return WhyNot.OWN_BETTER
        if ranking.of_one is not None and self._of_one[first.tournament] >= ranking.of_one:
            return WhyNot.OF_ONE
        return None


def _bar(ranking: AcrossRanking, part: Reached) -> WhyNot | None:
    """Return why a result counts for nobody."""
    if part.is_expelled:
        return WhyNot.EXPELLED
    if part.is_annulled:
        return WhyNot.ANNULLED
    if ranking.lowest_first and part.place is None:
        return WhyNot.NO_PLACE
    return None


def _with(each: Judged, *, seat: Seat | None = None, why_not: WhyNot | None = None) -> Judged:
    return replace(each, seat=seat, why_not=why_not)


def _scope(ranking: AcrossRanking, each: Judged) -> TournamentId | None:
    """Return within which tournament a result counts; None: within all together."""
    return each.parts[0].tournament if ranking.in_each else None


def _asked(quota: Quota) -> dict[Seat, int | None]:
    return {Seat.BOY: quota.boys, Seat.GIRL: quota.girls, Seat.ANYBODY: quota.others}
