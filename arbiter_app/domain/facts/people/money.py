"""Discounts on entry fees, and the receipts for what was paid."""

from datetime import datetime
from decimal import Decimal
from enum import StrEnum

from arbiter_app.domain.facts.people.eligibility import AgeGroup
from arbiter_app.domain.facts.people.people import Title
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.values import frozen


class Among(StrEnum):
    """For whom a discount is, beside an age group or a title."""

    FURTHER = "further"
    """Who plays in another tournament of the event already: for each but the dearest."""


Whom = Among | AgeGroup | Title


def read_whom(word: str) -> Whom:
    """Return for whom a discount is, of its word: "further", "U10", "GM". Raises ValueError."""
    if word in {each.value for each in Among}:
        return Among(word)
    return AgeGroup(word) if word in {each.value for each in AgeGroup} else Title(word)


@frozen(kw_only=True)
class Discount:
    """What is taken off the entry fee of some people."""

    whom: Whom
    off: Decimal
    """An amount; of a hundred, where it is `in_percent`."""
    in_percent: bool = True
    reason: str = ""
    """Why, in words of the regulations; "" where that goes without saying."""


@frozen(kw_only=True)
class ReceiptLine:
    """What a receipt says of the fee of one person for one tournament, as it was then."""

    player: PlayerId
    tournament: TournamentId
    name: str
    title: str
    """Of the tournament."""
    fee: Decimal
    """Without the discount."""
    discount: Decimal
    paid: Decimal
    """With this receipt; less than nothing where money was given back."""


@frozen(kw_only=True)
class Receipt:
    """What was paid at the desk in one go, by one person or several; it never changes."""

    number: int
    taken_at: datetime
    taken_by: str
    lines: tuple[ReceiptLine, ...]

    @property
    def total(self) -> Decimal:
        return sum((line.paid for line in self.lines), Decimal(0))
