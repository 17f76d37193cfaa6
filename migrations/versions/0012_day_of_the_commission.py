"""Decisions of the mandate commission keep their day."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

SCHEMA_VERSION = 12


def upgrade() -> None:
    op.add_column("entry", sa.Column("admitted_on", sa.String))
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
