"""What `generate` may be told."""

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Generic, TypeVar

from arbiter_app.cli.arguments import count
from arbiter_app.cli.pairing.swiss_arguments import SYSTEMS, system_named
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.people import HIGHEST_RATING
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.scorings import MOST_POINTS, parse_points
from arbiter_app.domain.facts.rules.team_rules import ColourType, Score
from arbiter_app.domain.names.figures import decimal_number, whole_number
from arbiter_app.domain.simulation.options import (
    FEWEST_PLAYERS,
    Accelerated,
    Amount,
    ForbiddenGroups,
    Irregularity,
)
from arbiter_app.formats.tie_break_list import parse_list

MOST_ROUNDS = 99
MOST_TEAMS = 800
"""So many have room for their members among the numbers of a report."""
MOST_BOARDS = 10
"""With the reserves they have room in the record of a team."""
_MOST = 9999
_LONGEST_SEED = 40
_FEWEST_OF_A_GROUP = 2

_Value = TypeVar("_Value")

_COLOURS = {"white": Colour.WHITE, "black": Colour.BLACK}

Ratings = tuple[int | None, ...] | range
"""Given one by one, or between what they are drawn."""


@dataclass(frozen=True)
class Said(Generic[_Value]):
    """An argument as it was typed, and what it means."""

    text: str
    value: _Value


_HELP = {
    Irregularity.HALF_BYES: "half-point byes by request, of all rounds of all players",
    Irregularity.ZERO_BYES: "zero-point byes by request",
    Irregularity.FULL_BYES: "full-point byes",
    Irregularity.FORFEITS: "games for which one player does not come",
    Irregularity.DOUBLE_FORFEITS: "games for which neither comes",
    Irregularity.ODD_RESULTS: "games with a result by decision (½-0, 0-0) or without rating",
    Irregularity.WITHDRAWALS: "players who leave after a round",
    Irregularity.LATE_ENTRIES: "players who come after round 1",
    Irregularity.RETURNING: "players who miss some rounds and come back",
    Irregularity.ADJOURNED: "games of the last round played that are not finished",
}


def generate(command: ArgumentParser) -> None:
    command.description = (
        "Write a random Swiss tournament by the rules, by the FIDE (Dutch) system of 2026 or by"
        " another one of people, or of teams by their own (C.04.6), or their round robin or"
        " Scheveningen, as a report file (TRF26). An AMOUNT is a number (5) or a share (3%). What"
        " is not said is drawn. The same seed with the same options gives the same file."
    )
    command.add_argument("-o", dest="output", metavar="OUT.trf", type=Path, help="else printed")
    command.add_argument("--seed", type=_seed, metavar="SEED", help="any word; else a new one")
    command.add_argument("--plain", action="store_true", help="let nothing happen but what is said")
    _add(command, "players", "N", count, "how many play")
    _add(command, "system", "|".join(SYSTEMS), system_named, "of people; dutch if left out")
    _add(command, "teams", "N", _teams, "how many teams play, in place of players")
    _add(command, "boards", "N", _boards, "of a match of teams; 4 if left out")
    _add(
        command,
        "round-robin",
        "1|2",
        _cycles,
        "let all teams meet, once or twice, by the Berger tables, in place of a Swiss",
    )
    _add(
        command,
        "scheveningen",
        "1|2",
        _cycles,
        "let all of one team meet all of another, once or twice, teams two and two",
    )
    _add(command, "colour-type", "|".join(ColourType), _colour_type, "of teams; A if left out")
    _add(command, "primary", "|".join(Score), _primary, "score that pairs teams; MP if left out")
    _add(
        command,
        "forfeited-boards",
        "AMOUNT",
        _amount,
        "boards of teams where one side does not come, or has nobody to sit there",
    )
    _add(command, "rounds", "N", _rounds, "how many are announced")
    _add(command, "played", "N", _played, "how many are played; all if left out")
    _add(
        command,
        "ratings",
        "LIST|LOW-HIGH",
        _ratings,
        "2400,2250x3,none: one by one, none for unrated; or 1600-2200: drawn between these",
    )
    _add(command, "unrated", "AMOUNT", _amount, "players without a rating")
    for kind in Irregularity:
        _add(command, kind.value, "AMOUNT", _amount, _HELP[kind])
    _add(command, "acceleration", "|".join(Accelerated), _acceleration, "of the first rounds")
    _add(
        command,
        "forbidden",
        "GROUPSxSIZE[@FIRST-LAST],…",
        _forbidden,
        "groups who may not meet, in all rounds or some: 4x25, 2x3@1-4",
    )
    _add(command, "scoring", "WIN-DRAW-LOSS", _scoring, "points: 1-0.5-0, 3-1-0, 3-2-1")
    _add(command, "absence", "POINTS", _points, "for a zero-point bye or a forfeit; 0 if left out")
    _add(command, "bye", "POINTS", _points, "for the pairing-allocated bye; a win if left out")
    _add(command, "tie-breaks", "LIST", _tie_breaks, "BH/C1,BH,SB")
    _add(command, "initial-colour", "|".join(_COLOURS), _colour, "drawn if left out")


def _add(
    command: ArgumentParser, name: str, metavar: str, read: Callable[[str], object], help: str
) -> None:
    command.add_argument(f"--{name}", metavar=metavar, type=_said(read), help=help)


def _said(read: Callable[[str], _Value]) -> Callable[[str], Said[_Value]]:
    return lambda text: Said(text, read(text))


def _seed(text: str) -> str:
    if not (1 <= len(text) <= _LONGEST_SEED and text.isascii() and text.isalnum()):
        raise ArgumentTypeError(f"write at most {_LONGEST_SEED} Latin letters and digits")
    return text


def _rounds(text: str) -> int:
    return _number(text, least=1, most=MOST_ROUNDS)


def _played(text: str) -> int:
    return _number(text, least=0, most=MOST_ROUNDS)


def _teams(text: str) -> int:
    return _number(text, least=FEWEST_PLAYERS, most=MOST_TEAMS)


def _cycles(text: str) -> int:
    return _number(text, least=1, most=2)


def _boards(text: str) -> int:
    return _number(text, least=1, most=MOST_BOARDS)


def _colour_type(text: str) -> ColourType:
    if text not in [*ColourType]:
        raise ArgumentTypeError(f"“{text}” is none of {', '.join(ColourType)}")
    return ColourType(text)


def _primary(text: str) -> Score:
    if text not in [*Score]:
        raise ArgumentTypeError(f"“{text}” is none of {', '.join(Score)}")
    return Score(text)


def _number(text: str, *, least: int, most: int) -> int:
    number = whole_number(text, least=least, most=most)
    if number is None:
        raise ArgumentTypeError(f"write a number from {least} to {most}")
    return number


def _amount(text: str) -> Amount:
    if text.endswith("%"):
        share = decimal_number(text[:-1])
        if share is None or not 0 <= share <= 100:
            raise ArgumentTypeError(f"“{text}” is no share: write 0% to 100%")
        return Amount(share, is_share=True)
    number = whole_number(text, most=_MOST * MOST_ROUNDS)
    if number is None:
        raise ArgumentTypeError(f"“{text}” is neither a number (5) nor a share (3%)")
    return Amount(Decimal(number))


def _ratings(text: str) -> Ratings:
    low, stroke, high = text.partition("-")
    if stroke:
        least, most = _rating(low), _rating(high)
        if least is None or most is None or least > most:
            raise ArgumentTypeError(f"“{text}” is no range: write the lower one first, 1600-2200")
        return range(least, most + 1)
    found: list[int | None] = []
    for each in text.split(","):
        rating, _, times = each.partition("x")
        found += [_rating(rating)] * (_number(times, least=1, most=_MOST) if times else 1)
    return tuple(found)


def _rating(text: str) -> int | None:
    if text.strip() == "none":
        return None
    return _number(text, least=1, most=HIGHEST_RATING)


def _acceleration(text: str) -> Accelerated:
    if text not in [*Accelerated]:
        raise ArgumentTypeError(f"“{text}” is none of {', '.join(Accelerated)}")
    return Accelerated(text)


def _colour(text: str) -> Colour:
    if text not in _COLOURS:
        raise ArgumentTypeError(f"“{text}” is none of {', '.join(_COLOURS)}")
    return _COLOURS[text]


def _forbidden(text: str) -> tuple[ForbiddenGroups, ...]:
    return tuple(_forbidden_groups(each) for each in text.split(","))


def _forbidden_groups(text: str) -> ForbiddenGroups:
    wrong = ArgumentTypeError(f"“{text}” is not GROUPSxSIZE[@FIRST-LAST], as 4x25 or 2x3@1-4")
    sizes, at, rounds = text.partition("@")
    groups, size = (whole_number(each, least=1, most=_MOST) for each in _two(sizes, "x"))
    if groups is None or size is None or size < _FEWEST_OF_A_GROUP:
        raise wrong
    if not at:
        return ForbiddenGroups(groups, size)
    first, last = (whole_number(each, least=1, most=MOST_ROUNDS) for each in _two(rounds, "-"))
    if first is None or last is None or first > last:
        raise wrong
    return ForbiddenGroups(groups, size, first, last)


def _two(text: str, between: str) -> tuple[str, str]:
    one, _, other = text.partition(between)
    return one, other


def _scoring(text: str) -> tuple[Decimal, Decimal, Decimal]:
    points = [_points(each) for each in text.split("-")]
    if len(points) != len(("win", "draw", "loss")):
        raise ArgumentTypeError(f"“{text}” is not WIN-DRAW-LOSS, as 3-1-0")
    return points[0], points[1], points[2]


def _points(text: str) -> Decimal:
    try:
        points = parse_points(text)
    except RuleError:
        points = None
    if points is None or points > MOST_POINTS:
        raise ArgumentTypeError(f"“{text}” are no points: write 0 to {MOST_POINTS}, such as 0.5")
    return points


def _tie_breaks(text: str) -> tuple[str, ...]:
    try:
        listed = parse_list(text)
    except RuleError as error:
        raise ArgumentTypeError(f"“{text}” is no list of tie-breaks, as BH/C1,BH,SB") from error
    if not listed:
        raise ArgumentTypeError("name at least one tie-break, as in BH/C1,BH,SB")
    for each in listed:
        if each.is_own:
            raise ArgumentTypeError(f"{each} is a criterion of an event's own, which this has not")
    return tuple(map(str, listed))
