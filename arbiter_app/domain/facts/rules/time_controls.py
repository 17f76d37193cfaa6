"""Time controls as regulations write them: "15+10", "3+2", "2:30+2", "90/40+30+30"."""

import re
from datetime import timedelta

from arbiter_app.domain.errors import RuleError
from arbiter_app.patterns import pattern

_TIME = r"[0-9]{1,3}(:[0-5][0-9])?"
_TIME_CONTROL = pattern(rf"({_TIME}/[0-9]{{1,3}}\+)*{_TIME}\+[0-9]{{1,2}}")


def demand_time_control(text: str) -> None:
    """Check that a text gives the minutes of a player, or minutes and seconds, and behind them the
    seconds a move; a period before the last one has the number of its moves behind a stroke.

    Raises RuleError("time-control.unreadable").
    """
    written = text.replace(" ", "")
    *periods, _ = written.split("+")
    has_time = any(re.search("[1-9]", period.partition("/")[0]) for period in periods)
    if not (has_time and _TIME_CONTROL.fullmatch(written)):
        raise RuleError("time-control.unreadable", text=text)


_MOVES = 60
"""As many moves as FIDE reckons a game to last (Laws of Chess, Guidelines and B.02)."""


def longest_game(text: str) -> timedelta | None:
    """Return how long a game of 60 moves lasts under a time control; None where it does not say
    that in figures.
    """
    written = text.replace(" ", "")
    if not _TIME_CONTROL.fullmatch(written):
        return None
    *periods, increment = written.split("+")
    spans = [period.partition("/")[0].split(":") for period in periods]
    seconds = sum(60 * int(minutes) + int(*rest or "0") for minutes, *rest in spans)
    return 2 * timedelta(seconds=seconds + _MOVES * int(increment))
