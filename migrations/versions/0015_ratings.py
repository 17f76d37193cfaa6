"""Which rating counts, which lists are asked, and ratings of lists that come out during play."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

SCHEMA_VERSION = 15


def upgrade() -> None:
    op.add_column("tournament", sa.Column("takes_standard", sa.Boolean))
    op.add_column("tournament", sa.Column("rating_lists", sa.String))
    for column in ("first_list_unchecked", "is_long", "keeps_first_ratings"):
        op.add_column("tournament", sa.Column(column, sa.Boolean))
    op.add_column("player", sa.Column("later_ratings", sa.String))
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
