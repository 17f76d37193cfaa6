"""Events online: accounts and venues of players, how a game ended, results that wait for a
decision.
"""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"

SCHEMA_VERSION = 30


def upgrade() -> None:
    op.add_column("player", sa.Column("account", sa.String))
    op.add_column("player", sa.Column("venue", sa.String))
    op.add_column("game", sa.Column("ended_by", sa.String))
    op.add_column("game", sa.Column("provisional", sa.Boolean))
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
