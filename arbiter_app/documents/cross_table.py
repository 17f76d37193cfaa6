"""The cross table: everybody against everybody, with points, tie-breaks and places."""

from collections.abc import Sequence
from datetime import datetime

from arbiter_app.documents import columns, frame, table_state
from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.report import (
    Align,
    Cell,
    Column,
    ColumnKind,
    Orientation,
    Paragraph,
    Report,
    Table,
)
from arbiter_app.domain.crosstable import Crosstable, full_crosstable
from arbiter_app.domain.event import Event
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.standings import Standing, standings
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording import results

ORDER = ChoiceOption(
    "order",
    QT_TRANSLATE_NOOP("Option", "In the order of"),
    (
        Choice("number", QT_TRANSLATE_NOOP("Option", "numbers")),
        Choice("place", QT_TRANSLATE_NOOP("Option", "places")),
    ),
)

_COLUMNS = (columns.TITLE, columns.RATING, columns.REGION)


def cross_table(
    event: Event, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the cross table as it stands now."""
    table = full_crosstable(event.tournament)
    ranked = standings(event.tournament, event.players)
    rows = list(ranked.rows)
    if options[ORDER.name] == "number":
        rows.sort(key=lambda row: row.number)
    marks = (cell.mark for line in table.lines.values() for cell in line.cells)
    body = frame.Body(
        document="cross-table",
        title=catalogue.translate("Paper", "Cross table"),
        subtitle=table_state.subtitle(event.tournament, ranked, catalogue),
        blocks=(
            _table(event, catalogue, table, rows, ranked.tie_breaks),
            *_cycles_note(event, catalogue),
            *frame.forfeit_note(catalogue, marks),
            *frame.withdrawal_note(event, catalogue),
            *table_state.missing_note(event.tournament, catalogue),
        ),
        orientation=Orientation.LANDSCAPE,
        one_page=True,
    )
    return frame.framed(body, event, catalogue, printed_at)


def _table(
    event: Event,
    catalogue: Catalogue,
    table: Crosstable,
    rows: Sequence[Standing],
    tie_breaks: Sequence[str],
) -> Table:
    known = columns.filled(_COLUMNS, catalogue, event.players.values())
    values = table_state.value_cells(catalogue, tie_breaks, rows)
    return Table(
        columns=(
            columns.number(catalogue),
            columns.name(catalogue),
            *(column.column(catalogue) for column in known),
            *(Column(str(row.number), ColumnKind.SCORE, Align.CENTRE) for row in rows),
            columns.points(catalogue),
            *table_state.value_columns(catalogue, tie_breaks),
            columns.place(catalogue),
        ),
        rows=tuple(
            (
                Cell(str(row.number)),
                frame.name_cell(event, catalogue, row.player),
                *(column.cell(catalogue, event.players[row.player]) for column in known),
                *(_meeting(event, table, row.player, other.player) for other in rows),
                table_state.points_cell(catalogue, row),
                *values[row.player],
                table_state.place_cell(row),
            )
            for row in rows
        ),
    )


def _cycles_note(event: Event, catalogue: Catalogue) -> tuple[Paragraph, ...]:
    if event.tournament.settings.cycles == 1:
        return ()
    note = catalogue.translate("Paper", "In each square the first cycle stands above the second.")
    return (Paragraph(note),)


def _meeting(event: Event, table: Crosstable, player: PlayerId, opponent: PlayerId) -> Cell:
    """Return the results against an opponent, one line per cycle, the first cycle's first."""
    if player == opponent:
        return Cell(diagonal=True)
    cycles = event.tournament.settings.cycles
    rounds_of_a_cycle = len(event.tournament.main_stage.rounds) // cycles
    signs = [""] * cycles
    for cell in table.against(player, opponent):
        signs[(cell.round - 1) // rounds_of_a_cycle] = results.sign(cell.mark)
    return Cell("\n".join(signs))
