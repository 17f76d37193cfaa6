"""What cross table and standings share: how far the tournament is, points, values and places."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.parts.columns import PlayerColumn
from arbiter_app.documents.report import Align, Cell, Column, ColumnKind, Paragraph, Table
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.settings import System
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.next_step.play_offs import awaits_play_offs
from arbiter_app.domain.pairing.knockout import knockout
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.domain.table.standings import Players, Standing, Standings, awaits_lots
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import tie_breaks
from arbiter_app.wording.terms.missing_results import unfinished
from arbiter_app.wording.terms.standings import NOTHING, place_text, points_text


def is_final(tournament: Tournament, players: Players, table: Standings) -> bool:
    """Whether every game has its result and every tie is settled."""
    return (
        is_over(tournament.competition())
        and not awaits_play_offs(tournament.competition(), players)
        and not awaits_lots(tournament.competition(), table)
    )


def subtitle(
    tournament: Tournament, players: Players, table: Standings, catalogue: Catalogue
) -> str:
    """Return how far the table has come; "" once it is final."""
    if is_final(tournament, players, table):
        return ""
    if is_over(tournament.competition()):
        if awaits_play_offs(tournament.competition(), players):
            return catalogue.translate("Paper", "Before the end of the play-off, not final")
        return catalogue.translate("Paper", "Before the drawing of lots, not final")
    if tournament.settings.system.has_bracket:
        open_ = sum(
            not match.is_over for match in knockout(tournament.competition()).matches.values()
        )
        return catalogue.translate("Paper", "%n match(es) to be decided, not final", None, open_)
    if tournament.settings.system is System.STAGES:
        return catalogue.translate("Paper", "Not final: there is more to play")
    rounds = tournament.main_stage.rounds
    begun = [round_.number for round_ in rounds if tournament.competition().has_begun(round_)]
    if not begun:
        return catalogue.translate("Paper", "Before the first round")
    announced = max(tournament.settings.rounds or 0, len(rounds))
    pattern = catalogue.translate("Paper", "After round {round} of {rounds}, not final")
    return pattern.format(round=begun[-1], rounds=announced)


def missing_note(tournament: Tournament, catalogue: Catalogue) -> tuple[Paragraph, ...]:
    """Return which games are adjourned, and which of rounds begun lack a result, so that nobody
    takes them for played.
    """
    rounds = [
        round_
        for round_ in tournament.main_stage.rounds
        if round_.adjourned or tournament.competition().has_begun(round_)
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
            columns.name(catalogue),
            *(column.column(catalogue) for column in known),
            *own,
        ),
        rows=tuple(
            row_cells(
                row,
                (
                    place_cell(row),
                    Cell(str(row.number)),
                    frame.name_cell(event, catalogue, row.player),
                    *(column.cell(catalogue, event.players[row.player]) for column in known),
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


def place_cell(row: Standing) -> Cell:
    return Cell(place_text(row), strong=True)


def value_columns(catalogue: Catalogue, codes: Sequence[str]) -> tuple[Column, ...]:
    """Return a column for each tie-break, in their order."""
    return tuple(
        Column(tie_breaks.short_name(catalogue, code), ColumnKind.NUMBER, Align.CENTRE)
        for code in codes
    )


def value_texts(
    catalogue: Catalogue, codes: Sequence[str], rows: Sequence[Standing]
) -> Mapping[PlayerId, tuple[str, ...]]:
    """Return every player's tie-break values as his row prints them, dashes where none count."""
    by_column = (
        tie_breaks.values(catalogue, code, [row.values[index] for row in rows])
        for index, code in enumerate(codes)
    )
    by_row = zip(*by_column, strict=True) if codes else ((),) * len(rows)
    nothing = (NOTHING,) * len(codes)
    return {
        row.player: nothing if row.annulled else texts
        for row, texts in zip(rows, by_row, strict=True)
    }


def value_cells(
    catalogue: Catalogue, codes: Sequence[str], rows: Sequence[Standing]
) -> Mapping[PlayerId, tuple[Cell, ...]]:
    texts = value_texts(catalogue, codes, rows)
    return {player: tuple(Cell(text) for text in values) for player, values in texts.items()}
