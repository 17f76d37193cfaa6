"""A player may have special needs that the arbiter is to know of."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

SCHEMA_VERSION = 7


def upgrade() -> None:
    op.add_column("player", sa.Column("needs", sa.String))
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
