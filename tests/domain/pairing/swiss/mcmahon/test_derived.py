"""What a McMahon round is paired from, worked by hand from the rounds before it."""

from dataclasses import replace

import pytest

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.levels import Entrant
from arbiter_app.domain.facts.people.grades import Grade
from arbiter_app.domain.facts.play.rounds import Bye, RoundOfPlay
from arbiter_app.domain.facts.results import (
    DRAW,
    WHITE_FORFEITS,
    WHITE_WINS,
    Colour,
    Mark,
    Result,
)
from arbiter_app.domain.facts.rules.mcmahon_rules import (
    Handicap,
    HandicapBy,
    McMahonRules,
    Rounding,
)
from arbiter_app.domain.facts.rules.sports import Sport
from arbiter_app.domain.facts.rules.swiss_rules import SwissRules, SwissSystem
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.position import OnLevel
from tests.domain.pairing.swiss.fields import field, id_of, paired


def event(
    *rounds: RoundOfPlay, levels: tuple[int, ...], rules: McMahonRules | None = None
) -> Competition:
    """A tournament of Go in which people start on these levels, whose grades are as high."""
    swiss = SwissRules(
        system=SwissSystem.MCMAHON,
        initial_colour=Colour.WHITE,
        mcmahon=rules or McMahonRules(),
    )
    played = field(len(levels), *rounds, rules=swiss, announced=5)
    return replace(
        played,
        settings=replace(played.settings, sport=Sport.GO),
        entrants={
            id_of(number): Entrant(level=level, grade=Grade(level - 30), country="UKR")
            for number, level in enumerate(levels, start=1)
        },
    )


def ended(round_: RoundOfPlay, *results: Result) -> RoundOfPlay:
    games = zip(round_.games, results, strict=True)
    return replace(round_, games=tuple(replace(game, result=result) for game, result in games))


def before(competition: Competition, round_: int) -> dict[int, tuple[int, OnLevel]]:
    position = swiss_position(competition, Round(round_))
    return {
        int(player.number): (player.score, level)
        for player, level in zip(position.players, position.levels, strict=True)
    }


def test_that_round_one_is_paired_by_levels() -> None:
    position = swiss_position(event(levels=(31, 31, 30, 30, 20)), Round(1))
    assert [player.score for player in position.players] == [3100, 3100, 3000, 3000, 2000]
    found = engine.pair(position)
    assert found.free == 5
    assert {frozenset((each.white, each.black)) for each in found.pairs} == {
        frozenset((1, 2)),
        frozenset((3, 4)),
    }


def test_that_scores_and_what_was_met_follow_from_the_games() -> None:
    """1 beats 2; 4, who is one level lower, beats 3."""
    first = ended(paired(1, [(1, 2), (4, 3)]), WHITE_WINS, WHITE_WINS)
    found = before(event(first, levels=(31, 31, 30, 29)), 2)
    assert {number: score for number, (score, _) in found.items()} == {
        1: 3200,
        2: 3100,
        3: 3000,
        4: 3000,
    }
    levels = {number: level for number, (_, level) in found.items()}
    assert [(levels[each].drawn_up, levels[each].drawn_down) for each in (1, 2, 3, 4)] == [
        (0, 0),
        (0, 0),
        (0, 1),
        (1, 0),
    ]
    assert [levels[each].balance for each in (1, 2, 3, 4)] == [1, -1, -1, 1]
    assert [levels[each].opponents for each in (1, 2, 3, 4)] == [3100, 3200, 3000, 3000]
    assert [levels[each].opponents_of_opponents for each in (1, 2, 3, 4)] == [
        3200,
        3100,
        3000,
        3000,
    ]


@pytest.mark.parametrize(
    ("rounding", "scores"),
    [
        (Rounding.BYES, [3050, 3050, 3100, 2900, 2000]),
        (Rounding.ALL, [3000, 3000, 3100, 2900, 2000]),
        (Rounding.NONE, [3050, 3050, 3100, 2900, 2050]),
    ],
)
def test_that_halves_are_rounded_down_as_the_rules_say(
    rounding: Rounding, scores: list[int]
) -> None:
    """1 and 2 have drawn, 3 has won by forfeit, 5 was excused."""
    first = ended(paired(1, [(1, 2), (3, 4)]), DRAW, Result(Mark.FORFEIT_WON, Mark.FORFEIT_LOST))
    first = replace(first, byes=(Bye(player=id_of(5), mark=Mark.HALF_BYE),))
    competition = event(first, levels=(30, 30, 30, 29, 20), rules=McMahonRules(rounding=rounding))
    found = before(competition, 2)
    assert [found[number][0] for number in (1, 2, 3, 4, 5)] == scores


def test_that_two_excused_rounds_make_a_whole_point() -> None:
    byes = (Bye(player=id_of(3), mark=Mark.HALF_BYE),)
    rounds = [replace(paired(number, [(1, 2)]), byes=byes) for number in (1, 2)]
    assert before(event(*rounds, levels=(30, 30, 20)), 3)[3][0] == 2100


def test_that_a_round_without_a_game_counts_with_the_own_level() -> None:
    """1 forfeits against 2; 3 has the bye of an odd field."""
    first = ended(paired(1, [(1, 2)], {3: Mark.PAIRING_BYE}), WHITE_FORFEITS)
    found = before(event(first, levels=(31, 30, 20)), 2)
    assert [found[number][1].opponents for number in (1, 2, 3)] == [3100, 3000, 2000]
    assert found[1][1].balance == 0
    assert found[1][1].drawn_down == 1


def test_that_games_with_a_handicap_do_not_count_for_colours() -> None:
    """Three grades apart, two stones; 2, who got them, has won."""
    rules = McMahonRules(handicap=Handicap(by=HandicapBy.GRADES))
    first = ended(paired(1, [(2, 1)]), WHITE_WINS)
    found = before(event(first, levels=(29, 26), rules=rules), 2)
    assert [found[number][1].balance for number in (1, 2)] == [0, 0]
    assert [found[number][1].opponents for number in (1, 2)] == [2900, 2700]
    even = before(event(first, levels=(29, 26)), 2)
    assert [even[number][1].balance for number in (1, 2)] == [-1, 1]
    assert [even[number][1].opponents for number in (1, 2)] == [2700, 2900]
