"""Discounts on entry fees, and receipts."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"

SCHEMA_VERSION = 22


def upgrade() -> None:
    op.create_table(
        "discount",
        sa.Column("position", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("whom", sa.String, nullable=False),
        sa.Column("off", sa.String, nullable=False),
        sa.Column("in_percent", sa.Boolean, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
    )
    op.create_table(
        "receipt",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("taken_at", sa.String, nullable=False),
        sa.Column("taken_by", sa.String, nullable=False),
    )
    op.create_table(
        "receipt_line",
        sa.Column("receipt", sa.Integer, primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("payer", sa.Integer, nullable=False),
        sa.Column("paid_for", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("fee", sa.String, nullable=False),
        sa.Column("discount", sa.String, nullable=False),
        sa.Column("paid", sa.String, nullable=False),
    )
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
