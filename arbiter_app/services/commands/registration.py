"""Commands of the registration desk: who is here, who has paid, who may take part."""

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.eligibility import AgeGroup, Eligibility
from arbiter_app.domain.facts.numbering import ContingentKey
from arbiter_app.domain.facts.people import SportRank
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.permission.by_state import Action, allows
from arbiter_app.domain.registration.fees import demand_amount
from arbiter_app.domain.registration.findings import findings
from arbiter_app.services.command import command
from arbiter_app.services.writing.settings import clean, tournament_row, write_eligibility
from arbiter_app.store.event_file.schema import EntryRow, EventRow, RulingRow, ShownPaperRow
from arbiter_app.store.event_file.unit_of_work import UnitOfWork

HIGHEST_AGE = 99
HIGHEST_QUOTA = 999


@command("desk.present", allows(Action.EDIT_PLAYER))
def mark_present(uow: UnitOfWork, /, *, players: Sequence[PlayerId], present: bool = True) -> None:
    """Note that players have come to the desk, or take it back."""
    for row in _entries(uow, players):
        row.present = present


@command("desk.fee-due", allows(Action.EDIT_PLAYER))
def set_fee_due(uow: UnitOfWork, /, *, players: Sequence[PlayerId], amount: Decimal | None) -> None:
    """Set what players have to pay; None: the entry fee of the event."""
    for row in _entries(uow, players):
        row.fee_due = None if amount is None else _amount_text(amount)


@command("desk.fee-paid", allows(Action.EDIT_PLAYER))
def set_fees_paid(uow: UnitOfWork, /, *, paid: Mapping[PlayerId, Decimal]) -> None:
    """Set what each of some players has paid so far."""
    for row in _entries(uow, tuple(paid)):
        row.fee_paid = _amount_text(paid[PlayerId(row.player_id)])


@command("desk.papers-shown", allows(Action.EDIT_PLAYER))
def show_undated_papers(uow: UnitOfWork, /, *, players: Sequence[PlayerId]) -> None:
    """Note that players have shown every paper that needs no date; the dated ones are read one by
    one, see `show_paper` of the commission.
    """
    for player in players:
        shown = uow.tournament.entry(player).papers
        for requirement in uow.event.requirements:
            if not requirement.dated and requirement.id not in shown:
                uow.session.add(
                    ShownPaperRow(
                        tournament_id=uow.tournament.id,
                        player_id=player,
                        requirement=requirement.id,
                    )
                )


@command("event.entry-fee", allows(Action.DESCRIBE))
def set_entry_fee(uow: UnitOfWork, /, *, amount: Decimal | None) -> None:
    """Set what everybody has to pay who has no fee of his own."""
    uow.session.get_one(EventRow, 1).entry_fee = None if amount is None else _amount_text(amount)


@command("tournament.eligibility", allows(Action.CHANGE_ELIGIBILITY))
def change_eligibility(
    uow: UnitOfWork,
    /,
    *,
    age: AgeGroup | None,
    playing_up: bool,
    lowest_age: int | None,
    women_only: bool,
    lowest_rank: SportRank | None,
    quota: int | None,
    quota_by: ContingentKey,
    reason: str | None = None,  # noqa: ARG001 - demanded by the permission, kept by the journal
) -> None:
    """Set who may take part; what was decided about players stays."""
    if lowest_age is not None and not 1 <= lowest_age <= HIGHEST_AGE:
        raise RuleError("conditions.lowest-age", age=lowest_age, highest=HIGHEST_AGE)
    if quota is not None and not 1 <= quota <= HIGHEST_QUOTA:
        raise RuleError("conditions.quota", quota=quota, highest=HIGHEST_QUOTA)
    conditions = Eligibility(
        age=age,
        playing_up=playing_up,
        lowest_age=lowest_age,
        women_only=women_only,
        lowest_rank=lowest_rank,
        quota=quota,
        quota_by=quota_by,
    )
    write_eligibility(tournament_row(uow), conditions)


@command("finding.rule", allows(Action.EDIT_PLAYER))
def rule_on_finding(
    uow: UnitOfWork,
    /,
    *,
    players: Sequence[PlayerId],
    finding: str,
    allowed: bool,
    reason: str,
) -> None:
    """Decide about what was pointed out in players; a decision made before is replaced."""
    decided = clean(reason)
    if decided is None:
        raise RuleError("finding.reason-missing")
    tournament = uow.tournament.id
    held = {found.player for found in findings(uow.here.event) if found.code == finding}
    for player in players:
        if player not in held:
            raise RuleError("finding.gone", name=uow.event.players[player].name)
        row = uow.session.get(RulingRow, (tournament, player, finding))
        if row is None:
            row = RulingRow(tournament_id=tournament, player_id=player, finding=finding)
            uow.session.add(row)
        row.allowed, row.reason = allowed, decided


@command("finding.reopen", allows(Action.EDIT_PLAYER))
def reopen_finding(uow: UnitOfWork, /, *, players: Sequence[PlayerId], finding: str) -> None:
    """Take a decision about players back; who had none is passed over."""
    tournament = uow.tournament.id
    rows = [uow.session.get(RulingRow, (tournament, player, finding)) for player in players]
    if not any(rows):
        raise RuleError("finding.undecided")
    uow.remove(*filter(None, rows))


def _entries(uow: UnitOfWork, players: Sequence[PlayerId]) -> Iterator[EntryRow]:
    for player in players:
        yield uow.session.get_one(
            EntryRow, (uow.tournament.id, uow.tournament.entry(player).player)
        )


def _amount_text(amount: Decimal) -> str:
    """Return an amount as its column holds it: "500", "1250.50"."""
    amount = demand_amount(amount)
    whole = amount == amount.to_integral_value()
    return str(int(amount)) if whole else str(amount.quantize(Decimal("0.01")))
