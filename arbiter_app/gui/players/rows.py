"""The list of players as rows and columns."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.grades import Grade
from arbiter_app.domain.facts.people.people import (
    ORIGIN_OF_RATING,
    PERSON_FIELD,
    PERSON_FIELDS,
    Birth,
    FieldKind,
    PersonField,
    Player,
    RatingOrigin,
    SportRank,
    Title,
    Use,
)
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.gui.base.alphabet import in_alphabet
from arbiter_app.gui.base.rows_model import LEFT, RIGHT, Column
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.values import frozen
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.registration import people, person_fields, ratings

TYPED = "*"
"""Stands after a rating that was typed in; paper has the same sign."""


@frozen(kw_only=True)
class PlayerRow:
    """A player with his part in the tournament."""

    player: Player
    number: PairingNumber | None
    status: EntryStatus
    typed_marked: bool = False
    """Whether typed ratings are marked, because others of the list have one from a list."""
    also_in: tuple[Tournament, ...] = ()
    """The other tournaments of the event where the player is entered."""


def player_rows(event: Event) -> list[PlayerRow]:
    """Return the players in the order of the alphabet."""
    tournament = event.tournament
    numbers = tournament.numbers
    elsewhere: defaultdict[PlayerId, list[Tournament]] = defaultdict(list)
    for other in event.tournaments:
        if other.id != tournament.id:
            for each in other.entries:
                elsewhere[each.player].append(other)
    has_listed = any(player.fide_origin or player.national_origin for player in event.entrants)
    rows = [
        PlayerRow(
            player=event.contestants[entry.player],
            number=numbers.get(entry.player),
            status=entry.status,
            typed_marked=has_listed,
            also_in=tuple(elsewhere.get(entry.player, ())),
        )
        for entry in tournament.entries
    ]
    return sorted(rows, key=lambda row: in_alphabet(row.player.name))


_ORDER = (
    "name",
    "title",
    "sport_rank",
    "fide_rating",
    "national_rating",
    "birth",
    "region",
    "club",
    "federation",
    "coach",
    "team",
    "arbiters_rating",
)
"""What an arbiter reads first comes first; any other field stands behind the one before it in the
form."""


_SECOND = frozenset(
    {
        "title",
        "sport_rank",
        "region",
        "club",
        "federation",
        "coach",
        "team",
        "account",
        "venue",
        "needs",
    }
)
"""What is read second."""

_FIRST_TO_GO = (
    "patronymic",
    "needs",
    "venue",
    "account",
    "coach",
    "federation",
    "team",
    "club",
    "arbiters_rating",
    "title",
    "region",
    "birth",
    "sport_rank",
    "national_rating",
    "fide_rating",
    "grade",
)
"""What goes where there is no room for all, in this order: who stands there is never cut for it."""

_NARROWEST_NAME = 8
"""In heights of its letters, where nothing else is left to go."""


def columns(*, several: bool = False) -> Sequence[Column[PlayerRow]]:
    """Return what the list shows of a player, the name first, in the window's language; in an event
    of several tournaments also where else they play.
    """
    number: Column[PlayerRow] = Column(
        title=translate("PlayerRows", "№"),
        text=lambda row: str(row.number or ""),
        sort_key=lambda row: row.number,
        align=RIGHT,
        hint=translate("PlayerRows", "Number obtained at the draw"),
    )
    name, *others = (_column(PERSON_FIELD[name]) for name in _in_order())
    return (number, name, _also_in(), *others) if several else (number, name, *others)


def _also_in() -> Column[PlayerRow]:
    catalogue = window_catalogue()

    def titles(row: PlayerRow) -> str:
        return ", ".join(tournament_name(catalogue, each) for each in row.also_in)

    return Column(
        title=translate("PlayerRows", "Also in"),
        hint=translate("PlayerRows", "Other tournaments of the event where the player is entered"),
        text=titles,
        tooltip=titles,
        is_second=True,
        spare=len(_FIRST_TO_GO) + 1,
    )


def _in_order() -> list[str]:
    order = [*_ORDER]
    before = order[0]
    for field in PERSON_FIELDS:
        if Use.LISTED in field.use:
            if field.name not in order:
                order.insert(order.index(before) + 1, field.name)
            before = field.name
    return order


def _column(field: PersonField) -> Column[PlayerRow]:
    catalogue = window_catalogue()
    title = person_fields.column(catalogue, field.name)
    if field.name == "name":
        return Column(
            title=title,
            is_name=True,
            narrowest=_NARROWEST_NAME,
            text=lambda row: people.name_and_leaving(catalogue, row.player, row.status),
            sort_key=lambda row: in_alphabet(row.player.name),
            struck_out=lambda row: row.status is not EntryStatus.REGISTERED,
        )
    shown: Column[PlayerRow] = Column(
        title=title,
        text=lambda row: person_fields.value_text(catalogue, getattr(row.player, field.name)),
        sort_key=lambda row: _sort_key(getattr(row.player, field.name)),
        align=RIGHT if field.kind in _FIGURES else LEFT,
        is_second=field.name in _SECOND,
        spare=_FIRST_TO_GO.index(field.name) + 1,
    )
    if field.name in ORIGIN_OF_RATING:
        return _with_origin(shown, field.name)
    if field.name == "arbiters_rating":
        hint = translate("PlayerRows", "Rating by the arbiter, for tie-breaks (C.07 Art. 10)")
        return replace(shown, hint=hint)
    return shown


_FIGURES = frozenset({FieldKind.BIRTH, FieldKind.RATING, FieldKind.NUMBER})


def _sort_key(value: Any) -> Any:
    """Return by what a column is sorted: titles and ranks by strength, words by the alphabet."""
    match value:
        case Title() | SportRank():
            return list(type(value)).index(value)
        case Grade():
            return -value
        case Birth():
            return str(value)
        case str():
            return in_alphabet(value)
        case _:
            return value


def _with_origin(column: Column[PlayerRow], rating: str) -> Column[PlayerRow]:
    """Return the column of a rating so that it tells the list of each, and marks those typed in."""
    catalogue = window_catalogue()

    def known(row: PlayerRow) -> tuple[int | None, RatingOrigin | None]:
        return getattr(row.player, rating), getattr(row.player, ORIGIN_OF_RATING[rating])

    def sign(row: PlayerRow) -> str:
        value, origin = known(row)
        return TYPED if value is not None and origin is None and row.typed_marked else ""

    return replace(column, tooltip=lambda row: ratings.source(catalogue, *known(row)), sign=sign)
