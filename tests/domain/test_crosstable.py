from decimal import Decimal
from pathlib import Path

from arbiter_app.domain.crosstable import crosstable
from arbiter_app.domain.event import Settings, Stage, Tournament
from arbiter_app.domain.ids import PlayerId, Round, StageId, TournamentId
from arbiter_app.domain.results import Colour, Mark
from arbiter_app.formats.crosstable_text import parse, tournament

CASES = Path(__file__).parents[1] / "data" / "cases"
SETTINGS = Settings(edition="2026-03", tie_breaks=())


def case(name: str, cycles: int = 1) -> Tournament:
    settings = Settings(edition="2026-03", tie_breaks=(), cycles=cycles)
    return tournament(parse((CASES / f"{name}.txt").read_text("utf-8")), settings)


def test_that_both_games_of_a_pair_are_found_in_round_order() -> None:
    table = crosstable(case("double_round_robin", cycles=2))
    first, second = table.against(PlayerId(1), PlayerId(2))
    assert (first.round, first.colour, first.mark) == (2, Colour.WHITE, Mark.WON)
    assert (second.round, second.colour, second.mark) == (5, Colour.BLACK, Mark.DRAWN)
    assert (first.opponent_points, second.opponent_points) == (Decimal(0), Decimal("0.5"))


def test_that_a_free_round_has_no_cell_and_does_not_raise_the_maximum() -> None:
    table = crosstable(case("odd_field"))
    assert [cell.round for cell in table.lines[PlayerId(1)].cells] == [2, 3, 4, 5]
    assert table.maximum == 4


def test_that_a_game_without_result_has_no_cell() -> None:
    table = crosstable(case("half_played"))
    assert [len(line.cells) for line in table.lines.values()] == [2, 2, 1, 1]
    assert table.against(PlayerId(3), PlayerId(4)) == ()


def test_that_there_are_no_lines_before_the_draw() -> None:
    undrawn = Tournament(
        id=TournamentId(1), title="", settings=SETTINGS, stages=(Stage(id=StageId(1)),)
    )
    assert crosstable(undrawn).lines == {}
    assert crosstable(undrawn).maximum == 0


def test_that_points_before_a_round_leave_out_what_was_played_ahead() -> None:
    line = crosstable(case("double_round_robin", cycles=2)).lines[PlayerId(1)]
    before = [line.points_before(Round(number)) for number in (1, 2, 7)]
    assert before[0] == 0
    assert before[1] == line.cells[0].points
    assert before[2] == line.points
