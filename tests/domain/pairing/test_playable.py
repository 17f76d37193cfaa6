"""Regulations that cannot be played as they are written, and time controls."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from decimal import Decimal

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import (
    ONE_MATCH,
    ColoursBy,
    Ending,
    MatchRules,
    MatchStep,
    Unbroken,
)
from arbiter_app.domain.facts.rules.play_off_rules import Branch, Form, Level, PlayOffRules
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.time_controls import demand_time_control
from arbiter_app.domain.pairing.playable import check_knockout, check_match, check_play_off

OF_TWO = Branch(fewest=2, most=2, form=Form.MATCH, match=ONE_MATCH)
RULES = PlayOffRules(id="own", levels=(Level(branches=(OF_TWO,)),))
LEVEL_GAMES = MatchRules(steps=(MatchStep(games=2),), unbroken=Unbroken.DRAWN)


@contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(RuleError) as caught:
        yield
    assert caught.value.code == code


def of(*branches: Branch) -> PlayOffRules:
    return replace(RULES, levels=(Level(branches=(OF_TWO, *branches)),))


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        (replace(RULES, id=" "), "play-off-rules.no-name"),
        (replace(RULES, levels=()), "play-off-rules.no-level"),
        (replace(RULES, cuts=(1, 0)), "play-off-rules.cut"),
        (replace(RULES, tie_breaks_before=-1), "play-off-rules.tie-breaks"),
        (replace(RULES, first_pause=-1), "play-off-rules.pause"),
        (replace(RULES, pause=-10), "play-off-rules.pause"),
        (replace(RULES, levels=(Level(branches=()),)), "play-off-rules.no-branch-for-two"),
        (of(Branch(fewest=1, form=Form.ROUND_ROBIN)), "play-off-rules.branch-players"),
        (of(Branch(fewest=5, most=4, form=Form.ROUND_ROBIN)), "play-off-rules.branch-players"),
        (
            of(Branch(fewest=3, form=Form.MATCH, match=ONE_MATCH)),
            "play-off-rules.match-of-two",
        ),
        (of(Branch(fewest=2, form=Form.ROUND_ROBIN)), "play-off-rules.round-robin-of-two"),
        (of(Branch(fewest=4, form=Form.KNOCKOUT)), "play-off-rules.no-match"),
        (of(Branch(fewest=4, form=Form.TRIM, keep=4)), "play-off-rules.keep"),
        (of(Branch(fewest=5, form=Form.TRIM, keep=3)), "play-off-rules.keep"),
        (of(Branch(fewest=3, form=Form.ROUND_ROBIN, cycles=0)), "play-off-rules.cycles"),
        (of(Branch(fewest=3, form=Form.ROUND_ROBIN, cycles=3)), "play-off-rules.cycles"),
        (
            of(Branch(fewest=3, form=Form.ROUND_ROBIN, time_control="blitz")),
            "time-control.unreadable",
        ),
        (of(Branch(fewest=4, form=Form.KNOCKOUT, match=LEVEL_GAMES)), "match-rules.undecided"),
    ],
)
def test_that_a_play_off_that_cannot_be_held_is_refused(rules: PlayOffRules, code: str) -> None:
    with refused(code):
        check_play_off(rules)


@pytest.mark.parametrize(
    ("step", "code"),
    [
        (MatchStep(games=0), "match-rules.games"),
        (MatchStep(ending=Ending.FIRST_WIN, games=-1), "match-rules.games"),
        (MatchStep(ending=Ending.POINTS), "match-rules.points"),
        (MatchStep(ending=Ending.POINTS, points=Decimal(0)), "match-rules.points"),
        (MatchStep(colours=ColoursBy.BIDS, black_time_control="4+2"), "match-rules.bids"),
        (
            MatchStep(ending=Ending.ARMAGEDDON, games=1, colours=ColoursBy.BIDS),
            "match-rules.bids-time",
        ),
        (MatchStep(time_control="3 min"), "time-control.unreadable"),
        (MatchStep(black_time_control="3+"), "time-control.unreadable"),
    ],
)
def test_that_a_step_that_cannot_be_played_is_refused(step: MatchStep, code: str) -> None:
    with refused(code):
        check_match(MatchRules(steps=(step,)))


def test_that_a_match_without_games_is_refused() -> None:
    with refused("match-rules.no-step"):
        check_match(MatchRules(steps=()))


def test_that_nothing_can_follow_games_until_a_win() -> None:
    sudden_death = MatchStep(ending=Ending.FIRST_WIN, games=0)
    with refused("match-rules.after-the-end"):
        check_match(MatchRules(steps=(sudden_death, MatchStep())))
    limited = replace(sudden_death, games=3)
    check_match(MatchRules(steps=(limited, MatchStep(ending=Ending.ARMAGEDDON, games=1))))


@pytest.mark.parametrize(
    "endless",
    [
        MatchStep(ending=Ending.FIRST_WIN, games=0),
        MatchStep(ending=Ending.FIRST_WIN, games=3),
        MatchStep(ending=Ending.POINTS, games=0, points=Decimal(2)),
    ],
)
def test_that_nothing_is_played_out_where_somebody_has_to_win_first(endless: MatchStep) -> None:
    with refused("match-rules.plays-out"):
        check_match(MatchRules(steps=(endless,), plays_out=True))
    check_match(MatchRules(steps=(endless,)))
    first_to = MatchStep(ending=Ending.POINTS, games=4, points=Decimal("2.5"))
    check_match(MatchRules(steps=(first_to, endless), plays_out=True))


def test_that_a_match_of_a_play_off_may_go_on_with_the_next_level_but_not_stay_drawn() -> None:
    further = replace(LEVEL_GAMES, unbroken=Unbroken.FURTHER)
    check_play_off(replace(RULES, levels=(Level(branches=(replace(OF_TWO, match=further),)),)))
    with refused("match-rules.undecided"):
        check_play_off(
            replace(RULES, levels=(Level(branches=(replace(OF_TWO, match=LEVEL_GAMES),)),))
        )


def test_that_only_a_match_of_two_or_a_final_can_stay_drawn() -> None:
    with refused("match-rules.undecided"):
        check_knockout(KnockoutRules(match=LEVEL_GAMES), System.KNOCKOUT)
    check_knockout(KnockoutRules(final=LEVEL_GAMES), System.KNOCKOUT)
    check_knockout(KnockoutRules(match=LEVEL_GAMES), System.MATCH)


def test_that_a_knockout_has_no_further_level() -> None:
    further = replace(LEVEL_GAMES, unbroken=Unbroken.FURTHER)
    with refused("match-rules.further"):
        check_knockout(KnockoutRules(match=further), System.KNOCKOUT)
    with refused("play-off-rules.cut"):
        check_knockout(KnockoutRules(cuts=(0,)), System.KNOCKOUT)


@pytest.mark.parametrize(
    "text", ["15+10", "3+2", "5+0", "2:30+2", "90 + 30", "90/40+30+30", "120/40+60/20+15+30"]
)
def test_that_time_controls_of_regulations_are_taken(text: str) -> None:
    demand_time_control(text)


@pytest.mark.parametrize(
    "text", ["", "15", "+2", "3+2+", "0+0", "3:75+2", "90/40+30", "30+30+30", "3-2", "3+2s"]
)
def test_that_other_texts_are_no_time_controls(text: str) -> None:
    with refused("time-control.unreadable"):
        demand_time_control(text)
