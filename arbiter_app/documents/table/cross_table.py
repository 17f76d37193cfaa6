"""The cross table: in a round robin everybody against everybody, in a Swiss round by round."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import columns, frame, rating_sources
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
from arbiter_app.documents.table import notes, places_reached, play_off_notes, state, swiss_rounds
from arbiter_app.documents.table.choices import looked_at
from arbiter_app.documents.table.in_order import in_order, is_by_place
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import ParticipantId, Round
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.domain.table.standings import Standing, standings
from arbiter_app.domain.tie_breaks.crosstable import Crosstable, full_crosstable
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms.play import match_scores, results
from arbiter_app.wording.terms.table import table_state

_LINES_ACROSS = 40
"""Lines of results that have room below each other on a sheet that lies across."""


def cross_table(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the cross table as it stands now; of a knockout its matches, for most never meet."""
    competition = here.competition
    if competition.traits.has_bracket:
        return _of_matches(here, catalogue, printed_at)
    here = looked_at(here, options)
    competition = here.competition
    table = full_crosstable(competition)
    ranked = standings(competition, here.event.contestants)
    rows = in_order(ranked.rows, options)
    marks = {cell.mark for line in table.lines.values() for cell in line.cells}
    by_rounds = competition.traits.follows_results
    body = frame.Body(
        document="cross-table",
        title=catalogue.translate("Paper", "Table by rounds")
        if by_rounds
        else catalogue.translate("Paper", "Cross table"),
        subtitle=table_state.subtitle(competition, here.event.contestants, ranked, catalogue),
        blocks=(
            (
                _rounds(here, catalogue, rows, ranked.tie_breaks, by_place=is_by_place(options))
                if by_rounds
                else _square(here, catalogue, table, rows, ranked.tie_breaks)
            ),
            *(swiss_rounds.notes(competition, catalogue, marks) if by_rounds else ()),
            *_matches_note(here, catalogue),
            *_cycles_note(here, catalogue),
            *frame.forfeit_note(catalogue, marks),
            *play_off_notes.notes(here, catalogue),
            *(() if by_rounds else state.average_note(here, catalogue, ranked)),
            *(state.empty_note(catalogue, ranked) if by_rounds or is_over(competition) else ()),
            *notes.table_notes(here, catalogue, ranked),
            *frame.withdrawal_note(here, catalogue),
            *state.missing_note(competition, catalogue),
        ),
        orientation=Orientation.EITHER if _is_high(here, rows) else Orientation.LANDSCAPE,
        undivided=not by_rounds,
        ratings=rating_sources.lists_of_strength(here),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _is_high(here: InHand, rows: Sequence[Standing]) -> bool:
    """Whether a square of so many lines may have no room on a sheet that lies across."""
    settings = here.competition.settings
    return not settings.traits.follows_results and len(rows) * settings.cycles > _LINES_ACROSS


def _of_matches(here: InHand, catalogue: Catalogue, printed_at: datetime) -> Report:
    ranked = standings(here.competition, here.event.contestants)
    marks = {
        cell.mark
        for line in full_crosstable(here.competition).lines.values()
        for cell in line.cells
    }
    body = frame.Body(
        document="cross-table",
        title=catalogue.translate("Paper", "Results of matches"),
        subtitle=table_state.subtitle(here.competition, here.event.contestants, ranked, catalogue),
        blocks=(
            places_reached.matches_table(here, catalogue),
            *play_off_notes.notes(here, catalogue),
            *frame.forfeit_note(catalogue, marks),
            *frame.withdrawal_note(here, catalogue),
        ),
        undivided=True,
    )
    return frame.framed(body, here, catalogue, printed_at)


def _square(
    here: InHand,
    catalogue: Catalogue,
    table: Crosstable,
    rows: Sequence[Standing],
    tie_breaks: Sequence[str],
) -> Table:
    scored = match_scores.cell_texts(catalogue, here.competition)
    asked = columns.of_paper("cross-table", columns.TITLE, columns.rating(here))
    known = columns.known_of(here, catalogue, asked)
    # Until the last game the square keeps its columns, and with them its paper.
    score = here.competition.settings.primary_score
    values = state.value_columns(
        catalogue, tie_breaks, rows, keeps=not is_over(here.competition), score=score
    )
    points = state.point_columns(here, catalogue, tie_breaks)
    return Table(
        columns=(
            columns.number(catalogue),
            columns.name(catalogue, of_teams=here.is_of_teams),
            *(column.column(catalogue, may_go=columns.MAY_GO) for column in known),
            *(Column(str(row.number), ColumnKind.SCORE, Align.CENTRE) for row in rows),
            *points.columns,
            *values.columns,
            columns.place(catalogue),
        ),
        rows=tuple(
            state.row_cells(
                row,
                (
                    Cell(str(row.number)),
                    frame.name_cell(here.event, catalogue, row.player),
                    *(
                        column.cell(catalogue, here.event.contestants[row.player])
                        for column in known
                    ),
                    *(_meeting(here, table, row, other, scored) for other in rows),
                    *points.cells(catalogue, row),
                    *values.cells[row.player],
                    state.place_cell(row),
                ),
            )
            for row in rows
        ),
    )


def _rounds(
    here: InHand,
    catalogue: Catalogue,
    rows: Sequence[Standing],
    tie_breaks: Sequence[str],
    *,
    by_place: bool,
) -> Table:
    """Return the table round by round; what its rows are in the order of stands first."""
    competition = here.competition
    known = columns.known_of(here, catalogue, (columns.TITLE, columns.rating(here)))
    values = state.value_columns(
        catalogue, tie_breaks, rows, score=competition.settings.primary_score
    )
    points = state.point_columns(here, catalogue, tie_breaks)
    rounds = swiss_rounds.texts(competition, catalogue)
    shown = swiss_rounds.shown(competition)
    return Table(
        columns=(
            *([columns.place(catalogue)] if by_place else []),
            columns.number(catalogue),
            columns.name(catalogue, of_teams=here.is_of_teams),
            *(column.column(catalogue, may_go=columns.MAY_GO) for column in known),
            *(
                Column(swiss_rounds.head(catalogue, round_), ColumnKind.SCORE, Align.CENTRE)
                for round_ in shown
            ),
            *points.columns,
            *values.columns,
            *([] if by_place else [columns.place(catalogue)]),
        ),
        rows=tuple(
            (
                *([state.place_cell(row)] if by_place else []),
                Cell(str(row.number)),
                frame.name_cell(here.event, catalogue, row.player),
                *(column.cell(catalogue, here.event.contestants[row.player]) for column in known),
                *map(Cell, rounds[row.player][: len(shown)]),
                *points.cells(catalogue, row),
                *values.cells[row.player],
                *([] if by_place else [state.place_cell(row)]),
            )
            for row in rows
        ),
    )


def _matches_note(here: InHand, catalogue: Catalogue) -> tuple[Paragraph, ...]:
    """Return how the squares of a round robin of teams are read."""
    settings = here.competition.settings
    if settings.teams is None or settings.traits.follows_results:
        return ()
    note = catalogue.translate("Paper", "In each square match points, then game points.")
    return (Paragraph(note),)


def _cycles_note(here: InHand, catalogue: Catalogue) -> tuple[Paragraph, ...]:
    settings = here.competition.settings
    if settings.traits.follows_results or settings.cycles == 1:
        return ()
    note = catalogue.translate("Paper", "In each square the first cycle stands above the second.")
    return (Paragraph(note),)


def _meeting(
    here: InHand,
    table: Crosstable,
    row: Standing,
    other: Standing,
    scored: Mapping[tuple[ParticipantId, Round], str],
) -> Cell:
    """Return the results against an opponent, one line per cycle, the first cycle's first."""
    if row is other:
        return Cell(diagonal=True)
    cycles = here.competition.settings.cycles
    players = len(table.lines)
    rounds_of_a_cycle = players - 1 + players % 2
    signs: list[list[str]] = [[] for _ in range(cycles)]
    for cell in table.against(row.player, other.player):
        cycle = min((cell.round - 1) // rounds_of_a_cycle, cycles - 1)
        signs[cycle].append(scored.get((row.player, cell.round), results.sign(cell.mark)))
    apart = " " if here.competition.settings.teams is None else ", "
    return Cell("\n".join(apart.join(each) for each in signs), faint=other.annulled)
