"""What is missing, by player or by the region, club or federation he comes from."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QTreeWidget, QTreeWidgetItem, QWidget

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.registration.commission import PlayerPapers, incomplete, incomplete_by
from arbiter_app.gui.commission.panel import BELOW_TABS
from arbiter_app.gui.look.layouts import column
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.parts.tables.item_paint import SECOND_ROLE, ItemDelegate
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import commission, people

_PLAYER = Qt.ItemDataRole.UserRole


class MandateMissing(QWidget):
    """A tree of players with the papers they lack; Enter goes to the player."""

    chosen = Signal(int)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._event: Event | None = None
        self._by = QComboBox()
        self._by.setAccessibleName(translate("MandateMissing", "Group what is missing"))
        for text, key in (
            (translate("MandateMissing", "By player"), None),
            (translate("MandateMissing", "By region"), ContingentKey.REGION),
            (translate("MandateMissing", "By club or organisation"), ContingentKey.CLUB),
            (translate("MandateMissing", "By federation"), ContingentKey.FEDERATION),
            (translate("MandateMissing", "By coach"), ContingentKey.COACH),
        ):
            self._by.addItem(text, key)
        self._by.currentIndexChanged.connect(self._fill)
        self._sum = Aside()
        self._tree = _Tree()
        self._tree.setAccessibleName(translate("MandateMissing", "What is missing"))
        self._tree.setHeaderHidden(True)
        self._tree.setItemDelegate(ItemDelegate(self._tree))
        self._tree.itemActivated.connect(self._choose)
        self._tree.left.connect(self.left)
        column(self._by, self._sum, (self._tree, 1), around=BELOW_TABS, into=self)
        self.setFocusProxy(self._tree)

    def show_event(self, event: Event) -> None:
        """Show what is missing now."""
        self._event = event
        if self.isVisible():
            self._fill()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Fill the tree when it is looked at."""
        super().showEvent(event)
        self._fill()

    def _fill(self) -> None:
        if self._event is None:
            return
        players = incomplete(self._event)
        count = translate("MandateMissing", "%n player(s) lack a paper", None, len(players))
        complete = translate("MandateMissing", "Every player has shown every paper.")
        self._sum.say(count if players else complete)
        self._tree.clear()
        key = self._by.currentData()
        if key is None:
            self._tree.addTopLevelItems(_player_items(players))
        else:
            for each in incomplete_by(self._event, ContingentKey(key)):
                name = each.contingent or translate("MandateMissing", "not known")
                pattern = translate("MandateMissing", "{name}: {players} of {all}")
                item = QTreeWidgetItem(
                    [pattern.format(name=name, players=len(each.players), all=each.of)]
                )
                item.addChildren(_player_items(each.players))
                self._tree.addTopLevelItem(item)
        self._tree.expandAll()
        if first := self._tree.topLevelItem(0):
            self._tree.setCurrentItem(first)

    def _choose(self, item: QTreeWidgetItem) -> None:
        player = item.data(0, _PLAYER)
        if player is not None:
            self.chosen.emit(player)


class _Tree(QTreeWidget):
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _player_items(players: Iterable[PlayerPapers]) -> list[QTreeWidgetItem]:
    catalogue, items = window_catalogue(), []
    for each in players:
        item = _item(people.name(catalogue, each.player), each.player.id)
        for paper in each.lacking:
            lacking = _item(commission.checked_paper(catalogue, paper), each.player.id)
            lacking.setData(0, SECOND_ROLE, True)
            item.addChild(lacking)
        items.append(item)
    return items


def _item(text: str, player: PlayerId) -> QTreeWidgetItem:
    item = QTreeWidgetItem([text])
    item.setToolTip(0, plain_tip(text))
    item.setData(0, _PLAYER, player)
    return item
