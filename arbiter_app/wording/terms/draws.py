"""Words for how numbers are drawn."""

from arbiter_app.domain.facts.numbering import CeremonyMode, ContingentKey, DrawMethod, VarmaVariant
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

_METHODS = {
    DrawMethod.LOTS: QT_TRANSLATE_NOOP("DrawMethod", "free draw by lots"),
    DrawMethod.BY_HAND: QT_TRANSLATE_NOOP("DrawMethod", "by hand in the hall"),
    DrawMethod.BY_RATING: QT_TRANSLATE_NOOP("DrawMethod", "by rating, without a draw"),
    DrawMethod.SEEDED_LOTS: QT_TRANSLATE_NOOP(
        "DrawMethod", "standard seeding of a knockout: 1 and 2 by rating, 3–4, 5–8 … by lot"
    ),
    DrawMethod.BY_PLACE: QT_TRANSLATE_NOOP("DrawMethod", "by the places taken before"),
    DrawMethod.VARMA: QT_TRANSLATE_NOOP(
        "DrawMethod", "restricted, by envelopes with the Varma tables (C.05 Annex 2)"
    ),
    DrawMethod.REPORTED: QT_TRANSLATE_NOOP("DrawMethod", "numbers of a report file (TRF)"),
}

_DRAWN_BY = {
    DrawMethod.LOTS: QT_TRANSLATE_NOOP("DrawnBy", "Numbers drawn by lots"),
    DrawMethod.BY_HAND: QT_TRANSLATE_NOOP("DrawnBy", "Numbers drawn by hand in the hall"),
    DrawMethod.BY_RATING: QT_TRANSLATE_NOOP("DrawnBy", "Numbers given by rating"),
    DrawMethod.SEEDED_LOTS: QT_TRANSLATE_NOOP(
        "DrawnBy",
        "Numbers by the standard seeding: 1 and 2 by rating, the rest by lot among equals",
    ),
    DrawMethod.BY_PLACE: QT_TRANSLATE_NOOP("DrawnBy", "Numbers by the places taken before"),
    DrawMethod.VARMA: QT_TRANSLATE_NOOP("DrawnBy", "Numbers drawn by envelopes (Varma tables)"),
    DrawMethod.REPORTED: QT_TRANSLATE_NOOP("DrawnBy", "Numbers of a report file (TRF)"),
}

_MODES = {
    CeremonyMode.IN_THE_HALL: QT_TRANSLATE_NOOP("CeremonyMode", "paper envelopes in the hall"),
    CeremonyMode.ON_SCREEN: QT_TRANSLATE_NOOP(
        "CeremonyMode", "envelopes on the screen, sealed by a seed announced before"
    ),
}

_CONTINGENTS_BY = {
    ContingentKey.FEDERATION: QT_TRANSLATE_NOOP("ContingentKey", "federation"),
    ContingentKey.REGION: QT_TRANSLATE_NOOP("ContingentKey", "region"),
    ContingentKey.CLUB: QT_TRANSLATE_NOOP("ContingentKey", "club"),
    ContingentKey.COACH: QT_TRANSLATE_NOOP("ContingentKey", "coach"),
}

_VARIANTS = {
    VarmaVariant.OFFICIAL: QT_TRANSLATE_NOOP("VarmaVariant", "row in force (C.05 Annex 2)"),
    VarmaVariant.CORRECTED: QT_TRANSLATE_NOOP("VarmaVariant", "older printing (C.06)"),
}


def method(catalogue: Catalogue, value: DrawMethod) -> str:
    return catalogue.translate("DrawMethod", _METHODS[value])


def drawn_by(catalogue: Catalogue, value: DrawMethod) -> str:
    """Return how numbers came about, as a sentence of its own."""
    return catalogue.translate("DrawnBy", _DRAWN_BY[value])


def mode(catalogue: Catalogue, value: CeremonyMode) -> str:
    return catalogue.translate("CeremonyMode", _MODES[value])


def contingents_by(catalogue: Catalogue, value: ContingentKey) -> str:
    """Return what makes players members of one contingent."""
    return catalogue.translate("ContingentKey", _CONTINGENTS_BY[value])


def variant(catalogue: Catalogue, value: VarmaVariant) -> str:
    """Return which printing of the row for 11 and 12 players is used."""
    return catalogue.translate("VarmaVariant", _VARIANTS[value])
