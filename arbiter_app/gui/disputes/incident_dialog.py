"""Writing an incident down: who, what, what it usually costs, and what the sanction does."""

from datetime import datetime
from typing import Any

from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QWidget,
)

from arbiter_app.domain.disputes.penalties import BASIS, counted, usual_sanction
from arbiter_app.domain.disputes.sanctions import (
    Ruling,
    demand_sound,
    game_changes,
    needs_decision,
    results_to_choose,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.incidents import Incident, Offence, Sanction
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.taking_part.what_if import GameChange, changed
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.disputes.effects import effect_lines, taken_back_lines
from arbiter_app.gui.disputes.incident_place import IncidentPlace
from arbiter_app.gui.disputes.incident_word_fields import IncidentWordFields, add_row
from arbiter_app.gui.disputes.sanction_fields import SanctionFields
from arbiter_app.gui.parts.choice import Choice
from arbiter_app.gui.parts.confirmed_acts import Act
from arbiter_app.gui.parts.dialog import Dialog, keep_room
from arbiter_app.gui.parts.heading import Aside
from arbiter_app.gui.parts.long_words import LongWords
from arbiter_app.gui.parts.moment_edit import unreadable_moment
from arbiter_app.gui.parts.stage_chooser import hold_a_played_stage
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.incidents import record_incident
from arbiter_app.wording.terms import incidents, people

_WIDTH = 620
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
        )
        self._open_event = open_event
        self._proposed_article = ""
        self._is_sanction_chosen = False
        """Whether the sanction was chosen by hand, so that nothing is proposed any more."""
        self.setMinimumWidth(_WIDTH)
        hold_a_played_stage(open_event)
        here = open_event.in_hand
        self._place = IncidentPlace(open_event)
        catalogue = window_catalogue()
        self._offence = Choice(
            translate("IncidentDialog", "Offence"),
            Offence,
            lambda each: incidents.offence(catalogue, each),
        )
        self._words = IncidentWordFields(here.event, now=now, actor=open_event.workspace.seat.actor)
        self._sanction = SanctionFields()
        self._why = Aside(lines_kept=2)
        self._preview = LongWords(
            translate("IncidentDialog", "What the sanction does"), lines_kept=4
        )
        self._decision = QCheckBox(
            translate("IncidentDialog", "An older round is changed by my d&ecision")
        )
        self._decision.setObjectName("decision")
        self._offer_rounds()
        self._lay_out()
        self._connect()
        self._show_effect()
        self._place.player_box.setFocus()

    # What is told of it beforehand

    def begin_at(self, round: Round, board: Board) -> None:
        """Begin with a board: one of its two players is chosen by 1 or 2."""
        self._place.choose(round, board)
        self._place.player_box.setFocus()

    def begin_with(self, incident: Incident) -> None:
        """Begin with the facts of another incident; the sanction is to be chosen."""
        self.restore(
            {
                **self.draft(),
                "stage": str(incident.stage),
                "round": str(incident.round or ""),
                "board": str(incident.board or ""),
                "player": str(incident.player),
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
        }

    def restore(self, draft: dict[str, str]) -> None:
        """Show a form as it was left."""
        self._is_sanction_chosen = True
        self._place.restore(draft)
        offence = draft.get("offence")
        self._offence.show_value(Offence(offence) if offence else None)
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
        player, offence, sanction = (
            self._place.player,
            self._offence.value,
            self._sanction.sanction,
        )
        try:
            at = self._words.moment
        except ValueError:
            at = None
        for is_missing, text, field in (
            (
                player is None,
                translate("IncidentDialog", "Whom is it about?"),
                self._place.player_box,
            ),
            (offence is None, translate("IncidentDialog", "What was the offence?"), self._offence),
            (
                at is None,
                unreadable_moment(self._words.at.text()),
                self._words.at,
            ),
            (
                sanction is None,
                translate(
                    "IncidentDialog", "Which sanction? It may be none (Ukrainian rules VII.1.10)."
                ),
                self._sanction,
            ),
        ):
            if is_missing:
                self.refuse(text, field)
                return None
        assert at is not None
        ruling = self._ruling
        assert ruling is not None
        return {
            "player": ruling.player,
            "round": ruling.round,
            "board": ruling.board,
            "offence": ruling.offence,
            "sanction": ruling.sanction,
            "minutes": ruling.minutes,
            "fine": self._sanction.fine,
            "fine_paid": self._sanction.fine_paid,
            "first_round": ruling.first_round,
            "last_round": ruling.last_round,
            "result": ruling.result,
            "decided": self._decision.isChecked(),
            **self._words.read(at),
        }

    @property
    def _ruling(self) -> Ruling | None:
        """The sanction as far as it is said; None while somebody or something is missing."""
        player, offence, sanction = (
            self._place.player,
            self._offence.value,
            self._sanction.sanction,
        )
        if player is None or offence is None or sanction is None:
            return None
        try:
            fine = self._sanction.fine
        except RuleError:
            fine = None
        first, last = self._sanction.rounds
        is_exclusion = sanction is Sanction.EXCLUSION
        return Ruling(
            player=player,
            offence=offence,
            sanction=sanction,
            round=self._place.round_number,
            board=self._place.board,
            minutes=self._sanction.minutes,
            fine=fine,
            first_round=first if is_exclusion else None,
            last_round=last if is_exclusion else None,
            result=self._sanction.result,
        )

    # What follows from what

    def _propose(self) -> None:
        """Bring the article and the usual sanction of the offence, unless others were typed."""
        player, offence = self._place.player, self._offence.value
        if offence is None:
            self._show_effect()
            return
        catalogue = window_catalogue()
        article = incidents.articles(catalogue, BASIS[offence])
        if self._words.article.text() in ("", self._proposed_article):
            self._words.article.setText(article)
        self._proposed_article = article
        if player is not None:
            count = counted(
                self._open_event.tournament,
                player,
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
        """Say what the sanction would do."""
        ruling = self._ruling
        self.problem.say("")
        changes: tuple[GameChange, ...] = ()
        if ruling is not None:
            self._sanction.offer_results(results_to_choose(self._open_event.competition, ruling))
            ruling = self._ruling
        if ruling is None:
            text = ""
        else:
            try:
                demand_sound(self._open_event.in_hand, ruling)
            except RuleError as error:
                text = error_sentence(error)
            else:
                seen = self._open_event.competition
                changes = game_changes(self._open_event.tournament, seen, ruling)
                lines = [*effect_lines(self._open_event.in_hand, ruling)]
                if ruling.move is None:
                    whole = self._open_event.facts
                    lines += taken_back_lines(whole, changed(whole.tournament, changes, {}))
                text = "\n".join(lines)
        self._preview.say(text)
        self._decision.setVisible(needs_decision(self._open_event.tournament, changes))
        self._show_verb()

    def _show_verb(self) -> None:
        sanction, player = self._sanction.sanction, self._place.player
        if sanction is Sanction.EXPULSION and player is not None:
            verb = translate("IncidentDialog", "E&xpel {name}").format(
                name=self._name(player).replace("&", "&&")
            )
        elif sanction in (None, Sanction.NONE):
            verb = translate("IncidentDialog", "Write it d&own")
        else:
            verb = translate("IncidentDialog", "&Impose: {sanction}").format(
                sanction=incidents.sanction(window_catalogue(), sanction)
            )
        self.verb.setText(verb)
        self.confirm(_ACTS.get(sanction) if sanction else None)

    def _name(self, player: PlayerId) -> str:
        return people.name(window_catalogue(), self._open_event.facts.players[player])

    # Making the dialog

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self._place.add_to(form)
        add_row(form, translate("IncidentDialog", "O&ffence"), self._offence)
        self._words.add_to(form)
        add_row(form, translate("IncidentDialog", "&Sanction"), self._sanction)
        keep_room(self._decision)
        self.lay_out(form, self._why, self._preview, self._decision)

    def _offer_rounds(self) -> None:
        """Offer the rounds of the stage in hand, where a sanction may be about some of them."""
        stage = self._open_event.competition
        current = stage.current.number if stage.current else None
        self._sanction.offer_rounds([each.number for each in stage.rounds], current)

    def _connect(self) -> None:
        self._open_event.stage_chosen.connect(self._offer_rounds)
        self._place.changed.connect(self._propose)
        self._offence.currentIndexChanged.connect(self._on_offence)
        self._sanction.chosen.connect(self._on_sanction_chosen)
        self._sanction.changed.connect(self._show_effect)

    def _on_offence(self) -> None:
        self._is_sanction_chosen = False
        self._propose()

    def _on_sanction_chosen(self) -> None:
        self._is_sanction_chosen = True
