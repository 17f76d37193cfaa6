"""Officials have tournaments, rooms, shifts and days of duty."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"

SCHEMA_VERSION = 21


def upgrade() -> None:
    op.add_column("official", sa.Column("tournaments", sa.String))
    op.add_column("official", sa.Column("rooms", sa.String))
    op.add_column("official", sa.Column("shifts", sa.String))
    op.add_column("official", sa.Column("days", sa.String))
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
