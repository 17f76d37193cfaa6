"""What a tournament has of its own; what is left empty is as in the event."""

from collections.abc import Callable

from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.play.start_positions import Chess960
from arbiter_app.domain.facts.tournament import OwnConditions
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.domain.registration.fees import parse_amount
from arbiter_app.formats.days import format_day
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.layouts import STRETCH
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.fields.date_field import DateField
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event import conditions
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.play import start_positions
from arbiter_app.wording.terms.registration import fees


class DescribeTournamentDialog(Dialog):
    """Title, days, time control, discipline and fee of a tournament. Each field shows faintly what
    the event says, and holds if nothing is typed.
    """

    def __init__(
        self,
        parent: QWidget,
        seen: Event,
        *,
        save: "Callable[[DescribeTournamentDialog], bool]",
    ) -> None:
        """`seen` is the event as it is seen of the tournament."""
        catalogue, tournament = window_catalogue(), seen.tournament
        name = tournament_name(catalogue, tournament)
        super().__init__(
            parent,
            translate("DescribeTournament", "What {tournament} has of its own").format(
                tournament=name
            ),
            verb=translate("DescribeTournament", "&Save"),
            do=self._take,
        )
        self._save, whole = save, seen.whole
        self.own = tournament.own
        """What was chosen, once it can be read."""
        self._title = Line(tournament.title, LINE)
        self._starts_on = DateField(translate("DescribeTournament", "First day"))
        self._ends_on = DateField(translate("DescribeTournament", "Last day"))
        for field, own_day, day in (
            (self._starts_on, self.own.starts_on, whole.starts_on),
            (self._ends_on, self.own.ends_on, whole.ends_on),
        ):
            field.setText(format_day(own_day))
            if day is not None:
                field.setPlaceholderText(format_day(day))
        self._tempo = Line(self.own.time_control or "", LINE)
        self._tempo.setPlaceholderText(whole.time_control)
        self._discipline, self._chess960 = QComboBox(), QComboBox()
        as_event = translate("DescribeTournament", "as the event: {what}")
        of_event = conditions.discipline(catalogue, whole.discipline)
        if whole.chess960 is not None:
            of_event = f"{of_event}, {start_positions.kind(catalogue, whole.chess960)}"
        self._discipline.addItem(as_event.format(what=of_event), None)
        for each in Discipline:
            self._discipline.addItem(conditions.discipline(catalogue, each), each)
        self._discipline.setCurrentIndex(self._discipline.findData(self.own.discipline))
        for kind in (None, *Chess960):
            self._chess960.addItem(start_positions.kind(catalogue, kind), kind)
        self._chess960.setCurrentIndex(self._chess960.findData(self.own.chess960))
        fee = self.own.entry_fee
        self._fee = Line("" if fee is None else fees.amount(catalogue, fee))
        if whole.entry_fee is not None:
            self._fee.setPlaceholderText(fees.amount(catalogue, whole.entry_fee))
        fee = self.own.team_fee
        self._team_fee = Line("" if fee is None else fees.amount(catalogue, fee))
        if whole.team_fee is not None:
            self._team_fee.setPlaceholderText(fees.amount(catalogue, whole.team_fee))
        self._of_teams = tournament.played_by_teams
        self._discipline.currentIndexChanged.connect(self._follow)
        self._follow()
        self._lay_out()
        self._title.setFocus()
        self._title.selectAll()

    @property
    def title(self) -> str:
        return self._title.text().strip()

    def _follow(self) -> None:
        """Let Chess960 be chosen where the discipline is the tournament's own."""
        self._chess960.setEnabled(self._discipline.currentData() is not None)

    def _take(self) -> bool:
        for day in (self._starts_on, self._ends_on):
            if not day.is_readable:
                words = translate("DescribeTournament", "This is not a date. Write 01.04.2026.")
                return self.refuse(words, day)
        discipline, chess960 = self._discipline.currentData(), self._chess960.currentData()
        amounts = []
        for field in (self._fee, self._team_fee):
            fee = field.text().strip()
            try:
                amounts.append(parse_amount(fee) if fee else None)
            except RuleError as error:
                return self.refuse(error_sentence(error), field)
        entry_fee, team_fee = amounts
        self.own = OwnConditions(
            starts_on=self._starts_on.day,
            ends_on=self._ends_on.day,
            time_control=self._tempo.text().strip() or None,
            discipline=None if discipline is None else Discipline(discipline),
            chess960=None if chess960 is None or discipline is None else Chess960(chess960),
            entry_fee=entry_fee,
            team_fee=team_fee,
        )
        return self._save(self)

    def _lay_out(self) -> None:
        self._title.setAccessibleName(translate("DescribeTournament", "Title"))
        days = layouts.row(self._starts_on, Label("–"), self._ends_on, STRETCH)
        days_label = Label(translate("DescribeTournament", "Da&ys"))
        days_label.setBuddy(self._starts_on)
        fields = layouts.form()
        fields.addRow(translate("DescribeTournament", "&Title"), self._title)
        fields.addRow(days_label, days)
        fields.addRow(translate("DescribeTournament", "Time c&ontrol"), self._tempo)
        fields.addRow(translate("DescribeTournament", "&Discipline"), self._discipline)
        fields.addRow(translate("DescribeTournament", "Chess&960"), self._chess960)
        fields.addRow(translate("DescribeTournament", "Entry &fee"), self._fee)
        if self._of_teams:
            fields.addRow(translate("DescribeTournament", "Fee of a tea&m"), self._team_fee)
        about = translate(
            "DescribeTournament",
            "What is left empty is as in the event. System, rounds, tie-breaks, ratings and who may"
            " take part are each tournament’s own too: see the page of the event.",
        )
        self.lay_out(fields, Aside(about))
