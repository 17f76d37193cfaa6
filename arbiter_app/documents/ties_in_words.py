"""Why equal points stand in this order: the criteria as they were applied, with their values."""

from collections.abc import Callable, Mapping, Sequence

from arbiter_app.documents import table_state
from arbiter_app.domain.event import Event
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.standings import Decider, Standing, Standings, ranking, reckoned_from
from arbiter_app.i18n import Catalogue
from arbiter_app.wording import numbers, people, tie_breaks

_Rows = Sequence[Standing]


def reasons(event: Event, catalogue: Catalogue, table: Standings) -> tuple[str, ...]:
    """Return a line for every group of equal points; none before the first point is made."""
    if not any(row.points for row in table.rows):
        return ()
    groups = (group for group in _split(table.rows, Decider.POINTS) if len(group) > 1)
    pattern = catalogue.translate("Paper", "Level on {points}: {reasons}.")
    return tuple(
        pattern.format(
            points=numbers.points(catalogue, group[0].points),
            reasons="; ".join(_steps(event, catalogue, table, group)),
        )
        for group in groups
    )


def _split(rows: _Rows, decider: Decider | int) -> list[_Rows]:
    """Divide rows where the decider stands between them."""
    groups: list[list[Standing]] = []
    for row in rows:
        if not groups or row.decided_by == decider:
            groups.append([])
        groups[-1].append(row)
    return list(groups)


def _steps(event: Event, catalogue: Catalogue, table: Standings, rows: _Rows) -> list[str]:
    """Tell how a tied group was divided, then how each part that stayed tied was (Art. 4.2)."""
    if len(rows) == 1:
        return []
    between = {row.decided_by for row in rows[1:]}
    indices = [decider for decider in between if isinstance(decider, int)]
    if indices:
        index = min(indices)
        step = _by_criterion(event, catalogue, table, rows, index)
        parts = _split(rows, index)
        return [step, *(s for part in parts for s in _steps(event, catalogue, table, part))]
    if Decider.LOT in between:
        pattern = catalogue.translate("Paper", "drawing of lots (seed {seed}): {players}")
        seed = event.tournament.tie_lot_seed
        return [pattern.format(seed=seed, players=_listed(rows, _name(event, catalogue)))]
    pattern = catalogue.translate("Paper", "places {places} shared: {players}")
    places = table_state.place_text(rows[0])
    return [pattern.format(places=places, players=_listed(rows, _name(event, catalogue)))]


def _by_criterion(
    event: Event, catalogue: Catalogue, table: Standings, rows: _Rows, index: int
) -> str:
    code = table.tie_breaks[index]
    texts = table_state.value_texts(catalogue, table.tie_breaks, table.rows)
    values = {row.player: texts[row.player][index] for row in rows}
    criterion = catalogue.translate("Paper", "{criterion}: {players}").format(
        criterion=tie_breaks.name(catalogue, code),
        players=_listed_with(values, rows, event, catalogue),
    )
    repeated = catalogue.translate("Paper", "among those still level {players}")
    steps = [criterion]
    ground = reckoned_from(event.tournament, event.players)
    ranked = ranking(ground, code, [row.player for row in rows])
    for points in list(ranked.mini_tables() if ranked else ())[1:]:
        again = tie_breaks.values(catalogue, code, list(points.values()))
        values = dict(zip(points, again, strict=True))
        steps.append(repeated.format(players=_listed_with(values, rows, event, catalogue)))
    return "; ".join(steps)


def _listed_with(
    values: Mapping[PlayerId, str], rows: _Rows, event: Event, catalogue: Catalogue
) -> str:
    """Return those players who have a value, each with it."""
    name = _name(event, catalogue)
    level = [row for row in rows if row.player in values]
    return _listed(level, lambda row: f"{name(row)} ({values[row.player]})")


def _name(event: Event, catalogue: Catalogue) -> Callable[[Standing], str]:
    return lambda row: people.name(catalogue, event.players[row.player])


def _listed(rows: _Rows, text: Callable[[Standing], str]) -> str:
    """Return the players with dashes between, for Latin names have commas of their own."""
    return " – ".join(text(row) for row in rows)
