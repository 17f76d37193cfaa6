"""How Qt for Python is imported: without what it does at every start for what no start needs."""

import builtins
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from arbiter_app.patterns import pattern

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

    def compiled_or_not(text: Any, flags: int = 0) -> Any:
        is_long = isinstance(text, str) and len(text) > _LONG
        return (pattern if is_long else compiled)(text, flags)

    vars(re)["compile"] = compiled_or_not
    try:
        yield
    finally:
        vars(re)["compile"] = compiled
