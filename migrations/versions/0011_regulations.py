"""The regulations are attached to the event, their file apart from what the journal tells."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

SCHEMA_VERSION = 11


def upgrade() -> None:
    op.create_table(
        "regulations",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("sha256", sa.String, nullable=False),
        sa.Column("attached_at", sa.String, nullable=False),
        sa.Column("sections", sa.String, nullable=False),
    )
    op.create_table(
        "attachment",
        sa.Column("sha256", sa.String, primary_key=True),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
    for act in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER attachment_refuses_{act.lower()} BEFORE {act} ON attachment "
            "BEGIN SELECT RAISE(ABORT, 'attachments are only added'); END",
        )
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
