"""The arguments of the steps of a ceremony."""

from argparse import ArgumentParser
from pathlib import Path

from arbiter_app.cli.arguments import count, tournament
from arbiter_app.cli.command import Command
from arbiter_app.domain.drawing.ways_out import WayOutKind
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.play.numbering import CeremonyMode, VarmaVariant


def ceremony(command: ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE.arbiter", type=Path)
    tournament(command)
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
        "number", metavar="NUMBER|PLACE", type=count, help="a number in the hall, else a place"
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


_STEPS = {
    "begin": Command("pairing.ceremony", "begin", "begin the draw", _begin),
    "envelope": Command(
        "pairing.ceremony", "envelope", "a large envelope is chosen", _envelope_step
    ),
    "number": Command("pairing.ceremony", "number", "a number is drawn", _number_step),
    "take-back": Command("pairing.ceremony", "back", "take the last step back", _take_back),
    "divide": Command(
        "pairing.ceremony",
        "divide",
        "divide later contingents so that an envelope is safe",
        _divide,
    ),
    "witnesses": Command("pairing.ceremony", "witnesses", "name who saw the draw", _witnesses),
    "abandon": Command("pairing.ceremony", "abandon", "break the ceremony off", _abandon),
}
