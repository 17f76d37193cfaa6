"""The letters of results: one per side of a game, or one for a round without an opponent."""

from collections.abc import Iterator, Mapping

from arbiter_app.domain.facts.results import BYES, Mark, Result

GAME_MARKS: Mapping[str, Mark] = {letter: Mark(letter) for letter in "1=0WDL+-"}
"""The letters of a round with an opponent that have a result."""

BYE_LETTERS = frozenset(BYES)

UNKNOWN = "?"
"""A game without a result yet, in a report that is not final."""

OLD_BYE_LETTERS = frozenset("1=0+-")
"""Results against nobody, as TRF06 writes byes."""

POINTLESS = frozenset("Z0- ")
"""Of a round without an opponent, in new files and old, those that give nothing."""

WON = frozenset("1+")
FORFEITS = frozenset("+-")

_WRITTEN = {Mark.AWARDED_DRAW: Mark.DRAWN, Mark.AWARDED_LOSS: Mark.LOST}


def _possible_results() -> Iterator[tuple[str, Result]]:
    for white, of_white in GAME_MARKS.items():
        for black, of_black in GAME_MARKS.items():
            try:
                yield white + black, Result.of_sides(of_white, of_black)
            except ValueError:
                continue


RESULTS: Mapping[str, Result] = dict(_possible_results())
"""The results of which two sides report their halves, White's letter first."""


def letter_of(mark: Mark) -> str:
    """Return the letter that the format has for a mark."""
    return str(_WRITTEN.get(mark, mark))
