"""Names of an event in English."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"

SCHEMA_VERSION = 24


def upgrade() -> None:
    op.create_table(
        "english_name",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("english", sa.String, nullable=False),
    )
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
