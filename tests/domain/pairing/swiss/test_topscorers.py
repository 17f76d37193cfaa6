"""In the last round topscorers may be denied what others may not (C.04.3 Art. 1.8, C10, C11)."""

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import PairingNumber, Round
from arbiter_app.domain.pairing.position import Pair
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.position import (
    Floated,
    Strength,
    SwissPlayer,
    SwissPosition,
)


def _topscorer(number: int, colours: str, strength: Strength = Strength.ABSOLUTE) -> SwissPlayer:
    """A topscorer who wants the colour he has had less often."""
    had = tuple(map(Colour, colours.lower()))
    difference = had.count(Colour.WHITE) - had.count(Colour.BLACK)
    return SwissPlayer(
        number=PairingNumber(number),
        score=400,
        colours=had,
        difference=difference,
        wants=Colour.BLACK if difference > 0 else Colour.WHITE,
        strength=strength,
        bye_barred=False,
        last_float=Floated.NOT,
        float_before=Floated.NOT,
        unplayed=0,
        is_topscorer=True,
        counted_as=number,
    )


def _last_round(*players: SwissPlayer, met: tuple[int, ...]) -> SwissPosition:
    return SwissPosition(
        round=Round(6),
        rounds_after=0,
        initial_colour=Colour.WHITE,
        players=players,
        met=met,
        forbidden=(0,) * len(players),
    )


def test_that_a_strong_preference_is_denied_before_an_absolute_one() -> None:
    """C11 comes before C13 and C14: the second has the bye, though he floated down before."""
    first = _topscorer(1, "wbwbb")
    second = _topscorer(2, "bwwbb")._replace(last_float=Floated.DOWN)
    third = _topscorer(3, "bwbwb", Strength.STRONG)
    found = dutch.pair(_last_round(first, second, third, met=(0b000, 0b100, 0b010)))
    assert found.pairs == (Pair(PairingNumber(1), PairingNumber(3)),)
    assert found.free == 2


def test_that_who_has_had_a_colour_twice_does_not_get_it_again_where_another_can() -> None:
    """C11: of two with a difference of two the one yields whose last colour but one was another
    (5.2.3), so that nobody has one thrice in a row.
    """
    twice = [_topscorer(number, "wbww") for number in (1, 2)]
    not_twice = [_topscorer(number, "wwbw") for number in (3, 4)]
    found = dutch.pair(_last_round(*twice, *not_twice, met=(0b1000, 0, 0, 0b0001)))
    assert [(pair.white, pair.black) for pair in found.pairs] == [(3, 1), (4, 2)]
