"""Lines of the journal of the registration desk, the mandate commission and eligibility."""

from collections.abc import Callable, Mapping
from decimal import Decimal

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.eligibility import AgeGroup, Eligibility
from arbiter_app.domain.facts.people.people import SportRank
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.commission import COMMISSION_WRITERS
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.terms.registration import fees, findings


def _present(entry: Entry) -> str:
    pattern = _HERE if entry.params.get("present", True) else _NOT_HERE
    return entry.line(pattern, players=entry.names(entry.params["players"]))


def _fee_due(entry: Entry) -> str:
    players = entry.names(entry.params["players"])
    if entry.params["amount"] is None:
        return entry.line(_USUAL_FEE, players=players)
    return entry.line(_FEE_DUE, players=players, amount=_amount(entry, entry.params["amount"]))


def _fee_paid(entry: Entry) -> str:
    paid: Mapping[str, str] = entry.params["paid"]
    players = entry.names(map(int, paid))
    amounts = {Decimal(amount) for amount in paid.values()}
    if amounts == {Decimal(0)}:
        return entry.line(_UNPAID, players=players)
    if len(amounts) > 1:
        total = str(sum(map(Decimal, paid.values())))
        return entry.line(_PAID_TOGETHER, players=players, amount=_amount(entry, total))
    return entry.line(_PAID, players=players, amount=_amount(entry, str(amounts.pop())))


def _papers(entry: Entry) -> str:
    return entry.line(_PAPERS, players=entry.names(entry.params["players"]))


def _entry_fee(entry: Entry) -> str:
    return _fee(entry, _FEE_OF_EVENT, _OWN_ENTRY_FEE, _NO_ENTRY_FEE, _ENTRY_FEE)


def _team_fee(entry: Entry) -> str:
    return _fee(entry, _TEAM_FEE_OF_EVENT, _OWN_TEAM_FEE, _NO_TEAM_FEE, _TEAM_FEE)


def _fee(entry: Entry, as_event: str, own: str, none: str, of_event: str) -> str:
    """Return the line of a fee that was set: in a tournament as in the event or its own, in the
    event none or an amount.
    """
    amount, is_own = entry.params["amount"], "tournament" in entry.params
    if amount is None:
        return entry.line(as_event if is_own else none)
    return entry.line(own if is_own else of_event, amount=_amount(entry, amount))


def _eligibility(entry: Entry) -> str:
    given = entry.params
    conditions = Eligibility(
        age=AgeGroup(given["age"]) if given["age"] else None,
        playing_up=given["playing_up"],
        lowest_age=given["lowest_age"],
        women_only=given["women_only"],
        lowest_rank=SportRank(given["lowest_rank"]) if given["lowest_rank"] else None,
        quota=given["quota"],
        quota_by=ContingentKey(given["quota_by"]),
        quotas=given["quotas"],
    )
    words = findings.conditions(entry.catalogue, conditions)
    return entry.line(_CONDITIONS, conditions=words) if words else entry.line(_EVERYBODY)


def _ruled(entry: Entry) -> str:
    return entry.line(
        _ALLOWED if entry.params["allowed"] else _NOT_ALLOWED,
        players=entry.names(entry.params["players"]),
        finding=findings.title(entry.catalogue, entry.params["finding"]),
    )


def _reopened(entry: Entry) -> str:
    return entry.line(
        _REOPENED,
        players=entry.names(entry.params["players"]),
        finding=findings.title(entry.catalogue, entry.params["finding"]),
    )


def _amount(entry: Entry, text: str) -> str:
    return fees.money(entry.catalogue, entry.event, Decimal(text))


_HERE = QT_TRANSLATE_NOOP("Journal", "At the desk: {players}")
_NOT_HERE = QT_TRANSLATE_NOOP("Journal", "Not at the desk yet: {players}")
_FEE_DUE = QT_TRANSLATE_NOOP("Journal", "Fee to pay: {players}: {amount}")
_USUAL_FEE = QT_TRANSLATE_NOOP("Journal", "Fee to pay: {players}: that of the event")
_PAID = QT_TRANSLATE_NOOP("Journal", "Fee paid: {players}: {amount}")
_PAID_TOGETHER = QT_TRANSLATE_NOOP("Journal", "Fee paid: {players}: {amount} together")
_UNPAID = QT_TRANSLATE_NOOP("Journal", "Fee not paid: {players}")
_ENTRY_FEE = QT_TRANSLATE_NOOP("Journal", "Entry fee of the event: {amount}")
_OWN_ENTRY_FEE = QT_TRANSLATE_NOOP("Journal", "Entry fee: {amount}")
_FEE_OF_EVENT = QT_TRANSLATE_NOOP("Journal", "Entry fee: that of the event")
_TEAM_FEE = QT_TRANSLATE_NOOP("Journal", "Entry fee of teams in the event: {amount}")
_OWN_TEAM_FEE = QT_TRANSLATE_NOOP("Journal", "Entry fee of teams: {amount}")
_TEAM_FEE_OF_EVENT = QT_TRANSLATE_NOOP("Journal", "Entry fee of teams: that of the event")
_NO_TEAM_FEE = QT_TRANSLATE_NOOP("Journal", "Entry fee of teams in the event: none")
_PAPERS = QT_TRANSLATE_NOOP("Journal", "All papers without a date shown: {players}")
_NO_ENTRY_FEE = QT_TRANSLATE_NOOP("Journal", "Entry fee of the event: none")
_CONDITIONS = QT_TRANSLATE_NOOP("Journal", "Conditions of taking part: {conditions}")
_EVERYBODY = QT_TRANSLATE_NOOP("Journal", "Conditions of taking part: none")
_ALLOWED = QT_TRANSLATE_NOOP("Journal", "Allowed to play: {players} ({finding})")
_NOT_ALLOWED = QT_TRANSLATE_NOOP("Journal", "Not allowed to play: {players} ({finding})")
_REOPENED = QT_TRANSLATE_NOOP("Journal", "Open again: {players} ({finding})")

DESK_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "desk.present": _present,
    "desk.fee-due": _fee_due,
    "desk.fee-paid": _fee_paid,
    "desk.papers-shown": _papers,
    "event.entry-fee": _entry_fee,
    "event.team-fee": _team_fee,
    "tournament.eligibility": _eligibility,
    "finding.rule": _ruled,
    "finding.reopen": _reopened,
    **COMMISSION_WRITERS,
}
