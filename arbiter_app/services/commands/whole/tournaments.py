"""Commands about the tournaments of an event: which there are, and what each has of its own."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from decimal import Decimal

from arbiter_app.domain.drawing.lots import seed_of
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.across_rankings import AcrossRanking
from arbiter_app.domain.facts.new_tournaments import NewTournament, is_blank
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.facts.play.start_positions import Chess960
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.facts.tournament import OwnConditions, Tournament
from arbiter_app.domain.ids import TournamentId
from arbiter_app.domain.permission.by_start import judge_chess960
from arbiter_app.domain.permission.by_state import Action, Verdict, anything, verdict_here
from arbiter_app.domain.teams.rules import demand_team_rules
from arbiter_app.domain.tie_breaks.editions import edition
from arbiter_app.services.command import Params, command
from arbiter_app.services.commands.whole.event import with_system
from arbiter_app.services.writing.boards import keep_boards
from arbiter_app.services.writing.settings import clean
from arbiter_app.services.writing.start_positions import forget_starts
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows import catalogue
from arbiter_app.store.rows.across_rankings import write_across
from arbiter_app.store.rows.people import write_officials
from arbiter_app.store.rows.stages import new_stage
from arbiter_app.store.rows.tournament import write_rules, write_tournament


def _named(params: Params) -> Params:
    return {"title": params["title"], "like": params["like"]}


@command("tournament.add", anything, right=Right.MANAGE, noted=_named, of_event=True)
def add_tournament(
    uow: UnitOfWork,
    /,
    *,
    title: str,
    like: TournamentId,
    teams: TeamRules | None = None,
    system: System | None = None,
    swiss: SwissSystem | None = None,
) -> TournamentId:
    """Add a tournament with the rules and conditions of another one, behind the last; return its
    id. Nobody plays in it yet. With rules of teams it is theirs, else as the other one is; with a
    system it is played by that, see `with_system`.

    Raises RuleError: "tournament.title-missing", "tournament.title-taken", "tournament.none", and
    as `demand_team_rules` and `with_system`.
    """
    whole = uow.now
    new, model = NewTournament(title=title, teams=teams), whole.of(like).tournament
    if system is not None:
        model = replace(model, settings=with_system(model.settings, system, swiss))
    return _add(uow, new, model, whole.tournaments).id


def _titles(params: Params) -> Params:
    return {**params, "tournaments": [each.title for each in params["tournaments"]]}


@command("tournament.add-several", anything, right=Right.MANAGE, noted=_titles, of_event=True)
def add_tournaments(
    uow: UnitOfWork, /, *, tournaments: Sequence[NewTournament], like: TournamentId
) -> None:
    """Add tournaments with the rules of another one, each with conditions of its own, behind the
    last and in their order. Where the event has a blank one alone, that becomes the first of them.

    Raises RuleError as `add_tournament`, and "tournament.none-wanted".
    """
    if not tournaments:
        raise RuleError("tournament.none-wanted")
    known = [*uow.now.tournaments]
    model = uow.now.of(like).tournament
    first, *others = tournaments
    if len(known) == 1 and is_blank(known[0]):
        known[0] = become(uow, replace(first, title=_demand_title(first.title, ())))
    else:
        others = [first, *others]
    for each in others:
        known.append(_add(uow, each, model, known))


def become(uow: UnitOfWork, new: NewTournament) -> Tournament:
    """Let the blank tournament of a new event be a new one, and return it.

    Raises RuleError as `demand_team_rules`.
    """
    made = _with_conditions(new, uow.now.tournaments[0])
    write_tournament(uow.rows, made)
    keep_boards(uow, made)
    return made


def _add(
    uow: UnitOfWork, new: NewTournament, model: Tournament, known: Sequence[Tournament]
) -> Tournament:
    """Write a tournament behind those that are known, and return it."""
    title = _demand_title(new.title, known)
    stage = new_stage(uow.rows)
    like = _with_conditions(replace(new, title=title), model)
    added = Tournament(
        id=TournamentId(stage),
        title=title,
        settings=like.settings.announced,
        position=max(each.position for each in known) + 1,
        own=like.own,
        rating_rules=like.rating_rules,
        eligibility=like.eligibility,
        stages=(Stage(id=stage),),
        lot_seed=seed_of(f"{uow.at.isoformat()} {title} {stage}"),
        own_criteria=tuple(replace(each, values={}) for each in like.own_criteria),
        categories=like.categories,
    )
    write_tournament(uow.rows, added)
    keep_boards(uow, added)
    return added


def _with_conditions(new: NewTournament, model: Tournament) -> Tournament:
    """Return a model as the new tournament is to be: of the tie-breaks of a former event those that
    its edition has, with the usual ones where it has none.
    """
    like = new.conditions(model)
    if new.teams is not None:
        demand_team_rules(new.teams, like.settings.system)
    is_other_kind = like.played_by_teams is not model.played_by_teams
    if new.former is None and not is_other_kind:
        return like
    settings, ranked_like = like.settings, like.settings.traits.ranked_like
    rules = edition(settings.edition)
    of_teams = settings.teams is not None
    of_former = () if new.former is None else settings.tie_breaks
    kept = rules.allowed(of_former, ranked_like, of_teams=of_teams)
    names = rules.named_here(kept) or rules.usual(ranked_like, of_teams=of_teams)
    return replace(like, settings=replace(settings, tie_breaks=names))


@command("tournament.describe", anything, right=Right.MANAGE)
def describe_tournament(
    uow: UnitOfWork,
    /,
    *,
    title: str,
    starts_on: date | None = None,
    ends_on: date | None = None,
    time_control: str | None = None,
    discipline: Discipline | None = None,
    chess960: Chess960 | None = None,
    entry_fee: Decimal | None = None,
    team_fee: Decimal | None = None,
) -> None:
    """Name a tournament, and set what it has otherwise than the event; None is as in the event.

    Raises RuleError: "tournament.title-missing", "tournament.title-taken", "event.dates",
    "tournament.kind-begun".
    """
    this = uow.tournament
    others = [each for each in uow.whole.tournaments if each.id != this.id]
    first, last = starts_on or uow.whole.starts_on, ends_on or uow.whole.ends_on
    if first and last and last < first:
        raise RuleError("event.dates", starts_on=str(first), ends_on=str(last))
    own = OwnConditions(
        starts_on=starts_on,
        ends_on=ends_on,
        time_control=clean(time_control),
        discipline=discipline,
        chess960=chess960 if discipline is not None else None,
        entry_fee=entry_fee,
        team_fee=team_fee,
    )
    named = _demand_title(title, others) if others else title.strip()
    played = own.chess960 if own.discipline is not None else uow.whole.chess960
    if played is not uow.event.chess960:
        if verdict_here(Action.CHANGE_CHESS960, uow.here) is Verdict.NEEDS_REASON:
            raise RuleError("tournament.kind-begun", title=this.title)
        judge_chess960(uow.here, {"chess960": played})
        if played is None:
            forget_starts(uow)
    write_rules(uow.rows, replace(this, title=named, own=own))


def _ids(params: Params) -> Params:
    return {**params, "order": list(params["order"])}


@command("tournament.order", anything, right=Right.MANAGE, noted=_ids, of_event=True)
def order_tournaments(uow: UnitOfWork, /, *, order: Sequence[TournamentId]) -> None:
    """Put the tournaments in an order, all of them. Raises RuleError("tournament.order")."""
    by_id = {each.id: each for each in uow.whole.tournaments}
    if sorted(order) != sorted(by_id):
        raise RuleError("tournament.order")
    for position, each in enumerate(order, start=1):
        if by_id[each].position != position:
            write_rules(uow.rows, replace(by_id[each], position=position))


@command("tournament.remove", anything, right=Right.MANAGE, is_risky=True)
def remove_tournament(uow: UnitOfWork, /) -> None:
    """Remove a tournament in which nothing was played, with its entries and its draw; the people
    stay in the event, officials of it alone are of all the others, and rankings of it alone go too.

    Raises RuleError: "tournament.last", "tournament.played".
    """
    tournament = uow.tournament
    if not uow.whole.has_several:
        raise RuleError("tournament.last")
    was_played = any(round_.was_played for each in tournament.stages for round_ in each.rounds)
    if was_played or tournament.incidents or tournament.appeals:
        raise RuleError("tournament.played", title=tournament.title)
    officials = uow.whole.officials
    left = (replace(each, duty=each.duty.without(tournament.id)) for each in officials)
    write_officials(uow.rows, left)
    write_across(uow.rows, _without(uow.whole.across, tournament.id))
    catalogue.remove_tournament(uow.rows, tournament)


def _without(rankings: Iterable[AcrossRanking], gone: TournamentId) -> Iterator[AcrossRanking]:
    """Yield the rankings in which the others are left: one without any would be of all."""
    for each in rankings:
        left = tuple(tournament for tournament in each.tournaments if tournament != gone)
        if left or not each.tournaments:
            weights = tuple(weight for weight in each.weights if weight[0] != gone)
            quotas = tuple(quota for quota in each.quotas if quota[0] != gone)
            yield replace(each, tournaments=left, weights=weights, quotas=quotas)


def _demand_title(title: str, others: Sequence[Tournament]) -> str:
    """Return the title without space around it: several are told apart by theirs."""
    if not title.strip():
        raise RuleError("tournament.title-missing")
    if any(each.title.casefold() == title.strip().casefold() for each in others):
        raise RuleError("tournament.title-taken", title=title.strip())
    return title.strip()
