"""Chess960: whether it is played, and from which positions each round began."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"

SCHEMA_VERSION = 16


def upgrade() -> None:
    op.add_column("event", sa.Column("chess960", sa.String))
    op.add_column("round", sa.Column("start_seed", sa.String))
    op.add_column("round", sa.Column("start_number", sa.Integer))
    op.add_column("round", sa.Column("start_of_boards", sa.String))
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
