"""The progress table: points after each round."""

from datetime import datetime

from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import columns, frame, rating_sources
from arbiter_app.documents.report import Align, Cell, Column, ColumnKind, Report, Table
from arbiter_app.documents.table import notes, state, swiss_rounds
from arbiter_app.documents.table.choices import looked_at
from arbiter_app.documents.table.in_order import in_order
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.table.progress import progress as points_after
from arbiter_app.domain.table.standings import Standings, standings
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.table import table_state


def progress(here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime) -> Report:
    """Return the points of everybody after each round, in the order of places or of numbers.

    Raises RuleError("table.no-rounds") where matches or stages decide the places.
    """
    if not here.competition.traits.ranks_by_points:
        raise RuleError("table.no-rounds")
    here = looked_at(here, options)
    competition = here.competition
    table = standings(competition, here.event.contestants)
    body = frame.Body(
        document="progress",
        title=catalogue.translate("Paper", "Progress table"),
        subtitle=table_state.subtitle(competition, here.event.contestants, table, catalogue),
        blocks=(
            _table(here, catalogue, options, table),
            *notes.table_notes(here, catalogue, table),
            *frame.withdrawal_note(here, catalogue),
            *state.missing_note(competition, catalogue),
        ),
        ratings=rating_sources.lists_of_strength(here),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _table(here: InHand, catalogue: Catalogue, options: Options, table: Standings) -> Table:
    competition, players = here.competition, here.event.contestants
    after = points_after(competition)
    rounds = competition.rounds[: max(map(len, after.values()), default=0)]
    known = columns.known_of(here, catalogue, (columns.TITLE, columns.rating(here)))
    nothing = (Cell("–"),) * len(rounds)
    points = state.point_columns(here, catalogue)
    return Table(
        columns=(
            columns.place(catalogue),
            columns.number(catalogue),
            columns.name(catalogue, of_teams=here.is_of_teams),
            *(column.column(catalogue) for column in known),
            *(
                Column(swiss_rounds.head(catalogue, round_), ColumnKind.NUMBER, Align.CENTRE)
                for round_ in rounds
            ),
            *points.columns,
        ),
        rows=tuple(
            state.row_cells(
                row,
                (
                    state.place_cell(row),
                    Cell(str(row.number)),
                    frame.name_cell(here.event, catalogue, row.player),
                    *(column.cell(catalogue, players[row.player]) for column in known),
                    *(
                        (Cell(numbers.points(catalogue, each)) for each in after[row.player])
                        if row.player in after
                        else nothing
                    ),
                    *points.cells(catalogue, row),
                ),
            )
            for row in in_order(table.rows, options)
        ),
    )
