"""The acts that rules of FIDE weigh, as data: each with its level, its article and what is kept of
it. A plain act stands in no table.
"""

from collections.abc import Iterable, Mapping
from enum import IntEnum, StrEnum

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.play.by_rules import Kind
from arbiter_app.domain.ids import Round, StageId
from arbiter_app.values import frozen


class Level(IntEnum):
    """What an act wants before it is done; no setting makes it less."""

    FREE = 0
    """Nothing; what it did may be kept all the same."""
    TOLD = 1
    """That it was read what follows."""
    CONFIRMED = 2
    """A yes, where no is the safe answer."""
    DOUBLY_CONFIRMED = 3
    """Two of them."""
    ONLY_OUTSIDE = 4
    """That the rules mode was left; then a yes."""
    NEVER = 5


class WeighedAct(StrEnum):
    """What an act may do beside the plain course of play; the value is its code."""

    IMPORT = "act.import"
    LATE_NUMBERS = "act.late-numbers"
    COLOURS = "act.colours"
    MANY_ROUNDS = "act.many-rounds"
    FULL_BYE = "act.full-bye"
    BY_HAND = "act.by-hand"
    EXCHANGE = "act.exchange"
    CORRECTION = "act.correction"
    POINTS = "act.points"
    ADJOURNED = "act.adjourned"
    RATING = "act.rating"
    NUMBERS = "act.numbers"
    TWO_NUMBERS = "act.two-numbers"
    MISFIT = "act.misfit"
    SECOND_HALF_BYE = "act.second-half-bye"
    LATE_BYE = "act.late-bye"
    RANKING = "act.ranking"
    TIE_BREAKS = "act.tie-breaks"
    LEAVE = "act.leave-rules"
    OLD_RESULT = "act.old-result"
    PAIRING_RULES = "act.pairing-rules"
    EDITION = "act.edition"


@frozen
class Weight:
    """A row of the table."""

    level: Level
    article: str
    kind: Kind | None = None
    """As what it is listed among what touches the pairings, and written into reports; None: not at
    all."""


# fmt: off
ACTS: Mapping[WeighedAct, Weight] = {
    WeighedAct.IMPORT:          Weight(Level.FREE,      "C.02.03 Art. 7", Kind.IMPORT),
    WeighedAct.LATE_NUMBERS:    Weight(Level.FREE,      "C.04.2 Art. 2",  Kind.RENUMBERING),
    WeighedAct.COLOURS:         Weight(Level.FREE,      "C.04.2 Art. 4",  Kind.BY_HAND),
    WeighedAct.MANY_ROUNDS:     Weight(Level.TOLD,      "C.04.1 Art. 2"),
    WeighedAct.FULL_BYE:        Weight(Level.TOLD,      "C.04.2 Art. 3",  Kind.BYE),
    WeighedAct.BY_HAND:         Weight(Level.CONFIRMED, "C.04.2 Art. 4",  Kind.BY_HAND),
    WeighedAct.EXCHANGE:        Weight(Level.CONFIRMED, "C.04.2 Art. 4",  Kind.BY_HAND),
    WeighedAct.CORRECTION:      Weight(Level.CONFIRMED, "C.04.2",         Kind.CORRECTION),
    WeighedAct.POINTS:          Weight(Level.CONFIRMED, "C.04.2",         Kind.CORRECTION),
    WeighedAct.ADJOURNED:       Weight(Level.CONFIRMED, "C.04.2 Art. 3",  Kind.ADJOURNMENT),
    WeighedAct.RATING:          Weight(Level.CONFIRMED, "C.07 Art. 10",   Kind.RATING),
    WeighedAct.NUMBERS:         Weight(Level.CONFIRMED, "C.04.2 Art. 2",  Kind.RENUMBERING),
    WeighedAct.TWO_NUMBERS:     Weight(Level.CONFIRMED, "C.04.2 Art. 2",  Kind.NUMBER_EXCHANGE),
    WeighedAct.MISFIT:          Weight(Level.CONFIRMED, "C.02.03 Art. 7", Kind.IMPORT),
    WeighedAct.SECOND_HALF_BYE: Weight(Level.CONFIRMED, "C.05 Art. 6.7",  Kind.BYE),
    WeighedAct.LATE_BYE:        Weight(Level.CONFIRMED, "C.05 Art. 6.7",  Kind.BYE),
    WeighedAct.RANKING:         Weight(Level.CONFIRMED, "C.07 Art. 4.1",  Kind.SETTINGS),
    WeighedAct.TIE_BREAKS:      Weight(Level.DOUBLY_CONFIRMED, "C.07 Art. 4.1", Kind.SETTINGS),
    WeighedAct.LEAVE:           Weight(Level.DOUBLY_CONFIRMED, "C.02.03 Art. 7"),
    WeighedAct.OLD_RESULT:      Weight(Level.ONLY_OUTSIDE, "C.04.2",       Kind.CORRECTION),
    WeighedAct.PAIRING_RULES:   Weight(Level.ONLY_OUTSIDE, "C.04.1 Art. 1", Kind.SETTINGS),
    WeighedAct.EDITION:         Weight(Level.ONLY_OUTSIDE, "C.07",         Kind.SETTINGS),
}
# fmt: on
"""Every act that is weighed, the lightest first."""

NEVER: Mapping[str, str] = {
    "result.impossible": "Laws Art. 10.2",
    "scoring.order": "Laws Art. 10.1",
    "scoring.draws": "C.02.03 Art. 7",
    "scoring.bye": "C.02.03 Art. 7",
    "bye.kind": "C.04.2 Art. 3",
    "permission.draw-numbers": "C.06 (older) Art. II.3",
    "numbers.given": "C.04.2 Art. 2",
    "ties.drawn": "C.07 Art. 4.2",
    "start-position.drawn": "Laws, Guidelines II",
    "report.not-final": "C.02.03 Art. 7",
    "report.not-over": "C.02.03 Art. 7",
}
"""What is never done, in the mode or outside it: the codes of the refusals, with their articles."""


@frozen(kw_only=True)
class Departure:
    """That an act did one of these, and where."""

    act: WeighedAct
    stage: StageId | None = None
    """None: the main one."""
    round: Round
    """See `IntegrityLine.round`."""
    told: str = ""
    """See `IntegrityLine.told`."""

    def level(self, *, in_mode: bool) -> Level:
        """Return what it wants: outside the mode a yes, where it is barred in it."""
        level = ACTS[self.act].level
        return Level.CONFIRMED if level is Level.ONLY_OUTSIDE and not in_mode else level


class NotAcceptedError(RuleError):
    """An act wants a yes that nobody has said: what it would do, all that wants one."""

    def __init__(self, departures: tuple[Departure, ...]) -> None:
        first = departures[0]
        super().__init__(first.act.value, round=first.round, told=first.told)
        self.departures = departures

    @property
    def codes(self) -> tuple[str, ...]:
        """What is to be accepted, each code as often as it wants a yes."""
        wanted = {each.act: _YES[each.level(in_mode=False)] for each in self.departures}
        return tuple(act.value for act, yeses in wanted.items() for _ in range(yeses))


_YES = {Level.TOLD: 1, Level.CONFIRMED: 1, Level.DOUBLY_CONFIRMED: 2}
"""How often an act of a level is accepted."""


def demand_accepted(
    departures: Iterable[Departure], accepted: Iterable[str], *, in_mode: bool
) -> None:
    """Make sure that an act may do what it does: every yes it wants was said, by the code.

    Raises RuleError with the code of what is barred in the mode, and NotAcceptedError.
    """
    said, missing = [*accepted], []
    for each in departures:
        level = each.level(in_mode=in_mode)
        if level is Level.ONLY_OUTSIDE:
            raise RuleError(each.act.value, round=each.round, told=each.told)
        if said.count(each.act.value) < _YES.get(level, 0):
            missing.append(each)
    if missing:
        raise NotAcceptedError(tuple(missing))
