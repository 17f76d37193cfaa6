"""Commands about the hall: where the tournaments sit in it, and when all their rounds begin."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.hall import Room
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.hall.boards import MOST_BOARDS_IN_HALL
from arbiter_app.domain.hall.numbering import demand_rooms
from arbiter_app.domain.ids import Board, Round, StageId, TournamentId
from arbiter_app.domain.pairing.timetable import demand_order
from arbiter_app.domain.permission.by_round import judge_times
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.services.command import Params, command
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.hall import write_rooms
from arbiter_app.store.rows.rounds import write_round
from arbiter_app.store.rows.tournament import write_rules


def _noted(params: Params) -> Params:
    return {
        "first_boards": {str(each): board for each, board in params["first_boards"].items()},
        "rooms": [f"{room.name.strip()}: {room.first}–{room.last}" for room in params["rooms"]],
    }


@command("hall.arrange", anything, right=Right.PUBLISH, noted=_noted, of_event=True)
def arrange_hall(
    uow: UnitOfWork,
    /,
    *,
    first_boards: Mapping[TournamentId, Board | None],
    rooms: Sequence[Room],
) -> None:
    """Set at which board of the hall tournaments begin, None giving one boards of its own, and
    which rooms there are; a tournament that is not named stays where it is.

    Raises RuleError: "tournament.none", "hall.first-board", and as `demand_rooms`.
    """
    demand_rooms(rooms)
    for number, first in first_boards.items():
        tournament = uow.whole.of(number).tournament
        if first is not None and not 1 <= first <= MOST_BOARDS_IN_HALL:
            raise RuleError(
                "hall.first-board", title=tournament.title, first=first, most=MOST_BOARDS_IN_HALL
            )
        if first != tournament.first_board:
            write_rules(uow.rows, replace(tournament, first_board=first))
    named = [replace(room, name=room.name.strip()) for room in rooms]
    write_rooms(uow.rows, named)


def _judge(here: InHand, params: Params) -> None:
    for stage, times in params["times"].items():
        judge_times(in_hand(here.event, stage), {**params, "times": times})


def _noted_times(params: Params) -> Params:
    return {
        "times": {
            str(stage): {str(number): start for number, start in times.items()}
            for stage, times in params["times"].items()
        }
    }


@command("hall.times", _judge, right=Right.PUBLISH, noted=_noted_times, of_event=True)
def set_order_of_rounds(
    uow: UnitOfWork,
    /,
    *,
    times: Mapping[StageId, Mapping[Round, datetime | None]],
    reason: str | None = None,  # noqa: ARG001 - demanded by the judge, kept by the journal
) -> None:
    """Set date and time of rounds of several stages and tournaments at once; None leaves a round
    without.

    Raises RuleError: "stage.none", "hall.times-order", "stage.no-such-round".
    """
    for stage, starts in times.items():
        competition = in_hand(uow.whole, stage).competition
        try:
            demand_order(competition, starts)
        except RuleError as error:
            raise RuleError(
                "hall.times-order",
                title=competition.title,
                round=error.facts["round"],
                before=error.facts["before"],
            ) from error
        for number, start in starts.items():
            timed = replace(competition.round(number), starts_at=start)
            write_round(uow.rows, stage, timed)
