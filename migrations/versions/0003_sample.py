"""The sample event says that it is one."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

SCHEMA_VERSION = 3


def upgrade() -> None:
    op.add_column("event", sa.Column("sample", sa.Boolean))
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
