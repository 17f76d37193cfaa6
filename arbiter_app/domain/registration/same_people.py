"""Which people of another event are people of this one."""

from collections.abc import Iterable, Mapping

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.names.collation import Letters, letters_of
from arbiter_app.domain.registration.registering import OnTheList
from arbiter_app.values import frozen


@frozen(kw_only=True)
class SamePeople:
    """Who of another event is whom here, as far as it is certain, and about whom to ask."""

    certain: Mapping[PlayerId, PlayerId]
    """People here by those there: of one FIDE ID or national ID, or of one name and birthday."""
    doubtful: Mapping[PlayerId, tuple[PlayerId, ...]]
    """Who here may be somebody there: of one name, and nothing tells them apart."""


def same_people(here: Iterable[Player], there: Iterable[Player]) -> SamePeople:
    """Return who of the people there is whom here; nobody here is two people there."""
    known = OnTheList(here)
    certain: dict[PlayerId, PlayerId] = {}
    doubtful: dict[PlayerId, tuple[PlayerId, ...]] = {}
    others = [*there]
    fields = {each.id: _fields(each) for each in others}
    taken: set[PlayerId] = set()
    for each in others:
        found = known.same(fields[each.id])
        if found is not None and found.id not in taken:
            certain[each.id] = found.id
            taken.add(found.id)
    for each in others:
        if each.id in certain:
            continue
        alike = tuple(one.id for one in known.alike(fields[each.id]) if one.id not in taken)
        if alike:
            doubtful[each.id] = alike
    return SamePeople(certain=certain, doubtful=doubtful)


def there_already(here: Event, there: Event) -> Mapping[TournamentId, TournamentId]:
    """Return which tournaments of another event seem to be in this one already, by their ids there:
    of the same title with most of the people, or with the same pairs in round 1.
    """
    found: dict[TournamentId, TournamentId] = {}
    for other in there.tournaments:
        for one in here.tournaments:
            mine, theirs = _who_plays(here, one), _who_plays(there, other)
            common = len(mine & theirs)
            most = 2 * common > len(theirs) and 2 * common > len(mine)
            title = {letters_of(each) for each in (other.title, *_alone(there)) if each}
            pairs = _first_pairs(there, other)
            is_named = most and letters_of(one.title) in title
            if is_named or (pairs and pairs == _first_pairs(here, one)):
                found.setdefault(other.id, one.id)
    return found


def _alone(event: Event) -> tuple[str, ...]:
    """Return the title of an event of one tournament: it may be the one that this had elsewhere."""
    return () if event.has_several else (event.title,)


def _who_plays(event: Event, tournament: Tournament) -> frozenset[Letters]:
    names = (event.contestants[entry.player].name for entry in tournament.entries)
    return frozenset(map(letters_of, names))


def _first_pairs(event: Event, tournament: Tournament) -> frozenset[tuple[Letters, Letters]]:
    """Return who plays whom in round 1, people or teams, by their names; nothing where it is not
    paired.
    """
    rounds = tournament.main_stage.rounds[:1]
    sides = ((game.white, game.black) for each in rounds for game in each.games)
    names = event.contestants
    return frozenset((letters_of(names[a].name), letters_of(names[b].name)) for a, b in sides)


def _fields(player: Player) -> Mapping[str, object]:
    return {
        name: getattr(player, name)
        for name in ("name", "birth", "fide_id", "national_id", "patronymic")
    }


_RATINGS = ("fide_rating", "national_rating", "arbiters_rating")


def rated_otherwise(
    here: Mapping[PlayerId, Player],
    there: Mapping[PlayerId, Player],
    same: Mapping[PlayerId, PlayerId],
) -> tuple[PlayerId, ...]:
    """Return whose ratings there are not those that they have here, by their ids here: of one
    person there is one rating of each kind in an event.
    """
    return tuple(
        mine
        for theirs, mine in same.items()
        if any(getattr(here[mine], each) != getattr(there[theirs], each) for each in _RATINGS)
    )
