"""Mutations of reports (TRF) that know where their columns are."""

import random
from collections.abc import Callable

from tests.soak.mutating.content import a_token

_FIELDS = (
    (4, 8),
    (9, 10),
    (10, 13),
    (14, 47),
    (48, 52),
    (53, 56),
    (57, 68),
    (69, 79),
    (80, 84),
    (85, 89),
)
"""The columns of a record 001 before its rounds, counted from 0."""
_FIRST_BLOCK, _BLOCK = 91, 10
_BLOCK_FIELDS = ((0, 4), (5, 6), (7, 8))
_OTHERS = (
    "012 {}",
    "022 {}",
    "032 {}",
    "042 {}",
    "052 {}",
    "062 {}",
    "072 {}",
    "082 {}",
    "092 {}",
    "102 {}",
    "112 {}",
    "122 {}",
    "132 {}",
    "142 {}",
    "152 {}",
    "162 {}",
    "172 {}",
    "182 {}",
    "192 {}",
    "202 {}",
    "212 {}",
    "222 {}",
    "240 {}",
    "250 {}",
    "260 {}",
    "299 {}",
    "300 {}",
    "310 {}",
    "320 {}",
    "362 {}",
    "801 {}",
    "802 {}",
    "XXR {}",
    "XXZ {}",
    "XXC {}",
    "BBW {}",
    "BBD {}",
    "013 {}",
    "### {}",
    "999 {}",
)
_VALUES = (
    "9",
    "0",
    "998",
    "1000",
    "99999999",
    "FIDE_ROUND_ROBIN",
    "FIDE_DUTCH_2026",
    "INDIVIDUAL: FIDE_DOUBLE_ROUND_ROBIN",
    "W 1.0    D 0.5    L 0.0",
    "W 999.99    D -1    L 3",
    "PTS,BH/C1,SB,DE",
    "BH/C99,ZZZ,BH/C1/C1",
    "F 1 1 2",
    "H   1    1    2    3",
    "Z   1    1",
    "2026/05/01",
    "2026/13/41",
    "0000/00/00",
    "   1    2    3",
    "90+30",
    "White1 Black1",
    "{",
    "a=1;b=2",
)
_MARKS = "10=+-WDLHFUZ wdlhfuz*½?"


def with_another_record(chance: random.Random, content: bytes) -> bytes:
    """Return a report after one to three changes of its records."""
    lines = content.decode("utf-8", "replace").splitlines()
    for _ in range(chance.choice((1, 1, 2, 3))):
        lines = chance.choice(_CHANGES)(chance, lines)
    end = chance.choice(("\n", "\n", "\n", "\r\n", "\r"))
    return end.join([*lines, ""]).encode("utf-8", "surrogatepass")


def _with_another_field(chance: random.Random, lines: list[str]) -> list[str]:
    """Change a field of a player within its columns."""
    at = _a_player(chance, lines)
    if at is None:
        return lines
    start, end = chance.choice(_FIELDS)
    width = end - start
    filling = chance.choice(
        (
            _text(chance)[:width],
            str(chance.randrange(10 ** min(width, 6))).rjust(width),
            "-1".rjust(width),
            " " * width,
            lines[_a_player(chance, lines) or at][start:end],
        )
    )
    return _put(lines, at, start, filling.ljust(width))


def _with_another_round(chance: random.Random, lines: list[str]) -> list[str]:
    """Change opponent, colour or result of a round."""
    at = _a_player(chance, lines)
    if at is None or len(lines[at]) <= _FIRST_BLOCK:
        return lines
    rounds = (len(lines[at]) - _FIRST_BLOCK) // _BLOCK + 1
    block = _FIRST_BLOCK + chance.randrange(rounds + 1) * _BLOCK
    which = chance.randrange(3)
    start, end = _BLOCK_FIELDS[which]
    filling = (
        str(chance.choice((0, 1, 2, 3, 7, 99, 9999))).rjust(4),
        chance.choice("wb-WB x"),
        chance.choice(_MARKS),
    )[which]
    lines = [*lines]
    lines[at] = lines[at].ljust(block + end)
    return _put(lines, at, block + start, filling)


def _with_rounds_of_another(chance: random.Random, lines: list[str]) -> list[str]:
    """Give a player the rounds of another, or rounds without end."""
    at, other = _a_player(chance, lines), _a_player(chance, lines)
    if at is None or other is None:
        return lines
    blocks = lines[other][_FIRST_BLOCK:] * chance.choice((1, 1, 2, 30, 500))
    return _put(lines, at, _FIRST_BLOCK, blocks)


def _with_a_record(chance: random.Random, lines: list[str]) -> list[str]:
    at = chance.randint(0, len(lines))
    value = chance.choice(_VALUES) if chance.random() < 0.7 else _text(chance)
    return [*lines[:at], chance.choice(_OTHERS).replace("{}", value), *lines[at:]]


def _with_another_value(chance: random.Random, lines: list[str]) -> list[str]:
    """Give a record that is no player another value."""
    others = [at for at, line in enumerate(lines) if not line.startswith("001")]
    if not others:
        return lines
    at = chance.choice(others)
    value = chance.choice(_VALUES) if chance.random() < 0.6 else _text(chance)
    return _put(lines, at, 4, value) if chance.random() < 0.3 else _set(lines, at, value)


def _without_a_player(chance: random.Random, lines: list[str]) -> list[str]:
    at = _a_player(chance, lines)
    return lines if at is None else lines[:at] + lines[at + 1 :]


def _with_a_player_more(chance: random.Random, lines: list[str]) -> list[str]:
    """Add players like one that is there, each with a number of its own."""
    at = _a_player(chance, lines)
    if at is None:
        return lines
    line = lines[at]
    first = chance.choice((1, 50, 200, 9990))
    number = chance.choice((1, 1, 2, 30, 400))
    more = [f"{line[:4]}{first + each:4}{line[8:]}" for each in range(number)]
    return [*lines[: at + 1], *more, *lines[at + 1 :]]


def _set(lines: list[str], at: int, value: str) -> list[str]:
    return [*lines[:at], lines[at][:4] + value, *lines[at + 1 :]]


def _put(lines: list[str], at: int, start: int, filling: str) -> list[str]:
    line = lines[at].ljust(start)
    return [*lines[:at], line[:start] + filling + line[start + len(filling) :], *lines[at + 1 :]]


def _a_player(chance: random.Random, lines: list[str]) -> int | None:
    players = [at for at, line in enumerate(lines) if line.startswith("001")]
    return chance.choice(players) if players else None


def _text(chance: random.Random) -> str:
    return a_token(chance).decode("utf-8", "replace").replace("\n", " ").replace("\r", " ")


_CHANGES: tuple[Callable[[random.Random, list[str]], list[str]], ...] = (
    _with_another_field,
    _with_another_field,
    _with_another_field,
    _with_another_round,
    _with_another_round,
    _with_rounds_of_another,
    _with_a_record,
    _with_a_record,
    _with_another_value,
    _with_another_value,
    _without_a_player,
    _with_a_player_more,
)
