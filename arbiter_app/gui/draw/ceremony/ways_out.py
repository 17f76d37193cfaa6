"""What the arbiter can decide where contingents do not go whole into the envelopes."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QLabel,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.domain.drawing.ways_out import WayOut, WayOutKind
from arbiter_app.gui.parts.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.play import draws
from arbiter_app.wording.terms.registration import contingents

_INDENT = 22


class WaysOut(QWidget):
    """The ways out with what each costs. None is chosen until the arbiter chooses."""

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._ways: tuple[WayOut, ...] = ()
        self._buttons = QButtonGroup(self)
        self._buttons.idToggled.connect(self._choose)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(2)
        self._record = QLineEdit()
        self._label = QLabel(translate("WaysOut", "&Decision for the protocol, in your words:"))
        self._label.setBuddy(self._record)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addLayout(self._rows)
        layout.addWidget(self._label)
        layout.addWidget(self._record)

    @property
    def way(self) -> WayOut | None:
        """What was chosen."""
        checked = self._buttons.checkedId()
        return self._ways[checked] if checked >= 0 else None

    @property
    def decision(self) -> str:
        """The words for the protocol."""
        return self._record.text()

    def show_ways(self, ways: Sequence[WayOut]) -> None:
        """Offer ways; where they are the same as before the choice stays."""
        self.setVisible(bool(ways))
        if tuple(ways) == self._ways:
            return
        self._ways = tuple(ways)
        for button in self._buttons.buttons():
            self._buttons.removeButton(button)
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        before: QWidget = self._record
        for position, way in enumerate(self._ways):
            button = QRadioButton(way_title(way))
            self._buttons.addButton(button, position)
            cost = Aside(way_cost(way))
            cost.setContentsMargins(_INDENT, 0, 0, 4)
            button.setAccessibleDescription(cost.text())
            self._rows.addWidget(button)
            QWidget.setTabOrder(before, button)
            before = button
            self._rows.addWidget(cost)
        # The ways now stand after the record; it follows the last of them.
        QWidget.setTabOrder(before, self._record)
        self._record.clear()
        self._show_record()

    def focus_first(self) -> None:
        """Put the focus on the ways."""
        if self._ways:
            (self._buttons.checkedButton() or self._buttons.buttons()[0]).setFocus()

    def _choose(self, _: int, checked: bool) -> None:
        if checked and self.way is not None:
            text = translate("WaysOut", "{way}. {cost}")
            self._record.setText(text.format(way=way_title(self.way), cost=way_cost(self.way)))
            self._record.setCursorPosition(0)
            self._show_record()
            self.chosen.emit()

    def _show_record(self) -> None:
        for widget in (self._label, self._record):
            widget.setVisible(self.way is not None)


def way_title(way: WayOut) -> str:
    """Say what is done."""
    match way.kind:
        case WayOutKind.OTHER_PRINTING:
            text = translate("WaysOut", "Use the {variant}")
            assert way.variant is not None
            return text.format(variant=draws.variant(window_catalogue(), way.variant))
        case WayOutKind.OTHER_KEY:
            assert way.contingents_by is not None
            text = translate("WaysOut", "Form the contingents by {key}")
            return text.format(
                key=contingents.contingents_by(window_catalogue(), way.contingents_by)
            )
        case WayOutKind.SPLIT:
            return translate("WaysOut", "Split {division}").format(division=_division(way))
        case WayOutKind.FREE:
            text = translate("WaysOut", "Let some draw by themselves: {division}")
            return text.format(division=_division(way))
        case WayOutKind.FIRST_NUMBERS:
            text = translate(
                "WaysOut",
                "No envelopes: the largest contingent draws among the numbers 1 to {last}",
            )
            return text.format(last=way.numbers[-1])
        case WayOutKind.LOTS:
            return translate("WaysOut", "Free draw of all numbers, without contingents")


def way_cost(way: WayOut) -> str:
    """Say who of one contingent can then meet in the last three rounds."""
    if not way.late:
        return translate("WaysOut", "No two of one contingent can meet in the last three rounds.")
    text = translate("WaysOut", "{contingent}: up to {games}")
    meetings = [
        text.format(
            contingent=each.contingent, games=translate("WaysOut", "%n game(s)", None, each.most)
        )
        for each in way.late
    ]
    text = translate("WaysOut", "Can meet in the last three rounds: {meetings}.")
    return text.format(meetings="; ".join(meetings))


def _division(way: WayOut) -> str:
    text = translate("WaysOut", "{contingent} as {sizes}")
    return "; ".join(
        text.format(contingent=each.contingent, sizes=" + ".join(map(str, each.sizes)))
        for each in way.divided
    )
