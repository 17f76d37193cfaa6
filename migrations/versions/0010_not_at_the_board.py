"""A player may be noted as not at the board."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

SCHEMA_VERSION = 10


def upgrade() -> None:
    for name in ("white_away", "black_away"):
        op.add_column("game", sa.Column(name, sa.Boolean))
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
