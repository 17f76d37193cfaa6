"""The tables of Scheveningen: everybody of one team meets everybody of the other.

FIDE publishes none. Teams of one size have the tables that are commonly printed for 2 to 8; those
of 3, 4, 5, 7, 8 and further sizes follow from two constructions, which give the printed ones. Teams
of different size are paired by a cyclic shift, in which the smaller one keeps its boards. Colours
are as even as they can be: nobody has one colour three times in a row, nobody has more than one
game more of one colour, and in each round neither has a team.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.results import Colour
from arbiter_app.values import frozen

MOST = 16
"""The largest teams of one size that the constructions were tried with."""
MOST_UNEQUAL = 10
"""The largest team that meets a smaller one: colours of these tables were searched."""


class Seat(NamedTuple):
    """A game of a round: one of the first team, one of the second, by their numbers from 1."""

    first: int
    second: int
    colour: Colour
    """Of the first."""


Table = tuple[tuple[Seat, ...], ...]
"""Rounds of games in the order of the boards of the first team."""


@frozen(kw_only=True)
class Scheveningen:
    """A table, and how even its colours are."""

    rounds: Table
    is_relaxed: bool
    """Whether a team may have two games more of one colour in a round, for nothing better exists
    (or one more than is usual, of two against two)."""


def scheveningen(
    first: int, second: int, *, cycles: int = 1, by_shift: bool = False
) -> Scheveningen:
    """Return the table of two teams, the first of them not the larger one, that meet once or twice.

    The second of two cycles repeats the first with colours reversed. Of teams of different size so
    many of the larger one rest in a round as it has more. With `by_shift` teams of one size are
    paired by shifting the second one, too, and colours alternate (Go rules 2.8.3, 2.8.6).

    Raises RuleError("scheveningen.size") for sizes of which no table is known.
    """
    if first == second and by_shift:
        if not 1 <= first <= MOST:
            raise RuleError("scheveningen.size", first=first, second=second, most=MOST)
        rounds = tuple(_alternating(first))
    elif first == second:
        rounds = tuple(_of_one_size(first))
    elif 1 <= first < second <= MOST_UNEQUAL:
        rounds = tuple(_shifted(first, second))
    else:
        raise RuleError("scheveningen.size", first=first, second=second, most=MOST_UNEQUAL)
    reversed_ = tuple(
        tuple(seat._replace(colour=seat.colour.other) for seat in round_) for round_ in rounds
    )
    return Scheveningen(
        rounds=rounds + reversed_ * (cycles - 1),
        is_relaxed=first == 2 or (first, second) in _RELAXED_COLOURS,
    )


def _of_one_size(size: int) -> Iterator[tuple[Seat, ...]]:
    if size in _SEARCHED:
        for line in _SEARCHED[size]:
            yield tuple(
                Seat(at, int(each[:-1]), Colour(each[-1]))
                for at, each in enumerate(line.split(), 1)
            )
    elif 1 <= size <= MOST and size % 4 != 2:
        turn = _odd if size % 2 else _in_halves
        for number in range(size):
            yield tuple(Seat(at + 1, other + 1, colour) for at, other, colour in turn(size, number))
    else:
        raise RuleError("scheveningen.size", first=size, second=size, most=MOST)


def _odd(size: int, number: int) -> Iterator[tuple[int, int, Colour]]:
    """Shift by one each round; White goes to as many in a row as are half of the team."""
    half = size // 2
    start, whites = number * half % size, half + 1 - number % 2
    for at in range(size):
        is_white = (at - start) % size < whites
        yield at, (at + number) % size, Colour.WHITE if is_white else Colour.BLACK


def _in_halves(size: int, number: int) -> Iterator[tuple[int, int, Colour]]:
    """Let each half meet its own half of the others, then the other one."""
    half = size // 2
    for at in range(size):
        is_upper = at < half
        in_first_block = number < half
        base = 0 if is_upper is in_first_block else half
        is_white = is_upper is (number % 2 == 0)
        colour = Colour.WHITE if is_white else Colour.BLACK
        yield at, base + (at % half + number) % half, colour


def _alternating(size: int) -> Iterator[tuple[Seat, ...]]:
    """Shift by one each round; who begins changes for everybody of the first team every round. One
    half of an even team begins with the other colour; an odd team begins as a whole, for otherwise
    some of the second team have three games more of one colour.
    """
    half = size // 2 if size % 2 == 0 else size
    for number in range(size):
        yield tuple(
            Seat(
                at + 1,
                (at + number) % size + 1,
                Colour.WHITE if (at < half) is (number % 2 == 0) else Colour.BLACK,
            )
            for at in range(size)
        )


def _shifted(first: int, second: int) -> Iterator[tuple[Seat, ...]]:
    key = first, second
    lines = (_RELAXED_COLOURS.get(key) or _COLOURS[key]).split()
    for number, line in enumerate(lines):
        yield tuple(
            Seat(at + 1, (at + number) % second + 1, Colour(each)) for at, each in enumerate(line)
        )


# fmt: off
_SEARCHED: Mapping[int, tuple[str, ...]] = {
    2: (
        "1w 2w",
        "2b 1b",
    ),
    6: (
        "1w 2b 3b 4w 5b 6w",
        "2b 3w 5w 6b 4w 1b",
        "3w 5b 1b 2w 6w 4b",
        "4b 6b 2w 1w 3b 5w",
        "5w 4w 6w 3b 1b 2b",
        "6b 1w 4b 5b 2w 3w",
    ),
    10: (
        "1w 2b 3b 4b 5w 6w 7b 8b 9w 10w",
        "2b 4w 7w 8w 10b 9b 3w 1w 6b 5b",
        "3b 7b 6w 2w 8b 10w 1b 4b 5w 9w",
        "4w 5b 9b 6b 3w 1w 8w 7w 10b 2b",
        "5w 10w 2w 7b 4b 8b 6w 9w 1b 3b",
        "6b 3b 10b 1w 2w 4w 9b 5b 7w 8w",
        "7b 9w 1b 3w 6w 2b 5w 10w 8b 4b",
        "8w 1b 4w 5b 9b 3w 10b 6b 2w 7w",
        "9w 6w 8b 10w 7w 5b 2b 3b 4b 1w",
        "10b 8w 5w 9b 1b 7b 4w 2w 3w 6b",
    ),
}
"""Of each round the opponents of the first team in the order of its boards, with its colours."""

_COLOURS: Mapping[tuple[int, int], str] = {
    (1, 2): "w b",
    (1, 3): "w b w",
    (1, 4): "w b w b",
    (3, 4): "wwb bbw wbb bww",
    (1, 5): "w b w b w",
    (3, 5): "wwb bww bbw wbb bww",
    (4, 5): "wwbb bbww wwbb bbww wbbw",
    (1, 6): "w b w b w b",
    (3, 6): "wwb bbw wbb bww wbb bww",
    (4, 6): "wwbb bbww wwbb bbww wwbb bbww",
    (5, 6): "wwwbb bbbww wwwbb bbbww wwwbb bbbww",
    (1, 7): "w b w b w b w",
    (3, 7): "wwb bbw wwb bww bbw wwb bbw",
    (4, 7): "wbbw wwbb bbww wwbb bbww wwbb bbww",
    (5, 7): "wwbbb bbwww wwbbb bwwwb bbbww wwbbb bbwww",
    (6, 7): "wwbbbw bbwwwb wwwbbb bbbwww wwwbbb bbbwww wwbwbb",
    (1, 8): "w b w b w b w b",
    (3, 8): "wbb bww wbb bww wbb bww wbb bww",
    (4, 8): "wwbb bwwb bbww wwbb bbww wwbb bbww wbbw",
    (5, 8): "wwwbb bbbww wwwbb bbbww wwwbb bbbww wwwbb bbbww",
    (7, 8): "wwwbbbb bbbwwww wwwbbbb bbbwwww wwwbbbb bbbwwww wwwbbbb bbbwwww",
    (1, 9): "w b w b w b w b w",
    (3, 9): "wwb bww wbb bww wbb bww bbw wbb bww",
    (4, 9): "wbbw wwbb bbww wwbb bbww wwbb bbww wwbb bbww",
    (5, 9): "wwbbb bbwww wwbbb bwwwb bbbww wwwbb bbbww wwbbb bbwww",
    (6, 9): "wwwbbb bbwwwb wwbbbw bbwwwb wwwbbb bbbwww wwwbbb bbbwww wwbbbw",
    (7, 9): "wwwwbbb bbbbwww wwwwbbb bbbwwwb wwbbbww bwwwwbb bbbbwww wwwwbbb bbbbwww",
    (8, 9): "wbbbbwww wwwwbbbb bbbbwwww wwwwbbbb bbbbwwww wwwwbbbb bbbbwwww wwwwbbbb bbbwwwwb",
    (1, 10): "w b w b w b w b w b",
    (3, 10): "wwb bbw wwb bbw wbb bww wbb bww wbb bww",
    (4, 10): "wwbb bbww wwbb bbww wwbb bbww wwbb bbww wwbb bbww",
    (5, 10): "wwwbb bbbww wwwbb bbbww wwbbb bbwww wwbbb bbwww wwbbb bbwww",
    (7, 10): "wwwwbbb bbbbwww wwwwbbb bbbbwww wwwwbbb bbbbwww wwwwbbb bbbbwww wwwwbbb bbbbwww",
    (8, 10): "wwbbbbww bwwwwbbb bbbbwwww wwwbbbbw bbwwwwbb"
             " wbbbbwww wwwwbbbb bbbbwwww wwwwbbbb bbbwwwwb",
    (9, 10): "wwwwbbbbb bbbbwwwww wwwwbbbbb bbbbwwwww wwwwbbbbb"
             " bbbbwwwww wwwwbbbbb bbbbwwwww wwwwbbbbb bbbbwwwww",
}
"""Of each round the colours of the smaller team in the order of its boards."""

_RELAXED_COLOURS: Mapping[tuple[int, int], str] = {
    (2, 3): "wb ww bb",
    (2, 4): "ww bb ww bb",
    (2, 5): "ww bb ww bb wb",
    (2, 6): "ww bb ww bb ww bb",
    (2, 7): "wb ww bb ww bb ww bb",
    (2, 8): "ww bb ww bb ww bb ww bb",
    (6, 8): "wwwwbb bbbwww wwbbbb bwwwwb bbbbww wwwbbb bbwwww wbbbbw",
    (2, 9): "wb ww bb ww bb ww bb ww bb",
    (2, 10): "ww bb ww bb ww bb ww bb ww bb",
    (6, 10): "wbbbbw wwwwbb bbbwww wwbbbb bbwwww wwbbbb bwwwwb bbbbww wwwbbb bbwwww",
}
"""The same where a team cannot be within one game of evenness in each round."""
# fmt: on
