"""Whether a window is asked for and can be shown: its start reads no other module of here."""

import os
import sys
from collections.abc import Sequence
from pathlib import PurePath


def wants_window(arguments: Sequence[str]) -> bool:
    """Whether the arguments ask for the window: none, about the sample, or one event file."""
    match arguments:
        case [] | ["--sample"] | ["--or-sample"]:
            return True
        case ["--measure-start", *others]:
            return wants_window(others)
        case [name] if name.startswith("-"):
            return False
        case [name] if PurePath(name).suffix:
            return True  # no command has a point in its name
        case [name]:
            from arbiter_app.cli.parser import is_command

            return not is_command(name)
        case _:
            return False


def has_display() -> bool:
    """Whether there is a display for a window, as far as the system tells before Qt is asked."""
    if not sys.platform.startswith(("linux", "freebsd")):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
