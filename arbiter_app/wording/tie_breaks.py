"""Words for tie-breaks: full names for texts, short ones for the head of a column."""

from collections.abc import Sequence

from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

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
    "TPN": QT_TRANSLATE_NOOP("TieBreak", "tournament pairing number"),
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

_MODIFIERS = {
    "C": QT_TRANSLATE_NOOP("TieBreak", "cut {n}"),
    "M": QT_TRANSLATE_NOOP("TieBreak", "median {n}"),
    "L": QT_TRANSLATE_NOOP("TieBreak", "limit {n}"),
    "R": QT_TRANSLATE_NOOP("TieBreak", "reversed"),
    "P": QT_TRANSLATE_NOOP("TieBreak", "forfeits as played"),
    "F": QT_TRANSLATE_NOOP("TieBreak", "by Fore Buchholz"),
}


def name(catalogue: Catalogue, code: str) -> str:
    """Return the name of a tie-break: "Sonneborn-Berger, cut 1" for "SB/C1"."""
    acronym, *modifiers = code.split("/")
    words = [catalogue.translate("TieBreak", _NAMES[acronym])]
    for modifier in modifiers:
        pattern = catalogue.translate("TieBreak", _MODIFIERS[modifier[0]])
        words.append(pattern.format(n=modifier[1:]))
    return ", ".join(words)


def short_name(catalogue: Catalogue, code: str) -> str:
    """Return the head of the tie-break's column: "SB/C1"."""
    acronym, *modifiers = code.split("/")
    return "/".join([catalogue.translate("TieBreakColumn", _SHORT_NAMES[acronym]), *modifiers])


def order(catalogue: Catalogue, codes: Sequence[str]) -> str:
    """Return the tie-breaks as the footer of a sheet lists them, with their codes."""
    return "; ".join(f"{name(catalogue, code)} ({code})" for code in codes)


def edition(catalogue: Catalogue, id: str) -> str:
    """Return the name of an edition of the tie-break regulations."""
    pattern = catalogue.translate("TieBreak", "FIDE tie-break regulations C.07, edition {edition}")
    return pattern.format(edition=id)
