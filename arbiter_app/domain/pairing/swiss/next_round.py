"""A round of a Swiss as it is to be paired, or should have been."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.results import Colour, Mark
from arbiter_app.domain.facts.swiss_rules import SwissSystem
from arbiter_app.domain.ids import PairingNumber, Round
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.first_round import paired_in
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Unpaired:
    """Somebody who does not take part in a round."""

    number: PairingNumber
    bye: Mark | None = None
    """Of which kind; None where there is none."""
    has_left: bool = False


@frozen(kw_only=True)
class NextRound:
    """A pairing with the position it is made from."""

    position: SwissPosition
    pairing: RoundPairing
    unpaired: tuple[Unpaired, ...]
    """In the order of numbers; who has the bye of the odd field is not among them."""
    is_length_known: bool
    """Whether anybody says how many rounds are played; else the round is not taken for the last."""


def next_round(
    competition: Competition,
    pair: Callable[[SwissPosition], RoundPairing],
    *,
    round: Round | None = None,
    first_colour: Colour | None = None,
) -> NextRound:
    """Return the next round of a Swiss, or a given one as it should have been.

    Raises RuleError("pairing.not-swiss"), ("pairing.other-system"), ("pairing.all-played"),
    ("pairing.not-yet"), those of `swiss_position` and of `pair`.
    """
    _demand_dutch(competition)
    asked = round or Round(_paired_rounds(competition) + 1)
    announced = competition.settings.rounds
    if announced is not None and round is None and asked > announced:
        raise RuleError("pairing.all-played", rounds=announced)
    if announced is None:
        competition = _with_rounds(competition, max(asked, len(competition.rounds)) + 1)
    if first_colour is not None:
        competition = _with_colour(competition, first_colour)
    position = swiss_position(competition, asked)
    if asked > _paired_rounds(competition) + 1:
        raise RuleError("pairing.not-yet", round=asked, next=_paired_rounds(competition) + 1)
    return NextRound(
        position=position,
        pairing=pair(position),
        unpaired=tuple(_unpaired(competition, position)),
        is_length_known=announced is not None,
    )


def _demand_dutch(competition: Competition) -> None:
    """Check that the rounds are paired by the FIDE (Dutch) system, which is taken also where nobody
    names one.
    """
    if not competition.traits.follows_results:
        raise RuleError("pairing.not-swiss")
    system = competition.settings.swiss.system
    if system is not SwissSystem.DUTCH:
        raise RuleError("pairing.other-system", system=system.value)


def _paired_rounds(competition: Competition) -> int:
    """Return the last round that is paired; 0 before."""
    return max((each.number for each in competition.rounds if paired_in(each)), default=0)


def _with_rounds(competition: Competition, rounds: int) -> Competition:
    return replace(competition, settings=replace(competition.settings, rounds=rounds))


def _with_colour(competition: Competition, colour: Colour) -> Competition:
    swiss = replace(competition.settings.swiss, initial_colour=colour)
    return replace(competition, settings=replace(competition.settings, swiss=swiss))


def _unpaired(competition: Competition, position: SwissPosition) -> Iterator[Unpaired]:
    here = [each for each in competition.rounds if each.number == position.round]
    byes = {bye.player: bye.mark for each in here for bye in each.byes}
    paired = {player.number for player in position.players}
    for player, number in competition.as_numbered_in(position.round).numbers.items():
        if number not in paired:
            left = player in competition.left
            yield Unpaired(number=number, bye=byes.get(player), has_left=left)
