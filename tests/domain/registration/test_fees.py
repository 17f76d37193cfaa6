"""Entry fees: amounts as people type them, and the sums of the desk."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.registration.fees import (
    HIGHEST_AMOUNT,
    demand_amount,
    due,
    fee_totals,
    outstanding,
    parse_amount,
)

AMOUNTS = st.decimals(0, 5000, places=2, allow_nan=False)


def desk(*entries: Entry, entry_fee: Decimal | None = None) -> Event:
    settings = Settings(edition="2026-03", tie_breaks=())
    tournament = Tournament(id=TournamentId(1), title="", settings=settings, entries=entries)
    return Event(entry_fee=entry_fee, tournaments=(tournament,))


@pytest.mark.parametrize(
    ("typed", "amount"),
    [
        ("500", "500"),
        (" 1 250,50 ", "1250.50"),
        ("1\u00a0250.5", "1250.5"),
        ("0", "0"),
        ("007,10", "7.10"),
    ],
)
def test_that_an_amount_is_read_as_people_type_it(typed: str, amount: str) -> None:
    assert parse_amount(typed) == Decimal(amount)


@pytest.mark.parametrize("typed", ["", "-5", "5,555", "1e3", "NaN", "сто", "12345678", "5.", "٣"])
def test_that_what_is_no_amount_is_said_so(typed: str) -> None:
    with pytest.raises(RuleError) as refused:
        parse_amount(typed)
    assert (refused.value.code, refused.value.facts) == ("fee.amount", {"text": typed})


@pytest.mark.parametrize("amount", ["-0.01", "0.001", "10000000", "NaN", "Infinity"])
def test_that_an_amount_is_not_below_nothing_and_has_two_places(amount: str) -> None:
    with pytest.raises(RuleError):
        demand_amount(Decimal(amount))
    assert demand_amount(HIGHEST_AMOUNT) == HIGHEST_AMOUNT


def test_that_a_fee_of_ones_own_goes_before_that_of_the_event() -> None:
    usual, own, free = (
        Entry(player=PlayerId(1)),
        Entry(player=PlayerId(2), fee_due=Decimal(250)),
        Entry(player=PlayerId(3), fee_due=Decimal(0)),
    )
    event = desk(usual, own, free, entry_fee=Decimal(500))
    assert [due(event, each) for each in (usual, own, free)] == [500, 250, 0]
    assert due(desk(usual), usual) == 0


def test_that_who_paid_too_much_makes_up_for_nobody_elses_debt() -> None:
    event = desk(
        Entry(player=PlayerId(1), fee_paid=Decimal(700)),
        Entry(player=PlayerId(2), fee_paid=Decimal(200)),
        Entry(player=PlayerId(3)),
        entry_fee=Decimal(500),
    )
    totals = fee_totals(event)
    assert (totals.due, totals.paid) == (Decimal(1500), Decimal(900))
    assert (totals.outstanding, totals.overpaid, totals.debtors) == (Decimal(800), Decimal(200), 2)


def test_that_the_money_of_the_withdrawn_stays_in_the_sums() -> None:
    left = Entry(player=PlayerId(1), status=EntryStatus.WITHDRAWN, fee_paid=Decimal(500))
    assert fee_totals(desk(left)).paid == 500


@given(st.lists(st.tuples(AMOUNTS, AMOUNTS)))
def test_that_the_sums_balance_to_the_last_hundredth(fees: list[tuple[Decimal, Decimal]]) -> None:
    entries = [
        Entry(player=PlayerId(number), fee_due=due, fee_paid=paid)
        for number, (due, paid) in enumerate(fees)
    ]
    event = desk(*entries)
    totals = fee_totals(event)
    assert totals.due - totals.paid == totals.outstanding - totals.overpaid
    assert totals.debtors == sum(outstanding(event, each) > 0 for each in entries)
