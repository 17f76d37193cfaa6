"""The initial colour of a Swiss: noted as it was drawn in the hall, or drawn here by lot."""

from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.gui.base.kept_texts import choose_again
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.seed import new_seed
from arbiter_app.gui.look.layouts import form
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.rules.swiss_rules import draw_initial_colour, set_initial_colour
from arbiter_app.wording.terms.event.swiss import article_of_initial_colour


class InitialColourDialog(Dialog):
    """The lot is drawn here unless a colour is chosen."""

    def __init__(self, parent: QWidget, open_event: OpenEvent) -> None:
        super().__init__(
            parent,
            translate("InitialColour", "The initial colour"),
            verb=translate("InitialColour", "&Draw the colour"),
            do=self._take,
        )
        self._door = open_event.door(say=self.refuse)
        self._how = QComboBox()
        self._how.addItem(translate("InitialColour", "by lot, here"), None)
        self._how.addItem(translate("InitialColour", "White was drawn in the hall"), Colour.WHITE)
        self._how.addItem(translate("InitialColour", "Black was drawn in the hall"), Colour.BLACK)
        self._seed = Line(new_seed(), LINE)
        self._form = fields = form()
        fields.addRow(translate("InitialColour", "C&olour"), self._how)
        fields.addRow(translate("InitialColour", "&Seed"), self._seed)
        text = translate(
            "InitialColour",
            "In round 1 the players of the upper half with odd numbers have it ({article}). It is"
            " drawn before round 1 is paired.",
        )
        competition = open_event.tournament.competition()
        article = article_of_initial_colour(window_catalogue(), competition)
        self.lay_out(
            text.format(article=article),
            fields,
            Aside(
                translate(
                    "InitialColour",
                    "The same seed gives the same colour: it is kept, so that anybody can repeat"
                    " the drawing.",
                )
            ),
        )
        self._how.currentIndexChanged.connect(self._follow)
        self._how.setFocus()

    def draft(self) -> dict[str, str]:
        """Return what is chosen and typed."""
        return {"how": str(self._how.currentIndex()), "seed": self._seed.text()}

    def restore(self, draft: dict[str, str]) -> None:
        """Show what was chosen and typed."""
        choose_again(self._how, draft.get("how"))
        self._seed.setText(draft.get("seed", ""))

    def _follow(self) -> None:
        is_by_lot = self._how.currentData() is None
        self._seed.setEnabled(is_by_lot)
        self.verb.setText(
            translate("InitialColour", "&Draw the colour")
            if is_by_lot
            else translate("InitialColour", "&Note the colour")
        )

    def _take(self) -> bool:
        colour = self._how.currentData()
        if colour is None:
            return self._door.do(draw_initial_colour, seed=self._seed.text())
        return self._door.do(set_initial_colour, colour=Colour(colour))
