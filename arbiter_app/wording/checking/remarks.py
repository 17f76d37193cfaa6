"""By what a check was made, what it assumed, and what it could not look at."""

from collections.abc import Mapping

from arbiter_app.domain.checking.verdict import Remark
from arbiter_app.domain.facts.results import Colour
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

GROUNDS: Mapping[str, str] = {
    "by-dutch": QT_TRANSLATE_NOOP(
        "Check", "Pairings by the FIDE (Dutch) system of 2026 (C.04.3)"
    ),
    "by-dubov": QT_TRANSLATE_NOOP(
        "Check", "Pairings by the Dubov system of 2026 (C.04.4.1)"
    ),
    "by-burstein": QT_TRANSLATE_NOOP(
        "Check", "Pairings by the Burstein system of 2026 (C.04.4.2), its seeding rounds by the"
        " FIDE (Dutch) one"
    ),
    "by-mcmahon": QT_TRANSLATE_NOOP(
        "Check", "Pairings by the weights of McMahon, from the levels that the file has"
    ),
    "by-double": QT_TRANSLATE_NOOP(
        "Check", "Pairings by the Double-Swiss System of 2026 (C.04.5)"
    ),
    "by-lim": QT_TRANSLATE_NOOP(
        "Check", "Pairings by the Lim system (C.04.4.3)"
    ),
    "by-team-swiss": QT_TRANSLATE_NOOP(
        "Check", "Pairings by the Swiss Team System of 2026 (C.04.6)"
    ),
    "by-legality": QT_TRANSLATE_NOOP(
        "Check", "Pairings for legality only: nobody meets again, the bye, colours, everybody once."
        " Play began on {day}, before the text of its system in force since 2026-02-01, and the one"
        " before it is not built in"
    ),
    "by-legality-named": QT_TRANSLATE_NOOP(
        "Check", "Pairings for legality only: nobody meets again, the bye, colours, everybody once."
        " The file names a text of 2017, which is not built in"
    ),
    "by-berger-tables": QT_TRANSLATE_NOOP(
        "Check", "Pairings by the Berger tables (C.05 Annex 1)"
    ),
    "by-bracket": QT_TRANSLATE_NOOP(
        "Check", "Pairings by the bracket: who has come to each match"
    ),
    "by-scheveningen-tables": QT_TRANSLATE_NOOP(
        "Check", "Pairings by the tables of Scheveningen: who meets whom on the boards of each"
        " round, and with which colours"
    ),
    "by-scheveningen-meetings": QT_TRANSLATE_NOOP(
        "Check", "Pairings: nobody of one team meets anybody of the other too often; the rounds"
        " follow another table of Scheveningen than the usual ones"
    ),
    "by-meetings": QT_TRANSLATE_NOOP(
        "Check", "Pairings: everybody meets everybody equally often; the rounds follow another"
        " table than Berger’s"
    ),
    "other-system": QT_TRANSLATE_NOOP(
        "Check", "Pairings unchecked: the system {system} is not built in"
    ),
    "knockout": QT_TRANSLATE_NOOP(
        "Check", "Pairings unchecked: in a knockout the matches decide who meets whom"
    ),
    "stages": QT_TRANSLATE_NOOP(
        "Check", "Pairings unchecked: nothing is played here but in groups and finals, each of"
        " which is checked by itself"
    ),
    "teams": QT_TRANSLATE_NOOP(
        "Check", "Pairings unchecked: teams are paired here, not single players"
    ),
}  # fmt: skip
"""By what pairings were checked, without a full stop."""

_REASONS: Mapping[str, str] = {
    "tie-break.unknown": QT_TRANSLATE_NOOP(
        "Check", "{name} of its list is no tie-break of {edition} that Arbiter knows"
    ),
    "tie-break.unreadable": QT_TRANSLATE_NOOP(
        "Check", "“{name}” of its list is not the name of a tie-break"
    ),
    "tie-break.not-in-edition": QT_TRANSLATE_NOOP(
        "Check", "{name} of its list is not in {edition}"
    ),
    "tie-break.not-in-system": QT_TRANSLATE_NOOP(
        "Check", "{edition}, art. {article}, keeps {name} of its list out of this system of play"
    ),
    "tie-break.modifier": QT_TRANSLATE_NOOP(
        "Check", "{edition}, art. {article}, does not allow {name} of its list in this form"
    ),
    "tie-break.of-teams": QT_TRANSLATE_NOOP("Check", "{name} of its list is for teams alone"),
    "tie-break.of-people": QT_TRANSLATE_NOOP(
        "Check", "{name} of its list asks for ratings of players, and teams play"
    ),
    "tie-break.one-score": QT_TRANSLATE_NOOP(
        "Check", "which score {name} of its list looks at is fixed ({edition}, art. {article})"
    ),
    "points-later": QT_TRANSLATE_NOOP(
        "Check", "its list asks for another criterion before points"
    ),
    "own-criterion": QT_TRANSLATE_NOOP(
        "Check", "{name} of its list is a criterion of the event itself, whose values it does not"
        " say"
    ),
    "unrated": QT_TRANSLATE_NOOP(
        "Check", "some players have no rating, and the file does not say what becomes of them in"
        " {names} (C.07 Art. 10)"
    ),
    "nothing-played": QT_TRANSLATE_NOOP("Check", "nothing is played yet"),
    "ranks-unsaid": QT_TRANSLATE_NOOP("Check", "the file gives no ranks"),
    "ranks-are-numbers": QT_TRANSLATE_NOOP(
        "Check", "the file gives everybody’s pairing number for a rank"
    ),
    "own-table": QT_TRANSLATE_NOOP(
        "Check", "an event file keeps no table; it is made anew whenever it is shown"
    ),
    "teams": QT_TRANSLATE_NOOP("Check", "teams are ranked here, not single players"),
    "knockout": QT_TRANSLATE_NOOP("Check", "matches decide the places of a knockout"),
    "ratings-changed": QT_TRANSLATE_NOOP(
        "Check", "ratings have changed since round {round} was paired, and the system asks for them"
    ),
    "pairing.results-missing": QT_TRANSLATE_NOOP(
        "Check", "results of round {round} are missing"
    ),
    "pairing.matches-open": QT_TRANSLATE_NOOP(
        "Check", "results of round {round} are missing at tables {tables}"
    ),
}  # fmt: skip
"""Why something is not checked, without a full stop."""

_ASSUMED: Mapping[str, str] = {
    "system-unsaid": QT_TRANSLATE_NOOP(
        "Check", "Nobody names the system of pairing (record 192 of a report); it was taken for the"
        " FIDE (Dutch) one."
    ),
    "no-approved-program": QT_TRANSLATE_NOOP(
        "Check", "FIDE has approved no program for this system (C.04.2 Art. 1.4): pairs are"
        " compared with the text as Arbiter reads it."
    ),
    "rated-by-permission": QT_TRANSLATE_NOOP(
        "Check", "FIDE rates these games only with the permission of its Qualification Commission,"
        " asked for beforehand: the system is not published by FIDE (C.04.2 Art. 1.2)."
    ),
    "first-day-unsaid": QT_TRANSLATE_NOOP(
        "Check", "Nobody names the first day (record 042 of a report); the rules in force since"
        " 2026-02-01 were taken."
    ),
    "initial-colour-unsaid": QT_TRANSLATE_NOOP(
        "Check", "The file does not say the initial colour (record 152); taken was {colour}, by"
        " which most boards of round 1 were given theirs."
    ),
    "rounds-unsaid": QT_TRANSLATE_NOOP(
        "Check", "The file does not say how many rounds are played (record 142); whether round"
        " {last} is the last one, in which topscorers are paired by rules of their own, is not"
        " known."
    ),
    "baku-taken": QT_TRANSLATE_NOOP(
        "Check", "Nobody says that the first rounds were accelerated; Baku acceleration (C.04.7)"
        " was taken, by which round 1 was paired."
    ),
    "baku-unnamed": QT_TRANSLATE_NOOP(
        "Check", "Round 1 was paired with Baku acceleration (C.04.7), and nobody names it; record"
        " 192 of a report does so with _BAKU at its end."
    ),
    "not-accelerated": QT_TRANSLATE_NOOP(
        "Check", "Round 1 was paired without the acceleration that is named (record 192, 250 or XXA"
        " of a report)."
    ),
    "colours-turned": QT_TRANSLATE_NOOP(
        "Check", "All colours of these rounds are the other ones of the Berger tables: {rounds}."
        " The file does not say that it follows them in this."
    ),
    "scheveningen-turned": QT_TRANSLATE_NOOP(
        "Check", "All colours of these rounds are the other ones of the tables of Scheveningen:"
        " {rounds}. Which team is the first of a table may be drawn."
    ),
    "list-unsaid": QT_TRANSLATE_NOOP(
        "Check", "The file names no tie-breaks (record 202 or 212); ranks were compared with points"
        " alone."
    ),
}  # fmt: skip
"""What was taken where a file says nothing."""

_COLOURS = {
    Colour.WHITE: QT_TRANSLATE_NOOP("Check", "White"),
    Colour.BLACK: QT_TRANSLATE_NOOP("Check", "Black"),
}


def grounds_text(catalogue: Catalogue, by: Remark) -> str:
    """Return by what pairings were checked, or that they were not."""
    return _told(catalogue, GROUNDS, by)


def reason_text(catalogue: Catalogue, remark: Remark) -> str:
    """Return why something is not checked."""
    if remark.code in _REASONS:
        return _told(catalogue, _REASONS, remark)
    if remark.code in GROUNDS:
        return _told(catalogue, GROUNDS, remark)
    # The words of all errors take long to import, and hardly any check ends in one.
    from arbiter_app.wording.errors.sentences import sentence

    return sentence(catalogue, remark.code, remark.facts).removesuffix(".")


def assumed_text(catalogue: Catalogue, remark: Remark) -> str:
    """Return what was taken where a file says nothing."""
    return _told(catalogue, _ASSUMED, remark)


def _told(catalogue: Catalogue, table: Mapping[str, str], remark: Remark) -> str:
    facts = {
        name: catalogue.translate("Check", _COLOURS[fact]) if isinstance(fact, Colour) else fact
        for name, fact in remark.facts.items()
    }
    return catalogue.translate("Check", table[remark.code]).format(**facts)
