"""A Swiss says how it is paired: its system, its colours, acceleration, who may not meet."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

SCHEMA_VERSION = 13


def upgrade() -> None:
    op.add_column("tournament", sa.Column("swiss_system", sa.String))
    op.add_column("tournament", sa.Column("swiss_assumed", sa.Boolean))
    for column in ("initial_colour", "acceleration"):
        op.add_column("tournament", sa.Column(column, sa.String))
    # Alembic adds no column that refers to another table, and SQLite does.
    op.execute("ALTER TABLE tournament ADD COLUMN last_accelerated INTEGER REFERENCES player (id)")
    op.add_column("tournament", sa.Column("counts_all_numbers", sa.Boolean))
    op.create_table(
        "virtual_points",
        _of_tournament(),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("points", sa.String, nullable=False),
        sa.Column("first_round", sa.Integer, nullable=False),
        sa.Column("last_round", sa.Integer, nullable=False),
        sa.Column("first_number", sa.Integer, nullable=False),
        sa.Column("last_number", sa.Integer, nullable=False),
    )
    op.create_table(
        "forbidden",
        _of_tournament(),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("first_round", sa.Integer, nullable=False),
        sa.Column("last_round", sa.Integer),
    )
    op.create_table(
        "forbidden_player",
        sa.Column("tournament_id", sa.Integer, primary_key=True),
        sa.Column("forbidden", sa.Integer, primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("player.id"), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id", "forbidden"], ["forbidden.tournament_id", "forbidden.position"]
        ),
    )
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def _of_tournament() -> "sa.Column[int]":
    return sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), primary_key=True)
