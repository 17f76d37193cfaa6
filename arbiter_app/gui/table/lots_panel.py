"""The drawing of lots among those whom nothing else separates."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout

from arbiter_app.gui.base.seed import new_seed
from arbiter_app.gui.parts.long_words import LongWords
from arbiter_app.gui.table.standing_rows import TableRow
from arbiter_app.i18n import translate


class LotsPanel(QFrame):
    """Offers to draw lots with a seed; once they were drawn it names the seed."""

    drawn = Signal(str)
    """The arbiter asked for the drawing with this seed."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._text = LongWords(translate("LotsPanel", "Drawing of lots"))
        self._seed = QLineEdit()
        self._seed.setMaximumWidth(260)
        self._seed.setToolTip(translate("LotsPanel", "The same seed always gives the same order"))
        self._label = QLabel(translate("LotsPanel", "&Seed"))
        self._label.setBuddy(self._seed)
        self._draw = QPushButton(translate("LotsPanel", "&Draw lots"))
        self._draw.clicked.connect(lambda: self.drawn.emit(self._seed.text()))
        line = QHBoxLayout()
        line.addWidget(self._label)
        line.addWidget(self._seed, 1)
        line.addWidget(self._draw)
        line.addStretch()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 8)
        layout.addWidget(self._text)
        layout.addLayout(line)

    def offer(self, rows: Sequence[TableRow], *, must: bool = True) -> None:
        """Offer the drawing among the rows that share places; `must` says that it is due, else it
        is only where it matters who of them goes on.
        """
        tied = (row for row in rows if row.standing.shared)
        pattern = translate("LotsPanel", "{names} (places {places})")
        groups = [
            pattern.format(names=_names(group), places=places)
            for places, group in groupby(tied, key=lambda row: row.place)
        ]
        text = translate(
            "LotsPanel",
            "The tie-breaks leave level: {groups}. The regulations of this tournament let lots "
            "decide (C.07 Art. 4.2). The seed is kept, so that anybody can repeat the drawing.",
        )
        if not must:
            text = translate(
                "LotsPanel",
                "The tie-breaks leave level: {groups}. Where it matters who of them goes on to the "
                "next stage, let lots decide (C.07 Art. 4.2). The seed is kept, so that anybody "
                "can repeat the drawing.",
            )
        self._text.say(text.format(groups="; ".join(groups)))
        if not self._seed.text():
            self._seed.setText(new_seed())
        self._show(asking=True)

    def tell(self, rows: Sequence[TableRow], seed: str) -> None:
        """Say among whom lots decided, and by which seed."""
        text = translate(
            "LotsPanel", "Lots were drawn with the seed {seed}. They put in order: {names}."
        )
        self._text.say(text.format(seed=seed, names=_names(rows)))
        self._seed.clear()
        self._show(asking=False)

    def focus_seed(self) -> None:
        """Put the focus into the field that the drawing wants."""
        self._seed.setFocus()

    def _show(self, *, asking: bool) -> None:
        for part in (self._label, self._seed, self._draw):
            part.setVisible(asking)
        self.show()


def _names(rows: Iterable[TableRow]) -> str:
    return ", ".join(row.name for row in rows)
