"""Who sits when the appeals committee hears an appeal (Ukrainian rules VII.3.2)."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import StrEnum

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.disputes.appeals import (
    Appeal,
    AppealKind,
    Attendance,
    Concern,
    Outcome,
    Seat,
)
from arbiter_app.domain.facts.disputes.incidents import Incident, Penalty
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Official, Role, may_be_same_person
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import AppealId, ParticipantId, PlayerId, TeamId, is_team
from arbiter_app.domain.names.collation import letters_of
from arbiter_app.domain.staffing.at_once import ARBITERS
from arbiter_app.domain.staffing.shortfalls import FEWEST_OF_COMMITTEE, body, is_under_age

_COMMITTEE = (Role.APPEALS_CHAIR, Role.APPEALS_MEMBER, Role.APPEALS_RESERVE)


class Remark(StrEnum):
    """What is pointed out in somebody who may sit unless he had a part in the dispute."""

    ON_PANEL = "on-panel"
    ORGANISER = "organiser"
    PLAYS = "plays"
    COACH = "coach"
    """Of a player of the dispute."""
    SAME_REGION = "same-region"
    """As a player of the dispute; whether he sits is for the committee to weigh."""


# What an appeal is about


def appeal_of(tournament: Tournament, number: AppealId) -> Appeal:
    """Return an appeal by number. Raises RuleError("appeal.unknown")."""
    for appeal in tournament.appeals:
        if appeal.id == number:
            return appeal
    raise RuleError("appeal.unknown", appeal=number)


def disputed_incident(tournament: Tournament, appeal: Appeal) -> Incident | None:
    """Return the line of the register that an appeal is against, if it is against one."""
    return next((each for each in tournament.incidents if each.id == appeal.incident), None)


def disputed_penalties(tournament: Tournament, appeal: Appeal) -> tuple[Penalty, ...]:
    """Return the sanctions that an appeal is against, in the order of the register."""
    incident = disputed_incident(tournament, appeal)
    if incident is None:
        return ()
    return tuple(each for each in incident.penalties if appeal.penalty in (None, each.number))


def game_of(tournament: Tournament, appeal: Appeal) -> tuple[RoundOfPlay, Game] | None:
    """Return the game in dispute with its round; None where it is about no game."""
    for stage in tournament.stages:
        for round_, game in stage.games:
            if (stage.id, round_.number, game.board) == (appeal.stage, appeal.round, appeal.board):
                return round_, game
    return None


def parties(tournament: Tournament, appeal: Appeal) -> tuple[PlayerId, ...]:
    """Return the players of the dispute, who appeals first."""
    found = [appeal.player]
    penalties = disputed_penalties(tournament, appeal)
    found += [each.player for each in penalties if each.player is not None]
    if at_board := game_of(tournament, appeal):
        found += (at_board[1].white, at_board[1].black)
    return tuple(dict.fromkeys(found))


def is_final(appeal: Appeal) -> bool:
    """Whether the committee has spoken, whose word is final (VII.3.3)."""
    return appeal.kind is AppealKind.APPEAL and appeal.outcome not in (None, Outcome.RETRACTED)


# Who may sit


def concerned(event: Event, appeal: Appeal, official: Official) -> Concern | None:
    """Return why an official may not sit at the hearing of an appeal (VII.3.2), if so."""
    for concern in _concerns(event, appeal, official):
        return concern
    return None


def _concerns(event: Event, appeal: Appeal, official: Official) -> Iterator[Concern]:
    tournament = event.tournament
    appellant, *others = parties(tournament, appeal)
    if _is_of(event, official, appellant):
        yield Concern.APPELLANT
    if any(_is_of(event, official, each) for each in others):
        yield Concern.PARTY
    if any(_names(text, official.name) for text in _who_decided(tournament, appeal)):
        yield Concern.DECIDED
    if appeal.is_against_organiser:
        if _holds(event, official, (Role.ORGANISER,)):
            yield Concern.DECIDED
    elif _holds(event, official, (Role.CHIEF_ARBITER,)):
        yield Concern.CHIEF
    incident = disputed_incident(tournament, appeal)
    if incident and _names(incident.reported_by, official.name):
        yield Concern.REPORTED
    if _names(appeal.filed_by, official.name):
        yield Concern.FILED
    if is_under_age(event, official):
        yield Concern.UNDER_AGE


def _is_of(event: Event, official: Official, party: ParticipantId) -> bool:
    """Whether an official may be a party, or belong to the team that is one."""
    if not is_team(party):
        return may_be_same_person(official, event.contestants[party])
    team = event.tournament.team(TeamId(party))
    if any(_names(each, official.name) for each in (team.captain, team.substitute)):
        return True
    return any(may_be_same_person(official, event.players[each]) for each in team.players)


def remarks(event: Event, appeal: Appeal, official: Official) -> tuple[Remark, ...]:
    """Return what is pointed out in an official who is not barred from the hearing."""
    return tuple(_remarks(event, appeal, official))


def _remarks(event: Event, appeal: Appeal, official: Official) -> Iterator[Remark]:
    tournament = event.tournament
    if _holds(event, official, ARBITERS):
        yield Remark.ON_PANEL
    if _holds(event, official, (Role.ORGANISER,)):
        yield Remark.ORGANISER
    involved = [event.contestants[each] for each in parties(tournament, appeal)]
    playing = (event.contestants[each.player] for each in tournament.entries if each.takes_part)
    if any(may_be_same_person(official, player) for player in playing):
        yield Remark.PLAYS
    if any(_names(player.coach or "", official.name) for player in involved):
        yield Remark.COACH
    regions = {letters_of(player.region) for player in involved if player.region}
    if official.region and letters_of(official.region) in regions:
        yield Remark.SAME_REGION


def _who_decided(tournament: Tournament, appeal: Appeal) -> Iterator[str]:
    """Yield who took the decision in dispute, also in answer to a protest before."""
    if incident := disputed_incident(tournament, appeal):
        yield incident.arbiter
    for other in tournament.appeals:
        if other.id != appeal.id and other.kind is AppealKind.PROTEST:
            same_line = other.incident is not None and other.incident == appeal.incident
            same_game = other.board is not None and _place(other) == _place(appeal)
            if same_line or same_game:
                yield other.decided_by


def _place(appeal: Appeal) -> tuple[object, ...]:
    return appeal.stage, appeal.round, appeal.board


def _holds(event: Event, official: Official, roles: Sequence[Role]) -> bool:
    """Whether somebody has one of the offices too."""
    name = letters_of(official.name)
    return any(letters_of(each.name) == name for each in event.with_role(*roles))


def with_concerns(event: Event, appeal: Appeal, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the seats of a sitting with the reasons why members leave theirs, as it is now."""
    members = {letters_of(each.name): each for each in committee(event)}
    return tuple(
        replace(seat, concern=concerned(event, appeal, members[letters_of(seat.name)]))
        if seat.attendance is Attendance.CONCERNED and letters_of(seat.name) in members
        else seat
        for seat in seats
    )


def _names(text: str, name: str) -> bool:
    """Whether a text of the register names somebody: "Кравець", "арбітр Кравець Л. І.".

    It is by the surname with what stands beside it: another first name is another person.
    """
    surname, *first_names = name.split() or [""]
    for part in re.split(r"[,;()/]", text):
        words = part.replace(".", " ").split()
        for place, word in enumerate(words):
            if letters_of(word) == letters_of(surname):
                after, before = words[place + 1 :], words[:place]
                return _fit(after or [each for each in before if each.istitle()], first_names)
    return False


def _fit(said: Sequence[str], first_names: Sequence[str]) -> bool:
    """Whether first names as a text has them, or their initials, may be those of somebody."""
    return all(
        letters_of(one) == letters_of(other)
        or (min(len(one), len(other)) == 1 and letters_of(one[0]) == letters_of(other[0]))
        for one, other in zip(said, first_names, strict=False)
    )


# The sitting


def committee(event: Event) -> tuple[Official, ...]:
    """Return the members of the appeals committee: chair, members, reserves, each person once."""
    members = body(event, _COMMITTEE, head=Role.APPEALS_CHAIR)
    in_order = (each for role in _COMMITTEE for each in members if each.role is role)
    by_name: dict[object, Official] = {}
    for official in in_order:
        by_name.setdefault(letters_of(official.name), official)
    return tuple(by_name.values())


def proposed_seats(event: Event, appeal: Appeal) -> tuple[Seat, ...]:
    """Return who sits in which part: who is concerned leaves his seat, reserves fill it up, and an
    odd number votes, so that the last one may have no vote (VII.3.2).
    """
    members = committee(event)
    free = [each for each in members if concerned(event, appeal, each) is None]
    regular = sum(each.role is not Role.APPEALS_RESERVE for each in members)
    votes = min(max(regular, FEWEST_OF_COMMITTEE), len(free))
    voting = free[: votes - (votes + 1) % 2] if votes else []
    seats = (
        _seat(
            each,
            Attendance.VOTES
            if each in voting
            else Attendance.ABSENT
            if each in free
            else Attendance.CONCERNED,
        )
        for each in members
    )
    return with_concerns(event, appeal, tuple(seats))


def _seat(official: Official, attendance: Attendance) -> Seat:
    return Seat(
        name=official.name,
        is_chair=official.role is Role.APPEALS_CHAIR,
        is_reserve=official.role is Role.APPEALS_RESERVE,
        attendance=attendance,
    )


def voting(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return who votes."""
    return tuple(seat for seat in seats if seat.attendance is Attendance.VOTES)


def presiding(seats: Sequence[Seat]) -> Seat | None:
    """Return who presides: the chair, or in his absence the first who votes."""
    votes = voting(seats)
    return next((seat for seat in votes if seat.is_chair), votes[0] if votes else None)


def is_small(seats: Sequence[Seat]) -> bool:
    """Whether fewer vote than the chair and two members that are recommended (VII.3.2)."""
    return len(voting(seats)) < FEWEST_OF_COMMITTEE


def refusal_of_sitting(event: Event, appeal: Appeal, seats: Sequence[Seat]) -> RuleError | None:
    """Return why a committee may not decide in these seats (VII.3.2); None where it may."""
    members = {letters_of(each.name): each for each in committee(event)}
    if not members:
        return RuleError("appeal.no-committee")
    seen = set()
    for seat in voting(seats):
        name = letters_of(seat.name)
        if name not in members or name in seen:
            return RuleError("appeal.not-of-committee", name=seat.name)
        seen.add(name)
        concern = concerned(event, appeal, members[name])
        if concern is Concern.UNDER_AGE:
            return RuleError("appeal.under-age", name=seat.name)
        if concern is not None:
            return RuleError("appeal.concerned", name=seat.name)
    if not seen:
        return RuleError("appeal.nobody-votes")
    return None if len(seen) % 2 else RuleError("appeal.even-votes", votes=len(seen))
