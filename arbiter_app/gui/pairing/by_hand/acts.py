"""What is done with the people of a pairing by hand, each act by a key of the list."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.pairing.swiss.by_hand import PairingByHand
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.base.page_actions import act, none_chosen
from arbiter_app.gui.pairing.by_hand.seats import Seat
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.i18n import translate


class ByHandActs(QObject):
    """Two are marked, then paired or exchanged; one alone is the one under the cursor."""

    changed = Signal()
    """Somebody was marked, or a pairing is another than before."""
    refused = Signal(str)

    def __init__(self, table: Table[Seat], hand: PairingByHand, *, has_byes: bool = True) -> None:
        super().__init__(table)
        self._has_byes = has_byes
        self._table, self.hand = table, hand
        self.marked: tuple[PlayerId, ...] = ()
        self._before: list[PairingByHand] = []
        self.actions = self._make()
        table.row_acts = self.actions
        table.doubleClicked.connect(self._mark)

    def begin(self, hand: PairingByHand) -> None:
        """Take another pairing; it can be taken back like an act."""
        self._before.append(self.hand)
        self.hand, self.marked = hand, ()
        self.changed.emit()

    def _make(self) -> Sequence[QAction]:
        # fmt: off
        byes = (
            self._act(translate("ByHandDialog", "Give the &bye"),
                      lambda: self._bye(Mark.PAIRING_BYE), Key.PAIRING_BYE),
            self._act(translate("ByHandDialog", "&Half-point bye"),
                      lambda: self._bye(Mark.HALF_BYE), Key.HALF_BYE),
            self._act(translate("ByHandDialog", "&Zero-point bye"),
                      lambda: self._bye(Mark.ZERO_BYE), Key.ZERO_BYE),
        ) if self._has_byes else ()
        return (
            self._act(translate("ByHandDialog", "&Mark, or not any more"), self._mark, Key.MARK),
            self._act(translate("ByHandDialog", "&Pair the two, the first has White"),
                      self._pair, Key.CHOOSE),
            self._act(translate("ByHandDialog", "E&xchange the two"),
                      self._exchange, Key.EXCHANGE),
            self._act(translate("ByHandDialog", "S&wap the colours of the pair"),
                      self._turn, Key.SWAP_COLOURS),
            self._act(translate("ByHandDialog", "&Take apart, or take the bye away")
                      if self._has_byes else translate("ByHandDialog", "&Take the pair apart"),
                      self._free, Key.REMOVE),
            *byes,
            self._act(translate("ByHandDialog", "Take the last act &back"),
                      self._take_back, Key.TAKE_BACK),
        )
        # fmt: on

    def _act(self, text: str, do: Callable[[], object], key: Key) -> QAction:
        return act(self._table, text, do, key, context=Qt.ShortcutContext.WidgetShortcut)

    def _mark(self) -> None:
        seat = self._table.selected
        if seat is None:
            return
        if seat.player in self.marked:
            self.marked = tuple(each for each in self.marked if each != seat.player)
        else:
            self.marked = (*self.marked[-1:], seat.player)
        self.changed.emit()

    @property
    def _two(self) -> tuple[PlayerId, PlayerId] | None:
        """The two who are marked, or the one who is and the one under the cursor."""
        seat = self._table.selected
        if len(self.marked) == 2:
            return self.marked[0], self.marked[1]
        if len(self.marked) == 1 and seat is not None and seat.player not in self.marked:
            return self.marked[0], seat.player
        self.refused.emit(
            translate("ByHandDialog", "Mark one player with Space, and go to the other.")
        )
        return None

    def _pair(self) -> None:
        if two := self._two:
            self._do(lambda: self.hand.paired(*two))

    def _exchange(self) -> None:
        if two := self._two:
            self._do(lambda: self.hand.exchanged(*two))

    def _turn(self) -> None:
        if seat := self._chosen():
            self._do(lambda: self.hand.turned(seat.player))

    def _free(self) -> None:
        seat = self._chosen()
        if seat is None:
            return
        if seat.bye is not None:
            self._do(lambda: self.hand.without_bye(seat.player))
        else:
            self._do(lambda: self.hand.taken_apart(seat.player))

    def _bye(self, mark: Mark) -> None:
        if seat := self._chosen():
            self._do(lambda: self.hand.with_bye(seat.player, mark))

    def _take_back(self) -> None:
        if not self._before:
            self.refused.emit(translate("ByHandDialog", "Nothing was changed yet."))
            return
        self.hand, self.marked = self._before.pop(), ()
        self.changed.emit()

    def _chosen(self) -> Seat | None:
        seat = self._table.selected
        if seat is None:
            self.refused.emit(none_chosen())
        return seat

    def _do(self, make: Callable[[], PairingByHand]) -> None:
        try:
            made = make()
        except RuleError as error:
            self.refused.emit(error_sentence(error))
            return
        self.begin(made)
