"""Acts of a page: each with its words, its keys, and the buttons that stand for it."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QPushButton, QToolButton, QWidget

from arbiter_app.gui.base.keys import Key


def act(
    owner: QWidget,
    text: str,
    do: Callable[[], object],
    *keys: Key,
    context: Qt.ShortcutContext = Qt.ShortcutContext.WindowShortcut,
) -> QAction:
    """Return an act whose keys work while its owner is seen, or where the context says.

    Menus write the first of the keys.
    """
    action = QAction(text, owner)
    action.setShortcuts(sequences(*keys))
    action.setShortcutContext(context)
    action.triggered.connect(lambda: do())
    owner.addAction(action)
    return action


def sequences(*keys: Key) -> list[QKeySequence]:
    """Return what Qt knows keys by."""
    return [QKeySequence(each) for key in keys for each in key.keys]


def act_on_row(table: QAbstractItemView, text: str, do: Callable[[], object]) -> QAction:
    """Return the act that Enter and a double click do to the chosen row of a list."""
    in_table = Qt.ShortcutContext.WidgetShortcut
    action = act(table, text, do, Key.CHOOSE, context=in_table)
    table.doubleClicked.connect(action.trigger)
    return action


def act_button(action: QAction) -> QPushButton:
    """Return a button for an act; hovering tells the key."""
    button = QPushButton(action.text())
    button.setToolTip(keys_text(action))
    button.setEnabled(action.isEnabled())
    button.clicked.connect(action.trigger)
    action.enabledChanged.connect(button.setEnabled)
    return button


def act_tool(action: QAction, *, raised: bool = False) -> QToolButton:
    """Return a small button for an act, pressed while the act is checked."""
    button = QToolButton(autoRaise=not raised)
    button.setDefaultAction(action)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


def key_text(key: Key) -> str:
    """Return the key that is told for a meaning, as the menus write it."""
    return QKeySequence(key.keys[0]).toString(QKeySequence.SequenceFormat.NativeText)


def keys_text(action: QAction) -> str:
    """Return the keys of an act as the menus write them."""
    native = QKeySequence.SequenceFormat.NativeText
    # Keyboards mark both of them Enter.
    names = (key.toString(native).replace("Return", "Enter") for key in action.shortcuts())
    return ", ".join(dict.fromkeys(names))
