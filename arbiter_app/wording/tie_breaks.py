"""Words for tie-breaks: full names for texts, short ones for the head of a column."""

from collections.abc import Sequence
from decimal import Decimal

from arbiter_app.domain.tie_breaks.names import Modifier, TieBreak, Variation
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording import numbers

_NAMES = {
    "DE": QT_TRANSLATE_NOOP("TieBreak", "direct encounter"),
    "WIN": QT_TRANSLATE_NOOP("TieBreak", "number of wins"),
    "WON": QT_TRANSLATE_NOOP("TieBreak", "number of games won"),
    "BPG": QT_TRANSLATE_NOOP("TieBreak", "games played with Black"),
    "BWG": QT_TRANSLATE_NOOP("TieBreak", "games won with Black"),
    "GE": QT_TRANSLATE_NOOP("TieBreak", "games one elected to play"),
    "REP": QT_TRANSLATE_NOOP("TieBreak", "rounds one elected to play"),
    "STD": QT_TRANSLATE_NOOP("TieBreak", "standard points"),
    "SB": QT_TRANSLATE_NOOP("TieBreak", "Sonneborn-Berger"),
    "KS": QT_TRANSLATE_NOOP("TieBreak", "Koya system"),
}

_SHORT_NAMES = {
    "DE": QT_TRANSLATE_NOOP("TieBreakColumn", "DE"),
    "WIN": QT_TRANSLATE_NOOP("TieBreakColumn", "Wins"),
    "WON": QT_TRANSLATE_NOOP("TieBreakColumn", "Won"),
    "BPG": QT_TRANSLATE_NOOP("TieBreakColumn", "BPG"),
    "BWG": QT_TRANSLATE_NOOP("TieBreakColumn", "BWG"),
    "GE": QT_TRANSLATE_NOOP("TieBreakColumn", "GE"),
    "REP": QT_TRANSLATE_NOOP("TieBreakColumn", "REP"),
    "STD": QT_TRANSLATE_NOOP("TieBreakColumn", "STD"),
    "SB": QT_TRANSLATE_NOOP("TieBreakColumn", "SB"),
    "KS": QT_TRANSLATE_NOOP("TieBreakColumn", "KS"),
}

_IN_POINTS = frozenset({"DE", "STD", "KS"})
"""Tie-breaks that add up points, and are written like points."""

_VARIATIONS = {
    Variation.CUT: QT_TRANSLATE_NOOP("TieBreak", "cut {n}"),
    Variation.LIMIT: QT_TRANSLATE_NOOP("TieBreak", "limit {n} half points"),
    Variation.FORFEITS_PLAYED: QT_TRANSLATE_NOOP("TieBreak", "forfeits as played"),
}


def name(catalogue: Catalogue, code: str) -> str:
    """Return the name of a tie-break: "Sonneborn-Berger, cut 1" for "SB/C1"."""
    tie_break = TieBreak.parse(code)
    words = [catalogue.translate("TieBreak", _NAMES[tie_break.acronym])]
    words += (_variation(catalogue, modifier) for modifier in tie_break.modifiers)
    return ", ".join(words)


def short_name(catalogue: Catalogue, code: str) -> str:
    """Return the head of the tie-break's column: "SB/C1"."""
    tie_break = TieBreak.parse(code)
    head = catalogue.translate("TieBreakColumn", _SHORT_NAMES[tie_break.acronym])
    return head + "".join(str(modifier) for modifier in tie_break.modifiers)


def values(catalogue: Catalogue, code: str, column: Sequence[Decimal | None]) -> tuple[str, ...]:
    """Return the values of a tie-break's column: points as points are written, others with the
    same decimals throughout, "" where the criterion was not asked.
    """
    if TieBreak.parse(code).acronym in _IN_POINTS:
        return tuple("" if value is None else numbers.points(catalogue, value) for value in column)
    places = numbers.decimal_places(column)
    return tuple(numbers.tie_break_value(catalogue, value, places=places) for value in column)


def order(catalogue: Catalogue, codes: Sequence[str]) -> str:
    """Return the tie-breaks as the footer of a sheet lists them, with their codes."""
    return "; ".join(f"{name(catalogue, code)} ({code})" for code in codes)


def edition(catalogue: Catalogue, id: str) -> str:
    """Return the name of an edition of the tie-break regulations."""
    pattern = catalogue.translate("TieBreak", "FIDE tie-break regulations C.07, edition {edition}")
    return pattern.format(edition=id)


def _variation(catalogue: Catalogue, modifier: Modifier) -> str:
    amount = modifier.amount or 0
    sign = "+" if modifier.variation is Variation.LIMIT and amount > 0 else ""
    pattern = catalogue.translate("TieBreak", _VARIATIONS[modifier.variation])
    return pattern.format(n=f"{sign}{amount}")
