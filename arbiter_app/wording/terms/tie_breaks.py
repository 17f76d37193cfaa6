"""Words for tie-breaks: full names for texts, short ones for the head of a column."""

from collections.abc import Sequence
from decimal import Decimal

from arbiter_app.domain.tie_breaks.editions import C02_2017
from arbiter_app.domain.tie_breaks.names import OWN, Modifier, TieBreak, Variation
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers

_NAMES = {
    "DE": QT_TRANSLATE_NOOP("TieBreak", "direct encounter"),
    "WIN": QT_TRANSLATE_NOOP("TieBreak", "number of wins"),
    "WON": QT_TRANSLATE_NOOP("TieBreak", "number of games won"),
    "BPG": QT_TRANSLATE_NOOP("TieBreak", "games played with Black"),
    "BWG": QT_TRANSLATE_NOOP("TieBreak", "games won with Black"),
    "PS": QT_TRANSLATE_NOOP("TieBreak", "progressive scores"),
    "GE": QT_TRANSLATE_NOOP("TieBreak", "games one elected to play"),
    "REP": QT_TRANSLATE_NOOP("TieBreak", "rounds one elected to play"),
    "STD": QT_TRANSLATE_NOOP("TieBreak", "standard points"),
    "TPN": QT_TRANSLATE_NOOP("TieBreak", "pairing number"),
    "BH": QT_TRANSLATE_NOOP("TieBreak", "Buchholz"),
    "AOB": QT_TRANSLATE_NOOP("TieBreak", "average of opponents’ Buchholz"),
    "FB": QT_TRANSLATE_NOOP("TieBreak", "Fore Buchholz"),
    "SB": QT_TRANSLATE_NOOP("TieBreak", "Sonneborn-Berger"),
    "KS": QT_TRANSLATE_NOOP("TieBreak", "Koya system"),
    "ARO": QT_TRANSLATE_NOOP("TieBreak", "average rating of opponents"),
    "TPR": QT_TRANSLATE_NOOP("TieBreak", "tournament performance rating"),
    "PTP": QT_TRANSLATE_NOOP("TieBreak", "perfect tournament performance"),
    "APRO": QT_TRANSLATE_NOOP("TieBreak", "average performance rating of opponents"),
    "APPO": QT_TRANSLATE_NOOP("TieBreak", "average perfect performance of opponents"),
    "RTNG": QT_TRANSLATE_NOOP("TieBreak", "rating"),
}

_SHORT_NAMES = {
    "DE": QT_TRANSLATE_NOOP("TieBreakColumn", "DE"),
    "WIN": QT_TRANSLATE_NOOP("TieBreakColumn", "Wins"),
    "WON": QT_TRANSLATE_NOOP("TieBreakColumn", "Won"),
    "BPG": QT_TRANSLATE_NOOP("TieBreakColumn", "BPG"),
    "BWG": QT_TRANSLATE_NOOP("TieBreakColumn", "BWG"),
    "PS": QT_TRANSLATE_NOOP("TieBreakColumn", "PS"),
    "GE": QT_TRANSLATE_NOOP("TieBreakColumn", "GE"),
    "REP": QT_TRANSLATE_NOOP("TieBreakColumn", "REP"),
    "STD": QT_TRANSLATE_NOOP("TieBreakColumn", "STD"),
    "TPN": QT_TRANSLATE_NOOP("TieBreakColumn", "TPN"),
    "BH": QT_TRANSLATE_NOOP("TieBreakColumn", "BH"),
    "AOB": QT_TRANSLATE_NOOP("TieBreakColumn", "AOB"),
    "FB": QT_TRANSLATE_NOOP("TieBreakColumn", "FB"),
    "SB": QT_TRANSLATE_NOOP("TieBreakColumn", "SB"),
    "KS": QT_TRANSLATE_NOOP("TieBreakColumn", "KS"),
    "ARO": QT_TRANSLATE_NOOP("TieBreakColumn", "ARO"),
    "TPR": QT_TRANSLATE_NOOP("TieBreakColumn", "TPR"),
    "PTP": QT_TRANSLATE_NOOP("TieBreakColumn", "PTP"),
    "APRO": QT_TRANSLATE_NOOP("TieBreakColumn", "APRO"),
    "APPO": QT_TRANSLATE_NOOP("TieBreakColumn", "APPO"),
    "RTNG": QT_TRANSLATE_NOOP("TieBreakColumn", "RTNG"),
}

_IN_POINTS = frozenset({"DE", "PS", "STD", "BH", "FB", "KS"})
"""Tie-breaks that add up points, and are written like points."""

_DECIMALS = {"AOB": 2}
"""Tie-breaks that are averages, with the decimals that people expect of them."""

_VARIATIONS = {
    Variation.CUT: QT_TRANSLATE_NOOP("TieBreak", "cut {n}"),
    Variation.FORFEITS_PLAYED: QT_TRANSLATE_NOOP("TieBreak", "forfeits as played"),
    Variation.MEDIAN: QT_TRANSLATE_NOOP("TieBreak", "median {n}"),
    Variation.FORE: QT_TRANSLATE_NOOP("TieBreak", "from Fore Buchholz"),
    Variation.REVERSED: QT_TRANSLATE_NOOP("TieBreak", "in reverse order"),
}


_LIMITS = {
    1: QT_TRANSLATE_NOOP("TieBreak", "limit half a point higher"),
    -1: QT_TRANSLATE_NOOP("TieBreak", "limit half a point lower"),
}
_HIGHER = QT_TRANSLATE_NOOP("TieBreak", "limit {n} half points higher")
_LOWER = QT_TRANSLATE_NOOP("TieBreak", "limit {n} half points lower")


def name(catalogue: Catalogue, code: str) -> str:
    """Return the name of a tie-break: "Sonneborn-Berger, cut 1" for "SB/C1"."""
    tie_break = TieBreak.parse(code)
    if tie_break.is_own:
        return _own_name(tie_break)
    words = [catalogue.translate("TieBreak", _NAMES[tie_break.acronym])]
    words += (_variation(catalogue, modifier) for modifier in tie_break.modifiers)
    return ", ".join(words)


def short_name(catalogue: Catalogue, code: str) -> str:
    """Return the head of the tie-break's column: "SB/C1"."""
    tie_break = TieBreak.parse(code)
    if tie_break.is_own:
        return _own_name(tie_break)
    head = catalogue.translate("TieBreakColumn", _SHORT_NAMES[tie_break.acronym])
    return head + "".join(str(modifier) for modifier in tie_break.modifiers)


def values(catalogue: Catalogue, code: str, column: Sequence[Decimal | None]) -> tuple[str, ...]:
    """Return the values of a tie-break's column: points as points are written, others with the
    same decimals throughout, "" where the criterion was not asked.
    """
    acronym = TieBreak.parse(code).acronym
    if acronym in _IN_POINTS:
        return tuple("" if value is None else numbers.points(catalogue, value) for value in column)
    if acronym in _DECIMALS:
        places = numbers.telling_places(column, least=_DECIMALS[acronym])
    else:
        places = numbers.decimal_places(column)
    return tuple(numbers.tie_break_value(catalogue, value, places=places) for value in column)


def order(catalogue: Catalogue, codes: Sequence[str]) -> str:
    """Return the tie-breaks as the footer of a sheet lists them, with their codes."""
    return "; ".join(f"{name(catalogue, code)} ({code})" for code in codes)


def edition(catalogue: Catalogue, id: str) -> str:
    """Return the name of an edition of the tie-break regulations."""
    if id == C02_2017.id:
        return catalogue.translate(
            "TieBreak", "FIDE tie-break regulations C.02 of 2017 (virtual opponent)"
        )
    pattern = catalogue.translate("TieBreak", "FIDE tie-break regulations C.07, edition {edition}")
    return pattern.format(edition=id)


def _own_name(tie_break: TieBreak) -> str:
    """Return what the event calls a criterion of its own: "Playoff" for OTHER_PLAYOFF."""
    return tie_break.acronym.removeprefix(OWN).replace("_", " ").capitalize()


def _variation(catalogue: Catalogue, modifier: Modifier) -> str:
    amount = modifier.amount or 0
    if modifier.variation is Variation.LIMIT:
        words = _LIMITS.get(amount, _HIGHER if amount > 0 else _LOWER)
    else:
        words = _VARIATIONS[modifier.variation]
    return catalogue.translate("TieBreak", words).format(n=abs(amount))
