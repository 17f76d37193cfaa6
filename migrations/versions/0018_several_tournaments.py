"""Several tournaments in one event: their order, and what they have otherwise than the event."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

SCHEMA_VERSION = 18


def upgrade() -> None:
    op.add_column("tournament", sa.Column("position", sa.Integer))
    op.add_column("tournament", sa.Column("starts_on", sa.String))
    op.add_column("tournament", sa.Column("ends_on", sa.String))
    op.add_column("tournament", sa.Column("time_control", sa.String))
    op.add_column("tournament", sa.Column("discipline", sa.String))
    op.add_column("tournament", sa.Column("chess960", sa.String))
    op.add_column("tournament", sa.Column("entry_fee", sa.String))
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
