"""What of the journal is shown: by person, by what it is about, with or without what is undone."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from arbiter_app.gui.look.sizes import px
from arbiter_app.i18n import QT_TRANSLATE_NOOP, translate
from arbiter_app.services.journal_lines import History, Subject, subject
from arbiter_app.services.undoing import HistoryEntry, Kind

_SUBJECTS = {
    Subject.ROUNDS: QT_TRANSLATE_NOOP("JournalFilter", "Rounds and results"),
    Subject.PLAYERS: QT_TRANSLATE_NOOP("JournalFilter", "Players and papers"),
    Subject.INCIDENTS: QT_TRANSLATE_NOOP("JournalFilter", "Incidents and appeals"),
    Subject.DRAW: QT_TRANSLATE_NOOP("JournalFilter", "Draw"),
    Subject.EVENT: QT_TRANSLATE_NOOP("JournalFilter", "Event and rules"),
    Subject.PAPERS: QT_TRANSLATE_NOOP("JournalFilter", "Prints and files"),
}


_WIDEST = 180
"""A name that is longer is cut; in pixels beside letters of the usual height."""
_REVERSALS = (Kind.UNDO, Kind.REDO)


class JournalFilter(QObject):
    """Choices beside the box for words; each takes entries away."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._who = QComboBox()
        self._who.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._who.setMaximumWidth(px(_WIDEST))
        self._who.setAccessibleName(translate("JournalFilter", "Who"))
        self._about = QComboBox()
        self._about.setAccessibleName(translate("JournalFilter", "About"))
        self._about.addItem(translate("JournalFilter", "Everything"), None)
        for each, words in _SUBJECTS.items():
            self._about.addItem(translate("JournalFilter", words), each)
        self._undone = QCheckBox(translate("JournalFilter", "U&ndone"))
        self._undone.setToolTip(
            translate("JournalFilter", "Acts that were undone, and the undoing itself")
        )
        self._notes = QCheckBox(translate("JournalFilter", "Print&s"))
        self._notes.setToolTip(
            translate("JournalFilter", "What was printed and written into files")
        )
        for box in (self._undone, self._notes):
            box.setChecked(True)
            box.toggled.connect(self.changed)
        for choice in (self._who, self._about):
            choice.currentIndexChanged.connect(self.changed)

    @property
    def parts(self) -> Sequence[QWidget]:
        """The choices as they stand beside each other."""
        return self._who, self._about, self._undone, self._notes

    def offer(self, people: Iterable[str]) -> None:
        """Offer the people of the journal, the choice staying where it can."""
        names = [translate("JournalFilter", "Everybody"), *people]
        if names == [self._who.itemText(index) for index in range(self._who.count())]:
            return
        chosen = self._who.currentText()
        self._who.blockSignals(True)
        self._who.clear()
        self._who.addItems(names)
        self._who.setCurrentIndex(max(self._who.findText(chosen), 0))
        self._who.blockSignals(False)

    def passes(self, history: History) -> Callable[[HistoryEntry], bool]:
        """Return what tells whether an entry is shown."""
        who = self._who.currentText() if self._who.currentIndex() > 0 else None
        about: str | None = self._about.currentData()
        with_undone, with_notes = self._undone.isChecked(), self._notes.isChecked()

        def shown(entry: HistoryEntry) -> bool:
            return (
                (who is None or history.who(entry) == who)
                and (about is None or subject(history.act_of(entry)) == about)
                and (with_notes or entry.kind is not Kind.NOTE)
                and (with_undone or not (history.is_undone(entry) or entry.kind in _REVERSALS))
            )

        return shown
