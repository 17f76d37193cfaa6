"""Commands of the registration desk: who is here, who has paid, who may take part."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from itertools import chain
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.admission import ShownPaper
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.eligibility import AgeGroup, Eligibility, Ruling
from arbiter_app.domain.facts.people.people import SportRank
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.tournament import Entry
from arbiter_app.domain.ids import PlayerId, TeamId, TournamentId, is_team
from arbiter_app.domain.permission.by_state import Action, allows, anything
from arbiter_app.domain.registration.commission import shown_papers
from arbiter_app.domain.registration.entered import Entered
from arbiter_app.domain.registration.fees import demand_amount, spread
from arbiter_app.domain.registration.findings import findings
from arbiter_app.domain.teams.presence import people_of
from arbiter_app.formats.quota_list import format_quotas, parse_quotas
from arbiter_app.services.command import command
from arbiter_app.services.writing.entries import entries_meant, fees_meant, where_noted, write_fee
from arbiter_app.services.writing.settings import clean
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.event import write_description
from arbiter_app.store.rows.registration import write_entry
from arbiter_app.store.rows.tournament import write_rules

HIGHEST_AGE = 99
HIGHEST_QUOTA = 999


@command("desk.present", anything, right=Right.REGISTER, noted=where_noted, of_event=True)
def mark_present(
    uow: UnitOfWork,
    /,
    *,
    players: Sequence[PlayerId],
    present: bool = True,
    tournament: TournamentId | None = None,
) -> None:
    """Note that people have come to the desk, or take it back: for all tournaments in which they
    are, or for one of them. A team has come with all of its members.
    """
    for each in entries_meant(uow, _with_members(uow, players), tournament):
        _write(uow, each, replace(each.entry, present=present))


@command("desk.fee-due", anything, right=Right.REGISTER, noted=where_noted, of_event=True)
def set_fee_due(
    uow: UnitOfWork,
    /,
    *,
    players: Sequence[PlayerId],
    amount: Decimal | None,
    tournament: TournamentId | None = None,
) -> None:
    """Set what people or teams have to pay for a tournament; None: its entry fee. Without a
    tournament it is set for all in which they are, of several only to nothing or to the entry fee.

    Raises RuleError: "fee.amount", "fee.which-tournament".
    """
    own = None if amount is None else _amount(amount)
    for player in players:
        entries = [*fees_meant(uow, [player], tournament)]
        if own and len(entries) > 1:
            name = uow.whole.contestants[player].name
            raise RuleError("fee.which-tournament", name=name, tournaments=len(entries))
        for each in entries:
            write_fee(uow, replace(each, entry=replace(each.entry, fee_due=own)))


@command("desk.fee-paid", anything, right=Right.REGISTER, noted=where_noted, of_event=True)
def set_fees_paid(
    uow: UnitOfWork,
    /,
    *,
    paid: Mapping[PlayerId, Decimal],
    tournament: TournamentId | None = None,
) -> None:
    """Set what each of some people or teams has paid so far, for a tournament; without one, for all
    in which they are together, see `spread`.
    """
    for player, amount in paid.items():
        entries = [*fees_meant(uow, [player], tournament)]
        for each, part in zip(entries, spread(entries, _amount(amount)), strict=True):
            write_fee(uow, replace(each, entry=replace(each.entry, fee_paid=_amount(part))))


@command("desk.papers-shown", anything, right=Right.REGISTER, of_event=True)
def show_undated_papers(uow: UnitOfWork, /, *, players: Sequence[PlayerId]) -> None:
    """Note that people have shown every paper that needs no date, for all tournaments in which they
    are; the dated ones are read one by one, see `show_paper` of the commission.
    """
    undated = {each.id: ShownPaper() for each in uow.whole.requirements if not each.dated}
    for each in entries_meant(uow, players, None):
        papers = {**undated, **shown_papers(each.event, each.entry)}
        _write(uow, each, replace(each.entry, papers=papers))


@command("event.entry-fee", anything, right=Right.MANAGE, noted=where_noted, of_event=True)
def set_entry_fee(
    uow: UnitOfWork, /, *, amount: Decimal | None, tournament: TournamentId | None = None
) -> None:
    """Set what everybody has to pay who has no fee of his own: in the event, or in a tournament,
    where None is the fee of the event.
    """
    _set_fee(uow, "entry_fee", amount, tournament)


@command("event.team-fee", anything, right=Right.MANAGE, noted=where_noted, of_event=True)
def set_team_fee(
    uow: UnitOfWork, /, *, amount: Decimal | None, tournament: TournamentId | None = None
) -> None:
    """Set what every team has to pay that has no fee of its own, beside its members: in the event,
    or in a tournament, where None is that of the event.
    """
    _set_fee(uow, "team_fee", amount, tournament)


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
            raise RuleError("finding.gone", name=uow.event.contestants[player].name)
        entry = _with_ruling(uow.tournament.entry(player), finding, ruling)
        write_entry(uow.rows, uow.tournament.id, entry)


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
        write_entry(uow.rows, tournament.id, _with_ruling(entry, finding, None))


def _set_fee(
    uow: UnitOfWork, name: str, amount: Decimal | None, tournament: TournamentId | None
) -> None:
    fee: dict[str, Any] = {name: None if amount is None else _amount(amount)}
    if tournament is None:
        write_description(uow.rows, replace(uow.event, **fee))
        return
    this = uow.event.of(tournament).tournament
    write_rules(uow.rows, replace(this, own=replace(this.own, **fee)))


def _with_members(uow: UnitOfWork, players: Sequence[PlayerId]) -> Sequence[PlayerId]:
    """Return people, each once, with the members in the place of a team."""
    rosters = {
        team.id: people_of(tournament, team.id)
        for tournament in uow.whole.tournaments
        for team in tournament.teams
    }
    found = (rosters.get(TeamId(each), ()) if is_team(each) else (each,) for each in players)
    return [*dict.fromkeys(chain.from_iterable(found))]


def _with_ruling(entry: Entry, finding: str, ruling: Ruling | None) -> Entry:
    """Return an entry with what is decided about a finding; None: nothing is."""
    others = tuple(each for each in entry.rulings if each.finding != finding)
    return replace(entry, rulings=others if ruling is None else (*others, ruling))


def _write(uow: UnitOfWork, entered: Entered, entry: Entry) -> None:
    write_entry(uow.rows, entered.tournament.id, entry)


def _amount(amount: Decimal) -> Decimal:
    """Return an amount as it is kept: "500", "1250.50"."""
    amount = demand_amount(amount)
    whole = amount == amount.to_integral_value()
    return Decimal(int(amount)) if whole else amount.quantize(Decimal("0.01"))
