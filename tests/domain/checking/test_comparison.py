"""Two pairings of a round side by side: what hangs together is told together."""

from arbiter_app.domain.checking.comparison import compared
from arbiter_app.domain.checking.verdict import OtherColours, OtherPairs
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.position import Pair, RoundPairing


def pair(white: int, black: int) -> Pair:
    return Pair(PairingNumber(white), PairingNumber(black))


def pairing(*pairs: tuple[int, int], free: int | None = None) -> RoundPairing:
    return RoundPairing(
        pairs=tuple(pair(*each) for each in pairs),
        free=None if free is None else PairingNumber(free),
    )


def test_that_equal_pairings_do_not_differ_in_whatever_order_of_boards() -> None:
    assert compared(pairing((1, 2), (3, 4), free=5), pairing((3, 4), (1, 2), free=5)) == ()


def test_that_two_exchanges_are_two_differences() -> None:
    found = pairing((1, 3), (2, 4), (5, 8), (6, 7), (9, 10))
    expected = pairing((5, 7), (6, 8), (9, 10), (1, 4), (2, 3))
    assert compared(found, expected) == (
        OtherPairs(found=(pair(5, 8), pair(6, 7)), expected=(pair(5, 7), pair(6, 8))),
        OtherPairs(found=(pair(1, 3), pair(2, 4)), expected=(pair(1, 4), pair(2, 3))),
    )


def test_that_another_bye_belongs_to_the_pairs_it_changes() -> None:
    found = pairing((1, 2), (3, 4), free=5)
    assert compared(found, pairing((1, 2), (3, 5), free=4)) == (
        OtherPairs(
            found=(pair(3, 4),),
            found_free=PairingNumber(5),
            expected=(pair(3, 5),),
            expected_free=PairingNumber(4),
        ),
    )


def test_that_turned_colours_are_told_but_for_games_without_any() -> None:
    found, expected = pairing((2, 1), (4, 3)), pairing((1, 2), (3, 4))
    assert compared(found, expected, {frozenset((3, 4))}) == (OtherColours(expected=pair(1, 2)),)
