"""The decision about a protest or an appeal, with what it does before it is taken."""

from collections.abc import Iterator
from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QWidget

from arbiter_app.domain.disputes.appeal_decisions import (
    Remedy,
    after,
    changes,
    liftable,
    results_to_set,
    standings_after,
)
from arbiter_app.domain.disputes.hearings import game_of, is_small, refusal_of_sitting, voting
from arbiter_app.domain.disputes.sanctions import needs_decision
from arbiter_app.domain.facts.disputes.appeals import Appeal, AppealKind, Outcome, Seat
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.formats.moments import parse_moment
from arbiter_app.gui.base.kept_texts import kept_value
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.disputes.committee_seats import CommitteeSeats
from arbiter_app.gui.disputes.effect_list import EffectList, rows_with_room
from arbiter_app.gui.disputes.effects import taken_back_lines
from arbiter_app.gui.disputes.incident_word_fields import WHO_DECIDES, Account, add_row
from arbiter_app.gui.look.layouts import form, on_top
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.fields.choice import Choice
from arbiter_app.gui.parts.fields.moment_edit import MomentEdit, unreadable_moment
from arbiter_app.gui.parts.fields.suggesting_field import SuggestingField
from arbiter_app.gui.parts.holders.folding import Folding
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.disputes.appeals import decide_appeal
from arbiter_app.wording.terms.disputes import appeals, incidents
from arbiter_app.wording.terms.play import results
from arbiter_app.wording.terms.table.standings import standing_change

_WIDTH, _BESIDE_FROM = 900, 720
"""Of the dialog, and from where on its fields stand in two columns."""

_LIFTED, _STANDS = "lifted", "stands"
"""What can become of the sanction where an appeal is granted in part."""


class AppealDecisionDialog(Dialog):
    """Who sits, the outcome with its grounds, and what follows, shown as it is chosen."""

    def __init__(
        self, parent: QWidget, open_event: OpenEvent, appeal: Appeal, *, now: datetime
    ) -> None:
        kind = appeals.kind(window_catalogue(), appeal.kind)
        title = translate("AppealDecision", "Decide {kind} № {number} of {name}")
        name = incidents.whom(window_catalogue(), open_event.facts, appeal)
        super().__init__(
            parent,
            title.format(kind=kind, number=appeal.id, name=name),
            verb="",
            do=self._decide,
        )
        self._open_event, self._appeal = open_event, appeal
        self._event: Event = open_event.facts
        self.resize(px(_WIDTH), 0)
        self._make_fields(now)
        self._lay_out()
        self._connect()
        self._follow()
        if self._seats is not None:
            self._seats.take_focus()
        else:
            self._outcome.setFocus()

    def _decide(self) -> bool:
        outcome, decided_at = self._outcome.value, self._read_moment()
        if outcome is None or decided_at is None:
            return False
        if self._asks_of_sanction and not self._sanction.currentData():
            what = translate("AppealDecision", "Granted in part: say what becomes of the sanction.")
            return self.refuse(what, self._sanction)
        remedy = self._remedy
        return self._open_event.door(say=self.refuse).do(
            decide_appeal,
            appeal=self._appeal.id,
            outcome=outcome,
            decision=self._grounds.toPlainText(),
            decided_at=decided_at,
            seats=self._sitting if outcome is not Outcome.RETRACTED else (),
            decided_by=self._decided_by.text() if self._seats is None else "",
            fee_returned=self._returned.isChecked(),
            lift_incident=remedy.lifts and outcome is Outcome.PARTLY,
            result=remedy.result,
        )

    def draft(self) -> dict[str, str]:
        """Return what stands in the fields, as texts."""
        seats = self._seats.draft() if self._seats else {}
        result = self._chosen_result
        return {
            "outcome": self._outcome.value or "",
            "grounds": self._grounds.toPlainText(),
            "decided_by": self._decided_by.text(),
            "decided_at": self._moment.text(),
            "sanction": self._sanction.currentData(),
            "result": "" if result is None else str(result),
            "returned": "1" if self._returned.isChecked() else "",
            **{f"seat {name}": attendance for name, attendance in seats.items()},
        }

    def restore(self, draft: dict[str, str]) -> None:
        """Show what a draft has."""
        self._outcome.show_value(kept_value(Outcome, draft.get("outcome")))
        self._grounds.setPlainText(draft.get("grounds", ""))
        self._decided_by.setText(draft.get("decided_by", ""))
        self._moment.setText(draft.get("decided_at", ""))
        self._sanction.setCurrentIndex(max(self._sanction.findData(draft.get("sanction")), 0))
        self._result.setCurrentIndex(max(self._result.findData(draft.get("result")), 0))
        self._returned.setChecked(bool(draft.get("returned")))
        if self._seats is not None:
            begin = len("seat ")
            named = {key[begin:]: value for key, value in draft.items() if key[:begin] == "seat "}
            self._seats.restore(named)

    # What is chosen

    @property
    def _sitting(self) -> tuple[Seat, ...]:
        return self._seats.seats if self._seats else ()

    @property
    def _changes_something(self) -> bool:
        return self._outcome.value in (Outcome.GRANTED, Outcome.PARTLY)

    @property
    def _chosen_result(self) -> Result | None:
        text = self._result.currentData()
        return Result.parse(text) if text else None

    @property
    def _remedy(self) -> Remedy:
        if not self._changes_something:
            return Remedy()
        lifts = self._outcome.value is Outcome.GRANTED or (
            self._asks_of_sanction and self._sanction.currentData() == _LIFTED
        )
        return Remedy(lifts=lifts, result=self._chosen_result)

    @property
    def _asks_of_sanction(self) -> bool:
        """Whether it has to be said what becomes of the sanction: what is granted lifts it."""
        is_partly = self._outcome.value is Outcome.PARTLY
        return is_partly and bool(liftable(self._event.tournament, self._appeal))

    def _read_moment(self) -> datetime | None:
        try:
            moment = parse_moment(self._moment.text())
        except ValueError:
            moment = None
        if moment is None:
            self.refuse(unreadable_moment(self._moment.text()), self._moment)
        return moment

    # What follows from it

    def _follow(self) -> None:
        """Show what the decision would do, and whether it can be taken."""
        self._sanction.setEnabled(self._asks_of_sanction)
        at_board = game_of(self._event.tournament, self._appeal)
        self._result.setEnabled(self._changes_something and at_board is not None)
        self._returned.setEnabled(self._appeal.fee_paid)
        self._votes.say(self._told_votes())
        self._preview.say([*self._told_effects()])
        self.verb.setEnabled(self._outcome.value is not None)
        self.verb.setText(self._verb())
        self.problem.say("")

    def _told_votes(self) -> str:
        if self._seats is None or self._outcome.value is Outcome.RETRACTED:
            return ""
        seats = self._sitting
        if refusal := refusal_of_sitting(self._event, self._appeal, seats):
            return error_sentence(refusal)
        counted = translate(
            "AppealDecision", "Votes: {votes}, an odd number (Ukrainian rules VII.3.2)."
        )
        told = counted.format(votes=len(voting(seats)))
        if not is_small(seats):
            return told
        advised = translate(
            "AppealDecision",
            "A chair and two members at least are recommended (Ukrainian rules VII.3.2).",
        )
        return f"{told} {advised}"

    def _told_effects(self) -> Iterator[str]:
        catalogue, event, remedy = window_catalogue(), self._event, self._remedy
        if self._outcome.value is None:
            yield translate("AppealDecision", "Choose the outcome to see what it does.")
            return
        yield from self._told_sanctions()
        made = changes(event.tournament, self._appeal, remedy)
        if not made:
            yield translate("AppealDecision", "No result changes.")
        for change in made:
            yield incidents.change(catalogue, event, change)
        moved = standings_after(event, self._appeal, remedy) if made else ()
        for each in moved:
            yield standing_change(catalogue, event, each)
        yield from taken_back_lines(event, after(event.tournament, self._appeal, remedy))
        if needs_decision(event.tournament, made):
            yield translate(
                "AppealDecision",
                "A round that play has long left behind changes: papers of all rounds since are"
                " wrong.",
            )

    def _verb(self) -> str:
        match self._outcome.value:
            case Outcome.GRANTED:
                return translate("AppealDecision", "&Grant it")
            case Outcome.PARTLY:
                return translate("AppealDecision", "&Grant it in part")
            case Outcome.REJECTED:
                return translate("AppealDecision", "&Reject it")
            case Outcome.RETRACTED:
                return translate("AppealDecision", "&Note that it is retracted")
        return translate("AppealDecision", "&Decide")

    # Making the dialog

    def _make_fields(self, now: datetime) -> None:
        catalogue, event = window_catalogue(), self._event
        is_appeal = self._appeal.kind is AppealKind.APPEAL
        self._seats = CommitteeSeats(event, self._appeal) if is_appeal else None
        self._votes = Aside(lines_kept=2)
        self._decided_by = SuggestingField(translate("AppealDecision", "Decided by"), LINE)
        self._decided_by.offer(dict.fromkeys(each.name for each in event.with_role(*WHO_DECIDES)))
        chief = event.official(Role.CHIEF_ARBITER)
        self._decided_by.setText(chief.name if chief else "")
        self._outcome = Choice[Outcome](
            translate("AppealDecision", "Outcome"),
            Outcome,
            lambda outcome: appeals.outcome(catalogue, outcome),
        )
        self._grounds = Account(translate("AppealDecision", "Decision and grounds"))
        self._grounds.setPlainText(self._appeal.decision)
        self._sanction = QComboBox()
        self._sanction.setAccessibleName(translate("AppealDecision", "The sanction"))
        self._sanction.addItem("", "")
        self._sanction.addItem(translate("AppealDecision", "is lifted"), _LIFTED)
        self._sanction.addItem(translate("AppealDecision", "stands"), _STANDS)
        self._result = QComboBox()
        self._result.setAccessibleName(translate("AppealDecision", "Result of the game"))
        self._result.addItem(translate("AppealDecision", "as it is"), "")
        for result in results_to_set(event.tournament.settings.scoring):
            self._result.addItem(results.described(catalogue, result), str(result))
        self._returned = QCheckBox(translate("AppealDecision", "&Fee returned"))
        self._moment = MomentEdit()
        self._moment.setAccessibleName(translate("AppealDecision", "Decided at"))
        self._moment.moment = now
        self._preview = EffectList(
            translate("AppealDecision", "What follows"), rows_kept=rows_with_room()
        )

    def _told_sanctions(self) -> Iterator[str]:
        """Yield what becomes of the sanctions that it is against."""
        lifts = self._remedy.lifts
        if self._asks_of_sanction and not self._sanction.currentData():
            yield translate("AppealDecision", "What becomes of the sanction is still to be said.")
            return
        for incident, penalty in reversed(liftable(self._event.tournament, self._appeal)):
            pattern = (
                translate("AppealDecision", "Sanction of incident № {number} is lifted: {what}.")
                if lifts
                else translate("AppealDecision", "Sanction of incident № {number} stands: {what}.")
            )
            what = appeals.sanctions(window_catalogue(), self._event, incident, (penalty,))
            yield pattern.format(number=incident.id, what=what)

    def _lay_out(self) -> None:
        sitting, decision = form(), form()
        if self._seats is not None:
            sitting.addRow(words(translate("AppealDecision", "Committee"), Look.SECOND))
            sitting.addRow(self._seats)
            sitting.addRow(self._votes)
        else:
            add_row(sitting, translate("AppealDecision", "Decided &by"), self._decided_by)
        add_row(sitting, translate("AppealDecision", "Decided a&t"), self._moment)
        sitting.addRow("", self._returned)
        for text, field in (
            (translate("AppealDecision", "&Outcome"), self._outcome),
            (translate("AppealDecision", "Decision and gro&unds"), self._grounds),
            (translate("AppealDecision", "Granted in part: the &sanction"), self._sanction),
            (translate("AppealDecision", "Result of the ga&me"), self._result),
        ):
            add_row(decision, text, field)
        self.lay_out(
            _about(self._event, self._appeal),
            Folding(on_top(sitting), on_top(decision), beside_from=_BESIDE_FROM),
            self._preview,
        )

    def _connect(self) -> None:
        if self._seats is not None:
            self._seats.changed.connect(self._follow)
        for box in (self._outcome, self._sanction, self._result):
            box.currentIndexChanged.connect(self._follow)


def _about(event: Event, appeal: Appeal) -> QLabel:
    """Return what it is against and what is claimed."""
    lines = (appeals.against(window_catalogue(), event, appeal), appeal.claim)
    label = words("\n".join(lines), wraps=True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
