"""What a single step of a play-off has decided: a round robin, a knockout, a match."""

from collections.abc import Iterator, Sequence
from decimal import Decimal

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.rules.match_rules import Unbroken
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.pairing.knockout import Finish, Knockout, knockout
from arbiter_app.domain.pairing.match import WonBy
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.domain.tie_breaks.crosstable import full_crosstable
from arbiter_app.values import frozen


@frozen(kw_only=True)
class StepClass:
    """Players of a step whom nothing in it divides, above or below all others for certain."""

    players: tuple[PlayerId, ...]
    is_open: bool
    """Whether games of the step can still divide them."""
    is_settled: bool = False
    """Whether they do not go on although they are level: a match that stays drawn by its rules,
    or to which nobody came."""


@frozen(kw_only=True)
class StepResult:
    """How far a step has come."""

    classes: tuple[StepClass, ...]
    """Best first."""
    is_over: bool
    is_round_robin: bool


def step_result(step: Competition) -> StepResult:
    """Return what a step of a play-off has decided so far."""
    if step.draw is None:
        waiting = StepClass(players=step.players, is_open=True)
        return StepResult(classes=(waiting,), is_over=False, is_round_robin=False)
    if step.traits.has_bracket:
        state = knockout(step)
        return StepResult(
            classes=tuple(_of_knockout(step, state)),
            is_over=state.is_over,
            is_round_robin=False,
        )
    return StepResult(
        classes=tuple(_of_round_robin(step)), is_over=is_over(step), is_round_robin=True
    )


def _of_round_robin(step: Competition) -> Iterator[StepClass]:
    """Yield classes of points; before the end only those that no result can mix any more."""
    table = full_crosstable(step)
    games = (len(table.lines) - 1) * step.settings.cycles
    most = {
        player: line.points + (games - len(line.cells)) * table.scoring.win
        for player, line in table.lines.items()
    }
    best_first = sorted(table.lines, key=lambda player: -table.points(player))
    ended = is_over(step)
    level: list[PlayerId] = []
    for index, player in enumerate(best_first):
        level.append(player)
        if _is_below(best_first[index + 1 :], most, min(table.points(each) for each in level)):
            yield StepClass(players=tuple(level), is_open=len(level) > 1 and not ended)
            level = []


def _is_below(others: Sequence[PlayerId], most: dict[PlayerId, Decimal], fewest: Decimal) -> bool:
    return all(most[player] < fewest for player in others)


def _of_knockout(step: Competition, state: Knockout) -> Iterator[StepClass]:
    """Yield classes of places; where some can still pass others, these are one class."""
    level: list[Finish] = []
    in_order = sorted(state.order, key=lambda each: (each.first_place, each.last_place))
    for index, finish in enumerate(in_order):
        level.append(finish)
        last = max(each.last_place for each in level)
        if all(each.first_place > last for each in in_order[index + 1 :]):
            players = tuple(player for each in level for player in each.players)
            mixed = len(level) > 1 or any(each.match is None for each in level)
            is_open = mixed and len(players) > 1 and not state.is_over
            is_settled = not is_open and not _goes_on(step, state)
            yield StepClass(players=players, is_open=is_open, is_settled=is_settled)
            level = []


def _goes_on(step: Competition, state: Knockout) -> bool:
    """Whether those level in it go on: a match that its last step has left level may, a bracket
    has decided all that it was to decide.
    """
    return step.traits.is_of_two and all(
        match.state is not None
        and match.state.won_by is WonBy.LEVEL
        and step.settings.knockout.match.unbroken is Unbroken.FURTHER
        for match in state.matches.values()
    )
