"""A round or a board, chosen in a list wherever one is asked for."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox

_FEWEST, _MOST = 3, 9
"""Letters of a number's words for which there is room: "Round 11" whole, names of a pair not."""


class NumberList(QComboBox):
    """A list of numbers with what they stand for; typing a number goes to it."""

    chosen = Signal()
    """Another number is chosen, or none."""

    def __init__(self, name: str, *, may_be_none: bool = False) -> None:
        super().__init__()
        self._may_be_none = may_be_none
        self.setAccessibleName(name)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.currentIndexChanged.connect(lambda _: self.chosen.emit())

    def offer(self, numbers: Sequence[tuple[int, str]]) -> None:
        """Offer numbers, each in words; the one that was chosen stays so where it is among them."""
        before = self.number
        with QSignalBlocker(self):
            self.clear()
            if self._may_be_none:
                self.addItem("–", None)
            for number, words in numbers:
                self.addItem(words, number)
            self._go_to(before)
        longest = max((len(self.itemText(at)) for at in range(self.count())), default=0)
        self.setMinimumContentsLength(min(max(longest, _FEWEST), _MOST))
        if self.number != before:
            self.chosen.emit()

    @property
    def number(self) -> int | None:
        """The number that is chosen; None for none."""
        data = self.currentData()
        return None if data is None else int(data)

    def choose(self, number: int | None) -> None:
        """Choose a number; the first one where it is not offered."""
        self._go_to(number)

    def _go_to(self, number: int | None) -> None:
        self.setCurrentIndex(0 if number is None else max(self.findData(int(number)), 0))
