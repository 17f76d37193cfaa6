"""Random keys and clicks, wherever a person could press or click at that moment."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QWidget,
)
from shiboken6 import isValid

from arbiter_app.gui.window.main_window import MainWindow

T = TypeVar("T")

PAGE_KEYS = (
    *((Qt.Key(Qt.Key.Key_F2 + n), Qt.KeyboardModifier.NoModifier) for n in range(8)),
    *((Qt.Key(Qt.Key.Key_F2 + n), Qt.KeyboardModifier.ShiftModifier) for n in (0, 1, 3, 5)),
    *((Qt.Key(Qt.Key.Key_F2 + n), Qt.KeyboardModifier.ControlModifier) for n in (1, 3, 5)),
)
MOVES = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
)
DOES = (
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Space,
    Qt.Key.Key_Insert,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Backspace,
    Qt.Key.Key_Menu,
    Qt.Key.Key_F1,
    Qt.Key.Key_F10,
)
LETTERS = tuple("abcdefghijklmnopqrstuvwxyz0123456789=+-*/.,;'[]\\")
HOLDS = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier,
)
BUTTONS = (
    *[Qt.MouseButton.LeftButton] * 8,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)
HOSTILE = (
    "Шевченко Тарас",
    "O'Brien; DROP TABLE player; --",
    "<img src=x onerror=alert(1)><b>жирно</b>",
    "=HYPERLINK(1)",
    "%s {0} {name} %1 %n",
    "\u202eabc\u202c",
    "zero\u200bwidth\u200d",
    "line one\nline two\ttab",
    "\x00\x07\x1b[31m",
    "٣٤٥",
    "１２３",
    "\ud800",
    "😀" * 30,
    "я" * 5000,
    "-1",
    "0",
    "99999999999999999999",
    "1e309",
    "2,5",
    "31.02.2026",
    "2026-13-45",
    "24:61",
    "../../../etc/passwd",
    "CON",
    "a/b\\c:d*e?f",
    "&&Amper&sand",
    "1234",
    "uk",
    "1",
    "2",
)


class Hands:
    """The hands of somebody who knows nothing of the program and never stops."""

    def __init__(self, chance: random.Random, window: MainWindow) -> None:
        self._chance, self._window = chance, window
        self.last = ""
        """What was done last, to be told with an error."""
        self._kinds: tuple[tuple[int, Callable[[], object]], ...] = (
            (24, self._press_letter),
            (16, self._press_move),
            (16, self._press_does),
            (8, self._press_held),
            (6, self._press_page),
            (5, self._type),
            (22, self._click),
            (10, self._click_control),
            (2, self._drag),
            (2, self._wheel),
            (2, self._choose_act),
            (1, self._resize),
            (2, self._undo_or_redo),
        )

    def act(self) -> None:
        """Do one thing."""
        weights = [weight for weight, _ in self._kinds]
        (kind,) = self._chance.choices([do for _, do in self._kinds], weights)
        kind()

    def _press_letter(self) -> None:
        self._press_text(self._chance.choice(LETTERS))

    def _press_move(self) -> None:
        held = Qt.KeyboardModifier.NoModifier
        if self._chance.random() < 0.1:
            held = self._chance.choice(HOLDS)
        self._press(self._chance.choice(MOVES), held)

    def _press_does(self) -> None:
        held = Qt.KeyboardModifier.NoModifier
        if self._chance.random() < 0.15:
            held = self._chance.choice(HOLDS)
        self._press(self._chance.choice(DOES), held)

    def _press_held(self) -> None:
        key = Qt.Key(self._chance.randrange(Qt.Key.Key_Exclam, Qt.Key.Key_QuoteLeft))
        self._press(key, self._chance.choice(HOLDS))

    def _press_page(self) -> None:
        self._press(*self._chance.choice(PAGE_KEYS))

    def _undo_or_redo(self) -> None:
        key = self._chance.choice((Qt.Key.Key_Z, Qt.Key.Key_Z, Qt.Key.Key_Y))
        self._press(key, Qt.KeyboardModifier.ControlModifier)

    def _type(self) -> None:
        self._press_text(self._chance.choice(HOSTILE))

    def _press(self, key: Qt.Key, held: Qt.KeyboardModifier) -> None:
        where = self._with_focus()
        self._say("press", held.name, key.name, where)
        QTest.keyClick(where, key, held)

    def _press_text(self, text: str) -> None:
        where = self._with_focus()
        self._say("type", repr(text[:30]), where)
        key = Qt.Key(ord(text.upper())) if len(text) == 1 else Qt.Key.Key_unknown
        QTest.sendKeyEvent(QTest.KeyAction.Click, where, key, text, Qt.KeyboardModifier.NoModifier)

    def _click(self) -> None:
        """Click wherever the window is."""
        top = self._top()
        spot = self._spot(top)
        widget = top.childAt(spot) or top
        self._click_on(widget, widget.mapFrom(top, spot))

    def _click_control(self) -> None:
        kinds: tuple[type[QWidget], ...] = (
            QAbstractButton,
            QAbstractItemView,
            QAbstractSpinBox,
            QComboBox,
            QLineEdit,
            QPlainTextEdit,
        )
        kind = self._chance.choice(kinds)
        found = [
            each for each in self._top().findChildren(kind) if isValid(each) and each.isVisible()
        ]
        if found:
            widget: QWidget = self._chance.choice(found)
            if isinstance(widget, QAbstractItemView):
                widget = widget.viewport()
            self._click_on(widget, self._spot(widget))

    def _click_on(self, widget: QWidget, spot: QPoint) -> None:
        button = self._chance.choice(BUTTONS)
        held = Qt.KeyboardModifier.NoModifier
        if self._chance.random() < 0.1:
            held = self._chance.choice(HOLDS)
        self._say("click", button.name, held.name, widget)
        if self._chance.random() < 0.15:
            QTest.mouseDClick(widget, button, held, spot)
        else:
            QTest.mouseClick(widget, button, held, spot)

    def _drag(self) -> None:
        top = self._top()
        widget = top.childAt(self._spot(top)) or top
        self._say("drag", widget)
        left, held = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mousePress(widget, left, held, self._spot(widget))
        QTest.mouseMove(widget, self._spot(widget))
        QTest.mouseRelease(widget, left, held, self._spot(widget))

    def _wheel(self) -> None:
        top = self._top()
        spot = self._spot(top)
        widget = top.childAt(spot) or top
        self._say("wheel", widget)
        at = QPointF(widget.mapFrom(top, spot))
        turned = QPoint(0, self._chance.choice((-120, 120, 1200, -1200)))
        QApplication.sendEvent(
            widget,
            QWheelEvent(
                at,
                QPointF(widget.mapToGlobal(at.toPoint())),
                QPoint(),
                turned,
                Qt.MouseButton.NoButton,
                self._chance.choice((Qt.KeyboardModifier.NoModifier, HOLDS[0])),
                Qt.ScrollPhase.NoScrollPhase,
                False,
            ),
        )

    def _choose_act(self) -> None:
        """Choose something in a menu, as far as menus can be opened now."""
        if QApplication.activeModalWidget() or QApplication.activePopupWidget():
            return
        acts = [
            each
            for each in self._window.findChildren(QAction)
            if isValid(each)
            and each.isEnabled()
            and each.isVisible()
            and each.text()
            and not each.menu()
            and _can_be_opened(each)
        ]
        if acts:
            act = self._chance.choice(acts)
            self._say("choose", act.text())
            act.trigger()

    def _resize(self) -> None:
        if QApplication.activeModalWidget() is None:
            self._say("resize", self._window)
            self._window.resize(
                self._chance.randrange(960, 1920), self._chance.randrange(540, 1080)
            )

    def _top(self) -> QWidget:
        return QApplication.activePopupWidget() or QApplication.activeModalWidget() or self._window

    def _with_focus(self) -> QWidget:
        if popup := QApplication.activePopupWidget():
            return popup
        top = self._top()
        focused = top.focusWidget()
        return focused if focused is not None and focused.isVisible() else top

    def _spot(self, widget: QWidget) -> QPoint:
        return QPoint(
            self._chance.randrange(max(widget.width(), 1)),
            self._chance.randrange(max(widget.height(), 1)),
        )

    def _say(self, *words: object) -> None:
        self.last = " ".join(
            type(each).__name__ if isinstance(each, QWidget) else str(each) for each in words
        )


def answer_file_dialogs(chance: random.Random, folder: Path) -> None:
    """Let file dialogs, which are the system's, name something within a folder, or nothing."""

    def shown(dialog: QFileDialog) -> int:
        return chance.random() < 0.8

    def chosen(dialog: QFileDialog) -> list[str]:
        if dialog.fileMode() is QFileDialog.FileMode.Directory:
            folders = [folder, *(each for each in folder.iterdir() if each.is_dir())]
            return [str(chance.choice(folders))]
        there = [each for each in folder.rglob("*") if each.is_file() and each.name[0] != "."]
        if dialog.acceptMode() is QFileDialog.AcceptMode.AcceptOpen:
            return [str(chance.choice([*there, folder / "gone.arbiter", folder]))]
        suffix = dialog.defaultSuffix() or "pdf"
        new = folder / f"saved {chance.randrange(1000)}.{suffix}"
        nowhere = folder / "no such folder" / f"a.{suffix}"
        return [str(chance.choice([*[new] * 5, *there[:5], nowhere, folder]))]

    QFileDialog.exec = shown  # type: ignore[method-assign, assignment]
    QFileDialog.selectedFiles = chosen  # type: ignore[method-assign]


def close_what_is_open() -> bool:
    """Close the topmost menu or dialog; return whether there was one."""
    if popup := QApplication.activePopupWidget():
        popup.close()
        return True
    if modal := QApplication.activeModalWidget():
        QTest.keyClick(modal, Qt.Key.Key_Escape)
        if modal is QApplication.activeModalWidget():
            modal.close()
        return True
    return False


def _can_be_opened(act: QAction) -> bool:
    """Whether the menu of an act opens at something that is seen now."""
    owner = act.parent()
    while isinstance(owner, QMenu):
        owner = owner.parent()
    return not isinstance(owner, QWidget) or owner.isVisible()
