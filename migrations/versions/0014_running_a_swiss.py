"""A Swiss is run: boards, numbers, byes asked for, categories, pairs changed by hand."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

SCHEMA_VERSION = 14


def upgrade() -> None:
    for column in ("board_order", "numbered_by", "last_criterion"):
        op.add_column("tournament", sa.Column(column, sa.String))
    for column in ("half_byes", "last_half_bye"):
        op.add_column("tournament", sa.Column(column, sa.Integer))
    op.add_column("entry", sa.Column("half_byes", sa.Integer))
    op.add_column("bye", sa.Column("remark", sa.String))
    op.add_column("bye", sa.Column("unexplained", sa.Boolean))
    op.add_column("round", sa.Column("made_from", sa.String))
    _beside_the_rules()
    _beside_the_rounds()
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def _beside_the_rules() -> None:
    op.create_table(
        "fixed_board",
        _of("tournament"),
        _of("player"),
        sa.Column("board", sa.Integer, nullable=False),
    )
    op.create_table(
        "category",
        _of("tournament"),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("sex", sa.String),
        sa.Column("younger_than", sa.Integer),
        sa.Column("at_least", sa.Integer),
        sa.Column("contingent_by", sa.String, nullable=False),
        sa.Column("contingent", sa.String),
        sa.Column("rating_from", sa.Integer),
        sa.Column("rating_below", sa.Integer),
        sa.Column("titles", sa.String, nullable=False),
    )
    op.create_table(
        "earlier_number",
        _of("tournament"),
        sa.Column("last_round", sa.Integer, primary_key=True),
        _of("player"),
        sa.Column("number", sa.Integer, nullable=False),
    )


def _beside_the_rounds() -> None:
    op.create_table("kept_player", *_of_round(), _of("player"), _to_round())
    op.create_table(
        "by_hand",
        *_of_round(),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("case", sa.String),
        _to_round(),
    )
    op.create_table(
        "system_pair",
        *_of_round(),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("white_id", sa.Integer, sa.ForeignKey("player.id"), nullable=False),
        sa.Column("black_id", sa.Integer, sa.ForeignKey("player.id")),
        _to_round(),
    )


def _of(table: str) -> "sa.Column[int]":
    """Return a part of a key that names a row of another table."""
    return sa.Column(f"{table}_id", sa.Integer, sa.ForeignKey(f"{table}.id"), primary_key=True)


def _of_round() -> tuple["sa.Column[int]", "sa.Column[int]"]:
    return (
        sa.Column("stage_id", sa.Integer, primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
    )


def _to_round() -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["stage_id", "round"], ["round.stage_id", "round.number"])
