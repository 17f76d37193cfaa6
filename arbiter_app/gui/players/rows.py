"""The list of players as rows and columns."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people import Player, RatingOrigin, SportRank, Title
from arbiter_app.domain.facts.tournament import EntryStatus
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.names.collation import collation_key
from arbiter_app.formats.days import format_birth
from arbiter_app.gui.base.rows_model import RIGHT, Column
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import people, ratings

TYPED = "*"
"""Stands after a rating that was typed in; paper has the same sign."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerRow:
    """A player with his part in the tournament."""

    player: Player
    number: PairingNumber | None
    status: EntryStatus
    typed_marked: bool = False
    """Whether typed ratings are marked, because others of the list have one from a list."""


def player_rows(event: Event) -> list[PlayerRow]:
    """Return the players in the order of the alphabet."""
    tournament = event.tournament
    numbers = tournament.numbers
    players = [event.players[entry.player] for entry in tournament.entries]
    has_listed = any(player.fide_origin or player.national_origin for player in players)
    rows = [
        PlayerRow(
            player=event.players[entry.player],
            number=numbers.get(entry.player),
            status=entry.status,
            typed_marked=has_listed,
        )
        for entry in tournament.entries
    ]
    return sorted(rows, key=lambda row: collation_key(row.player.name))


def columns() -> Sequence[Column[PlayerRow]]:
    """Return what the list shows of a player, the name first, in the window's language."""
    catalogue = window_catalogue()
    return (
        Column(
            title=translate("PlayerRows", "№"),
            text=lambda row: str(row.number or ""),
            sort_key=lambda row: row.number,
            align=RIGHT,
            hint=translate("PlayerRows", "Number obtained at the draw"),
        ),
        Column(
            title=translate("PlayerRows", "Name"),
            text=lambda row: people.name_and_leaving(catalogue, row.player, row.status),
            sort_key=lambda row: collation_key(row.player.name),
            struck_out=lambda row: row.status is not EntryStatus.REGISTERED,
        ),
        Column(
            title=translate("PlayerRows", "Title"),
            text=lambda row: people.title(catalogue, row.player.title) if row.player.title else "",
            sort_key=lambda row: _strength(list(Title), row.player.title),
        ),
        Column(
            title=translate("PlayerRows", "Rank"),
            text=lambda row: (
                people.sport_rank(catalogue, row.player.sport_rank) if row.player.sport_rank else ""
            ),
            sort_key=lambda row: _strength(list(SportRank), row.player.sport_rank),
        ),
        _rating(
            translate("PlayerRows", "FIDE"),
            lambda player: player.fide_rating,
            lambda player: player.fide_origin,
        ),
        _rating(
            translate("PlayerRows", "Nat."),
            lambda player: player.national_rating,
            lambda player: player.national_origin,
        ),
        Column(
            title=translate("PlayerRows", "Birth"),
            text=lambda row: format_birth(row.player.birth),
            sort_key=lambda row: str(row.player.birth) if row.player.birth else None,
            align=RIGHT,
        ),
        _words(translate("PlayerRows", "Region"), lambda player: player.region),
        _words(translate("PlayerRows", "Club"), lambda player: player.club),
        _words(translate("PlayerRows", "Fed."), lambda player: player.federation),
        _words(translate("PlayerRows", "Coach"), lambda player: player.coach),
        _number(
            translate("PlayerRows", "By arb."),
            lambda player: player.arbiters_rating,
            hint=translate("PlayerRows", "Rating by the arbiter, for tie-breaks (C.07 Art. 10)"),
        ),
    )


def _rating(
    title: str,
    value: Callable[[Player], int | None],
    origin: Callable[[Player], RatingOrigin | None],
) -> Column[PlayerRow]:
    """Return a column of ratings that tells the list of each, and marks those typed in."""
    catalogue = window_catalogue()

    def sign(row: PlayerRow) -> str:
        is_typed = value(row.player) is not None and origin(row.player) is None
        return TYPED if is_typed and row.typed_marked else ""

    return replace(
        _number(title, value),
        tooltip=lambda row: ratings.source(catalogue, value(row.player), origin(row.player)),
        sign=sign,
    )


def _number(
    title: str, value: Callable[[Player], int | None], hint: str | None = None
) -> Column[PlayerRow]:
    return Column(
        title=title,
        text=lambda row: str(value(row.player) or ""),
        sort_key=lambda row: value(row.player),
        align=RIGHT,
        hint=hint,
    )


def _words(title: str, value: Callable[[Player], str | None]) -> Column[PlayerRow]:
    return Column(
        title=title,
        text=lambda row: value(row.player) or "",
        sort_key=lambda row: collation_key(text) if (text := value(row.player)) else None,
    )


def _strength(order: Sequence[StrEnum], value: StrEnum | None) -> int | None:
    return order.index(value) if value else None
