"""Receipts: what was paid and for what, in lines that add up to what was not receipted before."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from decimal import Decimal

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.money import Receipt, ReceiptLine
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.registration.entered import Entered, payers
from arbiter_app.domain.registration.fees import charge

_NOTHING = Decimal(0)


def gives_receipts(event: Event) -> bool:
    """Whether somebody may pay several fees at once: in several tournaments, or for a team."""
    return event.has_several or any(each.played_by_teams for each in event.tournaments)


def receipt_of(event: Event, number: int | None) -> Receipt | None:
    """Return a receipt; None: the newest, where there is one. Raises RuleError("receipt.none")."""
    if number is None:
        return event.receipts[-1] if event.receipts else None
    for receipt in event.receipts:
        if receipt.number == number:
            return receipt
    raise RuleError("receipt.none", number=number)


def newest_for(event: Event, players: Sequence[PlayerId]) -> Receipt | None:
    """Return the newest receipt on which one of some people stands."""
    wanted = {*players}
    for receipt in reversed(event.receipts):
        if any(line.player in wanted for line in receipt.lines):
            return receipt
    return None


def next_receipt(
    event: Event, players: Sequence[PlayerId], at: datetime, by: str
) -> Receipt | None:
    """Return the receipt for what people have paid and no receipt says yet, for all tournaments;
    None where nothing is left to say. With it the receipts of each of them add up to what he has
    paid.
    """
    entries = payers(event.whole)
    lines = [line for player in players for line in _lines(event, entries.get(player, ()))]
    if not lines:
        return None
    number = event.receipts[-1].number + 1 if event.receipts else 1
    return Receipt(number=number, taken_at=at, taken_by=by, lines=tuple(lines))


def wants_receipt(event: Event, players: Sequence[PlayerId]) -> bool:
    """Whether some people have no receipt yet, or one of them has paid, or was given back, what no
    receipt says.
    """
    if newest_for(event, players) is None:
        return True
    return next_receipt(event, players, datetime.min, "") is not None


def _lines(event: Event, entries: Sequence[Entered]) -> list[ReceiptLine]:
    """Return what one person has paid for his entries beyond what receipts say. What they say of a
    tournament in which he no longer is went along with him.
    """
    told = _told(event, entries[0].entry.player) if entries else {}
    here = {each.tournament.id for each in entries}
    carried = sum((paid for where, paid in told.items() if where not in here), _NOTHING)
    lines = []
    for each in entries:
        player, charged = each.event.contestants[each.entry.player], charge(each.event, each.entry)
        paid = each.entry.fee_paid - told.get(each.tournament.id, _NOTHING)
        along = max(min(paid, carried), _NOTHING)
        carried -= along
        if paid != along:
            line = ReceiptLine(
                player=player.id,
                tournament=each.tournament.id,
                name=player.name,
                title=each.tournament.title,
                fee=charged.fee,
                discount=charged.off,
                paid=paid - along,
            )
            lines.append(line)
    return lines


def _told(event: Event, player: PlayerId) -> Mapping[TournamentId, Decimal]:
    """Return what receipts say that a person has paid, by tournament."""
    told: dict[TournamentId, Decimal] = {}
    for receipt in event.receipts:
        for line in receipt.lines:
            if line.player == player:
                told[line.tournament] = told.get(line.tournament, _NOTHING) + line.paid
    return told
