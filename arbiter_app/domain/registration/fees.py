"""Entry fees: what a player has to pay, what he has paid, and the sums of the desk."""

import re
from collections.abc import Iterable, Sequence
from decimal import ROUND_HALF_UP, Decimal

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.eligibility import (
    AT_LEAST,
    YOUNGER_THAN,
    AgeGroup,
    age_that_counts,
)
from arbiter_app.domain.facts.people.money import Among, Discount
from arbiter_app.domain.facts.people.people import Title
from arbiter_app.domain.facts.tournament import Entry
from arbiter_app.domain.ids import TournamentId, is_team
from arbiter_app.domain.registration.commission import days
from arbiter_app.domain.registration.entered import Entered, payers
from arbiter_app.values import frozen

HIGHEST_AMOUNT = Decimal("9999999.99")
"""More is a slip of the keyboard."""

_NOTHING = Decimal(0)
_HUNDREDTH = Decimal("0.01")
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


@frozen(kw_only=True)
class Charge:
    """What a player has to pay for a tournament, and what was taken off."""

    fee: Decimal
    discount: Discount | None = None
    off: Decimal = _NOTHING

    @property
    def due(self) -> Decimal:
        return self.fee - self.off


def charge(event: Event, entry: Entry) -> Charge:
    """Return what a player has to pay in the tournament that an event is seen of: his own fee; else
    that of the tournament, else nothing, less the highest of the discounts that are for him. There
    are none for teams.
    """
    if entry.fee_due is not None:
        return Charge(fee=entry.fee_due)
    if is_team(entry.player):
        return Charge(fee=event.team_fee or _NOTHING)
    fee = event.entry_fee if event.entry_fee is not None else _NOTHING
    given = [(_taken_off(each, fee), each) for each in event.discounts if _has(each, event, entry)]
    if not given:
        return Charge(fee=fee)
    off, discount = max(given, key=lambda each: each[0])
    return Charge(fee=fee, discount=discount, off=off)


def _taken_off(discount: Discount, fee: Decimal) -> Decimal:
    """Return what a discount takes off a fee: of a part of it to the hundredth, halves up."""
    if not discount.in_percent:
        return min(discount.off, fee)
    return (fee * discount.off / 100).quantize(_HUNDREDTH, ROUND_HALF_UP)


def _has(discount: Discount, event: Event, entry: Entry) -> bool:
    """Whether a discount is for an entry."""
    player = event.contestants[entry.player]
    match discount.whom:
        case Among():
            return _is_further(event, entry)
        case Title() as title:
            return player.title is title
        case AgeGroup() as group:
            span = days(event)
            if player.birth is None or span is None:
                return False
            age = age_that_counts(player.birth, span.first.year)
            if group in YOUNGER_THAN:
                return age < YOUNGER_THAN[group]
            return age >= AT_LEAST[group]


def _is_further(event: Event, entry: Entry) -> bool:
    """Whether a player is in a tournament with a higher fee, or in an earlier one with the same."""

    def fee_of(tournament: TournamentId, each: Entry) -> Decimal:
        return each.fee_due if each.fee_due is not None else usual[tournament] or _NOTHING

    entries = event.entries_of(entry.player)
    if len(entries) < 2:
        return False
    usual = event.entry_fees
    dearest = max(entries, key=lambda each: fee_of(*each))
    return dearest[0] != event.tournament.id


def due(event: Event, entry: Entry) -> Decimal:
    """Return what a player has to pay, see `charge`."""
    return charge(event, entry).due


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
    """The sums over all people and teams; `due` - `paid` is `outstanding` - `overpaid`."""

    due: Decimal
    paid: Decimal
    outstanding: Decimal
    overpaid: Decimal
    debtors: int
    """How many people have yet to pay something."""
    teams_in_debt: int


def fee_totals(event: Event) -> FeeTotals:
    """Return the sums of an event, or of the tournament that it is seen of, those of people
    included who have withdrawn: their money is in the box.
    """
    by_payer = {payer: account(entries) for payer, entries in payers(event).items()}
    accounts, in_debt = by_payer.values(), [each for each in by_payer if by_payer[each].outstanding]
    teams_in_debt = sum(map(is_team, in_debt))
    return FeeTotals(
        due=sum((each.due for each in accounts), _NOTHING),
        paid=sum((each.paid for each in accounts), _NOTHING),
        outstanding=sum((each.outstanding for each in accounts), _NOTHING),
        overpaid=sum((each.overpaid for each in accounts), _NOTHING),
        debtors=len(in_debt) - teams_in_debt,
        teams_in_debt=teams_in_debt,
    )
