"""The receipt for entry fees paid at the desk, and the fees of all tournaments on one sheet."""

from collections.abc import Sequence
from datetime import datetime
from decimal import Decimal

from arbiter_app.documents.options import Options, ReceiptOption
from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.report import (
    Align,
    Block,
    Cell,
    Column,
    ColumnKind,
    Facts,
    Orientation,
    Paragraph,
    Report,
    Signature,
    Table,
    WritingLine,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.money import Receipt, ReceiptLine
from arbiter_app.domain.ids import is_team
from arbiter_app.domain.registration.desk import desk_tally
from arbiter_app.domain.registration.receipts import receipt_of
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.registration import discounts, fees

RECEIPT = ReceiptOption("receipt", QT_TRANSLATE_NOOP("Option", "Receipt"))

_MINUS = "\u2212"


def receipt(here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime) -> Report:
    """Return a receipt, as it was issued; of negative amounts it says that they were given back.
    Before the first one it is a form, to be filled in by hand.

    Raises RuleError("receipt.none").
    """
    number = options[RECEIPT.name]
    event = here.event.whole
    chosen = receipt_of(event, number if isinstance(number, int) else None)
    number_there = "____" if chosen is None else str(chosen.number)
    body = frame.Body(
        document="receipt",
        title=catalogue.translate("Paper", "Receipt № {number}").format(number=number_there),
        blocks=_form(catalogue)
        if chosen is None
        else (
            Facts(_facts(catalogue, chosen)),
            _table(catalogue, chosen.lines),
            Paragraph(_total(event, catalogue, chosen), strong=True),
        ),
        orientation=Orientation.PORTRAIT,
        ranked=False,
        signatures=(
            Signature(
                catalogue.translate("Paper", "Money taken by"), chosen.taken_by if chosen else ""
            ),
            Signature(catalogue.translate("Paper", "Paid by"), ""),
        ),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _facts(catalogue: Catalogue, receipt: Receipt) -> tuple[tuple[str, str], ...]:
    teams = dict.fromkeys(line.name for line in receipt.lines if is_team(line.player))
    people = dict.fromkeys(line.name for line in receipt.lines if not is_team(line.player))
    payers = (
        (catalogue.translate("Paper", "Team"), teams),
        (catalogue.translate("Paper", "Player"), people),
    )
    return (
        (catalogue.translate("Paper", "Date"), numbers.date_and_time(catalogue, receipt.taken_at)),
        *((whose, ", ".join(names)) for whose, names in payers if names),
        (catalogue.translate("Paper", "For"), catalogue.translate("Paper", "entry fees")),
    )


def _form(catalogue: Catalogue) -> tuple[Block, ...]:
    labels = [
        catalogue.translate("Paper", "Date"),
        catalogue.translate("Paper", "Player"),
        catalogue.translate("Paper", "Paid in all"),
    ]
    date_line, player_line, total_line = (WritingLine((label,)) for label in labels)
    return date_line, player_line, _table(catalogue, ()), total_line


_EMPTY_LINES = 4
"""On the form; more tournaments are hardly paid at once."""


def _table(catalogue: Catalogue, lines: Sequence[ReceiptLine]) -> Table:
    has_discount = not lines or any(line.discount for line in lines)
    titles = [catalogue.translate("Column", "Fee")]
    if has_discount:
        titles.append(catalogue.translate("Column", "Discount"))
    titles.append(catalogue.translate("Column", "Paid"))

    def row(place: int, line: ReceiptLine) -> tuple[Cell, ...]:
        amounts = [line.fee, *([line.discount] if has_discount else ()), line.paid]
        return (
            Cell(str(place)),
            Cell(line.name),
            Cell(line.title),
            *(Cell(signed(catalogue, each)) for each in amounts),
        )

    return Table(
        columns=(
            columns.number(catalogue),
            columns.name(catalogue),
            Column(catalogue.translate("Column", "Tournament")),
            *(Column(title, ColumnKind.NUMBER, Align.RIGHT) for title in titles),
        ),
        rows=tuple(row(place, line) for place, line in enumerate(lines, start=1))
        or tuple((Cell(),) * (3 + len(titles)) for _ in range(_EMPTY_LINES)),
    )


def _total(event: Event, catalogue: Catalogue, receipt: Receipt) -> str:
    if receipt.total < 0:
        pattern = catalogue.translate("Paper", "Given back: {amount}")
    else:
        pattern = catalogue.translate("Paper", "Paid in all: {amount}")
    return pattern.format(amount=fees.money(catalogue, event, abs(receipt.total)))


def signed(catalogue: Catalogue, amount: Decimal) -> str:
    """Return an amount that may be less than nothing."""
    figures = fees.amount(catalogue, abs(amount))
    return f"{_MINUS}{figures}" if amount < 0 else figures


def fee_totals_of_all(
    here: InHand, _: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return how many are registered and here, what is due, paid and open in each tournament and in
    the event, where people are counted once.
    """
    event = here.event.whole
    rows = [(tournament_name(catalogue, each.tournament), each) for each in event.seen_of_each]
    rows.append((catalogue.translate("Paper", "All tournaments"), event))
    titles = [
        catalogue.translate("Column", "Players"),
        catalogue.translate("Column", "Here"),
        catalogue.translate("Column", "Due"),
        catalogue.translate("Column", "Paid"),
        catalogue.translate("Column", "Open"),
        catalogue.translate("Column", "Overpaid"),
    ]
    is_last = len(rows) - 1
    table = Table(
        columns=(
            Column(catalogue.translate("Column", "Tournament")),
            *(Column(title, ColumnKind.NUMBER, Align.RIGHT) for title in titles),
        ),
        rows=tuple(
            tuple(Cell(text, strong=place == is_last) for text in (name, *_sums(catalogue, seen)))
            for place, (name, seen) in enumerate(rows)
        ),
    )
    counted = catalogue.translate(
        "Paper",
        "In the last line people are counted once; what one has paid too much for a tournament"
        " counts for the others.",
    )
    body = frame.Body(
        document="fee-totals",
        title=catalogue.translate("Paper", "Entry fees of all tournaments"),
        blocks=(table, Paragraph(counted), *_discounts(event, catalogue)),
        ranked=False,
    )
    return frame.framed(body, here, catalogue, printed_at)


def _sums(catalogue: Catalogue, event: Event) -> tuple[str, ...]:
    tally = desk_tally(event)
    money = (tally.fees.due, tally.fees.paid, tally.fees.outstanding, tally.fees.overpaid)
    return (
        str(tally.players),
        str(tally.present),
        *(fees.amount(catalogue, each) for each in money),
    )


def _discounts(event: Event, catalogue: Catalogue) -> tuple[Paragraph, ...]:
    if not event.discounts:
        return ()
    told = ", ".join(
        f"{discounts.whom(catalogue, each.whom)} – {discounts.off(catalogue, each)}"
        for each in event.discounts
    )
    pattern = catalogue.translate("Paper", "Discounts: {discounts}; the highest of them counts.")
    return (Paragraph(pattern.format(discounts=told)),)
