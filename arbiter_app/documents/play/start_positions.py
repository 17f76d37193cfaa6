"""What a paper of a round says of the start positions of Chess960."""

from arbiter_app.documents.report import (
    Align,
    Block,
    Cell,
    Column,
    ColumnKind,
    Facts,
    Paragraph,
    WritingLine,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.ids import Board
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms.play import start_positions


def start_note(event: Event, catalogue: Catalogue, round_: RoundOfPlay) -> tuple[Paragraph, ...]:
    """Return from which position a round is played; nothing where it is classical chess."""
    said = start_positions.of_round(catalogue, event, round_)
    return (Paragraph(said, strong=True),) if said else ()


def start_for_wall(event: Event, catalogue: Catalogue, round_: RoundOfPlay) -> tuple[Block, ...]:
    """Return the same as large as the table below it: players set up their boards by it."""
    said = start_positions.of_round(catalogue, event, round_)
    start = round_.start
    if not said or start is None or start.for_all is None:
        return start_note(event, catalogue, round_)
    head = catalogue.translate("Column", "Start position")
    position = start_positions.position(catalogue, start.for_all)
    return Facts(((head, position),), large=True), Paragraph(said)


def start_to_write(event: Event, catalogue: Catalogue, round_: RoundOfPlay) -> tuple[Block, ...]:
    """Return room to write the position of a round that is not drawn yet."""
    if event.chess960 is None or round_.start is not None:
        return ()
    number = catalogue.translate("Paper", "Start position, number 0–959:")
    return (WritingLine((number, catalogue.translate("Paper", "White’s pieces, a to h:"))),)


def has_own_starts(event: Event, round_: RoundOfPlay) -> bool:
    """Whether each board of a round has its own position, which stands in its row."""
    start = round_.start
    return event.chess960 is not None and start is not None and start.for_all is None


def start_column(catalogue: Catalogue) -> Column:
    return Column(catalogue.translate("Column", "Start position"), ColumnKind.NUMBER, Align.CENTRE)


def start_cell(round_: RoundOfPlay, board: Board) -> Cell:
    return Cell(start_positions.at_board(round_.start, board))
