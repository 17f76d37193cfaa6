"""Levels of a McMahon tournament, and the handicaps of its games."""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"

SCHEMA_VERSION = 36


def upgrade() -> None:
    op.add_column("entry", sa.Column("level", sa.Integer))
    op.add_column("entry", sa.Column("level_kept", sa.Integer))
    op.add_column("game", sa.Column("handicap", sa.Integer))
    op.add_column("game", sa.Column("komi", sa.String))
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
