"""The seed of lots among the tied is fixed beforehand; the appeals committee is announced."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

SCHEMA_VERSION = 8


def upgrade() -> None:
    op.add_column("tournament", sa.Column("lot_seed", sa.String))
    op.add_column("event", sa.Column("committee_announced_at", sa.String))
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
