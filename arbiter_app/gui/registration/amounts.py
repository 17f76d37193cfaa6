"""Fields for amounts of money."""

from PySide6.QtWidgets import QSizePolicy, QWidget

from arbiter_app.gui.look.layouts import row
from arbiter_app.gui.look.sizes import field_width
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.words.problem import InlineField

_LARGEST = "00 000,00"


def amount_field(name: str) -> InlineField:
    """Return a field that is as wide as the largest amount."""
    field = InlineField(name)
    field.setFixedWidth(field_width(_LARGEST))
    return field


def labelled(label: str, field: InlineField, *beside: QWidget) -> QWidget:
    """Return a field with its label before it, and what stands beside it, in one line."""
    word = words(label, Look.SECOND)
    word.setBuddy(field)
    made = QWidget()
    row(word, field, *beside, into=made)
    made.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
    return made
