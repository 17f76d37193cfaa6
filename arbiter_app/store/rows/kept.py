"""What was made of rows, and is used again while they are the same."""

from collections.abc import Callable, Hashable
from operator import is_
from typing import Any, TypeVar

T = TypeVar("T")


class Kept:
    """Keeps what was made of objects as long as these are the very same ones."""

    def __init__(self) -> None:
        self._made: dict[Hashable, tuple[tuple[object, ...], Any]] = {}

    def get(self, part: Hashable, of: tuple[object, ...], make: Callable[[], T]) -> T:
        """Return a part, made anew if one of the objects it is made of is another one."""
        before = self._made.get(part)
        if before is not None and len(before[0]) == len(of) and all(map(is_, before[0], of)):
            kept: T = before[1]
            return kept
        made = make()
        self._made[part] = of, made
        return made
