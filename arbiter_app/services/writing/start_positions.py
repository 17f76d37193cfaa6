"""What becomes of start positions of Chess960 that were drawn."""

from dataclasses import replace

from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.rounds import write_round


def forget_starts(uow: UnitOfWork) -> None:
    """Take away the start positions of all rounds of the tournament: classical chess is played."""
    for stage in uow.tournament.stages:
        for round_ in stage.rounds:
            if round_.start is not None:
                write_round(uow.rows, stage.id, replace(round_, start=None))
