"""The command that says which sport a tournament is of."""

from dataclasses import replace

from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.rules.sports import Sport
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.permission.by_state import Action, allows
from arbiter_app.domain.tie_breaks.editions import edition
from arbiter_app.services.command import command
from arbiter_app.services.writing.settings import settings_now, write_settings
from arbiter_app.store.event_file.unit_of_work import UnitOfWork


@command("tournament.sport", allows(Action.CHANGE_SYSTEM), right=Right.MANAGE)
def set_sport(uow: UnitOfWork, /, *, sport: Sport) -> None:
    """Say which sport it is. A usual list of tie-breaks gives way to that of the sport."""
    settings = settings_now(uow)
    rules, of_teams = edition(settings.edition), settings.teams is not None
    before, after = settings.sport.traits, sport.traits
    usual_before = before.round_robin_of_teams if of_teams else before.round_robin
    usual_after = after.round_robin_of_teams if of_teams else after.round_robin
    usual = rules.usual(settings.system, of_teams=of_teams)
    tie_breaks = settings.tie_breaks
    is_round_robin = settings.traits.ranked_like is System.ROUND_ROBIN
    if is_round_robin and tie_breaks in (usual, usual_before):
        tie_breaks = usual_after or usual
    write_settings(uow, replace(settings, sport=sport, tie_breaks=tuple(tie_breaks)))
