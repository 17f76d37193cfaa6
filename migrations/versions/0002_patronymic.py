"""Players have a patronymic that stands apart from the name."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

SCHEMA_VERSION = 2


def upgrade() -> None:
    op.add_column("player", sa.Column("patronymic", sa.String))
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
