"""The way out when the chief arbiter's PIN is forgotten: who has the file has its data."""

from argparse import Namespace

from arbiter_app.cli.console import Exit, say
from arbiter_app.services.commands.rights import forget_pins as forget
from arbiter_app.services.workspace import Workspace


def forget_pins(arguments: Namespace) -> Exit:
    """Take all PINs away; the journal keeps that for good, and nothing before it is undone."""
    workspace = Workspace.open(arguments.file)
    try:
        if not workspace.event.pins:
            say(f"{arguments.file}: no PIN is set.")
            return Exit.NO
        workspace.do(forget)
    finally:
        workspace.close()
    say(f"{arguments.file}: all PINs are taken away; entry in the journal.")
    return Exit.DONE
