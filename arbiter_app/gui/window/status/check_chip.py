"""The chip that says that the file is being compared with its journal, or is at fault."""

from PySide6.QtCore import Signal

from arbiter_app.domain.facts.event import Soundness
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.window.status.chips import Chip
from arbiter_app.i18n import translate


class CheckChip(Chip):
    """Gone as soon as the file was found to be what its journal says."""

    asked = Signal()
    """How to go on with a file at fault is to be decided."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self.clicked.connect(self._ask)
        open_event.changed.connect(self._refresh)
        self._refresh()

    def _ask(self) -> None:
        if self._open_event.facts.soundness is Soundness.FAULTY:
            self.asked.emit()

    def _refresh(self) -> None:
        match self._open_event.facts.soundness:
            case Soundness.SOUND:
                self.hide()
            case Soundness.BEING_CHECKED:
                self.tell(
                    translate("FileCheck", "File being checked"),
                    translate(
                        "FileCheck",
                        "The file is being compared with its journal. Go on meanwhile; papers say"
                        " that it is not done yet.",
                    ),
                )
            case Soundness.FAULTY:
                self.tell(
                    translate("FileCheck", "File at fault"),
                    translate(
                        "FileCheck",
                        "The file is not what its journal says, and nothing is written. Press to"
                        " decide how to go on.",
                    ),
                )
