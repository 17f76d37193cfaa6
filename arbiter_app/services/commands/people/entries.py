"""Commands about people of the event in several of its tournaments: entered, moved, let go."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.new_tournaments import NewTournament, is_blank
from arbiter_app.domain.facts.people.admission import ShownPaper
from arbiter_app.domain.facts.people.eligibility import Ruling
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import PlayerFields
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.tournament import Entry
from arbiter_app.domain.ids import PlayerId, StageId, TournamentId
from arbiter_app.domain.permission.by_state import Action, allows, anything
from arbiter_app.domain.registration.findings import findings
from arbiter_app.domain.registration.fitting import OF_GROUP
from arbiter_app.domain.registration.registering import OnTheList, demand_room
from arbiter_app.domain.taking_part.entering import (
    demand_can_enter,
    entries_of,
    for_entering,
    how_to_enter,
    judge_entering,
    judge_move,
    tournaments_of,
)
from arbiter_app.domain.teams.listed import Listed
from arbiter_app.services.command import Params, command
from arbiter_app.services.commands.people.players import register_with_teams, strike_off
from arbiter_app.services.commands.whole.tournaments import add_tournament, add_tournaments
from arbiter_app.services.writing.joining import join
from arbiter_app.services.writing.settings import clean
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows import people
from arbiter_app.store.rows.registration import entry_now, write_entry


@command("entry.add", judge_entering, right=for_entering, is_risky=True)
def enter_players(
    uow: UnitOfWork,
    /,
    *,
    players: Sequence[PlayerId],
    half_byes: int = 0,
    decision: str | None = None,
    reason: str | None = None,  # noqa: ARG001 - demanded by the permission, kept by the journal
) -> None:
    """Enter people of the event into the tournament, late where its numbers are given; the papers
    they have shown for another one are shown here too.

    A `decision` in words allows what speaks against it by age, sex or rank. Raises
    RuleError as `demand_can_enter` and `join_late`.
    """
    to, is_late = uow.tournament.id, how_to_enter(uow.competition) is Action.JOIN_LATE
    demand_room(len(uow.tournament.entries) + len(players))
    for player in dict.fromkeys(players):
        demand_can_enter(uow.whole, player, to)
        entry = Entry(player=player, papers=_papers(uow.whole, player))
        _enter(_at(uow, to) if is_late else uow, entry, half_byes)
    _allow(_at(uow, to), players, decision)


@command("entry.move", judge_move, right=for_entering, is_risky=True)
def move_players(
    uow: UnitOfWork,
    /,
    *,
    players: Sequence[PlayerId],
    to: TournamentId,
    half_byes: int = 0,
    decision: str | None = None,
    reason: str | None = None,  # noqa: ARG001 - demanded by the permission, kept by the journal
) -> None:
    """Take players out of the tournament and enter them into another one, late where its numbers
    are given: presence, fee, shown papers and the decision of the commission go along, and what
    was decided about them as far as it is about what holds there.

    A `decision` in words allows what speaks against it by age, sex or rank. Raises
    RuleError as `demand_can_enter`, `strike_off` and `join_late`.
    """
    here = uow.tournament
    demand_room(len(uow.whole.of(to).tournament.entries) + len(players))
    for player in dict.fromkeys(players):
        demand_can_enter(uow.whole, player, to, instead_of=here.id)
        entry = here.entry(player)
        strike_off(_at(uow, here.id), player)
        _enter(
            _at(uow, to),
            replace(entry, status=EntryStatus.REGISTERED, half_byes=None),
            half_byes,
        )
    _allow(_at(uow, to), players, decision)


@command("person.remove", anything, right=Right.REGISTER, of_event=True)
def remove_person(uow: UnitOfWork, /, *, player: PlayerId) -> None:
    """Remove a person from the event who is entered nowhere.

    Raises RuleError("tournament.no-such-player") and ("person.entered").
    """
    if player not in uow.event.players:
        raise RuleError("tournament.no-such-player", player=player)
    if where := tournaments_of(uow.event, player):
        titles = ", ".join(each.title for each in where)
        raise RuleError("person.entered", name=uow.event.contestants[player].name, titles=titles)
    people.remove_player(uow.rows, player)


def _counted(params: Params) -> Params:
    """Return what the journal keeps of a list: how many came into which tournament."""
    return {
        "source": params["source"],
        "reason": params.get("reason"),
        "groups": {str(each): len(listed) for each, listed in params["groups"].items()},
        "added": {title: len(listed) for title, listed in params["added"].items()},
    }


@command(
    "players.import-into",
    anything,
    right=Right.REGISTER,
    noted=_counted,
    is_risky=True,
    of_event=True,
)
def import_into(
    uow: UnitOfWork,
    /,
    *,
    source: str,  # noqa: ARG001 - the name of the file, for the journal
    groups: Mapping[TournamentId, Sequence[PlayerFields]],
    added: Mapping[str, Sequence[PlayerFields]],
    like: TournamentId | None = None,
    teams: Mapping[TournamentId | str, Sequence[Listed]] = MappingProxyType({}),
    reason: str | None = None,
) -> None:
    """Register all players of a list, or none, each in the tournament that the list says;
    tournaments are added `like` one that there is where the list has a title of none. Who is in
    the event already is only entered. `teams` tells of each, by tournament or title, on which
    roster they stand; a team that comes late into a round robin wants a `reason`.

    Raises RuleError as `tournament.add` and `players.import`.
    """
    others = OnTheList(uow.whole.players.values())
    for tournament, listed in groups.items():
        here = _at(uow, tournament)
        allows(Action.ADD_PLAYER)(here.here, {})
        register_with_teams(here, listed, others, teams.get(tournament, ()), reason)
    for title, listed in added.items():
        if like is None:
            raise RuleError("list.tournament-unknown", title=title)
        made = _made(uow, title, like)
        register_with_teams(_at(uow, made), listed, others, teams.get(title, ()))


def _made(uow: UnitOfWork, title: str, like: TournamentId) -> TournamentId:
    """Add a tournament and return its id: that of the one a new event begins with, while this is
    blank.
    """
    (first, *others) = uow.now.tournaments
    if not others and is_blank(first):
        add_tournaments.run(uow, tournaments=(NewTournament(title=title),), like=like)
        return first.id
    return add_tournament.run(uow, title=title, like=like)


def _at(uow: UnitOfWork, tournament: TournamentId) -> UnitOfWork:
    """Return the unit of work in a tournament, as the act has left it so far."""
    stage = uow.now.of(tournament).tournament.main_stage.id
    return replace(uow, here=in_hand(uow.now, StageId(stage)))


def _papers(event: Event, player: PlayerId) -> Mapping[str, ShownPaper]:
    """Return the papers a person has shown for other tournaments, the last one's first."""
    shown: dict[str, ShownPaper] = {}
    for entry in entries_of(event, player).values():
        shown |= entry.papers
    return shown


def _enter(uow: UnitOfWork, entry: Entry, half_byes: int) -> None:
    """Write an entry; after the numbers were given to people the player joins late."""

    def enter() -> PlayerId:
        write_entry(uow.rows, uow.tournament.id, entry)
        return entry.player

    if how_to_enter(uow.competition) is Action.JOIN_LATE:
        join(uow, enter, half_byes)
    else:
        enter()


def _allow(uow: UnitOfWork, players: Sequence[PlayerId], decision: str | None) -> None:
    """Let the rulings stand that are about what holds of players here, and allow what speaks
    against their age, sex or rank where that is decided.
    """
    decided = clean(decision)
    held = {(found.player, found.code) for found in findings(uow.event) if found.player in players}
    for player in players:
        entry = entry_now(uow.rows, uow.tournament.id, player)
        rulings = {each.finding: each for each in entry.rulings if (player, each.finding) in held}
        for who, code in sorted(held):
            if who == player and decided and code in OF_GROUP:
                rulings[code] = Ruling(finding=code, allowed=True, reason=decided)
        write_entry(uow.rows, uow.tournament.id, replace(entry, rulings=tuple(rulings.values())))
