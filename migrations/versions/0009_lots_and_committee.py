"""The seed of lots among the tied is fixed beforehand, whoever drew a number or a lot keeps their
name when another person takes their place, and the appeals committee is announced.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

SCHEMA_VERSION = 9


def upgrade() -> None:
    op.add_column("tournament", sa.Column("lot_seed", sa.String))
    op.add_column("event", sa.Column("committee_announced_at", sa.String))
    for table in ("drawn_number", "ceremony_step", "match_decision"):
        op.add_column(table, sa.Column("person", sa.String))
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
