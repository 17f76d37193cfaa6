"""What no pairing of a Swiss may do, shown on a field of four or five."""

import pytest

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.domain.ids import PairingNumber, Round
from arbiter_app.domain.pairing.position import Pair, RoundPairing
from arbiter_app.domain.pairing.swiss.legality import Breach, Fault, breaches
from arbiter_app.domain.pairing.swiss.position import (
    Floated,
    Strength,
    SwissPlayer,
    SwissPosition,
)

ANYBODY = SwissPlayer(
    number=PairingNumber(1),
    score=0,
    colours=(),
    difference=0,
    wants=None,
    strength=Strength.NONE,
    bye_barred=False,
    last_float=Floated.NOT,
    float_before=Floated.NOT,
    unplayed=0,
    is_topscorer=False,
    counted_as=1,
)
MUST_HAVE_WHITE = ANYBODY._replace(wants=Colour.WHITE, strength=Strength.ABSOLUTE)
WANTS_WHITE = ANYBODY._replace(wants=Colour.WHITE, strength=Strength.STRONG)


def field_of(
    *players: SwissPlayer, met: tuple[tuple[int, int], ...] = (), apart: tuple[int, ...] = ()
) -> SwissPosition:
    """Return a position of players with the numbers from 1 on; `met` are pairs of numbers."""
    meets = [0] * len(players)
    for one, other in met:
        meets[one - 1] |= 1 << other - 1
        meets[other - 1] |= 1 << one - 1
    kept = sum(1 << number - 1 for number in apart)
    return SwissPosition(
        round=Round(3),
        rounds_after=1,
        initial_colour=Colour.WHITE,
        players=tuple(
            player._replace(number=PairingNumber(number), counted_as=number)
            for number, player in enumerate(players, start=1)
        ),
        met=tuple(meets),
        forbidden=tuple(
            kept & ~(1 << index) if kept >> index & 1 else 0 for index in range(len(players))
        ),
    )


def pairing(*pairs: tuple[int, int], free: int | None = None) -> RoundPairing:
    return RoundPairing(
        pairs=tuple(Pair(PairingNumber(white), PairingNumber(black)) for white, black in pairs),
        free=None if free is None else PairingNumber(free),
    )


def broken(position: SwissPosition, made: RoundPairing) -> list[tuple[str, tuple[int, ...]]]:
    return [(breach.fault.value, breach.players) for breach in breaches(position, made)]


def test_that_a_pairing_that_breaks_nothing_has_no_breach() -> None:
    five = field_of(*[ANYBODY] * 5, met=((1, 2),))
    assert breaches(five, pairing((1, 3), (4, 2), free=5)) == ()


def test_that_a_second_meeting_is_found() -> None:
    four = field_of(*[ANYBODY] * 4, met=((1, 2),))
    assert broken(four, pairing((2, 1), (3, 4))) == [("met", (2, 1))]


def test_that_who_may_not_meet_are_found() -> None:
    four = field_of(*[ANYBODY] * 4, apart=(3, 4))
    assert broken(four, pairing((2, 1), (3, 4))) == [("forbidden", (3, 4))]


def test_that_a_bye_for_one_who_may_not_have_it_is_found() -> None:
    three = field_of(ANYBODY, ANYBODY, ANYBODY._replace(bye_barred=True))
    assert broken(three, pairing((1, 2), free=3)) == [("bye-barred", (3,))]


def test_that_two_who_must_have_white_may_not_meet() -> None:
    two = field_of(MUST_HAVE_WHITE, MUST_HAVE_WHITE)
    assert broken(two, pairing((1, 2))) == [("same-colour", (1, 2))]


def test_that_a_topscorer_may_meet_one_who_must_have_the_same_colour() -> None:
    two = field_of(MUST_HAVE_WHITE._replace(is_topscorer=True), MUST_HAVE_WHITE)
    assert breaches(two, pairing((1, 2))) == ()
    assert breaches(two, pairing((2, 1))) == ()


@pytest.mark.parametrize("opponent", [ANYBODY, WANTS_WHITE], ids=["no wish", "a strong wish"])
def test_that_who_must_have_white_gets_it(opponent: SwissPlayer) -> None:
    two = field_of(MUST_HAVE_WHITE, opponent)
    assert breaches(two, pairing((1, 2))) == ()
    assert broken(two, pairing((2, 1))) == [("colour", (1,))]


def test_that_a_strong_preference_may_be_denied() -> None:
    assert breaches(field_of(WANTS_WHITE, ANYBODY), pairing((2, 1))) == ()


def test_that_both_are_found_who_must_have_the_colours_of_each_other() -> None:
    black = MUST_HAVE_WHITE._replace(wants=Colour.BLACK)
    assert broken(field_of(MUST_HAVE_WHITE, black), pairing((2, 1))) == [
        ("colour", (2,)),
        ("colour", (1,)),
    ]


def test_that_everybody_is_there_exactly_once() -> None:
    four = field_of(*[ANYBODY] * 4)
    assert broken(four, pairing((1, 2))) == [("not-paired", (3, 4))]
    assert broken(four, pairing((1, 2), (1, 3), free=4)) == [("paired-twice", (1,))]
    assert broken(four, pairing((1, 2), (3, 4), (5, 6))) == [
        ("not-in-field", (5,)),
        ("not-in-field", (6,)),
    ]
    assert broken(four, pairing((1, 2), (3, 3))) == [
        ("not-paired", (4,)),
        ("paired-twice", (3,)),
    ]


def test_that_an_even_field_has_no_bye() -> None:
    assert broken(field_of(*[ANYBODY] * 4), pairing((1, 2), free=3)) == [("not-paired", (4,))]


def test_that_every_breach_names_its_article() -> None:
    for text in SwissText:
        unnamed = {
            fault for fault in Fault if Breach(fault=fault, players=(), text=text).article is None
        }
        # By C.04.5, C.04.6 and on levels nobody must have a colour.
        of_colours = {Fault.COLOUR, Fault.SAME_COLOUR}
        has_colours = text not in (SwissText.DOUBLE, SwissText.TEAMS, SwissText.MCMAHON)
        assert unnamed == {Fault.FORBIDDEN} | (set() if has_colours else of_colours)


@pytest.mark.parametrize(
    ("text", "article"),
    [
        (SwissText.DUTCH, ("C.04.3", "2.1.1")),
        (SwissText.DUBOV, ("C.04.4.1", "2.1.1")),
        (SwissText.BURSTEIN, ("C.04.4.2", "2.1.1")),
        (SwissText.DOUBLE, ("C.04.1", "2")),
        (SwissText.TEAMS, ("C.04.1", "2")),
    ],
)
def test_that_a_rematch_breaks_the_text_by_which_the_round_is_paired(
    text: SwissText, article: tuple[str, str]
) -> None:
    assert Breach(fault=Fault.MET, players=(), text=text).article == article
