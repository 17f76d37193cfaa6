"""Which people of another event are people of this one."""

from collections.abc import Iterable, Mapping

from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.ids import PlayerId
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
