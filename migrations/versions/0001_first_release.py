"""The schema of the first release."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

APPLICATION_ID = 0x41524254
SCHEMA_VERSION = 1


def upgrade() -> None:
    _event()
    _tournaments()
    _people()
    _numbers()
    _stages()
    _play()
    _disputes()
    _keeping()
    _only_grow("journal", "the journal is append-only")
    _only_grow("attachment", "attachments are only added")
    op.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    op.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def _event() -> None:
    """Make the event, its officials, hall, money, papers and attached files."""
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
        sa.Column("sample", sa.Boolean),
        sa.Column("rank", sa.String),
        sa.Column("committee_announced_at", sa.String),
        sa.Column("chess960", sa.String),
        sa.Column("team_fee", sa.String),
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
        sa.Column("tournaments", sa.String),
        sa.Column("rooms", sa.String),
        sa.Column("shifts", sa.String),
        sa.Column("days", sa.String),
    )
    op.create_table(
        "room",
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
    )
    op.create_table(
        "discount",
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("whom", sa.String, nullable=False),
        sa.Column("off", sa.String, nullable=False),
        sa.Column("in_percent", sa.Boolean, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
    )
    op.create_table(
        "receipt",
        sa.Column("number", sa.Integer, primary_key=True),
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
    op.create_table(
        "paper_text",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("language", sa.String, primary_key=True),
        sa.Column("text", sa.String, nullable=False),
    )
    op.create_table(
        "english_name",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("english", sa.String, nullable=False),
    )
    op.create_table(
        "logo",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("picture", sa.String, nullable=False),
        sa.Column("width", sa.Integer, nullable=False),
        sa.Column("height", sa.Integer, nullable=False),
    )
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


def _tournaments() -> None:
    """Make the tournaments with their rules."""
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
        sa.Column("quotas", sa.String),
        sa.Column("lot_seed", sa.String),
        sa.Column("swiss_system", sa.String),
        sa.Column("swiss_assumed", sa.Boolean),
        sa.Column("initial_colour", sa.String),
        sa.Column("acceleration", sa.String),
        sa.Column("last_accelerated", sa.Integer),
        sa.Column("counts_all_numbers", sa.Boolean),
        sa.Column("board_order", sa.String),
        sa.Column("numbered_by", sa.String),
        sa.Column("last_criterion", sa.String),
        sa.Column("half_byes", sa.Integer),
        sa.Column("last_half_bye", sa.Integer),
        sa.Column("takes_standard", sa.Boolean),
        sa.Column("rating_lists", sa.String),
        sa.Column("first_list_unchecked", sa.Boolean),
        sa.Column("is_long", sa.Boolean),
        sa.Column("keeps_first_ratings", sa.Boolean),
        sa.Column("position", sa.Integer),
        sa.Column("starts_on", sa.String),
        sa.Column("ends_on", sa.String),
        sa.Column("time_control", sa.String),
        sa.Column("discipline", sa.String),
        sa.Column("chess960", sa.String),
        sa.Column("entry_fee", sa.String),
        sa.Column("first_board", sa.Integer),
        sa.Column("teams", sa.String),
        sa.Column("team_fee", sa.String),
        sa.Column("solving", sa.String),
        sa.Column("sport", sa.String),
        sa.Column("readings", sa.String),
        sa.Column("mcmahon", sa.String),
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
        sa.Column("player_id", sa.Integer, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id", "code"], ["own_criterion.tournament_id", "own_criterion.code"]
        ),
    )
    op.create_table(
        "virtual_points",
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("points", sa.String, nullable=False),
        sa.Column("first_round", sa.Integer, nullable=False),
        sa.Column("last_round", sa.Integer, nullable=False),
        sa.Column("first_number", sa.Integer, nullable=False),
        sa.Column("last_number", sa.Integer, nullable=False),
    )
    op.create_table(
        "forbidden",
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("first_round", sa.Integer, nullable=False),
        sa.Column("last_round", sa.Integer),
    )
    op.create_table(
        "forbidden_player",
        sa.Column("tournament_id", sa.Integer, primary_key=True),
        sa.Column("forbidden", sa.Integer, primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id", "forbidden"], ["forbidden.tournament_id", "forbidden.position"]
        ),
    )
    op.create_table(
        "team_mates",
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("first_round", sa.Integer, nullable=False),
        sa.Column("last_round", sa.Integer),
        sa.Column("absolute", sa.Boolean, nullable=False),
    )
    op.create_table(
        "fixed_board",
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("player_id", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, nullable=False),
    )
    op.create_table(
        "category",
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), primary_key=True),
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
        "across_ranking",
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("tournaments", sa.String, nullable=False),
        sa.Column("measure", sa.String, nullable=False),
        sa.Column("for_places", sa.String, nullable=False),
        sa.Column("shared", sa.String, nullable=False),
        sa.Column("boys", sa.Integer, nullable=False),
        sa.Column("girls", sa.Integer, nullable=False),
        sa.Column("others", sa.Integer),
        sa.Column("of_one", sa.Integer),
        sa.Column("once_each", sa.Boolean, nullable=False),
        sa.Column("in_categories", sa.Boolean, nullable=False),
        sa.Column("ties", sa.String, nullable=False),
        sa.Column("weights", sa.String),
        sa.Column("in_each", sa.Boolean),
        sa.Column("quotas", sa.String),
        sa.Column("summed", sa.Boolean),
        sa.Column("most_members", sa.Integer),
    )


def _people() -> None:
    """Make people, what they enter, what they have shown, their teams."""
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
        sa.Column("patronymic", sa.String),
        sa.Column("needs", sa.String),
        sa.Column("later_ratings", sa.String),
        sa.Column("account", sa.String),
        sa.Column("venue", sa.String),
        sa.Column("team", sa.String),
        sa.Column("grade", sa.String),
        sqlite_autoincrement=True,
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
        sa.Column("admitted_on", sa.String),
        sa.Column("half_byes", sa.Integer),
        sa.Column("level", sa.Integer),
        sa.Column("level_kept", sa.Integer),
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
        sa.Column("fee_due", sa.String),
        sa.Column("fee_paid", sa.String, nullable=False, server_default="0"),
        sqlite_autoincrement=True,
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


def _numbers() -> None:
    """Make the draw of numbers."""
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
        sa.Column("player_id", sa.Integer, nullable=False),
        sa.UniqueConstraint("tournament_id", "player_id", name="uq_ceremony_member_player_id"),
    )
    op.create_table(
        "ceremony_step",
        sa.Column(
            "tournament_id", sa.Integer, sa.ForeignKey("ceremony.tournament_id"), primary_key=True
        ),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("at", sa.String, nullable=False),
        sa.Column("player_id", sa.Integer, nullable=False),
        sa.Column("envelope", sa.String),
        sa.Column("number", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.Column("by", sa.String),
        sa.Column("taken_back_at", sa.String),
        sa.Column("note", sa.String),
        sa.Column("witness", sa.String),
        sa.Column("person", sa.String),
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
        sa.Column("player_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("envelope", sa.String),
        sa.Column("contingent", sa.String),
        sa.Column("person", sa.String),
        sa.UniqueConstraint("tournament_id", "number", name="uq_drawn_number_number"),
        sa.UniqueConstraint("tournament_id", "player_id", name="uq_drawn_number_player_id"),
    )
    op.create_table(
        "earlier_number",
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("last_round", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table(
        "list_change",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), nullable=False),
        sa.Column("after_round", sa.Integer, nullable=False),
        sa.Column("before", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
    )


def _stages() -> None:
    """Make stages, play-offs and what was decided in matches."""
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
        sa.Column("boards_of", sa.Integer),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "slot",
        sa.Column("stage_id", sa.Integer, sa.ForeignKey("stage.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.Integer),
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
        sa.Column("player_id", sa.Integer, nullable=False),
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
        sa.Column("player_id", sa.Integer),
        sa.Column("value", sa.String, nullable=False),
        sa.Column("seed", sa.String),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("person", sa.String),
    )


def _play() -> None:
    """Make rounds, games, byes, sheets, line-ups."""
    op.create_table(
        "round",
        sa.Column("stage_id", sa.Integer, sa.ForeignKey("stage.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("starts_at", sa.String),
        sa.Column("published_at", sa.String),
        sa.Column("published_by", sa.String),
        sa.Column("signed_off_at", sa.String),
        sa.Column("signed_off_by", sa.String),
        sa.Column("made_from", sa.String),
        sa.Column("start_seed", sa.String),
        sa.Column("start_number", sa.Integer),
        sa.Column("start_of_boards", sa.String),
    )
    op.create_table(
        "game",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("stage_id", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("white_id", sa.Integer, nullable=False),
        sa.Column("black_id", sa.Integer, nullable=False),
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
        sa.Column("without_colours", sa.Boolean),
        sa.Column("starts_at", sa.String),
        sa.Column("arbiter", sa.String),
        sa.Column("first_white_mark", sa.String),
        sa.Column("first_black_mark", sa.String),
        sa.Column("replay_reason", sa.String),
        sa.Column("white_away", sa.Boolean),
        sa.Column("black_away", sa.Boolean),
        sa.Column("ended_by", sa.String),
        sa.Column("provisional", sa.Boolean),
        sa.Column("handicap", sa.Integer),
        sa.Column("komi", sa.String),
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
        sa.Column("player_id", sa.Integer, primary_key=True),
        sa.Column("mark", sa.String, nullable=False),
        sa.Column("remark", sa.String),
        sa.Column("unexplained", sa.Boolean),
        sa.ForeignKeyConstraint(["stage_id", "round"], ["round.stage_id", "round.number"]),
    )
    op.create_table(
        "kept_player",
        sa.Column("stage_id", sa.Integer, primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.Integer, primary_key=True),
        sa.ForeignKeyConstraint(["stage_id", "round"], ["round.stage_id", "round.number"]),
    )
    op.create_table(
        "by_hand",
        sa.Column("stage_id", sa.Integer, primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("case", sa.String),
        sa.ForeignKeyConstraint(["stage_id", "round"], ["round.stage_id", "round.number"]),
    )
    op.create_table(
        "system_pair",
        sa.Column("stage_id", sa.Integer, primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("white_id", sa.Integer, nullable=False),
        sa.Column("black_id", sa.Integer),
        sa.ForeignKeyConstraint(["stage_id", "round"], ["round.stage_id", "round.number"]),
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
    op.create_table(
        "sheet",
        sa.Column("stage_id", sa.Integer, primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("player.id"), primary_key=True),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("points", sa.String),
        sa.Column("seconds", sa.Integer),
        sa.Column("entered_at", sa.String),
        sa.Column("checked_at", sa.String),
        sa.Column("checked_by", sa.String),
        sa.ForeignKeyConstraint(["stage_id", "round"], ["round.stage_id", "round.number"]),
    )
    op.create_table(
        "adjustment",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), nullable=False),
        sa.Column("player_id", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer),
        sa.Column("points", sa.String, nullable=False),
        sa.Column("game_points", sa.String),
    )


def _disputes() -> None:
    """Make incidents and appeals."""
    op.create_table(
        "incident",
        sa.Column("met_round", sa.Integer),
        sa.Column("met_board", sa.Integer),
        sa.Column("white_id", sa.Integer),
        sa.Column("black_id", sa.Integer),
        sa.Column("white_person", sa.String),
        sa.Column("black_person", sa.String),
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), nullable=False),
        sa.Column("at", sa.String, nullable=False),
        sa.Column("stage_id", sa.Integer, sa.ForeignKey("stage.id"), nullable=False),
        sa.Column("round", sa.Integer),
        sa.Column("board", sa.Integer),
        sa.Column("offence", sa.String, nullable=False),
        sa.Column("article", sa.String, nullable=False),
        sa.Column("account", sa.String, nullable=False),
        sa.Column("reported_by", sa.String, nullable=False),
        sa.Column("arbiter", sa.String, nullable=False),
        sa.Column("chief", sa.String),
    )
    op.create_table(
        "penalty",
        sa.Column("incident_id", sa.Integer, sa.ForeignKey("incident.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.Integer),
        sa.Column("person", sa.String),
        sa.Column("capacity", sa.String),
        sa.Column("sanction", sa.String, nullable=False),
        sa.Column("minutes", sa.Integer),
        sa.Column("fine", sa.String),
        sa.Column("fine_paid", sa.Boolean, nullable=False),
        sa.Column("first_round", sa.Integer),
        sa.Column("last_round", sa.Integer),
        sa.Column("offences_before", sa.Integer),
        sa.Column("warnings_before", sa.Integer),
        sa.Column("lifted_at", sa.String),
        sa.Column("lifted_by", sa.String),
        sa.Column("lifted_reason", sa.String),
    )
    op.create_table(
        "penalty_effect",
        sa.Column("met_round", sa.Integer),
        sa.Column("met_board", sa.Integer),
        sa.Column("white_id", sa.Integer),
        sa.Column("black_id", sa.Integer),
        sa.Column("white_person", sa.String),
        sa.Column("black_person", sa.String),
        sa.Column("game_id", sa.Integer, sa.ForeignKey("game.id")),
        sa.Column("white_before", sa.String),
        sa.Column("black_before", sa.String),
        sa.Column("white_after", sa.String),
        sa.Column("black_after", sa.String),
        sa.Column("incident_id", sa.Integer, sa.ForeignKey("incident.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("lifting", sa.Boolean, primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
    )
    op.create_table(
        "appeal",
        sa.Column("met_round", sa.Integer),
        sa.Column("met_board", sa.Integer),
        sa.Column("white_id", sa.Integer),
        sa.Column("black_id", sa.Integer),
        sa.Column("white_person", sa.String),
        sa.Column("black_person", sa.String),
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("filed_at", sa.String, nullable=False),
        sa.Column("player_id", sa.Integer, nullable=False),
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
        sa.Column("lifted", sa.String, nullable=False),
        sa.Column("left_standing", sa.String),
        sa.Column("penalty", sa.Integer),
        sa.Column("against_organiser", sa.Boolean),
        sa.Column("white_filed", sa.String),
        sa.Column("black_filed", sa.String),
        sa.Column("white_decided", sa.String),
        sa.Column("black_decided", sa.String),
        sa.Column("addressee", sa.String),
        sa.Column("chief", sa.String),
    )
    op.create_table(
        "appeal_seat",
        sa.Column("appeal_id", sa.Integer, sa.ForeignKey("appeal.id"), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("chair", sa.Boolean, nullable=False),
        sa.Column("reserve", sa.Boolean, nullable=False),
        sa.Column("attendance", sa.String, nullable=False),
        sa.Column("concern", sa.String),
    )
    op.create_table(
        "appeal_effect",
        sa.Column("met_round", sa.Integer),
        sa.Column("met_board", sa.Integer),
        sa.Column("white_id", sa.Integer),
        sa.Column("black_id", sa.Integer),
        sa.Column("white_person", sa.String),
        sa.Column("black_person", sa.String),
        sa.Column("game_id", sa.Integer, sa.ForeignKey("game.id")),
        sa.Column("white_before", sa.String),
        sa.Column("black_before", sa.String),
        sa.Column("white_after", sa.String),
        sa.Column("black_after", sa.String),
        sa.Column("appeal_id", sa.Integer, sa.ForeignKey("appeal.id"), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
    )


def _keeping() -> None:
    """Make the journal, and what an event says of itself: lines, what was beside the rules."""
    op.create_table(
        "kept_line",
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("after", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
    )
    op.create_table(
        "integrity_line",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), nullable=False),
        sa.Column("stage_id", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("told", sa.String, nullable=False),
        sa.Column("at", sa.String),
        sa.Column("actor", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
    )
    op.create_table(
        "rules_left",
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("at", sa.String),
        sa.Column("actor", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
    )
    op.create_table(
        "journal",
        sa.Column("id", sa.Integer, primary_key=True),
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


def _only_grow(table: str, told: str) -> None:
    """Let rows of a table be added, never changed or taken away."""
    for act in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER {table}_refuses_{act.lower()} BEFORE {act} ON {table} "
            f"BEGIN SELECT RAISE(ABORT, '{told}'); END"
        )
