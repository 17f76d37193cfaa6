"""The command about the picture at the head of papers."""

from argparse import Namespace
from contextlib import closing

from arbiter_app.cli.console import Exit, say
from arbiter_app.services.commands.whole.logo import choose_logo
from arbiter_app.services.files.pictures import read_picture
from arbiter_app.services.workspace import Workspace


def set_logo(arguments: Namespace) -> Exit:
    """Put a picture at the head of the papers of an event, or take it away."""
    picture = None if arguments.none else read_picture(arguments.picture)
    with closing(Workspace.open(arguments.file)) as workspace:
        workspace.do(choose_logo, picture=picture)
    told = "papers have no logo." if picture is None else "papers have this logo."
    say(f"{arguments.file}: {told}")
    return Exit.DONE
