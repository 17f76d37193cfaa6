"""The tournaments of another event, as they are once they belong to this one."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.other_ids import KINDS, Ids, ids_in, with_ids
from arbiter_app.domain.facts.people.admission import Requirement
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.tournament import OwnConditions, Tournament
from arbiter_app.domain.ids import PlayerId, StageId, TeamId, TournamentId
from arbiter_app.services.writing.dues import with_dues_kept
from arbiter_app.values import frozen

FirstIds = Mapping[Any, int]
"""The first new id of each kind; of teams the following ones are further below zero."""

_FIRST_TEAM = -1


@frozen(kw_only=True)
class Added:
    """What an event gets from another one, with the ids that it has here."""

    players: tuple[Player, ...]
    """Who was not here before."""
    requirements: tuple[Requirement, ...]
    """The papers asked there that nobody asked for here: they were shown, or are to be."""
    tournaments: tuple[Tournament, ...]


def added(here: Event, other: Event, same: Mapping[PlayerId, PlayerId], first: FirstIds) -> Added:
    """Return what the whole of an event gets from the whole of another one; `same` says which
    people there are people here.

    Raises RuleError("join.one-for-two") where two people there would be one here.
    """
    _demand_one_for_one(other, same)
    ids = _new_ids(other, same, first)
    asked = {each.id for each in here.requirements}
    tournaments: list[Tournament] = []
    last = max((each.position for each in here.tournaments), default=0)
    for position, each in enumerate(other.tournaments, start=last + 1):
        known = [one.title for one in (*here.tournaments, *tournaments)]
        taken_over = replace(
            with_dues_kept(other.of(each.id)),
            title=_title(other, each, known),
            position=position,
            own=_own_conditions(here, other.of(each.id)),
        )
        tournaments.append(with_ids(taken_over, ids))
    return Added(
        players=tuple(
            replace(player, id=ids[PlayerId][id_])
            for id_, player in other.players.items()
            if id_ not in same
        ),
        requirements=tuple(each for each in other.requirements if each.id not in asked),
        tournaments=tuple(tournaments),
    )


def with_added(here: Event, other: Event, same: Mapping[PlayerId, PlayerId]) -> Event:
    """Return the whole of an event with the tournaments of another one behind its own."""
    found = added(here, other, same, first_ids(here))
    return replace(
        here,
        players={**here.players, **{each.id: each for each in found.players}},
        requirements=(*here.requirements, *found.requirements),
        tournaments=(*here.tournaments, *found.tournaments),
    )


def renumbered(event: Event) -> Event:
    """Return an event with the ids that it would have if it had been made by itself."""
    ids = _new_ids(event, {}, {**dict.fromkeys(KINDS, 1), TeamId: _FIRST_TEAM})
    return with_ids(event, ids)


def first_ids(event: Event) -> FirstIds:
    """Return the ids behind those that an event has."""
    used = ids_in(event)
    first: dict[Any, int] = {kind: max((0, *used[kind])) + 1 for kind in KINDS}
    first[TeamId] = min((0, *used[PlayerId])) + _FIRST_TEAM
    return first


def _new_ids(other: Event, same: Mapping[PlayerId, PlayerId], first: FirstIds) -> Ids:
    """Return new ids in the order of the old ones; a tournament has that of its main stage."""
    used = ids_in(other)
    ids: dict[Any, dict[Any, Any]] = {}
    for kind in KINDS:
        known: Mapping[Any, Any] = same if kind is PlayerId else {}
        unused = count(first[kind])
        ids[kind] = {old: known.get(old) or next(unused) for old in used[kind] if old > 0}
    teams = count(first[TeamId], -1)
    ids[PlayerId] |= {old: next(teams) for old in reversed(used[PlayerId]) if old < 0}
    ids[TournamentId] = {
        each.id: TournamentId(ids[StageId][each.main_stage.id]) for each in other.tournaments
    }
    return ids


def _demand_one_for_one(other: Event, same: Mapping[PlayerId, PlayerId]) -> None:
    chosen: dict[PlayerId, PlayerId] = {}
    for theirs, mine in same.items():
        if mine in chosen:
            names = ", ".join(other.players[each].name for each in (chosen[mine], theirs))
            raise RuleError("join.one-for-two", names=names)
        chosen[mine] = theirs


def _title(other: Event, tournament: Tournament, known: Sequence[str]) -> str:
    """Return a title that no tournament here has: its own, else with that of its event before it,
    else with a number behind it.
    """
    taken = {each.casefold() for each in known}
    return next(each for each in _titles(other, tournament) if each.casefold() not in taken)


def _titles(other: Event, tournament: Tournament) -> Iterator[str]:
    own = tournament.title or other.title
    yield own
    if tournament.title and other.title:
        yield other.title if other.title.endswith(f": {own}") else f"{other.title}: {own}"
    yield from (f"{own} ({number})" for number in count(2))


def _own_conditions(here: Event, there: Event) -> OwnConditions:
    """Return what a tournament has otherwise than its new event; what nobody has said of it is as
    there.
    """

    def own(name: str) -> Any:
        told = getattr(there, name)
        return None if told in (None, "") or told == getattr(here, name) else told

    is_as_here = (there.discipline, there.chess960) == (here.discipline, here.chess960)
    return OwnConditions(
        starts_on=own("starts_on"),
        ends_on=own("ends_on"),
        time_control=own("time_control"),
        discipline=None if is_as_here else there.discipline,
        chess960=None if is_as_here else there.chess960,
        entry_fee=own("entry_fee"),
        team_fee=own("team_fee"),
    )
