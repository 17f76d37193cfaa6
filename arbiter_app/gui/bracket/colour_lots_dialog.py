"""The drawing of colours for the matches where it is due."""

from collections.abc import Sequence

from PySide6.QtWidgets import QDialog, QFormLayout, QLineEdit, QWidget

from arbiter_app.gui.base.seed import new_seed
from arbiter_app.gui.parts.dialog import DecisionButtons, lay_out_decision
from arbiter_app.gui.parts.heading import Aside
from arbiter_app.gui.parts.long_words import LongWords
from arbiter_app.i18n import translate


class ColourLotsDialog(QDialog):
    """Says for which matches lots are drawn, and by which seed; another one can be typed."""

    def __init__(self, parent: QWidget, matches: Sequence[str]) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("ColourLots", "Draw the colours by lot"))
        self.setMinimumWidth(480)
        self._seed = QLineEdit(new_seed())
        buttons = DecisionButtons(
            self,
            verb=translate("ColourLots", "&Draw the colours"),
            cancel=translate("ColourLots", "&Cancel"),
        )
        drawn_for = LongWords(translate("ColourLots", "Matches"))
        drawn_for.say("\n".join(matches))
        form = QFormLayout()
        form.addRow(translate("ColourLots", "&Seed"), self._seed)
        body = translate(
            "ColourLots",
            "The lot says who has White in the first game. The seed is kept, so that anybody can"
            " repeat the drawing.",
        )
        in_hall = translate(
            "ColourLots",
            "Colours that the players drew in the hall are typed on the page of the bracket.",
        )
        lay_out_decision(self, body, drawn_for, form, Aside(in_hall), buttons)
        self._seed.textChanged.connect(lambda: buttons.act.setEnabled(bool(self.seed)))
        buttons.act.setFocus()

    @property
    def seed(self) -> str:
        """The seed, without space around it."""
        return self._seed.text().strip()


def ask_seed_of_colours(parent: QWidget, matches: Sequence[str]) -> str | None:
    """Ask for the drawing; return its seed, None where nothing is drawn."""
    dialog = ColourLotsDialog(parent, matches)
    is_drawn = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    return dialog.seed if is_drawn else None
