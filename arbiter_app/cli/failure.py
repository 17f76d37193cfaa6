"""What is said where the program itself fails."""

import sys

from arbiter_app.cli.console import Exit, complain


def failed(error: Exception) -> Exit:
    """Say that a command failed by no fault of who gave it, and where that is written down."""
    if isinstance(error, MemoryError):
        return _told(error, "There is not enough memory for this command.")
    return _told(error, "Something went wrong that should not, and the command ended.")


def no_window(error: ImportError) -> Exit:
    """Say that the window cannot be shown, as a part of the program or of the system is missing."""
    return _told(
        error,
        f"The window cannot be shown ({error}). Set the program up again: python3 installer run.",
    )


def no_display() -> Exit:
    """Say that there is no display to show the window on."""
    complain(
        "There is no display to show the window on. `arbiter --help` lists what can be done"
        " without one."
    )
    return Exit.FAILED


def _told(error: Exception, said: str) -> Exit:
    from arbiter_app import failures  # no command that goes well needs it

    log = failures.write_down(error)
    if sys.flags.dev_mode:
        sys.excepthook(type(error), error, error.__traceback__)
    where = (
        f"What happened is written in {log}, without names and results; please send it to the"
        " makers of the program."
        if log
        else f"It could not be written down. It was: {failures.described(error).splitlines()[0]}"
    )
    complain(f"{said} {where}")
    return Exit.FAILED
