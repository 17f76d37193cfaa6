"""The conditions of taking part: age, sex, rank, quota, as the regulations have them."""

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.eligibility import (
    ADULTS,
    JOINED_FROM_BELOW,
    YOUNGER_THAN,
    AgeGroup,
    Eligibility,
    births_allowed,
)
from arbiter_app.domain.facts.people.people import SportRank
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.domain.names.plain_text import TEXT
from arbiter_app.domain.permission.by_state import Action, Verdict, verdict
from arbiter_app.formats.days import format_day
from arbiter_app.formats.quota_list import format_quotas, parse_quotas
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.look.layouts import STRETCH, column, form, row
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.ask_reason import ask_reason
from arbiter_app.gui.parts.dialogs.dialog import Dialog, keep_room
from arbiter_app.gui.parts.fields.choice import Choice
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.parts.words.problem import InlineField, Problem
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.people.registration import change_eligibility
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.registration import contingents, findings, people

_BESIDE_FIGURES = 28
"""Room beside the figures of a short field, in pixels beside usual letters."""


class EligibilityRules(QWidget):
    """Before the draw every choice is saved at once; afterwards all together, with a reason."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self._draft: Eligibility | None = None
        """What is chosen after the draw, until it is applied with its reason."""
        catalogue = window_catalogue()
        self._age = Choice(
            translate("EligibilityRules", "Age group"),
            AgeGroup,
            lambda group: findings.age_group(catalogue, group),
        )
        self._playing_up = QCheckBox(
            translate(
                "EligibilityRules",
                "Players of younger groups may take part (Ukrainian rules V.1.4)",
            )
        )
        self._births = Aside(lines_kept=2)
        self._lowest_age = InlineField(translate("EligibilityRules", "Lowest age"))
        self._women = QCheckBox(
            translate("EligibilityRules", "For women only (Ukrainian rules V.1.1)")
        )
        self._rank = Choice(
            translate("EligibilityRules", "Lowest sport rank"),
            SportRank,
            lambda rank: people.sport_rank(catalogue, rank),
        )
        self._quota = InlineField(translate("EligibilityRules", "Quota"))
        self._quota_by = QComboBox()
        for by in ContingentKey:
            self._quota_by.addItem(contingents.contingent(catalogue, by), by)
        self._quota_by.setAccessibleName(translate("EligibilityRules", "Quota by"))
        self._quotas = InlineField(translate("EligibilityRules", "Other quotas"), TEXT)
        self._quotas.setPlaceholderText(
            translate("EligibilityRules", "for example Kyiv 5; Lviv region 3")
        )
        self._problem = Problem(lines_kept=1)
        self._late = QWidget()
        """What is needed for a change after the draw."""
        self._apply = QPushButton(translate("EligibilityRules", "Apply the conditions…"))
        self._discard = QPushButton(translate("EligibilityRules", "Leave them as they were"))
        self._lay_out()
        self._connect()

    def refresh(self) -> None:
        """Show the conditions as they are, or as they are to become."""
        event = self._open_event.facts
        if not self._needs_reason or self._draft == event.tournament.eligibility:
            self._draft = None
        shown = self._shown
        with QSignalBlocker(self._age), QSignalBlocker(self._rank):
            self._age.show_value(shown.age)
            self._rank.show_value(shown.lowest_rank)
        self._playing_up.setChecked(shown.playing_up)
        self._playing_up.setEnabled(shown.age in JOINED_FROM_BELOW)
        self._births.say(_births(event, shown))
        self._lowest_age.show_value(str(shown.lowest_age or ""))
        self._women.setChecked(shown.women_only)
        self._quota.show_value(str(shown.quota or ""))
        self._quota_by.setCurrentIndex(self._quota_by.findData(shown.quota_by))
        self._quota_by.setEnabled(shown.quota is not None or bool(shown.quotas))
        self._quotas.show_value(format_quotas(shown.quotas))
        self._late.setVisible(self._needs_reason)
        for button in (self._apply, self._discard):
            button.setVisible(self._draft is not None)

    def focus_first(self) -> None:
        """Put the focus on the first condition."""
        self._age.setFocus()

    @property
    def _needs_reason(self) -> bool:
        return (
            verdict(Action.CHANGE_ELIGIBILITY, self._open_event.tournament.competition())
            is Verdict.NEEDS_REASON
        )

    @property
    def _shown(self) -> Eligibility:
        return self._draft or self._open_event.tournament.eligibility

    def _save(self) -> None:
        """Save what is chosen, or keep it until its reason is asked for."""
        chosen = self._read()
        if chosen is None:
            return
        if self._needs_reason:
            self._draft = chosen
        else:
            self._write(chosen, None)
        self.refresh()

    def _read(self) -> Eligibility | None:
        """Return what stands there; None, having said why, where a number is none."""
        typed = self._lowest_age.text().strip(), self._quota.text().strip()
        lowest_age, quota = (whole_number(text, most=9999) for text in typed)
        for text, number in zip(typed, (lowest_age, quota), strict=True):
            if text and number is None:
                problem = translate("EligibilityRules", "“{text}” is not a number.")
                self._problem.say(problem.format(text=text))
                return None
        try:
            quotas = parse_quotas(self._quotas.text())
        except RuleError as error:
            self._problem.say(error_sentence(error))
            self._quotas.hold()
            return None
        self._problem.say("")
        return Eligibility(
            age=self._age.value,
            playing_up=self._playing_up.isChecked(),
            lowest_age=lowest_age,
            women_only=self._women.isChecked(),
            lowest_rank=self._rank.value,
            quota=quota,
            quota_by=ContingentKey(self._quota_by.currentData()),
            quotas=quotas,
        )

    def _write(self, chosen: Eligibility, reason: str | None) -> bool:
        """Save the conditions; where that is refused, say why beside them."""
        self._problem.say("")
        return self._open_event.door(say=self._problem.say).do(
            change_eligibility,
            age=chosen.age,
            playing_up=chosen.playing_up,
            lowest_age=chosen.lowest_age,
            women_only=chosen.women_only,
            lowest_rank=chosen.lowest_rank,
            quota=chosen.quota,
            quota_by=chosen.quota_by,
            quotas=chosen.quotas,
            reason=reason,
        )

    def _apply_draft(self) -> None:
        if self._draft is None:
            return
        reason = ask_reason(
            self,
            title=translate("EligibilityRules", "Change the conditions of taking part"),
            body=translate(
                "EligibilityRules",
                "The regulations set them, and the numbers are drawn already (Ukrainian rules"
                " V.1.6). Nobody leaves by this: players who do not meet the new conditions are"
                " pointed out at the desk.",
            ),
            verb=translate("EligibilityRules", "Change the conditions"),
        )
        if reason is not None and self._write(self._draft, reason):
            self._discard_draft()

    def _discard_draft(self) -> None:
        self._draft = None
        self.refresh()

    def _connect(self) -> None:
        for choice in (self._age, self._rank):
            choice.currentIndexChanged.connect(self._save)
        self._quota_by.activated.connect(self._save)
        for box in (self._playing_up, self._women):
            box.clicked.connect(self._save)
        for field in (self._lowest_age, self._quota, self._quotas):
            field.committed.connect(self._save)
        self._apply.clicked.connect(self._apply_draft)
        self._discard.clicked.connect(self._discard_draft)

    def _lay_out(self) -> None:
        for field in (self._lowest_age, self._quota):
            figures = field.fontMetrics().horizontalAdvance("000")
            field.setFixedWidth(figures + px(_BESIDE_FIGURES))
        quota_label = Label(translate("EligibilityRules", "Quota (Ukrainian rules V.1.9)"))
        quota_label.setBuddy(self._quota)
        players_of_one = Label(translate("EligibilityRules", "players of one", "and then: region"))
        conditions = form(down=Room.TIGHT)
        conditions.addRow(
            translate("EligibilityRules", "Age group (Ukrainian rules V.1.2)"), self._age
        )
        conditions.addRow("", self._births)
        conditions.addRow("", self._playing_up)
        conditions.addRow(
            translate("EligibilityRules", "Lowest age (Ukrainian rules V.1.10)"), self._lowest_age
        )
        conditions.addRow("", self._women)
        conditions.addRow(
            translate("EligibilityRules", "Lowest sport rank (Ukrainian rules V.1.6)"), self._rank
        )
        conditions.addRow(quota_label, row(self._quota, players_of_one, self._quota_by, STRETCH))
        conditions.addRow(translate("EligibilityRules", "Other quotas"), self._quotas)
        conditions.addRow("", self._problem)
        why = translate(
            "EligibilityRules",
            "The numbers are drawn: a change needs a reason, which the journal keeps"
            " (Ukrainian rules V.1.6).",
        )
        column(Aside(why), row(self._apply, self._discard, STRETCH), into=self._late)
        keep_room(self._apply, self._discard)
        column(conditions, self._late, into=self)


def change_conditions(parent: QWidget, open_event: OpenEvent) -> None:
    """Let the conditions of taking part in the tournament in hand be changed."""
    rules = EligibilityRules(open_event)
    rules.refresh()
    title = translate("EligibilityDialog", "Conditions of taking part")
    if open_event.whole.has_several:
        name = tournament_name(window_catalogue(), open_event.tournament)
        pattern = translate("EligibilityDialog", "Conditions of taking part: {tournament}")
        title = pattern.format(tournament=name)
    dialog = Dialog(parent, title, rules)
    rules.focus_first()
    dialog.exec()


def _births(event: Event, shown: Eligibility) -> str:
    """Tell who belongs to the age group by birth: the age on 1 January counts (V.1.3)."""
    if shown.age is None:
        return ""
    if event.starts_on is None:
        return translate(
            "EligibilityRules",
            "The age on 1 January of the year counts (Ukrainian rules V.1.3): type the first day"
            " of the event.",
        )
    day = format_day(births_allowed(shown.age, event.starts_on.year))
    if shown.age in YOUNGER_THAN:
        words = translate("EligibilityRules", "Born on {day} or later (Ukrainian rules V.1.3)")
    elif shown.age in ADULTS and shown.playing_up:
        words = translate(
            "EligibilityRules",
            "Born on {day} or earlier, and younger players (Ukrainian rules V.1.3, V.1.4)",
        )
    else:
        words = translate("EligibilityRules", "Born on {day} or earlier (Ukrainian rules V.1.3)")
    return words.format(day=day)
