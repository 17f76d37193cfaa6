"""Time controls as regulations write them: "15+10", "3+2", "2:30+2", "90/40+30+30"."""

import re

from arbiter_app.domain.errors import RuleError

_TIME = r"\d{1,3}(:[0-5]\d)?"
_TIME_CONTROL = re.compile(rf"({_TIME}/\d{{1,3}}\+)*{_TIME}\+\d{{1,2}}")


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
