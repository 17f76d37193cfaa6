"""Why a play-off has put one player above another: the step, and the score at its board."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from decimal import Decimal

from arbiter_app.domain.crosstable import full_crosstable
from arbiter_app.domain.event import PlayOff, Stage, Tournament
from arbiter_app.domain.ids import PlayerId, StageId
from arbiter_app.domain.pairing.knockout import KnockoutMatch, knockout
from arbiter_app.domain.play_off_outcome import PlayOffClass, Separated, is_valid, play_off_order
from arbiter_app.domain.play_off_steps import step_result
from arbiter_app.domain.stages import as_stage


@dataclass(frozen=True, slots=True, kw_only=True)
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

    @property
    def have_met(self) -> bool:
        """Whether they met in that match; else the upper came further than the lower."""
        return self.upper is not None


def play_off_of(
    tournament: Tournament, ties: Iterable[tuple[PlayerId, ...]], *players: PlayerId
) -> PlayOff | None:
    """Return the play-off of all these players; None where there was none, or its tie is gone.

    `ties` are those that the table leaves without it.
    """
    left = tuple(ties)
    for play_off in tournament.play_offs:
        of_this = play_off.stage == tournament.main_stage.id
        if of_this and {*players} <= {*play_off.players} and is_valid(play_off, left):
            return play_off
    return None


def play_off_reason(
    tournament: Tournament, play_off: PlayOff, upper: PlayerId, lower: PlayerId
) -> PlayOffReason:
    """Return why one of its players stands above another."""
    order = play_off_order(tournament, play_off)
    above, below = _class_of(order, upper), _class_of(order, lower)
    if above is below:
        is_open = below.separated is Separated.OPEN
        return PlayOffReason(
            play_off=play_off,
            separated=Separated.OPEN if is_open else None,
            is_shared=below.is_shared,
            ranked_among=below.ranked_among,
        )
    for step in reversed(tournament.stages_of(play_off.id)):
        if {upper, lower} <= {*step.players} and _divided(tournament, step, upper, lower):
            return _at_the_board(tournament, play_off, step, upper, lower)
    return PlayOffReason(
        play_off=play_off, separated=below.separated, ranked_among=below.ranked_among
    )


def _class_of(order: Iterable[PlayOffClass], player: PlayerId) -> PlayOffClass:
    return next(each for each in order if player in each.players)


def _divided(tournament: Tournament, step: Stage, upper: PlayerId, lower: PlayerId) -> bool:
    classes = step_result(tournament, step).classes
    return not any({upper, lower} <= {*each.players} for each in classes)


def _at_the_board(
    tournament: Tournament, play_off: PlayOff, step: Stage, upper: PlayerId, lower: PlayerId
) -> PlayOffReason:
    seen = as_stage(tournament, step.id)
    reason = PlayOffReason(play_off=play_off, separated=Separated.AT_THE_BOARD, step=step.id)
    if not seen.settings.system.has_bracket:
        table = full_crosstable(seen)
        return replace(reason, upper=table.points(upper), lower=table.points(lower))
    of_lower = [
        match
        for match in knockout(seen).matches.values()
        if lower in match.players and match.state is not None
    ]
    met = [match for match in of_lower if upper in match.players]
    match = max(met or of_lower, key=lambda each: each.node.round, default=None)
    if not met or match is None or match.state is None:
        return replace(reason, match=match)
    first, second = match.state.pair
    points = [sum((each.points[at] for each in match.state.steps), Decimal(0)) for at in (0, 1)]
    score = dict(zip((first, second), points, strict=True))
    return replace(reason, match=match, upper=score[upper], lower=score[lower])
