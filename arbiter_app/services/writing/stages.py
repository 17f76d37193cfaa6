"""The rows of later stages: their places, schedules, and how they go again."""

from collections.abc import Collection, Iterable, Sequence

from sqlalchemy import select

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.numbering import DrawMethod
from arbiter_app.domain.facts.rounds import Slot, Stage, StageKind
from arbiter_app.domain.facts.settings import Settings
from arbiter_app.domain.ids import GameId, StageId
from arbiter_app.domain.next_step.qualifiers import Meeting
from arbiter_app.formats.regulations import format_rules
from arbiter_app.services.writing.settings import moment_text
from arbiter_app.store.event_file.schema import (
    AdjournmentRow,
    AppealEffectRow,
    AppealRow,
    ByeRow,
    GameRow,
    IncidentEffectRow,
    IncidentRow,
    MatchDecisionRow,
    PlayOffStepRow,
    RoundRow,
    SlotRow,
    StageRow,
)
from arbiter_app.store.event_file.unit_of_work import UnitOfWork


def stage_row(uow: UnitOfWork) -> StageRow:
    """Return the row of the stage where a command runs. Raises RuleError("stage.main")."""
    stage = uow.competition
    if stage.kind is StageKind.MAIN:
        raise RuleError("stage.main")
    return uow.session.get_one(StageRow, stage.id)


def add_stage_row(uow: UnitOfWork, stage: Stage, settings: Settings) -> StageId:
    """Write a new stage with its places behind those there are; return its id."""
    stages = uow.session.scalars(select(StageRow))
    row = StageRow(
        tournament_id=uow.tournament.id,
        position=max(each.position for each in stages) + 1,
        kind=stage.kind.value,
        title=stage.title,
        system=settings.system.value,
        cycles=settings.cycles,
        swap_last_rounds=settings.swap_last_rounds,
        tie_breaks=" ".join(settings.tie_breaks),
        unresolved=settings.unresolved.value,
        knockout=format_rules(settings.knockout),
        method=stage.method and stage.method.value,
        seed=stage.seed,
        first_place=stage.first_place,
        carries_results=stage.carries_results,
        time_control=stage.time_control,
    )
    uow.session.add(row)
    uow.session.flush()
    write_slots(uow, StageId(row.id), stage.slots)
    return StageId(row.id)


def write_slots(uow: UnitOfWork, stage: StageId, slots: Iterable[Slot]) -> None:
    """Write the places of a stage instead of those it had."""
    uow.remove(*uow.session.scalars(select(SlotRow).where(SlotRow.stage_id == stage)))
    for slot in slots:
        uow.session.add(
            SlotRow(
                stage_id=stage,
                number=slot.number,
                player_id=slot.player,
                from_stage_id=slot.stage,
                place=slot.place,
            ),
        )


def write_numbers(
    uow: UnitOfWork, stage: StageId, slots: Iterable[Slot], method: DrawMethod, seed: str | None
) -> None:
    """Write who has which number in a stage, and how he got it."""
    write_slots(uow, stage, slots)
    row = uow.session.get_one(StageRow, stage)
    row.method, row.seed = method.value, seed
    row.tie_lot_seed = None


def write_schedule(
    uow: UnitOfWork, stage: Stage | Competition, rounds: Sequence[Sequence[Meeting]]
) -> None:
    """Write the rounds of a stage; times already set for rounds stay."""
    times = {int(round_.number): round_.starts_at for round_ in stage.rounds}
    for number, meetings in enumerate(rounds, start=1):
        starts_at = moment_text(times.get(number))
        uow.session.add(RoundRow(stage_id=stage.id, number=number, starts_at=starts_at))
        for board, meeting in enumerate(meetings, start=1):
            carried = meeting.carried
            uow.session.add(
                GameRow(
                    stage_id=stage.id,
                    round=number,
                    board=board,
                    white_id=meeting.white,
                    black_id=meeting.black,
                    carried_from=carried and (carried.carried_from or carried.id),
                ),
            )


def clear_rounds(uow: UnitOfWork, stage: Stage | Competition) -> None:
    """Remove the rounds of a stage, its games, and what was decided about its matches."""
    remove_game_rows(uow, [game.id for _, game in stage.games])
    for rows in (
        select(MatchDecisionRow).where(MatchDecisionRow.stage_id == stage.id),
        select(ByeRow).where(ByeRow.stage_id == stage.id),
        select(RoundRow).where(RoundRow.stage_id == stage.id),
    ):
        uow.remove(*uow.session.scalars(rows))


def remove_game_rows(uow: UnitOfWork, games: Collection[GameId]) -> None:
    """Remove games with all rows that hang on them."""
    for rows in (
        select(AdjournmentRow).where(AdjournmentRow.game_id.in_(games)),
        select(IncidentEffectRow).where(IncidentEffectRow.game_id.in_(games)),
        select(AppealEffectRow).where(AppealEffectRow.game_id.in_(games)),
        select(GameRow).where(GameRow.id.in_(games)),
    ):
        uow.remove(*uow.session.scalars(rows))


def drop_stage(uow: UnitOfWork, stage: Stage | Competition, *, home: StageId) -> None:
    """Remove a later stage with all that was played in it.

    What happened in it stays in the registers, of the stage `home` then and of no round.
    """
    clear_rounds(uow, stage)
    for row in (
        *uow.session.scalars(select(IncidentRow).where(IncidentRow.stage_id == stage.id)),
        *uow.session.scalars(select(AppealRow).where(AppealRow.stage_id == stage.id)),
    ):
        row.stage_id, row.round, row.board = home, None, None
    uow.session.flush()
    for rows in (
        select(SlotRow).where(SlotRow.stage_id == stage.id),
        select(PlayOffStepRow).where(PlayOffStepRow.stage_id == stage.id),
        select(StageRow).where(StageRow.id == stage.id),
    ):
        uow.remove(*uow.session.scalars(rows))
