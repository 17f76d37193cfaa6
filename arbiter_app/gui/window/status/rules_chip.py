"""The chip that says that the rules mode was left."""

from PySide6.QtCore import Signal

from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.window.status.chips import Chip
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event import by_rules


class RulesChip(Chip):
    """Stands there from then on."""

    asked = Signal()
    """What touched the pairings is to be shown."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self.clicked.connect(self.asked)
        open_event.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        left = self._open_event.tournament.rules_left
        if left is None:
            self.hide()
        else:
            told = by_rules.mode(window_catalogue(), left)
            self.tell(translate("Rules", "Outside the rules mode"), told)
