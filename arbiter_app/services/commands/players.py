"""Commands about players: registration, corrections, replacement."""

from collections.abc import Mapping, Sequence
from typing import Any, Unpack

from sqlalchemy import select

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people import (
    HIGHEST_FIDE_ID,
    HIGHEST_RATING,
    ORIGIN_OF_RATING,
    Birth,
    PlayerFields,
    RatingOrigin,
    Sex,
    SportRank,
    Title,
)
from arbiter_app.domain.facts.tournament import EntryStatus
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.permission.by_state import Action, allows, judge_correction
from arbiter_app.domain.registration.known_people import RatingDifference
from arbiter_app.domain.taking_part.substitution import games_of_substitute, refusal_of_replacement
from arbiter_app.services.command import Params, command
from arbiter_app.services.writing.results import write_changes
from arbiter_app.services.writing.settings import clean
from arbiter_app.store.event_file.schema import (
    AdjustmentRow,
    AppealRow,
    EntryRow,
    IncidentRow,
    OwnValueRow,
    PlayerRow,
    RulingRow,
    ShownPaperRow,
)
from arbiter_app.store.event_file.unit_of_work import UnitOfWork


@command("player.add", allows(Action.ADD_PLAYER))
def add_player(uow: UnitOfWork, /, **fields: Unpack[PlayerFields]) -> PlayerId:
    """Register a player in the tournament."""
    return _register(uow, fields)


@command("players.import", allows(Action.ADD_PLAYER), is_risky=True)
def import_players(
    uow: UnitOfWork,
    /,
    *,
    source: str,  # noqa: ARG001 - the name of the file, for the journal
    players: Sequence[PlayerFields],
) -> None:
    """Register all players of a list, or none."""
    for fields in players:
        _register(uow, fields)


@command("player.edit", judge_correction)
def edit_player(
    uow: UnitOfWork,
    /,
    *,
    player: PlayerId,
    reason: str | None = None,  # noqa: ARG001 - demanded by the permission, kept by the journal
    **fields: Unpack[PlayerFields],
) -> None:
    """Correct what is known of a player; the pairing number stays."""
    _write(uow.session.get_one(PlayerRow, player), fields)


@command("player.replace", allows(Action.REPLACE_PLAYER), is_risky=True)
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
    entry = uow.session.get_one(EntryRow, (uow.tournament.id, player))
    if uow.tournament.entry(player).has_left:
        entry.status = EntryStatus.REGISTERED.value
        write_changes(uow, games_of_substitute(uow.tournament, player))
    entry.admission = entry.admitted_until = entry.admission_reason = None
    _forget_what_was_shown(uow, player)
    row = uow.session.get_one(PlayerRow, player)
    _keep_in_register(uow, player, row.name)
    unknown = dict.fromkeys(PlayerFields.__annotations__)
    _write(row, {**unknown, **fields})


def _keep_in_register(uow: UnitOfWork, player: PlayerId, name: str) -> None:
    """Keep the name of who is replaced where the register speaks of him."""
    incidents = select(IncidentRow).where(IncidentRow.player_id == player)
    appeals = select(AppealRow).where(AppealRow.player_id == player)
    for row in (*uow.session.scalars(incidents), *uow.session.scalars(appeals)):
        row.person = row.person or name


def _updated(params: Params) -> Params:
    """Return what the journal keeps of an update; the ratings themselves are among the changes."""
    differences: Sequence[RatingDifference] = params["differences"]
    return {
        "players": len({each.player.id for each in differences}),
        "lists": sorted({str(each.origin) for each in differences}),
    }


@command("players.update-ratings", allows(Action.UPDATE_RATINGS), noted=_updated, is_risky=True)
def update_ratings(
    uow: UnitOfWork,
    /,
    *,
    differences: Sequence[RatingDifference],
    reason: str | None = None,  # noqa: ARG001 - demanded by the permission, kept by the journal
) -> None:
    """Take ratings over from the lists that have them otherwise, all in one act."""
    if not differences:
        raise RuleError("ratings.none-chosen")
    for difference in differences:
        row = uow.session.get_one(PlayerRow, difference.player.id)
        setattr(row, difference.field, difference.after)
        setattr(row, ORIGIN_OF_RATING[difference.field], str(difference.origin))


@command("player.remove", allows(Action.REMOVE_PLAYER))
def remove_player(uow: UnitOfWork, /, *, player: PlayerId) -> None:
    """Strike a player off the list before the draw, with all that was kept about him.

    Raises RuleError("player.in-register") where something stands there that does not disappear.
    """
    offenders = {each.player for each in uow.tournament.incidents}
    if player in offenders | {each.player for each in uow.tournament.appeals}:
        raise RuleError("player.in-register", name=uow.event.players[player].name)
    _forget_what_was_shown(uow, player)
    for rows in (
        select(OwnValueRow).where(OwnValueRow.player_id == player),
        select(AdjustmentRow).where(AdjustmentRow.player_id == player),
    ):
        uow.remove(*uow.session.scalars(rows))
    uow.remove(uow.session.get_one(EntryRow, (uow.tournament.id, player)))
    uow.remove(uow.session.get_one(PlayerRow, player))


def _forget_what_was_shown(uow: UnitOfWork, player: PlayerId) -> None:
    """Remove the papers a player has shown and what was ruled about him."""
    for rows in (
        select(ShownPaperRow).where(ShownPaperRow.player_id == player),
        select(RulingRow).where(RulingRow.player_id == player),
    ):
        uow.remove(*uow.session.scalars(rows))


def _register(uow: UnitOfWork, fields: PlayerFields) -> PlayerId:
    row = PlayerRow()
    _write(row, fields)
    uow.session.add(row)
    uow.session.flush()
    uow.session.add(
        EntryRow(
            tournament_id=uow.tournament.id,
            player_id=row.id,
            status=EntryStatus.REGISTERED.value,
            present=False,
            fee_paid="0",
        ),
    )
    return PlayerId(row.id)


def _write(row: PlayerRow, fields: Mapping[str, object]) -> None:
    columns = _checked(fields)
    for rating, origin in ORIGIN_OF_RATING.items():
        if rating in columns and origin not in columns:
            retyped = columns[rating] != getattr(row, rating)
            setattr(row, origin, None if retyped else getattr(row, origin))
    for name, value in columns.items():
        setattr(row, name, value)


def _checked(fields: Mapping[str, object]) -> Mapping[str, str | int | None]:
    columns: dict[str, Any] = {}
    for name, value in fields.items():
        match value:
            case Birth() | Sex() | Title() | SportRank() | RatingOrigin():
                columns[name] = str(value)
            case str():
                columns[name] = clean(value)
            case _:
                columns[name] = value
    if not columns.get("name"):
        raise RuleError("player.name-missing")
    if str(columns["name"]).isdecimal():
        raise RuleError("player.name-digits", text=columns["name"])
    for rating in ("fide_rating", "national_rating", "arbiters_rating"):
        if (value := columns.get(rating)) is not None and not 0 < value <= HIGHEST_RATING:
            raise RuleError("player.rating", rating=value, highest=HIGHEST_RATING)
    if (value := columns.get("fide_id")) is not None and not 0 < value <= HIGHEST_FIDE_ID:
        raise RuleError("player.fide-id", fide_id=value)
    if federation := columns.get("federation"):
        columns["federation"] = federation.upper()
    return columns
