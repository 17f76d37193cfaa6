"""What a pair of eyes and a screen reader would find wrong with what the window shows."""

from collections.abc import Collection, Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QTabBar,
    QTextEdit,
    QToolButton,
    QWidget,
)

from arbiter_app.gui.look.style_sheet import LOOK

SMALLEST = (960, 540)
"""The smallest screen in logical pixels: 1920 x 1080 at 200 %."""
TITLE_BAR = 40
"""What a system takes of it above a window and below."""

_WORDED = (QPushButton, QToolButton, QCheckBox, QRadioButton)
_USED = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
)
"""What is pressed, typed into or walked through."""


def visible(shown: QWidget) -> Iterator[QWidget]:
    """Yield all that is seen inside a widget, but for what Qt makes for itself."""
    return (each for each in inside(shown) if not each.objectName().startswith("qt_"))


def inside(shown: QWidget) -> Iterator[QWidget]:
    """Yield all that is seen inside a widget; what stands in something hidden is not looked for: of
    a window that are the widgets of all its other pages.
    """
    for each in shown.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if each.isVisible():
            yield each
            yield from inside(each)


def described(widget: QWidget) -> str:
    """Return words by which the maker of a widget finds it again."""
    words = getattr(widget, "text", lambda: "")
    owner, owners = widget.parentWidget(), []
    while owner is not None and not owner.isWindow():
        owners.append(type(owner).__name__)
        owner = owner.parentWidget()
    text = words() if isinstance(widget, QAbstractButton | QLabel) else widget.accessibleName()
    return f"{type(widget).__name__} “{text}” in {' < '.join(owners[:3])}"


def cut(shown: QWidget) -> list[str]:
    """Return what has no room for its words, or sticks out of what it stands in."""
    found = []
    for each in visible(shown):
        needed = each.sizeHint().width()
        is_label = isinstance(each, QLabel) and not each.wordWrap() and each.pixmap().isNull()
        if (isinstance(each, _WORDED) or (is_label and _is_fixed(each))) and each.width() < needed:
            found.append(f"{described(each)}: {each.width()} of {needed} px")
        elif _sticks_out(each):
            found.append(f"{described(each)} sticks out")
    return found


def _is_fixed(label: QWidget) -> bool:
    """Whether words are cut without saying so: those that elide ignore what they need."""
    return label.sizePolicy().horizontalPolicy() != label.sizePolicy().Policy.Ignored


def _sticks_out(widget: QWidget) -> bool:
    around = widget.parentWidget()
    if around is None or isinstance(around.parentWidget(), QAbstractScrollArea):
        return False
    if isinstance(around, QAbstractScrollArea | QHeaderView):
        return False
    return not around.rect().adjusted(-1, -1, 1, 1).contains(widget.geometry())


def scrolled_sideways(shown: QWidget) -> list[str]:
    """Return what has to be pushed sideways to be seen whole."""
    return [
        described(each)
        for each in visible(shown)
        if isinstance(each, QAbstractScrollArea) and each.horizontalScrollBar().isVisible()
    ]


def nameless(shown: QWidget) -> list[str]:
    """Return what a screen reader has no name for."""
    found = []
    for each in visible(shown):
        is_used = isinstance(each, _USED) or _takes_keys(each)
        if not is_used or isinstance(each, QHeaderView):
            continue
        told = QAccessible.queryAccessibleInterface(each)
        if told is None or not told.text(QAccessible.Text.Name).strip():
            found.append(described(each))
    return found


def _takes_keys(widget: QWidget) -> bool:
    return isinstance(widget, QScrollArea) and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def filled(shown: QWidget) -> list[str]:
    """Return the buttons that are filled with the accent: what comes next."""
    return [
        each.text()
        for each in visible(shown)
        if isinstance(each, QPushButton)
        and each.isEnabled()
        and (each.property(LOOK) == "primary" or each.isDefault())
    ]


def without_seen_focus(shown: QWidget, *, known: Collection[QWidget] = ()) -> list[str]:
    """Return what looks the same with the keys going to it and without, but for what is known."""
    window, found = shown.window(), []
    takes = [
        each
        for each in visible(shown)
        if each not in known
        and each.isEnabled()
        and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        and each.focusProxy() is None
        and not each.visibleRegion().isEmpty()
    ]
    for each in takes:
        window.setFocus(Qt.FocusReason.OtherFocusReason)
        if each.hasFocus() or not each.isVisible():
            continue
        around = _room_of(each, window)
        before = window.grab(around).toImage()
        each.setFocus(Qt.FocusReason.TabFocusReason)
        if each.hasFocus() and window.grab(around).toImage() == before:
            found.append(described(each))
    return found


def _room_of(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size()).adjusted(-3, -3, 3, 3)


def shared_letters(window: QWidget) -> list[str]:
    """Return the texts that have one letter, as they stand in a window now."""
    return _with_one_letter(_lettered(window))


def shared_letters_of_menus(window: QWidget) -> list[str]:
    """Return the acts that have one letter in the menu that both stand in, as it opens now."""
    found = []
    for menu in window.findChildren(QMenu):
        menu.aboutToShow.emit()
        found += _with_one_letter([act.text() for act in menu.actions() if act.isVisible()])
    return found


def _with_one_letter(texts: Sequence[str]) -> list[str]:
    letters = [QKeySequence.mnemonic(text).toString() for text in texts]
    return sorted(
        text
        for text, letter in zip(texts, letters, strict=True)
        if letter and letters.count(letter) > 1
    )


def _lettered(window: QWidget) -> list[str]:
    """Return what is seen where a letter is underlined."""
    found = []
    for each in inside(window):
        if isinstance(each, QAbstractButton) or (isinstance(each, QLabel) and each.buddy()):
            found.append(each.text())
        elif isinstance(each, QTabBar):
            found += [each.tabText(i) for i in range(each.count()) if each.isTabVisible(i)]
        elif isinstance(each, QMenuBar):
            found += [act.text() for act in each.actions() if act.isVisible()]
    return found
