"""The command that says how problems are solved."""

from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.rules.solving_rules import SolvingRules
from arbiter_app.domain.ids import Round
from arbiter_app.domain.permission.by_state import Action, allows
from arbiter_app.domain.solving.marking import demand_rules
from arbiter_app.domain.solving.sheets import blank_sheets
from arbiter_app.services.command import Params, command
from arbiter_app.services.writing.settings import settings_now, write_settings
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.rounds import remove_round, write_round
from arbiter_app.store.rows.sheets import write_sheets


def _noted(params: Params) -> Params:
    rules: SolvingRules = params["rules"]
    noted = {"rounds": len(rules.rounds), "most": rules.most}
    if rules.teams_by is None:
        return noted
    return {
        **noted,
        "teams_by": rules.teams_by,
        "counted": rules.counted,
        "team_count": rules.team_count,
    }


@command(
    "tournament.solving",
    allows(Action.CHANGE_SOLVING),
    right=Right.MANAGE,
    noted=_noted,
    is_risky=True,
)
def set_solving_rules(
    uow: UnitOfWork,
    /,
    *,
    rules: SolvingRules,
    reason: str | None = None,  # noqa: ARG001 - demanded by the permission, kept by the journal
) -> None:
    """Say how problems are solved: rounds, problems, times, teams. What is changed of a round whose
    sheets have points is refused, for they were marked by it.

    Raises RuleError("solving.games-played"), ("solving.round-marked") and as `demand_rules`.
    """
    settings = settings_now(uow)
    former = settings.solving
    if former is None:
        raise RuleError("solving.games-played")
    demand_rules(rules)
    for round_ in uow.competition.rounds:
        index = round_.number - 1
        is_kept = index < len(rules.rounds) and rules.rounds[index] == former.rounds[index]
        is_coarser = rules.step > former.step or (former.has_seconds and not rules.has_seconds)
        if round_.has_results and (not is_kept or is_coarser):
            raise RuleError("solving.round-marked", round=round_.number)
    write_settings(uow, replace(settings, solving=rules))
    if uow.tournament.draw is not None:
        _fit_rounds(uow, len(rules.rounds))


def _fit_rounds(uow: UnitOfWork, rounds: int) -> None:
    """Let there be so many rounds, each with a sheet for everybody."""
    competition = uow.competition
    for round_ in competition.rounds[rounds:]:
        remove_round(uow.rows, competition.id, round_.number)
    for number in range(len(competition.rounds) + 1, rounds + 1):
        write_round(uow.rows, competition.id, RoundOfPlay(number=Round(number), games=()))
        write_sheets(uow.rows, competition.id, Round(number), blank_sheets(competition))
