"""What a tournament has otherwise than its event: columns of its row."""

from typing import TypedDict

from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.play.start_positions import Chess960
from arbiter_app.domain.facts.tournament import OwnConditions
from arbiter_app.store.rows.columns import day, day_text, decimal, decimal_text, word
from arbiter_app.store.rows.table import Line


class OwnColumns(TypedDict):
    """Columns of a tournament; null is what is as in the event."""

    starts_on: str | None
    ends_on: str | None
    time_control: Line | None
    discipline: str | None
    chess960: str | None
    entry_fee: str | None
    team_fee: str | None


def own_columns(own: OwnConditions) -> OwnColumns:
    """Return what the row of a tournament holds of its own conditions."""
    return OwnColumns(
        starts_on=day_text(own.starts_on),
        ends_on=day_text(own.ends_on),
        time_control=own.time_control,
        discipline=word(own.discipline),
        chess960=word(own.chess960),
        entry_fee=decimal_text(own.entry_fee),
        team_fee=decimal_text(own.team_fee),
    )


def read_own_conditions(columns: OwnColumns) -> OwnConditions:
    """Return a tournament's own conditions, of what its row holds."""
    discipline, chess960 = columns["discipline"], columns["chess960"]
    return OwnConditions(
        starts_on=day(columns["starts_on"]),
        ends_on=day(columns["ends_on"]),
        time_control=columns["time_control"],
        discipline=None if discipline is None else Discipline(discipline),
        chess960=None if chess960 is None else Chess960(chess960),
        entry_fee=decimal(columns["entry_fee"]),
        team_fee=decimal(columns["team_fee"]),
    )
