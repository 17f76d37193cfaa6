"""Keys that Qt alone would not bring where they belong."""

from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QMenu,
    QPushButton,
    QToolButton,
    QWidget,
)

# Keys at the same place of the Latin, the Ukrainian and the Russian keyboard.
LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.\\"
_UKRAINIAN = "йцукенгшщзхїфівапролджєячсмитьбюґ"
_RUSSIAN = "йцукенгшщзхъфывапролджэячсмитьбю\\"
_CYRILLIC = (str.maketrans(LATIN, _UKRAINIAN), str.maketrans(LATIN, _RUSSIAN))
TO_LATIN = str.maketrans(_UKRAINIAN + _RUSSIAN, LATIN + LATIN)


def on_each_keyboard(typed: str) -> tuple[str, ...]:
    """Return small letters as they were typed, and as the same keys give them on the other
    keyboards.
    """
    latin = typed.translate(TO_LATIN)
    return (typed, latin, *(latin.translate(each) for each in _CYRILLIC))


def keep_escape(event: QEvent) -> bool:
    """Keep Esc for the widget it is pressed in, whatever else in the window it would close; return
    whether the event asked for that.
    """
    is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
    if is_escape and event.type() is QEvent.Type.ShortcutOverride:
        event.accept()
        return True
    return False


class Keyboard(QObject):
    """Watches the keys of the widget that has the focus, in every window of the program.

    Qt's text fields take the keys of undo and redo always, which would leave Ctrl+Z dead while one
    has the focus: a field with nothing of its own to take back lets them pass to the event.

    Where X11 knows a Cyrillic keyboard alone, Ctrl+Z arrives as Ctrl+Я and means nothing to Qt:
    it is read as the Latin key of the same place. Alt stays as it is for the menus in Cyrillic.

    Enter presses the button that has the focus; Qt lets it do so in dialogs only.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        app.focusChanged.connect(self._watch)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if not isinstance(event, QKeyEvent) or not isinstance(watched, QWidget):
            return False
        if event.type() is QEvent.Type.ShortcutOverride:
            return _passes_field(watched, event)
        if _is_enter(event) and (button := _button_outside_dialogs(watched)):
            button.click()
            return True
        latin = _latin_letter(event)
        if event.type() is not QEvent.Type.KeyPress or latin is None:
            return False
        keys = QKeySequence(QKeyCombination(event.modifiers(), latin))
        if not _taken(watched, _pressed(QEvent.Type.ShortcutOverride, latin, event)) and (
            act := _act_with(keys, watched)
        ):
            act.trigger()
        else:
            QCoreApplication.sendEvent(watched, _pressed(QEvent.Type.KeyPress, latin, event))
        return True

    def _watch(self, left: QWidget | None, entered: QWidget | None) -> None:
        if left is not None:
            left.removeEventFilter(self)
        if entered is not None:
            entered.installEventFilter(self)


def _passes_field(watched: QWidget, event: QKeyEvent) -> bool:
    """Whether the key of undo or redo goes past a field that has nothing to undo or redo."""
    field = watched.lineEdit() if isinstance(watched, QComboBox) else watched
    if not isinstance(field, QLineEdit):
        return False
    undo, redo = QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo
    passes = (event.matches(undo) and not field.isUndoAvailable()) or (
        event.matches(redo) and not field.isRedoAvailable()
    )
    if passes:
        event.ignore()
    return passes


def _button_outside_dialogs(watched: QWidget) -> QAbstractButton | None:
    """Return a button that Enter should press: a dialog decides itself what Enter does in it."""
    if isinstance(watched.window(), QDialog):
        return None
    return watched if isinstance(watched, QPushButton | QToolButton) else None


def _is_enter(event: QKeyEvent) -> bool:
    """Whether Enter alone was pressed: held down, it presses once."""
    none, keypad = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier
    return (
        event.type() is QEvent.Type.KeyPress
        and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        and event.modifiers() in (none, keypad)
        and not event.isAutoRepeat()
    )


def _latin_letter(event: QKeyEvent) -> Qt.Key | None:
    """Return the Latin key at the place of a Cyrillic one pressed with Ctrl."""
    modifiers = event.modifiers()
    control, alt = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
    key = int(event.key())
    if not modifiers & control or modifiers & alt or key > 0xFFFF:
        return None
    latin = chr(key).lower().translate(TO_LATIN).upper()
    return Qt.Key(ord(latin)) if latin != chr(key) else None


def _pressed(type_: QEvent.Type, key: Qt.Key, event: QKeyEvent) -> QKeyEvent:
    return QKeyEvent(type_, key, event.modifiers(), "", event.isAutoRepeat(), event.count())


def _taken(field: QWidget, event: QKeyEvent) -> bool:
    """Whether a field takes a key for itself, as it takes Ctrl+C for its own text."""
    event.ignore()
    QCoreApplication.sendEvent(field, event)
    return event.isAccepted()


def _act_with(keys: QKeySequence, focused: QWidget) -> QAction | None:
    """Return the act of this window that has the keys."""
    acts = focused.window().findChildren(QAction)
    return next(
        (act for act in acts if keys in act.shortcuts() and _can_be_triggered(act, focused)),
        None,
    )


def _can_be_triggered(act: QAction, focused: QWidget) -> bool:
    if not act.isEnabled():
        return False
    owners = [owner for owner in act.associatedObjects() if isinstance(owner, QWidget)]
    if act.shortcutContext() is Qt.ShortcutContext.WidgetShortcut:
        return focused in owners
    return any(isinstance(owner, QMenu) or owner.isVisible() for owner in owners)
