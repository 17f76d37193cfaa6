"""What is told beside the pairs of a round: why the chosen one is as it is."""

from collections.abc import Sequence

from PySide6.QtCore import Signal

from arbiter_app.domain.names.plain_text import NAME
from arbiter_app.gui.look.layouts import STRETCH, column, row
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Label, Look, show_as, words
from arbiter_app.gui.parts.holders.side_panel import SidePanel
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.heading import heading
from arbiter_app.i18n import translate


class WhyPanel(SidePanel):
    """Names and histories at once, the reasons as soon as they are worked out."""

    asked = Signal(str)
    """Why the first player of the row does not meet the one with this number."""

    def __init__(self) -> None:
        self._title = heading()
        self._title.setWordWrap(True)
        self._behind = show_as(Label(wraps=True), Look.SECOND)
        self._reasons = words(wraps=True)
        self._field = Line(limit=NAME)
        self._field.setMaxLength(4)
        label = Label(translate("PairingPage", "Why n&ot against number"))
        label.setBuddy(self._field)
        self._field.setPlaceholderText(translate("PairingPage", "0: the bye"))
        self._field.returnPressed.connect(self._ask)
        self._asking = row(label, (self._field, 1), gap=Room.TIGHT)
        self._of_asking = (label, self._field)
        self._answer = words(wraps=True)
        content = column(
            self._title,
            self._behind,
            Room.TIGHT,
            self._reasons,
            Room.SMALL,
            self._asking,
            self._answer,
            STRETCH,
            gap=Room.SMALL,
        )
        super().__init__(translate("PairingPage", "Why the chosen pair"), content)

    def show_row(self, title: str, behind: Sequence[str], *, may_ask: bool) -> None:
        """Show another row; its reasons are said when they are known."""
        self._title.setText(title)
        self._behind.setText("\n".join(behind))
        self._behind.setVisible(bool(behind))
        self.say_reasons(())
        self._field.clear()
        self._answer.clear()
        for widget in self._of_asking:
            widget.setVisible(may_ask)

    def say_reasons(self, reasons: Sequence[str]) -> None:
        """Say the reasons of the row that is shown."""
        self._reasons.setText("\n\n".join(filter(None, reasons)))
        self.setAccessibleDescription(self._reasons.text())

    def answer(self, text: str) -> None:
        """Say why not."""
        self._answer.setText(text)

    @property
    def reasons(self) -> str:
        """What is said of the row."""
        return self._reasons.text()

    def _ask(self) -> None:
        if typed := self._field.text().strip():
            self.asked.emit(typed)
