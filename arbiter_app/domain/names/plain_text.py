"""What a text may hold wherever it comes from: how long it may be, and nothing that is not seen.

What people cannot see and nobody means is taken out where a text comes in (`cleaned`): marks of
encodings, joiners, soft hyphens, the ends of lines of other systems, other spaces. What is left
over and not seen, controls and what turns the direction of writing about, is refused (`unfit`), as
what is too long is. Letters stand composed (NFC): «й» that a Mac gives as «и» with its sign is «й».
"""

import unicodedata
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

from arbiter_app.patterns import pattern
from arbiter_app.values import frozen

T = TypeVar("T")


@frozen
class Limit:
    """How long a text may be, in characters, and whether it may have lines and tabs."""

    longest: int
    has_lines: bool = False


NAME = Limit(100)
"""A name, a place, an ID: of somebody or something, in one line."""

LINE = Limit(300)
"""What heads a paper, or names several people: one line all the same."""

TEXT = Limit(4_000, has_lines=True)
"""What people write: reasons, accounts, particulars."""

OWN = Limit(100_000, has_lines=True)
"""What the program writes itself for itself, such as rules as JSON."""

MOST_SIGNS = 3
"""So many signs may stand upon one letter; no writing of names needs more."""

_SIGN = "\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f"
_STACK = pattern(f"[{_SIGN}]{{{MOST_SIGNS + 1}}}")
_FILLERS = (
    "\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U000e0100-\U000e01ef"
)
"""Characters that count as letters or signs and show nothing."""
_EMPTY = pattern(f"[{_FILLERS}]")
_DROPPED = pattern(f"[\u00ad\u200b-\u200f\u2060-\u2064\ufeff{_FILLERS}]")
_ENDS_OF_LINES = pattern("\r\n|[\r\v\f\u0085\u2028\u2029]")
_SPACES = pattern("[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]")
_AS_SPACES = str.maketrans("\n\t", "  ")
_IN_LINES = str.maketrans("", "", "\n\t")


@frozen
class NamedField:
    """A field of a row, which sentences name as the history of changes does."""

    table: str
    column: str


@frozen
class Unfit:
    """Why a text is refused: a code and the facts of its sentence, beside the name of the field.

    `at` is the place of the first character that is wrong, counted from 0.
    """

    code: str
    at: int
    facts: dict[str, object]


def cleaned(text: str) -> str:
    """Return a text without what nobody sees and nobody means; what must be refused stays."""
    if text.isascii() and text.isprintable():
        return text
    text = _DROPPED.sub("", _ENDS_OF_LINES.sub("\n", text))
    return unicodedata.normalize("NFC", _SPACES.sub(" ", text))


def one_line(text: str) -> str:
    """Return a text cleaned, in one line, with single spaces."""
    return " ".join(cleaned(text).split())


def seen(text: str, *, has_lines: bool = False) -> str:
    """Return a text as a field shows it: without anything that is not seen, what would be refused
    too; in one line unless it may have several.
    """
    if text.isascii() and text.isprintable():
        return text
    plain = cleaned(text)
    if not has_lines:
        plain = plain.translate(_AS_SPACES)
    elif "\n" in plain or "\t" in plain:
        return "".join(each for each in plain if each.isprintable() or each in "\n\t")
    return plain if plain.isprintable() else "".join(filter(str.isprintable, plain))


def cleaned_whole(value: T) -> T:
    """Return a value with all texts in it cleaned; choices and what else is no text stay."""
    found: Any = value
    kind = type(found)
    if kind is str:
        found = cleaned(found)
    elif kind is tuple or kind is list:
        made = [cleaned_whole(each) for each in found]
        if any(one is not other for one, other in zip(made, found, strict=True)):
            found = kind(made)
    elif kind is dict:
        found = {cleaned_whole(name): cleaned_whole(each) for name, each in found.items()}
    elif is_dataclass(found) and not isinstance(found, type):
        now = {each.name: getattr(found, each.name) for each in fields(found) if each.init}
        better = {name: cleaned_whole(said) for name, said in now.items()}
        changed = {name: said for name, said in better.items() if said is not now[name]}
        found = replace(found, **changed) if changed else found
    return found  # type: ignore[no-any-return]  # of the type that came in


def unfit(text: str, limit: Limit) -> Unfit | None:
    """Return what keeps a text from being kept, None where nothing does."""
    if len(text) > limit.longest:
        facts: dict[str, object] = {"longest": limit.longest, "length": len(text)}
        return Unfit("text.too-long", limit.longest, facts)
    is_seen = text.isprintable() or (limit.has_lines and text.translate(_IN_LINES).isprintable())
    if is_seen and (text.isascii() or not (_EMPTY.search(text) or _STACK.search(text))):
        return None
    return _first_fault(text, limit)


def _first_fault(text: str, limit: Limit) -> Unfit | None:
    for place, letter in enumerate(text):
        if letter in "\n\t" and limit.has_lines:
            continue
        if letter == "\n":
            return Unfit("text.lines", place, {})
        if _EMPTY.match(letter) or not (letter.isprintable() or _SPACES.match(letter)):
            return Unfit("text.unseen", place, {"place": place + 1, "sign": f"U+{ord(letter):04X}"})
    if stack := _STACK.search(text):
        return Unfit("text.signs", stack.start(), {"most": MOST_SIGNS})
    return None


def as_fits(text: str, limit: Limit) -> str:
    """Return a foreign text cleaned, and where it still does not fit as `shown` has it."""
    plain = cleaned(text)
    return plain if unfit(plain, limit) is None else shown(plain, limit.longest)


def shown(text: str, longest: int = NAME.longest) -> str:
    """Return a foreign text, such as the name of a file, so that it can be shown and kept: what is
    not seen stands as U+FFFD, and what is too long is cut.
    """
    line = one_line(text)
    seen = "".join(each if each.isprintable() else "\ufffd" for each in line)
    return seen if len(seen) <= longest else f"{seen[: longest - 1]}…"
