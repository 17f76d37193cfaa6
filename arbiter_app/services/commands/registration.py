"""Commands of the registration desk: who is here, who has paid, who may take part."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from decimal import Decimal

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.admission import ShownPaper
from arbiter_app.domain.facts.eligibility import AgeGroup, Eligibility, Ruling
from arbiter_app.domain.facts.numbering import ContingentKey
from arbiter_app.domain.facts.people import SportRank
from arbiter_app.domain.facts.rights import Right
from arbiter_app.domain.facts.tournament import Entry
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.permission.by_state import Action, allows, anything
from arbiter_app.domain.registration.fees import demand_amount
from arbiter_app.domain.registration.findings import findings
from arbiter_app.formats.quota_list import format_quotas, parse_quotas
from arbiter_app.services.command import command
from arbiter_app.services.writing.settings import clean
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.event import write_description
from arbiter_app.store.rows.registration import write_entry
from arbiter_app.store.rows.tournament import write_rules

HIGHEST_AGE = 99
HIGHEST_QUOTA = 999


@command("desk.present", allows(Action.EDIT_PLAYER), right=Right.REGISTER)
def mark_present(uow: UnitOfWork, /, *, players: Sequence[PlayerId], present: bool = True) -> None:
    """Note that players have come to the desk, or take it back."""
    for entry in _entries(uow, players):
        _write(uow, replace(entry, present=present))


@command("desk.fee-due", allows(Action.EDIT_PLAYER), right=Right.REGISTER)
def set_fee_due(uow: UnitOfWork, /, *, players: Sequence[PlayerId], amount: Decimal | None) -> None:
    """Set what players have to pay; None: the entry fee of the event."""
    for entry in _entries(uow, players):
        _write(uow, replace(entry, fee_due=None if amount is None else _amount(amount)))


@command("desk.fee-paid", allows(Action.EDIT_PLAYER), right=Right.REGISTER)
def set_fees_paid(uow: UnitOfWork, /, *, paid: Mapping[PlayerId, Decimal]) -> None:
    """Set what each of some players has paid so far."""
    for entry in _entries(uow, tuple(paid)):
        _write(uow, replace(entry, fee_paid=_amount(paid[entry.player])))


@command("desk.papers-shown", allows(Action.EDIT_PLAYER), right=Right.REGISTER)
def show_undated_papers(uow: UnitOfWork, /, *, players: Sequence[PlayerId]) -> None:
    """Note that players have shown every paper that needs no date; the dated ones are read one by
    one, see `show_paper` of the commission.
    """
    undated = [each.id for each in uow.event.requirements if not each.dated]
    for entry in _entries(uow, players):
        shown = {each: ShownPaper() for each in undated}
        _write(uow, replace(entry, papers={**shown, **entry.papers}))


@command("event.entry-fee", anything, right=Right.MANAGE, of_event=True)
def set_entry_fee(uow: UnitOfWork, /, *, amount: Decimal | None) -> None:
    """Set what everybody has to pay who has no fee of his own."""
    fee = None if amount is None else _amount(amount)
    write_description(uow.rows, replace(uow.event, entry_fee=fee))


@command("tournament.eligibility", allows(Action.CHANGE_ELIGIBILITY), right=Right.MANAGE)
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
    quotas: Mapping[str, int],
    reason: str | None = None,  # noqa: ARG001 - demanded by the permission, kept by the journal
) -> None:
    """Set who may take part; what was decided about players stays."""
    if lowest_age is not None and not 1 <= lowest_age <= HIGHEST_AGE:
        raise RuleError("conditions.lowest-age", age=lowest_age, highest=HIGHEST_AGE)
    if quota is not None and not 1 <= quota <= HIGHEST_QUOTA:
        raise RuleError("conditions.quota", quota=quota, highest=HIGHEST_QUOTA)
    for own in quotas.values():
        if not 0 <= own <= HIGHEST_QUOTA:
            raise RuleError("conditions.own-quota", quota=own, highest=HIGHEST_QUOTA)
    conditions = Eligibility(
        age=age,
        playing_up=playing_up,
        lowest_age=lowest_age,
        women_only=women_only,
        lowest_rank=lowest_rank,
        quota=quota,
        quota_by=quota_by,
        quotas=parse_quotas(format_quotas(quotas)),
    )
    write_rules(uow.rows, replace(uow.tournament, eligibility=conditions))


@command("finding.rule", allows(Action.EDIT_PLAYER), right=Right.DECIDE)
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
    held = {found.player for found in findings(uow.event) if found.code == finding}
    ruling = Ruling(finding=finding, allowed=allowed, reason=decided)
    for player in players:
        if player not in held:
            raise RuleError("finding.gone", name=uow.event.players[player].name)
        _write(uow, _with_ruling(uow.tournament.entry(player), finding, ruling))


@command("finding.reopen", allows(Action.EDIT_PLAYER), right=Right.DECIDE)
def reopen_finding(uow: UnitOfWork, /, *, players: Sequence[PlayerId], finding: str) -> None:
    """Take a decision about players back; who had none is passed over."""
    tournament = uow.tournament
    decided = [
        entry
        for entry in tournament.entries
        if entry.player in players and any(each.finding == finding for each in entry.rulings)
    ]
    if not decided:
        raise RuleError("finding.undecided")
    for entry in decided:
        _write(uow, _with_ruling(entry, finding, None))


def _with_ruling(entry: Entry, finding: str, ruling: Ruling | None) -> Entry:
    """Return an entry with what is decided about a finding; None: nothing is."""
    others = tuple(each for each in entry.rulings if each.finding != finding)
    return replace(entry, rulings=others if ruling is None else (*others, ruling))


def _entries(uow: UnitOfWork, players: Sequence[PlayerId]) -> Iterator[Entry]:
    tournament = uow.tournament
    for player in players:
        yield tournament.entry(player)


def _write(uow: UnitOfWork, entry: Entry) -> None:
    write_entry(uow.rows, uow.tournament.id, entry)


def _amount(amount: Decimal) -> Decimal:
    """Return an amount as it is kept: "500", "1250.50"."""
    amount = demand_amount(amount)
    whole = amount == amount.to_integral_value()
    return Decimal(int(amount)) if whole else amount.quantize(Decimal("0.01"))
