"""Entry fees of teams, beside those of people."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"

SCHEMA_VERSION = 28


def upgrade() -> None:
    op.add_column("event", sa.Column("team_fee", sa.String))
    op.add_column("tournament", sa.Column("team_fee", sa.String))
    op.add_column("team", sa.Column("fee_due", sa.String))
    op.add_column("team", sa.Column("fee_paid", sa.String, nullable=False, server_default="0"))
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
