"""What a new event is made after: a usual kind of event."""

from collections.abc import Sequence

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.new_events import PLANS, EventModel, EventPlan, EventTemplate
from arbiter_app.domain.facts.new_tournaments import NewTournament
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import FIRST_STAGE, FIRST_TOURNAMENT
from arbiter_app.domain.teams.rules import usual_team_rules, with_boards
from arbiter_app.domain.tie_breaks.editions import edition


def model_of(
    template: EventTemplate, name: str, tournaments: Sequence[NewTournament], *, edition_id: str
) -> EventModel:
    """Return what an event of a usual kind is made after, with its name and the tournaments of the
    plan by their titles, and with the usual tie-breaks of an edition.
    """
    plan = PLANS[template]
    tournament = Tournament(
        id=FIRST_TOURNAMENT,
        title="",
        settings=_settings(plan, edition_id),
        stages=(Stage(id=FIRST_STAGE),),
    )
    event = Event(
        time_control=plan.time_control,
        discipline=plan.discipline,
        level=plan.level,
        requirements=plan.papers,
        tournaments=(tournament,),
    )
    return EventModel(name=name, event=event, tournaments=tuple(tournaments))


def _settings(plan: EventPlan, edition_id: str) -> Settings:
    of_teams = plan.boards is not None
    settings = Settings(
        system=plan.system,
        cycles=plan.cycles,
        swap_last_rounds=plan.swaps_last_rounds,
        rounds=plan.rounds,
        knockout=plan.knockout,
        edition=edition_id,
        tie_breaks=edition(edition_id).usual(plan.system, of_teams=of_teams),
    )
    if plan.boards is None:
        return settings
    return settings.for_teams(with_boards(usual_team_rules(plan.system), plan.boards))
