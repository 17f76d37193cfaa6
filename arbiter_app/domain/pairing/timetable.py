"""When the rounds are played, from the first start and the hours of a day of play."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime, time, timedelta
from itertools import chain

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


def _later(first: datetime, hours: Sequence[time]) -> Iterator[datetime]:
    day = first.date()
    while True:
        starts = (datetime.combine(day, hour) for hour in hours)
        yield from (start for start in starts if start > first)
        day += timedelta(days=1)
