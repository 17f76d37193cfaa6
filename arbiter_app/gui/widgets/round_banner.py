"""The word that a round is complete, with the way on."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton

from arbiter_app.domain.ids import Round
from arbiter_app.i18n import translate


class RoundBanner(QFrame):
    """Stands above a round that has all its results."""

    next_round = Signal()
    to_table = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._next = QPushButton(translate("RoundBanner", "&Next round (Enter)"))
        self._next.clicked.connect(self.next_round)
        self._table = QPushButton()
        self._table.clicked.connect(self.to_table)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 6, 4)
        layout.addWidget(self._text, 1)
        layout.addWidget(self._next)
        layout.addWidget(self._table)
        self.hide()

    @property
    def text(self) -> str:
        """The words of the banner."""
        return self._text.text()

    def say_complete(self, round: Round, *, is_last: bool, is_next_paired: bool) -> None:
        """Say that a round has all its results; after the last one only the table is left.

        The next round of a Swiss may not be paired yet.
        """
        pattern = translate("RoundBanner", "✓ Round {round} is complete.")
        if is_last:
            pattern = translate("RoundBanner", "✓ Round {round}, the last one, is complete.")
        self._text.setText(f"<b>{pattern.format(round=round)}</b>")
        self._next.setVisible(is_next_paired)
        self._table.setText(
            translate("RoundBanner", "Final &table (Enter)")
            if is_last
            else translate("RoundBanner", "&Table (F6)")
        )
        self.show()
