"""Commands about players: registration, corrections, withdrawal."""

from collections.abc import Mapping, Sequence
from typing import Any, Unpack

from sqlalchemy import select

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.event import EntryStatus
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.people import (
    HIGHEST_FIDE_ID,
    HIGHEST_RATING,
    Birth,
    PlayerFields,
    RatingOrigin,
    Sex,
    SportRank,
    Title,
)
from arbiter_app.domain.permissions import Action, allows, judge_correction
from arbiter_app.domain.withdrawal import forfeits_of
from arbiter_app.services.command import command
from arbiter_app.services.commands.rows import clean
from arbiter_app.store.schema import (
    AdjustmentRow,
    EntryRow,
    GameRow,
    OwnValueRow,
    PlayerRow,
    RulingRow,
    ShownPaperRow,
)
from arbiter_app.store.unit_of_work import UnitOfWork


@command("player.add", allows(Action.ADD_PLAYER))
def add_player(uow: UnitOfWork, /, **fields: Unpack[PlayerFields]) -> PlayerId:
    """Register a player in the tournament."""
    return _register(uow, fields)


@command("players.import", allows(Action.ADD_PLAYER))
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


@command("player.remove", allows(Action.REMOVE_PLAYER))
def remove_player(uow: UnitOfWork, /, *, player: PlayerId) -> None:
    """Strike a player off the list before the draw, with all that was kept about him."""
    for rows in (
        select(ShownPaperRow).where(ShownPaperRow.player_id == player),
        select(RulingRow).where(RulingRow.player_id == player),
        select(OwnValueRow).where(OwnValueRow.player_id == player),
        select(AdjustmentRow).where(AdjustmentRow.player_id == player),
    ):
        uow.remove(*uow.session.scalars(rows))
    uow.remove(uow.session.get_one(EntryRow, (uow.event.tournament.id, player)))
    uow.remove(uow.session.get_one(PlayerRow, player))


@command("player.withdraw", allows(Action.WITHDRAW_PLAYER))
def withdraw_player(
    uow: UnitOfWork,
    /,
    *,
    player: PlayerId,
    reason: str,  # noqa: ARG001 - demanded by the permission, kept by the journal
) -> None:
    """Withdraw a player: the schedule stays, the games still to come are forfeited (C.05 Art. 6.6).

    Where the opponent has withdrawn before, both sides forfeit.
    """
    tournament = uow.event.tournament
    if tournament.entry(player).status is EntryStatus.WITHDRAWN:
        raise RuleError("player.withdrawn", name=uow.event.players[player].name)
    entry = uow.session.get_one(EntryRow, (tournament.id, player))
    entry.status = EntryStatus.WITHDRAWN.value
    for game, result in forfeits_of(tournament, player):
        row = uow.session.get_one(GameRow, game.id)
        row.white_mark, row.black_mark = result.white.value, result.black.value


def _register(uow: UnitOfWork, fields: PlayerFields) -> PlayerId:
    row = PlayerRow()
    _write(row, fields)
    uow.session.add(row)
    uow.session.flush()
    uow.session.add(
        EntryRow(
            tournament_id=uow.event.tournament.id,
            player_id=row.id,
            status=EntryStatus.REGISTERED.value,
            present=False,
            fee_paid="0",
        ),
    )
    return PlayerId(row.id)


def _write(row: PlayerRow, fields: PlayerFields) -> None:
    columns = _checked(fields)
    for rating, origin in (
        ("fide_rating", "fide_origin"),
        ("national_rating", "national_origin"),
    ):
        if rating in columns and origin not in columns:
            retyped = columns[rating] != getattr(row, rating)
            setattr(row, origin, None if retyped else getattr(row, origin))
    for name, value in columns.items():
        setattr(row, name, value)


def _checked(fields: PlayerFields) -> Mapping[str, str | int | None]:
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
    for rating in ("fide_rating", "national_rating", "arbiters_rating"):
        if (value := columns.get(rating)) is not None and not 0 < value <= HIGHEST_RATING:
            raise RuleError("player.rating", rating=value, highest=HIGHEST_RATING)
    if (value := columns.get("fide_id")) is not None and not 0 < value <= HIGHEST_FIDE_ID:
        raise RuleError("player.fide-id", fide_id=value)
    if federation := columns.get("federation"):
        columns["federation"] = federation.upper()
    return columns
