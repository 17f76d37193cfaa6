"""When the rounds of all tournaments start, and at which boards of the hall: for the wall."""

from collections.abc import Iterable, Iterator
from datetime import datetime
from itertools import groupby

from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import frame
from arbiter_app.documents.report import (
    Align,
    Block,
    Cell,
    Column,
    ColumnKind,
    Grid,
    Paragraph,
    Report,
    SheetKind,
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
    """Return all rounds that have a start, in the order in which they begin, those of one start
    together.
    """
    body = frame.Body(
        document="order-of-rounds",
        title=catalogue.translate("Document", "Order of rounds"),
        blocks=tuple(_blocks(here.event, catalogue)),
        kind=SheetKind.POSTED,
        ranked=False,
    )
    return frame.framed(body, here, catalogue, printed_at)


def _blocks(event: Event, catalogue: Catalogue) -> Iterator[Block]:
    rounds = [each for each in sittings(event) if each.starts_at is not None]
    if not rounds:
        yield Paragraph(catalogue.translate("Paper", "No round has a start yet."))
        return
    starts = groupby(rounds, key=lambda each: each.starts_at)
    yield Grid(tuple(_table(event, catalogue, start, those) for start, those in starts if start))


def _table(event: Event, catalogue: Catalogue, start: datetime, rounds: Iterable[Sitting]) -> Table:
    """Return what begins at one time, with the rooms where the hall has any."""
    room = (Column(catalogue.translate("Column", "Room")),) if event.rooms else ()
    return Table(
        title=numbers.date_and_time(catalogue, start),
        columns=(
            Column(catalogue.translate("Column", "Tournament")),
            Column(catalogue.translate("Column", "Round"), ColumnKind.NUMBER, Align.CENTRE),
            Column(catalogue.translate("Column", "Boards"), ColumnKind.NUMBER, room=12),
            *room,
        ),
        rows=tuple(_row(event, catalogue, each) for each in rounds),
    )


def _row(event: Event, catalogue: Catalogue, sitting: Sitting) -> tuple[Cell, ...]:
    rooms = [room.name for room in event.rooms if any(map(room.has, sitting.boards))]
    room = (Cell(", ".join(rooms) if sitting.is_in_hall else ""),) if event.rooms else ()
    return (
        Cell(place_name(catalogue, event, sitting.stage), strong=True),
        Cell(str(sitting.round)),
        Cell(shown_ranges(sitting.boards)),
        *room,
    )
