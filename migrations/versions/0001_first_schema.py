"""The first schema of an event file."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

APPLICATION_ID = 0x41524254
SCHEMA_VERSION = 1


def upgrade() -> None:
    op.create_table(
        "event",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("place", sa.String, nullable=False),
        sa.Column("federation", sa.String, nullable=False),
        sa.Column("organiser", sa.String, nullable=False),
        sa.Column("time_control", sa.String, nullable=False),
        sa.Column("starts_on", sa.String),
        sa.Column("ends_on", sa.String),
        sa.Column("discipline", sa.String, nullable=False),
        sa.Column("level", sa.String),
        sa.Column("entry_fee", sa.String),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.CheckConstraint("id = 1", name="one_event"),
    )
    op.create_table(
        "pin",
        sa.Column("authority", sa.String, primary_key=True),
        sa.Column("salt", sa.String, nullable=False),
        sa.Column("digest", sa.String, nullable=False),
    )
    op.create_table(
        "particular",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("text", sa.String, nullable=False),
    )
    op.create_table(
        "requirement",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("title", sa.String),
        sa.Column("dated", sa.Boolean, nullable=False),
        sa.Column("compulsory", sa.Boolean, nullable=False),
    )
    op.create_table(
        "official",
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("role", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("category", sa.String),
        sa.Column("title", sa.String),
        sa.Column("fide_id", sa.Integer),
        sa.Column("region", sa.String),
        sa.Column("birth", sa.String),
    )
    op.create_table(
        "player",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("latin_name", sa.String),
        sa.Column("birth", sa.String),
        sa.Column("sex", sa.String),
        sa.Column("title", sa.String),
        sa.Column("sport_rank", sa.String),
        sa.Column("fide_rating", sa.Integer),
        sa.Column("fide_origin", sa.String),
        sa.Column("national_rating", sa.Integer),
        sa.Column("national_origin", sa.String),
        sa.Column("arbiters_rating", sa.Integer),
        sa.Column("fide_id", sa.Integer),
        sa.Column("national_id", sa.String),
        sa.Column("federation", sa.String),
        sa.Column("region", sa.String),
        sa.Column("club", sa.String),
        sa.Column("coach", sa.String),
        sqlite_autoincrement=True,  # the journal goes on naming a removed player by his id
    )
    op.create_table(
        "tournament",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("system", sa.String, nullable=False),
        sa.Column("cycles", sa.Integer, nullable=False),
        sa.Column("swap_last_rounds", sa.Boolean, nullable=False),
        sa.Column("rounds", sa.Integer),
        sa.Column("scoring", sa.String, nullable=False),
        sa.Column("edition", sa.String, nullable=False),
        sa.Column("tie_breaks", sa.String, nullable=False),
        sa.Column("unresolved", sa.String, nullable=False),
        sa.Column("unrated", sa.String, nullable=False),
        sa.Column("annuls_withdrawals", sa.Boolean, nullable=False),
        sa.Column("forfeits_in_ratings", sa.Boolean, nullable=False),
        sa.Column("age_group", sa.String),
        sa.Column("playing_up", sa.Boolean, nullable=False),
        sa.Column("lowest_age", sa.Integer),
        sa.Column("women_only", sa.Boolean, nullable=False),
        sa.Column("lowest_rank", sa.String),
        sa.Column("quota", sa.Integer),
        sa.Column("quota_by", sa.String, nullable=False),
        sa.Column("tie_lot_seed", sa.String),
        sa.Column("knockout", sa.String, nullable=False),
        sa.Column("play_off", sa.String),
    )
    op.create_table(
        "entry",
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("player.id"), primary_key=True),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("present", sa.Boolean, nullable=False),
        sa.Column("fee_due", sa.String),
        sa.Column("fee_paid", sa.String, nullable=False),
        sa.Column("admission", sa.String),
        sa.Column("admitted_until", sa.String),
        sa.Column("admission_reason", sa.String),
    )
    op.create_table(
        "shown_paper",
        sa.Column("tournament_id", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.Integer, primary_key=True),
        sa.Column("requirement", sa.String, primary_key=True),
        sa.Column("valid_until", sa.String),
        sa.Column("number", sa.String),
        sa.ForeignKeyConstraint(
            ["tournament_id", "player_id"], ["entry.tournament_id", "entry.player_id"]
        ),
    )
    op.create_table(
        "ruling",
        sa.Column("tournament_id", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.Integer, primary_key=True),
        sa.Column("finding", sa.String, primary_key=True),
        sa.Column("allowed", sa.Boolean, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id", "player_id"], ["entry.tournament_id", "entry.player_id"]
        ),
    )
    op.create_table(
        "ceremony",
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("method", sa.String, nullable=False),
        sa.Column("mode", sa.String, nullable=False),
        sa.Column("begun_at", sa.String, nullable=False),
        sa.Column("seed", sa.String),
        sa.Column("contingents_by", sa.String),
        sa.Column("varma_variant", sa.String),
        sa.Column("quantities_shown", sa.Boolean, nullable=False),
        sa.Column("way_out", sa.String),
        sa.Column("witnesses", sa.String, nullable=False),
    )
    op.create_table(
        "ceremony_member",
        sa.Column(
            "tournament_id", sa.Integer, sa.ForeignKey("ceremony.tournament_id"), primary_key=True
        ),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("group", sa.Integer, nullable=False),
        sa.Column("contingent", sa.String),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("player.id"), nullable=False),
        sa.UniqueConstraint("tournament_id", "player_id", name="uq_ceremony_member_player_id"),
    )
    op.create_table(
        "ceremony_step",
        sa.Column(
            "tournament_id", sa.Integer, sa.ForeignKey("ceremony.tournament_id"), primary_key=True
        ),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("at", sa.String, nullable=False),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("player.id"), nullable=False),
        sa.Column("envelope", sa.String),
        sa.Column("number", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.Column("by", sa.String),
        sa.Column("taken_back_at", sa.String),
        sa.Column("note", sa.String),
        sa.Column("witness", sa.String),
    )
    op.create_table(
        "draw",
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("method", sa.String, nullable=False),
        sa.Column("seed", sa.String),
        sa.Column("contingents_by", sa.String),
        sa.Column("varma_variant", sa.String),
    )
    op.create_table(
        "drawn_number",
        sa.Column(
            "tournament_id", sa.Integer, sa.ForeignKey("draw.tournament_id"), primary_key=True
        ),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("player.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("envelope", sa.String),
        sa.Column("contingent", sa.String),
        sa.UniqueConstraint("tournament_id", "number", name="uq_drawn_number_number"),
        sa.UniqueConstraint("tournament_id", "player_id", name="uq_drawn_number_player_id"),
    )
    op.create_table(
        "stage",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("system", sa.String),
        sa.Column("cycles", sa.Integer),
        sa.Column("swap_last_rounds", sa.Boolean),
        sa.Column("tie_breaks", sa.String),
        sa.Column("unresolved", sa.String),
        sa.Column("knockout", sa.String),
        sa.Column("method", sa.String),
        sa.Column("seed", sa.String),
        sa.Column("first_place", sa.Integer),
        sa.Column("carries_results", sa.Boolean, nullable=False),
        sa.Column("time_control", sa.String, nullable=False),
        sa.Column("tie_lot_seed", sa.String),
        sqlite_autoincrement=True,  # the journal goes on naming a stage that was annulled
    )
    op.create_table(
        "slot",
        sa.Column("stage_id", sa.Integer, sa.ForeignKey("stage.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("player.id")),
        sa.Column("from_stage_id", sa.Integer, sa.ForeignKey("stage.id")),
        sa.Column("place", sa.Integer),
        sa.UniqueConstraint("stage_id", "player_id", name="uq_slot_player_id"),
    )
    op.create_table(
        "play_off",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), nullable=False),
        sa.Column("stage_id", sa.Integer, sa.ForeignKey("stage.id"), nullable=False),
        sa.Column("first_place", sa.Integer, nullable=False),
        sa.Column("begun_at", sa.String, nullable=False),
        sa.Column("ready_at", sa.String),
        sa.Column("given_up", sa.String, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "play_off_player",
        sa.Column("play_off_id", sa.Integer, sa.ForeignKey("play_off.id"), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("player.id"), nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False),
        sa.UniqueConstraint("play_off_id", "player_id", name="uq_play_off_player_player_id"),
    )
    op.create_table(
        "play_off_step",
        sa.Column("stage_id", sa.Integer, sa.ForeignKey("stage.id"), primary_key=True),
        sa.Column("play_off_id", sa.Integer, sa.ForeignKey("play_off.id"), nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
    )
    op.create_table(
        "match_decision",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("stage_id", sa.Integer, sa.ForeignKey("stage.id"), nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("at", sa.String, nullable=False),
        sa.Column("match", sa.String),
        sa.Column("step", sa.Integer),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("player.id")),
        sa.Column("value", sa.String, nullable=False),
        sa.Column("seed", sa.String),
        sa.Column("reason", sa.String, nullable=False),
    )
    op.create_table(
        "round",
        sa.Column("stage_id", sa.Integer, sa.ForeignKey("stage.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("starts_at", sa.String),
        sa.Column("published_at", sa.String),
        sa.Column("published_by", sa.String),
        sa.Column("signed_off_at", sa.String),
        sa.Column("signed_off_by", sa.String),
    )
    op.create_table(
        "game",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("stage_id", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("white_id", sa.Integer, sa.ForeignKey("player.id"), nullable=False),
        sa.Column("black_id", sa.Integer, sa.ForeignKey("player.id"), nullable=False),
        sa.Column("white_mark", sa.String),
        sa.Column("black_mark", sa.String),
        sa.Column("entered_at", sa.String),
        sa.Column("checked_at", sa.String),
        sa.Column("checked_by", sa.String),
        sa.Column("rated_white_mark", sa.String),
        sa.Column("rated_black_mark", sa.String),
        sa.Column("white_absence", sa.String),
        sa.Column("black_absence", sa.String),
        sa.Column("match", sa.String),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("time_control", sa.String, nullable=False),
        sa.Column("carried_from", sa.Integer, sa.ForeignKey("game.id")),
        sa.ForeignKeyConstraint(["stage_id", "round"], ["round.stage_id", "round.number"]),
        sa.UniqueConstraint("stage_id", "round", "board", name="uq_game_board"),
        sa.CheckConstraint("white_id <> black_id", name="two_players"),
        sa.CheckConstraint("(white_mark IS NULL) = (black_mark IS NULL)", name="both_marks"),
    )
    op.create_table(
        "adjournment",
        sa.Column("game_id", sa.Integer, sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("sealed_by", sa.String),
        sa.Column("note", sa.String, nullable=False),
        sa.Column("resumes_at", sa.String),
    )
    op.create_table(
        "bye",
        sa.Column("stage_id", sa.Integer, primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("player.id"), primary_key=True),
        sa.Column("mark", sa.String, nullable=False),
        sa.ForeignKeyConstraint(["stage_id", "round"], ["round.stage_id", "round.number"]),
    )
    op.create_table(
        "adjustment",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), nullable=False),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("player.id"), nullable=False),
        sa.Column("round", sa.Integer),
        sa.Column("points", sa.String, nullable=False),
    )
    op.create_table(
        "own_criterion",
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("definition", sa.String, nullable=False),
        sa.Column("lower_is_better", sa.Boolean, nullable=False),
    )
    op.create_table(
        "own_value",
        sa.Column("tournament_id", sa.Integer, primary_key=True),
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("player.id"), primary_key=True),
        sa.Column("value", sa.String, nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id", "code"], ["own_criterion.tournament_id", "own_criterion.code"]
        ),
    )
    op.create_table(
        "list_change",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), nullable=False),
        sa.Column("after_round", sa.Integer, nullable=False),
        sa.Column("before", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
    )
    op.create_table(
        "incident",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), nullable=False),
        sa.Column("at", sa.String, nullable=False),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("player.id"), nullable=False),
        sa.Column("person", sa.String),
        sa.Column("stage_id", sa.Integer, sa.ForeignKey("stage.id"), nullable=False),
        sa.Column("round", sa.Integer),
        sa.Column("board", sa.Integer),
        sa.Column("offence", sa.String, nullable=False),
        sa.Column("article", sa.String, nullable=False),
        sa.Column("account", sa.String, nullable=False),
        sa.Column("reported_by", sa.String, nullable=False),
        sa.Column("arbiter", sa.String, nullable=False),
        sa.Column("sanction", sa.String, nullable=False),
        sa.Column("minutes", sa.Integer),
        sa.Column("fine", sa.String),
        sa.Column("fine_paid", sa.Boolean, nullable=False),
        sa.Column("first_round", sa.Integer),
        sa.Column("last_round", sa.Integer),
        sa.Column("lifted_at", sa.String),
        sa.Column("lifted_by", sa.String),
        sa.Column("lifted_reason", sa.String),
    )
    op.create_table("incident_effect", *_effect_columns("incident"))
    op.create_table(
        "appeal",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("filed_at", sa.String, nullable=False),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("player.id"), nullable=False),
        sa.Column("person", sa.String),
        sa.Column("filed_by", sa.String, nullable=False),
        sa.Column("incident_id", sa.Integer, sa.ForeignKey("incident.id")),
        sa.Column("stage_id", sa.Integer, sa.ForeignKey("stage.id"), nullable=False),
        sa.Column("round", sa.Integer),
        sa.Column("board", sa.Integer),
        sa.Column("claim", sa.String, nullable=False),
        sa.Column("fee", sa.String),
        sa.Column("fee_paid", sa.Boolean, nullable=False),
        sa.Column("fee_returned", sa.Boolean, nullable=False),
        sa.Column("decided_at", sa.String),
        sa.Column("decided_by", sa.String, nullable=False),
        sa.Column("outcome", sa.String),
        sa.Column("decision", sa.String, nullable=False),
        sa.Column("lifted_incident", sa.Boolean, nullable=False),
    )
    op.create_table(
        "appeal_seat",
        sa.Column("appeal_id", sa.Integer, sa.ForeignKey("appeal.id"), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("chair", sa.Boolean, nullable=False),
        sa.Column("reserve", sa.Boolean, nullable=False),
        sa.Column("attendance", sa.String, nullable=False),
    )
    op.create_table("appeal_effect", *_effect_columns("appeal"))
    op.create_table(
        "kept_line",
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("after", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
    )
    op.create_table(
        "journal",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.String, nullable=False),
        sa.Column("actor", sa.String, nullable=False),
        sa.Column("authority", sa.String),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("command", sa.String, nullable=False),
        sa.Column("params", sa.String, nullable=False),
        sa.Column("changes", sa.String, nullable=False),
        sa.Column("reverses", sa.Integer, sa.ForeignKey("journal.id")),
        sa.Column("reason", sa.String),
        sa.Column("hash", sa.String, nullable=False),
        sqlite_autoincrement=True,
    )
    for act in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER journal_refuses_{act.lower()} BEFORE {act} ON journal "
            "BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END",
        )
    op.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def _effect_columns(cause: str) -> tuple[sa.Column[Any], ...]:
    """Return what is kept of a game that a sanction or a decision has changed."""
    return (
        sa.Column(f"{cause}_id", sa.Integer, sa.ForeignKey(f"{cause}.id"), primary_key=True),
        sa.Column("game_id", sa.Integer, sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("white_before", sa.String),
        sa.Column("black_before", sa.String),
        sa.Column("white_after", sa.String, nullable=False),
        sa.Column("black_after", sa.String, nullable=False),
    )
