"""A game may have a time and an arbiter of its own, and be played again."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

SCHEMA_VERSION = 8


def upgrade() -> None:
    for name in ("starts_at", "arbiter", "first_white_mark", "first_black_mark", "replay_reason"):
        op.add_column("game", sa.Column(name, sa.String))
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
