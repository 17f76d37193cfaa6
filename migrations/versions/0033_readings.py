"""How the text of a Swiss system is read, and the rules of McMahon."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"

SCHEMA_VERSION = 33


def upgrade() -> None:
    op.add_column("tournament", sa.Column("readings", sa.String))
    op.add_column("tournament", sa.Column("mcmahon", sa.String))
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
