"""Sheets of solvers: their rows, read and written."""

from collections.abc import Iterable
from typing import TypedDict

from arbiter_app.domain.facts.play.sheets import Sheet, SheetState
from arbiter_app.domain.ids import PlayerId, Round, StageId
from arbiter_app.store.rows.columns import instant_text, moment, number, signature, signed
from arbiter_app.store.rows.rows import Rows
from arbiter_app.store.rows.table import Area, Own, Table


class SheetRow(TypedDict):
    stage_id: int
    round: int
    player_id: int
    state: str
    points: Own | None
    """Of each problem, separated by spaces; None of a sheet that is not marked."""
    seconds: int | None
    entered_at: str | None
    checked_at: str | None
    checked_by: str | None


SHEET = Table(
    "sheet",
    SheetRow,
    key=("stage_id", "round", "player_id"),
    order="player_id",
    area=Area.GAMES,
)


def read_sheet(row: SheetRow) -> Sheet:
    return Sheet(
        solver=PlayerId(row["player_id"]),
        state=SheetState(row["state"]),
        points=tuple(map(number, (row["points"] or "").split())),
        seconds=row["seconds"],
        entered_at=moment(row["entered_at"]),
        checked=signed(row["checked_by"], row["checked_at"]),
    )


def sheet_row(sheet: Sheet, stage: StageId, round: Round) -> SheetRow:
    """Return the row of a sheet."""
    checked_by, checked_at = signature(sheet.checked)
    return SheetRow(
        stage_id=stage,
        round=round,
        player_id=sheet.solver,
        state=sheet.state.value,
        points=" ".join(map(str, sheet.points)) or None,
        seconds=sheet.seconds,
        entered_at=None if sheet.entered_at is None else instant_text(sheet.entered_at),
        checked_at=checked_at,
        checked_by=checked_by,
    )


def write_sheet(rows: Rows, stage: StageId, round: Round, sheet: Sheet) -> None:
    """Write the sheet of a solver in a round, in place of the one there is."""
    rows.put(SHEET, sheet_row(sheet, stage, round))


def write_sheets(rows: Rows, stage: StageId, round: Round, sheets: Iterable[Sheet]) -> None:
    """Write all sheets of a round, in place of those there are."""
    written = (sheet_row(each, stage, round) for each in sheets)
    rows.set_where(SHEET, written, stage_id=stage, round=round)
