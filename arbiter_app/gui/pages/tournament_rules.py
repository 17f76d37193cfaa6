"""The system of play on the page of the event: cycles, the edition of the tie-break rules, and who
may take part.
"""

from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from arbiter_app.domain.draw import DrawMethod
from arbiter_app.domain.event import System, Tournament
from arbiter_app.domain.pairing.berger import may_swap_last_rounds
from arbiter_app.domain.permissions import Action, Verdict, refusal, verdict
from arbiter_app.domain.results import Scoring
from arbiter_app.gui.bridge import Desk, error_sentence
from arbiter_app.gui.pages.eligibility_rules import EligibilityRules
from arbiter_app.gui.widgets.edition_choice import EditionChoice
from arbiter_app.gui.widgets.heading import Aside, heading
from arbiter_app.gui.widgets.scoring_choice import ScoringChoice
from arbiter_app.i18n import translate
from arbiter_app.services.commands.event import change_scoring, change_system


class TournamentRules(QWidget):
    """Every choice is saved at once; what the phase does not allow says why."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._system = QLabel()
        self._cycles = QComboBox()
        self._cycles.addItem(translate("TournamentRules", "one cycle"), 1)
        self._cycles.addItem(translate("TournamentRules", "two cycles, colours reversed"), 2)
        self._swap = QCheckBox(
            translate("TournamentRules", "&Swap the last two rounds of the first cycle")
        )
        self._swap_aside = Aside(
            translate(
                "TournamentRules",
                "For two cycles of an even number of players: nobody has the same colour three"
                " times running where the cycles meet (C.05 Annex 1).",
            )
        )
        self._edition = EditionChoice()
        self._scoring = ScoringChoice()
        self._scoring_aside = Aside()
        self._system_aside = Aside()
        self._eligibility = EligibilityRules(desk)
        self._lay_out()
        self._cycles.activated.connect(self._save)
        self._swap.clicked.connect(self._save)
        self._edition.activated.connect(self._save)
        self._scoring.chosen.connect(self._score)

    def refresh(self) -> None:
        """Show the rules as they are now."""
        tournament = self._desk.tournament
        settings = tournament.settings
        is_round_robin = settings.system is System.ROUND_ROBIN
        self._system.setText(_system_text(settings.system))
        self._cycles.setCurrentIndex(self._cycles.findData(settings.cycles))
        self._swap.setChecked(settings.swap_last_rounds)
        self._edition.show_edition(settings.edition)
        may_change = verdict(Action.CHANGE_SYSTEM, tournament) is not Verdict.REFUSED
        may_swap = may_swap_last_rounds(len(tournament.entries), cycles=settings.cycles)
        self._cycles.setEnabled(may_change)
        self._edition.setEnabled(may_change)
        self._swap.setEnabled(may_change and may_swap)
        for row in (self._cycles, self._swap):
            self._form.setRowVisible(row, is_round_robin)
        self._swap_aside.setVisible(may_change and not may_swap and is_round_robin)
        self._system_aside.say("" if may_change else _why_fixed(tournament))
        self._scoring.show_scoring(settings.scoring)
        may_score = verdict(Action.CHANGE_SCORING, tournament) is not Verdict.REFUSED
        self._scoring.setEnabled(may_score)
        self._scoring_aside.say(
            "" if may_score else error_sentence(refusal(Action.CHANGE_SCORING, tournament))
        )
        self._eligibility.refresh()

    def _save(self) -> None:
        done = self._desk.do(
            change_system,
            cycles=self._cycles.currentData(),
            swap_last_rounds=self._swap.isChecked(),
            edition_id=self._edition.edition_id,
        )
        if not done:
            self.refresh()

    def _score(self, scoring: Scoring) -> None:
        done = self._desk.do(
            change_scoring,
            win=scoring.win,
            draw=scoring.draw,
            loss=scoring.loss,
            absence=scoring.absence,
        )
        if not done:
            self.refresh()

    def _lay_out(self) -> None:
        self._form = form = QFormLayout()
        form.addRow(translate("TournamentRules", "System of play"), self._system)
        form.addRow(translate("TournamentRules", "&Cycles"), self._cycles)
        form.addRow("", self._swap)
        form.addRow(self._swap_aside)
        form.addRow(translate("TournamentRules", "&Points"), self._scoring)
        form.addRow(self._scoring_aside)
        form.addRow(translate("TournamentRules", "&Edition of C.07"), self._edition)
        form.addRow(self._system_aside)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(heading(translate("TournamentRules", "Rules")))
        column.addLayout(form)
        column.addSpacing(10)
        column.addWidget(self._eligibility)


def _system_text(system: System) -> str:
    match system:
        case System.ROUND_ROBIN:
            return translate("TournamentRules", "Round robin")
        case System.SWISS:
            return translate("TournamentRules", "Swiss system, read from a report file")
        case System.KNOCKOUT:
            return translate("TournamentRules", "Knockout (Olympic system)")
        case System.MATCH:
            return translate("TournamentRules", "Match of two players")
        case System.STAGES:
            return translate("TournamentRules", "Groups and finals")


def _why_fixed(tournament: Tournament) -> str:
    if tournament.draw is not None and tournament.draw.method is DrawMethod.REPORTED:
        return translate(
            "TournamentRules",
            "The edition was chosen when the report was read. For another one, import the report"
            " again.",
        )
    return error_sentence(refusal(Action.CHANGE_SYSTEM, tournament))
