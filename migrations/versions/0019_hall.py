"""The hall: the first board of each tournament, and its rooms."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

SCHEMA_VERSION = 19


def upgrade() -> None:
    op.add_column("tournament", sa.Column("first_board", sa.Integer))
    op.create_table(
        "room",
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
    )
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
