"""Rows of an event file. Columns hold only int, str, bool or NULL; a migration made them."""

from sqlalchemy import ForeignKey, ForeignKeyConstraint, MetaData
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

SCHEMA_VERSION = 1
"""Number of the newest migration, kept in the file as `user_version`."""

APPLICATION_ID = 0x41524254
"""Marks an SQLite file as an event file of this program ("ARBT")."""


class Row(DeclarativeBase):
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(column_0_label)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        },
    )


class EventRow(Row):
    """The event itself; there is one row, with id 1."""

    __tablename__ = "event"
    id: Mapped[int] = mapped_column(primary_key=True)
    title: Mapped[str]
    place: Mapped[str]
    federation: Mapped[str]
    organiser: Mapped[str]
    time_control: Mapped[str]
    starts_on: Mapped[str | None]
    ends_on: Mapped[str | None]
    discipline: Mapped[str]
    level: Mapped[str | None]
    entry_fee: Mapped[str | None]
    practice: Mapped[bool]


class PinRow(Row):
    """How people sign in; without any row everybody may do everything."""

    __tablename__ = "pin"
    authority: Mapped[str] = mapped_column(primary_key=True)
    salt: Mapped[str]
    digest: Mapped[str]


class ParticularRow(Row):
    """A text of the technical information."""

    __tablename__ = "particular"
    id: Mapped[str] = mapped_column(primary_key=True)
    text: Mapped[str]


class RequirementRow(Row):
    """A paper that the mandate commission asks for."""

    __tablename__ = "requirement"
    id: Mapped[str] = mapped_column(primary_key=True)
    position: Mapped[int]
    title: Mapped[str | None]
    dated: Mapped[bool]
    compulsory: Mapped[bool]


class OfficialRow(Row):
    __tablename__ = "official"
    position: Mapped[int] = mapped_column(primary_key=True)
    role: Mapped[str]
    name: Mapped[str]
    category: Mapped[str | None]
    title: Mapped[str | None]
    fide_id: Mapped[int | None]
    region: Mapped[str | None]
    birth: Mapped[str | None]


class PlayerRow(Row):
    __tablename__ = "player"
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str]
    latin_name: Mapped[str | None]
    birth: Mapped[str | None]
    sex: Mapped[str | None]
    title: Mapped[str | None]
    sport_rank: Mapped[str | None]
    fide_rating: Mapped[int | None]
    fide_origin: Mapped[str | None]
    """Day and name of a rating list: "2026-11-01 FIDE standard"."""
    national_rating: Mapped[int | None]
    national_origin: Mapped[str | None]
    arbiters_rating: Mapped[int | None]
    fide_id: Mapped[int | None]
    national_id: Mapped[str | None]
    federation: Mapped[str | None]
    region: Mapped[str | None]
    club: Mapped[str | None]
    coach: Mapped[str | None]


class TournamentRow(Row):
    __tablename__ = "tournament"
    id: Mapped[int] = mapped_column(primary_key=True)
    title: Mapped[str]
    system: Mapped[str]
    cycles: Mapped[int]
    swap_last_rounds: Mapped[bool]
    rounds: Mapped[int | None]
    scoring: Mapped[str]
    """Points of a win, draw, loss, absence and pairing-allocated bye, separated by spaces."""
    edition: Mapped[str]
    tie_breaks: Mapped[str]
    """Criteria in their order, separated by spaces."""
    unresolved: Mapped[str]
    unrated: Mapped[str]
    annuls_withdrawals: Mapped[bool]
    forfeits_in_ratings: Mapped[bool]
    age_group: Mapped[str | None]
    playing_up: Mapped[bool]
    lowest_age: Mapped[int | None]
    women_only: Mapped[bool]
    lowest_rank: Mapped[str | None]
    quota: Mapped[int | None]
    quota_by: Mapped[str]
    tie_lot_seed: Mapped[str | None]
    knockout: Mapped[str]
    """Rules of a knockout, as `formats.regulations` writes them."""
    play_off: Mapped[str | None]
    """The play-off regulation, likewise."""


class EntryRow(Row):
    __tablename__ = "entry"
    tournament_id: Mapped[int] = mapped_column(ForeignKey("tournament.id"), primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id"), primary_key=True)
    status: Mapped[str]
    present: Mapped[bool]
    fee_due: Mapped[str | None]
    fee_paid: Mapped[str]
    admission: Mapped[str | None]
    admitted_until: Mapped[str | None]
    admission_reason: Mapped[str | None]


class ShownPaperRow(Row):
    """A paper that a player has shown to the mandate commission."""

    __tablename__ = "shown_paper"
    __table_args__ = (
        ForeignKeyConstraint(
            ["tournament_id", "player_id"], ["entry.tournament_id", "entry.player_id"]
        ),
    )
    tournament_id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(primary_key=True)
    requirement: Mapped[str] = mapped_column(primary_key=True)
    """Id of a requirement; what was shown stays when the requirement is dropped."""
    valid_until: Mapped[str | None]
    number: Mapped[str | None]


class RulingRow(Row):
    """What the arbiter decided about a finding."""

    __tablename__ = "ruling"
    __table_args__ = (
        ForeignKeyConstraint(
            ["tournament_id", "player_id"], ["entry.tournament_id", "entry.player_id"]
        ),
    )
    tournament_id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(primary_key=True)
    finding: Mapped[str] = mapped_column(primary_key=True)
    allowed: Mapped[bool]
    reason: Mapped[str]


class CeremonyRow(Row):
    __tablename__ = "ceremony"
    tournament_id: Mapped[int] = mapped_column(ForeignKey("tournament.id"), primary_key=True)
    method: Mapped[str]
    mode: Mapped[str]
    begun_at: Mapped[str]
    seed: Mapped[str | None]
    contingents_by: Mapped[str | None]
    varma_variant: Mapped[str | None]
    quantities_shown: Mapped[bool]
    way_out: Mapped[str | None]
    witnesses: Mapped[str]
    """Names, one a line."""


class CeremonyMemberRow(Row):
    """A player of a group of the ceremony; `position` is the order of drawing."""

    __tablename__ = "ceremony_member"
    tournament_id: Mapped[int] = mapped_column(
        ForeignKey("ceremony.tournament_id"), primary_key=True
    )
    position: Mapped[int] = mapped_column(primary_key=True)
    group: Mapped[int]
    contingent: Mapped[str | None]
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id"))


class CeremonyStepRow(Row):
    """An envelope chosen or a number drawn; one with a `note` was taken back."""

    __tablename__ = "ceremony_step"
    tournament_id: Mapped[int] = mapped_column(
        ForeignKey("ceremony.tournament_id"), primary_key=True
    )
    position: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[str]
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id"))
    envelope: Mapped[str | None]
    number: Mapped[int | None]
    place: Mapped[int | None]
    by: Mapped[str | None]
    taken_back_at: Mapped[str | None]
    note: Mapped[str | None]
    witness: Mapped[str | None]


class DrawRow(Row):
    __tablename__ = "draw"
    tournament_id: Mapped[int] = mapped_column(ForeignKey("tournament.id"), primary_key=True)
    method: Mapped[str]
    seed: Mapped[str | None]
    contingents_by: Mapped[str | None]
    varma_variant: Mapped[str | None]


class DrawnNumberRow(Row):
    """One step of the draw; `position` is the order of drawing."""

    __tablename__ = "drawn_number"
    tournament_id: Mapped[int] = mapped_column(ForeignKey("draw.tournament_id"), primary_key=True)
    position: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id"))
    number: Mapped[int]
    envelope: Mapped[str | None]
    contingent: Mapped[str | None]


class StageRow(Row):
    __tablename__ = "stage"
    id: Mapped[int] = mapped_column(primary_key=True)
    tournament_id: Mapped[int] = mapped_column(ForeignKey("tournament.id"))
    position: Mapped[int]
    kind: Mapped[str]
    title: Mapped[str] = mapped_column(default="")
    system: Mapped[str | None]
    """NULL for the main stage: this and what follows is said by the tournament."""
    cycles: Mapped[int | None]
    swap_last_rounds: Mapped[bool | None]
    tie_breaks: Mapped[str | None]
    """Criteria in their order, separated by spaces."""
    unresolved: Mapped[str | None]
    knockout: Mapped[str | None]
    method: Mapped[str | None]
    seed: Mapped[str | None]
    first_place: Mapped[int | None]
    carries_results: Mapped[bool] = mapped_column(default=False)
    time_control: Mapped[str] = mapped_column(default="")
    tie_lot_seed: Mapped[str | None]


class SlotRow(Row):
    """A place of a later stage."""

    __tablename__ = "slot"
    stage_id: Mapped[int] = mapped_column(ForeignKey("stage.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int | None] = mapped_column(ForeignKey("player.id"))
    from_stage_id: Mapped[int | None] = mapped_column(ForeignKey("stage.id"))
    place: Mapped[int | None]


class PlayOffRow(Row):
    """A tie that is played off."""

    __tablename__ = "play_off"
    id: Mapped[int] = mapped_column(primary_key=True)
    tournament_id: Mapped[int] = mapped_column(ForeignKey("tournament.id"))
    stage_id: Mapped[int] = mapped_column(ForeignKey("stage.id"))
    first_place: Mapped[int]
    begun_at: Mapped[str]
    ready_at: Mapped[str | None]
    given_up: Mapped[str]


class PlayOffPlayerRow(Row):
    """One of those tied; `position` is the order of the table."""

    __tablename__ = "play_off_player"
    play_off_id: Mapped[int] = mapped_column(ForeignKey("play_off.id"), primary_key=True)
    position: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id"))
    declined: Mapped[bool]


class PlayOffStepRow(Row):
    """A stage that is a step of a play-off."""

    __tablename__ = "play_off_step"
    stage_id: Mapped[int] = mapped_column(ForeignKey("stage.id"), primary_key=True)
    play_off_id: Mapped[int] = mapped_column(ForeignKey("play_off.id"))
    level: Mapped[int]


class MatchDecisionRow(Row):
    """What was decided about a match beside its games."""

    __tablename__ = "match_decision"
    id: Mapped[int] = mapped_column(primary_key=True)
    stage_id: Mapped[int] = mapped_column(ForeignKey("stage.id"))
    kind: Mapped[str]
    at: Mapped[str]
    match: Mapped[str | None]
    step: Mapped[int | None]
    player_id: Mapped[int | None] = mapped_column(ForeignKey("player.id"))
    value: Mapped[str]
    seed: Mapped[str | None]
    reason: Mapped[str]


class RoundRow(Row):
    __tablename__ = "round"
    stage_id: Mapped[int] = mapped_column(ForeignKey("stage.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    starts_at: Mapped[str | None]
    published_at: Mapped[str | None]
    published_by: Mapped[str | None]
    signed_off_at: Mapped[str | None]
    signed_off_by: Mapped[str | None]


class GameRow(Row):
    __tablename__ = "game"
    __table_args__ = (
        ForeignKeyConstraint(["stage_id", "round"], ["round.stage_id", "round.number"]),
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    stage_id: Mapped[int]
    round: Mapped[int]
    board: Mapped[int]
    white_id: Mapped[int] = mapped_column(ForeignKey("player.id"))
    black_id: Mapped[int] = mapped_column(ForeignKey("player.id"))
    white_mark: Mapped[str | None]
    black_mark: Mapped[str | None]
    entered_at: Mapped[str | None]
    checked_at: Mapped[str | None]
    checked_by: Mapped[str | None]
    rated_white_mark: Mapped[str | None]
    rated_black_mark: Mapped[str | None]
    white_absence: Mapped[str | None]
    black_absence: Mapped[str | None]
    match: Mapped[str | None]
    step: Mapped[int] = mapped_column(default=0)
    time_control: Mapped[str] = mapped_column(default="")
    carried_from: Mapped[int | None] = mapped_column(ForeignKey("game.id"))


class AdjournmentRow(Row):
    """A game that was broken off; the row stays when it is finished."""

    __tablename__ = "adjournment"
    game_id: Mapped[int] = mapped_column(ForeignKey("game.id"), primary_key=True)
    sealed_by: Mapped[str | None]
    note: Mapped[str]
    resumes_at: Mapped[str | None]


class ByeRow(Row):
    __tablename__ = "bye"
    __table_args__ = (
        ForeignKeyConstraint(["stage_id", "round"], ["round.stage_id", "round.number"]),
    )
    stage_id: Mapped[int] = mapped_column(primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id"), primary_key=True)
    mark: Mapped[str]


class AdjustmentRow(Row):
    """Points beside the results of games; without a round, of the whole tournament."""

    __tablename__ = "adjustment"
    id: Mapped[int] = mapped_column(primary_key=True)
    tournament_id: Mapped[int] = mapped_column(ForeignKey("tournament.id"))
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id"))
    round: Mapped[int | None]
    points: Mapped[str]


class OwnCriterionRow(Row):
    """A tie-break that the event defines itself."""

    __tablename__ = "own_criterion"
    tournament_id: Mapped[int] = mapped_column(ForeignKey("tournament.id"), primary_key=True)
    code: Mapped[str] = mapped_column(primary_key=True)
    definition: Mapped[str]
    lower_is_better: Mapped[bool]


class OwnValueRow(Row):
    __tablename__ = "own_value"
    __table_args__ = (
        ForeignKeyConstraint(
            ["tournament_id", "code"], ["own_criterion.tournament_id", "own_criterion.code"]
        ),
    )
    tournament_id: Mapped[int] = mapped_column(primary_key=True)
    code: Mapped[str] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id"), primary_key=True)
    value: Mapped[str]


class ListChangeRow(Row):
    """A change of the list of tie-breaks after play had begun."""

    __tablename__ = "list_change"
    id: Mapped[int] = mapped_column(primary_key=True)
    tournament_id: Mapped[int] = mapped_column(ForeignKey("tournament.id"))
    after_round: Mapped[int]
    before: Mapped[str]
    """Criteria in their order, separated by spaces."""
    reason: Mapped[str]


class IncidentRow(Row):
    """A line of the register of incidents."""

    __tablename__ = "incident"
    id: Mapped[int] = mapped_column(primary_key=True)
    tournament_id: Mapped[int] = mapped_column(ForeignKey("tournament.id"))
    at: Mapped[str]
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id"))
    person: Mapped[str | None]
    stage_id: Mapped[int] = mapped_column(ForeignKey("stage.id"))
    round: Mapped[int | None]
    board: Mapped[int | None]
    offence: Mapped[str]
    article: Mapped[str]
    account: Mapped[str]
    reported_by: Mapped[str]
    arbiter: Mapped[str]
    sanction: Mapped[str]
    minutes: Mapped[int | None]
    fine: Mapped[str | None]
    fine_paid: Mapped[bool]
    first_round: Mapped[int | None]
    last_round: Mapped[int | None]
    lifted_at: Mapped[str | None]
    lifted_by: Mapped[str | None]
    lifted_reason: Mapped[str | None]


class IncidentEffectRow(Row):
    """What a sanction did to the result of a game."""

    __tablename__ = "incident_effect"
    incident_id: Mapped[int] = mapped_column(ForeignKey("incident.id"), primary_key=True)
    game_id: Mapped[int] = mapped_column(ForeignKey("game.id"), primary_key=True)
    white_before: Mapped[str | None]
    black_before: Mapped[str | None]
    white_after: Mapped[str]
    black_after: Mapped[str]


class AppealRow(Row):
    """A protest or an appeal."""

    __tablename__ = "appeal"
    id: Mapped[int] = mapped_column(primary_key=True)
    tournament_id: Mapped[int] = mapped_column(ForeignKey("tournament.id"))
    kind: Mapped[str]
    filed_at: Mapped[str]
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id"))
    person: Mapped[str | None]
    filed_by: Mapped[str]
    incident_id: Mapped[int | None] = mapped_column(ForeignKey("incident.id"))
    stage_id: Mapped[int] = mapped_column(ForeignKey("stage.id"))
    round: Mapped[int | None]
    board: Mapped[int | None]
    claim: Mapped[str]
    fee: Mapped[str | None]
    fee_paid: Mapped[bool]
    fee_returned: Mapped[bool]
    decided_at: Mapped[str | None]
    decided_by: Mapped[str]
    outcome: Mapped[str | None]
    decision: Mapped[str]
    lifted_incident: Mapped[bool]


class AppealSeatRow(Row):
    """A member of the committee at the sitting about an appeal."""

    __tablename__ = "appeal_seat"
    appeal_id: Mapped[int] = mapped_column(ForeignKey("appeal.id"), primary_key=True)
    position: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str]
    chair: Mapped[bool]
    reserve: Mapped[bool]
    attendance: Mapped[str]


class AppealEffectRow(Row):
    """What the decision of an appeal did to the result of a game."""

    __tablename__ = "appeal_effect"
    appeal_id: Mapped[int] = mapped_column(ForeignKey("appeal.id"), primary_key=True)
    game_id: Mapped[int] = mapped_column(ForeignKey("game.id"), primary_key=True)
    white_before: Mapped[str | None]
    black_before: Mapped[str | None]
    white_after: Mapped[str]
    black_after: Mapped[str]


class KeptLineRow(Row):
    """A line of a report file that is kept to be written again."""

    __tablename__ = "kept_line"
    tournament_id: Mapped[int] = mapped_column(ForeignKey("tournament.id"), primary_key=True)
    position: Mapped[int] = mapped_column(primary_key=True)
    after: Mapped[str]
    text: Mapped[str]


class JournalRow(Row):
    """One entry of the journal; see `journal.py`. Triggers refuse UPDATE and DELETE."""

    __tablename__ = "journal"
    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[str]
    actor: Mapped[str]
    authority: Mapped[str | None]
    kind: Mapped[str]
    command: Mapped[str]
    params: Mapped[str]
    changes: Mapped[str]
    reverses: Mapped[int | None]
    reason: Mapped[str | None]
    hash: Mapped[str]
