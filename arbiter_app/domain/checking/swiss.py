"""Each round of a Swiss paired anew, from the rounds before it."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from arbiter_app.domain.checking.comparison import (
    compared,
    holders_of_bye,
    pairing_of,
    without_colours,
)
from arbiter_app.domain.checking.verdict import (
    PairingDifference,
    Remark,
    RoundCheck,
    SeveralByes,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import ByHand, RoundOfPlay
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.pairing.position import Pair as Meeting
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.first_round import initial_colour, paired_in
from arbiter_app.domain.pairing.swiss.legality import Fault, breaches, bye_barred
from arbiter_app.domain.pairing.swiss.position import SwissPosition

Pair = Callable[[SwissPosition], RoundPairing]
"""What pairs a position."""


def check_swiss(competition: Competition, pair: Pair | None) -> tuple[RoundCheck, ...]:
    """Return what is wrong in each round that is paired: what no pairing may do, and what `pair`
    makes otherwise; None looks for the former alone.

    Where nobody says how many rounds are played, the last one of them may have been paired as the
    last of all or not.
    """
    seen = _with_initial_colour(competition)
    return tuple(
        _checked(seen.as_numbered_in(each.number), each, pair)
        for each in seen.rounds
        if paired_in(each)
    )


def _with_initial_colour(competition: Competition) -> Competition:
    """Return a competition with the initial colour, as round 1 tells it where nobody else does."""
    settings = competition.settings
    colour = initial_colour(competition) or Colour.WHITE
    return replace(
        competition,
        settings=replace(settings, swiss=replace(settings.swiss, initial_colour=colour)),
    )


def _checked(competition: Competition, round_: RoundOfPlay, pair: Pair | None) -> RoundCheck:
    found = _check(competition, round_, pair)
    for rounds in _other_lengths(competition, round_) if found.differences else ():
        settings = replace(competition.settings, rounds=rounds)
        as_another = _check(replace(competition, settings=settings), round_, pair)
        if not as_another.differences:
            return as_another
    return found


def _other_lengths(competition: Competition, round_: RoundOfPlay) -> Iterator[int]:
    """Yield how many rounds may be played too, where nobody says it, so that a round is paired
    otherwise: as not the last one, or as one that seeds (C.04.4.2 Art. 1.6).
    """
    settings, known = competition.settings, len(competition.rounds)
    if settings.rounds is not None:
        return
    if round_ is competition.rounds[-1]:
        yield known + 1
    twice = 2 * round_.number
    if settings.swiss.text_of(round_.number, twice) is not competition.swiss_text(round_.number):
        yield max(twice, known)


def _check(competition: Competition, round_: RoundOfPlay, pair: Pair | None) -> RoundCheck:
    try:
        position = swiss_position(competition, round_.number)
    except RuleError as error:
        return RoundCheck(round=round_.number, unchecked=Remark(error.code, error.facts))
    found = tuple(_illegal(competition, round_, position))
    if pair is None:
        return RoundCheck(round=round_.number, differences=found)
    try:
        expected = pair(position)
    except RuleError as error:
        remark = Remark(error.code, error.facts)
        return RoundCheck(round=round_.number, differences=found, unchecked=remark)
    made = pairing_of(competition, round_)
    if expected.free in holders_of_bye(competition, round_):
        made = replace(made, free=expected.free)
    others = compared(made, expected, without_colours(competition, round_))
    if round_.by_hand is None or not others:
        return RoundCheck(round=round_.number, differences=(*found, *others), position=position)
    return RoundCheck(
        round=round_.number,
        differences=(*found, *_of_system(competition, round_.by_hand, expected)),
        by_hand=round_.by_hand,
        made_by_hand=others,
        position=position,
    )


def _of_system(
    competition: Competition, by_hand: ByHand, expected: RoundPairing
) -> tuple[PairingDifference, ...]:
    """Return where the pairs that the system had made, before they were changed by hand, are not
    those of the rules; nothing where it had other people to pair than play.
    """
    numbers = competition.numbers
    pairs = tuple(
        Meeting(numbers[pair.white], numbers[pair.black])
        for pair in by_hand.system
        if pair.black is not None and {pair.white, pair.black} <= numbers.keys()
    )
    frees = [numbers[each.white] for each in by_hand.system if each.black is None]
    system = RoundPairing(pairs=pairs, free=next(iter(frees), None))
    return compared(system, expected) if _people(system) == _people(expected) else ()


def _people(pairing: RoundPairing) -> frozenset[int | None]:
    paired = (number for pair in pairing.pairs for number in (pair.white, pair.black))
    return frozenset((*paired, pairing.free))


def _illegal(
    competition: Competition, round_: RoundOfPlay, position: SwissPosition
) -> Iterator[PairingDifference]:
    """Yield what no pairing may do."""
    made = pairing_of(competition, round_)
    holders = holders_of_bye(competition, round_)
    if len(holders) > 1:
        yield SeveralByes(players=holders)
    colourless = {number for sides in without_colours(competition, round_) for number in sides}
    for breach in breaches(position, made):
        is_told = breach.fault is Fault.NOT_PAIRED and set(breach.players) <= {*holders}
        is_unknown = breach.fault is Fault.COLOUR and colourless.issuperset(breach.players)
        if not (is_told or is_unknown):
            yield breach
    barred = {player.number for player in position.players if player.bye_barred}
    for holder in holders[1:]:
        if holder in barred:
            yield bye_barred(position, holder)
