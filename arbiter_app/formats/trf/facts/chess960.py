"""Chess960 in a report file: the words of record 092, and start positions in comments of Arbiter.

    ### arbiter: start-position | 3 | 518 | 20261123

names the round, the position of all boards or those of single ones ("1:518 2:0"), and the seed.
"""

from collections.abc import Iterator

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.start_positions import (
    POSITIONS,
    Chess960,
    StartPositions,
    numbers_of_boards,
    read_numbers_of_boards,
)
from arbiter_app.domain.ids import StartNumber
from arbiter_app.domain.names.figures import whole_number

# What the free words of record 092 contain, without case.
_NAMES = (
    "chess960", "chess 960", "chess-960", "fischer random", "fischerandom", "freestyle chess",
    "шахи 960", "шахи-960", "шахи фішера", "шахматы 960", "шахматы-960", "шахматы фишера",
)  # fmt: skip
_BEHIND = " (Chess960)"
_NO = "no"

_Fact = tuple[object, ...]


def in_words(words: str, chess960: Chess960 | None) -> str:
    """Return the words of record 092 of a system of play, with Chess960 where it is played."""
    return words if chess960 is None else f"{words}{_BEHIND}".strip()


def names_chess960(words: str) -> bool:
    """Whether the words of record 092 name Chess960."""
    plain = words.casefold()
    return any(name in plain for name in _NAMES)


def comments_of_chess960(event: Event, understood: Event) -> Iterator[_Fact]:
    """Yield for whom start positions are drawn, where the words of record 092 say otherwise or too
    little, and the positions.
    """
    if event.chess960 is not understood.chess960:
        yield "chess960", event.chess960 or _NO
    for round_ in event.tournament.main_stage.rounds if event.tournament.stages else ():
        if (start := round_.start) is not None:
            told = numbers_of_boards(start) if start.for_all is None else start.for_all
            yield "start-position", round_.number, told, start.seed or ""


def read_chess960(said: str) -> Chess960 | None:
    """Read for whom start positions are drawn. Raises ValueError."""
    return None if said == _NO else Chess960(said)


def read_start_position(told: str, seed: str | None) -> StartPositions:
    """Read the start positions of a round. Raises ValueError."""
    for_all = whole_number(told, most=POSITIONS - 1)
    if for_all is not None:
        return StartPositions(seed=seed, for_all=StartNumber(for_all))
    of_boards = read_numbers_of_boards(told)
    if bool(of_boards) is (seed is not None):
        raise ValueError(told)
    return StartPositions(seed=seed, of_boards=of_boards)
