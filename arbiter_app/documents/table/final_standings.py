"""The final standings, or those after a round while games are missing; ties told in words."""

from collections.abc import Iterator
from datetime import datetime

from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import columns, frame, rating_sources
from arbiter_app.documents.report import Cell, Paragraph, Report, Table
from arbiter_app.documents.table import notes, places_reached, play_off_notes, state, ties_in_words
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.systems import Ranked
from arbiter_app.domain.table.standings import Standing, Standings, standings
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms.table import table_state

_COLUMNS = columns.of_paper("final-standings", columns.BORN, columns.TITLE, columns.RATING)


def final_standings(
    here: InHand,
    options: Options,  # noqa: ARG001 - every document is built with the same arguments
    catalogue: Catalogue,
    printed_at: datetime,
) -> Report:
    """Return the table by places, with the reason for every order among equal points."""
    competition = here.competition
    table = standings(competition, here.event.players)
    title = (
        catalogue.translate("Paper", "Final standings")
        if table_state.is_final(competition, here.event.players, table)
        else catalogue.translate("Paper", "Standings")
    )
    body = frame.Body(
        document="final-standings",
        title=title,
        subtitle=table_state.subtitle(competition, here.event.players, table, catalogue),
        blocks=(
            _table(here, catalogue, table),
            *_reasons(here, catalogue, table),
            *play_off_notes.notes(here, catalogue, order_told=bool(table.rows)),
            *notes.table_notes(here, catalogue, table),
            *frame.withdrawal_note(here, catalogue),
            *state.missing_note(competition, catalogue),
        ),
        one_page=competition.traits.meets_all,
        ratings=rating_sources.lists_of_strength(here),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _table(here: InHand, catalogue: Catalogue, table: Standings) -> Table:
    known = columns.filled(_COLUMNS, catalogue, here.event.players.values())
    match here.competition.traits.ranked:
        case Ranked.BY_BRACKET:
            return places_reached.knockout_table(here, catalogue, table, known)
        case Ranked.BY_PARTS:
            return places_reached.overall_table(here, catalogue, table, known)
    decided = play_off_notes.cells(here, catalogue)
    of_play_offs = play_off_notes.columns(here, catalogue)
    values = state.value_cells(catalogue, table.tie_breaks, table.rows)
    own = (
        columns.points(catalogue),
        *state.value_columns(catalogue, table.tie_breaks),
        *of_play_offs,
    )

    def beside(row: Standing) -> Iterator[Cell]:
        yield state.points_cell(catalogue, row)
        yield from values[row.player]
        yield from (Cell(decided.get(row.player, "")) for _ in of_play_offs)

    return state.table_of_places(here.event, catalogue, table.rows, known, own, beside)


def _reasons(here: InHand, catalogue: Catalogue, table: Standings) -> tuple[Paragraph, ...]:
    lines = ties_in_words.reasons(here, catalogue, table)
    if not lines:
        return ()
    title = catalogue.translate("Paper", "How ties were broken")
    if not here.competition.traits.ranks_by_points:
        title = catalogue.translate("Paper", "Who came equally far")
    return (Paragraph(title, strong=True), *(Paragraph(line) for line in lines))
