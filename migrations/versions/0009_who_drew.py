"""Whoever drew a number or a lot keeps their name when another person takes their place."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

SCHEMA_VERSION = 9


def upgrade() -> None:
    for table in ("drawn_number", "ceremony_step", "match_decision"):
        op.add_column(table, sa.Column("person", sa.String))
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
