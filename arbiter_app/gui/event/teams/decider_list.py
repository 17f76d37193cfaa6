"""What decides a match of a bracket with equal match points: ticked, and put in order."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from arbiter_app.domain.facts.rules.team_rules import Decider
from arbiter_app.gui.parts.tables.item_paint import ItemDelegate
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.play.knockouts import decider_text


class DeciderList(QListWidget):
    """Space ticks and unticks, Alt with the arrows moves; what is not ticked decides nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(translate("DeciderList", "What decides with equal match points"))
        self.setItemDelegate(ItemDelegate(self))

    @property
    def deciders(self) -> tuple[Decider, ...]:
        """Those that are ticked, in their order."""
        return tuple(
            Decider(item.data(Qt.ItemDataRole.UserRole))
            for item in self._items
            if item.checkState() is Qt.CheckState.Checked
        )

    def show_deciders(self, chosen: Sequence[Decider]) -> None:
        """Show those that are chosen in their order, then the others."""
        self.clear()
        for each in (*chosen, *(other for other in Decider if other not in chosen)):
            item = QListWidgetItem(decider_text(window_catalogue(), each), self)
            item.setData(Qt.ItemDataRole.UserRole, each)
            is_chosen = each in chosen
            item.setCheckState(Qt.CheckState.Checked if is_chosen else Qt.CheckState.Unchecked)
        self.setCurrentRow(0)
        self.setFixedHeight(self.sizeHintForRow(0) * self.count() + 2 * self.frameWidth())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is not None and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self._shift(step)
        else:
            super().keyPressEvent(event)

    def _shift(self, by: int) -> None:
        """Move the line under the cursor up (-1) or down (1)."""
        row = self.currentRow()
        if 0 <= row + by < self.count():
            self.insertItem(row + by, self.takeItem(row))
            self.setCurrentRow(row + by)

    @property
    def _items(self) -> Iterator[QListWidgetItem]:
        return (self.item(row) for row in range(self.count()))
