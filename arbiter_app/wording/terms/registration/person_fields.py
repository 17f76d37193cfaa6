"""What the fields of a person are called wherever they are shown, and how their values read."""

from collections.abc import Mapping

from arbiter_app.domain.facts.people.grades import Grade
from arbiter_app.domain.facts.people.people import (
    Birth,
    LaterRatings,
    RatingOrigin,
    Sex,
    SportRank,
    Title,
)
from arbiter_app.formats.days import format_birth
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.values import frozen
from arbiter_app.wording.terms.registration import people, ratings


@frozen(kw_only=True)
class _Forms:
    """How one field is called; a form that is left out is the name itself."""

    name: str = ""
    """Above a column of a sheet or of the registry: "FIDE title"."""
    said: str
    """In a sentence: "title"."""
    asked: str | None = None
    """What the form asks for, in full, as a screen reader says it."""
    label: str | None = None
    """The short word before the field in the form."""
    column: str | None = None
    """The short word above a column of a list or on paper."""
    hint: str | None = None
    """What stands in the empty field of the form."""


# fmt: off
_FORMS: Mapping[str, _Forms] = {
    "name": _Forms(
        name=QT_TRANSLATE_NOOP("PlayerSheet", "Surname and name"),
        said=QT_TRANSLATE_NOOP("PlayerField", "name"),
        asked=QT_TRANSLATE_NOOP("PlayerForm", "Name, surname first"),
        label=QT_TRANSLATE_NOOP("PlayerForm", "Name"),
        column=QT_TRANSLATE_NOOP("PlayerRows", "Name"),
    ),
    "patronymic": _Forms(
        name=QT_TRANSLATE_NOOP("PlayerSheet", "Patronymic"),
        said=QT_TRANSLATE_NOOP("PlayerField", "patronymic"),
    ),
    "latin_name": _Forms(
        name=QT_TRANSLATE_NOOP("PlayerSheet", "In Latin"),
        said=QT_TRANSLATE_NOOP("PlayerField", "Latin name"),
        asked=QT_TRANSLATE_NOOP("PlayerForm", "Name in Latin letters"),
    ),
    "birth": _Forms(
        name=QT_TRANSLATE_NOOP("PlayerSheet", "Birth"),
        said=QT_TRANSLATE_NOOP("PlayerField", "birth"),
        asked=QT_TRANSLATE_NOOP("PlayerForm", "Birth, year or date"),
        column=QT_TRANSLATE_NOOP("PlayerRows", "Birth"),
        hint=QT_TRANSLATE_NOOP("PlayerForm", "year or date"),
    ),
    "sex": _Forms(
        name=QT_TRANSLATE_NOOP("PlayerSheet", "Sex"),
        said=QT_TRANSLATE_NOOP("PlayerField", "sex"),
    ),
    "title": _Forms(
        name=QT_TRANSLATE_NOOP("PlayerSheet", "FIDE title"),
        said=QT_TRANSLATE_NOOP("PlayerField", "title"),
        asked=QT_TRANSLATE_NOOP("PlayerForm", "International title"),
        label=QT_TRANSLATE_NOOP("PlayerForm", "title"),
        column=QT_TRANSLATE_NOOP("PlayerRows", "Title"),
    ),
    "sport_rank": _Forms(
        name=QT_TRANSLATE_NOOP("PlayerSheet", "Sport rank"),
        said=QT_TRANSLATE_NOOP("PlayerField", "sport rank"),
        asked=QT_TRANSLATE_NOOP("PlayerForm", "Sport rank"),
        label=QT_TRANSLATE_NOOP("PlayerForm", "rank"),
        column=QT_TRANSLATE_NOOP("PlayerRows", "Rank"),
    ),
    "grade": _Forms(
        name=QT_TRANSLATE_NOOP("PlayerSheet", "Grade"),
        said=QT_TRANSLATE_NOOP("PlayerField", "grade"),
        asked=QT_TRANSLATE_NOOP("PlayerForm", "Grade of Go, kyu or dan"),
        label=QT_TRANSLATE_NOOP("PlayerForm", "Grade"),
        column=QT_TRANSLATE_NOOP("PlayerRows", "Grade"),
        hint=QT_TRANSLATE_NOOP("PlayerForm", "of Go: 5k, 1d"),
    ),
    "fide_rating": _Forms(
        name=QT_TRANSLATE_NOOP("PlayerSheet", "FIDE rating"),
        said=QT_TRANSLATE_NOOP("PlayerField", "FIDE rating"),
        label=QT_TRANSLATE_NOOP("PlayerForm", "FIDE"),
        column=QT_TRANSLATE_NOOP("PlayerRows", "FIDE"),
    ),
    "fide_origin": _Forms(
        said=QT_TRANSLATE_NOOP("PlayerField", "list of the FIDE rating"),
    ),
    "national_rating": _Forms(
        name=QT_TRANSLATE_NOOP("PlayerSheet", "National rating"),
        said=QT_TRANSLATE_NOOP("PlayerField", "national rating"),
        column=QT_TRANSLATE_NOOP("PlayerRows", "Nat."),
    ),
    "national_origin": _Forms(
        said=QT_TRANSLATE_NOOP("PlayerField", "list of the national rating"),
    ),
    "arbiters_rating": _Forms(
        name=QT_TRANSLATE_NOOP("PlayerSheet", "Rating by the arbiter"),
        said=QT_TRANSLATE_NOOP("PlayerField", "rating for tie-breaks"),
        asked=QT_TRANSLATE_NOOP("PlayerForm", "Rating by the arbiter, for tie-breaks"),
        label=QT_TRANSLATE_NOOP("PlayerForm", "By arbiter"),
        column=QT_TRANSLATE_NOOP("PlayerRows", "By arb."),
        hint=QT_TRANSLATE_NOOP("PlayerForm", "of the unrated, for tie-breaks"),
    ),
    "later_ratings": _Forms(
        said=QT_TRANSLATE_NOOP("PlayerField", "ratings of later lists"),
    ),
    "fide_id": _Forms(
        name=QT_TRANSLATE_NOOP("PlayerSheet", "FIDE ID"),
        said=QT_TRANSLATE_NOOP("PlayerField", "FIDE ID"),
    ),
    "national_id": _Forms(
        name=QT_TRANSLATE_NOOP("PlayerSheet", "National ID"),
        said=QT_TRANSLATE_NOOP("PlayerField", "national ID"),
        label=QT_TRANSLATE_NOOP("PlayerForm", "national ID"),
    ),
    "federation": _Forms(
        name=QT_TRANSLATE_NOOP("PlayerSheet", "Federation"),
        said=QT_TRANSLATE_NOOP("PlayerField", "federation"),
        column=QT_TRANSLATE_NOOP("PlayerRows", "Fed."),
    ),
    "region": _Forms(
        name=QT_TRANSLATE_NOOP("PlayerSheet", "Region"),
        said=QT_TRANSLATE_NOOP("PlayerField", "region"),
    ),
    "club": _Forms(
        name=QT_TRANSLATE_NOOP("PlayerSheet", "Club"),
        said=QT_TRANSLATE_NOOP("PlayerField", "club"),
        asked=QT_TRANSLATE_NOOP("PlayerForm", "Club or organisation"),
    ),
    "coach": _Forms(
        name=QT_TRANSLATE_NOOP("PlayerSheet", "Coach"),
        said=QT_TRANSLATE_NOOP("PlayerField", "coach"),
    ),
    "team": _Forms(
        name=QT_TRANSLATE_NOOP("PlayerSheet", "Team"),
        said=QT_TRANSLATE_NOOP("PlayerField", "team"),
        asked=QT_TRANSLATE_NOOP("PlayerForm", "Team for which the results count"),
        label=QT_TRANSLATE_NOOP("PlayerForm", "Team"),
        hint=QT_TRANSLATE_NOOP("PlayerForm", "for team scores"),
    ),
    "account": _Forms(
        name=QT_TRANSLATE_NOOP("PlayerSheet", "Account"),
        said=QT_TRANSLATE_NOOP("PlayerField", "account"),
        asked=QT_TRANSLATE_NOOP("PlayerForm", "Account on the server, of events online"),
        label=QT_TRANSLATE_NOOP("PlayerForm", "Account"),
    ),
    "venue": _Forms(
        name=QT_TRANSLATE_NOOP("PlayerSheet", "Venue"),
        said=QT_TRANSLATE_NOOP("PlayerField", "venue"),
        asked=QT_TRANSLATE_NOOP("PlayerForm", "Venue, of hybrid events"),
        label=QT_TRANSLATE_NOOP("PlayerForm", "venue"),
        column=QT_TRANSLATE_NOOP("PlayerRows", "Venue"),
    ),
    "needs": _Forms(
        name=QT_TRANSLATE_NOOP("PlayerSheet", "Special needs"),
        said=QT_TRANSLATE_NOOP("PlayerField", "special needs"),
        label=QT_TRANSLATE_NOOP("PlayerForm", "Needs"),
        column=QT_TRANSLATE_NOOP("PlayerRows", "Needs"),
        hint=QT_TRANSLATE_NOOP("PlayerForm", "access, floor, seat, assistant"),
    ),
}
_OF_SHEETS: Mapping[str, str] = {
    "given_name": QT_TRANSLATE_NOOP("PlayerSheet", "Given name"),
    "tournament": QT_TRANSLATE_NOOP("PlayerSheet", "Tournament"),
    "roster": QT_TRANSLATE_NOOP("PlayerSheet", "Team"),
    "board": QT_TRANSLATE_NOOP("PlayerSheet", "Board"),
}
"""What only sheets have a column for."""
# fmt: on

SAID: Mapping[str, str] = {field: forms.said for field, forms in _FORMS.items()}
"""What `in_sentence` translates."""


def heading(catalogue: Catalogue, field: str) -> str:
    """Return what stands above a column of a sheet: "FIDE title"."""
    name = _OF_SHEETS.get(field) or _FORMS[field].name
    return catalogue.translate("PlayerSheet", name)


def in_sentence(catalogue: Catalogue, field: str) -> str:
    """Return what a field is called within a sentence: "sport rank"."""
    return catalogue.translate("PlayerField", _FORMS[field].said)


def asked(catalogue: Catalogue, field: str) -> str:
    """Return what the form asks for, in full: "Birth, year or date"."""
    words = _FORMS[field].asked
    return catalogue.translate("PlayerForm", words) if words else heading(catalogue, field)


def label(catalogue: Catalogue, field: str) -> str:
    """Return the word before a field of the form: "By arbiter"."""
    words = _FORMS[field].label
    return catalogue.translate("PlayerForm", words) if words else heading(catalogue, field)


def column(catalogue: Catalogue, field: str) -> str:
    """Return the short word above a column: "Fed."."""
    words = _FORMS[field].column
    return catalogue.translate("PlayerRows", words) if words else heading(catalogue, field)


def hint(catalogue: Catalogue, field: str) -> str:
    """Return what stands in the empty field of the form, "" for nothing."""
    words = _FORMS[field].hint
    return catalogue.translate("PlayerForm", words) if words else ""


def value_text(catalogue: Catalogue, value: object) -> str:
    """Return the value of a field as people read it, "" for none."""
    match value:
        case None:
            return ""
        case Birth():
            return format_birth(value)
        case Sex():
            return people.sex(catalogue, value)
        case Title():
            return people.title(catalogue, value)
        case SportRank():
            return people.sport_rank(catalogue, value)
        case Grade():
            return people.grade(catalogue, value)
        case RatingOrigin():
            return ratings.origin(catalogue, value)
        case LaterRatings():
            return ratings.later(catalogue, value)
        case _:
            return str(value)
