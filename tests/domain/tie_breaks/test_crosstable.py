from dataclasses import replace
from decimal import Decimal

from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.facts.results import Colour, Mark
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId, Round, StageId, TournamentId
from arbiter_app.domain.tie_breaks.crosstable import Crosstable, crosstable
from arbiter_app.formats.crosstable_text import parse
from tests.domain.cases import case, played

SETTINGS = Settings(edition="2026-03", tie_breaks=())


def crosstable_of(name: str) -> Crosstable:
    return crosstable(played(case(name), "2026-03").competition())


def test_that_both_games_of_a_pair_are_found_in_round_order() -> None:
    table = crosstable_of("double_round_robin")
    first, second = table.against(PlayerId(1), PlayerId(2))
    assert (first.round, first.colour, first.mark) == (2, Colour.WHITE, Mark.WON)
    assert (second.round, second.colour, second.mark) == (5, Colour.BLACK, Mark.DRAWN)
    assert (first.opponent_points, second.opponent_points) == (Decimal(0), Decimal("0.5"))


def test_that_a_free_round_has_no_cell_and_does_not_raise_the_maximum() -> None:
    table = crosstable_of("odd_field")
    assert [cell.round for cell in table.lines[PlayerId(1)].cells] == [2, 3, 4, 5]
    assert table.maximum == 4


def test_that_a_game_without_result_has_no_cell() -> None:
    table = crosstable_of("half_played")
    assert [len(line.cells) for line in table.lines.values()] == [2, 2, 1, 1]
    assert table.against(PlayerId(3), PlayerId(4)) == ()


def test_that_byes_count_without_a_game_once_everybody_has_one() -> None:
    text = """\
System: swiss

 #  name  | R1   R2 |
 1  Alyx  | 2w1  H  |
 2  Bruno | 1b0  {}  |
"""
    everybody = crosstable(played(parse(text.format("U")), "2026-03").competition())
    assert [line.points for line in everybody.lines.values()] == [Decimal("1.5"), 1]
    assert everybody.rounds == 2
    one = crosstable(played(parse(text.format("free")), "2026-03").competition())
    assert [line.points for line in one.lines.values()] == [1, 0]
    assert one.rounds == 1


def test_that_there_are_no_lines_before_the_draw() -> None:
    undrawn = Tournament(
        id=TournamentId(1), title="", settings=SETTINGS, stages=(Stage(id=StageId(1)),)
    )
    assert crosstable(undrawn.competition()).lines == {}
    assert crosstable(undrawn.competition()).maximum == 0


def test_that_points_before_a_round_leave_out_what_was_played_ahead() -> None:
    line = crosstable_of("double_round_robin").lines[PlayerId(1)]
    before = [line.points_before(Round(number)) for number in (1, 2, 7)]
    assert before[0] == 0
    assert before[1] == line.cells[0].points
    assert before[2] == line.points


ADJUSTED = """\
System: swiss
Penalties: 1 R1 -½, 2 R2 +½, 3 -1, 1 R4 +1

 #  name  | R1   R2   R3   |
 1  Alyx  | 2w1  3b1  U    |
 2  Bruno | 1b0  H    3w=  |
 3  Carla | U    1w0  2b=  |
"""


def test_that_points_the_arbiter_took_or_gave_belong_to_their_round_on_both_sides() -> None:
    lines = crosstable(played(parse(ADJUSTED), "2026-03").competition()).lines
    alyx, bruno, carla = (lines[PlayerId(number)] for number in (1, 2, 3))
    assert [cell.points for cell in alyx.cells] == [Decimal("0.5"), 1, 1]
    assert bruno.cells[0].opponent_points == Decimal("0.5")
    assert [cell.points for cell in bruno.cells] == [0, 1, Decimal("0.5")]
    assert carla.points == Decimal("0.5")
    assert carla.beside == -1


def test_that_what_has_no_round_of_the_table_counts_beside_the_rounds() -> None:
    line = crosstable(played(parse(ADJUSTED), "2026-03").competition()).lines[PlayerId(1)]
    assert line.beside == 1
    assert line.points == Decimal("3.5")


def test_that_a_penalty_of_who_does_not_count_is_left_out_with_him() -> None:
    plain = case("withdrawal_below_half")
    punished = replace(plain, preface=(*plain.preface, "Penalties: 6 R2 -½"))
    assert crosstable(played(punished, "2026-03").competition()) == crosstable(
        played(plain, "2026-03").competition()
    )


def test_that_forfeits_are_games_in_the_table_for_the_modifier_p() -> None:
    table = crosstable_of("swiss_forfeits_2026")
    marks = [
        [cell.mark for cell in line.cells] for line in table.with_forfeits_played.lines.values()
    ]
    assert not {Mark.FORFEIT_WON, Mark.FORFEIT_LOST} & {mark for row in marks for mark in row}
    assert [line.points for line in table.with_forfeits_played.lines.values()] == [
        line.points for line in table.lines.values()
    ]
