"""Discounts and receipts: their rows, read and written."""

from collections.abc import Iterable
from datetime import datetime
from typing import TypedDict

from arbiter_app.domain.facts.people.money import Discount, Receipt, ReceiptLine, read_whom
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.store.rows.columns import number, second_text
from arbiter_app.store.rows.rows import Rows, Tables
from arbiter_app.store.rows.table import Area, Line, Table


class DiscountRow(TypedDict):
    """A discount on entry fees."""

    position: int
    whom: str
    off: str
    in_percent: bool
    reason: Line


DISCOUNT = Table("discount", DiscountRow, key=("position",), order="position", area=Area.EVENT)


class ReceiptRow(TypedDict):
    number: int
    taken_at: str
    taken_by: Line


RECEIPT = Table("receipt", ReceiptRow, key=("number",), order="number", area=Area.PLAYERS)


class ReceiptLineRow(TypedDict):
    """What a receipt says of one fee; it stays as it is, whoever leaves the event."""

    receipt: int
    position: int
    payer: int
    paid_for: int
    """The number of a tournament."""
    name: Line
    title: Line
    fee: str
    discount: str
    paid: str


RECEIPT_LINE = Table(
    "receipt_line",
    ReceiptLineRow,
    key=("receipt", "position"),
    order="position",
    area=Area.PLAYERS,
)

OF_RECEIPTS = (RECEIPT.name, RECEIPT_LINE.name)
"""The tables that receipts are made of."""


def read_discounts(rows: Iterable[DiscountRow]) -> tuple[Discount, ...]:
    """Return the discounts in their order."""
    return tuple(
        Discount(
            whom=read_whom(row["whom"]),
            off=number(row["off"]),
            in_percent=row["in_percent"],
            reason=row["reason"],
        )
        for row in sorted(rows, key=lambda row: row["position"])
    )


def write_discounts(rows: Rows, discounts: Iterable[Discount]) -> None:
    """Write all discounts, in place of those there were."""
    written = (
        DiscountRow(
            position=position,
            whom=each.whom.value,
            off=str(each.off),
            in_percent=each.in_percent,
            reason=each.reason,
        )
        for position, each in enumerate(discounts, start=1)
    )
    rows.set_where(DISCOUNT, written)


def read_receipts(tables: Tables) -> tuple[Receipt, ...]:
    """Return the receipts in the order of their numbers."""
    lines: dict[int, list[ReceiptLineRow]] = {}
    for row in tables[RECEIPT_LINE.name].values():
        lines.setdefault(row["receipt"], []).append(row)
    return tuple(
        Receipt(
            number=row["number"],
            taken_at=datetime.fromisoformat(row["taken_at"]),
            taken_by=row["taken_by"],
            lines=tuple(
                _read_line(each)
                for each in sorted(lines.get(row["number"], ()), key=lambda one: one["position"])
            ),
        )
        for row in sorted(tables[RECEIPT.name].values(), key=lambda row: row["number"])
    )


def _read_line(row: ReceiptLineRow) -> ReceiptLine:
    return ReceiptLine(
        player=PlayerId(row["payer"]),
        tournament=TournamentId(row["paid_for"]),
        name=row["name"],
        title=row["title"],
        fee=number(row["fee"]),
        discount=number(row["discount"]),
        paid=number(row["paid"]),
    )


def write_receipt(rows: Rows, receipt: Receipt) -> None:
    """Write a receipt with its lines."""
    rows.put(
        RECEIPT,
        ReceiptRow(
            number=receipt.number,
            taken_at=second_text(receipt.taken_at),
            taken_by=receipt.taken_by,
        ),
    )
    lines = (
        ReceiptLineRow(
            receipt=receipt.number,
            position=position,
            payer=line.player,
            paid_for=line.tournament,
            name=line.name,
            title=line.title,
            fee=str(line.fee),
            discount=str(line.discount),
            paid=str(line.paid),
        )
        for position, line in enumerate(receipt.lines, start=1)
    )
    rows.set_where(RECEIPT_LINE, lines, receipt=receipt.number)
