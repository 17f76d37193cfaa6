"""Results of tournaments that are multiplied in rankings across them."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"

SCHEMA_VERSION = 27


def upgrade() -> None:
    op.add_column("across_ranking", sa.Column("weights", sa.String))
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
