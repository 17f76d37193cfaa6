"""The final standings, or those after a round while games are missing; ties told in words."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import accumulate, chain

from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import columns, frame, rating_sources
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
from arbiter_app.documents.table import notes, places_reached, play_off_notes, state, ties_in_words
from arbiter_app.documents.table.choices import (
    FINALITY,
    HISTORY,
    categories_chosen,
    history_cells,
    history_columns,
    history_note,
    looked_at,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.facts.rules.systems import Ranked
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.pairing.open_games import demand_over
from arbiter_app.domain.table.board_prizes import BoardResult, board_prizes
from arbiter_app.domain.table.categories import members_of, within
from arbiter_app.domain.table.player_card import performances
from arbiter_app.domain.table.standings import Standing, Standings, standings
from arbiter_app.domain.table.why import Inquiry
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.table import categories, table_state
from arbiter_app.wording.terms.table.standings import place_text


def final_standings(
    here: InHand,
    options: Options,
    catalogue: Catalogue,
    printed_at: datetime,
) -> Report:
    """Return the table by places, with the reason for every order among equal points; or the tables
    of categories, in which the places of the one table are those among their members.

    Raises RuleError as `after_round`, and ("category.none"); where a final table alone is wanted,
    as `demand_over`, and ("table.ties-open").
    """
    return _standings(here, options, catalogue, printed_at)


def team_standings(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the table of teams, below each of them who has played for it. Raises RuleError as
    `final_standings`, and ("solving.team-standings"), ("team.none-play").
    """
    if here.competition.traits.has_sheets:
        raise RuleError("solving.team-standings")
    if here.competition.settings.teams is None:
        raise RuleError("team.none-play")
    return _standings(here, options, catalogue, printed_at, with_players=True)


def _standings(
    here: InHand,
    options: Options,
    catalogue: Catalogue,
    printed_at: datetime,
    *,
    with_players: bool = False,
) -> Report:
    here = looked_at(here, options)
    competition = here.competition
    table = standings(competition, here.event.contestants)
    if options.get(FINALITY.name, FINALITY.default) != FINALITY.default:
        _demand_final(here, table)
    chosen = categories_chosen(here, options)
    has_history = options.get(HISTORY.name, HISTORY.default) != HISTORY.default
    title = _title(here, catalogue, table)
    made = _table(here, catalogue, table, has_history=has_history)
    body = frame.Body(
        document="team-standings" if with_players else "final-standings",
        title=title,
        subtitle=table_state.subtitle(competition, here.event.contestants, table, catalogue),
        blocks=(
            *(
                (
                    _with_players(here, catalogue, made, table) if with_players else made,
                    *state.empty_note(catalogue, table),
                    *_reasons(here, catalogue, table),
                )
                if chosen is None
                else _of_categories(here, catalogue, table, chosen, has_history=has_history)
            ),
            *((history_note(competition, catalogue),) if has_history else ()),
            *play_off_notes.notes(here, catalogue, order_told=bool(table.rows)),
            *notes.table_notes(here, catalogue, table),
            *frame.withdrawal_note(here, catalogue, _shown(here, chosen)),
            *state.missing_note(competition, catalogue),
        ),
        undivided=competition.traits.meets_all and chosen is None and not with_players,
        ratings=rating_sources.lists_of_strength(here),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _demand_final(here: InHand, table: Standings) -> None:
    demand_over(here.competition)
    if not table_state.is_final(here.competition, here.event.contestants, table):
        raise RuleError("table.ties-open")


def _shown(here: InHand, chosen: Sequence[Category] | None) -> frozenset[PlayerId] | None:
    """Return who stands in the tables of categories; None where everybody stands in one table."""
    if chosen is None:
        return None
    members = (members_of(category, here.event).members for category in chosen)
    return frozenset(chain.from_iterable(members))


def _of_categories(
    here: InHand,
    catalogue: Catalogue,
    table: Standings,
    chosen: Sequence[Category],
    *,
    has_history: bool,
) -> Iterator[Block]:
    """Yield a table for each category with members, and who may be missing in it."""
    event = here.event
    asked = Inquiry(competition=here.competition, players=event.contestants, table=table)
    overall = {row.player: row for row in table.rows}
    for category in chosen:
        found = members_of(category, event)
        conditions = categories.conditions(catalogue, category)
        heading = catalogue.translate("Paper", "{category}: {conditions}")
        yield Paragraph(heading.format(category=category.title, conditions=conditions), strong=True)
        own = within(asked, found.members)
        if own.rows:
            made = _table(here, catalogue, own, has_history=has_history)
            yield _with_overall(made, catalogue, own, overall)
            yield from state.empty_note(catalogue, own)
        else:
            yield Paragraph(catalogue.translate("Paper", "Nobody belongs to it."))
        if doubtful := categories.doubtful(catalogue, found, event.contestants):
            yield Paragraph(doubtful)


def _with_overall(
    table: Table, catalogue: Catalogue, own: Standings, overall: Mapping[PlayerId, Standing]
) -> Table:
    """Return the table of a category with the places among everybody behind it."""
    column = Column(catalogue.translate("Column", "Overall"), ColumnKind.NUMBER, Align.CENTRE)
    rows = (
        (*cells, Cell(place_text(overall[row.player])))
        for cells, row in zip(table.rows, own.rows, strict=True)
    )
    return replace(table, columns=(*table.columns, column), rows=tuple(rows))


def _table(
    here: InHand, catalogue: Catalogue, table: Standings, *, has_history: bool = False
) -> Table:
    fide_id = columns.if_there_is_room(columns.FIDE_ID, 1)
    shown = (columns.BORN, columns.TITLE, columns.rating(here), fide_id)
    asked = columns.of_paper("final-standings", *shown)
    known = columns.known_of(here, catalogue, asked)
    match here.competition.traits.ranked:
        case Ranked.BY_BRACKET:
            return places_reached.knockout_table(here, catalogue, table, known)
        case Ranked.BY_PARTS:
            return places_reached.overall_table(here, catalogue, table, known)
    decided = play_off_notes.cells(here, catalogue)
    of_play_offs = play_off_notes.columns(here, catalogue)
    values = state.value_columns(catalogue, table.tie_breaks, table.rows, score=table.score)
    points = state.point_columns(here, catalogue, table.tie_breaks)
    history = history_cells(here.competition, catalogue) if has_history else {}
    asked_of = Inquiry(competition=here.competition, players=here.event.contestants, table=table)
    # Where it breaks ties it has its column already; games make it, and not matches.
    has_it = "TPR" in table.tie_breaks or table.score is not None
    worth = {} if has_it else performances(asked_of)
    title = catalogue.translate("Column", "Perf.", "the performance rating")
    performance = Column(title, ColumnKind.NUMBER, Align.CENTRE, optional=2)
    own = (
        *points.columns,
        *values.columns,
        *of_play_offs,
        *((performance,) if worth else ()),
        *(history_columns(here.competition, catalogue) if has_history else ()),
    )

    def beside(row: Standing) -> Iterator[Cell]:
        yield from points.cells(catalogue, row)
        yield from values.cells[row.player]
        yield from (Cell(decided.get(row.player, "")) for _ in of_play_offs)
        if worth:
            nothing = "–" if row.annulled else ""
            yield Cell(str(worth.get(row.player, nothing)))
        yield from history.get(row.player, ())

    return state.table_of_places(here.event, catalogue, table.rows, known, own, beside)


def _title(here: InHand, catalogue: Catalogue, table: Standings) -> str:
    if table_state.is_final(here.competition, here.event.contestants, table):
        return catalogue.translate("Paper", "Final standings")
    if here.is_of_teams:
        return catalogue.translate("Paper", "Standings", "of teams")
    return catalogue.translate("Paper", "Standings")


_NAME_AT = 2
"""Behind place and number."""


def _with_players(here: InHand, catalogue: Catalogue, table: Table, ranked: Standings) -> Table:
    """Return the table with the players of each team below it, in the order of boards: rating, the
    points of games played and their number.
    """
    stage = here.tournament.stage(here.competition.id)
    after = here.looked_back.rounds[-1].number if here.looked_back else None
    found = board_prizes(here.tournament, here.event.contestants, stage=stage, after=after)
    played = {each.player: each for board in found for each in board.results}

    def rows() -> Iterator[tuple[Cell, ...]]:
        for cells, row in zip(table.rows, ranked.rows, strict=True):
            yield tuple(
                replace(cell, strong=True) if at == _NAME_AT else cell
                for at, cell in enumerate(cells)
            )
            for board, player in enumerate(here.tournament.team(row.player).players, start=1):
                text = _player(here, catalogue, player, board, played.get(player))
                yield tuple(
                    Cell(text, faint=row.annulled) if at == _NAME_AT else Cell()
                    for at, _ in enumerate(cells)
                )

    sizes = (1 + len(here.tournament.team(row.player).players) for row in ranked.rows[:-1])
    return replace(table, rows=tuple(rows()), heads=frozenset(accumulate(sizes, initial=0)))


def _player(
    here: InHand, catalogue: Catalogue, player: PlayerId, board: int, played: BoardResult | None
) -> str:
    known = here.event.players[player]
    rating = here.competition.rated(known).rating
    name = f"{board}. {people.name(catalogue, known)}"
    told = name if rating is None else f"{name}, {rating}"
    if played is None or not played.games:
        return told
    pattern = catalogue.translate("Paper", "{player}: {points} of {games}", "points of games")
    points = numbers.points(catalogue, played.points)
    return pattern.format(player=told, points=points, games=played.games)


def _reasons(here: InHand, catalogue: Catalogue, table: Standings) -> tuple[Paragraph, ...]:
    lines = ties_in_words.reasons(here, catalogue, table)
    if not lines:
        return ()
    title = catalogue.translate("Paper", "How ties were broken")
    if not here.competition.traits.counts_points:
        title = catalogue.translate("Paper", "Who came equally far")
    return (Paragraph(title, strong=True), *(Paragraph(line) for line in lines))
