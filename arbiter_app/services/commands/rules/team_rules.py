"""The command that says how teams play, or that people play for themselves."""

from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.results import STANDARD_SCORING, Scoring
from arbiter_app.domain.facts.rules.scorings import demand_scoring
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.pairing.playable import check_knockout, check_play_off
from arbiter_app.domain.permission.by_state import Action, allows, has_play_begun
from arbiter_app.domain.teams.rules import demand_team_rules
from arbiter_app.domain.tie_breaks.editions import edition
from arbiter_app.services.command import Params, command
from arbiter_app.services.writing.boards import give_boards, take_boards_away
from arbiter_app.services.writing.settings import settings_now, write_settings
from arbiter_app.store.event_file.unit_of_work import UnitOfWork


def _noted(params: Params) -> Params:
    rules: TeamRules | None = params["rules"]
    return {"boards": None if rules is None else rules.boards}


@command(
    "tournament.teams",
    allows(Action.CHANGE_TEAM_RULES),
    right=Right.MANAGE,
    noted=_noted,
    is_risky=True,
)
def set_team_rules(
    uow: UnitOfWork,
    /,
    *,
    rules: TeamRules | None,
    scoring: Scoring | None = None,
    reason: str | None = None,  # noqa: ARG001 - demanded by the permission, kept by the journal
) -> None:
    """Say how teams play, and what a match gives them; None: people play for themselves.

    Without a scoring that of matches stays, or is the usual one where people played before. Where
    the kind changes, a usual list of tie-breaks gives way to the usual one of the other kind, and
    so does one that the other kind may not have. Once play has begun points and colours stay.

    Raises RuleError("team-rules.people-numbered") and ("team-rules.has-teams") where it is too late
    for the other kind, ("team-rules.boards-fixed"), ("team-rules.colours-fixed"),
    ("permission.change-scoring"), ("match-rules.armageddon-of-teams"), and as `demand_team_rules`
    and `demand_scoring`.
    """
    tournament = uow.tournament
    settings = settings_now(uow)
    if rules is None:
        if tournament.teams:
            raise RuleError("team-rules.has-teams")
        changed = settings.for_people(demand_scoring(scoring or STANDARD_SCORING))
        write_settings(uow, _with_tie_breaks(settings, changed))
        take_boards_away(uow)
        return
    if settings.traits.has_sheets:
        raise RuleError("solving.of-teams")
    if settings.teams is None and tournament.draw is not None:
        raise RuleError("team-rules.people-numbered")
    demand_team_rules(rules, settings.system)
    _demand_no_armageddon(settings)
    former = settings.teams
    if tournament.draw is not None and former is not None and rules.boards != former.boards:
        raise RuleError("team-rules.boards-fixed", boards=former.boards)
    changed = settings.for_teams(rules, scoring and demand_scoring(scoring))
    if former is not None and has_play_begun(uow.competition):
        _demand_announced(settings, changed)
    write_settings(uow, _with_tie_breaks(settings, changed))
    for stage in tournament.stages:
        if stage.boards_of is None:
            give_boards(uow, stage.id)


def _demand_announced(before: Settings, after: Settings) -> None:
    """Make sure that what games give, and who has which colour, stays as it was announced."""
    assert before.teams is not None
    assert after.teams is not None
    if (before.scoring, before.teams.game_scoring) != (after.scoring, after.teams.game_scoring):
        raise RuleError("permission.change-scoring")
    if before.teams.colours != after.teams.colours:
        raise RuleError("team-rules.colours-fixed", colours=before.teams.colours)


def _demand_no_armageddon(settings: Settings) -> None:
    """Make sure that nothing is played that only two people can play."""
    if settings.play_off is not None:
        check_play_off(settings.play_off, of_teams=True)
    if settings.traits.has_bracket:
        check_knockout(settings.knockout, settings.system, of_teams=True)


def _with_tie_breaks(before: Settings, after: Settings) -> Settings:
    was_of_teams, of_teams = before.teams is not None, after.teams is not None
    if was_of_teams is of_teams:
        return after
    rules, system, listed = edition(after.edition), after.system, tuple(after.tie_breaks)
    was_usual = listed == rules.usual(system, of_teams=was_of_teams)
    if not was_usual and rules.allowed(listed, system, of_teams=of_teams) == listed:
        return after
    return replace(after, tie_breaks=rules.usual(system, of_teams=of_teams))
