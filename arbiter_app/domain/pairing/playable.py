"""Whether the rules of matches, knockouts and play-offs can be played as they are written."""

from collections.abc import Sequence

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import (
    ColoursBy,
    Ending,
    MatchRules,
    MatchStep,
    Unbroken,
)
from arbiter_app.domain.facts.rules.play_off_rules import Branch, Form, Level, PlayOffRules
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.time_controls import demand_time_control
from arbiter_app.domain.pairing.berger import CYCLES, FEWEST_PLAYERS

MOST_GAMES = 100
"""Of a step; the longest match for the title of world champion had 48."""
LONGEST_PAUSE = 7 * 24 * 60
"""In minutes."""


def check_play_off(rules: PlayOffRules, *, of_teams: bool = False) -> None:
    """Check a play-off regulation (C.07 Art. 3.1).

    Raises RuleError("play-off-rules.no-name"), ("play-off-rules.no-level"),
    ("play-off-rules.cut"), ("play-off-rules.tie-breaks"), ("play-off-rules.pause"), of teams as
    `check_of_teams`, and as the checks of its levels.
    """
    if not rules.id.strip():
        raise RuleError("play-off-rules.no-name")
    if not rules.levels:
        raise RuleError("play-off-rules.no-level")
    _check_cuts(rules.cuts)
    if (rules.tie_breaks_before or 0) < 0:
        raise RuleError("play-off-rules.tie-breaks", number=rules.tie_breaks_before or 0)
    for minutes in (rules.first_pause, rules.pause):
        if not 0 <= minutes <= LONGEST_PAUSE:
            raise RuleError("play-off-rules.pause", minutes=minutes)
    for number, level in enumerate(rules.levels, start=1):
        _check_level(level, number)
        for branch in level.branches:
            if of_teams and branch.match is not None:
                check_of_teams(branch.match)


def check_knockout(rules: KnockoutRules, system: System, *, of_teams: bool = False) -> None:
    """Check the rules of a knockout or a match of two.

    Raises RuleError("play-off-rules.cut"), ("match-rules.undecided"), ("match-rules.further"), of
    teams as `check_of_teams`, and as the checks of matches.
    """
    _check_cuts(rules.cuts)
    for match in (rules.match, rules.final):
        if match is None:
            continue
        check_match(match)
        if of_teams:
            check_of_teams(match)
        if match.unbroken is Unbroken.FURTHER and not _always_decides(match):
            raise RuleError("match-rules.further")
        is_last = match is rules.final or system.traits.is_of_two
        if match.unbroken is Unbroken.DRAWN and not is_last and not _always_decides(match):
            raise RuleError("match-rules.undecided")


def check_match(rules: MatchRules) -> None:
    """Check the steps of a match.

    Raises RuleError("match-rules.no-step"), ("match-rules.after-the-end"),
    ("match-rules.plays-out"), and for a step ("match-rules.games"), ("match-rules.points"),
    ("match-rules.bids"), ("match-rules.bids-time"), ("time-control.unreadable").
    """
    if not rules.steps:
        raise RuleError("match-rules.no-step")
    for number, step in enumerate(rules.steps, start=1):
        _check_step(step, number)
        if _decides(step) and number < len(rules.steps):
            raise RuleError("match-rules.after-the-end", step=number)
    if rules.plays_out and not rules.steps[0].has_last_game:
        raise RuleError("match-rules.plays-out")


def check_of_teams(rules: MatchRules) -> None:
    """Check that teams can play a match: in a drawn one nobody has had Black alone.

    Raises RuleError("match-rules.armageddon-of-teams").
    """
    for number, step in enumerate(rules.steps, start=1):
        if step.ending is Ending.ARMAGEDDON:
            raise RuleError("match-rules.armageddon-of-teams", step=number)


def _check_cuts(cuts: Sequence[int] | None) -> None:
    for cut in cuts or ():
        if cut < 1:
            raise RuleError("play-off-rules.cut", place=cut)


def _check_level(level: Level, number: int) -> None:
    """Check one level; a match of two must be there, for in the end two are left.

    Raises RuleError("play-off-rules.no-branch-for-two"), and as the checks of branches.
    """
    if level.branch(2) is None:
        raise RuleError("play-off-rules.no-branch-for-two", level=number)
    for branch in level.branches:
        _check_branch(branch, level)


def _check_branch(branch: Branch, level: Level) -> None:
    """Check what so many players play.

    Raises RuleError("play-off-rules.branch-players"), ("play-off-rules.match-of-two"),
    ("play-off-rules.round-robin-of-two"), ("play-off-rules.no-match"), ("play-off-rules.keep"),
    ("play-off-rules.cycles"), ("match-rules.undecided"), and as the checks of matches.
    """
    fewest, most = branch.fewest, branch.most
    if fewest < 2 or (most is not None and most < fewest):
        raise RuleError("play-off-rules.branch-players", fewest=fewest, most=most or fewest)
    match branch.form:
        case Form.TRIM:
            kept = level.branch(branch.keep)
            if not 2 <= branch.keep < fewest or kept is None:
                raise RuleError("play-off-rules.keep", keep=branch.keep, fewest=fewest)
        case Form.ROUND_ROBIN:
            if fewest < FEWEST_PLAYERS:
                raise RuleError("play-off-rules.round-robin-of-two", fewest=FEWEST_PLAYERS)
            if branch.cycles not in CYCLES:
                raise RuleError("play-off-rules.cycles", cycles=branch.cycles, most=max(CYCLES))
            _check_time_control(branch.time_control)
        case Form.MATCH | Form.KNOCKOUT:
            if branch.form is Form.MATCH and (fewest, most) != (2, 2):
                raise RuleError("play-off-rules.match-of-two", fewest=fewest)
            if branch.match is None:
                raise RuleError("play-off-rules.no-match", fewest=fewest)
            check_match(branch.match)
            _check_ending(branch.form, branch.match)


def _check_ending(form: Form, match: MatchRules) -> None:
    """Check that a match of a bracket has a winner; one of two may go on with the next level."""
    if _always_decides(match) or match.unbroken is Unbroken.LOTS:
        return
    if form is Form.KNOCKOUT or match.unbroken is Unbroken.DRAWN:
        raise RuleError("match-rules.undecided")


def _always_decides(match: MatchRules) -> bool:
    return any(_decides(step) for step in match.steps)


def _decides(step: MatchStep) -> bool:
    """Whether a step cannot end level: it is played until somebody wins."""
    match step.ending:
        case Ending.ARMAGEDDON:
            return True
        case Ending.FIRST_WIN:
            return step.games == 0
        case _:
            return False


def _check_step(step: MatchStep, number: int) -> None:
    match step.ending:
        case Ending.GAMES:
            if not 1 <= step.games <= MOST_GAMES:
                raise RuleError("match-rules.games", step=number, games=step.games, most=MOST_GAMES)
        case Ending.POINTS | Ending.FIRST_WIN:
            if not 0 <= step.games <= MOST_GAMES:
                raise RuleError("match-rules.games", step=number, games=step.games, most=MOST_GAMES)
    if step.ending is Ending.POINTS and (step.points is None or step.points <= 0):
        raise RuleError("match-rules.points", step=number)
    if step.colours is ColoursBy.BIDS:
        if step.ending is not Ending.ARMAGEDDON:
            raise RuleError("match-rules.bids", step=number)
        if not step.black_time_control:
            raise RuleError("match-rules.bids-time", step=number)
    _check_time_control(step.time_control)
    _check_time_control(step.black_time_control)


def _check_time_control(text: str) -> None:
    if text:
        demand_time_control(text)
