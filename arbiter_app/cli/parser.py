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
from datetime import date
from importlib import import_module
from pathlib import Path

from arbiter_app import __version__
from arbiter_app.cli.console import ENGLISH, DefectiveSourceError, Exit, complain, speak_utf8
from arbiter_app.domain.draw import CeremonyMode, ContingentKey, VarmaVariant
from arbiter_app.domain.drawing.ways_out import WayOutKind
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
        "ceremony.letter-missing",
        "ceremony.no-such-envelope",
        "ceremony.no-such-place",
        "ceremony.number-missing",
        "ceremony.place-missing",
        "ceremony.place-open",
        "criterion.undefined",
        "draw.seed-missing",
        "tie-break.unknown",
        "tie-break.unreadable",
        "registry.date-missing",
        "registry.no-such-list",
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


def _ceremony(command: ArgumentParser) -> None:
    _file(command)
    steps = command.add_subparsers(title="steps", metavar="STEP")
    for name, step in _STEPS.items():
        words = steps.add_parser(name, help=step.summary, description=step.summary)
        step.add_arguments(words)
        words.set_defaults(command=step, refuse=words.error)


def _begin(step: ArgumentParser) -> None:
    step.add_argument("--method", choices=("lots", "varma"), required=True)
    step.add_argument(
        "--mode",
        choices=list(CeremonyMode),
        default=CeremonyMode.IN_THE_HALL,
        help="where the envelopes are; in the hall if left out",
    )
    step.add_argument("--seed", help="on screen: the seed announced before the draw")
    step.add_argument(
        "--contingents", choices=list(ContingentKey), help="for varma; region if left out"
    )
    step.add_argument(
        "--variant",
        choices=list(VarmaVariant),
        help="for varma: the table of 11 and 12 players; official if left out",
    )
    step.add_argument(
        "--unmarked", action="store_true", help="quantities do not stand on the large envelopes"
    )
    step.add_argument(
        "--way-out",
        choices=list(WayOutKind),
        help="what is done with contingents that do not go whole into the envelopes",
    )
    step.add_argument("--decision", metavar="TEXT", help="what the protocol says of the way out")
    step.add_argument(
        "--witness", metavar="NAME", action="append", default=[], help="may be repeated"
    )


def _envelope_step(step: ArgumentParser) -> None:
    step.add_argument("envelope", metavar="LETTER|PLACE", help="a letter in the hall, else a place")
    _drawn_by(step)


def _number_step(step: ArgumentParser) -> None:
    step.add_argument(
        "number", metavar="NUMBER|PLACE", type=int, help="a number in the hall, else a place"
    )
    _drawn_by(step)


def _drawn_by(step: ArgumentParser) -> None:
    step.add_argument("--by", metavar="NAME", help="who draws for a player who is not there")


def _take_back(step: ArgumentParser) -> None:
    step.add_argument("--note", required=True, help="what went wrong")
    step.add_argument("--witness", metavar="NAME", required=True, help="who saw it")


def _divide(step: ArgumentParser) -> None:
    step.add_argument("envelope", metavar="LETTER", help="the envelope that is to be chosen")
    step.add_argument("--decision", metavar="TEXT", required=True, help="what the protocol says")


def _witnesses(step: ArgumentParser) -> None:
    step.add_argument("name", metavar="NAME", nargs="*")


def _abandon(step: ArgumentParser) -> None:
    step.add_argument("--reason", required=True)


def _annul(command: ArgumentParser) -> None:
    _file(command)
    command.add_argument("--reason", required=True)


def _meetings(command: ArgumentParser) -> None:
    _event_or_report(command)
    command.add_argument("--by", choices=list(ContingentKey), default=ContingentKey.REGION)


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
    command.add_argument(
        "source", metavar="SOURCE", type=Path, help="a report (TRF), or a list in CSV or XLSX"
    )
    _file(command)
    command.add_argument("--sheet", metavar="NAME", help="the sheet of a workbook with the list")
    command.add_argument(
        "--column",
        metavar="HEADING=FIELD",
        action="append",
        default=[],
        help="what a column of a list says, such as Rtg=fide-rating, or none; may be repeated",
    )
    command.add_argument(
        "--with-doubtful",
        action="store_true",
        help="register also rows of a list that seem to be registered already, or to be no player",
    )


def _export(command: ArgumentParser) -> None:
    _event_or_report(command)
    command.add_argument(
        "output",
        metavar="OUT",
        type=Path,
        help="a report (.trf) or a list of players (.csv, .xlsx)",
    )
    command.add_argument("--format", choices=("26", "16"), default="26", help="TRF26 or TRF16")
    command.add_argument(
        "--lang", choices=LANGUAGES, default=LANGUAGES[0], help="language of the headings of a list"
    )
    command.add_argument(
        "--commas", action="store_true", help="divide the columns of a CSV list by commas"
    )


def _registry(command: ArgumentParser) -> None:
    asked = command.add_subparsers(title="commands", metavar="WHAT", required=True)

    def add(name: str, function: str, summary: str) -> ArgumentParser:
        words = asked.add_parser(name, help=summary, description=summary)
        words.set_defaults(command=_Command("registry", function, summary, _nothing))
        return words

    importing = add("import", "import_list", "import a rating list, as published or a CSV")
    importing.add_argument("file", metavar="FILE", type=Path, help="TXT, XML, CSV or a ZIP of it")
    importing.add_argument("--name", help="what papers call the list; FIDE's lists have their own")
    importing.add_argument(
        "--date", type=_date, metavar="YYYY-MM-DD", help="the list's own date, if it does not tell"
    )
    add("lists", "show_lists", "print the imported lists")
    searching = add("search", "search", "find people by name or id")
    searching.add_argument("text", metavar="TEXT", nargs="+")
    searching.add_argument("--limit", type=_count, default=40, metavar="N", help="40 if left out")
    add("forget", "forget", "take a list off this computer").add_argument("id", metavar="ID")


def _count(text: str) -> int:
    if text.isdecimal() and int(text) > 0:
        return int(text)
    raise ArgumentTypeError("write a number from 1 on")


def _date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise ArgumentTypeError("write a date such as 2026-11-01") from error


def _file(command: ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE.arbiter", type=Path)


def _event_or_report(command: ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE", type=Path, help="an event file or a report (TRF)")


_STEPS = {
    "begin": _Command("ceremony", "begin", "begin the draw", _begin),
    "envelope": _Command("ceremony", "envelope", "a large envelope is chosen", _envelope_step),
    "number": _Command("ceremony", "number", "a number is drawn", _number_step),
    "take-back": _Command("ceremony", "back", "take the last step back", _take_back),
    "divide": _Command(
        "ceremony", "divide", "divide later contingents so that an envelope is safe", _divide
    ),
    "witnesses": _Command("ceremony", "witnesses", "name who saw the draw", _witnesses),
    "abandon": _Command("ceremony", "abandon", "break the ceremony off", _abandon),
}

_COMMANDS = {
    "demo": _Command(
        "papers", "demo", "play the sample event into a folder and print its papers", _demo
    ),
    "standings": _Command("tables", "standings", "print the table", _standings),
    "why": _Command("why", "why", "say why one player stands above another", _why),
    "berger": _Command("tables", "berger_table", "print the Berger table of N players", _berger),
    "draw": _Command("changes", "draw", "draw the numbers", _draw),
    "ceremony": _Command(
        "ceremony", "show", "hold the draw step by step, or print how far it is", _ceremony
    ),
    "annul-draw": _Command("ceremony", "annul", "take numbers and schedule away again", _annul),
    "meetings": _Command(
        "ceremony", "meetings", "print when players of one contingent meet", _meetings
    ),
    "documents": _Command("papers", "documents", "list the documents with their options", _nothing),
    "print": _Command("papers", "print_document", "print a document as PDF", _print),
    "import": _Command(
        "changes", "import_source", "take over a report, or register the players of a list", _import
    ),
    "export": _Command(
        "reports", "export", "write a report file (TRF), or the list of players", _export
    ),
    "history": _Command("records", "history", "print the journal", _file),
    "verify": _Command(
        "records", "verify_file", "check that a file is what its journal says", _file
    ),
    "registry": _Command(
        "registry", "show_lists", "rating lists and people of this computer", _registry
    ),
}
