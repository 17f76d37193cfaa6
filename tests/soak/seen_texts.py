"""What a text may be that was let in: seen by whoever reads it, and not without end."""

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass

from tests.soak.outcomes import expect

LONGEST_NAME, LONGEST = 100, 4000
_UNSEEN = frozenset("\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u00ad\u2028\u2029")


def texts_of(value: object) -> Iterator[str]:
    """Yield every text in a value, however deep."""
    if isinstance(value, str):
        yield str(value)
    elif isinstance(value, Mapping):
        for name, each in value.items():
            yield from texts_of(name)
            yield from texts_of(each)
    elif isinstance(value, tuple | list | frozenset):
        for each in value:
            yield from texts_of(each)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from texts_of(getattr(value, field.name))


def expect_seen(value: object, what: str, longest: int = LONGEST) -> None:
    """Say that something is half done where a text in it cannot be seen, or is too long."""
    for text in texts_of(value):
        expect(len(text) <= longest, f"a text of {what} is too long")
        bad = next((letter for letter in text if _is_unseen(letter)), None)
        expect(bad is None, f"U+{ord(bad or ' '):04X} in a text of {what}")


def _is_unseen(letter: str) -> bool:
    if letter in "\n\t":
        return False
    return letter in _UNSEEN or unicodedata.category(letter) in ("Cc", "Cs", "Cf")
