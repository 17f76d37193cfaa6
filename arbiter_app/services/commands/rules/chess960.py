"""Commands of Chess960: that it is played, and from which positions a round begins."""

from collections.abc import Mapping
from dataclasses import replace

from arbiter_app.domain.drawing.start_positions import demand_start, draw_start
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.play.start_positions import Chess960, StartPositions
from arbiter_app.domain.ids import Board, Round
from arbiter_app.domain.permission.by_start import Starting, judge_chess960, may_start
from arbiter_app.services.command import command
from arbiter_app.services.writing.start_positions import forget_starts
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.event import write_description
from arbiter_app.store.rows.rounds import write_round
from arbiter_app.store.rows.tournament import write_rules


@command("chess960.set", judge_chess960, right=Right.MANAGE)
def set_chess960(
    uow: UnitOfWork,
    /,
    *,
    chess960: Chess960 | None,
    reason: str | None = None,  # noqa: ARG001 - demanded by the permission, kept by the journal
) -> None:
    """Say whether Chess960 is played in the tournament, and for whom its start positions are drawn
    from now on; None: classical chess, and what was drawn for rounds that nobody has begun goes.

    One of several tournaments says it of itself, and with it which discipline it has.
    """
    whole, this = uow.whole, uow.tournament
    if whole.has_several or this.own.discipline is not None:
        discipline = uow.event.discipline
        is_as_event = (discipline, chess960) == (whole.discipline, whole.chess960)
        own = replace(
            this.own,
            discipline=None if is_as_event else discipline,
            chess960=None if is_as_event else chess960,
        )
        write_rules(uow.rows, replace(this, own=own))
    else:
        write_description(uow.rows, replace(whole, chess960=chess960))
    if chess960 is None:
        forget_starts(uow)


@command("chess960.draw", may_start(Starting.DRAWN), right=Right.PUBLISH, in_stage=True)
def draw_start_positions(uow: UnitOfWork, /, *, round: Round, seed: str) -> None:
    """Draw the start positions of a round by lot; the same seed gives the same positions.

    Raises RuleError("draw.seed-missing").
    """
    _write(uow, round, draw_start(seed, _chess960(uow)))


@command("chess960.note", may_start(Starting.NOTED), right=Right.PUBLISH, in_stage=True)
def note_start_positions(
    uow: UnitOfWork,
    /,
    *,
    round: Round,
    for_all: int | None = None,
    of_boards: Mapping[Board, int] | None = None,
    reason: str | None = None,  # noqa: ARG001 - demanded by the judge, kept by the journal
) -> None:
    """Note the start positions of a round as they were drawn in the hall.

    Raises RuleError("start-position.no-position") or ("start-position.number").
    """
    _write(uow, round, demand_start(for_all, of_boards or {}, _chess960(uow)))


def _chess960(uow: UnitOfWork) -> Chess960:
    if (chess960 := uow.event.chess960) is None:
        raise RuleError("start-position.off")
    return chess960


def _write(uow: UnitOfWork, number: Round, start: StartPositions) -> None:
    round_ = uow.competition.round(number)
    write_round(uow.rows, uow.competition.id, replace(round_, start=start))
