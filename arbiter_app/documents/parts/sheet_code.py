"""The code at the foot of a sheet: which paper it is, of which data, and what it says.

It consists of digits alone: scanners that type send them alike whatever language the keyboard is
set to, and nobody takes one for another letter. Behind the data version stand three digits of the
event, four of the paper with all that was chosen about it, four of its words, and a check digit.
"""

from dataclasses import replace
from hashlib import sha256

from arbiter_app.documents.parts.said import said
from arbiter_app.documents.report import Report, SheetKind
from arbiter_app.domain.names.figures import is_figures
from arbiter_app.values import frozen

_EVENT, _PAPER, _WORDS = 3, 4, 4
_BEHIND_VERSION = _EVENT + _PAPER + _WORDS + 1
_GROUP = 4
_LONGEST_VERSION = 9
_BETWEEN = frozenset(" -‐‑‒–—\u00a0\t")
"""What people, and the sheet itself, set between groups of digits."""

_DAMM = (
    "0317598642",
    "7092154863",
    "4206871359",
    "1750983426",
    "6123045978",
    "3674209581",
    "5869720134",
    "8945362017",
    "9438617205",
    "2581436790",
)
"""Damm's quasigroup of order 10: one wrong digit, or two neighbours exchanged, never go unseen."""


@frozen
class SheetCode:
    """What the code of a sheet says."""

    version: int
    """Data version that the sheet was printed of."""
    event: str
    paper: str
    words: str

    @property
    def digits(self) -> str:
        """The code as a scanner reads it."""
        told = f"{self.version}{self.event}{self.paper}{self.words}"
        return told + check_digit(told)

    def __str__(self) -> str:
        """Return the code as it is printed: "4127-3180-3849-2156", the data version first."""
        digits = self.digits
        first = len(digits) - _BEHIND_VERSION
        groups = (digits[at : at + _GROUP] for at in range(first, len(digits), _GROUP))
        return "-".join((digits[:first], *groups))


def read_code(text: str) -> SheetCode | None:
    """Return what a code says that was typed or scanned; None where it was mistyped."""
    digits = figures_of(text)
    if not digits:
        return None
    told, version = digits[:-1], len(digits) - _BEHIND_VERSION
    if not 0 < version <= _LONGEST_VERSION or digits[0] == "0" or check_digit(told) != digits[-1]:
        return None
    event, paper, words = version + _EVENT, version + _EVENT + _PAPER, len(told)
    return SheetCode(int(told[:version]), told[version:event], told[event:paper], told[paper:words])


def figures_of(text: str) -> str:
    """Return the digits of a code as they were typed or scanned; "" where it has anything else."""
    digits = "".join(letter for letter in text.strip() if letter not in _BETWEEN)
    return digits if is_figures(digits) else ""


def digits_of_event(key: str) -> str:
    """Return how codes name an event, by its key."""
    return digits_of(_EVENT, key)


def digits_of_paper(document: str, options: str, language: str) -> str:
    """Return how codes name a paper, its options as the journal notes them."""
    return digits_of(_PAPER, document, options, language)


def digits_of_words(sheet: Report) -> str:
    """Return a checksum of what a sheet says, in its language."""
    return digits_of(_WORDS, sheet.language, *map(repr, said(sheet)))


def with_codes(report: Report, *, version: int, event: str, paper: str) -> Report:
    """Return a report with a code on each of its sheets but those that are cut up."""
    following = tuple(
        with_codes(each, version=version, event=event, paper=paper) for each in report.following
    )
    if report.kind is SheetKind.CUT:
        return replace(report, following=following)
    code = SheetCode(version, event, paper, digits_of_words(report))
    footer = replace(report.footer, code=str(code))
    return replace(report, footer=footer, following=following)


def digits_of(count: int, *told: str) -> str:
    """Return so many digits that depend on all that is told."""
    digest = sha256("\n".join(told).encode(errors="surrogatepass")).digest()
    return f"{int.from_bytes(digest[:8]) % 10**count:0{count}}"


def check_digit(digits: str) -> str:
    """Return the digit behind digits by which a mistyped one is seen."""
    held = 0
    for digit in digits:
        held = int(_DAMM[held][int(digit)])
    return str(held)
