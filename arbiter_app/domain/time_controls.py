"""Time controls as regulations write them: "15+10", "3+2", "2:30+2", "90/40+30+30"."""

import re
from dataclasses import dataclass

from arbiter_app.domain.errors import RuleError

_PERIOD = re.compile(r"(?P<minutes>\d{1,3})(:(?P<seconds>[0-5]\d))?(/(?P<moves>\d{1,3}))?")


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeControl:
    """The clock of one player."""

    seconds: int
    """For all his periods."""
    increment: int
    """Seconds a move."""
    periods: tuple[tuple[int, int | None], ...]
    """The seconds of each and the number of its moves; None in the last one."""


def read_time_control(text: str) -> TimeControl:
    """Return minutes, or minutes and seconds, and the seconds a move that a text gives.

    A period of so many moves has their number behind a stroke. Raises
    RuleError("time-control.unreadable").
    """
    *named, increment = text.replace(" ", "").split("+")
    found = [_PERIOD.fullmatch(period) for period in named]
    periods = tuple(_period(each) for each in found if each)
    of_moves = [moves is not None for _, moves in periods]
    if (
        not periods
        or len(periods) < len(named)
        or not re.fullmatch(r"\d{1,2}", increment)
        or of_moves != [True] * (len(periods) - 1) + [False]
        or not any(seconds for seconds, _ in periods)
    ):
        raise RuleError("time-control.unreadable", text=text)
    return TimeControl(
        seconds=sum(seconds for seconds, _ in periods),
        increment=int(increment),
        periods=periods,
    )


def _period(found: re.Match[str]) -> tuple[int, int | None]:
    seconds = 60 * int(found["minutes"]) + int(found["seconds"] or 0)
    return seconds, int(found["moves"]) if found["moves"] else None
