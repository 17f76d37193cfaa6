"""Numbers as people type them and files hold them: digits of ASCII, and not too many of them."""

from decimal import Decimal

from arbiter_app.patterns import pattern

_MOST_DIGITS = 12
"""No number here is longer than a FIDE ID may be."""

_WHOLE = pattern(r"[0-9]{1,12}")
_DECIMAL = pattern(r"-?(?:[0-9]{1,12}(?:\.[0-9]{0,12})?|\.[0-9]{1,12})")


def whole_number(text: str, *, least: int = 0, most: int = 10**_MOST_DIGITS - 1) -> int | None:
    """Return a number of plain digits within bounds, space around it apart; else None.

    Signs, strokes between digits, digits of other writings and superscripts make no number.
    """
    figures = text.strip(" \t")
    if _WHOLE.fullmatch(figures) is None:
        return None
    number = int(figures)
    return number if least <= number <= most else None


def decimal_number(text: str) -> Decimal | None:
    """Return a number of plain digits with a point or comma, below zero or not; else None."""
    figures = text.strip(" \t").replace(",", ".", 1)
    return Decimal(figures) if _DECIMAL.fullmatch(figures) else None


def looks_like_number(text: str) -> bool:
    """Whether a text is digits alone, of whichever writing: no name is."""
    return text.strip().isdecimal()


def is_figures(text: str) -> bool:
    """Whether a text is digits of ASCII alone, at least one."""
    return text.isascii() and text.isdigit()
