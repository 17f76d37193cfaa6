"""Writing an incident down: who, what, what it usually costs, and what the sanctions do."""

from dataclasses import replace
from datetime import datetime
from functools import reduce
from typing import Any

from PySide6.QtWidgets import QCheckBox, QWidget

from arbiter_app.domain.disputes.penalties import BASIS, OF_ROUNDS, counted, usual_sanction
from arbiter_app.domain.disputes.sanctions import (
    Ruling,
    demand_sound,
    needs_decision,
    results_to_choose,
    with_ruling,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.disputes.incidents import Incident, Offence, Penalty, Sanction
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import Board, Round
from arbiter_app.gui.base.kept_texts import kept_value
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.disputes.effect_list import EffectList, rows_with_room
from arbiter_app.gui.disputes.effects import all_effects, imposing
from arbiter_app.gui.disputes.incident_place import IncidentPlace
from arbiter_app.gui.disputes.incident_word_fields import IncidentWordFields, add_row
from arbiter_app.gui.disputes.sanction_fields import SanctionFields
from arbiter_app.gui.disputes.taken_sanctions import (
    TakenSanctions,
    as_text,
    fields_of,
    from_text,
)
from arbiter_app.gui.look.layouts import form, on_top
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.dialogs.dialog import Dialog, keep_room
from arbiter_app.gui.parts.fields.choice import Choice
from arbiter_app.gui.parts.fields.moment_edit import unreadable_moment
from arbiter_app.gui.parts.holders.folding import Folding
from arbiter_app.gui.parts.pages.stage_chooser import hold_a_played_stage
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.disputes.incidents import record_incident
from arbiter_app.wording.terms.disputes import incidents

_WIDTH, _BESIDE_FROM = 860, 700
"""Of the dialog, and from where on its fields stand in two columns."""
_ACTS = {Sanction.EXCLUSION: Act.EXCLUDE, Sanction.EXPULSION: Act.EXPEL}
"""Sanctions that want more than one key."""


class IncidentDialog(Dialog):
    """From a board two players are offered, elsewhere everybody. The offence brings its article
    and the usual sanction; below stands what the sanction does before it is imposed.
    """

    def __init__(self, parent: QWidget, open_event: OpenEvent, *, now: datetime) -> None:
        super().__init__(
            parent,
            translate("IncidentDialog", "Write an incident down"),
            verb="",
            do=self._write_down,
            stays=translate(
                "IncidentDialog",
                "Enter alone does not take somebody out of play: press the button with the mouse,"
                " its letter, or Space.",
            ),
        )
        self._open_event = open_event
        self._proposed_article = ""
        self._is_sanction_chosen = False
        """Whether the sanction was chosen by hand, so that nothing is proposed any more."""
        self.resize(px(_WIDTH), 0)
        hold_a_played_stage(open_event)
        here = open_event.in_hand
        self._tournament = open_event.tournament.id
        """In which the sanctions are imposed."""
        self._place = IncidentPlace(open_event)
        catalogue = window_catalogue()
        self._offence = Choice(
            translate("IncidentDialog", "Offence"),
            Offence,
            lambda each: incidents.offence(catalogue, each),
        )
        self._words = IncidentWordFields(here.event, now=now, actor=open_event.workspace.seat.actor)
        self._sanction = SanctionFields()
        self._taken = TakenSanctions(here.event)
        self._why = Aside(lines_kept=1)
        self._preview = EffectList(
            translate("IncidentDialog", "What the sanction does"), rows_kept=rows_with_room()
        )
        self._decision = QCheckBox(
            translate("IncidentDialog", "An older round is changed by my d&ecision")
        )
        self._decision.setObjectName("decision")
        self._offer_rounds()
        self._lay_out()
        self._connect()
        self._show_effect()
        self._place.whom.setFocus()

    # What is told of it beforehand

    def begin_at(self, round: Round, board: Board) -> None:
        """Begin with a board: one of its two players is chosen by 1 or 2."""
        self._place.choose(round, board)
        self._place.whom.setFocus()

    def begin_with(self, incident: Incident, penalty: Penalty) -> None:
        """Begin with the facts of another incident; the sanction is to be chosen."""
        self.restore(
            {
                **self.draft(),
                "stage": str(incident.stage),
                "round": str(incident.round or ""),
                "board": str(incident.board or ""),
                "player": str(penalty.player or ""),
                "capacity": penalty.capacity or "",
                "person": (penalty.person or "") if penalty.capacity else "",
                "offence": incident.offence.value,
                "article": incident.article,
                "account": incident.account,
                "reported_by": incident.reported_by,
            }
        )
        self._sanction.propose(None, None)
        self._is_sanction_chosen = True
        self._sanction.setFocus()

    def draft(self) -> dict[str, str]:
        """Return all that stands in the form, as texts."""
        offence = self._offence.value
        return {
            **self._place.draft(),
            "offence": offence.value if offence else "",
            **self._words.draft(),
            **self._sanction.draft(),
            "taken": as_text(self._taken.drafts),
        }

    def restore(self, draft: dict[str, str]) -> None:
        """Show a form as it was left."""
        self._taken.clear()
        for fields in from_text(draft.get("taken", "")):
            self._show_fields({**draft, **fields})
            self._take()
        self._show_fields(draft)

    def _show_fields(self, draft: dict[str, str]) -> None:
        self._is_sanction_chosen = True
        self._place.restore(draft)
        self._offence.show_value(kept_value(Offence, draft.get("offence")))
        self._words.restore(draft)
        self._sanction.restore(draft)
        self._show_effect()
        self._sanction.restore_result(draft.get("result", ""))

    # Writing it down

    def _write_down(self) -> bool:
        """Write the incident down; return whether it is, having said what is missing."""
        try:
            fields = self._read()
        except RuleError as error:
            return self.refuse(error_sentence(error))
        if fields is None:
            return False
        return self._open_event.door(say=self.refuse).do(record_incident, **fields)

    def _read(self) -> dict[str, Any] | None:
        """Return the parameters of the command; None, having said why, where something is missing.

        Raises RuleError for an amount that is none.
        """
        try:
            at = self._words.moment
        except ValueError:
            at = None
        if not self._is_done_with_people and not self._demand_ruling():
            return None
        if at is None:
            self.refuse(unreadable_moment(self._words.at.text()), self._words.at)
            return None
        rulings, paid = [*self._taken.rulings], [*self._taken.fines_paid]
        if not self._is_done_with_people:
            ruling = self._ruling
            assert ruling is not None
            rulings.append(replace(ruling, fine=self._sanction.fine))
            paid.append(self._sanction.fine_paid)
        return {
            "round": self._place.round_number,
            "board": self._place.board,
            "offence": rulings[0].offence,
            "penalties": [
                fields_of(ruling, fine_paid=each)
                for ruling, each in zip(rulings, paid, strict=True)
            ],
            "decided": self._decision.isChecked(),
            **self._words.read(at),
        }

    @property
    def _is_done_with_people(self) -> bool:
        """Whether sanctions were taken and no other is begun."""
        is_begun = self._place.whom.is_known or self._sanction.sanction is not None
        return bool(self._taken.rulings) and not is_begun

    def _demand_ruling(self) -> bool:
        """Return whether the sanction is said, having said what is missing."""
        for is_missing, text, field in (
            (
                not self._place.whom.is_known,
                translate("IncidentDialog", "Whom is it about?"),
                self._place.whom,
            ),
            (
                self._offence.value is None,
                translate("IncidentDialog", "What was the offence?"),
                self._offence,
            ),
            (
                self._sanction.sanction is None,
                translate(
                    "IncidentDialog", "Which sanction? It may be none (Ukrainian rules VII.1.10)."
                ),
                self._sanction,
            ),
        ):
            if is_missing:
                return self.refuse(text, field)
        return True

    @property
    def _ruling(self) -> Ruling | None:
        """The sanction as far as it is said; None while somebody or something is missing."""
        whom, offence, sanction = (self._place.whom, self._offence.value, self._sanction.sanction)
        if not whom.is_known or offence is None or sanction is None:
            return None
        try:
            fine = self._sanction.fine
        except RuleError:
            fine = None
        first, last = self._sanction.rounds
        is_of_rounds = sanction in OF_ROUNDS
        return Ruling(
            player=whom.player,
            person=whom.person,
            capacity=whom.capacity,
            offence=offence,
            sanction=sanction,
            round=self._place.round_number,
            board=self._place.board,
            minutes=self._sanction.minutes,
            fine=fine,
            first_round=first if is_of_rounds else None,
            last_round=last if is_of_rounds else None,
            result=self._sanction.result,
        )

    # Several of them

    def _take_another(self) -> None:
        """Keep the sanction that is chosen, and ask for the next."""
        if not self._demand_ruling():
            return
        ruling = self._ruling
        assert ruling is not None
        try:
            demand_sound(self._before_this, ruling)
        except RuleError as error:
            self.refuse(error_sentence(error), self._sanction)
            return
        self._take()
        self._place.whom.setFocus()

    def _take(self) -> None:
        ruling = self._ruling
        if ruling is None:
            return
        fields = {**self._place.whom.draft(), **self._sanction.draft()}
        self._taken.take(ruling, fine_paid=self._sanction.fine_paid, fields=fields)
        self._sanction.propose(None, None)
        self._is_sanction_chosen = True
        self._place.whom.clear()
        self._show_effect()

    def _take_back(self, fields: dict[str, str]) -> None:
        self._show_fields({**self.draft(), **fields})

    @property
    def _before_this(self) -> InHand:
        """The event as the sanctions leave it that are taken already."""
        return reduce(with_ruling, self._taken.rulings, self._open_event.in_hand)

    # What follows from what

    def _propose(self) -> None:
        """Bring the article and the usual sanction of the offence, unless others were typed."""
        whom, offence = self._place.whom, self._offence.value
        if offence is None:
            self._show_effect()
            return
        catalogue = window_catalogue()
        article = incidents.articles(catalogue, BASIS[offence])
        if self._words.article.text() in ("", self._proposed_article):
            self._words.article.setText(article)
            self._words.article.setCursorPosition(0)
        self._proposed_article = article
        if whom.player is not None:
            count = counted(
                self._open_event.tournament,
                whom.player,
                offence,
                stage=self._open_event.stage,
                round=self._place.round_number,
                board=self._place.board,
            )
            usual = usual_sanction(offence, count.offence + 1, self._open_event.facts.discipline)
            self._why.say(incidents.why(catalogue, offence, count, usual))
            if not self._is_sanction_chosen:
                self._sanction.propose(
                    usual.sanction if usual else None, usual.minutes if usual else None
                )
        self._show_effect()

    def _show_effect(self) -> None:
        """Say what the sanctions would do."""
        self.problem.say("")
        self._sanction.offer(of_others=self._place.whom.capacity is not None)
        if ruling := self._ruling:
            competition = self._before_this.competition
            self._sanction.offer_results(results_to_choose(competition, ruling))
        lines, changes = all_effects(self._open_event.in_hand, self._all_rulings)
        self._preview.say(lines)
        self._decision.setVisible(needs_decision(self._open_event.tournament, changes))
        self._show_verb()

    @property
    def _all_rulings(self) -> list[Ruling]:
        """The sanctions that are taken, and the one that is being chosen."""
        ruling = self._ruling
        return [*self._taken.rulings, *([ruling] if ruling else [])]

    def _show_verb(self) -> None:
        chosen, rulings = self._sanction.sanction, self._all_rulings
        self.verb.setText(imposing(self._open_event.facts, rulings, chosen))
        moves = (each.sanction for each in rulings if each.move is not None)
        plays = self._place.whom.capacity is None
        deciding = next(moves, chosen if plays else None)
        self.confirm(_ACTS.get(deciding) if deciding else None)

    # Making the dialog

    def _lay_out(self) -> None:
        ruling, account = form(), form()
        self._place.add_to(ruling)
        add_row(ruling, translate("IncidentDialog", "O&ffence"), self._offence)
        add_row(ruling, translate("IncidentDialog", "&Sanction"), self._sanction)
        ruling.addRow(self._taken)
        self._words.add_to(account)
        keep_room(self._decision)
        both = Folding(on_top(ruling), on_top(account), beside_from=_BESIDE_FROM)
        self.lay_out(both, self._why, self._preview, self._decision)

    def _on_stage(self) -> None:
        """Offer what the stage in hand has; sanctions are of one tournament."""
        tournament = self._open_event.tournament.id
        if tournament != self._tournament:
            self._tournament = tournament
            self._taken.clear()
        self._offer_rounds()

    def _offer_rounds(self) -> None:
        """Offer the rounds of the stage in hand, where a sanction may be about some of them."""
        stage = self._open_event.competition
        current = stage.current.number if stage.current else None
        self._sanction.offer_rounds([each.number for each in stage.rounds], current)

    def _connect(self) -> None:
        self._open_event.stage_chosen.connect(self._on_stage)
        self._place.changed.connect(self._propose)
        self._offence.currentIndexChanged.connect(self._on_offence)
        self._sanction.chosen.connect(self._on_sanction_chosen)
        self._sanction.changed.connect(self._show_effect)
        self._taken.wanted.connect(self._take_another)
        self._taken.taken_back.connect(self._take_back)

    def _on_offence(self) -> None:
        self._is_sanction_chosen = False
        self._propose()

    def _on_sanction_chosen(self) -> None:
        self._is_sanction_chosen = True
