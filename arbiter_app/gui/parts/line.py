"""Fields in which a text is typed or pasted: nothing comes in that could not be kept."""

from PySide6.QtGui import QTextCursor, QValidator
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from arbiter_app.domain.names.plain_text import NAME, TEXT, Limit, seen


class Line(QLineEdit):
    """A line of text, no longer than what it is kept as. What is pasted loses what nobody sees; a
    longer text of an older event stands there whole, to be shortened.
    """

    def __init__(self, text: str = "", limit: Limit = NAME, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._longest = limit.longest
        keep_bounds(self, limit)
        if text:
            self.setText(text)

    def setMaxLength(self, longest: int) -> None:  # noqa: N802
        self._longest = longest
        super().setMaxLength(longest)

    def setText(self, text: str | None) -> None:  # noqa: N802
        super().setMaxLength(max(self._longest, len(text or "")))
        super().setText(text)


class Lines(QPlainTextEdit):
    """Lines of text, no longer than what they are kept as; Tab leaves them."""

    def __init__(self, limit: Limit = TEXT) -> None:
        super().__init__()
        self.setTabChangesFocus(True)
        self._limit = self._longest = limit.longest
        self.textChanged.connect(self._keep_bounds)

    def setPlainText(self, text: str | None) -> None:  # noqa: N802
        self._longest = max(self._limit, len(text or ""))
        super().setPlainText(text or "")

    def _keep_bounds(self) -> None:
        text, cursor = self.toPlainText(), self.textCursor()
        plain = seen(text, has_lines=True)[: self._longest]
        if plain == text:
            return
        place = min(len(seen(text[: cursor.position()], has_lines=True)), len(plain))
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(plain)
        cursor.setPosition(place)
        self.setTextCursor(cursor)


class _Seen(QValidator):
    """Takes out of a line what cannot be kept, as soon as it stands there."""

    def validate(self, text: str, place: int) -> object:
        plain = seen(text)
        if plain != text:
            place = min(len(seen(text[:place])), len(plain))
        return QValidator.State.Acceptable, plain, place


def keep_bounds(field: QLineEdit, limit: Limit = NAME) -> None:
    """Let nothing be typed into a field that could not be kept."""
    field.setMaxLength(limit.longest)
    field.setValidator(_Seen(field))
