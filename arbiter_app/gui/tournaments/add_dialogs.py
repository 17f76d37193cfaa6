"""Tournaments that are added: one like another, or those of a template."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QListWidget, QListWidgetItem, QWidget

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.new_tournaments import NewTournament, Template
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import TournamentId
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.domain.pairing.choices import Choice
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room, px, row_height
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.gui.parts.fields.system_choice import SystemChoice, SystemFacts
from arbiter_app.gui.parts.fields.who_plays import WhoPlays
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.tables.item_paint import ItemDelegate
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.event.templates import new_tournaments, template_name

_WIDTH = 860
"""Of the first dialog, in pixels beside usual letters."""
_LINES = 10
"""So many tournaments of a template are seen at once."""


class AddTournamentDialog(Dialog):
    """Asks for the title, and like which tournament it is played."""

    def __init__(
        self,
        parent: QWidget,
        event: Event,
        like: TournamentId,
        *,
        add: "Callable[[AddTournamentDialog], bool]",
    ) -> None:
        super().__init__(
            parent,
            translate("AddTournament", "Add a tournament"),
            verb=translate("AddTournament", "&Add it"),
            do=lambda: add(self),
        )
        self._title = Line(limit=LINE)
        self._like = _Models(event, like)
        self._event = event
        as_there = translate("AddTournament", "as in that tournament")
        self._who = WhoPlays(None, people=as_there)
        self._system = SystemChoice(otherwise=as_there)
        self._offer_systems()
        self._who.chosen.connect(self._offer_systems)
        self._like.currentIndexChanged.connect(self._offer_systems)
        fields = layouts.form()
        fields.addRow(translate("AddTournament", "&Title"), self._title)
        fields.addRow(translate("AddTournament", "With the settings &of"), self._like)
        fields.addRow(translate("AddTournament", "&Who plays"), self._who)
        fields.addRow(translate("AddTournament", "&System of play"), self._system)
        about = translate(
            "AddTournament",
            "Rounds, tie-breaks, ratings, days, time control and who may take part are those of"
            " that tournament; all of it can be changed afterwards.",
        )
        told = layouts.column(fields, Aside(about), layouts.STRETCH)
        self.lay_out(layouts.row((told, 1), SystemFacts(self._system), gap=Room.WIDE))
        self.setMinimumWidth(px(_WIDTH))
        self._title.setFocus()

    @property
    def title(self) -> str:
        return self._title.text().strip()

    @property
    def like(self) -> TournamentId:
        return self._like.chosen

    @property
    def choice(self) -> Choice | None:
        """The system that it is played by; None: that of the other tournament."""
        return self._system.choice

    @property
    def teams(self) -> TeamRules | None:
        """How teams play in it; None: people or teams do, as in the other tournament."""
        return self._who.rules(self.choice.system if self.choice else self._model.settings.system)

    @property
    def _model(self) -> Tournament:
        return self._event.of(self.like).tournament

    def _offer_systems(self) -> None:
        """Offer what those may play who do in it."""
        self._system.offer(of_teams=self._who.of_teams or self._model.played_by_teams)


class TemplateDialog(Dialog):
    """Asks for a usual set of tournaments, and which of them are wanted."""

    def __init__(
        self,
        parent: QWidget,
        event: Event,
        like: TournamentId,
        *,
        add: "Callable[[TemplateDialog], bool]",
    ) -> None:
        super().__init__(
            parent,
            translate("TemplateDialog", "Add tournaments from a template"),
            verb=translate("TemplateDialog", "&Add them"),
            do=lambda: add(self),
        )
        self._taken = {each.title.casefold() for each in event.tournaments}
        self._template = QComboBox()
        for each in Template:
            self._template.addItem(template_name(window_catalogue(), each), each)
        give_way(self._template)
        self._offered: Sequence[NewTournament] = ()
        self._list = QListWidget()
        self._list.setItemDelegate(ItemDelegate(self._list))
        self._list.setMinimumHeight(_LINES * row_height())
        self._list.setAccessibleName(translate("TemplateDialog", "Tournaments that are wanted"))
        self._like = _Models(event, like)
        self._event = event
        self._who = WhoPlays(None, people=translate("AddTournament", "as in that tournament"))
        self._lay_out()
        self._template.currentIndexChanged.connect(self._offer)
        self._offer()
        self._template.setFocus()

    @property
    def wanted(self) -> tuple[NewTournament, ...]:
        """The tournaments that are marked, in their order."""
        items = (self._list.item(place) for place in range(self._list.count()))
        marks = [item.checkState() == Qt.CheckState.Checked for item in items]
        teams = self._who.rules(self._event.of(self.like).tournament.settings.system)
        return tuple(
            replace(each, teams=teams)
            for each, is_marked in zip(self._offered, marks, strict=True)
            if is_marked
        )

    @property
    def like(self) -> TournamentId:
        return self._like.chosen

    def _offer(self) -> None:
        """List the tournaments of the template; those that are there already are not marked."""
        template = Template(self._template.currentData())
        self._offered = new_tournaments(window_catalogue(), template)
        self._list.clear()
        for each in self._offered:
            item = QListWidgetItem(each.title, self._list)
            is_new = each.title.casefold() not in self._taken
            item.setCheckState(Qt.CheckState.Checked if is_new else Qt.CheckState.Unchecked)
        self._list.setCurrentRow(0)

    def _lay_out(self) -> None:
        wanted = Label(translate("TemplateDialog", "&Wanted, marked with Space"))
        wanted.setBuddy(self._list)
        fields = layouts.form()
        fields.addRow(translate("TemplateDialog", "&Template"), self._template)
        fields.addRow(wanted, self._list)
        fields.addRow(translate("TemplateDialog", "With the settings &of"), self._like)
        fields.addRow(translate("TemplateDialog", "Who &plays"), self._who)
        about = translate(
            "TemplateDialog",
            "Groups have their age and, where only girls or women play, that as conditions; a"
            " festival has its disciplines and time controls. One Undo takes all of them back.",
        )
        self.lay_out(fields, Aside(about))


class _Models(QComboBox):
    """The tournaments that another one can be made like."""

    def __init__(self, event: Event, like: TournamentId) -> None:
        super().__init__()
        for each in event.tournaments:
            self.addItem(tournament_name(window_catalogue(), each), each.id)
        self.setCurrentIndex(max(self.findData(like), 0))
        give_way(self)

    @property
    def chosen(self) -> TournamentId:
        return TournamentId(self.currentData())
