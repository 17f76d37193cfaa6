"""Positions put down by hand: what is said of each player, and who may not meet whom."""

from collections.abc import Iterable
from dataclasses import replace

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_texts import AS_WRITTEN, Readings, SwissText
from arbiter_app.domain.ids import PairingNumber, Round
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.lim import pair
from arbiter_app.domain.pairing.swiss.position import (
    Floated,
    Strength,
    SwissPlayer,
    SwissPosition,
)

COLOURS = {"W": Colour.WHITE, "B": Colour.BLACK}


def card(
    number: int,
    score: float = 0,
    colours: str = "",
    *,
    rating: int = 0,
    floated: bool = False,
    barred: bool = False,
) -> SwissPlayer:
    return SwissPlayer(
        number=PairingNumber(number),
        score=int(100 * score),
        colours=tuple(COLOURS[each] for each in colours),
        difference=colours.count("W") - colours.count("B"),
        wants=None,
        strength=Strength.NONE,
        bye_barred=barred,
        last_float=Floated.UP if floated else Floated.NOT,
        float_before=Floated.NOT,
        unplayed=0,
        is_topscorer=False,
        counted_as=number,
        rating=rating,
    )


def table(
    *cards: SwissPlayer,
    round: int = 1,
    after: int = 5,
    met: Iterable[tuple[int, int]] = (),
    initial: Colour = Colour.WHITE,
) -> SwissPosition:
    """Return the position of a round; `met` are those who may not meet, by number."""
    in_order = sorted(cards, key=lambda each: (-each.score, each.number))
    place = {int(each.number): at for at, each in enumerate(in_order)}
    have_met = [0] * len(in_order)
    for one, other in met:
        have_met[place[one]] |= 1 << place[other]
        have_met[place[other]] |= 1 << place[one]
    return SwissPosition(
        round=Round(round),
        rounds_after=after,
        initial_colour=initial,
        players=tuple(in_order),
        met=tuple(have_met),
        forbidden=(0,) * len(in_order),
        median=50 * (round - 1),
        text=SwissText.LIM,
    )


def pairs(position: SwissPosition, readings: Readings = AS_WRITTEN) -> set[frozenset[int]]:
    """Return who meets whom, whatever the colours; who has the bye stands alone."""
    found = pair(replace(position, readings=readings))
    return {frozenset(each) for each in boards(found)} | (
        {frozenset({int(found.free)})} if found.free is not None else set()
    )


def boards(found: RoundPairing) -> list[tuple[int, int]]:
    return [(int(each.white), int(each.black)) for each in found.pairs]


def meetings(text: str) -> set[frozenset[int]]:
    """Return what "1-4 2-5 3" says: 3 has the bye."""
    return {frozenset(map(int, each.split("-"))) for each in text.split()}
