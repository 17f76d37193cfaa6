"""Results as letters, White's and Black's apart: one of a game, two of a match of two games."""

from collections.abc import Iterable

from arbiter_app.domain.facts.results import Mark, Result

_OPEN = "."
"""In place of the mark of a game that has no result yet, where the other of its match has one."""

SoFar = tuple[Result | None, Result | None]
"""What the two games of a match ended in."""


def result(white: str | None, black: str | None) -> Result | None:
    """Return the result that letters tell; None of none, and of a match while a game of it is open.

    Raises ValueError for what are no marks.
    """
    if not (white and black):
        return None
    if len(white) == 1:
        return Result(Mark(white), Mark(black))
    first, second = _of_both(white, black)
    return None if first is None or second is None else Result.of_match(first, second)


def result_so_far(white: str | None, black: str | None) -> SoFar | None:
    """Return what one of two games ended in while the other is open. Raises as `result`."""
    return _of_both(white, black) if white and black and _OPEN in white else None


def marks(result: Result | None) -> tuple[str, str] | tuple[None, None]:
    """Return the letters of a result."""
    return (None, None) if result is None else _marks(result.in_games)


def marks_so_far(games: SoFar) -> tuple[str, str]:
    """Return the letters of two games of which one is open."""
    return _marks(games)


def _of_both(white: str, black: str) -> SoFar:
    first, second = (
        None if of_white == of_black == _OPEN else Result(Mark(of_white), Mark(of_black))
        for of_white, of_black in zip(white, black, strict=True)
    )
    return first, second


def _marks(games: Iterable[Result | None]) -> tuple[str, str]:
    both = [(_OPEN, _OPEN) if each is None else (each.white, each.black) for each in games]
    return "".join(white for white, _ in both), "".join(black for _, black in both)
