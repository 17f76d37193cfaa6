"""Where the program starts: the window, or a command without one."""

import gc
import sys
from pathlib import Path

from arbiter_app import cli


def main() -> int:
    """Read the arguments and do what they ask; return the exit status."""
    arguments = sys.argv[1:]
    # Nothing of what a start makes is garbage: looking for some would take a tenth of its time. A
    # command is over before any piles up, and would take longer for each player of a larger field.
    gc.disable()
    if not cli.wants_window(arguments):
        return cli.run(arguments)
    if not cli.has_display():
        return cli.no_display()
    try:
        from arbiter_app.gui.base.imports import import_qt  # only for a window

        import_qt()
        from arbiter_app.gui.window import app
    except ImportError as error:
        return cli.no_window(error)

    match arguments:
        case ["--measure-start", *others]:
            return app.run(Path(others[0]) if others else None, is_measured=True)
        case ["--sample"]:
            return app.run(app.Sample.ALWAYS)
        case ["--or-sample"]:
            return app.run(app.Sample.AT_FIRST)
        case [file]:
            return app.run(Path(file))
        case _:
            return app.run(None)


if __name__ == "__main__":
    sys.exit(main())
