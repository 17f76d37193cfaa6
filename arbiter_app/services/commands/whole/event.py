"""Commands about the event itself: its description, officials and settings."""

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from decimal import Decimal

from arbiter_app.documents.parts.own_texts import is_own_notice, sound_texts
from arbiter_app.domain.drawing.lots import seed_of
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import ListChange
from arbiter_app.domain.facts.event import Event, Particular
from arbiter_app.domain.facts.people.admission import USUAL_REQUIREMENTS
from arbiter_app.domain.facts.people.duties import ALWAYS
from arbiter_app.domain.facts.people.people import Official, Role
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.play.rounds import Stage, StageKind
from arbiter_app.domain.facts.results import Scoring
from arbiter_app.domain.facts.rules.scorings import bye_in, demand_scoring, of_two_games
from arbiter_app.domain.facts.rules.settings import Settings, Unrated, Unresolved
from arbiter_app.domain.facts.rules.solving_rules import CHAMPIONSHIP
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem, demand_system
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import (
    FIRST_STAGE,
    FIRST_TOURNAMENT,
    StageId,
)
from arbiter_app.domain.pairing.catalogue import pairing_system
from arbiter_app.domain.permission.by_state import Action, allows, anything
from arbiter_app.domain.teams.rules import in_system, with_white_first
from arbiter_app.domain.tie_breaks.editions import DEFAULT_TIE_BREAKS, edition, tie_breaks_after
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.services.command import Params, command
from arbiter_app.services.writing.settings import clean, settings_now, write_settings
from arbiter_app.services.writing.stages import describe_later_stage, stage_now
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.event import write_description, write_event, write_particulars
from arbiter_app.store.rows.paper_texts import write_paper_texts
from arbiter_app.store.rows.people import write_officials
from arbiter_app.store.rows.registration import write_requirements
from arbiter_app.store.rows.tournament import write_list_changes, write_rules

_FEDERATION = re.compile("[A-Z]{3}")


@command("event.create", anything, right=None, is_barrier=True, of_event=True)
def create_event(
    uow: UnitOfWork,
    /,
    *,
    title: str,
    starts_on: date | None,
    edition_id: str,
    system: System | None = None,
    swiss: SwissSystem | None = None,
) -> None:
    """Fill a new event file with an event of one tournament, of the usual system unless another is
    chosen; a Swiss is paired by the system of FIDE unless another is. The seed of lots among the
    tied is fixed with it: nobody can foresee the moment that it follows from.
    """
    settings = Settings(edition=edition(edition_id).id, tie_breaks=DEFAULT_TIE_BREAKS)
    if system is not None:
        settings = with_system(settings, pairing_system(system).system, swiss)
    tournament = Tournament(
        id=FIRST_TOURNAMENT,
        title="",
        settings=settings,
        stages=(Stage(id=FIRST_STAGE),),
        lot_seed=seed_of(f"{uow.at.isoformat()} {title}"),
    )
    write_event(
        uow.rows,
        Event(
            title=_demand_title(title),
            starts_on=starts_on,
            requirements=USUAL_REQUIREMENTS,
            tournaments=(tournament,),
        ),
    )


def with_system(settings: Settings, system: System, swiss: SwissSystem | None = None) -> Settings:
    """Return settings with another system, of a Swiss with that by which it is paired; None: it
    stays. One that is paired from results has a number of rounds of its own, the usual tie-breaks
    are those of the system, and of others it keeps what it allows. In Scheveningen of teams game
    points decide the table, where it gives way match points; in a Swiss the team named first has
    White on board 1. Solvers have the rounds of championships until the regulations say otherwise.

    Raises RuleError("solving.of-teams"), or as `demand_system`.
    """
    teams = settings.teams
    rules = settings.swiss if swiss is None else replace(settings.swiss, system=swiss)
    if teams and system.traits.has_sheets:
        raise RuleError("solving.of-teams")
    if teams and system.traits.follows_rosters is not settings.traits.follows_rosters:
        teams = in_system(teams, system)
    if teams and system.traits.follows_results:
        teams = with_white_first(teams)
    rounds = (settings.rounds or USUAL_ROUNDS) if system.traits.follows_results else None
    solving = (settings.solving or CHAMPIONSHIP) if system.traits.has_sheets else None
    changed = replace(
        settings,
        system=system,
        rounds=rounds,
        teams=teams,
        solving=solving,
        swiss=demand_system(rules, settings.swiss, of_teams=teams is not None),
    )
    changed = replace(changed, tie_breaks=tie_breaks_after(settings, changed))
    return changed.with_points_after(settings)


USUAL_ROUNDS = 9
"""Of a Swiss."""


def _title_alone(params: Params) -> Params:
    """Return what the journal keeps of a former event: its title; the rest is in the rows."""
    return {"title": params["former"].title}


@command("event.as-last-time", allows(Action.DESCRIBE), right=Right.MANAGE, noted=_title_alone)
def take_over(uow: UnitOfWork, /, *, former: Event) -> None:
    """Take over from a former event who officiates and organises, where and on what conditions it
    is played, which papers are asked for and what papers say in words of its own; what tells of its
    days and prizes is not, nor notices of its own.
    """
    stays = uow.event
    write_description(
        uow.rows,
        replace(
            stays,
            place=former.place,
            federation=former.federation,
            organiser=former.organiser,
            time_control=former.time_control,
            discipline=former.discipline,
            chess960=former.chess960,
            level=former.level,
            rank=former.rank,
            entry_fee=former.entry_fee,
            team_fee=former.team_fee,
        ),
    )
    texts = {each: text for each, text in former.particulars.items() if each not in OF_ITS_DAYS}
    write_particulars(uow.rows, texts)
    write_officials(uow.rows, (replace(each, duty=ALWAYS) for each in former.officials))
    write_requirements(uow.rows, former.requirements)
    words = (each for each in former.paper_texts if not is_own_notice(each.id))
    write_paper_texts(uow.rows, sound_texts(words))
    if not former.has_several:  # of several each has its own
        conditions = former.tournament.eligibility
        write_rules(uow.rows, replace(uow.tournament, eligibility=conditions))


OF_ITS_DAYS = frozenset(
    {
        Particular.SCHEDULE,
        Particular.PRIZES,
        Particular.REMARKS,
        Particular.TIE_BREAKS_ANNOUNCED,
        Particular.PAIRING_ANNOUNCED,
    }
)
"""What was said of a former event alone."""


@command("event.describe", anything, right=Right.MANAGE, of_event=True)
def describe_event(
    uow: UnitOfWork,
    /,
    *,
    title: str,
    place: str,
    organiser: str,
    starts_on: date | None,
    ends_on: date | None,
    federation: str | None = None,
    time_control: str | None = None,
) -> None:
    """Set what the head of every paper says; a federation or time control of None stays."""
    event = uow.event
    if federation is not None:
        event = replace(event, federation=_demand_federation(federation))
    if time_control is not None:
        event = replace(event, time_control=clean(time_control) or "")
    write_description(
        uow.rows,
        replace(
            event,
            title=_demand_title(title),
            place=place.strip(),
            organiser=organiser.strip(),
            starts_on=starts_on,
            ends_on=_demand_order(starts_on, ends_on),
        ),
    )


@command("official.set", anything, right=Right.MANAGE, of_event=True)
def set_official(uow: UnitOfWork, /, *, role: Role, name: str, category: str | None = None) -> None:
    """Name the first official of a role; an empty name removes him."""
    officials = [*uow.event.officials]
    place = next((n for n, each in enumerate(officials) if each.role is role), None)
    if not clean(name):
        if place is not None:
            del officials[place]
    elif place is not None:
        changed = replace(officials[place], name=name.strip(), category=clean(category))
        officials[place] = changed
    else:
        order = [*Role]
        after = [
            n for n, each in enumerate(officials) if order.index(each.role) < order.index(role)
        ]
        new = Official(role=role, name=name.strip(), category=clean(category))
        officials.insert(max(after, default=-1) + 1, new)
    write_officials(uow.rows, officials)


@command("tournament.system", allows(Action.CHANGE_SYSTEM), right=Right.MANAGE, is_risky=True)
def change_system(
    uow: UnitOfWork,
    /,
    *,
    cycles: int,
    swap_last_rounds: bool,
    edition_id: str,
    system: System | None = None,
    swiss: SwissSystem | None = None,
) -> None:
    """Set the system, how often the players meet and which edition of the tie-break rules is in
    force; a system of None stays, and so does that by which a Swiss is paired.
    """
    played = pairing_system(system or uow.competition.settings.system).system
    if played.traits.meets_all and cycles not in played.traits.cycles:
        raise RuleError("system.cycles", cycles=cycles)
    settings = with_system(settings_now(uow), played, swiss)
    kept = cycles if cycles in played.traits.cycles else 1
    write_settings(
        uow,
        replace(
            settings,
            cycles=kept,
            swap_last_rounds=swap_last_rounds and kept > 1,
            tie_breaks=_demand_criteria(settings, edition_id),
            edition=edition_id,
        ),
    )


@command("tournament.scoring", allows(Action.CHANGE_SCORING), right=Right.MANAGE, is_risky=True)
def change_scoring(
    uow: UnitOfWork,
    /,
    *,
    win: Decimal,
    draw: Decimal,
    loss: Decimal,
    absence: Decimal = Decimal(0),
) -> None:
    """Set what a result is worth, until the first one is entered (Laws of Chess Art. 10.1); of
    matches of two games that of a game.

    `absence` is what a forfeit loss gives. A pairing-allocated bye that was worth a draw, or a
    loss, still is. Raises RuleError as `demand_scoring`.
    """
    settings = settings_now(uow)
    scoring = Scoring(win=win, draw=draw, loss=loss, absence=absence, pairing_bye=win)
    if settings.has_two_games:
        scoring = of_two_games(scoring)
    else:
        scoring = replace(scoring, pairing_bye=bye_in(scoring, settings.scoring))
    write_settings(uow, replace(settings, scoring=demand_scoring(scoring)))


@command(
    "tournament.tie-breaks",
    allows(Action.CHANGE_TIE_BREAKS),
    right=Right.MANAGE,
    is_risky=True,
    in_stage=True,
)
def change_tie_breaks(
    uow: UnitOfWork,
    /,
    *,
    tie_breaks: tuple[str, ...],
    unresolved: Unresolved,
    reason: str | None = None,
) -> None:
    """Set the ordered list of tie-breaks and what happens when it is exhausted (C.07 Art. 4).

    The list is frozen when the first round starts: a later change leaves a mark that every sheet
    shows. Groups and finals have the list of the tournament as long as they have none of their own.
    """
    tournament, competition, settings = uow.tournament, uow.competition, settings_now(uow)
    before = edition(settings.edition).named_here(competition.settings.tie_breaks)
    names = _demand_criteria(
        replace(competition.settings, tie_breaks=tuple(tie_breaks)), settings.edition
    )
    _demand_definitions(names, uow)
    if competition.kind is not StageKind.MAIN:
        _write_tie_breaks(uow, competition.id, names, unresolved)
        return
    write_settings(uow, replace(settings, tie_breaks=names, unresolved=unresolved))
    for later in tournament.stages[1:]:
        if later.settings and later.play_off is None and tuple(later.settings.tie_breaks) == before:
            _write_tie_breaks(uow, later.id, names, unresolved)
    begun = [*filter(competition.has_begun, competition.rounds)]
    if begun and names != before:
        change = ListChange(after_round=begun[-1].number, before=before, reason=clean(reason) or "")
        write_list_changes(uow.rows, tournament.id, (*tournament.list_changes, change))


@command(
    "tournament.rating-rules", allows(Action.CHANGE_RATING_RULES), right=Right.MANAGE, is_risky=True
)
def change_rating_rules(
    uow: UnitOfWork,
    /,
    *,
    unrated: Unrated,
    forfeits_in_ratings: bool,
    reason: str | None = None,  # noqa: ARG001 - demanded by the permission, kept by the journal
) -> None:
    """Set what rating tie-breaks make of unrated players and of forfeits (C.07 Art. 10, 15.2)."""
    settings = settings_now(uow)
    write_settings(uow, replace(settings, unrated=unrated, forfeits_in_ratings=forfeits_in_ratings))


@command(
    "tournament.withdrawals", allows(Action.CHANGE_WITHDRAWALS), right=Right.MANAGE, is_risky=True
)
def change_withdrawals(
    uow: UnitOfWork,
    /,
    *,
    annuls_withdrawals: bool,
    reason: str | None = None,  # noqa: ARG001 - demanded by the permission, kept by the journal
) -> None:
    """Set whether the results of who leaves a round robin early are annulled (C.05 Art. 6.6)."""
    if uow.competition.traits.follows_results:
        raise RuleError("system.annuls-nothing")
    write_settings(uow, replace(settings_now(uow), annuls_withdrawals=annuls_withdrawals))


def _write_tie_breaks(
    uow: UnitOfWork, stage: StageId, names: Sequence[str], unresolved: Unresolved
) -> None:
    now = stage_now(uow, stage)
    assert now.settings is not None, "a later stage has settings of its own"
    settings = replace(now.settings, tie_breaks=tuple(names), unresolved=unresolved)
    describe_later_stage(uow, replace(now, settings=settings))


def _demand_title(title: str) -> str:
    if not title.strip():
        raise RuleError("event.title-missing")
    return title.strip()


def _demand_order(starts_on: date | None, ends_on: date | None) -> date | None:
    if starts_on and ends_on and ends_on < starts_on:
        raise RuleError("event.dates", starts_on=str(starts_on), ends_on=str(ends_on))
    return ends_on


def _demand_federation(text: str) -> str:
    federation = text.strip().upper()
    if federation and not _FEDERATION.fullmatch(federation):
        raise RuleError("event.federation", text=text)
    return federation


def _demand_criteria(settings: Settings, edition_id: str) -> tuple[str, ...]:
    """Return the tie-breaks as the edition spells them; it refuses what it does not allow.

    What is not a Swiss is ranked as a round robin, where it has a table at all.
    """
    rules = edition(edition_id)
    of_teams = settings.teams is not None
    for name in settings.tie_breaks:
        rules.criterion(TieBreak.parse(name), settings.traits.ranked_like, of_teams=of_teams)
    return rules.named_here(settings.tie_breaks)


def _demand_definitions(names: tuple[str, ...], uow: UnitOfWork) -> None:
    """Make sure that the event defines its own criteria (C.07 Art. 4.1).

    Those that came in with a report file stand in the list already.
    """
    competition = uow.competition
    known = {each.code for each in competition.own_criteria} | {*competition.settings.tie_breaks}
    for name in names:
        if TieBreak.parse(name).is_own and name not in known:
            raise RuleError("criterion.undefined", name=name)
