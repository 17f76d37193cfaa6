"""Teams, their rosters, line-ups and rules.

Columns of participants hold people or teams from here on, so that they refer to no table alone.
"""

import re

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"

SCHEMA_VERSION = 26

_OF_PARTICIPANTS = {
    "adjustment": ("player_id",),
    "appeal": ("player_id", "white_id", "black_id"),
    "appeal_effect": ("white_id", "black_id"),
    "bye": ("player_id",),
    "ceremony_member": ("player_id",),
    "ceremony_step": ("player_id",),
    "drawn_number": ("player_id",),
    "earlier_number": ("player_id",),
    "fixed_board": ("player_id",),
    "forbidden_player": ("player_id",),
    "game": ("white_id", "black_id"),
    "incident": ("white_id", "black_id"),
    "kept_player": ("player_id",),
    "match_decision": ("player_id",),
    "own_value": ("player_id",),
    "penalty": ("player_id",),
    "penalty_effect": ("white_id", "black_id"),
    "play_off_player": ("player_id",),
    "slot": ("player_id",),
    "system_pair": ("white_id", "black_id"),
    "tournament": ("last_accelerated",),
}


def upgrade() -> None:
    op.create_table(
        "team",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("short_name", sa.String, nullable=False),
        sa.Column("club", sa.String),
        sa.Column("region", sa.String),
        sa.Column("federation", sa.String),
        sa.Column("captain", sa.String, nullable=False),
        sa.Column("captain_id", sa.Integer, sa.ForeignKey("player.id")),
        sa.Column("substitute", sa.String, nullable=False),
        sa.Column("coach", sa.String),
        sa.Column("strength", sa.Integer),
        sa.Column("status", sa.String, nullable=False),
        sqlite_autoincrement=True,  # the journal goes on naming a team that was removed
    )
    op.create_table(
        "team_member",
        sa.Column("team_id", sa.Integer, sa.ForeignKey("team.id"), primary_key=True),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("player.id"), primary_key=True),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("reserve", sa.Boolean, nullable=False),
        sa.Column("boards", sa.String, nullable=False),
        sa.Column("number", sa.Integer),
    )
    op.create_table(
        "line_up",
        sa.Column("stage_id", sa.Integer, primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("team_id", sa.Integer, sa.ForeignKey("team.id"), primary_key=True),
        sa.Column("players", sa.String, nullable=False),
        sa.Column("handed_in_at", sa.String),
        sa.Column("handed_in_by", sa.String, nullable=False),
        sa.ForeignKeyConstraint(["stage_id", "round"], ["round.stage_id", "round.number"]),
    )
    op.add_column("tournament", sa.Column("teams", sa.String))
    op.add_column("adjustment", sa.Column("game_points", sa.String))
    op.add_column("stage", sa.Column("boards_of", sa.Integer))
    _free_participants()
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def _free_participants() -> None:
    """Let columns of participants refer to no table.

    A reference takes no room in a table, so that its description alone is written anew, as SQLite
    documents it for the removal of constraints.
    """
    database = op.get_bind()
    op.execute("PRAGMA writable_schema = ON")
    for table, columns in _OF_PARTICIPANTS.items():
        asked = sa.text("SELECT sql FROM sqlite_master WHERE type = 'table' AND name = :name")
        made = database.execute(asked, {"name": table}).scalar_one()
        for column in columns:
            reference = r"REFERENCES \"?player\"? \(id\)"
            made, of_table = re.subn(rf",\s*FOREIGN KEY\({column}\) {reference}", "", made)
            made, of_column = re.subn(rf"({column} INTEGER) {reference}", r"\1", made)
            assert of_table + of_column == 1, (table, column, made)
        database.execute(
            sa.text("UPDATE sqlite_master SET sql = :made WHERE type = 'table' AND name = :name"),
            {"made": made, "name": table},
        )
    op.execute("PRAGMA writable_schema = RESET")
