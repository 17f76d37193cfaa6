"""What captains have put under the reports of their matches."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"

SCHEMA_VERSION = 31


def upgrade() -> None:
    op.create_table(
        "match_signature",
        sa.Column("stage_id", sa.Integer, primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("team_id", sa.Integer, sa.ForeignKey("team.id"), primary_key=True),
        sa.Column("how", sa.String, nullable=False),
        sa.Column("signed_by", sa.String, nullable=False),
        sa.Column("substitute", sa.Boolean, nullable=False),
        sa.Column("signed_at", sa.String, nullable=False),
        sa.Column("own", sa.String, nullable=False),
        sa.Column("other", sa.String, nullable=False),
        sa.ForeignKeyConstraint(["stage_id", "round"], ["round.stage_id", "round.number"]),
    )
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
