"""A field that suggests what others have there."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QCompleter, QLineEdit

from arbiter_app.domain.names.collation import collation_key
from arbiter_app.domain.names.plain_text import NAME, Limit
from arbiter_app.gui.look.appearance import appearance
from arbiter_app.gui.parts.line import Line


class SuggestingField(Line):
    """A line of text with a list of suggestions below it while one is typed."""

    taken = Signal()
    """Enter was pressed in the open list: the text is what was chosen or typed."""

    def __init__(self, name: str, limit: Limit = NAME) -> None:
        super().__init__(limit=limit)
        self.setAccessibleName(name)
        self._suggestions = _Suggestions(self)
        self._suggestions.taken.connect(self.taken)
        self.setCompleter(self._suggestions)

    def offer(self, texts: Iterable[str]) -> None:
        """Suggest these texts from now on."""
        self._suggestions.words.setStringList(sorted(texts, key=collation_key))


class _Suggestions(QCompleter):
    """Qt's own list keeps Enter for itself; here Enter means what it means in the field.

    Qt makes the list when it is first wanted, and that is when it is dressed: a form has many such
    fields, and to make and dress a list takes longer than all else of one.
    """

    taken = Signal()

    def __init__(self, field: QLineEdit) -> None:
        super().__init__(field)
        self.words = QStringListModel(self)
        self.setModel(self.words)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setFilterMode(Qt.MatchFlag.MatchContains)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() is QEvent.Type.Polish and isinstance(watched, QAbstractItemView):
            appearance().dress(watched)
        is_enter = (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and watched is self.popup()
        )
        done = super().eventFilter(watched, event)
        if is_enter:
            self.taken.emit()
        return done
