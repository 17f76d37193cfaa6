"""The commands and their arguments, and what an error ends in."""

import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from pathlib import Path

from arbiter_app import __version__
from arbiter_app.cli import changes, papers, records, tables
from arbiter_app.cli.console import ENGLISH, Exit, complain, speak_utf8
from arbiter_app.domain.editions import EDITIONS
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.event import ContingentKey, VarmaVariant
from arbiter_app.i18n import LANGUAGES
from arbiter_app.services.workspace import FileError
from arbiter_app.wording.errors import error_sentence

_DESCRIPTION = """\
Run chess tournaments.

  arbiter [FILE.arbiter]    open the window, on an event file
  arbiter --sample          open the window on a copy of the sample event
"""

_MISTYPED = frozenset(
    {
        "document.unknown",
        "document.no-such-option",
        "document.option-value",
        "document.option-round",
        "draw.seed-missing",
        "tie-break.unreadable",
    }
)
"""Refusals that are about the words typed, not about the tournament."""

Run = Callable[[Namespace], Exit]


def wants_window(arguments: Sequence[str]) -> bool:
    """Whether the arguments ask for the window: none, --sample, or one event file."""
    match arguments:
        case [] | ["--sample"]:
            return True
        case [name]:
            return not name.startswith("-") and name not in _COMMANDS
        case _:
            return False


def run(arguments: Sequence[str]) -> int:
    """Run one command and return its exit status."""
    speak_utf8()
    parsed = _parser().parse_args(arguments)
    command: Run = parsed.run
    try:
        status = command(parsed)
        sys.stdout.flush()
        return status
    except RuleError as error:
        complain(error_sentence(ENGLISH, error))
        return Exit.BAD_INPUT if error.code in _MISTYPED else Exit.NO
    except FileError as error:
        said = error_sentence(ENGLISH, error)
        # The words of the system are English as the command line is; the window leaves them out.
        complain(f"{said} ({error.detail})" if error.detail else said)
        return Exit.BAD_INPUT
    except BrokenPipeError:
        # The reader, such as `head`, has seen enough; nothing is left to say at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return Exit.DONE


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="arbiter", description=_DESCRIPTION, formatter_class=RawDescriptionHelpFormatter
    )
    parser.add_argument("--version", action="version", version=f"Arbiter {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, (run, summary, add_arguments) in _COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=summary)
        add_arguments(command)
        command.set_defaults(run=run, refuse=command.error)
    return parser


def _demo(command: ArgumentParser) -> None:
    command.add_argument("folder", metavar="DIR", type=Path)


def _standings(command: ArgumentParser) -> None:
    _file(command)
    command.add_argument("--edition", choices=EDITIONS, help="rank by another edition of C.07")
    command.add_argument("--tie-breaks", metavar="LIST", help="rank by this list: DE,SB/C1,KS")
    command.add_argument("--json", action="store_true", help="print JSON")


def _berger(command: ArgumentParser) -> None:
    command.add_argument("players", metavar="N", type=int)
    command.add_argument("--double", action="store_true", help="two cycles")
    command.add_argument(
        "--swap", action="store_true", help="with --double: swap the last rounds of the first cycle"
    )


def _draw(command: ArgumentParser) -> None:
    _file(command)
    command.add_argument("--method", choices=("lots", "varma"), required=True)
    command.add_argument("--seed", required=True, help="the same seed gives the same draw")
    command.add_argument(
        "--contingents", choices=list(ContingentKey), help="for varma; region if left out"
    )
    command.add_argument(
        "--variant",
        choices=list(VarmaVariant),
        help="for varma: the table of 11 and 12 players; official if left out",
    )


def _nothing(_: ArgumentParser) -> None:
    pass


def _print(command: ArgumentParser) -> None:
    _file(command)
    command.add_argument("document", metavar="DOCUMENT", help="an id of `arbiter documents`")
    command.add_argument("-o", dest="output", metavar="OUT.pdf", type=Path)
    command.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0])
    command.add_argument(
        "--option", metavar="K=V", action="append", default=[], help="may be repeated"
    )


def _import(command: ArgumentParser) -> None:
    command.add_argument("source", metavar="SOURCE.csv", type=Path)
    _file(command)


def _file(command: ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE.arbiter", type=Path)


_COMMANDS: dict[str, tuple[Run, str, Callable[[ArgumentParser], None]]] = {
    "demo": (papers.demo, "play the sample event into a folder and print its papers", _demo),
    "standings": (tables.standings, "print the table", _standings),
    "berger": (tables.berger_table, "print the Berger table of N players", _berger),
    "draw": (changes.draw, "draw the numbers", _draw),
    "documents": (papers.documents, "list the documents with their options", _nothing),
    "print": (papers.print_document, "print a document as PDF", _print),
    "import": (changes.import_list, "register the players of a CSV list", _import),
    "history": (records.history, "print the journal", _file),
    "verify": (records.verify_file, "check that a file is what its journal says", _file),
}
