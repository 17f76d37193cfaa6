"""The least that C12 and C13 can be, from counts, against all pairings of a bracket."""

from collections.abc import Iterator, Sequence
from random import Random

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import PairingNumber, Round
from arbiter_app.domain.pairing.swiss.dutch.colour_target import Wishes, target, tight
from arbiter_app.domain.pairing.swiss.dutch.field import Field
from arbiter_app.domain.pairing.swiss.position import (
    Floated,
    Strength,
    SwissPlayer,
    SwissPosition,
)

Pairs = tuple[tuple[int, int], ...]

WISHES = (
    (Colour.WHITE, Strength.STRONG),
    (Colour.WHITE, Strength.MILD),
    (Colour.BLACK, Strength.STRONG),
    (Colour.BLACK, Strength.MILD),
    (None, Strength.NONE),
)


def test_that_the_target_is_the_best_of_all_pairings_and_kept_by_tight_pairs_alone() -> None:
    chance = Random("colour targets")
    for _ in range(150):
        shares = [chance.random() for _ in WISHES]
        size = 2 * chance.randint(1, 4)
        position = position_of(chance.choices(WISHES, shares, k=size))
        field = Field(position, lambda: None)
        aim = target(Wishes.of(field, field.everybody))
        allowed = tight(field, field.everybody, aim)
        costs = {pairs: denied(position, pairs) for pairs in all_pairings(list(range(size)))}
        assert min(costs.values()) == aim.cost, position
        for pairs, cost in costs.items():
            is_tight = all(
                allowed[one] >> other & 1 and allowed[other] >> one & 1 for one, other in pairs
            )
            assert is_tight == (cost == aim.cost), (position, pairs)


def position_of(wishes: Sequence[tuple[Colour | None, Strength]]) -> SwissPosition:
    """A bracket of players who may all meet."""
    players = tuple(
        SwissPlayer(
            number=PairingNumber(number),
            score=100,
            colours=(),
            difference=0,
            wants=wants,
            strength=strength,
            bye_barred=False,
            last_float=Floated.NOT,
            float_before=Floated.NOT,
            unplayed=0,
            is_topscorer=False,
            counted_as=number,
        )
        for number, (wants, strength) in enumerate(wishes, start=1)
    )
    nobody = (0,) * len(players)
    return SwissPosition(
        round=Round(2),
        rounds_after=1,
        initial_colour=Colour.WHITE,
        players=players,
        met=nobody,
        forbidden=nobody,
    )


def all_pairings(left: list[int]) -> Iterator[Pairs]:
    if not left:
        yield ()
        return
    one, *others = left
    for other in others:
        for pairs in all_pairings([each for each in others if each != other]):
            yield ((one, other), *pairs)


def denied(position: SwissPosition, pairs: Pairs) -> tuple[int, int]:
    """Return how many preferences a pairing denies, and how many of them strong ones (C12, C13)."""
    sides = [(position.players[one], position.players[other]) for one, other in pairs]
    alike = [pair for pair in sides if pair[0].wants is not None and pair[0].wants is pair[1].wants]
    strong = [pair for pair in alike if min(each.strength for each in pair) >= Strength.STRONG]
    return len(alike), len(strong)
