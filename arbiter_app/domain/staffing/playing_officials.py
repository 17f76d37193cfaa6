"""Who officiates at an event and plays in it (Ukrainian rules V.1.13)."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Official, Player, may_be_same_person
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.names.collation import Letters, letters_of
from arbiter_app.values import frozen


@frozen(kw_only=True)
class PlayingOfficial:
    """An official who may be the same person as a player, by FIDE ID or by name and birth."""

    official: Official
    player: Player
    on_duty: tuple[Tournament, ...]
    """The tournaments in which they play and are officials too."""
    elsewhere: tuple[Tournament, ...]
    """Those in which they play while they are officials of others."""


def playing_officials(event: Event) -> tuple[PlayingOfficial, ...]:
    """Return the officials who play in any tournament of an event, in the order of officials, the
    same person once; who has withdrawn or was not admitted does not play.
    """
    whole = event.whole
    likely = _Likely(whole.players.values())
    seen: set[Letters] = set()
    found = []
    for official in whole.officials:
        letters = letters_of(official.name)
        if letters in seen:
            continue
        duties = [each.duty for each in whole.officials if letters_of(each.name) == letters]
        for player in likely.to_be(official):
            played = [each for each in whole.tournaments if _plays(each, player)]
            if not played:
                continue
            seen.add(letters)
            on_duty = [each for each in played if any(duty.covers(each.id) for duty in duties)]
            found.append(
                PlayingOfficial(
                    official=official,
                    player=player,
                    on_duty=tuple(on_duty),
                    elsewhere=tuple(each for each in played if each not in on_duty),
                )
            )
            break
    return tuple(found)


class _Likely:
    """Players by what they have in common with who may be the same person: nobody is compared with
    hundreds of others.
    """

    def __init__(self, players: Iterable[Player]) -> None:
        self._alike: defaultdict[Letters | int, list[Player]] = defaultdict(list)
        for player in players:
            for key in _keys(player.name, player.fide_id):
                self._alike[key].append(player)

    def to_be(self, official: Official) -> Iterator[Player]:
        """Yield who may be the same person as an official."""
        players = {
            each.id: each
            for key in _keys(official.name, official.fide_id)
            for each in self._alike[key]
        }
        return (each for each in players.values() if may_be_same_person(official, each))


def _keys(name: str, fide_id: int | None) -> Iterator[Letters | int]:
    surname, *_ = name.split() or [""]
    yield letters_of(surname)
    if fide_id:
        yield fide_id


def _plays(tournament: Tournament, player: Player) -> bool:
    return any(
        entry.player == player.id and entry.takes_part and not entry.is_refused
        for entry in tournament.entries
    )
