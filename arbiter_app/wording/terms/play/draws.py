"""Words for how numbers are drawn."""

from collections.abc import Mapping

from arbiter_app.domain.facts.play.numbering import CeremonyMode, DrawMethod, VarmaVariant
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.values import frozen


@frozen(kw_only=True)
class _Method:
    """What a way of getting numbers is called."""

    name: str
    drawn_by: str
    """How numbers came about, as a sentence of its own."""
    drawn_by_of_teams: str = ""
    """The same of teams where that is said otherwise."""
    name_of_teams: str = ""
    """The name of teams where that is said otherwise."""
    held: str = ""
    """How a draw before everybody is held, after "begun"; "" where it is not held so."""


# fmt: off
_METHODS: Mapping[DrawMethod, _Method] = {
    DrawMethod.LOTS: _Method(
        name=QT_TRANSLATE_NOOP("DrawMethod", "free draw by lots"),
        drawn_by=QT_TRANSLATE_NOOP("DrawnBy", "Numbers drawn by lots"),
        held=QT_TRANSLATE_NOOP("DrawHeld", "by lots"),
    ),
    DrawMethod.BY_HAND: _Method(
        name=QT_TRANSLATE_NOOP("DrawMethod", "by hand in the hall"),
        drawn_by=QT_TRANSLATE_NOOP("DrawnBy", "Numbers drawn by hand in the hall"),
    ),
    DrawMethod.BY_RATING: _Method(
        name=QT_TRANSLATE_NOOP("DrawMethod", "by rating, without a draw"),
        drawn_by=QT_TRANSLATE_NOOP("DrawnBy", "Numbers given by rating"),
        name_of_teams=QT_TRANSLATE_NOOP("DrawMethod", "by strength, without a draw"),
        drawn_by_of_teams=QT_TRANSLATE_NOOP("DrawnBy", "Numbers given by strength"),
    ),
    DrawMethod.SEEDED_LOTS: _Method(
        name=QT_TRANSLATE_NOOP(
            "DrawMethod", "standard seeding of a knockout: 1 and 2 by rating, 3–4, 5–8 … by lot"
        ),
        drawn_by=QT_TRANSLATE_NOOP(
            "DrawnBy",
            "Numbers by the standard seeding: 1 and 2 by rating, the rest by lot among equals",
        ),
        name_of_teams=QT_TRANSLATE_NOOP(
            "DrawMethod", "standard seeding of a knockout: 1 and 2 by strength, 3–4, 5–8 … by lot"
        ),
        drawn_by_of_teams=QT_TRANSLATE_NOOP(
            "DrawnBy",
            "Numbers by the standard seeding: 1 and 2 by strength, the rest by lot among equals",
        ),
    ),
    DrawMethod.BY_PLACE: _Method(
        name=QT_TRANSLATE_NOOP("DrawMethod", "by the places taken before"),
        drawn_by=QT_TRANSLATE_NOOP("DrawnBy", "Numbers by the places taken before"),
    ),
    DrawMethod.VARMA: _Method(
        name=QT_TRANSLATE_NOOP(
            "DrawMethod", "restricted, by envelopes with the Varma tables (C.05 Annex 2)"
        ),
        drawn_by=QT_TRANSLATE_NOOP("DrawnBy", "Numbers drawn by envelopes (Varma tables)"),
        held=QT_TRANSLATE_NOOP("DrawHeld", "from envelopes"),
    ),
    DrawMethod.REPORTED: _Method(
        name=QT_TRANSLATE_NOOP("DrawMethod", "numbers of a report file (TRF)"),
        drawn_by=QT_TRANSLATE_NOOP("DrawnBy", "Numbers of a report file (TRF)"),
    ),
}
# fmt: on

_MODES = {
    CeremonyMode.IN_THE_HALL: QT_TRANSLATE_NOOP("CeremonyMode", "paper envelopes in the hall"),
    CeremonyMode.ON_SCREEN: QT_TRANSLATE_NOOP(
        "CeremonyMode", "envelopes on the screen, sealed by a seed announced before"
    ),
}

_VARIANTS = {
    VarmaVariant.OFFICIAL: QT_TRANSLATE_NOOP("VarmaVariant", "row in force (C.05 Annex 2)"),
    VarmaVariant.CORRECTED: QT_TRANSLATE_NOOP("VarmaVariant", "older printing (C.06)"),
}


def method(catalogue: Catalogue, value: DrawMethod, *, of_teams: bool = False) -> str:
    """Return what a way of getting numbers is called: of players, or of teams."""
    said = _METHODS[value]
    return catalogue.translate("DrawMethod", (of_teams and said.name_of_teams) or said.name)


def drawn_by(catalogue: Catalogue, value: DrawMethod, *, of_teams: bool = False) -> str:
    """Return how numbers came about, as a sentence of its own."""
    said = _METHODS[value]
    text = (of_teams and said.drawn_by_of_teams) or said.drawn_by
    return catalogue.translate("DrawnBy", text)


def held(catalogue: Catalogue, value: DrawMethod) -> str:
    """Return how a draw before everybody is held: "by lots", "from envelopes"."""
    return catalogue.translate("DrawHeld", _METHODS[value].held)


def mode(catalogue: Catalogue, value: CeremonyMode) -> str:
    return catalogue.translate("CeremonyMode", _MODES[value])


def variant(catalogue: Catalogue, value: VarmaVariant) -> str:
    """Return which printing of the row for 11 and 12 players is used."""
    return catalogue.translate("VarmaVariant", _VARIANTS[value])
