"""How strong somebody is, and the order by strength that numbers a Swiss (C.04.2 Art. 2)."""

from collections.abc import Iterable, Sequence
from enum import StrEnum

from arbiter_app.domain.drawing.lots import Lots, alphabetical_key
from arbiter_app.domain.facts.people.grades import LOWEST, Grade
from arbiter_app.domain.facts.people.people import Player, Title
from arbiter_app.domain.facts.people.rating_rules import USUAL_RATINGS, Rated, RatingRules
from arbiter_app.domain.facts.rules.swiss_rules import LastCriterion
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.domain.names.collation import CollationKey
from arbiter_app.values import frozen

_TITLES = tuple(Title)
_MANY = 2**63
"""So many lots that hardly two people have the same."""


class Criterion(StrEnum):
    """What puts somebody below the one before."""

    GRADE = "grade"
    RATING = "rating"
    TITLE = "title"
    NAME = "name"
    LOTS = "lots"


@frozen(kw_only=True)
class Ranked:
    """Somebody in the order by strength, with what it rests on."""

    player: Player
    number: PairingNumber
    strength: Rated
    """The rating that counts for the number; of who has none they stand last."""
    by: Criterion | None
    """None of the first."""
    grade: Grade | None = None
    """Where grades come before ratings."""


_Key = tuple[int, bool, int, int, int, tuple[CollationKey, str, PlayerId]]


@frozen(kw_only=True)
class Order:
    """The published order of strength: which rating, and what decides last."""

    ratings: RatingRules = USUAL_RATINGS
    last_criterion: LastCriterion = LastCriterion.NAME
    seed: str = ""
    """Of the lots among people of one rating and title."""
    by_grade: bool = False
    """Whether the grade comes before all else, as in Go."""

    def key(self, player: Player) -> _Key:
        """Return what sorts the strongest first."""
        rating = self.ratings.strength(player).rating
        title = len(_TITLES) if player.title is None else _TITLES.index(player.title)
        lot = self._lot(player) if self.last_criterion is LastCriterion.LOTS else 0
        grade = player.grade if self.by_grade and player.grade is not None else LOWEST - 1
        return -grade, rating is None, -(rating or 0), title, lot, alphabetical_key(player)

    def _lot(self, player: Player) -> int:
        """Return the lot that falls to somebody: it is the same whoever else plays, so that a late
        entry changes the order of nobody else, and however the name is spelled. "<seed>/<id>" is
        its seed, with the id of the player in the event, see `Lots`.
        """
        return Lots(f"{self.seed}/{player.id}").below(_MANY)

    def ranked(self, players: Iterable[Player]) -> tuple[Ranked, ...]:
        """Return everybody in order, the strongest first."""
        in_order = sorted((self.key(player), player) for player in players)
        found: list[Ranked] = []
        for at, (key, player) in enumerate(in_order):
            found.append(
                Ranked(
                    player=player,
                    number=PairingNumber(at + 1),
                    strength=self.ratings.strength(player),
                    grade=player.grade if self.by_grade else None,
                    by=self._criterion(in_order[at - 1][0], key) if at else None,
                )
            )
        return tuple(found)

    def _criterion(self, above: _Key, key: _Key) -> Criterion:
        if above[0] != key[0]:
            return Criterion.GRADE
        if above[1:3] != key[1:3]:
            return Criterion.RATING
        if above[3] != key[3]:
            return Criterion.TITLE
        return Criterion.LOTS if above[4] != key[4] else Criterion.NAME


def order_of(tournament: Tournament) -> Order:
    """Return the order that the regulations of a tournament publish."""
    return Order(
        ratings=tournament.rating_rules,
        last_criterion=tournament.settings.swiss.last_criterion,
        seed=tournament.lot_seed or "",
        by_grade=tournament.settings.sport.traits.has_grades,
    )


def without_strength(ranked: Sequence[Ranked]) -> tuple[Player, ...]:
    """Return who has no rating, no estimate and no grade, and therefore stands last."""
    return tuple(
        each.player for each in ranked if each.strength.source is None and each.grade is None
    )
