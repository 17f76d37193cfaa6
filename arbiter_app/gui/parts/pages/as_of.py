"""The choice of the round after which tables are looked at."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.domain.ids import Round
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.i18n import translate


class AsOf(QWidget):
    """The rounds that there are tables of, then now; hidden where there are none."""

    chosen = Signal()
    """Another round is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self._rounds = QComboBox()
        self._rounds.setAccessibleName(translate("TableScope", "After which round"))
        self._behind: tuple[Round, ...] = ()
        name = Label(translate("TableScope", "As &of"))
        name.setBuddy(self._rounds)
        self._rounds.activated.connect(lambda _: self.chosen.emit())
        layouts.column(layouts.together(name, self._rounds), gap=Room.NONE, into=self)

    @property
    def round(self) -> Round | None:
        """After which round; None: as it stands now."""
        at = self._rounds.currentIndex()
        return self._behind[at] if 0 <= at < len(self._behind) else None

    @property
    def has_earlier(self) -> bool:
        """Whether there is a round before the one chosen."""
        return 0 < self._rounds.currentIndex() <= len(self._behind)

    @property
    def is_now(self) -> bool:
        """Whether nothing later than what is chosen is there."""
        return self._rounds.currentIndex() >= len(self._behind)

    def offer(self, behind: tuple[Round, ...]) -> None:
        """Offer rounds; the one chosen stays, as far as it is still there."""
        self.setVisible(bool(behind))
        if behind == self._behind and self._rounds.count():
            return
        former = self.round
        self._behind = behind
        with QSignalBlocker(self._rounds):
            self._rounds.clear()
            pattern = translate("TableScope", "after round {round}")
            self._rounds.addItems([pattern.format(round=each) for each in behind])
            self._rounds.addItem(translate("TableScope", "now"))
            at = behind.index(former) if former in behind else len(behind)
            self._rounds.setCurrentIndex(at)
        give_way(self._rounds)
        self._rounds.setMinimumContentsLength(len(pattern))

    def turn(self, by: int) -> None:
        """Go to a round before or behind the one chosen."""
        self._rounds.setCurrentIndex(self._rounds.currentIndex() + by)
        self.chosen.emit()
