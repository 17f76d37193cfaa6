"""Texts of papers in words of an event's own."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"

SCHEMA_VERSION = 23


def upgrade() -> None:
    op.create_table(
        "paper_text",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("language", sa.String, primary_key=True),
        sa.Column("text", sa.String, nullable=False),
    )
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
