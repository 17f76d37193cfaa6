"""Acts of a page: each with its words, its keys, and the buttons that stand for it."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QPushButton, QToolButton, QWidget

from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.look.words import Look, show_as
from arbiter_app.i18n import translate


class PageAct(QAction):
    """An act that says why it cannot be done, to the mouse that rests on it and to its keys."""

    refused = Signal(str)
    """Its key was pressed while it cannot be done: the sentence that says why."""

    def __init__(self, text: str, owner: QWidget) -> None:
        super().__init__(text, owner)
        self._owner = owner
        self._why = ""
        self._keys: QShortcut | None = None
        """What takes the keys of an act that is refused: its own are dead then."""

    def offer(self, why_not: str = "") -> None:
        """Offer it, or refuse it for a reason."""
        if why_not == self._why and self.isEnabled() == (not why_not):
            return
        self._why = why_not
        self.setEnabled(not why_not)
        self.setToolTip(plain_tip(why_not))
        self.setStatusTip(why_not)
        if why_not and self._keys is None:
            self._keys = self._take_keys()
        if self._keys is not None:
            self._keys.setEnabled(bool(why_not))

    def _take_keys(self) -> QShortcut:
        keys = QShortcut(self._owner)
        keys.setKeys(self.shortcuts())
        keys.setContext(self.shortcutContext())
        keys.activated.connect(lambda: self.refused.emit(self._why))
        return keys


def act(
    owner: QWidget,
    text: str,
    do: Callable[[], object],
    *keys: Key,
    context: Qt.ShortcutContext = Qt.ShortcutContext.WindowShortcut,
) -> PageAct:
    """Return an act whose keys work while its owner is seen, or where the context says.

    Menus write the first of the keys.
    """
    action = PageAct(text, owner)
    action.setShortcuts(sequences(*keys))
    action.setShortcutContext(context)
    action.triggered.connect(lambda: do())
    owner.addAction(action)
    return action


def sequences(*keys: Key) -> list[QKeySequence]:
    """Return what Qt knows keys by."""
    return [QKeySequence(each) for key in keys for each in key.keys]


def act_on_row(table: QAbstractItemView, text: str, do: Callable[[], object]) -> PageAct:
    """Return the act that Enter and a double click do to the chosen row of a list."""
    in_table = Qt.ShortcutContext.WidgetShortcut
    action = act(table, text, do, Key.CHOOSE, context=in_table)
    table.doubleClicked.connect(action.trigger)
    return action


def none_chosen() -> str:
    """Return why an act about the chosen row of a list cannot be done where none is."""
    return translate("PageAct", "Nothing is chosen in the list.")


def act_button(action: QAction) -> QPushButton:
    """Return a button for an act; hovering tells the key, or why it cannot be done."""
    return _ActButton(action)


class _ActButton(QPushButton):
    def __init__(self, action: QAction) -> None:
        super().__init__(action.text())
        self._action = action
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.setEnabled(self._action.isEnabled())
        self.setCheckable(self._action.isCheckable())
        self.setChecked(self._action.isChecked())
        self.setToolTip(plain_tip(self._action.statusTip() or keys_text(self._action)))


def act_tool(action: QAction, *, raised: bool = False) -> QToolButton:
    """Return a small button for an act, pressed while the act is checked."""
    button = QToolButton(autoRaise=not raised)
    if raised:
        show_as(button, Look.BUTTON)
    button.setDefaultAction(action)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


def arrow_tool(action: QAction, look: Look) -> QToolButton:
    """Return a button for an act that turns to what is before or after."""
    button = show_as(QToolButton(autoRaise=True), look)
    name = action.text().replace("&", "")
    button.setAccessibleName(name)
    button.setToolTip(plain_tip(f"{name} ({keys_text(action)})"))
    button.clicked.connect(action.trigger)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    action.enabledChanged.connect(button.setEnabled)
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
