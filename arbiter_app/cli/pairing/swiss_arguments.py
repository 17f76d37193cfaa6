"""What `swiss-rules` may be told."""

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Mapping

from arbiter_app.cli.arguments import file, tournament
from arbiter_app.domain.facts.rules.swiss_rules import PAIRED_HERE, SwissSystem

SYSTEMS: Mapping[str, SwissSystem] = {
    each.name.lower(): each for each in SwissSystem if each in PAIRED_HERE
}
"""What the systems of people are called where they are typed."""


def swiss_rules(command: ArgumentParser) -> None:
    file(command)
    tournament(command)
    command.add_argument(
        "--system",
        type=system_named,
        metavar="|".join(SYSTEMS),
        help="by which it is paired, said before round 1 is",
    )
    command.add_argument(
        "--reading",
        metavar="POINT=READING",
        dest="readings",
        type=_reading,
        action="append",
        default=[],
        help="how its text is read where it leaves something open, such as maxi=yes; may be"
        " repeated",
    )


def system_named(text: str) -> SwissSystem:
    """Return the system that is called so. Raises ArgumentTypeError."""
    if text not in SYSTEMS:
        raise ArgumentTypeError(f"“{text}” is none of {', '.join(SYSTEMS)}")
    return SYSTEMS[text]


def _reading(text: str) -> tuple[str, str]:
    point, sign, value = text.partition("=")
    if not sign:
        raise ArgumentTypeError("write POINT=READING, such as maxi=yes")
    return point.replace("-", "_"), value
