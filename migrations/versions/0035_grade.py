"""Grades of players of Go."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"

SCHEMA_VERSION = 35


def upgrade() -> None:
    op.add_column("player", sa.Column("grade", sa.String))
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
