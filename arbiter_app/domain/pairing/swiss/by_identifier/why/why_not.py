"""Why two do not meet, or one does not come up (C.04.5 and C.04.6 Art. 2 and 3)."""

from enum import Enum, auto

from arbiter_app.domain.facts.rules.swiss_texts import NextGroup
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.by_identifier.brackets import Bracket
from arbiter_app.domain.pairing.swiss.by_identifier.rounds import PairedBracket
from arbiter_app.domain.pairing.swiss.by_identifier.upfloaters import following_group, is_least
from arbiter_app.domain.pairing.swiss.by_identifier.why.explained import ExplainedMatches
from arbiter_app.domain.pairing.swiss.matching import members
from arbiter_app.values import frozen


class BracketCriterion(Enum):
    """By what pairings of a bracket are compared (Art. 2.3); the value is its name in C.04.6. By
    C.04.5 only the last is asked, which is C8 there.
    """

    PREFERENCES = "C8"
    STRONG_PREFERENCES = "C9"
    FLOATED_OPPONENTS = "C10"


class Ground(Enum):
    """What speaks against it."""

    NOTHING = auto()
    """It is so."""
    MET = auto()
    FORBIDDEN = auto()
    BYE = auto()
    """One of the two has the bye."""
    REST = auto()
    """The others of the bracket could not all be paired then."""
    CRITERION = auto()
    ORDER = auto()
    """That pairing is as good, and stands later in the order (Art. 3.6)."""
    NOBODY_UP = auto()
    """They are of different brackets, and nobody comes up into the higher one (C4)."""
    UP_ILLEGAL = auto()
    """With the other one come up, not all could be paired."""
    UP_SCORE = auto()
    """One with a higher score comes up (C5)."""
    UP_NEXT = auto()
    """The following score group would then need more from below (C6)."""
    UP_FLOATED = auto()
    """They floated in the round before (C7)."""
    UP_NUMBER = auto()
    """One as good with a smaller number comes up."""
    UP_OTHERS = auto()
    """Others come up by all these criteria and the order together."""


@frozen(kw_only=True)
class WhyNot:
    """What speaks against a match."""

    ground: Ground
    one: PairingNumber
    """Of two who are paired in different brackets that in the higher one."""
    other: PairingNumber | None = None
    criterion: BracketCriterion | None = None
    made: int = 0
    """What the pairing that was made has of the criterion, and what the other would have."""
    instead: int = 0
    score_of_group: int = 0
    """Of the bracket in which the first is paired."""
    upfloaters: tuple[PairingNumber, ...] = ()
    """Those who came up into it."""


def why_not(explained: ExplainedMatches, one: PairingNumber, other: PairingNumber) -> WhyNot:
    """Return why two do not meet. Raises RuleError("pairing.not-in-round")."""
    first, second = explained.index(one), explained.index(other)
    position = explained.position
    ground = None
    if explained.mate(first) == second:
        ground = Ground.NOTHING
    elif position.met[first] >> second & 1:
        ground = Ground.MET
    elif position.forbidden[first] >> second & 1:
        ground = Ground.FORBIDDEN
    elif explained.free == second:
        ground, one, other = Ground.BYE, other, one
    elif explained.free == first:
        ground = Ground.BYE
    if ground is not None:
        return WhyNot(ground=ground, one=one, other=other)
    first, second = sorted((first, second), key=explained.place)
    if explained.place(first) == explained.place(second):
        return _in_bracket(explained, *sorted((first, second)))
    return why_not_up(explained, explained.paired_in(first), first, second)


def why_not_up(explained: ExplainedMatches, paired: PairedBracket, one: int, other: int) -> WhyNot:
    """Return why one from below does not come up into a bracket, where they would meet another."""
    return WhyNot(
        ground=_against_coming_up(explained, paired, other),
        one=explained.number(one),
        other=explained.number(other),
        score_of_group=explained.score_of(paired.residents),
        upfloaters=explained.numbers(members(paired.upfloaters)),
    )


def _in_bracket(explained: ExplainedMatches, one: int, other: int) -> WhyNot:
    """Compare the best pairing of a bracket in which two of its members meet."""
    paired, field = explained.paired_in(one), explained.field
    without = ~(1 << one | 1 << other)
    ground, criterion, made, instead = Ground.ORDER, None, 0, 0
    if field.completes(paired.members & without):
        whole = Bracket(field, paired.residents, paired.upfloaters)
        here, asked = whole.flaws_of(paired.pairs), whole.asked_of(paired.pairs)
        residents, upfloaters = paired.residents & without, paired.upfloaters & without
        rest = Bracket(field, residents, upfloaters, asked)
        there = whole.flaws_of([*rest.pairs(), (one, other)])
        for each, is_asked, made, instead in zip(BracketCriterion, asked, here, there, strict=True):
            if is_asked and made != instead:
                ground, criterion = Ground.CRITERION, each
                break
    else:
        ground = Ground.REST
    return WhyNot(
        ground=ground,
        one=explained.number(one),
        other=explained.number(other),
        criterion=criterion,
        made=made,
        instead=instead,
        score_of_group=explained.score_of(paired.residents),
    )


def _against_coming_up(explained: ExplainedMatches, paired: PairedBracket, at: int) -> Ground:
    if not paired.upfloaters:
        return Ground.NOBODY_UP
    if paired.upfloaters.bit_count() > 1:
        return Ground.UP_OTHERS
    field, position = explained.field, explained.position
    (up,) = members(paired.upfloaters)
    mine, theirs = field.players[at], field.players[up]
    if not _is_legal(explained, paired, at):
        return Ground.UP_ILLEGAL
    if mine.score < theirs.score:
        return Ground.UP_SCORE
    leaves_least = [_leaves_least(explained, paired, each) for each in (up, at)]
    if leaves_least == [True, False]:
        return Ground.UP_NEXT
    if leaves_least == [False, False] and position.readings.next_group is NextGroup.FEWEST:
        return Ground.UP_OTHERS
    has_floated = [bool(field.floated >> each & 1) for each in (up, at)]
    if has_floated == [False, True] and not position.are_floats_free:
        return Ground.UP_FLOATED
    return Ground.UP_NUMBER


def _is_legal(explained: ExplainedMatches, paired: PairedBracket, up: int) -> bool:
    """Whether a bracket and those below it could be paired with this one team come up."""
    members_then = paired.residents | 1 << up
    field = explained.field
    return field.completes(members_then) and field.completes(sum(paired.groups) & ~members_then)


def _leaves_least(explained: ExplainedMatches, paired: PairedBracket, up: int) -> bool:
    """Whether the following score group then needs no more from below than it must (C6)."""
    below = sum(paired.groups) & ~paired.residents
    following = following_group(explained.field, paired.residents, below)
    return is_least(explained.field, following & ~(1 << up), below & ~following & ~(1 << up))
