"""What cross table and standings share: points, values, places, and the games that are missing."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.parts.columns import PlayerColumn
from arbiter_app.documents.report import Align, Cell, Column, ColumnKind, Paragraph, Table
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.ids import PlayerId, is_team
from arbiter_app.domain.table.standings import Standing, Standings
from arbiter_app.i18n import Catalogue
from arbiter_app.values import frozen
from arbiter_app.wording.terms.play.missing_results import unfinished
from arbiter_app.wording.terms.play.solving import time_text
from arbiter_app.wording.terms.table import team_scores, tie_breaks
from arbiter_app.wording.terms.table.standings import (
    other_points_text,
    place_text,
    points_text,
    value_texts,
)


def missing_note(competition: Competition, catalogue: Catalogue) -> tuple[Paragraph, ...]:
    """Return which games are adjourned, and which of rounds begun lack a result, so that nobody
    takes them for played.
    """
    rounds = [
        round_
        for round_ in competition.rounds
        if round_.adjourned or round_.provisional or competition.has_begun(round_)
    ]
    return tuple(Paragraph(each, strong=True) for each in unfinished(catalogue, rounds))


def table_of_places(
    event: Event,
    catalogue: Catalogue,
    rows: Sequence[Standing],
    known: Sequence[PlayerColumn],
    own: Sequence[Column],
    beside: Callable[[Standing], Iterable[Cell]],
) -> Table:
    """Return place, number, name and what is `known` of every player; behind that the columns that
    the table has of its `own`, and `beside` a player what stands in them.
    """
    return Table(
        columns=(
            columns.place(catalogue),
            columns.number(catalogue),
            columns.name(catalogue, of_teams=any(is_team(row.player) for row in rows)),
            *(column.column(catalogue, may_go=columns.MAY_GO) for column in known),
            *own,
        ),
        rows=tuple(
            row_cells(
                row,
                (
                    place_cell(row),
                    Cell(str(row.number)),
                    frame.name_cell(event, catalogue, row.player),
                    *(column.cell(catalogue, event.contestants[row.player]) for column in known),
                    *beside(row),
                ),
            )
            for row in rows
        ),
    )


def row_cells(row: Standing, cells: Sequence[Cell]) -> tuple[Cell, ...]:
    """Return the cells of a row, in grey where its results do not count."""
    return tuple(replace(cell, faint=True) if row.annulled else cell for cell in cells)


def points_cell(catalogue: Catalogue, row: Standing) -> Cell:
    return Cell(points_text(catalogue, row), strong=True)


@frozen
class PointColumns:
    """The points of a table: of teams the score that decides, then the other one unless it stands
    among the tie-breaks; of solvers the time as well.
    """

    columns: tuple[Column, ...]
    has_other: bool

    def cells(self, catalogue: Catalogue, row: Standing) -> Iterator[Cell]:
        """Yield what stands in them."""
        yield points_cell(catalogue, row)
        if self.has_other:
            yield Cell(other_points_text(catalogue, row))
        if row.seconds is not None:
            yield Cell(time_text(row.seconds))


def point_columns(here: InHand, catalogue: Catalogue, codes: Sequence[str] = ()) -> PointColumns:
    """Return the columns of the points, beside those of the tie-breaks."""
    other = team_scores.other_column(here.competition, tuple(codes))
    first = columns.first_points(catalogue, here.competition.settings)
    if here.competition.traits.has_sheets:
        time = Column(catalogue.translate("Column", "Time"), ColumnKind.NUMBER, Align.CENTRE)
        return PointColumns((first, time), has_other=False)
    if other is None:
        return PointColumns((first,), has_other=False)
    return PointColumns((first, columns.points(catalogue, other)), has_other=True)


def place_cell(row: Standing) -> Cell:
    return Cell(place_text(row), strong=True)


@frozen
class ValueColumns:
    """The tie-breaks of a table in which somebody has a value."""

    columns: tuple[Column, ...]
    cells: Mapping[PlayerId, tuple[Cell, ...]]
    empty: tuple[str, ...]
    """The codes of the others."""


def value_columns(
    catalogue: Catalogue,
    codes: Sequence[str],
    rows: Sequence[Standing],
    *,
    keeps: bool = False,
    score: Score | None = None,
) -> ValueColumns:
    """Return a column for each tie-break that says something of anybody, in their order; for all
    of them where the table `keeps` them. Of teams a `score` decides.
    """
    texts = value_texts(catalogue, codes, rows)
    counted = [texts[row.player] for row in rows if not row.annulled]
    told = [at for at, _ in enumerate(codes) if keeps or any(line[at] for line in counted)]
    return ValueColumns(
        columns=tuple(
            Column(
                team_scores.value_head(catalogue, codes[at], score),
                ColumnKind.NUMBER,
                Align.CENTRE,
            )
            for at in told
        ),
        cells={player: tuple(Cell(line[at]) for at in told) for player, line in texts.items()},
        empty=tuple(code for at, code in enumerate(codes) if at not in told),
    )


def average_note(here: InHand, catalogue: Catalogue, table: Standings) -> tuple[Paragraph, ...]:
    """Return the average of the ratings of those whose results count, rounded half up."""
    counted = [row.player for row in table.rows if not row.annulled]
    found = [here.competition.rated(here.event.contestants[each]).rating for each in counted]
    rated = [each for each in found if each is not None]
    if not rated:
        return ()
    average = (2 * sum(rated) + len(rated)) // (2 * len(rated))
    if len(rated) == len(counted):
        pattern = catalogue.translate("Paper", "Average rating: {average}.")
        return (Paragraph(pattern.format(average=average)),)
    pattern = catalogue.translate("Paper", "Average rating: {average}; rated are {rated} of {all}.")
    told = pattern.format(average=average, rated=len(rated), all=len(counted))
    return (Paragraph(told),)


def empty_note(catalogue: Catalogue, table: Standings) -> tuple[Paragraph, ...]:
    """Return which tie-breaks have no column, for nobody has a value once points are made; why one
    was not applied at all is said elsewhere.
    """
    empty = value_columns(catalogue, table.tie_breaks, table.rows, score=table.score).empty
    told = [code for code in empty if code not in table.dropped]
    if not told or not any(row.points for row in table.rows):
        return ()
    pattern = catalogue.translate("Paper", "No column, for nobody has a value: {criteria}.")
    return (Paragraph(pattern.format(criteria=tie_breaks.order(catalogue, told))),)
