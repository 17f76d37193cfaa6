"""The command that leaves the rules mode."""

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.play.by_rules import RulesLeft
from arbiter_app.domain.permission.by_state import demands_a_reason
from arbiter_app.domain.permission.departures import last_paired
from arbiter_app.services.command import command
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.by_rules import write_rules_left


@command("rules.leave", demands_a_reason, right=Right.DECIDE, is_lasting=True)
def leave_rules(uow: UnitOfWork, /, *, reason: str) -> None:
    """Leave the rules mode of the tournament: nothing brings it back.

    Raises RuleError("rules.left").
    """
    tournament = uow.tournament
    if (left := tournament.rules_left) is not None:
        raise RuleError("rules.left", round=left.round)
    left = RulesLeft(
        round=last_paired(tournament), at=uow.at, actor=uow.actor, reason=reason.strip()
    )
    write_rules_left(uow.rows, tournament.id, left)
