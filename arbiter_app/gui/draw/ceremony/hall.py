"""Where everything stands in the view for the hall, on a screen of any size: it is read at ten
metres, and nothing is smaller than a 30th of the height.
"""

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QLineF, QRectF, QSizeF

from arbiter_app.gui.draw.ceremony.envelopes import (
    Lying,
    card_writings,
    lay_envelopes,
    least_height,
)
from arbiter_app.gui.draw.ceremony.name_list import (
    NameList,
    lay_cut_names,
    lay_latest_names,
    lay_names,
)
from arbiter_app.gui.draw.ceremony.scene import Card, Scene
from arbiter_app.gui.look.hall import Hall
from arbiter_app.gui.parts.hall.names import FORMS
from arbiter_app.gui.parts.hall.writing import LINE, Writing, write

_LEAST = 1 / 30
"""The smallest letters, as a part of the height."""
_MOST_LIST = 0.055
"""Names of the list are not larger: they are not who is asked."""
_GAP = 0.018
"""Between the parts."""
_SHARES = (0.42, 0.36, 0.3, 0.25, 0.2)
"""Of the room below the turn: what the envelopes have, the less the more names there are."""


@dataclass(frozen=True, slots=True)
class _Head:
    """How large the lines above the envelopes are at the most, as parts of the height."""

    second: float
    name: float
    ask: float


_ROOMY = _Head(second=0.045, name=0.11, ask=0.052)
_TIGHT = _Head(second=_LEAST, name=0.08, ask=0.04)
"""Where many names need the room."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HallSheet:
    """What is painted, and where."""

    head: tuple[Writing, ...]
    names: NameList
    cards: tuple[Lying, ...] = ()
    rules: tuple[QLineF, ...] = ()
    foot: tuple[Writing, ...] = ()
    mark: Writing | None = None
    """Across the top, on a ground of its own: that nothing counts."""
    least: int = 0
    """How high the smallest letters are, in pixels."""

    @property
    def writings(self) -> tuple[Writing, ...]:
        """All words."""
        on_cards = (each for place, card in self.cards for each in self.on_card(place, card))
        marks = (self.mark,) if self.mark else ()
        names = (*self.names.digits, *self.names.names)
        return (*marks, *self.head, *on_cards, *names, *self.foot)

    def on_card(self, place: QRectF, card: Card) -> tuple[Writing, ...]:
        """Return what is written on an envelope."""
        return tuple(card_writings(card, place, self.least))


class _Layout:
    """A scene on a screen of so many pixels."""

    def __init__(self, scene: Scene, size: QSizeF, notice: str, leave: str) -> None:
        self._scene = scene
        self._notice, self._leave = notice, leave
        self._height = size.height()
        self.least = ceil(size.height() * _LEAST)
        band = self.least * 1.6 if scene.mark else 0.0
        self._band = QRectF(0, 0, size.width(), band)
        beside, edge = size.width() * 0.025, size.height() * 0.015
        foot = 2 * self.least * LINE
        width = size.width() - 2 * beside
        self._foot = QRectF(beside, size.height() - edge - foot, width, foot)
        top = band + edge
        self._inside = QRectF(beside, top, width, self._foot.top() - top)

    def sheet(self) -> HallSheet:
        """Lay it out generously if all names have room so, else tight, else with shorter names; at
        last with what there is room for.
        """
        laid = self._with_all(_ROOMY, 0)
        for form in range(FORMS):
            laid = laid or self._with_all(_TIGHT, form)
        return laid or self._with_some()

    def _with_all(self, head: _Head, form: int) -> HallSheet | None:
        lines, rest = self._head(head)
        most = ceil(self._height * _MOST_LIST)
        if self._scene.is_over:
            names = lay_names(self._scene, rest, self.least, most, form=form)
            return self._made(lines, names) if names else None
        needed = least_height(self._scene, rest.width(), self.least)
        heights = [rest.height() * share for share in _SHARES]
        for height in (*(each for each in heights if each > needed), needed):
            table, below = self._divided(rest, height)
            if names := lay_names(self._scene, below, self.least, most, form=form):
                return self._made(lines, names, table)
        return None

    def _with_some(self) -> HallSheet:
        lines, rest = self._head(_TIGHT)
        if self._scene.is_over:
            return self._made(lines, lay_cut_names(self._scene, rest, self.least))
        needed = least_height(self._scene, rest.width(), self.least)
        table, below = self._divided(rest, min(needed, rest.height()))
        return self._made(lines, lay_latest_names(self._scene, below, self.least), table)

    def _made(
        self, head: tuple[Writing, ...], names: NameList, table: QRectF | None = None
    ) -> HallSheet:
        cards, rules = lay_envelopes(self._scene, table, self.least) if table else ((), ())
        if table:
            middle = table.bottom() + self._height * _GAP
            rules = (*rules, QLineF(table.left(), middle, table.right(), middle))
        return HallSheet(
            head=head,
            names=names,
            cards=cards,
            rules=rules,
            foot=self._foot_lines(),
            mark=self._mark(),
            least=self.least,
        )

    def _divided(self, rest: QRectF, table: float) -> tuple[QRectF, QRectF]:
        """Return the room of the envelopes and that of the list below."""
        above = QRectF(rest.topLeft(), QSizeF(rest.width(), table))
        return above, rest.adjusted(0, table + 2 * self._height * _GAP, 0, 0)

    def _head(self, sizes: _Head) -> tuple[tuple[Writing, ...], QRectF]:
        """Return the event, whose turn it is and what is asked; and the room below."""
        scene, second = self._scene, sizes.second
        lines = [(scene.title, Hall.INK2, second, False, 1)]
        if scene.is_over:
            lines.append((scene.ask, Hall.CALLED, 0.085, True, 1))
        else:
            lines.append((scene.head, Hall.INK, second, False, 1))
            lines.append((scene.name, Hall.CALLED, sizes.name, True, 1))
            lines.append((scene.ask, Hall.INK, sizes.ask, False, 2))
        top, writings = self._inside.top(), []
        for text, ink, most, is_bold, breaks in lines:
            # Kept for as many lines as there may be, so that nothing moves from turn to turn.
            kept = max(most * self._height, self.least * breaks) * LINE
            room = QRectF(self._inside.left(), top, self._inside.width(), kept)
            writings.append(
                write(
                    text,
                    room,
                    ink,
                    least=self.least,
                    most=most * self._height,
                    is_bold=is_bold,
                    lines=breaks,
                )
            )
            top += kept
        gap = self._height * _GAP
        return tuple(writings), self._inside.adjusted(0, top - self._inside.top() + gap, 0, -gap)

    def _foot_lines(self) -> tuple[Writing, ...]:
        """Return how the draw is held, and the keys that leave the view; or a notice."""
        least = self.least
        if self._notice:
            text = f"⚠ {self._notice}"
            return (write(text, self._foot, Hall.CALLED, least=least, most=least, lines=2),)
        half = self._foot.height() / 2
        return tuple(
            write(text, room, Hall.INK2, least=least, most=least)
            for text, room in (
                (self._scene.facts, self._foot.adjusted(0, 0, 0, -half)),
                (self._leave, self._foot.adjusted(0, half, 0, 0)),
            )
        )

    def _mark(self) -> Writing | None:
        if not self._scene.mark:
            return None
        most = self._band.height() / LINE
        return write(
            self._scene.mark,
            self._band,
            Hall.ON_CALLED,
            least=self.least,
            most=most,
            is_bold=True,
        )


def lay_out(scene: Scene, size: QSizeF, *, notice: str = "", leave: str = "") -> HallSheet:
    """Lay out a scene on a screen of so many pixels. `leave` says which keys leave the view; a
    notice takes the place of that and of how the draw is held.
    """
    return _Layout(scene, size, notice, leave).sheet()
