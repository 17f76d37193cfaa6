"""Commands about players: registration, corrections, replacement."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Any, Unpack

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import (
    HIGHEST_FIDE_ID,
    HIGHEST_RATING,
    ORIGIN_OF_RATING,
    LaterRatings,
    Player,
    PlayerFields,
)
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.tournament import Entry
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.names.figures import looks_like_number
from arbiter_app.domain.names.plain_text import shown
from arbiter_app.domain.permission.by_state import Action, allows
from arbiter_app.domain.permission.correcting import judge_correction, judge_rating_update
from arbiter_app.domain.registration.known_people import RatingDifference
from arbiter_app.domain.registration.later_lists import with_listed_rating
from arbiter_app.domain.registration.registering import OnTheList, demand_plausible, demand_room
from arbiter_app.domain.taking_part.entering import tournaments_of
from arbiter_app.domain.taking_part.substitution import games_of_substitute, refusal_of_replacement
from arbiter_app.domain.teams.listed import Listed
from arbiter_app.domain.teams.rosters import taken_off
from arbiter_app.services.command import Params, command
from arbiter_app.services.writing.participants import forget_participant
from arbiter_app.services.writing.register import (
    keep_name_in_draws,
    keep_name_in_register,
    players_in_register,
)
from arbiter_app.services.writing.results import write_changes
from arbiter_app.services.writing.rosters import list_on_rosters
from arbiter_app.services.writing.settings import clean
from arbiter_app.services.writing.swiss import write_order
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows import people
from arbiter_app.store.rows.registration import remove_entry, write_entry
from arbiter_app.store.rows.rounds import write_byes, write_round
from arbiter_app.store.rows.teams import write_team

_TELL_PEOPLE_APART = ("name", "patronymic", "birth", "fide_id", "national_id")


@command("player.add", allows(Action.ADD_PLAYER), right=Right.REGISTER)
def add_player(uow: UnitOfWork, /, **fields: Unpack[PlayerFields]) -> PlayerId:
    """Register a player in the tournament; who is in the event already is entered instead, see
    `entries`.

    Raises RuleError("player.in-event") and ("player.registered-already").
    """
    demand_room(len(uow.tournament.entries) + 1)
    player = _new_player(uow, fields)
    known = OnTheList(uow.event.players.values())
    there = known.same(_telling_apart(player))
    entered = {entry.player for entry in uow.tournament.entries}
    if there is not None and there.id not in entered:
        titles = ", ".join(each.title for each in tournaments_of(uow.event, there.id))
        raise RuleError("player.in-event", name=there.name, titles=titles or "–")
    _demand_new(uow, player, known)
    return _write_new(uow, player)


def _with_name_of_file(params: Params) -> Params:
    noted = {name: value for name, value in params.items() if name != "teams"}
    return {**noted, "source": shown(params["source"])}


@command(
    "players.import",
    allows(Action.ADD_PLAYER),
    right=Right.REGISTER,
    noted=_with_name_of_file,
    is_risky=True,
)
def import_players(
    uow: UnitOfWork,
    /,
    *,
    source: str,  # noqa: ARG001 - the name of the file, for the journal
    players: Sequence[PlayerFields],
    teams: Sequence[Listed] = (),
    reason: str | None = None,
) -> None:
    """Register all players of a list, or none; who plays in another tournament of the event
    already is entered into this one too. `teams` tells of each on which roster they stand; a team
    that comes late into a round robin wants a `reason`.

    Raises RuleError as `register_with_teams`.
    """
    register_with_teams(uow, players, OnTheList(uow.event.players.values()), teams, reason)


@command("player.edit", judge_correction, right=Right.REGISTER)
def edit_player(
    uow: UnitOfWork,
    /,
    *,
    player: PlayerId,
    reason: str | None = None,  # noqa: ARG001 - demanded by the permission, kept by the journal
    **fields: Unpack[PlayerFields],
) -> None:
    """Correct what is known of a player; the pairing number stays.

    Raises RuleError("tournament.no-such-player").
    """
    if player not in uow.event.players:
        raise RuleError("tournament.no-such-player", player=player)
    former = uow.event.players[player]
    corrected = _with_fields(former, fields)
    if any(getattr(former, name) != getattr(corrected, name) for name in _TELL_PEOPLE_APART):
        _demand_new(uow, corrected, _others(uow, player))
    people.write_player(uow.rows, corrected)


@command("player.replace", allows(Action.REPLACE_PLAYER), right=Right.DECIDE, is_risky=True)
def replace_player(
    uow: UnitOfWork,
    /,
    *,
    player: PlayerId,
    reason: str | None = None,  # noqa: ARG001 - demanded by the permission, kept by the journal
    **fields: Unpack[PlayerFields],
) -> None:
    """Put another person in the place of a player, who keeps number, games, presence and fee.

    What the commission saw and decided was about the other person and goes; the register of
    incidents goes on naming him. In the place of a
    player who withdrew before round 1 his substitute is registered again (C.05 Art. 6.3).
    """
    if refusal := refusal_of_replacement(uow.here.event, player):
        raise refusal
    tournament = uow.tournament
    entry = tournament.entry(player)
    if entry.has_left:
        write_changes(uow, games_of_substitute(tournament, player))
    anew = replace(
        entry, status=EntryStatus.REGISTERED, papers={}, decision=None, decided_on=None, rulings=()
    )
    write_entry(uow.rows, tournament.id, anew)
    former = uow.event.contestants[player]
    keep_name_in_register(uow, former)
    keep_name_in_draws(uow, former)
    unknown = dict.fromkeys(PlayerFields.__annotations__)
    substitute = _with_fields(former, {**unknown, **fields})
    _demand_new(uow, substitute, _others(uow, player))
    people.write_player(uow.rows, substitute)


def _updated(params: Params) -> Params:
    """Return what the journal keeps of an update; the ratings themselves are among the changes."""
    differences: Sequence[RatingDifference] = params["differences"]
    return {
        "players": len({each.player.id for each in differences}),
        "lists": sorted({str(each.origin) for each in differences}),
    }


@command(
    "players.update-ratings",
    judge_rating_update,
    right=Right.REGISTER,
    noted=_updated,
    is_risky=True,
)
def update_ratings(
    uow: UnitOfWork,
    /,
    *,
    differences: Sequence[RatingDifference],
    reason: str | None = None,  # noqa: ARG001 - demanded by the permission, kept by the journal
) -> None:
    """Take ratings over from the lists that have them otherwise, all in one act; those of lists
    that come out during a long event stand beside the ratings of its first day.
    """
    if not differences:
        raise RuleError("ratings.none-chosen")
    players = {**uow.event.players}
    for each in differences:
        player = each.player.id
        players[player] = with_listed_rating(uow.event, players[player], each)
    for player in {each.player.id for each in differences}:
        people.write_player(uow.rows, players[player])


@command("player.remove", allows(Action.REMOVE_PLAYER), right=Right.REGISTER)
def remove_player(uow: UnitOfWork, /, *, player: PlayerId) -> None:
    """Strike a player off the list before the draw, with all that was kept about them; in a Swiss
    until round 1 is paired, and the numbers below close up. Who is entered into another tournament
    stays in the event.

    Raises RuleError("player.in-register") where something stands there that does not disappear.
    """
    strike_off(uow, player)
    if not tournaments_of(uow.now, player):
        people.remove_player(uow.rows, player)


def strike_off(uow: UnitOfWork, player: PlayerId) -> None:
    """Take the entry of a player out, with all that the tournament kept about them.

    Raises RuleError("tournament.no-such-player"), ("player.in-register") and ("player.lined-up").
    """
    tournament = uow.tournament
    tournament.entry(player)
    if player in players_in_register(uow):
        raise RuleError("player.in-register", name=uow.event.contestants[player].name)
    _off_rosters(uow, player)
    forget_participant(uow, player)
    _close_up(uow, player)
    remove_entry(uow.rows, tournament.id, player)


def _off_rosters(uow: UnitOfWork, player: PlayerId) -> None:
    """Take somebody off the roster of a team. Raises RuleError("player.lined-up")."""
    for stage in uow.tournament.stages:
        for round_ in stage.rounds:
            if any(player in each.players for each in round_.line_ups):
                name = uow.event.players[player].name
                raise RuleError("player.lined-up", name=name, round=round_.number)
    if (team := uow.tournament.team_of(player)) is not None:
        write_team(uow.rows, uow.tournament.id, taken_off(team, player))


def _close_up(uow: UnitOfWork, player: PlayerId) -> None:
    """Take away number and byes of a player who is struck off after the numbers were given."""
    tournament, competition = uow.tournament, uow.competition
    if tournament.draw is None or player not in tournament.numbers:
        return
    order = [other for other in tournament.numbers if other != player]
    write_order(uow, order)
    for round_ in competition.rounds:
        byes = [bye for bye in round_.byes if bye.player != player]
        if len(byes) < len(round_.byes):
            write_byes(uow.rows, competition.id, round_.number, byes)
        if player in round_.kept:
            kept = replace(round_, kept=round_.kept - {player})
            write_round(uow.rows, competition.id, kept)


def register_listed(
    uow: UnitOfWork, listed: Sequence[PlayerFields], others: OnTheList
) -> Sequence[PlayerId]:
    """Register the players of a list in the tournament, and add the new ones to the `others` whom
    the event knows already, who are only entered, with the team they count for where they had none;
    return all of them.

    Raises RuleError("player.registered-already") where one plays there.
    """
    entered = {entry.player for entry in uow.tournament.entries}
    demand_room(len(entered) + len(listed))
    come: list[PlayerId] = []
    for fields in listed:
        player = _new_player(uow, fields)
        _demand_plausible(uow, player)
        known = others.same(_telling_apart(player))
        if known is None:
            others.add(player)
            come.append(_write_new(uow, player))
        elif known.id in entered:
            raise RuleError("player.registered-already", name=known.name)
        else:
            write_entry(uow.rows, uow.tournament.id, Entry(player=known.id))
            if player.team and not known.team:
                people.write_player(uow.rows, replace(known, team=player.team))
            come.append(known.id)
        entered.add(come[-1])
    return come


def register_with_teams(
    uow: UnitOfWork,
    listed: Sequence[PlayerFields],
    others: OnTheList,
    teams: Sequence[Listed],
    reason: str | None = None,
) -> None:
    """Register the players of a list as `register_listed` does, and put them on the rosters that
    `teams` tells; who plays in the tournament already only comes onto one.

    Raises RuleError as `register_listed` and `list_on_rosters`.
    """
    there = [each.player for each in teams] or [None] * len(listed)
    pairs = zip(listed, there, strict=True)
    come = iter(register_listed(uow, [each for each, known in pairs if known is None], others))
    if teams:
        placed = [next(come) if known is None else known for known in there]
        list_on_rosters(uow, placed, teams, reason)


def _new_player(uow: UnitOfWork, fields: PlayerFields) -> Player:
    return _with_fields(Player(id=people.new_player(uow.rows), name=""), fields)


def _write_new(uow: UnitOfWork, player: Player) -> PlayerId:
    people.write_player(uow.rows, player)
    write_entry(uow.rows, uow.tournament.id, Entry(player=player.id))
    return player.id


def _others(uow: UnitOfWork, player: PlayerId) -> OnTheList:
    """Return everybody on the list but one."""
    return OnTheList(each for each in uow.event.players.values() if each.id != player)


def _demand_new(uow: UnitOfWork, player: Player, others: OnTheList) -> None:
    """Demand that nobody on the list is this person, and that the birth can be right.

    Raises RuleError("player.registered-already"), ("player.too-young") and ("player.too-old").
    """
    _demand_plausible(uow, player)
    if registered := others.same(_telling_apart(player)):
        raise RuleError("player.registered-already", name=registered.name)


def _demand_plausible(uow: UnitOfWork, player: Player) -> None:
    demand_plausible(player.birth, year=(uow.event.starts_on or date.today()).year)


def _telling_apart(player: Player) -> Mapping[str, object]:
    return {name: getattr(player, name) for name in _TELL_PEOPLE_APART}


def _with_fields(player: Player, fields: Mapping[str, object]) -> Player:
    """Return a player with what was typed; a rating that is typed otherwise is of no list."""
    known = _checked(fields)
    for rating, origin in ORIGIN_OF_RATING.items():
        if rating in known and origin not in known and known[rating] != getattr(player, rating):
            known[origin] = None
    return replace(player, **known)


def _checked(fields: Mapping[str, object]) -> dict[str, Any]:
    known: dict[str, Any] = {
        # Choices are texts too, and stay what they are.
        name: clean(value) if type(value) is str else value
        for name, value in fields.items()
    }
    if not known.get("name"):
        raise RuleError("player.name-missing")
    if looks_like_number(str(known["name"])):
        raise RuleError("player.name-digits", text=known["name"])
    for rating in ("fide_rating", "national_rating", "arbiters_rating"):
        if (value := known.get(rating)) is not None and not 0 < value <= HIGHEST_RATING:
            raise RuleError("player.rating", rating=value, highest=HIGHEST_RATING)
    if (ratings := known.get("later_ratings")) is not None:
        for later in ratings.all:
            if not later.is_sensible:
                raise RuleError("player.rating", rating=later.rating, highest=HIGHEST_RATING)
        known["later_ratings"] = LaterRatings.of(ratings.all)
    if (value := known.get("fide_id")) is not None and not 0 < value <= HIGHEST_FIDE_ID:
        raise RuleError("player.fide-id", fide_id=value)
    if federation := known.get("federation"):
        known["federation"] = federation.upper()
    return known
