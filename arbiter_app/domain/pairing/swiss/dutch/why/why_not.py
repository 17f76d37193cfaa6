"""Why two do not meet, or why somebody does not have the bye: the first criterion against it."""

from enum import Enum, auto

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.downwards.brackets import PairedBracket
from arbiter_app.domain.pairing.swiss.dutch.criteria import Criterion
from arbiter_app.domain.pairing.swiss.dutch.field import Field
from arbiter_app.domain.pairing.swiss.dutch.why.explained import ExplainedRound
from arbiter_app.domain.pairing.swiss.dutch.why.instead import (
    Compared,
    if_they_met,
    if_went_down,
)
from arbiter_app.domain.pairing.swiss.dutch.why.order import (
    Ordered,
    ordered_if_down,
    ordered_if_met,
)
from arbiter_app.domain.pairing.swiss.matching import Matching, members
from arbiter_app.values import frozen


class Wanted(Enum):
    """What is asked about somebody."""

    OPPONENT = auto()
    BYE = auto()
    GOING_DOWN = auto()
    """That he goes down instead of another."""


class Ground(Enum):
    """What speaks against a pairing; the value is the name of the criterion in the article, where
    it is always the same.
    """

    NOTHING = ""
    """It is what was made."""
    NO_BYE = "even"
    """There is none in a field of an even number."""
    MET = "C1"
    FORBIDDEN = "regulations"
    BYE_BARRED = "C2"
    SAME_COLOUR = "C3"
    REST = "C4"
    """The others could not be paired."""
    BYE_SCORE = "C5"
    """The bye would go to one who has a higher score."""
    CRITERION = "C6 to C21"
    ORDER = "3.8.1"
    """All criteria are equal, and the pairing that was made comes first."""


@frozen(kw_only=True)
class WhyNot:
    """Why a pairing was not made."""

    wanted: Wanted
    one: PairingNumber
    """Of two who do not meet the higher ranked."""
    other: PairingNumber | None = None
    """None where it is not about an opponent."""
    ground: Ground
    criterion: Criterion | None = None
    made: tuple[int, ...] = ()
    instead: tuple[int, ...] = ()
    """What both pairings have of the criterion, where that is known; with C5 the scores."""
    goes_down: PairingNumber | None = None
    """Who would have to leave his bracket for it, so that it is there that it costs something."""
    ordered: Ordered | None = None


def why_not(explained: ExplainedRound, one: PairingNumber, other: PairingNumber | None) -> WhyNot:
    """Return why two do not meet, or why one does not have the bye: the first in the order of the
    criteria, the pairs of all higher brackets staying as they are.

    Raises RuleError("pairing.not-in-round").
    """
    field = explained.field
    first = explained.index(one)
    second = field.bye if other is None else explained.index(other)
    return _Question(explained, min(first, second), max(first, second)).answer()


class _Question:
    """Two who might have met; the second may be the bye."""

    def __init__(self, explained: ExplainedRound, one: int, other: int) -> None:
        self._explained, self._field = explained, explained.field
        self._one, self._other = one, other
        self._bits = 1 << one | 1 << other

    def answer(self) -> WhyNot:
        if self._is_bye and not self._field.bye_bit:
            return self._said(Ground.NO_BYE)
        if self._explained.mate(self._one) == (None if self._is_bye else self._other):
            return self._said(Ground.NOTHING)
        absolute = self._absolute()
        if absolute is not None:
            return absolute
        for paired in self._explained.brackets:
            found = self._in_bracket(paired)
            if found is not None:
                return found
        raise AssertionError("whoever does not go down is kept by something")

    @property
    def _is_bye(self) -> bool:
        return self._other == self._field.bye

    def _absolute(self) -> WhyNot | None:
        """Return what of C1 to C3, and of the regulations of the event, forbids it."""
        field, position = self._field, self._field.position
        if self._is_bye:
            is_barred = field.players[self._one].bye_barred
            return self._said(Ground.BYE_BARRED) if is_barred else None
        if position.met[self._one] >> self._other & 1:
            return self._said(Ground.MET)
        if position.forbidden[self._one] >> self._other & 1:
            return self._said(Ground.FORBIDDEN)
        if not field.allowed[self._one] >> self._other & 1:
            return self._said(Ground.SAME_COLOUR)
        return None

    def _in_bracket(self, paired: PairedBracket) -> WhyNot | None:
        """Return what speaks against it in a bracket; None where nobody of the two is in it, or one
        is who goes down in fact.
        """
        field, bracket = self._field, paired.bracket
        inside = bracket.members & self._bits
        if not inside:
            return None
        left = (bracket.members | bracket.rest) & ~self._bits
        if not field.completes(left):
            return self._incomplete(left)
        if self._is_bye and not field.allowed[field.bye] >> self._one & 1:
            return self._for_higher_score(field.score(self._one))
        if inside == self._bits:
            compared = if_they_met(field, paired, (self._one, self._other))
            return self._compared(paired, compared, None)
        (at,) = members(inside)
        if paired.floaters & inside and not bracket.is_last(field):
            return None
        return self._compared(paired, if_went_down(field, paired, at), at)

    def _compared(self, paired: PairedBracket, found: Compared | None, down: int | None) -> WhyNot:
        """Return what a comparison has found; `down` is who would have to go down."""
        number = None if down is None or self._is_bye else self._explained.number(down)
        if found is None:
            return self._said(Ground.REST, goes_down=number)
        if found.criterion is not None:
            return self._said(
                Ground.CRITERION,
                criterion=found.criterion,
                made=found.made,
                instead=found.other,
                goes_down=number,
            )
        if down is None:
            ordered = ordered_if_met(self._field, paired, (self._one, self._other))
        else:
            ordered = ordered_if_down(self._field, paired, down)
        return self._said(Ground.ORDER, ordered=ordered, goes_down=number)

    def _incomplete(self, left: int) -> WhyNot:
        """Return why those who are left cannot be paired: not at all (C4), or only where somebody
        with a higher score has the bye (C5).
        """
        score = least_score_of_bye(self._field, left) if left & self._field.bye_bit else None
        return self._said(Ground.REST) if score is None else self._for_higher_score(score)

    def _for_higher_score(self, score: int) -> WhyNot:
        """Return that the bye would go to somebody with a higher score than it must (C5)."""
        takers = self._field.allowed[self._field.bye]
        least = self._field.score(next(members(takers)))
        return self._said(Ground.BYE_SCORE, made=(least,), instead=(score,))

    def _said(
        self,
        ground: Ground,
        *,
        criterion: Criterion | None = None,
        made: tuple[int, ...] = (),
        instead: tuple[int, ...] = (),
        goes_down: PairingNumber | None = None,
        ordered: Ordered | None = None,
    ) -> WhyNot:
        return WhyNot(
            wanted=Wanted.BYE if self._is_bye else Wanted.OPPONENT,
            one=self._explained.number(self._one),
            other=None if self._is_bye else self._explained.number(self._other),
            ground=ground,
            criterion=criterion,
            made=made,
            instead=instead,
            goes_down=goes_down,
            ordered=ordered,
        )


def least_score_of_bye(field: Field, left: int) -> int | None:
    """Return the lowest score of one who may have the bye while all others who are left can be
    paired, whatever C5 asks for; None where there is none.
    """
    for group in reversed(field.groups):
        takers = sum(1 << at for at in members(group & left) if not field.players[at].bye_barred)
        if not takers:
            continue
        allowed = [
            row | field.bye_bit if takers >> at & 1 else row & ~field.bye_bit
            for at, row in enumerate(field.allowed)
        ]
        allowed[field.bye] = takers
        if Matching(allowed, left).make_perfect():
            return field.score(next(members(takers)))
    return None


def why_not_down(explained: ExplainedRound, paired: PairedBracket, at: int) -> WhyNot:
    """Return why a member of a bracket who is paired in it does not go down instead of another."""
    field = explained.field
    found = if_went_down(field, paired, at)
    ordered = None
    if found is None:
        ground = Ground.REST
    elif found.criterion is not None:
        ground = Ground.CRITERION
    else:
        ground, ordered = Ground.ORDER, ordered_if_down(field, paired, at)
    return WhyNot(
        wanted=Wanted.GOING_DOWN,
        one=explained.number(at),
        ground=ground,
        criterion=found.criterion if found else None,
        made=found.made if found else (),
        instead=found.other if found else (),
        ordered=ordered,
    )
