"""The standard seeding of a knockout: the strongest first, equals by lot among themselves."""

from collections.abc import Iterator, Sequence

from arbiter_app.domain.drawing.lots import Lots, strongest_first
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.people.rating_rules import USUAL_RATINGS, RatingRules
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.ids import PairingNumber


def draw_by_seeding(
    players: Sequence[Player], seed: str, ratings: RatingRules = USUAL_RATINGS
) -> Draw:
    """Give 1 and 2 by rating and let lots decide about 3 and 4, about 5 to 8, and so on.

    In the bracket 1 and 2 stand in opposite halves, 3 and 4 in the quarters that are left: who is
    about as strong as another has the same chance of every opponent.
    """
    ranked = strongest_first(players, ratings)
    lots = Lots(seed)
    order = [player for band in _bands(ranked) for player in lots.shuffled(band)]
    drawn = tuple(
        DrawnNumber(player=player.id, number=PairingNumber(number))
        for number, player in enumerate(order, start=1)
    )
    return Draw(method=DrawMethod.SEEDED_LOTS, drawn=drawn, seed=seed)


def _bands(ranked: Sequence[Player]) -> Iterator[Sequence[Player]]:
    """Yield 1, 2, then 3 to 4, 5 to 8 and so on."""
    yield ranked[:1]
    first, size = 1, 1
    while first < len(ranked):
        yield ranked[first : first + size]
        first, size = first + size, first + size
