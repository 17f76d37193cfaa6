"""The games of tied players among themselves, step by step (C.07 Art. 6)."""

from decimal import Decimal

from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.domain.table.standings import ranking, reckoned_from
from arbiter_app.domain.table.ties import Decider
from arbiter_app.domain.tie_breaks.parts import Ranking
from arbiter_app.formats.crosstable_text import TextCrosstable, parse
from tests.domain.cases import case, played, rows

ALL_BUT_ONE_PAIR = """\
System: swiss

 #  name  | R1   R2   R3   |
 1  Alyx  | 2w1  3b1  U    |
 2  Bruno | 1b0  4w1  3w=  |
 3  Carla | 4w1  1w0  2b=  |
 4  David | 3b0  2b0  Z    |
"""


def ranked(table: TextCrosstable, *numbers: int, edition: str = "2026-03") -> Ranking:
    ground = reckoned_from(played(table, edition).competition(), {})
    found = ranking(ground, "DE", [PlayerId(number) for number in numbers])
    assert found is not None
    return found


def test_that_who_is_ahead_whatever_the_missing_game_brings_is_ranked_and_the_rest_again() -> None:
    # Alyx has 2, Bruno and Carla 1½ and no game to come, David could have 1.
    found = ranked(parse(ALL_BUT_ONE_PAIR), 1, 2, 3, 4)
    assert found.classes == ((1,), (2, 3), (4,))
    assert found.points == {1: 2, 2: Decimal("1.5"), 3: Decimal("1.5"), 4: 0}


def test_that_a_missing_game_gives_at_least_the_points_of_a_loss() -> None:
    # Alyx has 6 and at least 7, Bruno and Carla have 6.
    table = parse(f"Scoring: win 3, draw 2, loss 1\n{ALL_BUT_ONE_PAIR}")
    assert ranked(table, 1, 2, 3, 4).classes[0] == (1,)


def test_that_nobody_is_ranked_who_could_be_caught_up_with() -> None:
    text = ALL_BUT_ONE_PAIR.replace("2w1  3b1", "2w=  3b1").replace("1b0  4w1", "1b=  4w1")
    # Alyx has 1½, Bruno 2.
    found = ranked(parse(text), 1, 2, 4)
    assert found.classes == ((1, 2, 4),)
    assert found.points == {}


def test_that_a_mini_table_of_a_class_begins_anew() -> None:
    found = ranked(case("nested_direct_encounter"), 2, 3, 5, 6)
    assert found.classes == ((6,), (5,), (3,), (2,))
    assert [dict(each) for each in found.mini_tables()] == [
        {2: 1, 3: 1, 5: 2, 6: 2},
        {5: 0, 6: 1},
        {2: 0, 3: 1},
    ]


def test_that_the_text_of_2017_ranks_once_and_only_if_all_have_met() -> None:
    nested = case("nested_direct_encounter")
    assert ranked(nested, 2, 3, 5, 6, edition="legacy-virtual").classes == ((5, 6), (2, 3))
    not_all_met = ranked(parse(ALL_BUT_ONE_PAIR), 1, 2, 3, 4, edition="legacy-virtual")
    assert not_all_met.classes == ((1, 2, 3, 4),)
    assert not_all_met.points == {}


def test_that_it_may_stand_in_the_list_again_after_what_divided_the_group() -> None:
    # Alyx, Bruno and Carla beat each other in a ring; Alyx has more wins, and Bruno beat Carla.
    table = parse(
        """\
 #  name  | R1    R2    R3    R4    R5    |
 1  Alyx  | free  5w0   3b0   4w1   2w1   |
 2  Bruno | 5w=   3w1   4b=   free  1b0   |
 3  Carla | 4w=   2b0   1w1   5b=   free  |
 4  David | 3b=   free  2w=   1b0   5w=   |
 5  Eva   | 2b=   1b1   free  3w=   4b=   |
"""
    )
    assert [rows(table, "2026-03", "DE")[PairingNumber(number)].place for number in (1, 2, 3)] == [
        2,
        2,
        2,
    ]
    again = rows(table, "2026-03", "DE", "WIN", "DE")
    of_the_ring = [again[PairingNumber(number)] for number in (1, 2, 3)]
    assert [row.place for row in of_the_ring] == [2, 3, 4]
    assert [list(row.values) for row in of_the_ring] == [[1, 2, None], [1, 1, 1], [1, 1, 0]]
    assert [row.decided_by for row in of_the_ring] == [Decider.POINTS, 1, 2]


def test_that_thirds_of_three_meetings_add_up_to_whole_points() -> None:
    table = parse(
        """\
Cycles: 3

 #  name  | R1    R2    R3    R4    R5    R6    R7    R8    R9    |
 1  Alyx  | free  2w1   3b1   free  2b0   3w0   free  2w0   3b0   |
 2  Bruno | 3w1   1b0   free  3b0   1w1   free  3w0   1b1   free  |
 3  Carla | 2b0   free  1w0   2w1   free  1b1   2b1   free  1w1   |
"""
    )
    found = ranked(table, 1, 2, 3)
    assert found.points[PlayerId(2)] == 1
    assert sum(found.points.values()) == 3
