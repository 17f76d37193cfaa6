"""An event has a rank, and contingents have quotas of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

SCHEMA_VERSION = 6


def upgrade() -> None:
    op.add_column("event", sa.Column("rank", sa.String))
    op.add_column("tournament", sa.Column("quotas", sa.String))
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
