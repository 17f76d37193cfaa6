"""The rows of a table that something changes, before and after."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QTableView

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.taking_part.what_if import StandingChange
from arbiter_app.gui.base.rows_model import CENTRE, RIGHT, Column
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.table import standings, tie_breaks


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangedRow:
    """A player whose points, place or tie-breaks change."""

    number: int
    name: str
    points: str
    place: str
    values: str


def changed_rows(
    event: Event, rows: Sequence[StandingChange], codes: Sequence[str]
) -> list[ChangedRow]:
    """Return the players in the order of `rows`, with the tie-breaks that change for them."""
    return [_row(event, change, codes) for change in rows]


def changed_columns() -> Sequence[Column[ChangedRow]]:
    return (
        Column(
            title=translate("Participation", "№"), text=lambda row: str(row.number), align=RIGHT
        ),
        Column(title=translate("Participation", "Player"), is_name=True, text=lambda row: row.name),
        Column(
            title=translate("Participation", "Points"),
            text=lambda row: row.points,
            align=CENTRE,
            is_bold=True,
        ),
        Column(title=translate("Participation", "Place"), text=lambda row: row.place, align=CENTRE),
        Column(
            title=translate("Participation", "Tie-breaks"),
            text=lambda row: row.values,
            is_second=True,
            narrowest=10,
        ),
    )


def _row(event: Event, change: StandingChange, codes: Sequence[str]) -> ChangedRow:
    catalogue = window_catalogue()
    return ChangedRow(
        number=change.after.number,
        name=people.name(catalogue, event.contestants[change.player]),
        points=standings.points_change(catalogue, change),
        place=standings.place_change(change),
        values="; ".join(_values(change, codes)),
    )


def _values(change: StandingChange, codes: Sequence[str]) -> list[str]:
    """Return the tie-breaks that change: "SB 4¼ → 3¾"; none for whom nothing counts."""
    if change.before.annulled or change.after.annulled:
        return []
    catalogue = window_catalogue()
    told = []
    for code, *pair in zip(codes, change.before.values, change.after.values, strict=True):
        if pair[0] != pair[1]:
            before, after = (text or "–" for text in tie_breaks.values(catalogue, code, pair))
            told.append(
                f"{tie_breaks.short_name(catalogue, code)} {standings.from_to(before, after)}"
            )
    return told


def whole_height(table: QTableView) -> int:
    """Return how high a table is that shows all its rows."""
    header = table.horizontalHeader().sizeHint().height()
    return header + table.verticalHeader().length() + 2 * table.frameWidth()
