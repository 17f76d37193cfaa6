"""Whether a pairing is allowed at all, whatever else speaks for it: the absolute criteria."""

from collections import Counter
from collections.abc import Iterator, Mapping
from enum import StrEnum

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.position import Pair, RoundPairing
from arbiter_app.domain.pairing.swiss.position import Strength, SwissPlayer, SwissPosition
from arbiter_app.values import frozen


class Fault(StrEnum):
    """What no pairing of a Swiss may do."""

    MET = "met"
    """Two meet who have met over the board."""
    FORBIDDEN = "forbidden"
    """Two meet whom the regulations of the event keep apart."""
    BYE_BARRED = "bye-barred"
    """The bye goes to one who may not have it."""
    SAME_COLOUR = "same-colour"
    """Two meet who must both have the same colour, and neither is a topscorer."""
    COLOUR = "colour"
    """One who must have a colour gets the other, and the opponent need not have it."""
    NOT_PAIRED = "not-paired"
    """Somebody of the field has neither an opponent nor the bye."""
    PAIRED_TWICE = "paired-twice"
    """Somebody has more than one opponent, or an opponent and the bye."""
    NOT_IN_FIELD = "not-in-field"
    """Somebody is paired who does not take part in the round."""


_OF_TEXT: Mapping[Fault, str] = {
    Fault.MET: "2.1.1",
    Fault.BYE_BARRED: "2.1.2",
    Fault.SAME_COLOUR: "2.1.3",
    Fault.COLOUR: "5.2",
}
"""What stands in the text that a round is paired by, under the same article in three of them."""

_OF_ALL: Mapping[Fault, tuple[str, str]] = {
    Fault.MET: ("C.04.1", "2"),
    Fault.BYE_BARRED: ("C.04.1", "4"),
    Fault.NOT_PAIRED: ("C.04.1", "3"),
    Fault.PAIRED_TWICE: ("C.04.1", "3"),
    Fault.NOT_IN_FIELD: ("C.04.2", "3"),
}
"""What stands in the texts for all of them; C.04.5 and C.04.6 take these over."""
_TAKING_OVER = (SwissText.DOUBLE, SwissText.TEAMS, SwissText.MCMAHON)
_OF_LIM: Mapping[Fault, str] = {Fault.MET: "2.1", Fault.SAME_COLOUR: "2.1", Fault.COLOUR: "5.1"}


@frozen(kw_only=True)
class Breach:
    """Where a pairing breaks a rule that allows no exception."""

    fault: Fault
    players: tuple[PairingNumber, ...]
    """Whom it is about; of a pair White and Black."""
    text: SwissText = SwissText.DUTCH
    """By which the round is paired."""

    @property
    def article(self) -> tuple[str, str] | None:
        """The text it breaks and the article there; None where the regulations of the event alone
        say so.
        """
        of_text = _OF_LIM if self.text is SwissText.LIM else _OF_TEXT
        if self.fault in of_text and self.text not in _TAKING_OVER:
            return self.text.value, of_text[self.fault]
        return _OF_ALL.get(self.fault)


class IllegalPairingError(Exception):
    """A pairing that was worked out may not be: the program is wrong, and none of it is shown."""


def legal(position: SwissPosition, pairing: RoundPairing) -> RoundPairing:
    """Return a pairing that may be handed out. Raises IllegalPairingError for another."""
    found = breaches(position, pairing)
    if found:
        raise IllegalPairingError(position.round, found)
    return pairing


def breaches(position: SwissPosition, pairing: RoundPairing) -> tuple[Breach, ...]:
    """Return all that is not allowed in a pairing of a position, in the order of boards; nothing
    of a pairing that may be handed out (C.04.1 Art. 2 to 7, C.04.3 Art. 2.1).
    """
    index_of = {player.number: index for index, player in enumerate(position.players)}
    return (
        *_incomplete(index_of, pairing),
        *(
            breach
            for pair in pairing.pairs
            if pair.white in index_of and pair.black in index_of and pair.white != pair.black
            for breach in _of_pair(position, pair, index_of[pair.white], index_of[pair.black])
        ),
        *_of_bye(position, index_of, pairing.free),
    )


def _incomplete(index_of: Mapping[PairingNumber, int], pairing: RoundPairing) -> Iterator[Breach]:
    """Yield who is not there exactly once: everybody has an opponent, but one in an odd field."""
    times = Counter(number for pair in pairing.pairs for number in (pair.white, pair.black))
    if pairing.free is not None:
        times[pairing.free] += 1
    missing = tuple(sorted(number for number in index_of if not times[number]))
    if missing:
        yield Breach(fault=Fault.NOT_PAIRED, players=missing)
    for number, count in sorted(times.items()):
        if count > 1:
            yield Breach(fault=Fault.PAIRED_TWICE, players=(number,))
        if number not in index_of:
            yield Breach(fault=Fault.NOT_IN_FIELD, players=(number,))


def _of_pair(position: SwissPosition, pair: Pair, white: int, black: int) -> Iterator[Breach]:
    players = (pair.white, pair.black)
    if position.met[white] >> black & 1:
        yield Breach(fault=Fault.MET, players=players, text=position.text)
    if position.forbidden[white] >> black & 1:
        yield Breach(fault=Fault.FORBIDDEN, players=players)
    sides = position.players[white], position.players[black]
    if position.are_limits_off(*sides):
        return
    must_have = [_must_have(player) for player in sides]
    if must_have[0] is not None and must_have[0] is must_have[1]:
        if not any(player.is_topscorer for player in sides):
            yield Breach(fault=Fault.SAME_COLOUR, players=players, text=position.text)
        return
    for player, colour, wanted in zip(sides, Colour, must_have, strict=True):
        if wanted is colour.other:
            yield Breach(fault=Fault.COLOUR, players=(player.number,), text=position.text)


def _must_have(player: SwissPlayer) -> Colour | None:
    """Return the colour of an absolute preference (C.04.3 Art. 1.7.1)."""
    return player.wants if player.strength is Strength.ABSOLUTE else None


def bye_barred(position: SwissPosition, free: PairingNumber) -> Breach:
    """Return that somebody has the bye who may not have it."""
    return Breach(fault=Fault.BYE_BARRED, players=(free,), text=position.text)


def _of_bye(
    position: SwissPosition, index_of: Mapping[PairingNumber, int], free: PairingNumber | None
) -> Iterator[Breach]:
    if free is None or free not in index_of:
        return
    if position.players[index_of[free]].bye_barred:
        yield bye_barred(position, free)
