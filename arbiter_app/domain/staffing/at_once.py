"""How many boards are played at the same time, and how many arbiters that takes (Ukrainian rules
VII.1.11).

The chief arbiter, their deputies, senior arbiters and arbiters count as arbiters; the secretary,
the doctor and the inspector do not.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta
from math import ceil

from arbiter_app.domain.facts.event import Event, EventLevel
from arbiter_app.domain.facts.people.people import Official, Role
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import TournamentId
from arbiter_app.domain.names.collation import letters_of
from arbiter_app.domain.registration.commission import days
from arbiter_app.domain.taking_part.overlaps import RoundSpan, spans
from arbiter_app.domain.teams.counts import boards_at_once
from arbiter_app.values import frozen

GAMES_PER_ARBITER: Mapping[EventLevel, int] = {
    EventLevel.NATIONAL: 1,
    EventLevel.REGIONAL: 4,
    EventLevel.OTHER: 5,
}
"""VII.1.11: for how many games played at once there must be one arbiter."""

FEWEST_ARBITERS = 2
"""VII.1.11: in any event."""

ARBITERS = (Role.CHIEF_ARBITER, Role.DEPUTY, Role.SENIOR_ARBITER, Role.ARBITER)
"""The offices of those who decide at the boards."""


@frozen(kw_only=True)
class AtOnce:
    """When arbiters are fewest for the boards that are played at the same time, on some days."""

    days: tuple[date, ...]
    """In their order; none where it is not known on which days is played."""
    tournaments: tuple[TournamentId, ...]
    """Those that play then, in their order."""
    games: int
    present: int
    """How many people are on duty as arbiters on such a day, in any of the tournaments."""
    needed: int | None
    """None while the level of the event is open."""

    @property
    def lacking(self) -> int:
        return max(0, (self.needed or 0) - self.present)


def people(officials: Iterable[Official]) -> int:
    """Return how many people they are: who holds two offices counts once."""
    return len({letters_of(official.name) for official in officials})


def games_in(tournament: Tournament) -> int:
    """Return how many games are played in a round of a tournament."""
    return boards_at_once(tournament)


def arbiters_for(event: Event, games: int) -> int | None:
    """Return how many arbiters so many games at once take; None while the level is open."""
    if event.level is None:
        return None
    return max(FEWEST_ARBITERS, ceil(games / GAMES_PER_ARBITER[event.level]))


def at_once(event: Event) -> tuple[AtOnce, ...]:
    """Return how many boards of all tournaments of an event are played at the same time on each day
    of it, days that are alike together.

    Rounds whose times are known are together where they overlap; a tournament that has some
    without a time may play at any moment of its days, and without days on any day.
    """
    whole = event.whole
    plans = [_plan(whole, each) for each in whole.tournaments]
    on = sorted({day for plan in plans for day in (*plan.by_day, *plan.open_days)})
    found: list[AtOnce] = []
    known: Sequence[date | None] = on or (None,)
    for day in known:
        moments = [_judged(whole, day, playing) for playing in _together(plans, day)]
        worst = max(moments, key=lambda each: (each.lacking, each.games))
        if not worst.tournaments:
            continue
        if found and replace(found[-1], days=()) == replace(worst, days=()):
            worst = replace(worst, days=(*found.pop().days, *worst.days))
        found.append(worst)
    return tuple(found)


def worst_of(event: Event) -> AtOnce:
    """Return when the most arbiters are lacking, or else needed."""
    nothing = _judged(event.whole, None, ())
    return max(at_once(event), key=lambda each: (each.lacking, each.games), default=nothing)


@frozen(kw_only=True)
class _Plan:
    """When a tournament plays."""

    tournament: Tournament
    by_day: Mapping[date, Sequence[RoundSpan]]
    open_days: frozenset[date] = frozenset()
    """Days on which it plays at a time that is not known."""
    is_open: bool = False
    """Whether nobody knows on which days it plays."""

    def may_play(self, day: date | None) -> bool:
        """Whether it may play at any moment of a day."""
        return self.is_open or day in self.open_days


def _plan(whole: Event, tournament: Tournament) -> _Plan:
    by_day: dict[date, list[RoundSpan]] = {}
    known = spans(whole, tournament.id)
    for span in known:
        by_day.setdefault(span.starts_at.date(), []).append(span)
    if len(known) >= max(1, tournament.competition().announced_rounds):
        return _Plan(tournament=tournament, by_day=by_day)
    period = days(whole.of(tournament.id))
    if period is None:
        return _Plan(tournament=tournament, by_day=by_day, is_open=not by_day)
    length = (period.last - period.first).days
    of_it = (period.first + timedelta(days=each) for each in range(length + 1))
    open_days = frozenset(each for each in of_it if each not in by_day)
    return _Plan(tournament=tournament, by_day=by_day, open_days=open_days)


def _together(plans: Sequence[_Plan], day: date | None) -> Iterator[Sequence[Tournament]]:
    """Yield which tournaments play at the same time at the moments of a day that tell."""
    always = {plan.tournament.id for plan in plans if plan.may_play(day)}
    timed = [span for plan in plans for span in plan.by_day.get(day, ())] if day else []
    for moment in dict.fromkeys(span.starts_at for span in timed):
        now = {each.tournament for each in timed if each.starts_at <= moment < each.ends_at}
        yield [plan.tournament for plan in plans if plan.tournament.id in now | always]
    if not timed:
        yield [plan.tournament for plan in plans if plan.tournament.id in always]


def _judged(whole: Event, day: date | None, playing: Sequence[Tournament]) -> AtOnce:
    games = sum(map(games_in, playing))
    on_duty = (
        official
        for official in whole.with_role(*ARBITERS)
        if official.duty.is_on(day)
        and (not playing or any(official.duty.covers(each.id) for each in playing))
    )
    return AtOnce(
        days=() if day is None else (day,),
        tournaments=tuple(each.id for each in playing),
        games=games,
        present=people(on_duty),
        needed=arbiters_for(whole, games),
    )
