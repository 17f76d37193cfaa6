"""The person at the desk: who it is, the fee, the papers."""

from decimal import Decimal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event, Particular
from arbiter_app.domain.ids import TournamentId, is_team
from arbiter_app.domain.registration.fees import parse_amount
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.look.layouts import column, wrapping
from arbiter_app.gui.look.words import words
from arbiter_app.gui.parts.words.heading import Aside, heading
from arbiter_app.gui.parts.words.problem import InlineField, Problem
from arbiter_app.gui.registration.amounts import amount_field, labelled
from arbiter_app.gui.registration.papers import DeskPapers
from arbiter_app.gui.registration.rows import DeskRow, fee_words, fees_of_each
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.people.registration import set_fee_due, set_fees_paid
from arbiter_app.wording.terms.registration import fees, people


class DeskPerson(QWidget):
    """Shows who is chosen; with several people, what is done to all of them."""

    left = Signal()
    """What was asked is typed: the focus may go back."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self._rows: tuple[DeskRow, ...] = ()
        self._where: TournamentId | None = None
        """The tournament for which money is noted; None: all in which a person is."""
        self._name = heading()
        self._name.setWordWrap(True)
        self._facts = Aside()
        self._due = amount_field(translate("DeskPerson", "Fee to pay"))
        self._paid = amount_field(translate("DeskPerson", "Fee paid"))
        self._problem = Problem(lines_kept=1)
        for field in (self._due, self._paid):
            field.returnPressed.connect(self._leave_field)
            field.taken_back.connect(lambda: self._problem.say(""))
        self._due.committed.connect(self._save_due)
        self._paid.committed.connect(self._save_paid)
        self._currency = words()
        self._stand = Aside()
        self._papers = DeskPapers(open_event)
        self._papers.left.connect(self.left)
        self._lay_out()

    def show_rows(self, event: Event, rows: tuple[DeskRow, ...]) -> None:
        """Show who is chosen; nobody is an empty panel. What is noted of an event seen of one
        tournament is noted for that alone.
        """
        if [row.id for row in rows] != [row.id for row in self._rows]:
            self._problem.say("")
        self._rows, self._where = rows, event.seen_of if event.has_several else None
        self._currency.setText(event.particulars.get(Particular.CURRENCY, ""))
        for part in (self._fee, self._papers):
            part.setVisible(bool(rows))
        match rows:
            case ():
                self._name.setText(translate("DeskPerson", "Nobody is chosen"))
                self._facts.say("")
                self._stand.say("")
            case (row,):
                self._show_one(row)
            case _:
                self._show_several(event, rows)

    @property
    def is_wrong(self) -> bool:
        """Whether something is typed that cannot be saved."""
        return bool(self._problem.text()) or self._papers.is_wrong

    def ask_paid(self) -> None:
        """Let the amount be typed that was paid."""
        _ask(self._paid)

    def ask_due(self) -> None:
        """Let the amount be typed that is to be paid."""
        _ask(self._due)

    def ask_date(self) -> bool:
        """Let the first date be typed that is lacking; return whether there is one."""
        return len(self._rows) == 1 and self._papers.ask_next()

    def _show_one(self, row: DeskRow) -> None:
        catalogue = window_catalogue()
        self._name.setText(people.name(catalogue, row.player))
        self._facts.say(_facts(row))
        self._paid.setEnabled(True)
        self._due.setEnabled(len(row.entries) == 1)
        self._due.show_value("" if row.fee_due is None else fees.amount(catalogue, row.fee_due))
        self._due.setPlaceholderText(_usual_fee(row))
        self._paid.show_value(fees.amount(catalogue, row.account.paid))
        self._stand.say("\n".join(filter(None, (fee_words(row), fees_of_each(row)))))
        self._papers.show_row(row)

    def _show_several(self, event: Event, rows: tuple[DeskRow, ...]) -> None:
        catalogue = window_catalogue()
        self._name.setText(translate("DeskPerson", "%n people chosen", None, len(rows)))
        self._facts.say(
            translate("DeskPerson", "Every key does the same to all of them, and is one undo.")
        )
        due = {row.fee_due for row in rows}
        self._due.setEnabled(True)
        own = next(iter(due)) if len(due) == 1 else None
        self._due.show_value("" if own is None else fees.amount(catalogue, own))
        self._paid.show_value("")
        self._paid.setEnabled(False)
        outstanding = sum((row.outstanding for row in rows), Decimal(0))
        self._stand.say(
            translate("DeskPerson", "To pay together: {amount}").format(
                amount=fees.money(catalogue, event, outstanding)
            )
        )
        self._papers.hide()

    def _save_due(self, text: str) -> None:
        """Save the fee of who is chosen; nothing typed: that of the event."""
        amount: Decimal | None = None
        if text.strip() and (amount := self._amount(self._due)) is None:
            return
        players = tuple(row.id for row in self._rows)
        if players and not self._open_event.do(
            set_fee_due, players=players, amount=amount, tournament=self._where
        ):
            self._due.hold()

    def _save_paid(self, text: str) -> None:
        if not text.strip():
            self._paid.setText("0")
        amount = self._amount(self._paid)
        if amount is None or len(self._rows) != 1:
            return
        if not self._open_event.do(
            set_fees_paid, paid={self._rows[0].id: amount}, tournament=self._where
        ):
            self._paid.hold()

    def _amount(self, field: InlineField) -> Decimal | None:
        """Return what stands in a field; where it is no amount, say so and keep the focus there."""
        try:
            amount = parse_amount(field.text())
        except RuleError as error:
            self._problem.say(error_sentence(error))
            field.hold()
            return None
        self._problem.say("")
        return amount

    def _leave_field(self) -> None:
        if not self._problem.text():
            self.left.emit()

    def _lay_out(self) -> None:
        self._fee = wrapping(
            labelled(translate("DeskPerson", "Fee"), self._due),
            labelled(translate("DeskPerson", "paid"), self._paid, self._currency),
        )
        column(
            self._name,
            self._facts,
            self._fee,
            self._problem,
            self._stand,
            self._papers,
            into=self,
        )


def _usual_fee(row: DeskRow) -> str:
    """Return what a person pays without a fee of his own, of several tournaments in all."""
    if len(row.entries) > 1:
        return fees.amount(window_catalogue(), row.account.due)
    event = row.entries[0].event
    usual = event.team_fee if is_team(row.id) else event.entry_fee
    return "" if usual is None else fees.amount(window_catalogue(), usual)


def _facts(row: DeskRow) -> str:
    """Return what tells a person from a namesake."""
    player, catalogue = row.player, window_catalogue()
    counts = row.entries[0].tournament.rating_rules.of(player).rating
    pattern = translate("DeskPerson", "rating {rating}")
    if is_team(player.id):
        pattern = translate("DeskPerson", "strength {rating}")
    rating = pattern.format(rating=counts)
    parts = [
        row.teams if is_team(player.id) else "",
        row.tournaments,
        people.title_and_rank(catalogue, player),
        rating if counts else "",  # a bare number reads as a year
        player.region or "",
        player.club or "",
        player.coach or "",
        translate("DeskPerson", "FIDE ID {id}").format(id=player.fide_id) if player.fide_id else "",
        translate("DeskPerson", "needs: {needs}").format(needs=player.needs)
        if player.needs
        else "",
    ]
    return " · ".join(filter(None, parts))


def _ask(field: QLineEdit) -> None:
    field.setFocus()
    field.selectAll()
