"""Discounts on the fees of several tournaments, and receipts for what was paid."""

from collections.abc import Callable
from decimal import Decimal

import pytest

from arbiter_app.domain.facts.people.eligibility import AgeGroup
from arbiter_app.domain.facts.people.money import Among, Discount
from arbiter_app.domain.facts.people.people import Birth, Title
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.registration.fees import charge, fee_totals
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.fees import issue_receipt, set_discounts
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.people.registration import (
    set_entry_fee,
    set_fee_due,
    set_fees_paid,
)
from arbiter_app.services.workspace import Workspace
from tests.services.commands.people.test_desk_of_tournaments import ONE, THREE, TWO, ids, with_rapid
from tests.services.hands import last_line, refused_code

Register = Callable[[int], Workspace]

HALF = Discount(whom=Among.FURTHER, off=Decimal(50), reason="plays on")


def to_pay(workspace: Workspace, player: PlayerId) -> list[Decimal]:
    """What a person has to pay, tournament by tournament."""
    event = workspace.event
    return [charge(event.of(where), entry).due for where, entry in event.entries_of(player)]


@pytest.fixture
def paying(register: Register) -> Workspace:
    """Two play in both tournaments, with fees of 300.25 and 500."""
    workspace = register(3)
    with_rapid(workspace, ONE, TWO)
    workspace.do(set_entry_fee, amount=Decimal(500))
    workspace.do(set_entry_fee, amount=Decimal("300.25"), tournament=ids(workspace)[0])
    return workspace


def test_that_further_tournaments_cost_less_and_the_dearest_is_paid_in_full(
    paying: Workspace,
) -> None:
    paying.do(set_discounts, discounts=(HALF,))
    assert last_line(paying) == (
        "Discounts on the entry fee: second and further tournaments – 50\u00a0%"
    )
    # Half of 300.25 is 150.125: it is rounded to the hundredth before it is taken off.
    assert to_pay(paying, ONE) == [Decimal("150.12"), 500]
    assert to_pay(paying, THREE) == [Decimal("300.25")]
    assert fee_totals(paying.event).due == 2 * Decimal("650.12") + Decimal("300.25") + 500
    assert read_event(paying.path) == paying.event
    paying.undo()
    assert to_pay(paying, ONE) == [Decimal("300.25"), 500]


def test_that_the_highest_discount_counts_and_no_fee_falls_below_nothing(
    paying: Workspace,
) -> None:
    at_first = paying.at(paying.event.tournaments[0].main_stage.id)
    at_first.do(edit_player, player=ONE, name="Гравець 01", title=Title.GM, birth=Birth(2015))
    young = Discount(whom=AgeGroup.U12, off=Decimal(400), in_percent=False)
    paying.do(set_discounts, discounts=(HALF, young))
    assert to_pay(paying, ONE) == [0, 100]
    free = Discount(whom=Title.GM, off=Decimal(100))
    paying.do(set_discounts, discounts=(HALF, young, free))
    assert to_pay(paying, ONE) == [0, 0]
    assert to_pay(paying, TWO) == [Decimal("150.12"), 500]


def test_that_a_fee_of_ones_own_has_no_discount(paying: Workspace) -> None:
    paying.do(set_discounts, discounts=(HALF,))
    paying.do(set_fee_due, players=(ONE,), amount=Decimal(100), tournament=ids(paying)[0])
    assert to_pay(paying, ONE) == [100, 500]


def test_that_a_discount_is_an_amount_and_stands_once(paying: Workspace) -> None:
    wrong = Discount(whom=Among.FURTHER, off=Decimal(101))
    assert refused_code(lambda: paying.do(set_discounts, discounts=(wrong,))) == "fee.percent"
    code = refused_code(lambda: paying.do(set_discounts, discounts=(HALF, HALF)))
    assert code == "fee.discount-twice"


def test_that_a_receipt_says_what_was_paid_for_which_tournament(paying: Workspace) -> None:
    paying.do(set_discounts, discounts=(HALF,))
    assert refused_code(lambda: paying.do(issue_receipt, players=(ONE,))) == "receipt.nothing"
    paying.do(set_fees_paid, paid={ONE: Decimal("650.12"), THREE: Decimal(300)})
    paying.do(issue_receipt, players=(ONE, THREE))
    assert last_line(paying) == "Receipt issued: Гравець 01, Гравець 03"
    (receipt,) = paying.event.receipts
    assert [(line.title, line.fee, line.discount, line.paid) for line in receipt.lines] == [
        ("Classical", Decimal("300.25"), Decimal("150.13"), Decimal("150.12")),
        ("Rapid", 500, 0, 500),
        ("Classical", Decimal("300.25"), 0, 300),
    ]
    assert (receipt.number, receipt.total, receipt.taken_by) == (1, Decimal("950.12"), "arbiter")
    assert read_event(paying.path) == paying.event
    assert refused_code(lambda: paying.do(issue_receipt, players=(ONE,))) == "receipt.nothing"


def test_that_money_given_back_has_a_receipt_too_and_the_first_stays(paying: Workspace) -> None:
    paying.do(set_fees_paid, paid={TWO: Decimal("800.25")})
    paying.do(issue_receipt, players=(TWO,))
    first = paying.event.receipts[0]
    paying.do(set_fees_paid, paid={TWO: Decimal(0)}, tournament=ids(paying)[1])
    paying.do(issue_receipt, players=(TWO,))
    assert paying.event.receipts[0] == first
    second = paying.event.receipts[1]
    assert second.number == 2
    assert second.total == -500
    told = sum(each.total for each in paying.event.receipts)
    assert told == fee_totals(paying.event).paid == Decimal("300.25")
