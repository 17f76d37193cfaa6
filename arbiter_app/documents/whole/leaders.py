"""The first of each tournament of an event, side by side."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.report import Block, Cell, Column, Grid, Paragraph, Report, Table
from arbiter_app.documents.table import state
from arbiter_app.documents.table.choices import after_chosen
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import Round
from arbiter_app.domain.table.after_round import demand_begun, here_so_far
from arbiter_app.domain.table.standings import Standings, standings
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.values import frozen
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.table import table_state

PLACES = ChoiceOption(
    "places",
    QT_TRANSLATE_NOOP("Option", "Places"),
    (
        Choice("3", QT_TRANSLATE_NOOP("Option", "first three")),
        Choice("6", QT_TRANSLATE_NOOP("Option", "first six")),
        Choice("10", QT_TRANSLATE_NOOP("Option", "first ten")),
    ),
)


@frozen
class _Led:
    """A tournament with its table, and how far that has come; "" where it is final."""

    here: InHand
    table: Standings
    state: str


def leaders(here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime) -> Report:
    """Return the places of each tournament from the first on; of one that has not begun, that.

    Raises RuleError("table.not-yet") for a round that no tournament has begun.
    """
    after = after_chosen(options)
    demand_begun((each.competition() for each in here.event.tournaments), after)
    led = tuple(_led(here.event, catalogue, after))
    places = int(options[PLACES.name] or 0)
    states = {each.state for each in led}
    title = (
        catalogue.translate("Paper", "Winners of all tournaments")
        if states == {""}
        else catalogue.translate("Paper", "Leaders of all tournaments")
    )
    alike = states.pop() if len(states) == 1 else None
    regions = any(player.region for player in here.event.players.values())
    tables = tuple(
        _table(each, catalogue, places, told=alike is None, regions=regions) for each in led
    )
    blocks: list[Block] = [Grid(tables)] if tables else []
    body = frame.Body(
        document="leaders",
        title=title,
        subtitle=alike or "",
        blocks=(*blocks, *_waiting(here.event, led, catalogue)),
        ranked=False,
    )
    return frame.framed(body, here, catalogue, printed_at)


def _led(event: Event, catalogue: Catalogue, after: Round | None) -> Iterator[_Led]:
    """Yield the tournaments of which a table says something, each as far as it had come."""
    for tournament in event.tournaments:
        if tournament.draw is None or not any(each.was_played for each in _rounds(tournament)):
            continue
        here = here_so_far(in_hand(event.of(tournament.id)), after)
        table = standings(here.competition, event.contestants)
        told = table_state.subtitle(here.competition, event.contestants, table, catalogue)
        yield _Led(here, table, told)


def _rounds(tournament: Tournament) -> Iterator[RoundOfPlay]:
    return (each for stage in tournament.stages for each in stage.rounds)


def _table(led: _Led, catalogue: Catalogue, places: int, *, told: bool, regions: bool) -> Table:
    event = led.here.event
    name = tournament_name(catalogue, led.here.tournament)
    points = state.point_columns(led.here, catalogue)
    return Table(
        title=f"{name}. {led.state}" if told and led.state else name,
        columns=(
            columns.place(catalogue),
            columns.name(catalogue, of_teams=led.here.is_of_teams),
            *([Column(catalogue.translate("Column", "Region"))] if regions else []),
            *points.columns,
        ),
        rows=tuple(
            (
                state.place_cell(row),
                frame.name_cell(event, catalogue, row.player),
                *([Cell(event.contestants[row.player].region or "")] if regions else []),
                *points.cells(catalogue, row),
            )
            for row in led.table.rows
            if row.place <= places and not row.annulled
        ),
    )


def _waiting(event: Event, led: Sequence[_Led], catalogue: Catalogue) -> tuple[Paragraph, ...]:
    """Return which tournaments have no table yet."""
    known = {each.here.tournament.id for each in led}
    others = [each for each in event.tournaments if each.id not in known]
    if not others:
        return ()
    pattern = catalogue.translate("Paper", "Nothing was played yet: {tournaments}.")
    names = ", ".join(tournament_name(catalogue, each) for each in others)
    return (Paragraph(pattern.format(tournaments=names)),)
