"""The drawing of colours for the matches where it is due."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.gui.base.seed import new_seed
from arbiter_app.gui.look.layouts import form
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.parts.words.long_words import LongWords
from arbiter_app.i18n import translate


class ColourLotsDialog(Dialog):
    """Says for which matches lots are drawn, and by which seed; another one can be typed."""

    def __init__(
        self, parent: QWidget, matches: Sequence[str], *, are_of_teams: bool = False
    ) -> None:
        super().__init__(
            parent,
            translate("ColourLots", "Draw the colours by lot"),
            verb=translate("ColourLots", "&Draw the colours"),
        )
        self._seed = Line(new_seed(), LINE)
        drawn_for = LongWords(translate("ColourLots", "Matches"))
        drawn_for.say("\n".join(matches))
        fields = form()
        fields.addRow(translate("ColourLots", "&Seed"), self._seed)
        body = translate(
            "ColourLots",
            "The lot says who has White in the first game. The seed is kept, so that anybody can"
            " repeat the drawing.",
        )
        in_hall = translate(
            "ColourLots",
            "Colours that the players drew in the hall are typed on the page of the bracket.",
        )
        if are_of_teams:
            body = translate(
                "ColourLots",
                "The lot says which team has White on board 1 in the first match. The seed is kept,"
                " so that anybody can repeat the drawing.",
            )
            in_hall = translate(
                "ColourLots",
                "Colours that the captains drew in the hall are typed on the page of the bracket.",
            )
        self.lay_out(body, drawn_for, fields, Aside(in_hall))
        self._seed.textChanged.connect(lambda: self.verb.setEnabled(bool(self.seed)))
        self.verb.setFocus()

    @property
    def seed(self) -> str:
        """The seed, without space around it."""
        return self._seed.text().strip()


def ask_seed_of_colours(
    parent: QWidget, matches: Sequence[str], *, are_of_teams: bool
) -> str | None:
    """Ask for the drawing; return its seed, None where nothing is drawn."""
    dialog = ColourLotsDialog(parent, matches, are_of_teams=are_of_teams)
    return dialog.seed if dialog.exec() else None
