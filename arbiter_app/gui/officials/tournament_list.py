"""The tournaments that somebody is assigned to, checked in a list."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from arbiter_app.domain.ids import TournamentId
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.look.sizes import row_height
from arbiter_app.i18n import translate

_ROWS_SEEN = 4


class TournamentList(QListWidget):
    """Space checks a tournament; none checked is all of them."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._offered: Sequence[tuple[TournamentId, str]] = ()
        self.setAccessibleName(name)
        none_is_all = translate("TournamentList", "None checked: all tournaments. Space checks.")
        self.setToolTip(plain_tip(none_is_all))
        self.setAccessibleDescription(none_is_all)

    @property
    def checked(self) -> tuple[TournamentId, ...]:
        """Those that are checked, in their order."""
        return tuple(
            TournamentId(item.data(Qt.ItemDataRole.UserRole))
            for item in self._items
            if item.checkState() is Qt.CheckState.Checked
        )

    def check(self, tournaments: Iterable[TournamentId]) -> None:
        """Check these, and no others."""
        wanted = {*tournaments}
        for item in self._items:
            is_wanted = item.data(Qt.ItemDataRole.UserRole) in wanted
            item.setCheckState(Qt.CheckState.Checked if is_wanted else Qt.CheckState.Unchecked)

    def offer(self, tournaments: Sequence[tuple[TournamentId, str]]) -> None:
        """Offer tournaments by their titles; none of them is checked."""
        if tournaments == self._offered:
            self.check(())
            return
        self._offered = tournaments
        self.clear()
        for tournament, title in tournaments:
            item = QListWidgetItem(title, self)
            item.setData(Qt.ItemDataRole.UserRole, tournament)
            item.setCheckState(Qt.CheckState.Unchecked)
        if tournaments:
            self.setCurrentRow(0)
        self.setFixedHeight(min(len(tournaments), _ROWS_SEEN) * row_height() + 2)

    @property
    def _items(self) -> list[QListWidgetItem]:
        return [self.item(place) for place in range(self.count())]
