"""The counters of the desk: each is a button that shows whom it counts."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event, Particular
from arbiter_app.domain.ids import TournamentId
from arbiter_app.domain.registration.desk import DeskTally
from arbiter_app.domain.registration.fees import parse_amount
from arbiter_app.gui.base.keys import VIEWS
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.page_actions import key_text
from arbiter_app.gui.look.layouts import row, wrapping
from arbiter_app.gui.look.words import words
from arbiter_app.gui.parts.words.problem import InlineField
from arbiter_app.gui.registration.amounts import amount_field, labelled
from arbiter_app.gui.registration.rows import Showing
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.command import Command
from arbiter_app.services.commands.people.registration import set_entry_fee, set_team_fee
from arbiter_app.wording.terms.registration import fees


class DeskCounters(QWidget):
    """Always in sight: who is here, what is paid, what is missing."""

    showing_chosen = Signal(Showing)
    left = Signal()
    """The entry fee is typed: the focus may go back."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self._where: TournamentId | None = None
        """The tournament whose entry fee is typed; None: that of the event."""
        self._buttons = {each: QPushButton() for each in Showing}
        self._group = QButtonGroup(self)
        self._fee = amount_field(translate("DeskCounters", "Entry fee of the event"))
        self._fee.committed.connect(partial(self._save, self._fee, set_entry_fee))
        self._team_fee = amount_field(translate("DeskCounters", "Entry fee of a team"))
        self._team_fee.committed.connect(partial(self._save, self._team_fee, set_team_fee))
        for field in (self._fee, self._team_fee):
            field.returnPressed.connect(self.left)
        self._currency = words()
        self._lay_out()
        self._buttons[Showing.EVERYBODY].setChecked(True)

    @property
    def showing(self) -> Showing:
        """Whom the list shows."""
        return next(each for each, button in self._buttons.items() if button.isChecked())

    def choose(self, showing: Showing) -> None:
        """Show others, as a click on their counter does."""
        self._buttons[showing].setChecked(True)
        self.showing_chosen.emit(showing)

    def show_tally(self, event: Event, tally: DeskTally) -> None:
        """Bring every counter up to date, of an event or of the tournament it is seen of."""
        self._where = event.seen_of if event.has_several else None
        texts = {
            Showing.EVERYBODY: (translate("DeskCounters", "Everybody"), tally.players),
            Showing.NOT_HERE: (translate("DeskCounters", "Not here yet"), len(tally.missing)),
            Showing.FEE_OPEN: (
                translate("DeskCounters", "Fee open"),
                tally.fees.debtors + tally.fees.teams_in_debt,
            ),
            Showing.PAPERS_MISSING: (
                translate("DeskCounters", "Papers missing"),
                tally.papers_missing,
            ),
            Showing.POINTED_OUT: (translate("DeskCounters", "To decide"), tally.pointed_out),
        }
        for key, (showing, (whom, count)) in zip(VIEWS, texts.items(), strict=True):
            self._buttons[showing].setText(f"{whom}: {count}")
            self._buttons[showing].setToolTip(key_text(key))
        catalogue = window_catalogue()
        for field, fee in ((self._fee, event.entry_fee), (self._team_fee, event.team_fee)):
            field.show_value("" if fee is None else fees.amount(catalogue, fee))
        shown = (each.tournament.played_by_teams for each in event.seen_of_each)
        self._of_team.setVisible(any(shown))
        self._currency.setText(event.particulars.get(Particular.CURRENCY, ""))

    def _save(self, field: InlineField, command: Command[..., None], text: str) -> None:
        try:
            amount = parse_amount(text) if text.strip() else None
        except RuleError as error:
            self._open_event.refused.emit(error_sentence(error))
            field.hold()
            return
        if not self._open_event.do(command, amount=amount, tournament=self._where):
            field.hold()

    def _lay_out(self) -> None:
        for showing, button in self._buttons.items():
            button.setCheckable(True)
            self._group.addButton(button)
            button.clicked.connect(lambda _, each=showing: self.showing_chosen.emit(each))
        fee = labelled(translate("DeskCounters", "Entry fee"), self._fee, self._currency)
        self._of_team = labelled(translate("DeskCounters", "of a team"), self._team_fee)
        buttons = [*self._buttons.values()]
        row(wrapping(*buttons, fee, self._of_team, right=len(buttons)), into=self)


def sums(event: Event, tally: DeskTally) -> str:
    """Return who is here and what is paid, in words."""
    catalogue = window_catalogue()
    here = translate("DeskCounters", "Here: {present} of {players}").format(
        present=tally.present, players=tally.players
    )
    if not (tally.fees.due or tally.fees.paid):
        return here
    money = translate("DeskCounters", "Fees: due {due}, paid {paid}, to come {outstanding}").format(
        due=fees.money(catalogue, event, tally.fees.due),
        paid=fees.money(catalogue, event, tally.fees.paid),
        outstanding=fees.money(catalogue, event, tally.fees.outstanding),
    )
    parts = [here, money]
    if tally.fees.overpaid:
        overpaid = translate("DeskCounters", "overpaid {amount}")
        parts.append(overpaid.format(amount=fees.money(catalogue, event, tally.fees.overpaid)))
    return " · ".join(parts)
