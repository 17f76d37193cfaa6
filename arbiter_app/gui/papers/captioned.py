"""A field with its words before it, as one part of a row that wraps."""

from PySide6.QtWidgets import QWidget

from arbiter_app.gui.look.layouts import row
from arbiter_app.gui.look.words import Label


def captioned(text: str, field: QWidget) -> QWidget:
    """Return a field behind its label, whose letter leads to it."""
    label = Label(text)
    label.setBuddy(field)
    field.setAccessibleName(text.replace("&", ""))
    held = QWidget()
    row(label, field, into=held)
    return held
