"""Tie-breaks that an event defines itself, with their values: rows, read and written."""

from collections.abc import Iterable
from typing import TypedDict

from arbiter_app.domain.facts.competition import OwnCriterion
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.store.rows.columns import number
from arbiter_app.store.rows.rows import Rows, Tables, grouped
from arbiter_app.store.rows.table import Area, Contestant, Table, Text


class OwnCriterionRow(TypedDict):
    """A tie-break that the event defines itself."""

    tournament_id: int
    code: str
    definition: Text
    lower_is_better: bool


OWN_CRITERION = Table(
    "own_criterion",
    OwnCriterionRow,
    key=("tournament_id", "code"),
    order="code",
    area=Area.EVENT,
)


class OwnValueRow(TypedDict):
    tournament_id: int
    code: str
    player_id: Contestant
    value: str


OWN_VALUE = Table(
    "own_value",
    OwnValueRow,
    key=("tournament_id", "code", "player_id"),
    order="player_id",
    area=Area.GAMES,
)

OF_OWN_CRITERIA = (OWN_CRITERION.name, OWN_VALUE.name)
"""The tables that they are made of."""


def read_own_criteria(tournament: int, tables: Tables) -> tuple[OwnCriterion, ...]:
    """Return the criteria of a tournament's own."""
    typed = grouped(tables, OWN_VALUE, "tournament_id", "code")
    return tuple(
        OwnCriterion(
            code=row["code"],
            definition=row["definition"],
            lower_is_better=row["lower_is_better"],
            values={
                PlayerId(each["player_id"]): number(each["value"])
                for each in typed.get((tournament, row["code"]), ())
            },
        )
        for row in grouped(tables, OWN_CRITERION, "tournament_id").get(tournament, ())
    )


def write_own_criteria(
    rows: Rows, tournament: TournamentId, criteria: Iterable[OwnCriterion]
) -> None:
    """Write all criteria of a tournament's own with their values, in place of those it had."""
    criteria = tuple(criteria)
    defined = (
        OwnCriterionRow(
            tournament_id=tournament,
            code=each.code,
            definition=each.definition,
            lower_is_better=each.lower_is_better,
        )
        for each in criteria
    )
    rows.set_where(OWN_CRITERION, defined, tournament_id=tournament)
    typed = (
        OwnValueRow(tournament_id=tournament, code=each.code, player_id=player, value=str(value))
        for each in criteria
        for player, value in each.values.items()
    )
    rows.set_where(OWN_VALUE, typed, tournament_id=tournament)
