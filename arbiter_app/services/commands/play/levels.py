"""Commands about the levels of a McMahon tournament, and its rules."""

from collections.abc import Mapping
from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.rules.mcmahon_rules import (
    HIGHEST_LEVEL,
    McMahonRules,
    demand_mcmahon,
)
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.mcmahon.entrants import demand_open_level
from arbiter_app.domain.permission.by_state import Action, allows, anything
from arbiter_app.services.command import Params, command
from arbiter_app.services.writing.drafts import draft_of, take_draft_away
from arbiter_app.services.writing.settings import settings_now, write_settings
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.registration import entry_now, write_entry


def _moved(params: Params) -> Params:
    """Return what the journal keeps of moved levels: whom, and to which."""
    levels: Mapping[PlayerId, int | None] = params["levels"]
    return {"levels": {str(player): level for player, level in levels.items()}}


@command("mcmahon.levels", anything, right=Right.MANAGE, is_risky=True, noted=_moved)
def move_levels(uow: UnitOfWork, /, *, levels: Mapping[PlayerId, int | None]) -> None:
    """Move people to levels of a McMahon tournament by hand, or back to the one that is proposed
    (None); a draft goes. Who has been paired in a round that others have seen stays.

    Raises RuleError("mcmahon.other-system"), ("mcmahon.level") or ("mcmahon.level-played").
    """
    if uow.competition.mcmahon is None:
        raise RuleError("mcmahon.other-system")
    are_kept = any(entry.level_kept is not None for entry in uow.tournament.entries)
    for player, level in levels.items():
        if level is not None and not 0 <= level <= HIGHEST_LEVEL:
            raise RuleError("mcmahon.level", level=level, most=HIGHEST_LEVEL)
        demand_open_level(uow.here, player)
        entry = replace(entry_now(uow.rows, uow.tournament.id, player), level=level)
        if are_kept:
            proposed = uow.competition.entrants[player].proposed
            entry = replace(entry, level_kept=proposed if level is None else level)
        write_entry(uow.rows, uow.tournament.id, entry)
    draft = draft_of(uow)
    if draft is not None:
        take_draft_away(uow, draft)


def _noted_rules(params: Params) -> Params:
    """Return what the journal keeps of changed rules: those that are not usual."""
    return {"rules": str(params["rules"])}


@command(
    "mcmahon.rules",
    allows(Action.CHANGE_SWISS),
    right=Right.MANAGE,
    noted=_noted_rules,
    is_risky=True,
)
def set_mcmahon_rules(uow: UnitOfWork, /, *, rules: McMahonRules) -> None:
    """Set how levels are made, scores rounded, pairs weighed and handicaps given.

    Raises RuleError("mcmahon.other-system") and as `demand_mcmahon`.
    """
    settings = settings_now(uow)
    if settings.mcmahon is None:
        raise RuleError("mcmahon.other-system")
    swiss = replace(settings.swiss, mcmahon=demand_mcmahon(rules))
    write_settings(uow, replace(settings, swiss=swiss))
