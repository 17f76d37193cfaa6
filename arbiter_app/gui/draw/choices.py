"""What is chosen for a restricted draw: what makes a contingent, and which printing of a table."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QComboBox, QRadioButton, QWidget

from arbiter_app.domain.drawing.varma import has_two_printings
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.play.numbering import VarmaVariant
from arbiter_app.gui.look.layouts import add, column
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Look, words
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.play import draws
from arbiter_app.wording.terms.registration import contingents


class KeyChoice(QComboBox):
    """Federation, region, club or coach."""

    def __init__(self) -> None:
        super().__init__()
        for key in ContingentKey:
            self.addItem(contingents.contingents_by(window_catalogue(), key), key)
        # A national event meets by regions; its players have one federation.
        self.choose(ContingentKey.REGION)

    @property
    def value(self) -> ContingentKey:
        """What is chosen."""
        return ContingentKey(self.currentData())

    def choose(self, key: ContingentKey) -> None:
        """Put the choice to a key."""
        self.setCurrentIndex(self.findData(key))


class VariantChoice(QWidget):
    """The two printings of the row for 11 and 12 players, with what tells them apart."""

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._buttons = QButtonGroup(self)
        why = translate(
            "DrawMethod",
            "The row for 11 and 12 players was printed in two ways. With the one in force, numbers"
            " 6 and 12 share envelope C, and of 12 players they meet in the last round; the older"
            " one has no such pair. Keep to what the regulations of the event name.",
        )
        layout = column(words(why, Look.SECOND, wraps=True), gap=Room.TIGHT, into=self)
        for position, variant in enumerate(VarmaVariant):
            button = QRadioButton(draws.variant(window_catalogue(), variant))
            button.setChecked(position == 0)
            self._buttons.addButton(button, position)
            add(layout, button)
        self._buttons.idToggled.connect(self.chosen)

    @property
    def value(self) -> VarmaVariant:
        """What is chosen; the row in force at first."""
        return tuple(VarmaVariant)[self._buttons.checkedId()]

    def choose(self, variant: VarmaVariant) -> None:
        """Put the choice to a printing."""
        self._buttons.button(tuple(VarmaVariant).index(variant)).setChecked(True)

    def show_players(self, players: int) -> None:
        """Ask for so many players, where the printings differ."""
        self.setVisible(has_two_printings(players))
