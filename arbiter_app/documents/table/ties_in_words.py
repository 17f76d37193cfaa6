"""Why equal points stand in this order: the criteria as they were applied, with their values."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.domain.play_offs.outcome import play_off_order
from arbiter_app.domain.table.standings import Standing, Standings
from arbiter_app.domain.table.ties import Decider
from arbiter_app.domain.table.why import Inquiry
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import play_offs
from arbiter_app.wording.terms.table import tie_breaks, tie_lots
from arbiter_app.wording.terms.table.standings import place_text
from arbiter_app.wording.why.order import name_of, time_used, value_texts

_Rows = Sequence[Standing]

_MOST_TOLD = 50
"""In a larger field only what decided prize places is told, and who shares a place."""
_PRIZE_PLACES = 3


def reasons(here: InHand, catalogue: Catalogue, table: Standings) -> tuple[str, ...]:
    """Return a line for every group of equal points, in a large field for those that reach up to
    prize places or share a place; none before the first point is made, and in a knockout none
    before it is over: until then nobody has come equally far.
    """
    if not any(row.points for row in table.rows):
        return ()
    is_without_points = not here.competition.traits.counts_points
    if is_without_points and not is_over(here.competition):
        return ()
    asked = Inquiry(competition=here.competition, players=here.event.contestants, table=table)
    rows = [row for row in table.rows if not row.annulled]
    groups = [group for group in _by_results(rows) if len(group) > 1]
    found = []
    for group in groups:
        if len(rows) <= _MOST_TOLD or group[0].place <= _PRIZE_PLACES:
            told = _steps(asked, catalogue, here, group)
        else:
            told = _shares(asked, catalogue, group)
        if not (steps := "; ".join(told)):
            continue
        if is_without_points:
            found.append(catalogue.translate("Paper", "Level: {reasons}.").format(reasons=steps))
        else:
            pattern = catalogue.translate("Paper", "Level on {points}: {reasons}.")
            points = numbers.points(catalogue, group[0].points)
            found.append(pattern.format(points=points, reasons=steps))
    return tuple(found)


def _by_results(rows: _Rows) -> list[_Rows]:
    """Divide rows by points, or by how far each has come in a knockout or in stages."""
    groups: list[list[Standing]] = []
    for row in rows:
        if not groups or row.decided_by in (Decider.POINTS, Decider.KNOCKOUT, Decider.STAGE):
            groups.append([])
        groups[-1].append(row)
    return list(groups)


def _split(rows: _Rows, decider: Decider | int) -> list[_Rows]:
    """Divide rows where the decider stands between them."""
    groups: list[list[Standing]] = []
    for row in rows:
        if not groups or row.decided_by == decider:
            groups.append([])
        groups[-1].append(row)
    return list(groups)


def _steps(asked: Inquiry, catalogue: Catalogue, here: InHand, rows: _Rows) -> list[str]:
    """Tell how a tied group was divided, then how each part that stayed tied was (Art. 4.2)."""
    if len(rows) == 1:
        return []
    between = {row.decided_by for row in rows[1:]}
    first = min(between, key=asked.turn)
    if first in (Decider.PLAY_OFF, Decider.TIME) or isinstance(first, int):
        if isinstance(first, int):
            step = _by_criterion(asked, catalogue, rows, first)
        elif first is Decider.TIME:
            step = _by_time(asked, catalogue, rows)
        else:
            step = _by_play_off(asked, catalogue, here.event, rows)
        parts = _split(rows, first)
        return [step, *(s for part in parts for s in _steps(asked, catalogue, here, part))]
    if rows[0].is_settled:
        play_off = asked.play_off_of(*(row.player for row in rows))
        is_told = play_off is None or len(rows) < len(play_off.players)
        return [] if is_told else [_by_play_off(asked, catalogue, here.event, rows)]
    if Decider.LOT in between:
        pattern = catalogue.translate("Paper", "drawing of lots ({how}): {players}")
        how = tie_lots.how(catalogue, asked.competition)
        return [pattern.format(how=how, players=_listed(rows, _name(asked, catalogue)))]
    return [_shared(asked, catalogue, rows)]


def _shares(asked: Inquiry, catalogue: Catalogue, rows: _Rows) -> list[str]:
    """Tell which of the rows share a place, and nothing of the others."""
    shared = (row for row in rows if row.shared)
    return [_shared(asked, catalogue, [*of]) for _, of in groupby(shared, lambda row: row.place)]


def _shared(asked: Inquiry, catalogue: Catalogue, rows: _Rows) -> str:
    pattern = catalogue.translate("Paper", "places {places} shared: {players}")
    places = place_text(rows[0])
    return pattern.format(places=places, players=_listed(rows, _name(asked, catalogue)))


def _by_play_off(asked: Inquiry, catalogue: Catalogue, event: Event, rows: _Rows) -> str:
    """Return what a play-off has decided among those who were in it (C.07 Art. 3)."""
    play_off = asked.play_off_of(*(row.player for row in rows))
    if play_off is None:
        return catalogue.translate("Paper", "play-off")
    order = play_off_order(event.tournament.competition(play_off.stage), play_off)
    lines = play_offs.order_text(catalogue, event, play_off, order)
    return catalogue.translate("Paper", "play-off – {order}").format(order="; ".join(lines))


def _by_time(asked: Inquiry, catalogue: Catalogue, rows: _Rows) -> str:
    """Return the times of solvers who have made as many points."""
    times = {row.player: time_used(asked, row) for row in rows}
    pattern = catalogue.translate("Paper", "less time: {players}")
    return pattern.format(players=_listed_with(times, asked, catalogue, rows))


def _by_criterion(asked: Inquiry, catalogue: Catalogue, rows: _Rows, index: int) -> str:
    code = asked.table.tie_breaks[index]
    texts = value_texts(catalogue, code, [row.values[index] for row in rows])
    values = {row.player: text for row, text in zip(rows, texts, strict=True)}
    criterion = catalogue.translate("Paper", "{criterion}: {players}").format(
        criterion=tie_breaks.name(catalogue, code),
        players=_listed_with(values, asked, catalogue, rows),
    )
    repeated = catalogue.translate("Paper", "among those still level {players}")
    steps = [criterion]
    tables = asked.mini_tables(code, tuple(row.player for row in rows))
    for table in [each for each in tables if each.divides][1:]:
        again = value_texts(catalogue, code, [line.points for line in table.lines])
        values = {line.player: text for line, text in zip(table.lines, again, strict=True)}
        steps.append(repeated.format(players=_listed_with(values, asked, catalogue, rows)))
    return "; ".join(steps)


def _listed_with(
    values: Mapping[PlayerId, str], asked: Inquiry, catalogue: Catalogue, rows: _Rows
) -> str:
    """Return those players who have a value, each with it."""
    name = _name(asked, catalogue)
    level = [row for row in rows if row.player in values]
    return _listed(level, lambda row: f"{name(row)} ({values[row.player]})")


def _name(asked: Inquiry, catalogue: Catalogue) -> Callable[[Standing], str]:
    return lambda row: name_of(catalogue, asked, row.player)


def _listed(rows: _Rows, text: Callable[[Standing], str]) -> str:
    """Return the players with dashes between, for Latin names have commas of their own."""
    return " – ".join(text(row) for row in rows)
