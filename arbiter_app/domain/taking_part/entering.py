"""People of an event in its tournaments: who plays where, and whether they may be entered there."""

from collections.abc import Mapping
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand, as_noted
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.permission.by_state import Action, Verdict, allows, refusal, verdict
from arbiter_app.domain.taking_part.overlaps import demand_no_overlap


def tournaments_of(event: Event, player: PlayerId) -> tuple[Tournament, ...]:
    """Return the tournaments of the event in which a person is entered, in their order."""
    return tuple(
        each for each in event.tournaments if any(entry.player == player for entry in each.entries)
    )


def entries_of(event: Event, player: PlayerId) -> Mapping[TournamentId, Entry]:
    """Return the entries of a person by tournament, in the order of tournaments."""
    return {each.id: each.entry(player) for each in tournaments_of(event, player)}


def how_to_enter(competition: Competition) -> Action:
    """Return what somebody does who comes to a tournament now: late once the numbers are given,
    which only teams have where these play.
    """
    has_no_number = competition.draw is None or competition.settings.teams is not None
    return Action.ADD_PLAYER if has_no_number else Action.JOIN_LATE


def refusal_of_entering(competition: Competition) -> RuleError | None:
    """Return why nobody of the event can be entered, be it late; None where somebody can."""
    action = how_to_enter(competition)
    if verdict(action, competition) is Verdict.REFUSED:
        return refusal(action, competition)
    return None


def judge_entering(here: InHand, params: Mapping[str, Any]) -> None:
    """Judge that people of the event are entered into a tournament, late after its draw."""
    allows(how_to_enter(here.competition))(here, params)


def judge_move(here: InHand, params: Mapping[str, Any]) -> None:
    """Judge that players go from the tournament in hand to another: nobody knows their number or
    pair here, and there they are entered.
    """
    allows(Action.REMOVE_PLAYER)(here, params)
    judge_entering(InHand(event=here.event.of(TournamentId(params["to"]))), params)


def for_entering(event: Event, params: Mapping[str, Any]) -> Right:
    """Return the right to enter people into a tournament: to decide where they come late, or where
    it is decided that what speaks against it is allowed.
    """
    there = params.get("to")
    target = as_noted(event, params).event if there is None else event.of(TournamentId(there))
    is_late = how_to_enter(target.tournament.competition()) is Action.JOIN_LATE
    return Right.DECIDE if is_late or params.get("decision") else Right.REGISTER


def for_entering_team(event: Event, params: Mapping[str, Any]) -> Right:
    """Return the right to enter a team: to decide where it comes late."""
    is_late = as_noted(event, params).tournament.draw is not None
    return Right.DECIDE if is_late else Right.REGISTER


def demand_can_enter(
    event: Event, player: PlayerId, to: TournamentId, *, instead_of: TournamentId | None = None
) -> None:
    """Demand that a person of the event is not in a tournament yet, and would not be in two places
    at once; the one they leave does not count.

    Raises RuleError("tournament.no-such-player"), ("entry.already") and ("entry.overlap").
    """
    if player not in event.players:
        raise RuleError("tournament.no-such-player", player=player)
    name, where = event.contestants[player].name, tournaments_of(event, player)
    target = event.of(to).tournament
    if target in where:
        raise RuleError("entry.already", name=name, title=target.title)
    others = [each.id for each in where if each.id != instead_of]
    demand_no_overlap(event, player, name, (*others, to))
