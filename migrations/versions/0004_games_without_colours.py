"""A forfeit of an imported report may have been without colours."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

SCHEMA_VERSION = 4


def upgrade() -> None:
    op.add_column("game", sa.Column("without_colours", sa.Boolean))
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
