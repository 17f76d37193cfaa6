"""The command that writes the manual."""

from argparse import Namespace

from arbiter_app.cli.console import Exit, say
from arbiter_app.services.files.manual_file import write_manual


def save_manual(arguments: Namespace) -> Exit:
    """Write the manual as PDF, or as HTML where the name of the file says so."""
    write_manual(arguments.output, arguments.lang)
    say(f"{arguments.output}")
    return Exit.DONE
