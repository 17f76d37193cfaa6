"""The decision to undo or redo several acts at once."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QWidget

from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.tables.item_paint import ItemDelegate
from arbiter_app.i18n import translate

_WIDTH = 640
"""In pixels beside letters of the usual height."""


class ReversalDialog(Dialog):
    """Lists the acts in the order in which they are undone or redone; Esc leaves all as it is."""

    def __init__(
        self, parent: QWidget | None, *, title: str, body: str, acts: Sequence[str], verb: str
    ) -> None:
        # In Ukrainian the usual way out has the same verb as undoing.
        leave = translate("Reversal", "&Leave all as it is")
        super().__init__(parent, title, verb=verb, leave=leave)
        self.setMinimumWidth(px(_WIDTH))
        listed = QListWidget()
        listed.setAccessibleName(translate("Reversal", "Acts, in this order"))
        listed.setWordWrap(True)
        listed.setItemDelegate(ItemDelegate(listed))
        listed.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        listed.addItems(list(acts))
        listed.setCurrentRow(0)
        self.lay_out(body, listed)
        self.verb.setFocus()


def decided_reversal(
    parent: QWidget, *, title: str, body: str, acts: Sequence[str], verb: str
) -> bool:
    """Ask whether these acts shall be undone or redone."""
    return bool(ReversalDialog(parent, title=title, body=body, acts=acts, verb=verb).exec())
