"""What was read otherwise than an older or defective file has it, told again in the new one.

    ### arbiter: adjusted | 12:42 | date-form | 01.05.2026 | 2026-05-01

The place is that in the file it was read from; what follows the code are its facts in their order.
All of it is ASCII, other letters are escaped.
"""

from collections.abc import Iterable, Iterator, Mapping

from arbiter_app.domain.facts.tournament import KeptLine
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.facts.own_comments import PREFIX, own_comment, unescaped

_KEY = "adjusted"
_BEGINNING = f"{PREFIX} {_KEY} |"
_GROUP = "trf."
_MOST = 1000
"""More lines than that nobody reads; the last one says that there is more."""

CONVERSIONS: Mapping[str, tuple[str, ...]] = {
    # The text of the file
    "trf.encoding": ("encoding",),
    "trf.filled-by-bytes": ("number",),
    "trf.count": ("announced", "players"),
    "trf.count-rated": ("announced", "rated"),
    "trf.date-form": ("text", "read"),
    # Players
    "trf.old-title": ("text", "title"),
    "trf.title": ("text",),
    "trf.fide-id": ("text",),
    "trf.birth-month": ("text",),
    # Rounds
    "trf.colour-completed": ("number", "opponent", "round"),
    "trf.symbol": ("letter", "number", "round"),
    "trf.pending": ("number", "round"),
    "trf.final-open": ("number", "round"),
    "trf.old-bye": ("letter", "number", "round", "read"),
    "trf.blank-rounds": ("rounds",),
    "trf.free-round": ("number", "round"),
    "trf.bye-otherwise": ("number", "round", "other", "column"),
    "trf.bye-after-last": ("rounds",),
    "trf.more-rounds": ("announced", "paired"),
    "trf.matches-added": ("count", "rounds"),
    "trf.rounds-added": ("first", "last"),
    # Points and rules
    "trf.points-differ": ("number", "stated", "counted"),
    "trf.points-ahead": ("number", "stated", "counted"),
    "trf.scoring-inferred": ("win", "draw", "loss", "bye"),
    "trf.scoring-poorer": ("code",),
    "trf.system": ("text",),
    "trf.knockout": ("text",),
    "trf.swiss-unnamed": (),
    "trf.swiss-former": ("text",),
    "trf.unsaid-swiss": (),
    "trf.unsaid-round-robin": (),
    "trf.words-swiss": ("text",),
    "trf.words-round-robin": ("text",),
    "trf.numbers-by-lines": (),
    "trf.tie-breaks-left-out": ("names",),
    "trf.tie-breaks-unsaid": ("names",),
    "trf.points-not-first": (),
    "trf.and-more": (),
}
"""The notices that say that something was read otherwise than written, with their facts."""


def conversion_lines(
    notices: Iterable[FormatError], kept: Iterable[KeptLine]
) -> Iterator[KeptLine]:
    """Yield the lines that tell what was converted, but those that a file tells already: what it
    keeps as it is will be read so again.
    """
    told = {_said(each.text) for each in kept if is_conversion(each.text)}
    found = (each for each in notices if each.code in CONVERSIONS)
    for count, each in enumerate(found):
        if count == _MOST:
            each = FormatError(each.line, each.column, "trf.and-more")
        if count > _MOST:
            return
        text = _line(each)
        if _said(text) not in told:
            told.add(_said(text))
            yield KeptLine(after="", text=text)


def is_conversion(text: str) -> bool:
    """Whether a line tells of a conversion."""
    return text.startswith(_BEGINNING)


def conversions(kept: Iterable[KeptLine]) -> Iterator[FormatError]:
    """Yield what was converted when the report was read that an event was made of; the place is
    that in the file.
    """
    for each in kept:
        if is_conversion(each.text) and (found := _read(each.text)) is not None:
            yield found


def _line(error: FormatError) -> str:
    facts = (str(error.facts[name]) for name in CONVERSIONS[error.code])
    place = f"{error.line}:{error.column}"
    text = own_comment((_KEY, place, error.code.removeprefix(_GROUP), *facts)).text
    return "".join(letter if letter.isascii() else _in_ascii(letter) for letter in text)


def _in_ascii(letter: str) -> str:
    return f"\\u{ord(letter):04x}" if ord(letter) <= 0xFFFF else "?"


def _said(text: str) -> str:
    """Return what a line says beside the place: that is another one in another file."""
    _, _, *said = text.split("|")
    return "|".join(said)


def _read(text: str) -> FormatError | None:
    """Return what a line says; None of one that was changed until it makes no sense."""
    _, place, *said = map(unescaped, text.split("|"))
    line, _, column = place.partition(":")
    at = whole_number(line), whole_number(column)
    code, facts = "".join(said[:1]), said[1:]
    names = CONVERSIONS.get(_GROUP + code)
    if names is None or len(names) != len(facts) or at[0] is None or at[1] is None:
        return None
    return FormatError(at[0], at[1], _GROUP + code, **dict(zip(names, facts, strict=True)))
