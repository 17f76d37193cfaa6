"""What the commands are told that set team scores, and keep team-mates apart."""

from argparse import ArgumentParser, ArgumentTypeError
from pathlib import Path

from arbiter_app.cli.arguments import count, file, tournament
from arbiter_app.domain.facts.across_rankings import Measure, OfPerson, SharedPlaces, TieRule
from arbiter_app.domain.facts.people.affiliation import ContingentKey

_ALL = "all"


def score_rules(command: ArgumentParser) -> None:
    file(command)
    command.add_argument("title", metavar="TITLE", help="of the ranking: added, or changed")
    command.add_argument("--rename", metavar="TITLE", help="give it another title")
    command.add_argument("--remove", action="store_true", help="remove it")
    command.add_argument("--by", choices=list(ContingentKey), help="what is ranked")
    command.add_argument(
        "--of",
        metavar="TOURNAMENT",
        action="append",
        help=f"whose results count, by number or title; may be repeated; {_ALL} for all",
    )
    command.add_argument(
        "--weight",
        metavar="TOURNAMENT=NUMBER",
        action="append",
        type=_pair,
        help="by what the results of a tournament are multiplied; may be repeated",
    )
    command.add_argument("--measure", choices=list(Measure), help="what is summed up")
    command.add_argument("--for-places", metavar='"20 17 15"', help="points for places")
    command.add_argument("--shared", choices=list(SharedPlaces), help="for shared places")
    _whose_count(command)
    command.add_argument(
        "--ties",
        metavar="RULES",
        help=f"with equal sums, separated by commas, of {', '.join(TieRule)}; none to share places",
    )


def _whose_count(command: ArgumentParser) -> None:
    command.add_argument(
        "--count",
        metavar="BOYS:GIRLS:OTHERS",
        help="how many best results count, such as 2:1:0; a stroke for all others",
    )
    command.add_argument(
        "--in", choices=("all", "each"), dest="within", help="together, or in each tournament"
    )
    command.add_argument(
        "--count-in",
        metavar="TOURNAMENT=BOYS:GIRLS:OTHERS",
        action="append",
        type=_pair,
        help="how many of this tournament, with --in each; may be repeated",
    )
    command.add_argument(
        "--from-one", metavar="N", help=f"from one tournament at most; {_ALL} for any number"
    )
    command.add_argument("--person", choices=list(OfPerson), help="what of a person counts")
    command.add_argument(
        "--members", metavar="N", help=f"so many members at most; {_ALL} for any number"
    )
    command.add_argument(
        "--in-categories", choices=("yes", "no"), help="whether places are those within categories"
    )


def score_members(command: ArgumentParser) -> None:
    file(command)
    command.add_argument(
        "source", metavar="LIST", type=Path, help="people and their teams, in CSV or XLSX"
    )
    command.add_argument("--sheet", metavar="NAME", help="the sheet of a workbook with the list")
    command.add_argument(
        "--column",
        metavar="HEADING=FIELD",
        action="append",
        default=[],
        help="what a column says, such as School=team, or none; may be repeated",
    )


def keep_apart(command: ArgumentParser) -> None:
    file(command)
    tournament(command)
    command.add_argument(
        "--by", choices=list(ContingentKey), help="team-mates are those of one; print if left out"
    )
    command.add_argument("--first", metavar="N", type=count, default=1, help="from round N on")
    command.add_argument("--last", metavar="N", type=count, help="until round N; to the end else")
    command.add_argument(
        "--without-exception",
        action="store_true",
        help="a round in which it cannot be done has no pairing",
    )
    command.add_argument("--remove", action="store_true", help="keep nobody apart by it any more")


def _pair(text: str) -> tuple[str, str]:
    name, sign, value = text.rpartition("=")
    if not sign or not name:
        raise ArgumentTypeError("write TOURNAMENT=…, by number or title")
    return name, value
