"""When the rounds are played, from the first start and the hours of a day of play."""

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime, time, timedelta
from itertools import chain, pairwise

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.rules.time_controls import longest_game
from arbiter_app.domain.ids import Round


def timetable(first: datetime, hours: Sequence[time], rounds: int) -> Mapping[Round, datetime]:
    """Return the start of every round: the first as given, each other one at the next of the
    hours. Without hours there is one round a day at the hour of the first.
    """
    starts = chain([first], _later(first, sorted(set(hours)) or [first.time()]))
    return dict(zip(map(Round, range(1, rounds + 1)), starts, strict=False))


def is_too_late(starts_at: datetime | None, last_day: date | None) -> bool:
    """Whether a round would start after the last day of its event."""
    return starts_at is not None and last_day is not None and starts_at.date() > last_day


SHORTEST_BREAK = timedelta(minutes=10)
"""Between rounds, where a player has 25 minutes or more for the game (Rules 2.6.2)."""


def has_short_break(before: datetime | None, starts_at: datetime | None, time_control: str) -> bool:
    """Whether a round starts less than ten minutes after the longest game of the one before it.

    A time control that is not in figures tells nothing; where games are shorter than 25 minutes a
    player, the arbiter decides.
    """
    game = longest_game(time_control)
    if before is None or starts_at is None or game is None or game < 2 * timedelta(minutes=25):
        return False
    return starts_at - before < game + SHORTEST_BREAK


_MINUTES = re.compile(r"[0-9]{1,3}")


def default_time(starts_at: datetime | None, rule: str) -> datetime | None:
    """Return from when on a player who has not come loses the game (Laws Art. 6.7), by the minutes
    that the regulations of the event say; None where they say no minutes, or no start is set.
    """
    said = _MINUTES.findall(rule)
    if starts_at is None or len(said) != 1:
        return None
    return starts_at + timedelta(minutes=int(said[0]))


def demand_order(competition: Competition, times: Mapping[Round, datetime | None]) -> None:
    """Make sure that no round which gets a time starts before an earlier one, or together with it;
    matches of a bracket may be played side by side.

    Raises RuleError("round.times-order").
    """
    starts = {round_.number: round_.starts_at for round_ in competition.rounds} | dict(times)
    known = [(number, start) for number, start in sorted(starts.items()) if start is not None]
    for (before, first), (number, start) in pairwise(known):
        if times.keys().isdisjoint((before, number)):
            continue
        if start < first or (start == first and not competition.traits.has_bracket):
            raise RuleError("round.times-order", round=number, before=before)


def _later(first: datetime, hours: Sequence[time]) -> Iterator[datetime]:
    day = first.date()
    while True:
        starts = (datetime.combine(day, hour) for hour in hours)
        yield from (start for start in starts if start > first)
        day += timedelta(days=1)
