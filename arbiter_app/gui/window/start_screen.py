"""What the window shows while no event is open."""

from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QScrollArea, QVBoxLayout, QWidget

from arbiter_app.gui.base.icons import app_icon, icon_size, paint_icon
from arbiter_app.gui.look.appearance import colour, pen
from arbiter_app.gui.look.layouts import STRETCH, column, row
from arbiter_app.gui.look.plain import plain_caption, plain_tip
from arbiter_app.gui.look.sizes import Room, Type, letters, px
from arbiter_app.gui.look.tokens import Token
from arbiter_app.gui.look.words import Label, Look, words
from arbiter_app.gui.parts.words.heading import heading
from arbiter_app.i18n import translate

_NARROWEST, _WIDEST = 280, 400
_SIGN = 52
_MOST_SHOWN = 6


class StartScreen(QScrollArea):
    """Recent events at the left, at the right what comes first."""

    new_wanted = Signal()
    open_wanted = Signal()
    import_wanted = Signal()
    list_wanted = Signal()
    """A new event is to begin with a list of players."""
    sample_wanted = Signal()
    recent_wanted = Signal(Path)

    def __init__(self, recent: Sequence[Path]) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        offers = self._offers()
        begin = _column(translate("StartScreen", "Begin"), offers)
        self._latest = {path: self._recent_offer(path) for path in recent[:_MOST_SHOWN]}
        latest = tuple(self._latest.values())
        title = translate("StartScreen", "Recent events")
        columns = row(_column(title, latest) if latest else None, begin, gap=Room.APART)
        middle = column(_head(), columns, gap=Room.WIDE)
        page = QWidget()
        layout = column(around=Room.WIDE, into=page)
        layout.addStretch(1)
        layout.addLayout(row(STRETCH, middle, STRETCH))
        layout.addStretch(2)
        self.setWidget(page)
        self.setFocusProxy(offers[0])

    def show_gone(self, gone: Collection[Path]) -> None:
        """Mark the events that turned out not to be there."""
        for path, offer in self._latest.items():
            folder = _folder(path)
            if path in gone:
                folder = translate("StartScreen", "not there now: {folder}").format(folder=folder)
            offer.show_aside(folder)

    def _offers(self) -> "Sequence[_Offer]":
        new = _Offer(
            "new",
            translate("StartScreen", "New event…"),
            translate(
                "StartScreen", "From a template, or Swiss, round robin, knockout, match, groups"
            ),
        )
        new.clicked.connect(self.new_wanted)
        open_ = _Offer(
            "open",
            translate("StartScreen", "Open…"),
            translate("StartScreen", "An event file from this computer or a stick"),
        )
        open_.clicked.connect(self.open_wanted)
        import_ = _Offer(
            "import",
            translate("StartScreen", "Import a report…"),
            translate("StartScreen", "A TRF file, also of another program"),
        )
        import_.clicked.connect(self.import_wanted)
        list_ = _Offer(
            "players",
            translate("StartScreen", "Begin with a list…"),
            translate("StartScreen", "A new event with the players of an XLSX or CSV"),
        )
        list_.clicked.connect(self.list_wanted)
        sample = _Offer(
            "sample",
            translate("StartScreen", "Sample event"),
            translate("StartScreen", "Twelve invented players, half played, safe to try on"),
        )
        sample.clicked.connect(self.sample_wanted)
        return new, open_, import_, list_, sample

    def _recent_offer(self, path: Path) -> "_Offer":
        offer = _Offer("file", path.stem, _folder(path))
        offer.setToolTip(plain_tip(str(path)))
        offer.clicked.connect(lambda: self.recent_wanted.emit(path))
        return offer


class _Offer(QPushButton):
    """An icon, what is offered, and about it a line in second ink; no box but that of the focus."""

    def __init__(self, icon: str, title: str, aside: str) -> None:
        super().__init__(plain_caption(title))
        self._icon, self._title = icon, title
        self._small = letters(Type.SMALL)
        self.setAccessibleName(title)
        self.show_aside(aside)
        self.setMinimumWidth(px(_NARROWEST))
        self.setMaximumWidth(px(_WIDEST))

    def show_aside(self, aside: str) -> None:
        """Show something else in second ink."""
        self.aside = aside
        self.setAccessibleDescription(aside)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        heights = QFontMetrics(self.font()).height() + QFontMetrics(self._small).height()
        return QSize(px(_WIDEST), heights + px(Room.MIDDLE))

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(colour(Token.LIT))
            painter.setPen(pen(Token.ACCENT, 2))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), px(4), px(4))
        elif self.underMouse():
            painter.fillRect(self.rect(), colour(Token.HELD))
        left, middle = px(Room.SMALL), self.rect().center().y()
        paint_icon(painter, left, middle, self._icon, Token.INK2)
        left += icon_size() + px(Room.MIDDLE)
        width = self.width() - left - px(Room.SMALL)
        upper = QFontMetrics(self.font()).height()
        lower = QFontMetrics(self._small).height()
        top = (self.height() - upper - lower) // 2
        line = QRect(left, top, width, upper)
        _write(painter, line, self._title, self.font(), Token.INK)
        line = QRect(left, top + upper, width, lower)
        _write(painter, line, self.aside, self._small, Token.INK2)
        painter.end()


def _write(painter: QPainter, line: QRect, text: str, font: QFont, ink: Token) -> None:
    painter.setFont(font)
    painter.setPen(colour(ink))
    shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideMiddle, line.width())
    painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, shown)


def _column(title: str, offers: "Sequence[_Offer]") -> QVBoxLayout:
    return column(heading(title), *offers, STRETCH, gap=Room.TIGHT)


def _head() -> QWidget:
    sign = Label()
    sign.setPixmap(app_icon().pixmap(px(_SIGN), px(_SIGN)))
    head = QWidget()
    row(sign, words("Arbiter", Look.LARGE), STRETCH, gap=Room.MIDDLE, into=head)
    return head


def _folder(path: Path) -> str:
    """Return the folder of a file, the person's own as "~"."""
    folder = path.parent
    with suppress(RuntimeError, ValueError):  # nobody has a home, or it lies elsewhere
        return str(Path("~") / folder.relative_to(Path.home()))
    return str(folder)
