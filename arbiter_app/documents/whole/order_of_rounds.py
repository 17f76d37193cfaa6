"""When the rounds of all tournaments start, and at which boards of the hall: for the wall."""

from collections.abc import Iterator
from datetime import datetime

from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import frame
from arbiter_app.documents.report import (
    Align,
    Block,
    Cell,
    Column,
    ColumnKind,
    Paragraph,
    Report,
    Table,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.hall.rounds import Sitting, sittings
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event.stages import place_name
from arbiter_app.wording.terms.play.missing_results import shown_ranges


def order_of_rounds(here: InHand, _: Options, catalogue: Catalogue, printed_at: datetime) -> Report:
    """Return all rounds that have a start, in the order in which they begin."""
    body = frame.Body(
        document="order-of-rounds",
        title=catalogue.translate("Document", "Order of rounds"),
        blocks=tuple(_blocks(here.event, catalogue)),
        wall=True,
        ranked=False,
        signatures=(),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _blocks(event: Event, catalogue: Catalogue) -> Iterator[Block]:
    rounds = [each for each in sittings(event) if each.starts_at is not None]
    if not rounds:
        yield Paragraph(catalogue.translate("Paper", "No round has a start yet."))
        return
    yield Table(
        columns=(
            Column(catalogue.translate("Column", "Start")),
            Column(catalogue.translate("Column", "Tournament")),
            Column(catalogue.translate("Column", "Round"), ColumnKind.NUMBER, Align.CENTRE),
            Column(catalogue.translate("Column", "Boards")),
            Column(catalogue.translate("Column", "Room")),
        ),
        rows=tuple(_rows(event, catalogue, rounds)),
    )


def _rows(event: Event, catalogue: Catalogue, rounds: list[Sitting]) -> Iterator[tuple[Cell, ...]]:
    """Yield a row for each round; a start that several have is said once."""
    before: datetime | None = None
    for each in rounds:
        start = each.starts_at
        assert start is not None, "those without a start are left out"
        said = numbers.date_and_time(catalogue, start) if start != before else ""
        before = start
        rooms = [room.name for room in event.rooms if any(map(room.has, each.boards))]
        yield (
            Cell(said, strong=True),
            Cell(place_name(catalogue, event, each.stage)),
            Cell(str(each.round)),
            Cell(shown_ranges(each.boards)),
            Cell(", ".join(rooms) if each.is_in_hall else ""),
        )
