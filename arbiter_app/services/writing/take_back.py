"""What falls with a result that a decision changes: paired or begun upon it, and not played."""

from arbiter_app.domain.play_offs.outcome import idle_steps
from arbiter_app.services.writing.matches import settle_brackets_anew
from arbiter_app.services.writing.results import as_written
from arbiter_app.services.writing.stages import drop_stage
from arbiter_app.store.event_file.unit_of_work import UnitOfWork


def take_back_unplayed(uow: UnitOfWork) -> None:
    """Take back inside a command what was paired or drawn in knockouts for players who have not
    come there any more as the act has left the results so far, and the steps of play-offs whose
    players are not level any more.

    Raises RuleError("match.played-upon") where a match in a knockout was played already.
    """
    settle_brackets_anew(uow)
    tournament = uow.tournament
    if tournament.play_offs:
        for step in idle_steps(tournament, as_written(uow).tournament):
            drop_stage(uow, step, home=tournament.main_stage.id)
