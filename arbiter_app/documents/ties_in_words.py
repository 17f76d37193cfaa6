"""Why equal points stand in this order: the criteria as they were applied, with their values."""

from collections.abc import Callable, Mapping, Sequence

from arbiter_app.domain.event import Event
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.standings import Decider, Standing, Standings
from arbiter_app.domain.why import Inquiry
from arbiter_app.i18n import Catalogue
from arbiter_app.wording import numbers, tie_breaks
from arbiter_app.wording.standings import place_text
from arbiter_app.wording.why import name_of, value_texts

_Rows = Sequence[Standing]


def reasons(event: Event, catalogue: Catalogue, table: Standings) -> tuple[str, ...]:
    """Return a line for every group of equal points; none before the first point is made."""
    if not any(row.points for row in table.rows):
        return ()
    asked = Inquiry(tournament=event.tournament, players=event.players, table=table)
    rows = [row for row in table.rows if not row.annulled]
    groups = (group for group in _split(rows, Decider.POINTS) if len(group) > 1)
    pattern = catalogue.translate("Paper", "Level on {points}: {reasons}.")
    return tuple(
        pattern.format(
            points=numbers.points(catalogue, group[0].points),
            reasons="; ".join(_steps(asked, catalogue, group)),
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


def _steps(asked: Inquiry, catalogue: Catalogue, rows: _Rows) -> list[str]:
    """Tell how a tied group was divided, then how each part that stayed tied was (Art. 4.2)."""
    if len(rows) == 1:
        return []
    between = {row.decided_by for row in rows[1:]}
    indices = [decider for decider in between if isinstance(decider, int)]
    if indices:
        index = min(indices)
        step = _by_criterion(asked, catalogue, rows, index)
        parts = _split(rows, index)
        return [step, *(s for part in parts for s in _steps(asked, catalogue, part))]
    if Decider.LOT in between:
        pattern = catalogue.translate("Paper", "drawing of lots (seed {seed}): {players}")
        seed = asked.tournament.tie_lot_seed
        return [pattern.format(seed=seed, players=_listed(rows, _name(asked, catalogue)))]
    pattern = catalogue.translate("Paper", "places {places} shared: {players}")
    places = place_text(rows[0])
    return [pattern.format(places=places, players=_listed(rows, _name(asked, catalogue)))]


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
