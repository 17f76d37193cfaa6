"""Commands about what one may do: out of the rules mode, and out of forgotten PINs."""

from argparse import Namespace
from contextlib import closing

from arbiter_app.cli.console import Exit, say
from arbiter_app.cli.reading.tournaments import main_stage
from arbiter_app.services.commands.people.rights import forget_pins as forget
from arbiter_app.services.commands.whole.by_rules import leave_rules
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


def leave_the_rules(arguments: Namespace) -> Exit:
    """Leave the rules mode: the journal, every paper and the report say so from then on."""
    with closing(Workspace.open(arguments.file)) as workspace:
        at = main_stage(workspace.event, arguments.tournament)
        workspace.at(at).accepting(*arguments.accept).do(leave_rules, reason=arguments.reason)
    say(f"{arguments.file}: the rules mode is left for good.")
    return Exit.DONE
