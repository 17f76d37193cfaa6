"""The decision that starts an event: its title, its first day, and where it is kept."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QWidget,
)

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.new_events import EventModel
from arbiter_app.domain.facts.new_tournaments import NewTournament, Template, like_last_time
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.domain.pairing.choices import Choice, choice_of
from arbiter_app.domain.tie_breaks.editions import default_edition
from arbiter_app.formats.days import format_day
from arbiter_app.formats.errors import FileError
from arbiter_app.formats.file_names import plain_name
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.look.layouts import form, row
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import words
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.fields.date_field import DateField
from arbiter_app.gui.parts.fields.place_field import PlaceField
from arbiter_app.gui.parts.fields.system_choice import SystemChoice, SystemFacts
from arbiter_app.gui.parts.fields.who_plays import WhoPlays
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.window.files.template_choice import TemplateChoice
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.event.templates import (
    model_facts,
    new_tournaments,
    template_name,
)
from arbiter_app.wording.terms.table import tie_breaks

_WIDTH = 900
"""In pixels beside usual letters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewEvent:
    """What the arbiter decided."""

    path: Path
    title: str
    starts_on: date | None
    edition_id: str
    choice: Choice | None
    """By which system; None where the model says it."""
    teams: TeamRules | None
    """How teams play; None where people do."""
    tournaments: tuple[NewTournament, ...]
    """Those that it begins with; none: one without a title."""
    former: Event | None
    """The event of which everything is taken over that is as last time; None: nothing is."""
    model: EventModel | None
    """The template that says how it is played; None: what is chosen here does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _ByHand:
    """What was chosen before a template was."""

    teams: TeamRules | None
    system: object
    tournaments: int


class NewEventDialog(Dialog):
    """Asks for the title; the rest has sensible answers already.

    It stays open with all that was typed until the event could be made.
    """

    def __init__(
        self,
        parent: QWidget,
        *,
        today: date,
        former: Event | None,
        create: Callable[[NewEvent], None],
        folder: Path | None = None,
        title: str = "",
    ) -> None:
        """`former` is the event of one's own that was open last, `folder` is where events are kept,
        None being with the documents of the person; a `title` may be proposed.
        """
        super().__init__(
            parent,
            translate("NewEvent", "Start a new event"),
            verb=translate("NewEvent", "Create the event"),
            do=self._create,
        )
        self._make = create
        self._today = today
        self._former = former
        self._as_last_time = QCheckBox(translate("NewEvent", "&As last time"))
        self._as_last_time.setChecked(former is not None)
        self._system = SystemChoice()
        last = None if former is None else former.tournaments[0].settings
        self._who = WhoPlays(
            None if last is None else last.teams,
            people=translate("NewEvent", "people, each for themselves"),
        )
        self._offer_systems()
        if last is not None and (before := choice_of(last)) is not None:
            self._system.setCurrentIndex(max(self._system.findData(before.key), 0))
        self._by_hand: _ByHand | None = None
        """None while no template is chosen."""
        self._template = TemplateChoice(lambda: self._edition_id)
        self._template_facts = Aside(lines_kept=2)
        self._tournaments = QComboBox()
        self._sets: list[tuple[NewTournament, ...]] = []
        """What each line of that choice stands for."""
        self._fill_sets()
        self._title = Line(limit=LINE)
        self._starts_on = DateField(translate("NewEvent", "First day"))
        self._starts_on.setText(format_day(today))
        self._edition = words(wraps=True)
        self._place = PlaceField(folder)
        fields = form()
        fields.addRow(translate("NewEvent", "&Title"), self._title)
        fields.addRow(translate("NewEvent", "&First day"), self._starts_on)
        fields.addRow(translate("NewEvent", "Temp&late"), self._template)
        fields.addRow("", self._template_facts)
        fields.addRow(translate("NewEvent", "&Who plays"), self._who)
        fields.addRow(translate("NewEvent", "&System of play"), self._system)
        fields.addRow(translate("NewEvent", "To&urnaments"), self._tournaments)
        fields.addRow(translate("NewEvent", "Tie-breaks"), self._edition)
        if former is not None:
            fields.addRow("", self._as_last_time)
            fields.addRow("", Aside(_taken_over(former)))
        where_label = words(translate("NewEvent", "&Kept in"))
        where_label.setBuddy(self._place)
        fields.addRow(where_label, self._place)
        self._title.setAccessibleName(translate("NewEvent", "Title"))
        self._tournaments.setAccessibleName(translate("NewEvent", "Tournaments"))
        self.lay_out(row((fields, 1), SystemFacts(self._system), gap=Room.WIDE))
        self.setMinimumWidth(px(_WIDTH))
        self._title.textChanged.connect(self._follow)
        self._starts_on.textChanged.connect(self._follow)
        self._tournaments.currentIndexChanged.connect(self._follow)
        self._who.chosen.connect(self._offer_systems)
        self._template.chosen.connect(self._follow_template)
        self._title.setText(title)
        self._title.selectAll()
        self._follow()
        if fault := self._template.fault:
            self.problem.say(fault)
        self._title.setFocus()

    def _create(self) -> bool:
        """Make the event; return whether it was made, having said why not."""
        try:
            self._make(self._decision)
        except (FileError, RuleError) as error:
            return self.refuse(error_sentence(error), self._place)
        return True

    @property
    def _decision(self) -> NewEvent:
        model = self._template.model
        choice = None if model else self._system.choice
        assert model or choice, "only systems that can be chosen are offered"
        return NewEvent(
            path=self._place.path,
            title=self._title.text(),
            starts_on=self._starts_on.day,
            edition_id=self._edition_id,
            choice=choice,
            teams=self._who.rules(choice.system) if choice else None,
            tournaments=() if model else self._sets[self._tournaments.currentIndex()],
            former=self._former if self._as_last_time.isChecked() else None,
            model=model,
        )

    def _offer_systems(self) -> None:
        """Offer the systems that those may play who do; the chosen one stays where it is one."""
        self._system.offer(of_teams=self._who.of_teams)

    def _fill_sets(self) -> None:
        """Offer what the event can begin with: one tournament, those of last time, a usual set."""
        catalogue = window_catalogue()
        self._offer(translate("NewEvent", "one tournament"), ())
        if self._former is not None and self._former.has_several:
            last = [
                like_last_time(each, tournament_name(catalogue, each))
                for each in self._former.tournaments
            ]
            self._offer(translate("NewEvent", "as last time (%n)", None, len(last)), last)
            self._tournaments.setCurrentIndex(1)
        for template in Template:
            name = template_name(catalogue, template)
            self._offer(name, new_tournaments(catalogue, template))

    def _follow_template(self) -> None:
        """Show what the template says where it would else be chosen, and that again without."""
        model = self._template.model
        if self._by_hand is None:
            chosen = self._system.choice
            self._by_hand = _ByHand(
                teams=None if chosen is None else self._who.rules(chosen.system),
                system=self._system.currentData(),
                tournaments=self._tournaments.currentIndex(),
            )
        while self._tournaments.count() > len(self._sets):
            self._tournaments.removeItem(self._tournaments.count() - 1)
        if model is None:
            self._who.show_rules(self._by_hand.teams)
            self._offer_systems()
            self._system.setCurrentIndex(max(self._system.findData(self._by_hand.system), 0))
            self._tournaments.setCurrentIndex(self._by_hand.tournaments)
            self._by_hand = None
        else:
            settings = model.event.tournaments[0].settings
            self._who.show_rules(settings.teams)
            self._system.show_settings(settings)
            count = max(len(model.tournaments), 1)
            of_template = translate("NewEvent", "as in the template (%n)", None, count)
            self._tournaments.addItem(of_template)
            self._tournaments.setCurrentIndex(self._tournaments.count() - 1)
        self._follow()
        self.make_room()

    def _offer(self, name: str, tournaments: Sequence[NewTournament]) -> None:
        self._tournaments.addItem(name)
        self._sets.append(tuple(tournaments))

    @property
    def _edition_id(self) -> str:
        return default_edition(self._starts_on.day or self._today)

    def _follow(self) -> None:
        self._place.follow(self._title.text(), otherwise=f"{self._today:%Y}")
        self._edition.setText(tie_breaks.edition(window_catalogue(), self._edition_id))
        model = self._template.model
        facts = "" if model is None else " · ".join(model_facts(window_catalogue(), model))
        self._template_facts.say(facts)
        place = self._tournaments.currentIndex()
        chosen = self._sets[place] if place < len(self._sets) else ()
        is_new = model is None and all(each.former is None for each in chosen)
        self._system.setEnabled(is_new)
        self._who.setEnabled(is_new)
        self._tournaments.setEnabled(model is None)
        self.verb.setEnabled(bool(plain_name(self._title.text())) and self._starts_on.is_readable)


def _taken_over(former: Event) -> str:
    text = translate(
        "NewEvent",
        "Officials (%n), organiser, place, conditions and papers of “{event}”; all of it can be"
        " changed afterwards.",
        None,
        len(former.officials),
    )
    return text.format(event=former.title)
