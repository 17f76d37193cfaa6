"""What is said when a newer version is started for the first time."""

import re

from arbiter_app import __version__
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.i18n import translate


def told_of_update(preferences: Preferences) -> str:
    """Return what is said at the first start of a newer version, once; "" at any other start."""
    former, preferences.version = preferences.version, __version__
    if not () < _numbers(former) < _numbers(__version__):
        return ""
    return translate(
        "News",
        "This is Arbiter {version}; before it was {former}. Your events, lists and preferences are"
        " as they were. What is new stands under Help, What is new.",
    ).format(version=__version__, former=former)


def _numbers(version: str) -> tuple[int, ...]:
    """Return a version as numbers that can be compared."""
    return tuple(int(number) for number in re.findall(r"[0-9]+", version[:40])[:3])
