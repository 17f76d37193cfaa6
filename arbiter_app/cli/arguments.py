"""What each command may be told."""

from argparse import ArgumentParser, ArgumentTypeError
from datetime import date
from pathlib import Path

from arbiter_app.cli.command import Command
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import HIGHEST_RATING
from arbiter_app.domain.facts.play.numbering import VarmaVariant
from arbiter_app.domain.facts.rules.settings import Unrated
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.domain.tie_breaks.editions import EDITIONS
from arbiter_app.i18n import LANGUAGES, PAPER_LANGUAGES

_MOST = 9999
"""Players, stages, snapshots, people found: so many have a number of four figures."""


def demo(command: ArgumentParser) -> None:
    command.add_argument("folder", metavar="DIR", type=Path)


def standings(command: ArgumentParser) -> None:
    _event_or_report(command)
    _place(command)
    command.add_argument("--edition", choices=EDITIONS, help="rank by another edition of C.07")
    command.add_argument("--tie-breaks", metavar="LIST", help="rank by this list: DE,SB/C1,KS")
    command.add_argument(
        "--unrated",
        metavar=f"{Unrated.LEFT_OUT}|RATING",
        type=_unrated,
        help="leave games with unrated players out of rating tie-breaks, or rate them so",
    )
    command.add_argument(
        "--after", metavar="N", type=count, help="as it stood after round N, by the results of now"
    )
    command.add_argument(
        "--category", metavar="TITLE", help="only the members of this category, ranked apart"
    )
    command.add_argument("--json", action="store_true", help="print JSON")


def across(command: ArgumentParser) -> None:
    file(command)
    command.add_argument(
        "--ranking", metavar="TITLE", help="which one, by its title; the first if left out"
    )
    command.add_argument(
        "--after", metavar="N", type=count, help="as it stood after round N of each tournament"
    )
    command.add_argument(
        "--why", action="store_true", help="print whose results count, and whose do not"
    )
    command.add_argument("--json", action="store_true", help="print JSON")


def _unrated(text: str) -> Unrated | int:
    """Read what becomes of unrated players (C.07 Art. 10)."""
    if text == Unrated.LEFT_OUT:
        return Unrated.LEFT_OUT
    rating = whole_number(text, least=1, most=HIGHEST_RATING)
    if rating is None:
        raise ArgumentTypeError(f"write {Unrated.LEFT_OUT}, or a rating from 1 to {HIGHEST_RATING}")
    return rating


def why(command: ArgumentParser) -> None:
    _event_or_report(command)
    _place(command)
    command.add_argument("first", metavar="A", type=count, help="pairing number of a player")
    command.add_argument(
        "second", metavar="B", type=count, nargs="?", help="of another; the neighbour if left out"
    )
    command.add_argument("--criterion", metavar="CODE", help="the parts of this tie-break")
    command.add_argument("--lang", choices=LANGUAGES, default="en")


def check(command: ArgumentParser) -> None:
    _event_or_report(command)
    _place(command)
    command.add_argument("--json", action="store_true", help="print JSON")


def pair(command: ArgumentParser) -> None:
    _event_or_report(command)
    _place(command)
    command.add_argument(
        "--round",
        metavar="N",
        type=count,
        help="this round as it should have been; the next one if left out",
    )
    command.add_argument(
        "--first-colour",
        choices=("white", "black"),
        help="the initial colour drawn by lot, where the file does not say it",
    )
    command.add_argument(
        "--why",
        nargs="*",
        metavar="NUMBER",
        type=number_or_bye,
        help="why these pairs; with a number the answers to this player; with two, or with a"
        " number and “bye”, why it is not so",
    )
    command.add_argument(
        "--write", action="store_true", help="write the next round into the event file, as a draft"
    )
    command.add_argument(
        "--boards",
        metavar="RANGES",
        help="with --write: where the pairs sit, such as 1-20,31-60; from 1 on if left out",
    )
    command.add_argument("--json", action="store_true", help="print JSON")


def stages(command: ArgumentParser) -> None:
    _event_or_report(command)
    tournament(command)


def tournaments(command: ArgumentParser) -> None:
    _event_or_report(command)
    command.add_argument("--json", action="store_true", help="print JSON")


def systems(command: ArgumentParser) -> None:
    command.add_argument("--teams", action="store_true", help="those that teams may play")
    command.add_argument("--json", action="store_true", help="print JSON")


def berger(command: ArgumentParser) -> None:
    command.add_argument("players", metavar="N", type=count)
    command.add_argument("--double", action="store_true", help="two cycles")
    command.add_argument(
        "--swap", action="store_true", help="with --double: swap the last rounds of the first cycle"
    )


def draw(command: ArgumentParser) -> None:
    file(command)
    tournament(command)
    accept(command)
    command.add_argument(
        "--method",
        choices=("lots", "varma", "strength", "seeded", "hand"),
        required=True,
        help="by lots, by envelopes, by strength (of teams, or rating), as a bracket is seeded, or"
        " as the numbers were given by hand",
    )
    command.add_argument(
        "--seed", help="for lots, varma and seeded: the same seed gives the same draw"
    )
    command.add_argument(
        "--order",
        nargs="+",
        metavar="NAME",
        help="for hand: all players, or all teams, in the order of their numbers; the beginning of"
        " a name is enough where it is nobody else's",
    )
    command.add_argument(
        "--contingents", choices=list(ContingentKey), help="for varma; region if left out"
    )
    command.add_argument(
        "--variant",
        choices=list(VarmaVariant),
        help="for varma: the table of 11 and 12 players; official if left out",
    )


def leave_rules(command: ArgumentParser) -> None:
    file(command)
    tournament(command)
    command.add_argument("--reason", required=True)
    accept(command)


def accept(command: ArgumentParser) -> None:
    """Let what an act does beside the plain course of play be said yes to by its code."""
    command.add_argument(
        "--accept",
        metavar="CODE",
        action="append",
        default=[],
        help="do what wants a yes; twice the same code where it wants two",
    )


def annul(command: ArgumentParser) -> None:
    file(command)
    tournament(command)
    command.add_argument("--reason", required=True)


def meetings(command: ArgumentParser) -> None:
    _event_or_report(command)
    tournament(command)
    command.add_argument("--by", choices=list(ContingentKey), default=ContingentKey.REGION)


def nothing(_: ArgumentParser) -> None:
    pass


def print_(command: ArgumentParser) -> None:
    _event_or_report(command)
    command.add_argument("document", metavar="DOCUMENT", help="an id of `arbiter documents`")
    command.add_argument("-o", dest="output", metavar="OUT.pdf", type=Path)
    command.add_argument("--lang", choices=PAPER_LANGUAGES, default=LANGUAGES[0])
    command.add_argument(
        "--option", metavar="K=V", action="append", default=[], help="may be repeated"
    )
    command.add_argument(
        "--tournament",
        metavar="TITLE|N",
        action="append",
        default=[],
        help="of which tournament of several, by its title or its place among them; may be"
        " repeated; all for every one",
    )
    command.add_argument(
        "--apart", action="store_true", help="a file for each tournament in place of one for all"
    )
    _sheet_options(command)


def _sheet_options(command: ArgumentParser) -> None:
    """Add what may be chosen about any sheet."""
    from arbiter_app.documents.options import (  # slow to import
        ColumnsOption,
        CopiesOption,
        PagesOption,
        WishOption,
    )
    from arbiter_app.documents.sheet_options import SHEET_OPTIONS

    for option in SHEET_OPTIONS:
        match option:
            case WishOption(choices=choices):
                metavar = "|".join(choice.id for choice in choices)
            case ColumnsOption(columns=columns):
                metavar = ",".join(columns)
            case CopiesOption():
                metavar = "N"
            case PagesOption():
                metavar = "1-3,5"
            case _:
                metavar = "TEXT"
        command.add_argument(f"--{option.name}", metavar=metavar, help=option.title.lower())


def papers(command: ArgumentParser) -> None:
    file(command)
    command.add_argument(
        "--code", metavar="CODE", help="the code at the foot of a sheet: 4127-3180-3849-2156"
    )
    command.add_argument(
        "--set",
        metavar="NAME",
        help="print a set of papers: after-round, before-play, or one of your own",
    )
    command.add_argument("-o", dest="output", metavar="OUT.pdf|FOLDER", type=Path)
    command.add_argument("--lang", choices=PAPER_LANGUAGES, default=LANGUAGES[0])
    command.add_argument(
        "--apart", action="store_true", help="a file for each paper of a set, in a folder"
    )
    command.add_argument(
        "--tournament",
        metavar="TITLE|N",
        action="append",
        default=[],
        help="of which tournament of several; may be repeated; all for every one",
    )
    _sheet_options(command)


def logo(command: ArgumentParser) -> None:
    file(command)
    which = command.add_mutually_exclusive_group(required=True)
    which.add_argument("picture", metavar="PICTURE", type=Path, nargs="?", help="PNG or JPEG")
    which.add_argument("--none", action="store_true", help="take it away")


def manual(command: ArgumentParser) -> None:
    from arbiter_app.wording.manual.chapters import LANGUAGES as WRITTEN_IN

    command.add_argument(
        "-o",
        dest="output",
        metavar="OUT.pdf|OUT.html",
        type=Path,
        required=True,
        help="what the name ends with says which it is",
    )
    command.add_argument("--lang", choices=WRITTEN_IN, default=WRITTEN_IN[0])


def import_(command: ArgumentParser) -> None:
    from arbiter_app.cli.reading.same_people import add_same  # its words are slow to import

    command.add_argument(
        "sources",
        metavar="SOURCE",
        type=Path,
        nargs="+",
        help="a report (TRF) or several, or a list in CSV or XLSX; the last name is that of the"
        " event file, unless -o says it",
    )
    command.add_argument("-o", dest="file", metavar="FILE.arbiter", type=Path)
    tournament(command)
    command.add_argument(
        "--add",
        action="store_true",
        help="add each report to the event as a further tournament",
    )
    command.add_argument("--title", help="of the event that is made of several reports")
    add_same(command)
    accept(command)
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
    command.add_argument(
        "--add-tournaments",
        action="store_true",
        help="add the tournaments that the column of a list names and the event has not",
    )


def export(command: ArgumentParser) -> None:
    _event_or_report(command)
    command.add_argument(
        "output",
        metavar="OUT",
        type=Path,
        help="a report (.trf) or a list of players (.csv, .xlsx); with --all a folder",
    )
    command.add_argument(
        "--all", action="store_true", help="a report of each tournament, into a folder"
    )
    _place(command)
    command.add_argument("--format", choices=("26", "16"), default="26", help="TRF26 or TRF16")
    sent_for = command.add_mutually_exclusive_group()
    sent_for.add_argument(
        "--final",
        action="store_const",
        dest="finality",
        const="final",
        help="a final report, which is refused while a game has no result",
    )
    sent_for.add_argument(
        "--in-between",
        action="store_const",
        dest="finality",
        const="in-between",
        help="a report that says it is not final (usual while there is more to play)",
    )
    command.add_argument(
        "--lang", choices=LANGUAGES, default=LANGUAGES[0], help="language of the headings of a list"
    )
    command.add_argument(
        "--commas", action="store_true", help="divide the columns of a CSV list by commas"
    )


def join(command: ArgumentParser) -> None:
    from arbiter_app.cli.reading.same_people import add_same  # its words are slow to import

    file(command)
    command.add_argument(
        "other", metavar="OTHER.arbiter", type=Path, help="the event whose tournaments are added"
    )
    add_same(command)


def take_out(command: ArgumentParser) -> None:
    file(command)
    tournament(command)
    command.add_argument("-o", dest="output", metavar="NEW.arbiter", type=Path, required=True)


def snapshots(command: ArgumentParser) -> None:
    file(command)
    of_one = command.add_mutually_exclusive_group()
    of_one.add_argument(
        "--diff", metavar="N", type=count, help="print what differs between snapshot N and now"
    )
    of_one.add_argument(
        "--restore", metavar="N", type=count, help="go back to snapshot N; it can be undone"
    )


def copy(command: ArgumentParser) -> None:
    file(command)
    command.add_argument("output", metavar="OUT.arbiter", type=Path)


def practice(command: ArgumentParser) -> None:
    file(command)
    command.add_argument("output", metavar="OUT.arbiter", type=Path)


def registry(command: ArgumentParser) -> None:
    asked = command.add_subparsers(title="commands", metavar="WHAT", required=True)

    def add(name: str, function: str, summary: str) -> ArgumentParser:
        words = asked.add_parser(name, help=summary, description=summary)
        words.set_defaults(command=Command("keeping.registry", function, summary, nothing))
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
    searching.add_argument("--limit", type=count, default=40, metavar="N", help="40 if left out")
    add("use", "use", "look people up in this edition of a list").add_argument("id", metavar="ID")
    add("forget", "forget", "take a list off this computer").add_argument("id", metavar="ID")


def count(text: str) -> int:
    """Read how many, or the number of something; there are no more of anything here."""
    number = whole_number(text, least=1, most=_MOST)
    if number is None:
        raise ArgumentTypeError(f"write a number from 1 to {_MOST}")
    return number


def number_or_bye(text: str) -> int | str:
    """Read the number of a player, or the word for the bye."""
    return text if text == "bye" else count(text)


def _date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise ArgumentTypeError("write a date such as 2026-11-01") from error


def file(command: ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE.arbiter", type=Path)


def tournament(command: ArgumentParser) -> None:
    command.add_argument(
        "--tournament",
        metavar="NUMBER|TITLE",
        help="of this tournament, where the event has several, see `arbiter tournaments`",
    )


def _place(command: ArgumentParser) -> None:
    tournament(command)
    command.add_argument(
        "--stage", metavar="N", type=count, help="of this stage, see `arbiter stages`"
    )


def _event_or_report(command: ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE", type=Path, help="an event file or a report (TRF)")
