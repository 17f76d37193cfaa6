"""The fields of the form of a player: in which rows they stand, and what each is typed into."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from PySide6.QtWidgets import QLineEdit

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import (
    HIGHEST_FIDE_ID,
    HIGHEST_RATING,
    PERSON_FIELD,
    FieldKind,
    PersonField,
    Sex,
    SportRank,
    Title,
)
from arbiter_app.gui.parts.fields.choice import Choice
from arbiter_app.gui.parts.fields.offering_field import OfferingField
from arbiter_app.gui.parts.fields.suggesting_field import SuggestingField
from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import window_catalogue
from arbiter_app.wording.terms.registration import person_fields

Input = QLineEdit | Choice[Any]

ROWS: tuple[tuple[str, ...], ...] = (
    ("name",),
    ("birth", "sport_rank"),
    ("grade",),
    ("region",),
    ("national_rating", "fide_rating"),
    ("patronymic",),
    ("latin_name",),
    ("sex", "title"),
    ("fide_id", "national_id"),
    ("federation",),
    ("club",),
    ("coach",),
    ("team",),
    ("account", "venue"),
    ("needs",),
    ("arbiters_rating",),
)
"""The fields row by row. The first are what is typed of a person whom no list knows: Enter may be
pressed after any of them. A grade is asked for in sports that have them, the rating by the arbiter
only where there is no other.
"""

ASKED = tuple(PERSON_FIELD[name] for row in ROWS for name in row)
"""The fields in the order of the keys."""

NUMBERS: Mapping[FieldKind, tuple[str, int]] = {
    FieldKind.NUMBER: ("players.fide-id", HIGHEST_FIDE_ID),
    FieldKind.RATING: ("players.rating", HIGHEST_RATING),
}
"""By kind of number: the code of what is wrong with it, and the highest there is."""

MAY_BE_UNREADABLE = frozenset({FieldKind.BIRTH, FieldKind.GRADE, *NUMBERS})

_CHOICES: Mapping[FieldKind, type[StrEnum]] = {
    FieldKind.SEX: Sex,
    FieldKind.TITLE: Title,
    FieldKind.SPORT_RANK: SportRank,
}
_SUGGESTED = frozenset({"latin_name", *(key.value for key in ContingentKey)})
"""The fields that offer what others have there, or what may be meant."""


def input_of(field: PersonField) -> Input:
    """Return what a field is typed into, or chosen in."""
    catalogue = window_catalogue()
    asked = person_fields.asked(catalogue, field.name)
    if field.kind in _CHOICES:
        return Choice(
            asked, _CHOICES[field.kind], lambda value: person_fields.value_text(catalogue, value)
        )
    if field.name == "region":
        return OfferingField(asked)
    if field.name in _SUGGESTED:
        return SuggestingField(asked)
    line = Line(limit=field.limit)
    line.setAccessibleName(asked)
    line.setPlaceholderText(person_fields.hint(catalogue, field.name))
    return line
