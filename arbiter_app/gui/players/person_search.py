"""People of the registry, found while their name or ID is typed."""

from collections.abc import Iterable
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.people.rating_lists import Discipline, KnownPerson
from arbiter_app.domain.names.figures import is_figures
from arbiter_app.domain.registration.known_people import registered_as
from arbiter_app.domain.registration.lists_asked import as_asked
from arbiter_app.gui.base.background import in_background
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.rows_model import LEFT, Index
from arbiter_app.gui.look.appearance import colour
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.tokens import Token
from arbiter_app.gui.parts.tables.row_paint import BESIDE, paint_bar
from arbiter_app.i18n import Catalogue, translate, window_catalogue
from arbiter_app.values import frozen
from arbiter_app.wording.terms.registration import known_people

if TYPE_CHECKING:
    from arbiter_app.services.registry.registry import Registry

_PAUSE = 50
"""Milliseconds without a key after which what stands there is searched for."""

_SHORTEST_NAME = 2
_SHORTEST_ID = 4
_MOST_SEEN = 7
_WIDTH = 640
_ROOM = 10
"""Between a hit and the next, in pixels beside letters of the usual height as the width."""

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_STEPS = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageDown: _MOST_SEEN - 1,
    Qt.Key.Key_PageUp: 1 - _MOST_SEEN,
}


@frozen
class Hit:
    """A person found, and the two lines that tell him from others."""

    person: KnownPerson
    words: str


@frozen
class Answer:
    """What was found for a text."""

    text: str
    hits: tuple[Hit, ...]


class _OnAnswer(Enum):
    """What the keys pressed while a search was under way want of its answer."""

    SHOW = auto()
    CHOOSE = auto()
    TAKE = auto()
    TAKE_ID = auto()


class PersonSearch(QListWidget):
    """The list of people found: Down goes into it, Enter takes one, Esc closes it.

    The focus stays in the field. The first one is chosen of itself only where a whole ID was
    typed, so that Enter never takes somebody in the place of a name that was typed to its end.
    """

    taken = Signal(object)
    """Enter on a person: this one it is."""
    wanted = Signal(object)
    """Shift+Enter on a person: what is known of him is to be looked at first."""
    unknown = Signal(str)
    """Enter on an ID that nobody has."""
    failed = Signal(object)
    """The registry cannot be searched: the error."""

    def __init__(
        self, open_event: OpenEvent, name: QLineEdit, *ids: QLineEdit, floats: bool = True
    ) -> None:
        super().__init__()
        self.is_on = True
        """Whether what is typed is searched for."""
        self._open_event = open_event
        self._name = self._field = name
        self._floats = floats
        self._players: tuple[Player, ...] = ()
        self._asked = ""
        self._answer = Answer("", ())
        self._is_searching = False
        self._on_answer = _OnAnswer.SHOW
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._search)
        self.setAccessibleName(translate("PersonSearch", "People found"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setItemDelegate(_HitDelegate(self))
        self.setUniformItemSizes(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.itemClicked.connect(lambda _: self._take(self.taken))
        self.setVisible(not floats)
        for field in (name, *ids):
            field.installEventFilter(self)
            field.textEdited.connect(self._on_typed)

    def look_among(self, players: Iterable[Player]) -> None:
        """Mark these players as registered; show the ratings of what is played."""
        self._players = tuple(players)

    def close_hits(self) -> None:
        """Take the hits away until something else is typed."""
        self._pause.stop()
        self._asked = ""
        self._answer = Answer("", ())
        self._on_answer = _OnAnswer.SHOW
        self._field.setAccessibleDescription("")
        self.clear()
        self.setVisible(not self._floats)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() is QEvent.Type.FocusOut and watched is self._field and self._floats:
            self.close_hits()
        elif (
            self.is_on
            and isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and isinstance(watched, QLineEdit)
        ):
            return self._means(watched, event)
        return False

    # Keys

    def _means(self, field: QLineEdit, event: QKeyEvent) -> bool:
        """Do what a key means for the hits; return whether it means anything."""
        key = Qt.Key(event.key())
        is_waiting = self._asked != self._answer.text
        if key in _ENTER and is_waiting and self._on_answer is _OnAnswer.CHOOSE:
            self._on_answer = _OnAnswer.TAKE
        elif key in _ENTER and self.currentRow() >= 0:
            is_held = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._take(self.wanted if is_held else self.taken)
        elif key in _ENTER and self._means_id(field):
            self._take_when_found(field)
        elif key in _ENTER:
            self.close_hits()
            return False
        elif key == Qt.Key.Key_Down and is_waiting:
            self._on_answer = _OnAnswer.CHOOSE
        elif key in _STEPS and self.count():
            # Above the first one is the field: nobody is chosen.
            row = self.currentRow() + _STEPS[key]
            self.setCurrentRow(max(min(row, self.count() - 1), -1))
        elif key == Qt.Key.Key_Escape and self.count():
            self.close_hits()
        else:
            return False
        return True

    def _means_id(self, field: QLineEdit) -> bool:
        """Whether Enter here means who has this ID: there is no name beside it."""
        return _is_id(field.text().strip()) and not (field is not self._name and self._name.text())

    def _take(self, signal: SignalInstance) -> None:
        person = self._answer.hits[self.currentRow()].person
        self.close_hits()
        signal.emit(person)

    def _take_when_found(self, field: QLineEdit) -> None:
        self._on_answer = _OnAnswer.TAKE_ID
        self._field, self._asked = field, field.text().strip()
        self._pause.stop()
        if self._answer.text == self._asked:
            self._take_exact()
        else:
            self._search()

    def _take_exact(self) -> None:
        text = self._asked
        if self._answer.hits and _has_id(self._answer.hits[0].person, text):
            self.setCurrentRow(0)
            self._take(self.taken)
        else:
            self.close_hits()
            self.unknown.emit(text)

    # Searching

    def _on_typed(self) -> None:
        field = self.sender()
        if not self.is_on or not isinstance(field, QLineEdit):
            return
        self._field, self._asked = field, field.text().strip()
        self._on_answer = _OnAnswer.SHOW
        self.setCurrentRow(-1)
        is_name = not is_figures(self._asked)
        if len(self._asked) < (_SHORTEST_NAME if is_name else _SHORTEST_ID):
            self.close_hits()
        else:
            self._pause.start()

    def _search(self) -> None:
        """Search for what stands in the field, one search after the other."""
        if self._is_searching or not self._asked:
            return
        self._is_searching = True
        registry, text, players = self._open_event.registry, self._asked, self._players
        event, catalogue = self._open_event.facts, window_catalogue()
        in_background(
            lambda: _answer(registry, text, players, event, catalogue),
            self._take_in,
            self._give_up,
        )

    def _take_in(self, answer: Answer) -> None:
        """Show an answer; one that is out of date is dropped."""
        self._is_searching = False
        if answer.text != self._asked:
            if not self._pause.isActive():
                self._search()
            return
        self._answer = answer
        if self._on_answer is _OnAnswer.TAKE_ID:
            self._take_exact()
            return
        self._show(answer)
        if self._on_answer is _OnAnswer.TAKE and self.currentRow() >= 0:
            self._take(self.taken)

    def _show(self, answer: Answer) -> None:
        self.clear()
        for hit in answer.hits:
            item = QListWidgetItem(hit.words, self)
            item.setToolTip(plain_tip(hit.words))
            item.setSizeHint(QSize(0, 2 * self.fontMetrics().lineSpacing() + px(_ROOM)))
        found = translate("PersonSearch", "%n found, Down chooses", None, len(answer.hits))
        self._field.setAccessibleDescription(found if answer.hits else "")
        is_exact = bool(answer.hits) and _has_id(answer.hits[0].person, answer.text)
        is_chosen = self._on_answer is not _OnAnswer.SHOW or (
            is_exact and self._means_id(self._field)
        )
        self.setCurrentRow(0 if answer.hits and is_chosen else -1)
        if self._floats:
            self._place()
            self.setVisible(bool(answer.hits))
            self.raise_()

    def _give_up(self, error: BaseException) -> None:
        self._is_searching = False
        self.close_hits()
        self.failed.emit(error)

    def _place(self) -> None:
        """Stand below the field, or above it where there is more room, and end where it ends."""
        around = self.parentWidget()
        if around is None or not self.count():
            return
        frame = 2 * self.frameWidth()
        wanted = min(self.count(), _MOST_SEEN) * self.sizeHintForRow(0) + frame
        top = self._field.mapTo(around, QPoint(0, 0)).y()
        below = around.height() - top - self._field.height()
        is_below = below >= min(wanted, top)
        height = min(wanted, below if is_below else top)
        right = self._field.mapTo(around, QPoint(self._field.width(), 0)).x()
        width = min(px(_WIDTH), right)
        y = top + self._field.height() if is_below else top - height
        self.setGeometry(QRect(right - width, y, width, height))


class _HitDelegate(QStyledItemDelegate):
    """Who it is in the first line, and whence that is known, read second, below it."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect: QRect = option.rect
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_chosen:
            painter.fillRect(rect, colour(Token.PICKED))
            paint_bar(painter, rect)
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), colour(Token.LINE))
        metrics, beside = option.fontMetrics, px(2 * BESIDE)
        inks = (Token.ON_PICKED, Token.ON_PICKED2) if is_chosen else (Token.INK, Token.INK2)
        line = rect.adjusted(beside, px(_ROOM) // 2, -beside, 0)
        line.setHeight(metrics.lineSpacing())
        for text, ink in zip(str(index.data()).split("\n"), inks, strict=False):
            painter.setPen(colour(ink))
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, line.width())
            painter.drawText(line, LEFT, shown)
            line.translate(0, line.height())


def _answer(
    registry: "Registry",
    text: str,
    players: tuple[Player, ...],
    event: Event,
    catalogue: Catalogue,
) -> Answer:
    found = (as_asked(event, person) for person in registry.search(text))
    hits = (Hit(person, _words(person, players, event.discipline, catalogue)) for person in found)
    return Answer(text, tuple(hits))


def _words(
    person: KnownPerson, players: tuple[Player, ...], discipline: Discipline, catalogue: Catalogue
) -> str:
    who = known_people.who(catalogue, person, discipline)
    whence = known_people.whence(catalogue, person, discipline)
    if registered_as(players, person):
        registered = catalogue.translate("PersonSearch", "✓ registered already · {facts}")
        whence = registered.format(facts=whence)
    return f"{who}\n{whence}"


def _is_id(text: str) -> bool:
    """Whether a text is one word with figures in it, which no name has."""
    has_figures = any(map(is_figures, text))
    return has_figures and len(text) >= _SHORTEST_ID and len(text.split()) == 1


def _has_id(person: KnownPerson, text: str) -> bool:
    fide = {str(source.fide_id) for source in person.sources if source.fide_id}
    national = {(source.national_id or "").upper() for source in person.sources}
    return text.lstrip("0") in fide or text.upper() in national
