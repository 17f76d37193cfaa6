"""A day and an hour, typed as figures."""

from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from arbiter_app.formats.moments import format_moment, parse_moment
from arbiter_app.gui.look.sizes import field_width
from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import translate


class MomentEdit(Line):
    """A field for a moment. Enter or leaving takes it, Esc brings back what was there."""

    entered = Signal(object)
    """Another moment was typed, None for nothing."""
    unreadable = Signal(str)
    """What was typed is no moment; the sentence says how to type one."""

    def __init__(self) -> None:
        super().__init__()
        self._moment: datetime | None = None
        self.setPlaceholderText(translate("MomentEdit", "DD.MM.YYYY HH:MM"))
        self.setFixedWidth(max(map(field_width, ("00.00.0000 00:00", self.placeholderText()))))
        self.editingFinished.connect(self._take)

    @property
    def moment(self) -> datetime | None:
        """The moment taken last."""
        return self._moment

    @moment.setter
    def moment(self, moment: datetime | None) -> None:
        self._moment = moment
        self.setText(format_moment(moment))

    @property
    def is_unsaved(self) -> bool:
        """Whether something else is being typed than the moment taken last."""
        return self.text() != format_moment(self._moment)

    def type_again(self, text: str) -> None:
        """Show what was being typed and is not taken yet."""
        self.setText(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape and self.text() != format_moment(self._moment):
            self.setText(format_moment(self._moment))
            self.selectAll()
        else:
            super().keyPressEvent(event)

    def _take(self) -> None:
        if self.text() == format_moment(self._moment):
            return
        try:
            moment = parse_moment(self.text())
        except ValueError:
            self._refuse()
            return
        changed = moment != self._moment
        self.moment = moment
        if changed:
            self.entered.emit(moment)

    def _refuse(self) -> None:
        self.unreadable.emit(unreadable_moment(self.text()))
        if self.hasFocus():
            self.selectAll()
        else:
            self.setText(format_moment(self._moment))


def unreadable_moment(text: str) -> str:
    """Say that a text is no moment, and how to type one."""
    pattern = translate(
        "MomentEdit", "“{text}” is not a day and an hour. Type them like 05.06.2026 15:00."
    )
    return pattern.format(text=text)
