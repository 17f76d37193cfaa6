"""The command that takes over a whole event from a report file (TRF)."""

from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.other_ids import Ids, with_ids
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.play.by_rules import earlier
from arbiter_app.domain.ids import PlayerId, StageId
from arbiter_app.domain.names.plain_text import shown
from arbiter_app.domain.permission.by_state import Action, allows
from arbiter_app.domain.tie_breaks.editions import criterion_of, edition
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.formats.trf.facts.conversions import conversions
from arbiter_app.services.command import Params, command
from arbiter_app.services.writing.boards import take_boards_away
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.event import write_event
from arbiter_app.store.rows.people import new_player
from arbiter_app.store.rows.stages import new_stage
from arbiter_app.store.rows.teams import new_team


def _noted(params: Params) -> Params:
    """Keep the name of the file: what stood in it stands in the rows of the entry."""
    event: Event = params["event"]
    adjusted = sum(1 for _ in conversions(event.tournament.kept_lines))
    noted = {
        "source": shown(params["source"]),
        "players": len(event.players),
        "misfits": params.get("misfits", 0),
    }
    return {**noted, "adjusted": adjusted} if adjusted else noted


@command(
    "report.import", allows(Action.IMPORT_REPORT), right=Right.MANAGE, noted=_noted, is_risky=True
)
def import_report(
    uow: UnitOfWork,
    /,
    *,
    source: str,  # noqa: ARG001 - the name of the file, for the journal
    event: Event,
    misfits: int = 0,  # noqa: ARG001 - wants a yes where there are any, kept by the journal
) -> None:
    """Make the event of a report file this event: its people, rules, draw, games and lines. What
    no report tells stays as it is here; where the rules mode was left there or here, it is left.

    `misfits` says how much in its rounds is not what their system makes of them.

    Raises RuleError("report.several-here") where the event has several tournaments, and where the
    edition bars a tie-break of the list.
    """
    if uow.whole.has_several:
        raise RuleError("report.several-here")
    settings = event.tournament.settings
    rules = edition(settings.edition)
    for name in settings.tie_breaks:
        criterion_of(settings, TieBreak.parse(name))
    here = uow.event
    take_boards_away(uow)
    reported = with_ids(event, _new_ids(uow, event))
    tournament = replace(
        reported.tournament,
        id=here.tournament.id,
        position=here.tournament.position,
        settings=replace(settings, tie_breaks=rules.named_here(settings.tie_breaks)),
        eligibility=here.tournament.eligibility,
        lot_seed=here.tournament.lot_seed,
        rules_left=earlier(here.tournament.rules_left, reported.tournament.rules_left),
    )
    write_event(
        uow.rows,
        replace(
            reported,
            title=event.title or here.title,
            level=event.level or here.level,
            rank=event.rank or here.rank,
            entry_fee=here.entry_fee,
            team_fee=here.team_fee,
            particulars=here.particulars,
            requirements=here.requirements,
            committee_announced=here.committee_announced,
            regulations=here.regulations,
            tournaments=(tournament,),
            is_practice=here.is_practice,
            is_sample=here.is_sample,
            pins=here.pins,
        ),
    )


def _new_ids(uow: UnitOfWork, event: Event) -> Ids:
    """Return the ids here of the people, teams and stages of a report."""
    tournament = event.tournament
    person, team = new_player(uow.rows), new_team(uow.rows)
    people = {each: PlayerId(person + place) for place, each in enumerate(event.players)}
    teams = {each.id: PlayerId(team - place) for place, each in enumerate(tournament.teams)}
    stages = {tournament.main_stage.id: uow.tournament.main_stage.id}
    boards = tournament.boards_of()
    if boards is not None:
        stages[boards.id] = new_stage(uow.rows)
    return {PlayerId: {**people, **teams}, StageId: stages}
