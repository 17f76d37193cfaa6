"""Why a play-off has put one player above another: the step, and the score at its board."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from decimal import Decimal

from arbiter_app.domain.facts.competition import Competition, PlayOff
from arbiter_app.domain.facts.play.match_decisions import DecisionKind, MatchDecision
from arbiter_app.domain.ids import PlayerId, StageId
from arbiter_app.domain.pairing.knockout import Knockout, KnockoutMatch, knockout
from arbiter_app.domain.play_offs.outcome import PlayOffClass, Separated, is_valid, play_off_order
from arbiter_app.domain.play_offs.steps import step_result
from arbiter_app.domain.tie_breaks.crosstable import full_crosstable
from arbiter_app.values import frozen


@frozen(kw_only=True)
class LevelStep:
    """A step of a play-off that has left two players level."""

    step: StageId
    points: Decimal | None
    """Of each in a round robin; None in a knockout."""


@frozen(kw_only=True)
class PlayOffReason:
    """What a play-off says of two players who took part in it or were tied for it."""

    play_off: PlayOff
    separated: Separated | None
    """What divided them; `OPEN` while they are to play on, None where it has left them level."""
    is_shared: bool = False
    """Whether it has left them level, and they share places."""
    step: StageId | None = None
    """With `AT_THE_BOARD`, in which step."""
    upper: Decimal | None = None
    """The points of the upper in their match, or in the round robin that divided them."""
    lower: Decimal | None = None
    match: KnockoutMatch | None = None
    """Their match, or the one in which the lower was knocked out by somebody else."""
    ranked_among: tuple[PlayerId, ...] = ()
    """With whom the tie-breaks ranked the lower when they kept him out, himself too."""
    found_lower: Separated
    """What put the lower where he stands, also where it left the upper there too."""
    level_in: tuple[LevelStep, ...] = ()
    """The steps that both played before it was decided between them, in their order."""
    has_played: bool = False
    """Whether the lower has played a step of it."""
    is_unopposed: bool = False
    """With `DECLINED`, whether the upper did not need to play (on) either."""
    is_by_lot: bool = False
    """With `TRIMMED`, whether a lot kept the lower out: the tie-breaks had left it open."""
    lots: tuple[MatchDecision, MatchDecision] | None = None
    """What the upper and the lower drew, where they drew lots with each other."""

    @property
    def have_met(self) -> bool:
        """Whether they met in that match; else the upper came further than the lower."""
        return self.upper is not None


def play_off_of(
    home: Competition, ties: Iterable[tuple[PlayerId, ...]], *players: PlayerId
) -> PlayOff | None:
    """Return the play-off of all these players; None where there was none, or its tie is gone.

    `ties` are those that the table leaves without it.
    """
    left = tuple(ties)
    for play_off in home.play_offs:
        if {*players} <= {*play_off.players} and is_valid(play_off, left):
            return play_off
    return None


def play_off_reason(
    home: Competition, play_off: PlayOff, upper: PlayerId, lower: PlayerId
) -> PlayOffReason:
    """Return why one of its players stands above another."""
    order = play_off_order(home, play_off)
    above, below = _class_of(order, upper), _class_of(order, lower)
    told = PlayOffReason(
        play_off=play_off,
        separated=below.separated,
        step=below.stage,
        ranked_among=below.ranked_among,
        found_lower=below.separated,
        has_played=below.stage is not None,
        is_unopposed=above.separated is Separated.AT_THE_BOARD and above.stage == below.stage,
        is_by_lot=lower in below.by_lot,
        lots=_lots(home, play_off, upper, lower),
        level_in=tuple(_level_in(home, play_off, upper, lower)),
    )
    if above is below:
        is_open = below.separated is Separated.OPEN
        return replace(
            told, separated=Separated.OPEN if is_open else None, is_shared=below.is_shared
        )
    for step in reversed(home.steps_of(play_off.id)):
        if {upper, lower} <= {*step.players} and _divided(step, upper, lower):
            return _at_the_board(told, step, upper, lower)
    return told


def match_that_divided(
    table: Knockout, upper: PlayerId, lower: PlayerId
) -> tuple[KnockoutMatch | None, bool]:
    """Return the match of a knockout that put one player above another, and whether it was theirs;
    else the last one that the lower lost.
    """
    lost = [
        match
        for match in table.matches.values()
        if match.state is not None and match.state.loser == lower
    ]
    for match in reversed(lost):
        if upper in match.players:
            return match, True
    return (lost[-1] if lost else None), False


def _class_of(order: Iterable[PlayOffClass], player: PlayerId) -> PlayOffClass:
    return next(each for each in order if player in each.players)


def _divided(step: Competition, upper: PlayerId, lower: PlayerId) -> bool:
    classes = step_result(step).classes
    return not any({upper, lower} <= {*each.players} for each in classes)


def _level_in(
    home: Competition, play_off: PlayOff, upper: PlayerId, lower: PlayerId
) -> Iterator[LevelStep]:
    """Yield the steps that both have played to the end and that did not divide them."""
    for step in home.steps_of(play_off.id):
        if not {upper, lower} <= {*step.players} or _divided(step, upper, lower):
            continue
        result = step_result(step)
        if result.is_over:
            points = full_crosstable(step).points(lower) if result.is_round_robin else None
            yield LevelStep(step=step.id, points=points)


def _lots(
    home: Competition, play_off: PlayOff, upper: PlayerId, lower: PlayerId
) -> tuple[MatchDecision, MatchDecision] | None:
    """Return what both drew in the last lot about no match that both of them drew."""
    drawn = [
        decision
        for stage in (home, *home.steps_of(play_off.id))
        for decision in stage.decisions
        if decision.match is None and decision.kind in (DecisionKind.ENTRY, DecisionKind.LOT)
    ]
    for mine in reversed(drawn):
        if mine.player == lower:
            asked = mine.kind, mine.step, upper
            for other in reversed(drawn):
                if (other.kind, other.step, other.player) == asked:
                    return other, mine
    return None


def _at_the_board(
    told: PlayOffReason, step: Competition, upper: PlayerId, lower: PlayerId
) -> PlayOffReason:
    reason = replace(told, separated=Separated.AT_THE_BOARD, step=step.id, ranked_among=())
    if not step.traits.has_bracket:
        table = full_crosstable(step)
        return replace(reason, upper=table.points(upper), lower=table.points(lower))
    match, have_met = match_that_divided(knockout(step), upper, lower)
    if not have_met or match is None or match.state is None:
        return replace(reason, match=match)
    first, second = match.state.pair
    points = [sum((each.points[at] for each in match.state.steps), Decimal(0)) for at in (0, 1)]
    score = dict(zip((first, second), points, strict=True))
    return replace(reason, match=match, upper=score[upper], lower=score[lower])
