"""What the regulations of a Swiss say beside the system itself (C.04.1, C.04.2, C.04.7)."""

from collections.abc import Mapping
from dataclasses import field, replace
from decimal import Decimal
from enum import StrEnum
from typing import Self

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.mcmahon_rules import USUAL, McMahonRules
from arbiter_app.domain.facts.rules.swiss_texts import AS_WRITTEN, Readings, SwissText
from arbiter_app.domain.ids import Board, PairingNumber, ParticipantId, Round
from arbiter_app.values import frozen


class SwissSystem(StrEnum):
    """By which text a Swiss is paired; each value is that of record 192 in a report."""

    DUTCH = "FIDE_DUTCH"
    DUBOV = "FIDE_DUBOV"
    BURSTEIN = "FIDE_BURSTEIN"
    DOUBLE = "FIDE_DOUBLESWISS"
    LIM = "CUSTOM_LIM"
    MCMAHON = "CUSTOM_MCMAHON"
    OTHER = "CUSTOM_SWISS"
    """Another one, or one that nobody has named."""


_TEXTS = {
    SwissSystem.DUBOV: SwissText.DUBOV,
    SwissSystem.BURSTEIN: SwissText.BURSTEIN,
    SwissSystem.DOUBLE: SwissText.DOUBLE,
    SwissSystem.LIM: SwissText.LIM,
    SwissSystem.MCMAHON: SwissText.MCMAHON,
}
PAIRED_HERE = frozenset(
    {
        SwissSystem.DUTCH,
        SwissSystem.DUBOV,
        SwissSystem.BURSTEIN,
        SwissSystem.DOUBLE,
        SwissSystem.LIM,
        SwissSystem.MCMAHON,
    }
)
"""Those by which rounds of people are paired here; tournaments of the others are only read."""
_MOST_SEEDING_ROUNDS = 4


def seeding_rounds(rounds: int) -> int:
    """Return how many of so many rounds seed the Burstein system, paired by the Dutch one
    (C.04.4.2 Art. 1.6).
    """
    return min(rounds // 2, _MOST_SEEDING_ROUNDS)


class Acceleration(StrEnum):
    """How the first rounds are accelerated (C.04.7)."""

    NONE = "none"
    BAKU = "baku"


class LastCriterion(StrEnum):
    """What orders people of one rating and title; it is published beforehand (C.04.2 Art. 2)."""

    NAME = "name"
    LOTS = "lots"
    """By the seed of the lots of the event."""


class BoardOrder(StrEnum):
    """In which order the pairs sit at the boards; the score of the higher player comes first."""

    SUM = "sum"
    """Then the sum of both scores, then the smaller number (C.04.2 Art. 3.6)."""
    NUMBER = "number"
    """Then the smaller number."""


@frozen(kw_only=True)
class VirtualPoints:
    """Points that count for the pairing of some rounds alone, for a range of pairing numbers."""

    points: Decimal
    first_round: Round
    last_round: Round
    first: PairingNumber
    last: PairingNumber


@frozen(kw_only=True)
class ForbiddenPairs:
    """People no two of whom may meet, in some rounds or in all."""

    players: tuple[ParticipantId, ...]
    first_round: Round = Round(1)
    last_round: Round | None = None
    """None: to the end."""

    def within(self, rounds: int) -> Self:
        """Return the list where so many rounds are played: it ends with the last one at the latest.

        Raises RuleError("swiss.forbidden-beyond").
        """
        return replace(self, last_round=_last_within(self.first_round, self.last_round, rounds))

    def holds_in(self, round: Round) -> bool:
        """Whether they may not meet in a round."""
        return _holds_in(self.first_round, self.last_round, round)


def _last_within(first: Round, last: Round | None, rounds: int) -> Round | None:
    if first > rounds:
        raise RuleError("swiss.forbidden-beyond", rounds=rounds, first=first)
    return last if last is None or last <= rounds else Round(rounds)


def _holds_in(first: Round, last: Round | None, round: Round) -> bool:
    return first <= round and (last is None or round <= last)


@frozen(kw_only=True)
class TeamMates:
    """Who plays for the same is kept from meeting, in some rounds or in all; whoever it is then."""

    by: ContingentKey
    first_round: Round = Round(1)
    last_round: Round | None = None
    """None: to the end."""
    is_absolute: bool = False
    """Whether a round in which it cannot be done has no pairing; else as few of them meet as need
    to."""

    def within(self, rounds: int) -> Self:
        """Return it where so many rounds are played: it ends with the last one at the latest.

        Raises RuleError("swiss.forbidden-beyond").
        """
        return replace(self, last_round=_last_within(self.first_round, self.last_round, rounds))

    def holds_in(self, round: Round) -> bool:
        """Whether they are kept apart in a round."""
        return _holds_in(self.first_round, self.last_round, round)


@frozen(kw_only=True)
class Mates:
    """People who play for the same, as a rule keeps them apart."""

    rule: TeamMates
    name: str
    """Of the club, the region …."""
    players: tuple[ParticipantId, ...]


@frozen(kw_only=True)
class SwissRules:
    """How a Swiss is paired."""

    system: SwissSystem = SwissSystem.DUTCH
    is_assumed: bool = False
    """Whether nobody has named the system: a report that was imported leaves it open, and FIDE's
    own was taken."""
    initial_colour: Colour | None = None
    """The colour drawn by lot before round 1 (C.04.3 Art. 5.1); None: not yet."""
    acceleration: Acceleration = Acceleration.NONE
    last_accelerated: ParticipantId | None = None
    """The last of group A when round 1 was paired, who stays its last (C.04.7); None before."""
    virtual_points: tuple[VirtualPoints, ...] = ()
    """As a report lists them; where there are any, they stand in place of `acceleration`."""
    forbidden: tuple[ForbiddenPairs, ...] = ()
    team_mates: tuple[TeamMates, ...] = ()
    """By what people are kept apart beside the lists, whoever plays for the same then."""
    fixed_boards: Mapping[ParticipantId, Board] = field(default_factory=dict)
    """Who always sits at one board, whoever the opponent is."""
    board_order: BoardOrder = BoardOrder.SUM
    last_criterion: LastCriterion = LastCriterion.NAME
    half_byes: int = 1
    """How many half-point byes one player may have (General Regulations 6.7); `Entry.half_byes` of
    a single one."""
    last_half_bye: Round | None = None
    """The last round in which they are given; None: any."""
    mcmahon: McMahonRules = USUAL
    """How levels are made and pairs are weighed, where the system is that of McMahon."""
    counts_all_numbers: bool = False
    """Whether Art. 5.2.5 is read by the letter: the pairing number is odd or even as it stands.
    Otherwise only those are counted who have been paired before or are paired now, as the engines
    of FIDE do."""

    readings: Readings = AS_WRITTEN
    """How the text of the system is read where it leaves something open; of teams see `TeamRules`.
    """

    def text_of(self, round: Round, rounds: int) -> SwissText:
        """Return the text by which a round of so many is paired where people play."""
        if self.system is SwissSystem.BURSTEIN and round <= seeding_rounds(rounds):
            return SwissText.DUTCH
        return _TEXTS.get(self.system, SwissText.DUTCH)

    def without(self, player: ParticipantId) -> Self:
        """Return the rules where somebody is struck off the list, who may then meet nobody."""
        pairs = (
            replace(each, players=tuple(other for other in each.players if other != player))
            for each in self.forbidden
        )
        return replace(
            self,
            last_accelerated=None if self.last_accelerated == player else self.last_accelerated,
            forbidden=tuple(each for each in pairs if len(each.players) > 1),
            fixed_boards={
                other: board for other, board in self.fixed_boards.items() if other != player
            },
        )


DUTCH = SwissRules()


def may_be_paired(system: SwissSystem, *, of_teams: bool) -> bool:
    """Whether rounds by a system are paired here. Teams have a system of their own (C.04.6), which
    the usual one stands for.
    """
    return system in (PAIRED_HERE if not of_teams else (DUTCH.system,))


def demand_system(rules: SwissRules, before: SwissRules, *, of_teams: bool) -> SwissRules:
    """Return rules whose system is that of before, or one by which rounds are paired here.

    Raises RuleError("pairing.other-system") or ("swiss.system-of-teams").
    """
    if rules.system is before.system or may_be_paired(rules.system, of_teams=of_teams):
        return rules
    if of_teams:
        raise RuleError("swiss.system-of-teams")
    raise RuleError("pairing.other-system", system=rules.system.value)


MOST_ROUNDS = 99
"""As many as a report file has room for."""
MOST_BOARDS = 9999
"""The highest number of a board that is typed."""


def demand_terms(rules: SwissRules, rounds: int | None) -> SwissRules:
    """Return rules whose half-point byes can be given in so many rounds.

    Raises RuleError("swiss.half-byes") or ("swiss.last-half-bye").
    """
    most = rounds or MOST_ROUNDS
    if not 0 <= rules.half_byes <= most:
        raise RuleError("swiss.half-byes", byes=rules.half_byes, most=most)
    last = rules.last_half_bye
    if last is not None and not 1 <= last <= most:
        raise RuleError("swiss.last-half-bye", round=last, rounds=most)
    return rules


def demand_forbidden(
    forbidden: tuple[ForbiddenPairs, ...], rounds: int | None
) -> tuple[ForbiddenPairs, ...]:
    """Return lists of people who may not meet, nobody twice in one of them.

    Raises RuleError("swiss.forbidden-alone") or ("swiss.forbidden-rounds").
    """
    most = rounds or MOST_ROUNDS
    kept = []
    for each in forbidden:
        players = tuple(dict.fromkeys(each.players))
        if len(players) < 2:
            raise RuleError("swiss.forbidden-alone")
        _demand_rounds(each.first_round, each.last_round, most)
        kept.append(replace(each, players=players))
    return tuple(kept)


def demand_team_mates(
    team_mates: tuple[TeamMates, ...], rounds: int | None
) -> tuple[TeamMates, ...]:
    """Return by what people are kept apart, each once.

    Raises RuleError("swiss.forbidden-rounds") or ("swiss.team-mates-twice").
    """
    for each in team_mates:
        _demand_rounds(each.first_round, each.last_round, rounds or MOST_ROUNDS)
    if len({each.by for each in team_mates}) < len(team_mates):
        raise RuleError("swiss.team-mates-twice")
    return team_mates


def _demand_rounds(first: Round, last: Round | None, most: int) -> None:
    end = most if last is None else last
    if not 1 <= first <= end <= most:
        raise RuleError("swiss.forbidden-rounds", first=first, last=end, rounds=most)
