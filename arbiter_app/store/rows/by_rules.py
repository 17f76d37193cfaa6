"""Acts that touch the pairings, and when the rules mode was left: rows, read and written."""

from collections.abc import Iterable
from datetime import datetime
from typing import TypedDict

from arbiter_app.domain.facts.play.by_rules import IntegrityLine, Kind, RulesLeft
from arbiter_app.domain.ids import Round, StageId, TournamentId
from arbiter_app.store.rows.columns import moment
from arbiter_app.store.rows.rows import RowChange, Rows, Tables, grouped, in_places
from arbiter_app.store.rows.table import Area, Own, Table, Text


class IntegrityLineRow(TypedDict):
    id: int
    tournament_id: int
    stage_id: int
    kind: str
    round: int
    told: Own
    at: str | None
    actor: str
    reason: Text


INTEGRITY_LINE = Table("integrity_line", IntegrityLineRow, key=("id",), order="id", area=Area.EVENT)


class RulesLeftRow(TypedDict):
    """When the rules mode of a tournament was left."""

    tournament_id: int
    round: int
    at: str | None
    actor: str
    reason: Text


RULES_LEFT = Table(
    "rules_left", RulesLeftRow, key=("tournament_id",), order="tournament_id", area=Area.EVENT
)


def read_integrity(tournament: int, tables: Tables) -> tuple[IntegrityLine, ...]:
    """Return the acts that touched the pairings of a tournament, in their order."""
    of_it = grouped(tables, INTEGRITY_LINE, "tournament_id").get(tournament, ())
    return tuple(map(_read_line, of_it))


def _read_line(row: IntegrityLineRow) -> IntegrityLine:
    return IntegrityLine(
        kind=Kind(row["kind"]),
        stage=StageId(row["stage_id"]),
        round=Round(row["round"]),
        told=row["told"],
        at=moment(row["at"]),
        actor=row["actor"],
        reason=row["reason"],
    )


def write_integrity(rows: Rows, tournament: TournamentId, lines: Iterable[IntegrityLine]) -> None:
    """Write all acts that touched the pairings of a tournament, in place of those there were."""
    former = rows.where(INTEGRITY_LINE, tournament_id=tournament)
    placed = in_places(
        [(row["id"], _read_line(row)) for row in former],
        [*lines],
        first_new=rows.next_number(INTEGRITY_LINE),
    )
    written = (
        IntegrityLineRow(
            id=number,
            tournament_id=tournament,
            stage_id=line.stage,
            kind=line.kind.value,
            round=line.round,
            told=line.told,
            at=_written(line.at),
            actor=line.actor,
            reason=line.reason,
        )
        for number, line in placed
    )
    rows.set_where(INTEGRITY_LINE, written, tournament_id=tournament)


def read_rules_left(tournament: int, tables: Tables) -> RulesLeft | None:
    """Return when the rules mode of a tournament was left; None where it stands."""
    row: RulesLeftRow | None = tables[RULES_LEFT.name].get(tournament)
    if row is None:
        return None
    return RulesLeft(
        round=Round(row["round"]),
        at=moment(row["at"]),
        actor=row["actor"],
        reason=row["reason"],
    )


def write_rules_left(rows: Rows, tournament: TournamentId, left: RulesLeft | None) -> None:
    """Write when the rules mode was left. None: as it stands, for nothing brings it back."""
    if left is None:
        return
    rows.put(
        RULES_LEFT,
        RulesLeftRow(
            tournament_id=tournament,
            round=left.round,
            at=_written(left.at),
            actor=left.actor,
            reason=left.reason,
        ),
    )


def outlasts(change: RowChange, *, keeps_lines: bool) -> bool:
    """Whether a restored snapshot leaves a row as it is now: that the rules mode was left, unless
    the snapshot tells of an earlier round, and, where it `keeps_lines`, what has touched the
    pairings.
    """
    now, then = change.before, change.after
    if now is None:
        return False
    if change.table == RULES_LEFT.name:
        return then is None or bool(now["round"] <= then["round"])
    return keeps_lines and change.table == INTEGRITY_LINE.name


def stays(change: RowChange) -> bool:
    """Whether a row that was changed or taken away beside the journal is put back: that the rules
    mode was left, and what touched the pairings.
    """
    return change.before is not None and change.table in (RULES_LEFT.name, INTEGRITY_LINE.name)


def _written(at: datetime | None) -> str | None:
    return None if at is None else at.isoformat(timespec="milliseconds")
