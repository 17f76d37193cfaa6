"""Virtual points of an accelerated Swiss: record 250, and XXA of engines before it."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from itertools import groupby

from arbiter_app.domain.facts.rules.swiss_rules import VirtualPoints
from arbiter_app.domain.ids import PairingNumber, Round
from arbiter_app.domain.pairing.swiss.acceleration import baku_points
from arbiter_app.formats.trf.lines.columns import format_points, is_number
from arbiter_app.formats.trf.lines.records import MOST_ROUNDS, Line

OF_RANGES, OF_PLAYERS = "250", "XXA"

_FIELDS = ("match points", "points", "first round", "last round", "first number", "last number")
_WIDTH = 4
_MOST_NUMBER = 9999
_POINTS = re.compile(r"[0-9]{1,2}(?:\.[0-9]{1,2})?|\.[0-9]{1,2}", re.ASCII)

_Points = Mapping[int, Sequence[Decimal]]
"""What each number has in every round from the first."""


def read_range(line: Line) -> VirtualPoints | None:
    """Read record 250, but for its match points; None where it has none of single players, or
    makes no sense.
    """
    words = line.text[3:].split()
    if _match_points(words) is not None:
        del words[0]
    if len(words) != 5 or not all(map(is_number, words[1:])):
        return None
    worth, rounds, players = _points(words[0]), [*map(int, words[1:3])], [*map(int, words[3:])]
    if not worth or not 1 <= rounds[0] <= rounds[1] or not 1 <= players[0] <= players[1]:
        return None
    return VirtualPoints(
        points=worth,
        first_round=Round(rounds[0]),
        last_round=Round(min(rounds[1], MOST_ROUNDS)),
        first=PairingNumber(players[0]),
        last=PairingNumber(players[1]),
    )


def gives_match_points(line: Line) -> bool:
    """Tell whether record 250 has points of teams as well; FIDE's own engine writes them always."""
    return bool(_match_points(line.text[3:].split()))


def read_of_player(line: Line) -> tuple[int, Sequence[Decimal]] | None:
    """Read record XXA: a number, and its points in every round from the first."""
    number, *words = line.text[3:].split() or [""]
    points = [_points(word) for word in words]
    known = [each for each in points if each is not None]
    if not is_number(number) or len(known) < len(points) or len(points) > MOST_ROUNDS:
        return None
    return int(number), known


def ranges_of(points: _Points, numbers: Collection[int]) -> tuple[VirtualPoints, ...]:
    """Return the ranges of numbers and rounds that have the same points; `numbers` are those of all
    players in order, and a range reaches over numbers that nobody has.
    """
    rounds = max(map(len, points.values()), default=0)
    spans: dict[tuple[Decimal, int, int], list[int]] = {}
    for index in range(rounds):
        each_has = [(_in_round(points.get(number, ()), index), number) for number in numbers]
        for worth, group in groupby(each_has, key=lambda has: has[0]):
            if worth:
                members = [number for _, number in group]
                spans.setdefault((worth, members[0], members[-1]), []).append(index + 1)
    found = [
        VirtualPoints(
            points=worth,
            first_round=Round(first_round),
            last_round=Round(last_round),
            first=PairingNumber(first),
            last=PairingNumber(last),
        )
        for (worth, first, last), within in spans.items()
        for first_round, last_round in _runs(within)
    ]
    return tuple(sorted(found, key=lambda each: (each.first_round, each.first)))


def baku_ranges(
    first: PairingNumber, last: PairingNumber, rounds: int, win: Decimal
) -> tuple[VirtualPoints, ...]:
    """Return the ranges of Baku acceleration, whose group A is that of these numbers (C.04.7)."""
    worth = [baku_points(Round(number), rounds, win) for number in range(1, rounds + 1)]
    return ranges_of({first: worth, last: worth}, sorted({first, last}))


def virtual_points_lines(
    listed: Iterable[VirtualPoints], *, of_teams: bool = False
) -> Iterator[str]:
    """Write records 250 of the ranges that fit into their columns; those of teams are match
    points.
    """
    for each in listed:
        points = format_points(each.points)
        fits = len(points) <= _WIDTH and each.points > 0 and _POINTS.fullmatch(points)
        if fits and each.last_round <= MOST_ROUNDS and each.last <= _MOST_NUMBER:
            padded = f"{points:>{_WIDTH}}     " if of_teams else f"     {points:>{_WIDTH}}"
            yield (
                f"{OF_RANGES} {padded} {each.first_round:3} {each.last_round:3}"
                f" {each.first:4} {each.last:4}"
            )


def virtual_points_of_players(points: _Points) -> Iterator[str]:
    """Write records XXA."""
    for number, worth in points.items():
        told = "".join(f" {format_points(each):>{_WIDTH}}" for each in worth)
        yield f"{OF_PLAYERS} {number:4}{told}"


def _match_points(words: Sequence[str]) -> Decimal | None:
    return _points(words[0]) if len(words) == len(_FIELDS) else None


def _points(word: str) -> Decimal | None:
    return Decimal(word) if _POINTS.fullmatch(word) else None


def _in_round(worth: Sequence[Decimal], index: int) -> Decimal:
    return worth[index] if index < len(worth) else Decimal(0)


def _runs(rounds: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield the first and last of rounds that follow each other."""
    for _, run in groupby(enumerate(rounds), key=lambda placed: placed[1] - placed[0]):
        members = [round_ for _, round_ in run]
        yield members[0], members[-1]
