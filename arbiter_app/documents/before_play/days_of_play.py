"""The days of play as a notice lists them: days in a row that are alike stand together."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.ids import Round


@dataclass(frozen=True, slots=True, kw_only=True)
class DayOfPlay:
    """A day with its rounds and when they start."""

    day: date
    rounds: tuple[Round, ...]
    starts: tuple[datetime, ...]

    def is_followed_by(self, other: "DayOfPlay") -> bool:
        """Whether the other is the next day, begins with the next round, and has these hours."""
        return (
            other.day - self.day == timedelta(days=1)
            and other.rounds[0] == self.rounds[-1] + 1
            and [each.time() for each in other.starts] == [each.time() for each in self.starts]
        )


def runs_of_days(rounds: Sequence[RoundOfPlay]) -> tuple[tuple[DayOfPlay, ...], ...]:
    """Return the days of the rounds whose start is set, alike ones that follow each other
    together.
    """
    runs: list[list[DayOfPlay]] = []
    for day in _days(rounds):
        if runs and runs[-1][-1].is_followed_by(day):
            runs[-1].append(day)
        else:
            runs.append([day])
    return tuple(map(tuple, runs))


def _days(rounds: Sequence[RoundOfPlay]) -> list[DayOfPlay]:
    starts: dict[date, list[tuple[Round, datetime]]] = {}
    for each in rounds:
        if each.starts_at is not None:
            starts.setdefault(each.starts_at.date(), []).append((each.number, each.starts_at))
    return [
        DayOfPlay(
            day=day,
            rounds=tuple(number for number, _ in timed),
            starts=tuple(moment for _, moment in timed),
        )
        for day, timed in starts.items()
    ]
