"""What a tournament keeps of people or teams beside their entry, and that goes with them."""

from dataclasses import replace

from arbiter_app.domain.ids import ParticipantId
from arbiter_app.services.writing.settings import write_settings
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.own_criteria import write_own_criteria
from arbiter_app.store.rows.tournament import write_adjustments


def forget_participant(uow: UnitOfWork, id: ParticipantId) -> None:
    """Take away what is said of somebody who is struck off: points beside the games, values of own
    criteria, whom they may not meet.
    """
    tournament = uow.tournament
    others = tuple(each for each in tournament.adjustments if each.player != id)
    write_adjustments(uow.rows, tournament.id, others)
    criteria = (
        replace(each, values={who: value for who, value in each.values.items() if who != id})
        for each in tournament.own_criteria
    )
    write_own_criteria(uow.rows, tournament.id, criteria)
    settings = tournament.settings
    write_settings(uow, replace(settings, swiss=settings.swiss.without(id)))
