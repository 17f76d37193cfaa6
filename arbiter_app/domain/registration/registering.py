"""What keeps a person off the list: who is on it already, and a birth that cannot be right."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, islice
from operator import itemgetter
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.people import Birth, Player, namesakes
from arbiter_app.domain.names.collation import Letters, collation_key

YOUNGEST_PLAYER = 3
YOUNGEST_OFFICIAL = 14
"""In the year of the event. Who were younger is a slip of the keyboard."""

OLDEST = 110

MOST_PLAYERS = 9999
"""The numbers of players have four figures in a report (C.04 Annex 2)."""

MOST_NAMESAKES = 100
"""So many people of one name, born in one year or nobody knows when, are compared with a person."""

_IDS = ("fide_id", "national_id")
_TELL_APART = (*_IDS, "patronymic")


def demand_plausible(birth: Birth | None, *, year: int, youngest: int = YOUNGEST_PLAYER) -> None:
    """Raise RuleError("player.too-young") or ("player.too-old") where nobody born then can take
    part in a year.
    """
    if birth is None:
        return
    if year - birth.year < youngest:
        raise RuleError("player.too-young", birth=birth.year, year=year, youngest=youngest)
    if year - birth.year > OLDEST:
        raise RuleError("player.too-old", birth=birth.year, year=year, oldest=OLDEST)


def demand_room(players: int) -> None:
    """Demand that so many can take part. Raises RuleError("tournament.too-many-players")."""
    if players > MOST_PLAYERS:
        raise RuleError("tournament.too-many-players", most=MOST_PLAYERS)


class OnTheList:
    """People to compare a new one with, found by ID and by name."""

    def __init__(self, players: Iterable[Player] = ()) -> None:
        self._by_id: dict[tuple[str, object], Player] = {}
        self._by_name: defaultdict[Letters, _Namesakes] = defaultdict(_Namesakes)
        for player in players:
            self.add(player)

    def add(self, player: Player) -> None:
        for kind in _IDS:
            if value := getattr(player, kind):
                self._by_id.setdefault((kind, value), player)
        self._by_name[_letters(player.name)].add(player)

    def same(self, fields: Mapping[str, Any]) -> Player | None:
        """Return who certainly is the person in the fields: of the same FIDE ID or national ID, or
        a namesake born on the same day.
        """
        for kind in _IDS:
            if found := self._by_id.get((kind, fields.get(kind))):
                return found
        birth = fields.get("birth")
        if birth is None or birth.day is None:
            return None
        return next((each for each in self.alike(fields) if each.birth == birth), None)

    def alike(self, fields: Mapping[str, Any]) -> tuple[Player, ...]:
        """Return the namesakes who may be the person in the fields: no birth, ID or patronymic
        tells them apart.
        """
        birth = fields.get("birth")
        others = self._by_name[_letters(str(fields["name"]))].perhaps_born(birth)
        found = namesakes(others, str(fields["name"]), birth)
        told = [(name, said) for name in _TELL_APART if (said := fields.get(name))]
        return tuple(player for player in found if not _are_told_apart(player, told))


class _Namesakes:
    """People of one name, by the year of their birth."""

    def __init__(self) -> None:
        self._by_year: defaultdict[int | None, list[tuple[int, Player]]] = defaultdict(list)
        self._count = 0

    def add(self, player: Player) -> None:
        self._count += 1
        year = player.birth.year if player.birth else None
        self._by_year[year].append((self._count, player))

    def perhaps_born(self, birth: Birth | None) -> Iterator[Player]:
        """Yield those who may be born then, in the order in which they came; not more than anybody
        has namesakes, for a list may have one name in all its rows.
        """
        years = [*self._by_year] if birth is None else [None, birth.year]
        several = (self._by_year[year][:MOST_NAMESAKES] for year in years if year in self._by_year)
        some = islice(chain.from_iterable(several), 2 * MOST_NAMESAKES)
        yield from (player for _, player in sorted(some, key=itemgetter(0)))


def _are_told_apart(player: Player, told: Iterable[tuple[str, Any]]) -> bool:
    """Whether what is told of a namesake, an ID or the patronymic, is that of somebody else."""
    return any((mine := getattr(player, name)) and mine != other for name, other in told)


def _letters(name: str) -> Letters:
    return collation_key(" ".join(name.split()))[0]
