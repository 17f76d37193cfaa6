"""The card of keys (F1)."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.page import TypedKeys
from arbiter_app.gui.base.page_actions import key_text, keys_text
from arbiter_app.gui.parts.dialog import Dialog
from arbiter_app.i18n import translate

_ROWS = 19


class KeysDialog(Dialog):
    """Every act that has a key, menu by menu, as the menus say it now, and what else is typed."""

    def __init__(
        self,
        parent: QWidget,
        sections: Sequence[tuple[str, list[QAction]]],
        typed: TypedKeys | None = None,
    ) -> None:
        acts = [
            (title, [(keys_text(action), _plain(action.text())) for action in actions])
            for title, actions in sections
        ]
        super().__init__(
            parent,
            translate("Keys", "Keys"),
            _card([*acts, _in_a_list(), *([typed] if typed else [])]),
        )
        # Qt alone would open it no wider than two thirds of the screen, with every word cut.
        self.resize(self.sizeHint().boundedTo(self.screen().availableSize()))


def _in_a_list() -> TypedKeys:
    """Return the keys that every list has."""
    return translate("Keys", "In a list"), (
        (translate("ResultKeys", "A–Z"), translate("Keys", "to a name")),
        (key_text(Key.ROW_MENU), translate("Keys", "acts of the row")),
    )


def _card(sections: Sequence[tuple[str, Sequence[tuple[str, str]]]]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(18)
    column, row = 0, 0
    for title, rows in sections:
        if row and row + len(rows) > _ROWS:
            column, row = column + 3, 0
            grid.setColumnMinimumWidth(column - 1, 24)
        if rows:
            head = QLabel(f"<b>{title}</b>")
            grid.addWidget(head, row, column, 1, 2, Qt.AlignmentFlag.AlignBottom)
            row += 1
        for keys, words in rows:
            grid.addWidget(QLabel(keys), row, column)
            grid.addWidget(QLabel(words), row, column + 1)
            row += 1
    return grid


def _plain(text: str) -> str:
    """Return the name of an act without its mnemonic and what it would act upon now."""
    return text.partition(":")[0].replace("&", "").rstrip("…")
