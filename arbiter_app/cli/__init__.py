"""The commands of the program without a window, in English.

They do what the window does, by the same `services`. What a window starts without is imported when
it is asked for.
"""

from collections.abc import Sequence

from arbiter_app.cli.window import has_display, wants_window

__all__ = ["has_display", "no_display", "no_window", "run", "wants_window"]


def run(arguments: Sequence[str]) -> int:
    """Run one command and return its exit status: nothing that happens ends in a traceback."""
    from arbiter_app.cli import parser

    return parser.run(arguments)


def no_display() -> int:
    """Say that there is no display to show the window on."""
    from arbiter_app.cli import failure

    return failure.no_display()


def no_window(error: ImportError) -> int:
    """Say why the window cannot be shown."""
    from arbiter_app.cli import failure

    return failure.no_window(error)
