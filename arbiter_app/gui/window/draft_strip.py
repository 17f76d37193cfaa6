"""The strip above the page that tells of forms that were half typed when the program ended."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton

from arbiter_app.gui.base.destinations import ContinueDraft, PageId
from arbiter_app.gui.base.page_drafts import draft_of
from arbiter_app.i18n import translate
from arbiter_app.services.copies.drafts import Drafts


class DraftStrip(QFrame):
    """Tells of one form after the other until each is gone on with or thrown away."""

    wants = Signal(object)
    """A form is to be gone on with: a `Destination`."""

    def __init__(self, drafts: Drafts) -> None:
        super().__init__()
        self._drafts = drafts
        self._waiting = list(drafts.forms)
        """Those that were there at the start: what is typed later is before the eyes."""
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._text = QLabel(wordWrap=True)
        go_on = QPushButton(translate("Draft", "Go on &with it"))
        go_on.clicked.connect(self._go_on)
        throw = QPushButton(translate("Draft", "Throw it awa&y"))
        throw.clicked.connect(self._throw_away)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 12, 4)
        row.setSpacing(10)
        row.addWidget(self._text, 1)
        row.addWidget(go_on)
        row.addWidget(throw)
        self.refresh()

    @property
    def text(self) -> str:
        """What it says; "" while it is not seen."""
        return "" if self.isHidden() else self._text.text()

    def turn_to(self, page: PageId) -> None:
        """Tell of other forms than that of a page which is seen now, where it stands again."""
        self.refresh(draft_of(page))

    def refresh(self, here: str | None = None) -> None:
        """Tell of the next form, if it was not finished or left meanwhile, and is not the one
        before the eyes.
        """
        kept = self._drafts.forms
        self._waiting = [each for each in self._waiting if each in kept and each != here]
        draft = self._drafts.kept(self._waiting[0]) if self._waiting else None
        self.setVisible(draft is not None)
        if draft is not None:
            time = f"{draft.at:%d.%m %H:%M}"
            text = _sentence(self._waiting[0]).format(time=time)
            self._text.setText(text)
            self.setAccessibleName(text)
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def _go_on(self) -> None:
        form = self._waiting[0]
        self.wants.emit(ContinueDraft(form))
        self.refresh()

    def _throw_away(self) -> None:
        self._drafts.drop(self._waiting[0])
        self.refresh()


def _sentence(form: str) -> str:
    match form.split(":"):
        case ["incident"]:
            return translate("Draft", "A half-written incident of {time} was kept.")
        case ["appeal"] | ["appeal-correction", _]:
            return translate("Draft", "A half-written protest or appeal of {time} was kept.")
        case ["appeal-decision", _]:
            return translate("Draft", "A half-written decision about an appeal of {time} was kept.")
        case ["times", _]:
            return translate("Draft", "Half-typed times of the rounds of {time} were kept.")
        case ["page", PageId.PLAYERS]:
            return translate("Draft", "A half-typed player of {time} was kept.")
        case ["page", PageId.OFFICIALS]:
            return translate("Draft", "A half-typed official of {time} was kept.")
        case ["page", PageId.REGISTRATION]:
            return translate("Draft", "What was being typed at the desk at {time} was kept.")
        case ["page", PageId.COMMISSION]:
            return translate("Draft", "What the commission was typing at {time} was kept.")
    return translate("Draft", "A half-written form of {time} was kept.")
