"""Swiss fields that are hard to pair: clubs whose players may not meet, many rounds."""

from collections.abc import Iterator, Sequence

from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import Colour, Mark
from arbiter_app.domain.facts.rules.swiss_rules import ForbiddenPairs, SwissRules
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from tests.domain.pairing.swiss.fields import field, id_of, paired


def kept_apart(*groups: Sequence[int]) -> SwissRules:
    """Rules that keep the players of each group from one another in all rounds."""
    forbidden = (
        ForbiddenPairs(
            players=tuple(id_of(each) for each in group), first_round=Round(1), last_round=None
        )
        for group in groups
    )
    return SwissRules(initial_colour=Colour.WHITE, forbidden=tuple(forbidden))


def played_out(players: int, rounds: int, *clubs: Sequence[int]) -> Iterator[SwissPosition]:
    """Yield each round before it is paired; White has won every game of those before."""
    played: list[RoundOfPlay] = []
    for number in range(1, rounds + 1):
        competition = field(players, *played, rules=kept_apart(*clubs), announced=rounds)
        position = swiss_position(competition, Round(number))
        yield position
        pairing = dutch.pair(position)
        byes = {} if pairing.free is None else {int(pairing.free): Mark.PAIRING_BYE}
        pairs = [(pair.white, pair.black) for pair in pairing.pairs]
        played.append(paired(number, pairs, byes))
