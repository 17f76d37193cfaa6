"""The commands and their arguments, and what an error ends in."""

import os
import sys
from argparse import (
    ArgumentParser,
    ArgumentTypeError,
    Namespace,
    RawDescriptionHelpFormatter,
)
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from arbiter_app import __version__
from arbiter_app.cli.console import ENGLISH, DefectiveSourceError, Exit, complain, speak_utf8
from arbiter_app.domain.draw import ContingentKey, VarmaVariant
from arbiter_app.domain.editions import EDITIONS
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.event import Unrated
from arbiter_app.domain.people import HIGHEST_RATING
from arbiter_app.i18n import LANGUAGES
from arbiter_app.services.errors import FileError
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
        "document.option-player",
        "criterion.undefined",
        "draw.seed-missing",
        "tie-break.unknown",
        "tie-break.unreadable",
        "why.no-such-number",
    }
)
"""Refusals that are about the words typed, not about the tournament."""


@dataclass(frozen=True, slots=True)
class _Command:
    """A command: the module and function that do it, and what it may be told.

    The module is named instead of imported here, and imported when the command runs: a table of
    a report needs neither the database nor the library of PDF files, which take twice as long to
    import as everything else takes to run.
    """

    module: str
    function: str
    summary: str
    add_arguments: Callable[[ArgumentParser], None]

    def run(self, arguments: Namespace) -> Exit:
        module = import_module(f"arbiter_app.cli.{self.module}")
        function: Callable[[Namespace], Exit] = getattr(module, self.function)
        return function(arguments)


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
    command: _Command = parsed.command
    try:
        status = command.run(parsed)
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
    except DefectiveSourceError as error:
        print("\n".join(error.sentences), file=sys.stderr)
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
    for name, command in _COMMANDS.items():
        words = commands.add_parser(name, help=command.summary, description=command.summary)
        command.add_arguments(words)
        words.set_defaults(command=command, refuse=words.error)
    return parser


def _demo(command: ArgumentParser) -> None:
    command.add_argument("folder", metavar="DIR", type=Path)


def _standings(command: ArgumentParser) -> None:
    _event_or_report(command)
    command.add_argument("--edition", choices=EDITIONS, help="rank by another edition of C.07")
    command.add_argument("--tie-breaks", metavar="LIST", help="rank by this list: DE,SB/C1,KS")
    command.add_argument(
        "--unrated",
        metavar=f"{Unrated.LEFT_OUT}|RATING",
        type=_unrated,
        help="leave games with unrated players out of rating tie-breaks, or rate them so",
    )
    command.add_argument("--json", action="store_true", help="print JSON")


def _unrated(text: str) -> Unrated | int:
    """Read what becomes of unrated players (C.07 Art. 10)."""
    if text == Unrated.LEFT_OUT:
        return Unrated.LEFT_OUT
    if text.isdecimal() and 0 < int(text) <= HIGHEST_RATING:
        return int(text)
    raise ArgumentTypeError(f"write {Unrated.LEFT_OUT}, or a rating from 1 to {HIGHEST_RATING}")


def _why(command: ArgumentParser) -> None:
    _event_or_report(command)
    command.add_argument("first", metavar="A", type=int, help="pairing number of a player")
    command.add_argument(
        "second", metavar="B", type=int, nargs="?", help="of another; the neighbour if left out"
    )
    command.add_argument("--criterion", metavar="CODE", help="the parts of this tie-break")
    command.add_argument("--lang", choices=LANGUAGES, default="en")


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
    _event_or_report(command)
    command.add_argument("document", metavar="DOCUMENT", help="an id of `arbiter documents`")
    command.add_argument("-o", dest="output", metavar="OUT.pdf", type=Path)
    command.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0])
    command.add_argument(
        "--option", metavar="K=V", action="append", default=[], help="may be repeated"
    )


def _import(command: ArgumentParser) -> None:
    command.add_argument("source", metavar="SOURCE", type=Path, help="a report (TRF) or a CSV list")
    _file(command)


def _export(command: ArgumentParser) -> None:
    _event_or_report(command)
    command.add_argument("output", metavar="OUT.trf", type=Path)
    command.add_argument("--format", choices=("26", "16"), default="26", help="TRF26 or TRF16")


def _file(command: ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE.arbiter", type=Path)


def _event_or_report(command: ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE", type=Path, help="an event file or a report (TRF)")


_COMMANDS = {
    "demo": _Command(
        "papers", "demo", "play the sample event into a folder and print its papers", _demo
    ),
    "standings": _Command("tables", "standings", "print the table", _standings),
    "why": _Command("why", "why", "say why one player stands above another", _why),
    "berger": _Command("tables", "berger_table", "print the Berger table of N players", _berger),
    "draw": _Command("changes", "draw", "draw the numbers", _draw),
    "documents": _Command("papers", "documents", "list the documents with their options", _nothing),
    "print": _Command("papers", "print_document", "print a document as PDF", _print),
    "import": _Command(
        "changes", "import_source", "take over a report, or register the players of a list", _import
    ),
    "export": _Command("reports", "export_report", "write a report file (TRF)", _export),
    "history": _Command("records", "history", "print the journal", _file),
    "verify": _Command(
        "records", "verify_file", "check that a file is what its journal says", _file
    ),
}
