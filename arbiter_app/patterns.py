"""Regular expressions that are compiled when they are first used.

A start of the program imports a hundred of them and uses few. After its first use one is as fast
as any other.
"""

import re
from functools import partial
from typing import Any

_METHODS = ("findall", "finditer", "fullmatch", "match", "search", "split", "sub", "subn")


def pattern(text: str, flags: int = 0) -> "re.Pattern[str]":
    """Return a regular expression, of which what is wrong comes out with its first use."""
    return _Pattern(text, flags)  # type: ignore[return-value]  # which has no kinds


class _Pattern:
    def __init__(self, text: str, flags: int) -> None:
        self._text, self._flags = text, flags

    def __getattr__(self, name: str) -> Any:
        if name in _METHODS:  # which may be kept without being called
            return partial(self._first, name)
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(self._compiled(), name)

    def _first(self, method: str, *arguments: Any, **named: Any) -> Any:
        compiled = self._compiled()
        # From now on its methods are found here, and are those of what was compiled.
        vars(self).update({each: getattr(compiled, each) for each in _METHODS})
        return getattr(compiled, method)(*arguments, **named)

    def _compiled(self) -> "re.Pattern[str]":
        return re.compile(self._text, self._flags)
