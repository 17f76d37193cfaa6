"""Words for tie-breaks: full names for texts, short ones for the head of a column."""

from collections.abc import Mapping, Sequence
from decimal import Decimal

from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.tie_breaks.catalogue import Unit
from arbiter_app.domain.tie_breaks.editions import C02_2017, is_in_a_text, unit_of
from arbiter_app.domain.tie_breaks.names import OWN, Modifier, TieBreak, Variation
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.table.go_tie_breaks import GO_WORDS
from arbiter_app.wording.terms.table.team_tie_breaks import BY_SCORE, TEAM_WORDS, Words

_WORDS: Mapping[str, Words] = {
    **TEAM_WORDS,
    **GO_WORDS,
    "DE": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "direct encounter"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "DE"),
        rule=QT_TRANSLATE_NOOP("Working", "The points of the tied players against each other."),
    ),
    "WIN": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "number of wins"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "Wins"),
        rule=QT_TRANSLATE_NOOP("Working", "Rounds with as many points as a win gives."),
    ),
    "WON": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "number of games won"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "Won"),
        rule=QT_TRANSLATE_NOOP("Working", "Games won over the board."),
    ),
    "BPG": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "games played with Black"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "BPG"),
        rule=QT_TRANSLATE_NOOP("Working", "Games played over the board with Black."),
    ),
    "BWG": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "games won with Black"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "BWG"),
        rule=QT_TRANSLATE_NOOP("Working", "Games won over the board with Black."),
    ),
    "PS": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "progressive scores"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "PS"),
        rule=QT_TRANSLATE_NOOP("Working", "The scores after every round added up."),
    ),
    "GE": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "games one elected to play"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "GE"),
        rule=QT_TRANSLATE_NOOP("Working", "Rounds the player did not choose to miss."),
    ),
    "REP": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "rounds one elected to play"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "REP"),
        rule=QT_TRANSLATE_NOOP("Working", "Rounds the player did not choose to miss."),
    ),
    "STD": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "standard points"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "STD"),
        rule=QT_TRANSLATE_NOOP(
            "Working", "1 for every round with more points than the opponent, ½ with as many."
        ),
    ),
    "TPN": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "pairing number"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "TPN"),
        rule=QT_TRANSLATE_NOOP("Working", "The pairing number of the player."),
    ),
    "BH": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "Buchholz"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "BH"),
        rule=QT_TRANSLATE_NOOP("Working", "The points of all opponents."),
    ),
    "SOB": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "sum of opponents’ Buchholz"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "SOB"),
        rule=QT_TRANSLATE_NOOP(
            "Working",
            "The Buchholz of all opponents added up; a virtual opponent has none"
            " (C.02 Art. 13.13.2, 2.5).",
        ),
    ),
    "AOB": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "average of opponents’ Buchholz"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "AOB"),
        rule=QT_TRANSLATE_NOOP("Working", "The average of the opponents’ Buchholz."),
    ),
    "FB": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "Fore Buchholz"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "FB"),
        rule=QT_TRANSLATE_NOOP(
            "Working", "The points of all opponents as if the games of the last round were drawn."
        ),
    ),
    "SB": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "Sonneborn-Berger"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "SB"),
        rule=QT_TRANSLATE_NOOP(
            "Working", "The points of every opponent times the points scored against that opponent."
        ),
    ),
    "KS": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "Koya system"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "KS"),
        rule=QT_TRANSLATE_NOOP("Working", "Points against opponents who reached the limit."),
    ),
    "ARO": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "average rating of opponents"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "ARO"),
        rule=QT_TRANSLATE_NOOP("Working", "The average rating of the opponents."),
    ),
    "TPR": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "tournament performance rating"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "TPR"),
        rule=QT_TRANSLATE_NOOP(
            "Working", "The average rating of the opponents, and what the share of points is worth."
        ),
    ),
    "PTP": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "perfect tournament performance"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "PTP"),
        rule=QT_TRANSLATE_NOOP(
            "Working", "The lowest rating at which the points scored were to be expected."
        ),
    ),
    "APRO": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "average performance rating of opponents"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "APRO"),
        rule=QT_TRANSLATE_NOOP("Working", "The average performance rating of the opponents."),
    ),
    "APPO": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "average perfect performance of opponents"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "APPO"),
        rule=QT_TRANSLATE_NOOP("Working", "The average perfect performance of the opponents."),
    ),
    "RTNG": Words(
        name=QT_TRANSLATE_NOOP("TieBreak", "rating"),
        column=QT_TRANSLATE_NOOP("TieBreakColumn", "RTNG"),
        rule=QT_TRANSLATE_NOOP("Working", "The rating of the player."),
    ),
}

_NOTES: Mapping[tuple[str, str], str] = {
    ("STD", "7.7"): QT_TRANSLATE_NOOP(
        "Working",
        "A bye and a loss by forfeit are compared with a draw, so a forfeit of both gives neither"
        " anything (C.07 Art. 15.2); by the letter of Art. 7.7 alone each would have ½. A game"
        " scored 0-0 by the arbiter gives each ½.",
    ),
    ("SB", "13.9"): QT_TRANSLATE_NOOP(
        "Working",
        "A win by forfeit counts in full (C.02 Art. 13.9.1, 13.14.2); tables published in those"
        " years that counted it as a draw differ.",
    ),
}
"""What an article leaves open, or others reckon differently, by acronym and article."""

_NOTE_OF_CUT_AVERAGE = QT_TRANSLATE_NOOP(
    "Working",
    "The lowest ratings are left out (C.02 Art. 13.3.2); tables published in those years that show"
    " the average of all differ.",
)
_NOTE_OF_GROUPS = QT_TRANSLATE_NOOP(
    "Working",
    "The extended system: the score groups below half of the points are included one by one, or"
    " those from half on are left out one by one, the lowest first (C.02 Art. 13.6.2).",
)

_VARIATIONS = {
    Variation.CUT: QT_TRANSLATE_NOOP("TieBreak", "cut {n}"),
    Variation.FORFEITS_PLAYED: QT_TRANSLATE_NOOP("TieBreak", "forfeits as played"),
    Variation.MEDIAN: QT_TRANSLATE_NOOP("TieBreak", "median {n}"),
    Variation.FORE: QT_TRANSLATE_NOOP("TieBreak", "from Fore Buchholz"),
    Variation.FACTOR: QT_TRANSLATE_NOOP("TieBreak", "divided by {n}"),
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
    words = [catalogue.translate("TieBreak", _WORDS[tie_break.acronym].name)]
    if tie_break.score is not None:
        words.append(catalogue.translate("TieBreak", BY_SCORE[tie_break.score]))
    words += (_variation(catalogue, modifier) for modifier in tie_break.modifiers)
    return ", ".join(words)


def short_name(catalogue: Catalogue, code: str) -> str:
    """Return the head of the tie-break's column: "SB/C1"."""
    tie_break = TieBreak.parse(code)
    if tie_break.is_own:
        return _own_name(tie_break)
    head = catalogue.translate("TieBreakColumn", _WORDS[tie_break.acronym].column)
    if tie_break.acronym == "SOS" and tie_break.cutting is not None:
        return f"{head}-{tie_break.cutting.amount}"
    score = f":{tie_break.score}" if tie_break.score is not None else ""
    return head + score + "".join(str(modifier) for modifier in tie_break.modifiers)


def rule(catalogue: Catalogue, code: str, article: str) -> str:
    """Return what a criterion does under an article, and what is to be known of it there; "" of one
    that the event defines itself.
    """
    tie_break = TieBreak.parse(code)
    words = _WORDS.get(tie_break.acronym)
    if words is None:
        return ""
    told = [words.rule]
    if tie_break.has(Variation.GROUPS):
        told.append(_NOTE_OF_GROUPS)
    elif note := _NOTES.get((tie_break.acronym, article)):
        told.append(note)
    elif (tie_break.acronym, article) == ("ARO", "13.3") and tie_break.cutting:
        told.append(_NOTE_OF_CUT_AVERAGE)
    return " ".join(catalogue.translate("Working", each) for each in told)


_QUARTER = Decimal("0.25")


def values(catalogue: Catalogue, code: str, column: Sequence[Decimal | None]) -> tuple[str, ...]:
    """Return the values of a tie-break's column as points are written, with the same decimals
    throughout where fractions do not serve; "" where the criterion was not asked.
    """
    unit = unit_of(TieBreak.parse(code))
    if unit is Unit.POINTS or all(value is None or value % _QUARTER == 0 for value in column):
        return tuple("" if value is None else numbers.points(catalogue, value) for value in column)
    if unit.decimals:
        places = numbers.telling_places(column, least=unit.decimals)
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


def edition_of(catalogue: Catalogue, settings: Settings) -> str:
    """Return the text by which a table is ranked: the edition, or that the regulations of the event
    alone name its criteria.
    """
    codes = settings.tie_breaks
    if settings.sport.traits.has_fide and not codes:
        return edition(catalogue, settings.edition)
    if any(is_in_a_text(settings, code) for code in codes):
        return edition(catalogue, settings.edition)
    return catalogue.translate("TieBreak", "Criteria by the regulations of the event")


def _own_name(tie_break: TieBreak) -> str:
    """Return what the event calls a criterion of its own: "Playoff" for OTHER_PLAYOFF."""
    return tie_break.acronym.removeprefix(OWN).replace("_", " ").capitalize()


def _variation(catalogue: Catalogue, modifier: Modifier) -> str:
    amount = modifier.amount or 0
    if modifier.variation is Variation.GROUPS:
        if amount < 0:
            return catalogue.translate("TieBreak", "extended by %n score group(s)", None, -amount)
        return catalogue.translate("TieBreak", "reduced by %n score group(s)", None, amount)
    if modifier.variation is Variation.LIMIT:
        words = _LIMITS.get(amount, _HIGHER if amount > 0 else _LOWER)
    else:
        words = _VARIATIONS[modifier.variation]
    return catalogue.translate("TieBreak", words).format(n=abs(amount))
