"""Lines of the journal about discounts and receipts."""

from collections.abc import Callable, Mapping
from decimal import Decimal

from arbiter_app.domain.facts.people.money import Discount, read_whom
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.terms.registration import discounts


def _discounts(entry: Entry) -> str:
    told = []
    for each in entry.params["discounts"]:
        discount = Discount(
            whom=read_whom(each["whom"]), off=Decimal(each["off"]), in_percent=each["in_percent"]
        )
        whom, off = (
            discounts.whom(entry.catalogue, discount.whom),
            discounts.off(entry.catalogue, discount),
        )
        told.append(f"{whom} – {off}")
    return entry.line(_DISCOUNTS, discounts=", ".join(told)) if told else entry.line(_NONE)


def _receipt(entry: Entry) -> str:
    return entry.line(_RECEIPT, players=entry.names(entry.params["players"]))


_DISCOUNTS = QT_TRANSLATE_NOOP("Journal", "Discounts on the entry fee: {discounts}")
_NONE = QT_TRANSLATE_NOOP("Journal", "Discounts on the entry fee: none")
_RECEIPT = QT_TRANSLATE_NOOP("Journal", "Receipt issued: {players}")

FEE_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "event.discounts": _discounts,
    "desk.receipt": _receipt,
}
