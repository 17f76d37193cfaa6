"""What touches the pairings is listed, and when the rules mode was left."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

SCHEMA_VERSION = 17


def upgrade() -> None:
    op.create_table(
        "integrity_line",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), nullable=False),
        sa.Column("stage_id", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("told", sa.String, nullable=False),
        sa.Column("at", sa.String),
        *_of_an_act(),
    )
    op.create_table(
        "rules_left",
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("at", sa.String),
        *_of_an_act(),
    )
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def _of_an_act() -> tuple["sa.Column[str]", ...]:
    return tuple(sa.Column(name, sa.String, nullable=False) for name in ("actor", "reason"))
