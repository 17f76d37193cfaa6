"""Rankings across the tournaments of an event."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"

SCHEMA_VERSION = 20


def upgrade() -> None:
    op.create_table(
        "across_ranking",
        sa.Column("position", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("tournaments", sa.String, nullable=False),
        sa.Column("measure", sa.String, nullable=False),
        sa.Column("for_places", sa.String, nullable=False),
        sa.Column("shared", sa.String, nullable=False),
        sa.Column("boys", sa.Integer, nullable=False),
        sa.Column("girls", sa.Integer, nullable=False),
        sa.Column("others", sa.Integer),
        sa.Column("of_one", sa.Integer),
        sa.Column("once_each", sa.Boolean, nullable=False),
        sa.Column("in_categories", sa.Boolean, nullable=False),
        sa.Column("ties", sa.String, nullable=False),
    )
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
