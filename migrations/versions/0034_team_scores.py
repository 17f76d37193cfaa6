"""Teams that people count for, quotas and caps of team scores, team-mates kept apart."""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"

SCHEMA_VERSION = 34


def upgrade() -> None:
    op.add_column("player", sa.Column("team", sa.String))
    op.add_column("across_ranking", sa.Column("in_each", sa.Boolean))
    op.add_column("across_ranking", sa.Column("quotas", sa.String))
    op.add_column("across_ranking", sa.Column("summed", sa.Boolean))
    op.add_column("across_ranking", sa.Column("most_members", sa.Integer))
    op.create_table(
        "team_mates",
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("first_round", sa.Integer, nullable=False),
        sa.Column("last_round", sa.Integer),
        sa.Column("absolute", sa.Boolean, nullable=False),
    )
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
