"""Tournaments of solvers: how problems are solved, and the sheets of the solvers."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"

SCHEMA_VERSION = 29


def upgrade() -> None:
    op.add_column("tournament", sa.Column("solving", sa.String))
    op.create_table(
        "sheet",
        sa.Column("stage_id", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("player.id"), nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("points", sa.String),
        sa.Column("seconds", sa.Integer),
        sa.Column("entered_at", sa.String),
        sa.Column("checked_at", sa.String),
        sa.Column("checked_by", sa.String),
        sa.PrimaryKeyConstraint("stage_id", "round", "player_id"),
        sa.ForeignKeyConstraint(["stage_id", "round"], ["round.stage_id", "round.number"]),
    )
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
