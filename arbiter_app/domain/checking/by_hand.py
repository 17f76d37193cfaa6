"""What is broken in a pairing by hand, and where it is not what the system makes."""

from collections.abc import Iterator

from arbiter_app.domain.checking.comparison import compared
from arbiter_app.domain.checking.verdict import OtherColours, OtherPairs, SeveralByes
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.by_hand import (
    PairingByHand,
    pairing_by_hand,
    position_by_hand,
    with_present_numbers,
)
from arbiter_app.domain.pairing.swiss.colours import ARTICLES
from arbiter_app.domain.pairing.swiss.engine import ENGINES, pair
from arbiter_app.domain.pairing.swiss.legality import Breach, Fault, breaches, bye_barred
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.values import frozen


@frozen(kw_only=True)
class JudgedByHand:
    """A pairing by hand beside the rules, and beside what the system makes of the same people."""

    position: SwissPosition
    made: RoundPairing
    broken: tuple[Breach | SeveralByes, ...]
    """What no pairing may do."""
    engine: RoundPairing | None
    """None where the system finds no pairing at all."""
    others: tuple[OtherPairs | OtherColours, ...] = ()
    """Where it differs from the system, pair by pair."""


def judged(competition: Competition, hand: PairingByHand) -> JudgedByHand:
    """Return what a pairing by hand breaks, and where it is another than that of the system.

    Raises RuleError as `swiss_position`.
    """
    competition = with_present_numbers(competition, hand.round)
    position = position_by_hand(competition, hand)
    made = pairing_by_hand(competition, hand)
    broken = tuple(_broken(competition, hand, position, made))
    try:
        engine = pair(position)
    except RuleError:
        return JudgedByHand(position=position, made=made, broken=broken, engine=None)
    return JudgedByHand(
        position=position,
        made=made,
        broken=broken,
        engine=engine,
        others=compared(made, engine),
    )


def colour_rule(judged: JudgedByHand, other: OtherColours) -> tuple[str, str]:
    """Return the text and the article there that give a pair other colours."""
    position = judged.position
    index = {player.number: at for at, player in enumerate(position.players)}
    white, black = index[other.expected.white], index[other.expected.black]
    rule = ENGINES[position.text].colours(position, white, black).rule
    return position.text.value, ARTICLES[position.text][rule]


def _broken(
    competition: Competition, hand: PairingByHand, position: SwissPosition, made: RoundPairing
) -> Iterator[Breach | SeveralByes]:
    """Yield what no pairing may do; of several byes of the odd field each is looked at."""
    numbers = competition.numbers
    holders = sorted(numbers[bye.player] for bye in hand.byes if bye.mark is Mark.PAIRING_BYE)
    if len(holders) > 1:
        yield SeveralByes(players=tuple(holders))
    for breach in breaches(position, made):
        if breach.fault is not Fault.NOT_PAIRED:
            yield breach
            continue
        waiting = tuple(each for each in breach.players if each not in holders)
        if waiting:
            yield Breach(fault=Fault.NOT_PAIRED, players=waiting, text=position.text)
    barred = {player.number for player in position.players if player.bye_barred}
    for holder in holders[1:]:
        if holder in barred:
            yield bye_barred(position, holder)
