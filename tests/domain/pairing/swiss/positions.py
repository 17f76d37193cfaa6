"""Positions made by hand, a line for each player."""

from collections.abc import Iterable

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_texts import AS_WRITTEN, Readings, SwissText
from arbiter_app.domain.ids import PairingNumber, Round
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.position import (
    POINT,
    Floated,
    Strength,
    SwissPlayer,
    SwissPosition,
)

_STRENGTHS = {0: Strength.MILD, 1: Strength.STRONG}


def player(
    number: int,
    points: float = 0,
    colours: str = "",
    *,
    average: int = 0,
    upfloats: int = 0,
    last: Floated = Floated.NOT,
    index: tuple[int, int] = (0, 0),
    unplayed: int = 0,
    bye_barred: bool = False,
) -> SwissPlayer:
    """Return a player whose colours alone say what they want, as people do who have played."""
    had = tuple(Colour(each) for each in colours)
    difference = 2 * had.count(Colour.WHITE) - len(had)
    wants, strength = None, Strength.NONE
    if had:
        wants = had[-1].other
        is_absolute = abs(difference) > 1 or had[-2:] == (had[-1], had[-1])
        strength = Strength.ABSOLUTE if is_absolute else _STRENGTHS[abs(difference)]
        if difference:
            wants = Colour.BLACK if difference > 0 else Colour.WHITE
        if abs(difference) < 2 and had[-2:] == (had[-1], had[-1]):
            wants = had[-1].other
    return SwissPlayer(
        number=PairingNumber(number),
        score=int(points * POINT),
        colours=had,
        difference=difference,
        wants=wants,
        strength=strength,
        bye_barred=bye_barred,
        last_float=last,
        float_before=Floated.NOT,
        unplayed=unplayed,
        is_topscorer=False,
        counted_as=number,
        upfloats=upfloats,
        opponents_average=average,
        opposition=index,
    )


def position(
    text: SwissText,
    *players: SwissPlayer,
    met: Iterable[tuple[int, int]] = (),
    round: int = 3,
    rounds: int = 9,
    readings: Readings = AS_WRITTEN,
) -> SwissPosition:
    """Return a position; those who have met are named by number."""
    if text is SwissText.DUBOV:
        players = tuple(map(_preferring_black, players))
    elif text in (SwissText.DOUBLE, SwissText.TEAMS):
        players = tuple(each._replace(wants=None, strength=Strength.NONE) for each in players)
    order = sorted(players, key=lambda each: (-each.score, each.number))
    place = {each.number: at for at, each in enumerate(order)}
    sets = [0] * len(order)
    for one, other in met:
        first, second = place[PairingNumber(one)], place[PairingNumber(other)]
        sets[first] |= 1 << second
        sets[second] |= 1 << first
    return SwissPosition(
        round=Round(round),
        rounds_after=rounds - round,
        initial_colour=Colour.WHITE,
        players=tuple(order),
        met=tuple(sets),
        forbidden=(0,) * len(order),
        text=text,
        readings=readings,
    )


def _preferring_black(player: SwissPlayer) -> SwissPlayer:
    """C.04.4.1 Art. 1.6.4."""
    if player.colours:
        return player
    return player._replace(wants=Colour.BLACK, strength=Strength.MILD)


def said(pairing: RoundPairing) -> str:
    """Return the pairs in board order, White first, and the bye: "1-5 6-2 bye 9"."""
    pairs = [f"{each.white}-{each.black}" for each in pairing.pairs]
    return " ".join([*pairs, *([] if pairing.free is None else [f"bye {pairing.free}"])])


def met_in(pairing: RoundPairing) -> set[frozenset[int]]:
    """Return who meets whom."""
    return {frozenset((int(each.white), int(each.black))) for each in pairing.pairs}


def all_of(*numbers: int) -> list[tuple[int, int]]:
    """Return all pairs of some, who have all met one another."""
    return [(one, other) for one in numbers for other in numbers if one < other]
