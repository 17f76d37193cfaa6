"""An incident has several sanctions, on several people; what was decided is kept as it was then."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

SCHEMA_VERSION = 5

_LINE = "id, tournament_id, at, stage_id, round, board, offence, article, account"
_LINE += ", reported_by, arbiter"
_SANCTION = "player_id, person, sanction, minutes, fine, fine_paid, first_round, last_round"
_SANCTION += ", lifted_at, lifted_by, lifted_reason"
_EFFECT = "game_id, white_before, black_before, white_after, black_after"
_APPEAL = "id, tournament_id, kind, filed_at, player_id, person, filed_by, incident_id, stage_id"
_APPEAL += ", round, board, claim, fee, fee_paid, fee_returned, decided_at, decided_by, outcome"
_APPEAL += ", decision"


def upgrade() -> None:
    _penalties()
    _incidents()
    _appeals()
    op.add_column("appeal_seat", sa.Column("concern", sa.String))
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def _penalties() -> None:
    """Let what followed stand apart from what happened."""
    op.create_table(
        "penalty",
        _of("incident"),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("player.id")),
        sa.Column("person", sa.String),
        sa.Column("capacity", sa.String),
        sa.Column("sanction", sa.String, nullable=False),
        sa.Column("minutes", sa.Integer),
        sa.Column("fine", sa.String),
        sa.Column("fine_paid", sa.Boolean, nullable=False),
        sa.Column("first_round", sa.Integer),
        sa.Column("last_round", sa.Integer),
        sa.Column("offences_before", sa.Integer),
        sa.Column("warnings_before", sa.Integer),
        sa.Column("lifted_at", sa.String),
        sa.Column("lifted_by", sa.String),
        sa.Column("lifted_reason", sa.String),
    )
    op.execute(
        f"INSERT INTO penalty (incident_id, number, {_SANCTION})"
        f" SELECT id, 1, {_SANCTION} FROM incident"
    )
    op.create_table(
        "penalty_effect",
        *_effect(),
        _of("incident"),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("lifting", sa.Boolean, primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
    )
    op.execute(
        f"INSERT INTO penalty_effect (incident_id, number, lifting, position, {_EFFECT})"
        f" SELECT incident_id, 1, 0, game_id, {_EFFECT} FROM incident_effect"
    )
    op.drop_table("incident_effect")


def _incidents() -> None:
    op.create_table(
        "new_incident",
        *_encounter(),
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), nullable=False),
        sa.Column("at", sa.String, nullable=False),
        sa.Column("stage_id", sa.Integer, sa.ForeignKey("stage.id"), nullable=False),
        sa.Column("round", sa.Integer),
        sa.Column("board", sa.Integer),
        sa.Column("offence", sa.String, nullable=False),
        sa.Column("article", sa.String, nullable=False),
        sa.Column("account", sa.String, nullable=False),
        sa.Column("reported_by", sa.String, nullable=False),
        sa.Column("arbiter", sa.String, nullable=False),
        sa.Column("chief", sa.String),
    )
    _take_the_place_of("incident", _LINE, _LINE)


def _appeals() -> None:
    op.create_table(
        "new_appeal",
        *_encounter(),
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("filed_at", sa.String, nullable=False),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("player.id"), nullable=False),
        sa.Column("person", sa.String),
        sa.Column("filed_by", sa.String, nullable=False),
        sa.Column("incident_id", sa.Integer, sa.ForeignKey("incident.id")),
        sa.Column("stage_id", sa.Integer, sa.ForeignKey("stage.id"), nullable=False),
        sa.Column("round", sa.Integer),
        sa.Column("board", sa.Integer),
        sa.Column("claim", sa.String, nullable=False),
        sa.Column("fee", sa.String),
        sa.Column("fee_paid", sa.Boolean, nullable=False),
        sa.Column("fee_returned", sa.Boolean, nullable=False),
        sa.Column("decided_at", sa.String),
        sa.Column("decided_by", sa.String, nullable=False),
        sa.Column("outcome", sa.String),
        sa.Column("decision", sa.String, nullable=False),
        sa.Column("lifted", sa.String, nullable=False),
        sa.Column("left_standing", sa.String),
        sa.Column("penalty", sa.Integer),
        sa.Column("against_organiser", sa.Boolean),
        sa.Column("white_filed", sa.String),
        sa.Column("black_filed", sa.String),
        sa.Column("white_decided", sa.String),
        sa.Column("black_decided", sa.String),
        sa.Column("addressee", sa.String),
        sa.Column("chief", sa.String),
    )
    lifted = "CASE WHEN lifted_incident THEN '1' ELSE '' END"
    _take_the_place_of("appeal", f"{_APPEAL}, lifted", f"{_APPEAL}, {lifted}")
    op.create_table(
        "new_appeal_effect",
        *_effect(),
        _of("appeal"),
        sa.Column("position", sa.Integer, primary_key=True),
    )
    columns = f"appeal_id, position, {_EFFECT}"
    _take_the_place_of("appeal_effect", columns, f"appeal_id, game_id, {_EFFECT}")


def _take_the_place_of(table: str, columns: str, values: str) -> None:
    op.execute(f"INSERT INTO new_{table} ({columns}) SELECT {values} FROM {table}")
    op.drop_table(table)
    op.rename_table(f"new_{table}", table)


def _of(table: str) -> sa.Column[Any]:
    return sa.Column(f"{table}_id", sa.Integer, sa.ForeignKey(f"{table}.id"), primary_key=True)


def _encounter() -> tuple[sa.Column[Any], ...]:
    """Return the columns of a game as it was."""
    return (
        sa.Column("met_round", sa.Integer),
        sa.Column("met_board", sa.Integer),
        sa.Column("white_id", sa.Integer, sa.ForeignKey("player.id")),
        sa.Column("black_id", sa.Integer, sa.ForeignKey("player.id")),
        sa.Column("white_person", sa.String),
        sa.Column("black_person", sa.String),
    )


def _effect() -> tuple[sa.Column[Any], ...]:
    """Return the columns of what was done to the result of a game."""
    return (
        *_encounter(),
        sa.Column("game_id", sa.Integer, sa.ForeignKey("game.id")),
        sa.Column("white_before", sa.String),
        sa.Column("black_before", sa.String),
        sa.Column("white_after", sa.String),
        sa.Column("black_after", sa.String),
    )
