"""From what sources know of a person to what an event keeps of a player."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import (
    ORIGIN_OF_RATING,
    PERSON_FIELD,
    PERSON_FIELDS,
    Birth,
    Player,
    PlayerFields,
    RatingOrigin,
    Use,
    namesakes,
)
from arbiter_app.domain.facts.people.rating_lists import (
    Discipline,
    KnownPerson,
    ListedPerson,
    ListKind,
    ListUse,
    RatingList,
)
from arbiter_app.domain.facts.people.rating_rules import USUAL_RATINGS, RatingRules
from arbiter_app.domain.names.collation import collation_key
from arbiter_app.domain.names.transliteration import forms_of, spelling_keys
from arbiter_app.values import frozen

_TAKEN_OVER = tuple(
    field.name
    for field in PERSON_FIELDS
    if Use.KEPT in field.use and field.name not in ("name", "latin_name")
)
"""Fields that mean the same in a source and in a player."""

KEPT_CONTINGENTS = tuple(key for key in ContingentKey if Use.KEPT in PERSON_FIELD[key.value].use)
"""The contingents of which this computer keeps the names; a team is of one event."""

_DECIDED_BY_LISTS = {"latin_name", "title", "federation"}
"""What was kept of a person on this computer may be of an event long ago."""

Choice = Mapping[str, ListedPerson]
"""By field of a player: the source that was chosen where sources disagree."""


@frozen
class Value:
    """What a source says of a field."""

    source: ListedPerson
    value: Any


@frozen
class RatingDifference:
    """A rating that a list has otherwise than the event."""

    player: Player
    field: str
    """ "fide_rating" or "national_rating"."""
    before: int | None
    after: int
    origin: RatingOrigin


def values(person: KnownPerson, discipline: Discipline) -> Mapping[str, tuple[Value, ...]]:
    """Return by field of a player what the sources say, the best source first.

    A field of which no source knows anything is left out. A name in the national letters goes
    before FIDE's Latin one, which becomes the Latin name; ratings come from lists only. A full
    birth date goes before a year, and what federations decide is taken from their lists first.
    """
    found: dict[str, list[Value]] = {}
    for source in person.sources:
        for field, value in _said(source, discipline):
            if value is not None:
                found.setdefault(field, []).append(Value(source, value))
    if "name" not in found:
        found["name"] = found["latin_name"]
    found.get("birth", []).sort(key=lambda said: said.value.day is None)
    for field in _DECIDED_BY_LISTS & found.keys():
        found[field].sort(key=lambda said: said.source.list is None)
    return {field: tuple(said) for field, said in found.items()}


def disagreements(person: KnownPerson, discipline: Discipline) -> Mapping[str, tuple[Value, ...]]:
    """Return the fields of which sources say different things, each value once.

    Case, apostrophes and commas make no other value, nor does a year beside a date in it.
    """
    said = {field: _distinct(each) for field, each in values(person, discipline).items()}
    return {field: each for field, each in said.items() if len(each) > 1}


def player_fields(
    person: KnownPerson, discipline: Discipline, chosen: Choice | None = None
) -> PlayerFields:
    """Return everything the sources know, as a player is registered with it.

    Where they disagree the chosen source is followed, else the best one.
    """
    fields: dict[str, Any] = {}
    for field, said in values(person, discipline).items():
        wanted = (chosen or {}).get(field)
        value = next((each for each in said if each.source is wanted), said[0])
        fields[field] = value.value
        if (origin := ORIGIN_OF_RATING.get(field)) and value.source.list:
            fields[origin] = origin_of(value.source.list)
    return cast("PlayerFields", fields)


def registered_as(players: Iterable[Player], person: KnownPerson) -> Player | None:
    """Return the player a person is registered as: of the same ID, else a namesake."""
    known = tuple(players)
    fide = {source.fide_id for source in person.sources} - {None}
    national = {source.national_id for source in person.sources} - {None}
    for player in known:
        if player.fide_id in fide or player.national_id in national:
            return player
    strangers = [
        player
        for player in known
        if not (player.fide_id and fide) and not (player.national_id and national)
    ]
    found = (
        player
        for source in person.sources
        for name in (source.name, source.latin_name)
        if name
        for player in namesakes(strangers, name, source.birth)
    )
    return next(found, None)


def namesake_of(players: Iterable[Player], person: KnownPerson) -> Player | None:
    """Return the player a person may be registered as: see `registered_as`, else one whose name is
    theirs in other letters, where no birth or ID tells the two apart.
    """
    known = tuple(players)
    if player := registered_as(known, person):
        return player
    pairs = ((player, source) for player in known for source in person.sources)
    alike = (
        player
        for player, source in pairs
        if not (player.fide_id and source.fide_id)
        and namesakes((player,), player.name, source.birth)
        and is_spelt_alike(player.name, source.name)
    )
    return next(alike, None)


def is_spelt_alike(name: str, other: str) -> bool:
    """Whether a name has the surname and the first given name of another, in Cyrillic or Latin:
    "Halahan, Ihor S" is "Ґалаґан Ігор", and is not "Ґалаґан".
    """
    surname, _, given = other.partition(",")
    wanted = (*spelling_keys(surname), *spelling_keys(given)[:1])
    words = spelling_keys(name)[: len(wanted)]
    return len(words) == len(wanted) and all(
        word in forms_of(spelt) for word, spelt in zip(words, wanted, strict=True)
    )


def origin_of(list_: RatingList) -> RatingOrigin:
    """Return how a player's rating names the list it comes from."""
    return RatingOrigin(list_.name, list_.published)


def rating_differences(
    players: Iterable[Player], found: Sequence[KnownPerson], discipline: Discipline
) -> tuple[RatingDifference, ...]:
    """Return what the lists have otherwise than the event: other ratings, and the same rating in a
    newer list. Players are found by FIDE ID or national ID; a rating the event has of a newer
    list, unless an older one was chosen, or that the list has not, is left alone.
    """
    by_fide = {source.fide_id: each for each in found for source in each.sources}
    by_national = {source.national_id: each for each in found for source in each.sources}
    return tuple(
        difference
        for player in players
        if (
            person := (by_fide.get(player.fide_id) if player.fide_id else None)
            or (by_national.get(player.national_id) if player.national_id else None)
        )
        for difference in _differences(player, values(person, discipline))
    )


def with_newer_list(
    players: Iterable[Player],
    lists: Iterable[RatingList],
    discipline: Discipline,
    rules: RatingRules = USUAL_RATINGS,
) -> Mapping[RatingList, tuple[Player, ...]]:
    """Return the newest list of each kind that is asked with the players whose rating is of an
    older one.
    """
    newest: dict[ListKind, RatingList] = {}
    for each in sorted(lists, key=lambda list_: list_.published):
        if each.is_used and discipline in each.disciplines and rules.asks(each.name):
            newest[each.kind] = each
    known = tuple(players)
    found = {
        list_: tuple(
            player
            for player in known
            if (origin := getattr(player, ORIGIN_OF_RATING[_RATING_OF[list_.kind]]))
            and origin.published < list_.published
        )
        for list_ in newest.values()
    }
    return {list_: behind for list_, behind in found.items() if behind}


_RATING_OF = {ListKind.FIDE: "fide_rating", ListKind.NATIONAL: "national_rating"}


def _differences(
    player: Player, said: Mapping[str, tuple[Value, ...]]
) -> Iterable[RatingDifference]:
    for field, origin in ORIGIN_OF_RATING.items():
        if field not in said or (list_ := said[field][0].source.list) is None:
            continue
        listed = origin_of(list_)
        before, after = getattr(player, field), said[field][0].value
        had, is_chosen = getattr(player, origin), list_.use is ListUse.CHOSEN
        if not _is_up_to_date(before, had, after, listed, is_chosen=is_chosen):
            yield RatingDifference(player, field, before, after, listed)


def _is_up_to_date(
    before: int | None,
    origin: RatingOrigin | None,
    after: int,
    listed: RatingOrigin,
    *,
    is_chosen: bool,
) -> bool:
    """Whether the event has the rating of the list, of whatever name, or that of a newer one,
    unless this one was chosen instead of newer ones.
    """
    if origin is None:
        return False
    if is_chosen:
        return before == after and origin.published == listed.published
    if before == after:
        return origin.published >= listed.published
    return origin.published > listed.published


def _said(source: ListedPerson, discipline: Discipline) -> Iterable[tuple[str, Any]]:
    is_fide = source.list is not None and source.list.kind is ListKind.FIDE
    was_of_fide = source.list is None and source.name == source.latin_name
    if is_fide or was_of_fide:
        yield "latin_name", source.name
    else:
        yield "name", source.name
        yield "latin_name", source.latin_name
    for field in _TAKEN_OVER:
        yield field, getattr(source, field)
    if source.list is not None:
        yield _RATING_OF[source.list.kind], source.ratings.get(discipline)


def _distinct(said: tuple[Value, ...]) -> tuple[Value, ...]:
    seen: dict[Any, Value] = {}
    for each in said:
        seen.setdefault(_meaning(each.value), each)
    dated = {each.value.year for each in said if isinstance(each.value, Birth) and each.value.day}
    return tuple(each for each in seen.values() if not _is_year_of(each.value, dated))


def _meaning(value: object) -> object:
    if isinstance(value, str):
        return collation_key(" ".join(value.replace(",", " ").split()))[0]
    return value


def _is_year_of(value: object, dated: set[int]) -> bool:
    """Whether a birth is a year alone of which another source knows the day."""
    return isinstance(value, Birth) and value.day is None and value.year in dated
