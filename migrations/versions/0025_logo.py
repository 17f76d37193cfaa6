"""The logo of an event."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"

SCHEMA_VERSION = 25


def upgrade() -> None:
    op.create_table(
        "logo",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("picture", sa.String, nullable=False),
        sa.Column("width", sa.Integer, nullable=False),
        sa.Column("height", sa.Integer, nullable=False),
    )
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
