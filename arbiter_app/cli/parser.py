"""The commands and their arguments, and what an error ends in."""

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence

from arbiter_app import __version__
from arbiter_app.cli.command import Command
from arbiter_app.cli.console import (
    AnswerError,
    AnswerNotWantedError,
    DefectiveSourceError,
    Exit,
    complain,
    complain_of,
    explained,
    speaking,
)
from arbiter_app.cli.failure import failed
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.permission.acts import NotAcceptedError
from arbiter_app.formats.errors import FileError

_DESCRIPTION = """\
Run chess tournaments.

  arbiter [FILE.arbiter]    open the window, on an event file
  arbiter --sample          open the window on a copy of the sample event
  arbiter --or-sample       open the window on the event of last time; while there is none of
                            one's own, on the sample event
  arbiter --measure-start [FILE.arbiter]
                            open the window, print what that took, and close it again
"""

_MISTYPED = frozenset(
    {
        "across.none",
        "across.no-team-column",
        "across.places",
        "across.quota",
        "document.unknown",
        "document.no-such-option",
        "document.option-value",
        "document.option-round",
        "document.option-stage",
        "document.option-match",
        "document.option-player",
        "document.of-all",
        "document.option-tournament",
        "tournament.not-chosen",
        "ceremony.letter-missing",
        "ceremony.no-such-envelope",
        "ceremony.no-such-place",
        "ceremony.number-missing",
        "ceremony.place-missing",
        "ceremony.place-open",
        "criterion.undefined",
        "draw.seed-missing",
        "pairing.no-initial-colour",
        "pairing.no-such-round",
        "pairing.not-in-round",
        "pairing.not-yet",
        "tie-break.too-many",
        "tie-break.unknown",
        "tie-break.unreadable",
        "registry.date-missing",
        "scoring.bye",
        "scoring.draws",
        "scoring.order",
        "registry.no-such-list",
        "stage.of-another",
        "tournament.none-such",
        "why.no-such-number",
    }
)
"""Refusals that are about the words typed, not about the tournament."""


def is_command(word: str) -> bool:
    """Whether a word is the name of a command."""
    return word in _COMMANDS


def run(arguments: Sequence[str]) -> int:
    """Run one command and return its exit status: nothing that happens ends in a traceback."""
    try:
        with speaking():
            return _run(arguments)
    except AnswerNotWantedError:
        return Exit.DONE
    except AnswerError as error:
        complain(f"What the command says could not be written: {error}.")
        return Exit.BAD_INPUT
    except KeyboardInterrupt:
        complain("Interrupted.")
        return Exit.INTERRUPTED
    except Exception as error:  # noqa: BLE001 - the top of the command line
        return failed(error)


def _run(arguments: Sequence[str]) -> int:
    """Do what is asked; return the exit status, having said why it was not done."""
    try:
        parsed = _parser(arguments).parse_args(arguments)
    except SystemExit as end:  # help, or words that are no command
        return end.code if isinstance(end.code, int) else Exit.DONE
    command: Command = parsed.command
    try:
        return command.run(parsed)
    except NotAcceptedError as error:
        for each in error.departures:
            complain(explained(NotAcceptedError((each,))))
        said = " ".join(f"--accept {code}" for code in error.codes)
        complain(f"Nothing was changed. Say that it is meant so: {said}")
        return Exit.NO
    except RuleError as error:
        complain(explained(error))
        return Exit.BAD_INPUT if error.code in _MISTYPED else Exit.NO
    except FileError as error:
        said = explained(error)
        # The words of the system are English as the command line is; the window leaves them out.
        complain(f"{said} ({error.detail})" if error.detail else said)
        return Exit.BAD_INPUT
    except DefectiveSourceError as error:
        complain_of(error.sentences)
        return Exit.BAD_INPUT


def _parser(arguments: Sequence[str]) -> ArgumentParser:
    """Return what reads the arguments. Where they begin with a command it knows no other one: each
    looks for translations of its own, and to make them all takes longer than many a command.
    """
    parser = ArgumentParser(
        prog="arbiter", description=_DESCRIPTION, formatter_class=RawDescriptionHelpFormatter
    )
    parser.add_argument("--version", action="version", version=f"Arbiter {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    named = [name for name in arguments[:1] if name in _COMMANDS]
    for name in named or _COMMANDS:
        command = _COMMANDS[name]
        words = commands.add_parser(name, help=command.summary, description=command.summary)
        if name in arguments:
            command.add_arguments(words)
        words.set_defaults(command=command, refuse=words.error)
    return parser


def _takes(name: str) -> Callable[[ArgumentParser], None]:
    """Return what says what a command may be told: a function of `arguments`, which the window
    starts without.
    """

    def add(command: ArgumentParser) -> None:
        from arbiter_app.cli import arguments

        add_arguments: Callable[[ArgumentParser], None] = getattr(arguments, name)
        add_arguments(command)

    return add


def _of_across(name: str) -> Callable[[ArgumentParser], None]:
    """Return the same of commands about teams, whose rules no other command needs."""

    def add(command: ArgumentParser) -> None:
        from arbiter_app.cli.tables import across_arguments

        add_arguments: Callable[[ArgumentParser], None] = getattr(across_arguments, name)
        add_arguments(command)

    return add


def _ceremony(command: ArgumentParser) -> None:
    # The steps of a ceremony bring the rules of a draw with them, which no other command needs.
    from arbiter_app.cli.pairing.ceremony_arguments import ceremony

    ceremony(command)


def _swiss_rules(command: ArgumentParser) -> None:
    # The systems bring the rules of a tournament with them.
    from arbiter_app.cli.pairing.swiss_arguments import swiss_rules

    swiss_rules(command)


def _generate(command: ArgumentParser) -> None:
    # What a random Swiss may be like brings the simulator with it, which no other command needs.
    from arbiter_app.cli.checking.generate_arguments import generate

    generate(command)


_COMMANDS = {
    "demo": Command(
        "files.papers",
        "demo",
        "play the sample event into a folder and print its papers",
        _takes("demo"),
    ),
    "standings": Command("tables.tables", "standings", "print the table", _takes("standings")),
    "stages": Command(
        "tables.stages", "show_stages", "list the stages of an event", _takes("stages")
    ),
    "tournaments": Command(
        "tables.tournament_list",
        "show_tournaments",
        "list the tournaments of an event",
        _takes("tournaments"),
    ),
    "systems": Command(
        "tables.systems",
        "show_systems",
        "list the systems of play, what each needs, and whether it may be rated",
        _takes("systems"),
    ),
    "across": Command(
        "tables.across",
        "show_across",
        "rank regions or clubs by what their players reach in several tournaments",
        _takes("across"),
    ),
    "score-rules": Command(
        "tables.across_rules",
        "define",
        "say by which rules teams, regions or clubs are ranked",
        _of_across("score_rules"),
    ),
    "score-members": Command(
        "tables.across_rules",
        "name_members",
        "take over from a list for which team people of the event count",
        _of_across("score_members"),
    ),
    "why": Command("tables.why", "why", "say why one player stands above another", _takes("why")),
    "pair": Command(
        "pairing.pair", "pair", "pair the next round of a Swiss and print it", _takes("pair")
    ),
    "check": Command(
        "checking.check",
        "check",
        "pair every round and rank everybody anew, and say what differs",
        _takes("check"),
    ),
    "berger": Command(
        "tables.tables", "berger_table", "print the Berger table of N players", _takes("berger")
    ),
    "swiss-rules": Command(
        "pairing.swiss_rules",
        "swiss_rules",
        "say by which system a Swiss is paired, or print its rules",
        _swiss_rules,
    ),
    "keep-apart": Command(
        "pairing.keep_apart",
        "keep_apart",
        "keep team-mates apart in a Swiss, or print who may not meet",
        _of_across("keep_apart"),
    ),
    "draw": Command("files.changes", "draw", "draw the numbers", _takes("draw")),
    "ceremony": Command(
        "pairing.ceremony", "show", "hold the draw step by step, or print how far it is", _ceremony
    ),
    "leave-rules": Command(
        "keeping.rights",
        "leave_the_rules",
        "leave the rules mode of an event for good",
        _takes("leave_rules"),
    ),
    "annul-draw": Command(
        "pairing.ceremony", "annul", "take numbers and schedule away again", _takes("annul")
    ),
    "meetings": Command(
        "pairing.ceremony",
        "meetings",
        "print when players of one contingent meet",
        _takes("meetings"),
    ),
    "documents": Command(
        "files.papers", "documents", "list the documents with their options", _takes("nothing")
    ),
    "papers": Command(
        "files.sheet_codes",
        "papers",
        "list the papers that were printed, or say of one by its code whether it is still right",
        _takes("papers"),
    ),
    "logo": Command(
        "files.logo", "set_logo", "put a picture at the head of the papers", _takes("logo")
    ),
    "print": Command("files.papers", "print_document", "print a document as PDF", _takes("print_")),
    "manual": Command(
        "files.manual",
        "save_manual",
        "write the manual as PDF, or as HTML for a browser",
        _takes("manual"),
    ),
    "import": Command(
        "files.changes",
        "import_source",
        "take over reports, or register the players of a list",
        _takes("import_"),
    ),
    "export": Command(
        "files.reports",
        "export",
        "write a report file (TRF), or the list of players",
        _takes("export"),
    ),
    "join": Command(
        "files.joining",
        "join_files",
        "add the tournaments of another event to an event",
        _takes("join"),
    ),
    "take-out": Command(
        "files.joining",
        "take_out_tournament",
        "make an event file of one tournament of several",
        _takes("take_out"),
    ),
    "generate": Command(
        "checking.generate",
        "generate",
        "write a random Swiss tournament as a report file",
        _generate,
    ),
    "history": Command("keeping.records", "history", "print the journal", _takes("file")),
    "verify": Command(
        "keeping.records",
        "verify_file",
        "check that a file is what its journal says",
        _takes("file"),
    ),
    "snapshots": Command(
        "keeping.safety",
        "snapshots",
        "list the snapshots, compare one with now, or go back to it",
        _takes("snapshots"),
    ),
    "copy": Command(
        "keeping.safety",
        "copy",
        "save a copy of an event, which may be open, and check it",
        _takes("copy"),
    ),
    "practice": Command(
        "keeping.safety", "practice", "copy an event to practise with", _takes("practice")
    ),
    "forget-pins": Command(
        "keeping.rights",
        "forget_pins",
        "take all PINs of an event away, and say so in its journal",
        _takes("file"),
    ),
    "registry": Command(
        "keeping.registry",
        "show_lists",
        "rating lists and people of this computer",
        _takes("registry"),
    ),
}
