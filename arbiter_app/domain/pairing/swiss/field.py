"""Whether a field is large enough for what is announced of a Swiss: rounds, people kept apart."""

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto
from functools import reduce
from operator import and_

from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_rules import ForbiddenPairs, TeamMates
from arbiter_app.domain.ids import PairingNumber, ParticipantId, Round
from arbiter_app.domain.pairing.swiss.impossible import NoPairing, why_impossible
from arbiter_app.domain.pairing.swiss.matching import Matching
from arbiter_app.domain.pairing.swiss.position import (
    Floated,
    Strength,
    SwissPlayer,
    SwissPosition,
)
from arbiter_app.domain.pairing.swiss.team_mates import mates_by
from arbiter_app.values import frozen

FEWEST = 2
"""So many players are needed before anything can be said."""


class RoundsDoubt(Enum):
    """Why a number of rounds does not suit a field."""

    TOO_MANY = auto()
    """Nobody has so many opponents, whom they meet but once (C.04.1 Art. 2)."""
    MANY = auto()
    """Everybody meets more than half of the field: a round robin would suit it better."""
    FEW = auto()
    """More than one may end with all points."""


def doubt_about_rounds(rounds: int, players: int) -> RoundsDoubt | None:
    """Return why a number of rounds does not suit so many players; None where it does."""
    if players < FEWEST:
        return None
    if rounds > most_rounds(players):
        return RoundsDoubt.TOO_MANY
    if rounds < least_rounds(players):
        return RoundsDoubt.FEW
    return RoundsDoubt.MANY if 2 * rounds > players and rounds > least_rounds(players) else None


def most_rounds(players: int) -> int:
    """Return in how many rounds everybody can meet somebody new, or have the bye."""
    return players - 1 + players % 2


def least_rounds(players: int) -> int:
    """Return after how many rounds at most one has all points, where no game is drawn."""
    return (players - 1).bit_length()


@frozen(kw_only=True)
class TooLarge:
    """A group is more than half of the field: some of it have nobody to meet in these rounds."""

    group: ForbiddenPairs
    size: int
    """How many of it are in the field."""
    field: int


@frozen(kw_only=True)
class FewOpponents:
    """Somebody may meet fewer others than there are rounds."""

    player: ParticipantId
    opponents: int
    needed: int


@frozen(kw_only=True)
class NoRound:
    """A round has no pairing whatever the results; numbers are places in the field, from 1."""

    round: Round
    why: NoPairing


KeptApart = TooLarge | FewOpponents | NoRound


def doubts_about_forbidden(
    players: Sequence[ParticipantId], forbidden: Sequence[ForbiddenPairs], rounds: int
) -> tuple[KeptApart, ...]:
    """Return why a field cannot be paired where some may not meet; none where nothing is seen.

    Nothing is seen of results: that every round can be paired is not known beforehand.
    """
    if len(players) < FEWEST or not forbidden:
        return ()
    large = tuple(_too_large(players, forbidden))
    if large:
        return large
    apart = {round_: _apart(players, forbidden, round_) for round_ in _turns(forbidden, rounds)}
    few = tuple(_few_opponents(players, tuple(apart.values()), rounds))
    return few or tuple(_without_pairing(apart))


def kept_apart(
    people: Sequence[Player],
    forbidden: Sequence[ForbiddenPairs],
    team_mates: Sequence[TeamMates],
) -> tuple[tuple[ForbiddenPairs, ...], tuple[ForbiddenPairs, ...]]:
    """Return who of a field may not meet as lists: those who may not in any case, and team-mates
    who do where they must.
    """
    strict = list(forbidden)
    lifted: list[ForbiddenPairs] = []
    for rule in team_mates:
        (strict if rule.is_absolute else lifted).extend(
            ForbiddenPairs(
                players=mates.players,
                first_round=rule.first_round,
                last_round=rule.last_round,
            )
            for mates in mates_by(rule, people)
        )
    return tuple(strict), tuple(lifted)


def _too_large(
    players: Sequence[ParticipantId], forbidden: Sequence[ForbiddenPairs]
) -> Iterator[TooLarge]:
    field, known = len(players), set(players)
    for group in forbidden:
        size = len(known.intersection(group.players))
        if size > (field + 1) // 2:
            yield TooLarge(group=group, size=size, field=field)


def _few_opponents(
    players: Sequence[ParticipantId], apart: Sequence[Sequence[int]], rounds: int
) -> Iterator[FewOpponents]:
    """Yield who meets too few; in an odd field everybody may have the bye once."""
    needed = rounds - len(players) % 2
    for at, player in enumerate(players):
        never = reduce(and_, (each[at] for each in apart)).bit_count()
        opponents = len(players) - 1 - never
        if never and opponents < needed:
            yield FewOpponents(player=player, opponents=opponents, needed=needed)


def _without_pairing(apart: Mapping[Round, Sequence[int]]) -> Iterator[NoRound]:
    """Yield the first round that cannot be paired even if nobody has met anybody."""
    for round_, forbidden in apart.items():
        position = _position(round_, forbidden)
        everybody = position.everybody
        allowed = [everybody & ~each & ~(1 << at) for at, each in enumerate(forbidden)]
        if not _can_be_paired(allowed, is_odd=position.is_odd):
            yield NoRound(round=round_, why=why_impossible(position, allowed))
            return


def _can_be_paired(allowed: Sequence[int], *, is_odd: bool) -> bool:
    neighbours, size = list(allowed), len(allowed)
    if is_odd:
        neighbours = [each | 1 << size for each in neighbours]
        neighbours.append((1 << size) - 1)
    return Matching(neighbours, (1 << len(neighbours)) - 1).make_perfect()


def _turns(forbidden: Sequence[ForbiddenPairs], rounds: int) -> list[Round]:
    """Return the rounds from which others are kept apart than before."""
    turns = {1}
    for each in forbidden:
        turns.add(each.first_round)
        if each.last_round is not None:
            turns.add(each.last_round + 1)
    return [Round(each) for each in sorted(turns) if 1 <= each <= max(rounds, 1)]


def _apart(
    players: Sequence[ParticipantId], forbidden: Sequence[ForbiddenPairs], round: Round
) -> Sequence[int]:
    """Return of everybody the set of those whom they may not meet in a round."""
    index = {player: at for at, player in enumerate(players)}
    apart = [0] * len(players)
    for group in forbidden:
        if not group.holds_in(round):
            continue
        members = [index[player] for player in group.players if player in index]
        together = sum(1 << at for at in members)
        for at in members:
            apart[at] |= together & ~(1 << at)
    return apart


def _position(round: Round, forbidden: Sequence[int]) -> SwissPosition:
    """Return a position in which nobody has played: what is impossible in it stays so."""
    players = tuple(
        SwissPlayer(
            number=PairingNumber(number),
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
            counted_as=number,
        )
        for number in range(1, len(forbidden) + 1)
    )
    return SwissPosition(
        round=round,
        rounds_after=1,
        initial_colour=Colour.WHITE,
        players=players,
        met=(0,) * len(players),
        forbidden=tuple(forbidden),
    )
