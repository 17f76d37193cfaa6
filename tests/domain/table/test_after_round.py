from collections.abc import Mapping
from dataclasses import replace
from decimal import Decimal
from random import Random

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Adjustment, Competition, ListChange
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.position import Floated
from arbiter_app.domain.simulation.swiss import Asked, asked
from arbiter_app.domain.simulation.wishes import any_options
from arbiter_app.domain.table.after_round import after_round, rounds_behind
from arbiter_app.domain.table.histories import histories
from arbiter_app.domain.table.progress import progress
from arbiter_app.domain.table.standings import standings
from arbiter_app.domain.tie_breaks.annulled import annulled_players
from arbiter_app.formats.crosstable_text import parse, tournament

SETTINGS = Settings(edition="2026-03", tie_breaks=("DE", "SB"))

# Bruno leaves after three of five rounds: more than half of the games are played.
ROUND_ROBIN = """\
 #  name    | R1   R2   R3   R4   R5   |
 1  Alyx    | 6w1  2w1  3b1  4w1  5b1  |
 2  Bruno   | 5w1  1b0  6w=  3w-  4b-  |
 3  Carla   | 4w=  5b0  1w0  2b+  6w1  |
 4  David   | 3b=  6b1  5w1  1b0  2w+  |
 5  Emma    | 2b0  3w1  4b0  6b1  1w0  |
 6  Fedir   | 1b0  4w0  2b=  5w0  3b0  |
"""


def orderly_swiss(seed: int) -> list[Asked]:
    """Everybody plays from the beginning to the end."""
    chance = Random(seed)
    return list(asked(replace(any_options(chance, 14), amounts={}), chance, dutch.pair))


SEEDS = range(12)


@pytest.mark.parametrize("seed", SEEDS)
def test_that_the_table_after_a_round_is_the_one_that_stood_then(seed: int) -> None:
    questions = orderly_swiss(seed)
    last, players = questions[-1].competition, questions[-1].event.players
    for question in questions[1:]:
        then = standings(question.competition, players)
        assert standings(after_round(last, Round(question.round - 1)), players) == then


def any_swiss(seed: int) -> list[Asked]:
    """Every irregularity: byes, forfeits, late entries, accelerations, adjustments."""
    chance = Random(f"any {seed}")
    return list(asked(any_options(chance, 14), chance, dutch.pair))


@pytest.mark.parametrize("seed", SEEDS)
def test_that_floats_and_colours_are_those_by_which_rounds_were_paired(seed: int) -> None:
    for question in any_swiss(seed):
        competition, round_ = question.competition, question.round
        behind = histories(competition)
        position = swiss_position(competition, round_)
        player_of = {number: player for player, number in competition.numbers.items()}
        for each in position.players:
            history = behind[player_of[each.number]]
            assert history.played == each.colours
            assert history.difference == each.difference
            floats = [Floated.NOT, Floated.NOT, *history.floats[: round_ - 1]]
            assert (floats[-1], floats[-2]) == (each.last_float, each.float_before)


@pytest.mark.parametrize("seed", SEEDS)
def test_that_progress_ends_with_the_points_and_goes_through_the_tables(seed: int) -> None:
    questions = any_swiss(seed)
    competition = questions[-1].competition
    after = progress(competition)
    for row in standings(competition, questions[-1].event.players).rows:
        points = after[row.player]
        assert (points[-1] if points else Decimal(0)) == row.points
    for round_ in rounds_behind(competition):
        for row in standings(after_round(competition, round_), questions[-1].event.players).rows:
            assert after[row.player][round_ - 1] == row.points


def round_robin() -> Tournament:
    return tournament(parse(ROUND_ROBIN), SETTINGS)


def points(competition: Competition) -> Mapping[int, Decimal]:
    return {row.number: row.points for row in standings(competition, {}).rows}


def left(made: Tournament, *numbers: int) -> Competition:
    entries = (
        replace(each, status=EntryStatus.WITHDRAWN) if each.player in numbers else each
        for each in made.entries
    )
    return replace(made, entries=tuple(entries)).competition()


def test_that_who_left_a_round_robin_late_has_not_left_it_yet() -> None:
    now = left(round_robin(), 2)
    assert annulled_players(now) == set()
    then = after_round(now, Round(2))
    assert annulled_players(then) == set()
    assert points(then)[2] == 1


def test_that_whose_results_do_not_count_now_had_none_then_either() -> None:
    now = left(round_robin(), 2)
    short = replace(now, settings=replace(now.settings, cycles=2))
    assert annulled_players(short) == {PlayerId(2)}
    assert annulled_players(after_round(short, Round(4))) == {PlayerId(2)}


def test_that_points_given_in_later_rounds_are_not_in_it() -> None:
    given = tuple(
        Adjustment(player=PlayerId(1), round=round_, points=Decimal("-0.5"))
        for round_ in (None, Round(2), Round(4))
    )
    now = replace(round_robin(), adjustments=given).competition()
    assert points(after_round(now, Round(3)))[1] == 2
    assert progress(now)[PlayerId(1)][0] == Decimal("0.5")


def test_that_a_table_goes_by_the_list_of_its_time() -> None:
    changes = (
        ListChange(after_round=Round(2), before=("KS",), reason="x"),
        ListChange(after_round=Round(4), before=("WIN",), reason="y"),
    )
    now = replace(round_robin(), list_changes=changes).competition()
    lists = [after_round(now, Round(each)).settings.tie_breaks for each in range(1, 6)]
    assert lists == [("KS",), ("WIN",), ("WIN",), ("DE", "SB"), ("DE", "SB")]
    told = [len(after_round(now, Round(each)).list_changes) for each in range(1, 6)]
    assert told == [0, 1, 1, 2, 2]


def test_that_the_last_round_is_still_to_come() -> None:
    then = after_round(round_robin().competition(), Round(4))
    assert then.announced_rounds == 5
    assert len(then.rounds) == 4


def test_that_there_is_no_table_after_a_round_that_has_not_begun() -> None:
    with pytest.raises(RuleError, match=r"table\.not-yet"):
        after_round(tournament(parse(NOTHING), SETTINGS).competition(), Round(1))
    with pytest.raises(RuleError, match=r"stage\.no-such-round"):
        after_round(round_robin().competition(), Round(6))


NOTHING = """\
 #  name    | R1   R2   R3   |
 1  Alyx    | 4w.  2w.  3b.  |
 2  Bruno   | 3w.  1b.  4w.  |
 3  Carla   | 2b.  4b.  1w.  |
 4  David   | 1b.  3w.  2b.  |
"""
