"""What the arbiter can decide where contingents do not go whole into the envelopes."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QSizePolicy, QWidget

from arbiter_app.domain.drawing.ways_out import WayOut, WayOutKind
from arbiter_app.domain.names.plain_text import TEXT
from arbiter_app.gui.look.layouts import column
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.play import draws
from arbiter_app.wording.terms.registration import contingents

_BEFORE_WORDS = 30
"""Room of the sign of a choice, in pixels beside letters of the usual height."""
_UNDER = (Room.WIDE, Room.NONE, Room.NONE, Room.TIGHT)
"""Around what is said under a way, below the words of its button."""


class WaysOut(QWidget):
    """The ways out with what each costs. None is chosen until the arbiter chooses."""

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._ways: tuple[WayOut, ...] = ()
        self._buttons = QButtonGroup(self)
        self._buttons.idToggled.connect(self._choose)
        self._rows = column(gap=Room.HAIR)
        self._record = Line(limit=TEXT)
        self._label = Label(translate("WaysOut", "&Decision for the protocol, in your words:"))
        self._label.setBuddy(self._record)
        column(self._rows, self._label, self._record, into=self)

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
            button = _LongChoice(way_title(way))
            self._buttons.addButton(button, position)
            cost = Aside(way_cost(way))
            button.setAccessibleDescription(cost.text())
            self._rows.addWidget(button)
            QWidget.setTabOrder(before, button)
            before = button
            below = QWidget()
            column(cost, around=_UNDER, into=below)
            self._rows.addWidget(below)
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


class _LongChoice(QRadioButton):
    """A choice whose words go on in the next line where the width ends."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self._words = words
        self.setAccessibleName(words)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        line = self.fontMetrics().lineSpacing()
        lines = self.text().count("\n")
        return super().sizeHint().height() + (len(self._lines(width)) - 1 - lines) * line

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        lines = "\n".join(self._lines(event.size().width()))
        if lines != self.text():
            self.setText(lines)

    def _lines(self, width: int) -> list[str]:
        """Return the words divided into lines of this width."""
        room, lines = width - px(_BEFORE_WORDS), list[str]()
        for word in self._words.split(" "):
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self.fontMetrics().horizontalAdvance(longer) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines


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
