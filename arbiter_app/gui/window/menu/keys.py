"""The card of keys (Shift+F1)."""

from collections.abc import Sequence
from itertools import count

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtWidgets import QGridLayout, QWidget

from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.page import TypedKeys
from arbiter_app.gui.base.page_actions import key_text, keys_text
from arbiter_app.gui.look.layouts import grid
from arbiter_app.gui.look.sizes import Room, Type, letters, px
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.words.heading import heading
from arbiter_app.i18n import translate

_ROWS = 19
"""So many lines stand below each other where there is room for columns beside them."""
_WIDEST = 1200


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
        super().__init__(parent, translate("Keys", "Keys"))
        all_ = [each for each in (*acts, _in_a_list(), *([typed] if typed else [])) if each[1]]
        room = min(self.screen().availableSize().width(), px(_WIDEST)) - 2 * px(Room.APART)
        self.lay_out(_card(_divided(all_, room)))
        # Qt alone would open it no wider than two thirds of the screen, with every word cut.
        self.resize(self.sizeHint().boundedTo(self.screen().availableSize()))


def _in_a_list() -> TypedKeys:
    """Return the keys that every list has."""
    return translate("Keys", "In a list"), (
        (translate("ResultKeys", "A–Z"), translate("Keys", "to a name")),
        (key_text(Key.ROW_MENU), translate("Keys", "acts of the row")),
    )


def _divided(sections: Sequence[TypedKeys], room: int) -> list[list[TypedKeys]]:
    """Return the sections in columns: as low ones as there is room for beside each other."""
    columns: list[list[TypedKeys]] = []
    lines = sum(len(rows) + 1 for _, rows in sections)
    for most in range(_ROWS, max(lines, _ROWS) + 1):
        columns = [[]]
        for section in sections:
            rows = [row for _, rows in columns[-1] for row in rows]
            if columns[-1] and len(rows) + len(columns[-1]) + len(section[1]) + 1 > most:
                columns.append([])
            columns[-1].append(section)
        if sum(map(_width, columns)) <= room:
            break
    return columns


def _width(column: Sequence[TypedKeys]) -> int:
    bold, plain = QFontMetrics(letters(Type.STRONG)), QFontMetrics(letters(Type.TEXT))
    rows = [row for _, rows in column for row in rows]
    widest = max(bold.horizontalAdvance(keys) for keys, _ in rows)
    return widest + max(plain.horizontalAdvance(act) for _, act in rows) + 3 * px(Room.MIDDLE)


def _card(columns: Sequence[Sequence[TypedKeys]]) -> QGridLayout:
    card = grid(down=Room.HAIR)
    for place, column in enumerate(columns):
        lines, left = count(), 3 * place
        card.setColumnMinimumWidth(left + 2, px(Room.MIDDLE))
        for title, rows in column:
            head = Qt.AlignmentFlag.AlignBottom
            card.addWidget(heading(title), next(lines), left, 1, 2, head)
            for keys, meaning in rows:
                line = next(lines)
                card.addWidget(words(keys, Look.STRONG), line, left)
                card.addWidget(words(meaning), line, left + 1)
    return card


def _plain(text: str) -> str:
    """Return the name of an act without its mnemonic and what it would act upon now."""
    return text.partition(":")[0].replace("&", "").rstrip("…")
