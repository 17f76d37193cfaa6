"""A round of a Swiss as it is to be paired, or should have been."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.results import Colour, Mark
from arbiter_app.domain.ids import Board, PairingNumber, Round
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.absentees import unexplained_absentees
from arbiter_app.domain.pairing.swiss.boards import seated
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.first_round import paired_in
from arbiter_app.domain.pairing.swiss.making import fixed_boards, to_be_paired
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Unpaired:
    """Somebody who does not take part in a round."""

    number: PairingNumber
    bye: Mark | None = None
    """Of which kind; None where there is none."""
    is_unexplained: bool = False
    """Whether they did not come to the round before, and nobody knows why."""
    has_left: bool = False


@frozen(kw_only=True)
class NextRound:
    """A pairing with the position it is made from."""

    position: SwissPosition
    pairing: RoundPairing
    boards: tuple[Board, ...]
    """At which boards the pairs sit, in their order."""
    unpaired: tuple[Unpaired, ...]
    """In the order of numbers; who has the bye of the odd field is not among them."""
    is_length_known: bool
    """Whether anybody says how many rounds are played; else the round is not taken for the last."""

    @property
    def round(self) -> Round:
        return self.position.round


def next_round(
    competition: Competition,
    pair: Callable[[SwissPosition], RoundPairing],
    *,
    round: Round | None = None,
    first_colour: Colour | None = None,
    leaves_out_absent: bool = False,
) -> NextRound:
    """Return the next round of a Swiss, a draft made anew, or a given round as it should have been.

    With `leaves_out_absent` those are left out of the next one who did not come to the round before
    and did not explain it; a report says itself who does not play.

    Raises RuleError("pairing.not-swiss"), ("pairing.other-system"), ("pairing.all-played"),
    ("pairing.not-yet"), those of `swiss_position` and of `pair`.
    """
    _demand_paired_here(competition)
    asked = round or _next(competition)
    announced = competition.settings.rounds
    if announced is not None and round is None and asked > announced:
        raise RuleError("pairing.all-played", rounds=announced)
    if announced is None:
        competition = _with_rounds(competition, max(asked, len(competition.rounds)) + 1)
    if first_colour is not None:
        competition = _with_colour(competition, first_colour)
    if _next(competition) <= asked <= competition.announced_rounds:
        left_out = unexplained_absentees(competition, asked) if leaves_out_absent else ()
        competition = to_be_paired(competition, asked, left_out)
    position = swiss_position(competition, asked)
    if asked > _next(competition):
        raise RuleError("pairing.not-yet", round=asked, next=_next(competition))
    pairing = pair(position)
    order, fixed = competition.settings.swiss.board_order, fixed_boards(competition, asked)
    boards = seated(position, pairing.pairs, order, fixed)
    return NextRound(
        position=position,
        pairing=replace(pairing, pairs=tuple(boards.values())),
        boards=tuple(boards),
        unpaired=tuple(_unpaired(competition, position)),
        is_length_known=announced is not None,
    )


def _demand_paired_here(competition: Competition) -> None:
    """Check that the rounds are paired by a system that is built in here; where nobody names one it
    is FIDE's own.
    """
    if not competition.traits.follows_results:
        raise RuleError("pairing.not-swiss")
    if competition.settings.is_only_read:
        raise RuleError("pairing.other-system", system=competition.settings.swiss.system.value)


def _next(competition: Competition) -> Round:
    """Return the round that is to be paired, which may be a draft."""
    last = _paired_rounds(competition)
    is_draft = any(competition.is_draft(each) for each in competition.rounds[last - 1 :] if last)
    return Round(last if is_draft else competition.through_rests(last) + 1)


def _paired_rounds(competition: Competition) -> Round:
    """Return the last round that is paired; 0 before."""
    return max((each.number for each in competition.rounds if paired_in(each)), default=Round(0))


def _with_rounds(competition: Competition, rounds: int) -> Competition:
    return replace(competition, settings=replace(competition.settings, rounds=rounds))


def _with_colour(competition: Competition, colour: Colour) -> Competition:
    swiss = replace(competition.settings.swiss, initial_colour=colour)
    return replace(competition, settings=replace(competition.settings, swiss=swiss))


def _unpaired(competition: Competition, position: SwissPosition) -> Iterator[Unpaired]:
    here = [each for each in competition.rounds if each.number == position.round]
    byes = {bye.player: bye for each in here for bye in each.byes}
    paired = {player.number for player in position.players}
    for player, number in competition.as_numbered_in(position.round).numbers.items():
        if number not in paired:
            bye = byes.get(player)
            yield Unpaired(
                number=number,
                bye=None if bye is None else bye.mark,
                is_unexplained=bye is not None and bye.is_unexplained,
                has_left=player in competition.left,
            )
