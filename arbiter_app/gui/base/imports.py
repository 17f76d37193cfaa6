"""How Qt for Python is imported: without what it does at every start for what no start needs."""

import builtins
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partialmethod
from typing import Any

_LONG = 1000


def import_qt() -> None:
    """Import Qt for Python, before anything else imports of it."""
    with _long_patterns_compiled_when_used():
        import PySide6.QtCore  # noqa: F401
    _import_as_python_does()


def _import_as_python_does() -> None:
    """Take away what Qt for Python puts before every import of the whole program.

    It reads the source of each module to see whether Qt's names are to be spelled otherwise there
    (`__feature__`), which no module asks for here: a tenth of a start went into that.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


@contextmanager
def _long_patterns_compiled_when_used() -> Iterator[None]:
    """Let Qt for Python have the three patterns of six thousand signs with which it reads the
    signatures of functions, for the text of a TypeError, when it reads the first.
    """
    compiled: Callable[..., Any] = re.compile

    def compiled_or_long(pattern: Any, flags: int = 0) -> Any:
        return (_LongPattern if len(pattern) > _LONG else compiled)(pattern, flags)

    vars(re)["compile"] = compiled_or_long
    try:
        yield
    finally:
        vars(re)["compile"] = compiled


class _LongPattern:
    """A pattern that is compiled by its first search."""

    def __init__(self, pattern: str, flags: int) -> None:
        self._pattern, self._flags = pattern, flags

    def _do(self, method: str, text: str) -> Any:
        return getattr(re.compile(self._pattern, self._flags), method)(text)

    finditer = partialmethod(_do, "finditer")
    search = partialmethod(_do, "search")
    split = partialmethod(_do, "split")
