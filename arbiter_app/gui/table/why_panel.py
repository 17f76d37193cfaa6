"""The panel beside the table: what put the selected player where he stands."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from arbiter_app.gui.look.layouts import STRETCH, column, row
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Look, show_as
from arbiter_app.gui.parts.words.close_button import CloseButton
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.parts.words.read_text import ReadText, read_label
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.why.at_hand import Line
from arbiter_app.wording.why.worked_values import ValueInWords

_WIDTH, _WIDTH_FOR_PARTS = 210, 290
"""In pixels beside letters of the usual height."""


class SidePanel(QFrame):
    """Names, a sentence about their places, the parts of values, and the games of a cell."""

    closed = Signal()

    def __init__(self, foot: QWidget) -> None:
        super().__init__()
        show_as(self, Look.SIDE)
        self._name = show_as(read_label(), Look.HEADING)
        self._sentence = read_label()
        self._parts = _Parts()
        self._games = read_label()
        self._hint = Aside()
        close = CloseButton(
            translate("SidePanel", "Close the panel"), translate("SidePanel", "Close")
        )
        close.clicked.connect(self.closed)
        head = row((self._name, 1))
        head.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        column(
            head,
            self._sentence,
            self._games,
            (self._parts, 1),
            STRETCH,
            self._hint,
            foot,
            around=(Room.MIDDLE, Room.TIGHT, Room.HAIR, Room.NONE),
            into=self,
        )
        self.make_room_for_parts(wide=True)

    def make_room_for_parts(self, *, wide: bool) -> None:
        """Take more of the page, or leave it to the table."""
        self.setFixedWidth(px(_WIDTH_FOR_PARTS if wide else _WIDTH))

    def tell(
        self, name: str, sentence: str, *, values: Sequence[ValueInWords] = (), games: str = ""
    ) -> None:
        """Show who is meant, what put them there, the parts of values, and games if any."""
        self._name.setText(name)
        self._sentence.setText(sentence)
        self._parts.show_values(values)
        self._games.setText(games)
        self._games.setVisible(bool(games))
        parts = (value.text(window_catalogue()) for value in values)
        self.setAccessibleDescription("\n".join(filter(None, (name, sentence, *parts, games))))

    def advise(self, hint: str) -> None:
        """Say at the foot which keys tell more; "" for nothing."""
        self._hint.say(hint)


class _Parts(ReadText):
    """A list of parts."""

    def __init__(self) -> None:
        super().__init__(translate("SidePanel", "Parts of the value"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._shown: tuple[ValueInWords, ...] = ()

    def show_values(self, values: Sequence[ValueInWords]) -> None:
        """Show the parts of other values from their beginning; without any there is no list."""
        if tuple(values) != self._shown:
            self._shown = tuple(values)
            self.setHtml("<br>".join(map(_value_html, values)))
        self.setVisible(bool(values))


def _value_html(value: ValueInWords) -> str:
    rows = "".join(map(_line_html, value.lines))
    parts = f"<table width='100%' cellspacing='0' cellpadding='2'>{rows}</table>"
    return (
        f"<b>{escape(value.title)}</b><br>{escape(value.rule)}"
        f"{parts if rows else '<br>'}<b>{escape(value.result)}</b><br>"
    )


def _line_html(line: Line) -> str:
    head, words, end = escape(line.head), escape(line.words), escape(line.value)
    if not line.head:
        return f"<tr><td colspan='3'>{words}</td></tr>"
    return f"<tr><td>{head}</td><td>{words}</td><td align='right'>{end}</td></tr>"
