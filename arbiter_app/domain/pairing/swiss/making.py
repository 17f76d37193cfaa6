"""A round of a Swiss is worked out, to be written as a draft: who is left out, at which boards."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import Bye, RoundOfPlay
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.domain.ids import Board, PairingNumber, ParticipantId, Round
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.absentees import byes_asked_for, unexplained_absentees
from arbiter_app.domain.pairing.swiss.boards import BoardRange, seated
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.values import frozen


@frozen(kw_only=True)
class RoundMade:
    """A round that was worked out, with the position that it was made from."""

    position: SwissPosition
    pairing: RoundPairing
    left_out: tuple[ParticipantId, ...] = ()
    """Who absent before, unexplained, and is not paired in this one."""
    boards: tuple[Board, ...] = ()
    """At which boards the pairs sit, in their order."""

    @property
    def round(self) -> Round:
        return self.position.round


def make_round(
    competition: Competition,
    round: Round,
    pair: Callable[[SwissPosition], RoundPairing],
    *,
    ranges: Sequence[BoardRange] = (),
) -> RoundMade:
    """Work a round out, also one that is a draft already: it is made anew, without those who were
    absent unexplained from the one before. The pairs sit at the boards of the ranges, where any are
    given, and at fixed ones.

    Raises RuleError as `position_to_pair` and `seated`, and those of `pair`.
    """
    left_out = unexplained_absentees(competition, round)
    position = position_to_pair(competition, round, left_out)
    pairing = pair(position)
    order, fixed = competition.settings.swiss.board_order, fixed_boards(competition, round)
    boards = seated(position, pairing.pairs, order, fixed, ranges)
    return RoundMade(
        position=position,
        pairing=replace(pairing, pairs=tuple(boards.values())),
        left_out=left_out,
        boards=tuple(boards),
    )


def fixed_boards(competition: Competition, round: Round) -> Mapping[PairingNumber, Board]:
    """Return at which boards some always sit, by the numbers of a round."""
    numbers = competition.as_numbered_in(round).numbers
    fixed = competition.settings.swiss.fixed_boards
    return {numbers[player]: board for player, board in fixed.items() if player in numbers}


def position_to_pair(
    competition: Competition, round: Round, left_out: Collection[ParticipantId] = ()
) -> SwissPosition:
    """Return the position from which a round is to be paired, or paired anew while it is a draft.

    Raises RuleError("pairing.not-swiss"), ("pairing.other-system"), ("pairing.not-yet"), as
    `demand_draft` and `swiss_position`.
    """
    demand_next(competition, round)
    demand_draft(competition, round)
    return swiss_position(to_be_paired(competition, round, left_out), round)


def demand_next(competition: Competition, round: Round) -> None:
    """Make sure that a round of a Swiss that is paired here is the next one to be paired, or the
    last one that is.

    Raises RuleError("pairing.not-swiss"), ("pairing.other-system"), ("bye.no-numbers"),
    ("pairing.built-upon"), ("pairing.not-yet") or ("pairing.all-played").
    """
    if not competition.traits.follows_results:
        raise RuleError("pairing.not-swiss")
    if competition.settings.is_only_read:
        raise RuleError("pairing.other-system", system=competition.settings.swiss.system.value)
    if not competition.numbers:
        raise RuleError("bye.no-numbers")
    paired = [each.number for each in competition.rounds if each.games]
    last = max((each for each in paired if each != round), default=Round(0))
    if round <= last:
        raise RuleError("pairing.built-upon", round=round, next=last)
    following = min(round, competition.through_rests(last) + 1)
    if round > following:
        raise RuleError("pairing.not-yet", round=round, next=following)
    announced = competition.settings.rounds
    if announced is not None and round > announced and round not in paired:
        raise RuleError("pairing.all-played", rounds=announced)


def demand_draft(competition: Competition, round: Round) -> None:
    """Make sure that the pairs of a round may be taken away or changed: nobody has seen them.

    Raises RuleError("pairing.published") or ("pairing.has-results").
    """
    for round_ in competition.rounds:
        if round_.number != round:
            continue
        if round_.published is not None:
            raise RuleError("pairing.published", round=round)
        if round_.has_results or round_.signed_off is not None:
            raise RuleError("pairing.has-results", round=round)


def position_told(position: SwissPosition, competition: Competition) -> str:
    """Return a few signs that tell a position from any other, also from the same one with other
    people under its numbers: a draft is known by them to be made from it.
    """
    sets = (f"{each:x}" for each in (*position.met, *position.forbidden))
    people = {number: player for player, number in competition.numbers.items()}
    who = tuple(people.get(each.number) for each in position.players)
    field = (position.round, position.is_last_round, position.initial_colour, position.players, who)
    is_dutch = position.text is SwissText.DUTCH
    read = "" if is_dutch else f" {position.text} {position.rounds_after} {position.readings}"
    if position.text is SwissText.MCMAHON:
        read += f" {position.levels} {position.mcmahon}"
    return sha256(f"{field} {' '.join(sets)}{read}".encode()).hexdigest()[:16]


def to_be_paired(
    competition: Competition, round: Round, left_out: Collection[ParticipantId]
) -> Competition:
    """Return a competition as it is before a round is paired, with those who are left out."""
    absent = (Bye(player=player, mark=Mark.ZERO_BYE, is_unexplained=True) for player in left_out)
    known = competition.rounds[round - 1 : round]
    asked = [bye for round_ in known for bye in byes_asked_for(round_)]
    return with_byes_alone(competition, round, [*asked, *absent])


def with_byes_alone(competition: Competition, round: Round, byes: Iterable[Bye]) -> Competition:
    """Return a competition as it is before a round is paired, with the byes of the round."""
    rounds = list(competition.rounds)
    if round > len(rounds):
        rounds += [
            RoundOfPlay(number=Round(number), games=())
            for number in range(len(rounds) + 1, round + 1)
        ]
    rounds[round - 1] = replace(rounds[round - 1], games=(), byes=tuple(byes))
    made = replace(competition, rounds=tuple(rounds))
    if round > 1:
        return made
    opened = {player: each.opened for player, each in competition.entrants.items()}
    return replace(made, settings=competition.settings.with_group_a_open, entrants=opened)
