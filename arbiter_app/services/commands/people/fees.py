"""Commands about money: the discounts of the event, and receipts for what was paid."""

from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.money import Discount
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.domain.registration.fees import demand_amount
from arbiter_app.domain.registration.receipts import next_receipt
from arbiter_app.services.command import Params, command
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.money import write_discounts, write_receipt

_WHOLE = Decimal(100)


def _as_tables(params: Params) -> Params:
    return {
        "discounts": [
            {"whom": each.whom.value, "off": str(each.off), "in_percent": each.in_percent}
            for each in params["discounts"]
        ]
    }


@command("event.discounts", anything, right=Right.MANAGE, noted=_as_tables, of_event=True)
def set_discounts(uow: UnitOfWork, /, *, discounts: Sequence[Discount]) -> None:
    """Set the discounts of the event, in their order; what was paid stays.

    Raises RuleError: "fee.amount", "fee.percent", "fee.discount-twice".
    """
    seen = set()
    for each in discounts:
        demand_amount(each.off)
        if each.in_percent and each.off > _WHOLE:
            raise RuleError("fee.percent", percent=str(each.off))
        if each.whom in seen:
            raise RuleError("fee.discount-twice", whom=each.whom.value)
        seen.add(each.whom)
    write_discounts(
        uow.rows, [replace(each, reason=" ".join(each.reason.split())) for each in discounts]
    )


@command("desk.receipt", anything, right=Right.REGISTER, of_event=True)
def issue_receipt(uow: UnitOfWork, /, *, players: Sequence[PlayerId]) -> None:
    """Issue one receipt for what these people have paid and no receipt says yet.

    Raises RuleError("receipt.nothing").
    """
    receipt = next_receipt(uow.whole, players, uow.at, uow.actor)
    if receipt is None:
        raise RuleError("receipt.nothing")
    write_receipt(uow.rows, receipt)
