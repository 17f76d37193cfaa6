"""The sport of a tournament."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"

SCHEMA_VERSION = 32


def upgrade() -> None:
    op.add_column("tournament", sa.Column("sport", sa.String))
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
