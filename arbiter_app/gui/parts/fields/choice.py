"""A choice among a few words, made by their first letter under any keyboard layout."""

from collections.abc import Callable, Iterable
from enum import Enum
from typing import Generic, TypeVar

from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QComboBox

from arbiter_app.gui.base.keyboard import on_each_keyboard
from arbiter_app.gui.look.sizes import px

Value = TypeVar("Value", bound=Enum)

_SHORTEST = 6
"""In letters."""
_BESIDE, _WIDEST = 28, 640
"""Beside the words of an open list, and how wide it is at the most, in pixels beside usual
letters.
"""


class Choice(QComboBox, Generic[Value]):
    """A value of an enumeration, or none."""

    def __init__(self, name: str, values: Iterable[Value], text: Callable[[Value], str]) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._values: list[Value | None] = [None, *values]
        self.addItems(["" if value is None else text(value) for value in self._values])

    @property
    def value(self) -> Value | None:
        """What is chosen."""
        return self._values[self.currentIndex()]

    def show_value(self, value: Value | None) -> None:
        """Choose a value."""
        self.setCurrentIndex(self._values.index(value))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        letter = event.text().lower()
        if letter.isalpha():
            any(self._choose(each) for each in on_each_keyboard(letter))
            return
        if event.matches(QKeySequence.StandardKey.Delete):
            self.setCurrentIndex(0)
            return
        super().keyPressEvent(event)

    def _choose(self, letter: str) -> bool:
        """Go to the next word that begins with a letter."""
        count, current = self.count(), self.currentIndex()
        for step in range(1, count + 1):
            index = (current + step) % count
            if self.itemText(index).lower().startswith(letter):
                self.setCurrentIndex(index)
                return True
        return False


def give_way(*boxes: QComboBox) -> None:
    """Let filled choices be narrower than their longest words, which the open list shows."""
    for box in boxes:
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(_SHORTEST)
        opened = box.view()
        opened.setMinimumWidth(min(opened.sizeHintForColumn(0) + px(_BESIDE), px(_WIDEST)))
