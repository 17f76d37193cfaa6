"""Entry fees: what a player has to pay, what he has paid, and the sums of the desk."""

import re
from collections.abc import Iterable, Sequence
from decimal import Decimal

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.tournament import Entry
from arbiter_app.domain.registration.entered import Entered, entered
from arbiter_app.values import frozen

HIGHEST_AMOUNT = Decimal("9999999.99")
"""More is a slip of the keyboard."""

_NOTHING = Decimal(0)
_AMOUNT = re.compile(r"[0-9]{1,7}(\.[0-9]{1,2})?")


def parse_amount(text: str) -> Decimal:
    """Read an amount as people type it: "500", "1 250,50". Raises RuleError("fee.amount")."""
    figures = "".join(text.split()).replace(",", ".")
    if not figures.isascii() or not _AMOUNT.fullmatch(figures):
        raise RuleError("fee.amount", text=text)
    return Decimal(figures)


def demand_amount(amount: Decimal) -> Decimal:
    """Return an amount that can be paid: not below nothing, in whole hundredths.

    Raises RuleError("fee.amount").
    """
    if (
        not amount.is_finite()
        or not 0 <= amount <= HIGHEST_AMOUNT
        or amount != amount.quantize(Decimal("0.01"))
    ):
        raise RuleError("fee.amount", text=str(amount))
    return amount


def due(event: Event, entry: Entry) -> Decimal:
    """Return what a player has to pay: his own fee, else that of the event, else nothing."""
    if entry.fee_due is not None:
        return entry.fee_due
    return event.entry_fee if event.entry_fee is not None else _NOTHING


def outstanding(event: Event, entry: Entry) -> Decimal:
    """Return what a player has yet to pay; who paid more than he had to owes nothing."""
    return max(due(event, entry) - entry.fee_paid, _NOTHING)


def overpaid(event: Event, entry: Entry) -> Decimal:
    """Return what a player has paid beyond what he had to."""
    return max(entry.fee_paid - due(event, entry), _NOTHING)


@frozen(kw_only=True)
class Account:
    """What a person has to pay and has paid, over some tournaments or all."""

    due: Decimal
    paid: Decimal

    @property
    def outstanding(self) -> Decimal:
        return max(self.due - self.paid, _NOTHING)

    @property
    def overpaid(self) -> Decimal:
        return max(self.paid - self.due, _NOTHING)


def account(entries: Iterable[Entered]) -> Account:
    """Return how a person stands with the fees of some entries of his."""
    entries = tuple(entries)
    return Account(
        due=sum((due(each.event, each.entry) for each in entries), _NOTHING),
        paid=sum((each.entry.fee_paid for each in entries), _NOTHING),
    )


def spread(entries: Sequence[Entered], amount: Decimal) -> Sequence[Decimal]:
    """Return which part of what a person paid in one sum goes to each of his entries: their fees
    in turn, and what is above them to the first.
    """
    parts, left = [], amount
    for each in entries:
        parts.append(min(due(each.event, each.entry), left))
        left -= parts[-1]
    return [parts[0] + left, *parts[1:]] if parts else []


@frozen(kw_only=True)
class FeeTotals:
    """The sums over all people; `due` - `paid` is `outstanding` - `overpaid`."""

    due: Decimal
    paid: Decimal
    outstanding: Decimal
    overpaid: Decimal
    debtors: int
    """How many have yet to pay something."""


def fee_totals(event: Event) -> FeeTotals:
    """Return the sums of an event, or of the tournament that it is seen of, those of people
    included who have withdrawn: their money is in the box.
    """
    accounts = [account(entries) for entries in entered(event).values()]
    return FeeTotals(
        due=sum((each.due for each in accounts), _NOTHING),
        paid=sum((each.paid for each in accounts), _NOTHING),
        outstanding=sum((each.outstanding for each in accounts), _NOTHING),
        overpaid=sum((each.overpaid for each in accounts), _NOTHING),
        debtors=sum(each.outstanding > 0 for each in accounts),
    )
