"""Chess960: its start positions are drawn once, before a round, and stay."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from arbiter_app.domain.drawing.lots import Lots
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.play.start_positions import Chess960, StartPositions
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.facts.tournament import AS_THE_EVENT
from arbiter_app.domain.ids import Board, Round, StageId, StartNumber
from arbiter_app.domain.next_step.whole_event import Coming, next_step
from arbiter_app.formats import trf
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.play.draw import draw_lots
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.rules.chess960 import (
    draw_start_positions,
    note_start_positions,
    set_chess960,
)
from arbiter_app.services.commands.whole.tournaments import add_tournament, describe_tournament
from arbiter_app.services.files.report_files import make_event_file, write_report
from arbiter_app.services.workspace import Workspace
from tests.services.hands import last_line, refused_code, undo_and_redo

FIRST, SECOND = Round(1), Round(2)
SEED = "20261123"
DRAWN = Lots(SEED).below(960)


@pytest.fixture
def four(play: Callable[[int], Workspace]) -> Workspace:
    """Four players of Chess960, numbered, nothing played."""
    workspace = play(4)
    workspace.do(set_chess960, chess960=Chess960.ROUND)
    return workspace


def round_(workspace: Workspace, number: Round = FIRST) -> RoundOfPlay:
    return workspace.event.tournament.main_stage.round(number)


def draw(workspace: Workspace, number: Round = FIRST, seed: str = SEED) -> None:
    workspace.do(draw_start_positions, round=number, seed=seed)


def win(workspace: Workspace, number: Round = FIRST) -> None:
    workspace.do(enter_result, round=number, board=Board(1), result=WHITE_WINS)


def test_that_a_position_is_drawn_for_all_boards_and_told(four: Workspace) -> None:
    draw(four)
    assert round_(four).start == StartPositions(seed=SEED, for_all=StartNumber(DRAWN))
    assert last_line(four).startswith(f"Round 1. Chess960, start position {DRAWN} ")
    assert last_line(four).endswith(f"lots {SEED}")
    undo_and_redo(four)


def test_that_each_board_may_have_its_own(four: Workspace) -> None:
    four.do(set_chess960, chess960=Chess960.BOARD)
    draw(four)
    assert round_(four).start == StartPositions(seed=SEED)
    assert last_line(four) == (
        f"Round 1. Chess960: each board has its own start position, lots {SEED}"
    )


def test_that_a_position_is_drawn_once_unless_it_was_undone_before_play(four: Workspace) -> None:
    draw(four)
    assert refused_code(lambda: draw(four, seed="2")) == "start-position.drawn"
    assert refused_code(lambda: four.do(note_start_positions, round=FIRST, for_all=518)) == (
        "start-position.drawn"
    )
    four.undo()
    draw(four, seed="2")
    assert round_(four).start is not None


def test_that_new_numbers_bring_no_second_drawing(four: Workspace) -> None:
    draw(four)
    kept = round_(four).start
    four.do(draw_lots, seed="numbers")
    assert round_(four).start == kept
    assert refused_code(lambda: draw(four)) == "start-position.drawn"


def test_that_no_lots_are_drawn_once_the_round_has_begun(four: Workspace) -> None:
    win(four)
    assert refused_code(lambda: draw(four)) == "start-position.begun"
    noting = "permission.reason-missing"
    assert refused_code(lambda: four.do(note_start_positions, round=FIRST, for_all=518)) == noting
    four.do(note_start_positions, round=FIRST, for_all=518, reason="drawn on the stage")
    assert round_(four).start == StartPositions(for_all=StartNumber(518))
    assert last_line(four) == ("Round 1. Chess960, start position 518 RNBQKBNR, drawn in the hall")


def test_that_the_hall_may_have_drawn_for_single_boards(four: Workspace) -> None:
    four.do(set_chess960, chess960=Chess960.BOARD)
    boards = {Board(2): StartNumber(959), Board(1): StartNumber(0)}
    four.do(note_start_positions, round=FIRST, of_boards=boards)
    assert round_(four).start == StartPositions(of_boards=boards)
    assert last_line(four) == "Round 1. board 1: 0 BBQNNRKR, board 2: 959 RKRNNQBB"
    undo_and_redo(four)


@pytest.mark.parametrize(
    ("for_all", "code"), [(None, "start-position.no-position"), (960, "start-position.number")]
)
def test_that_no_other_number_is_noted(four: Workspace, for_all: int | None, code: str) -> None:
    def note() -> None:
        four.do(note_start_positions, round=FIRST, for_all=for_all)

    assert refused_code(note) == code
    assert round_(four).start is None


def test_that_nothing_is_drawn_where_classical_chess_is_played(
    play: Callable[[int], Workspace],
) -> None:
    assert refused_code(lambda: draw(play(4))) == "start-position.off"


def test_that_chess960_that_is_given_up_leaves_nothing(four: Workspace) -> None:
    before = round_(four)
    draw(four)
    four.do(set_chess960, chess960=None)
    assert round_(four) == before
    assert next_step(four.event).coming is Coming.RESULTS
    four.undo()
    assert round_(four).start is not None


def test_that_what_was_played_from_a_position_stays_chess960(four: Workspace) -> None:
    draw(four)
    win(four)
    refused = refused_code(lambda: four.do(set_chess960, chess960=None, reason="by mistake"))
    assert refused == "start-position.played"
    assert refused_code(lambda: four.do(set_chess960, chess960=Chess960.BOARD)) == (
        "permission.reason-missing"
    )


def test_that_the_next_step_is_to_draw_until_the_round_has_begun(four: Workspace) -> None:
    step = next_step(four.event)
    assert (step.coming, step.round, step.board) == (Coming.START_POSITION, 1, 1)
    draw(four)
    assert next_step(four.event).coming is Coming.RESULTS
    four.undo()
    win(four)
    assert next_step(four.event).coming is Coming.RESULTS


@pytest.mark.parametrize("chess960", Chess960)
def test_that_a_report_brings_all_of_it_back(
    four: Workspace, chess960: Chess960, tmp_path: Path
) -> None:
    four.do(set_chess960, chess960=chess960)
    draw(four)
    win(four)
    path, again = tmp_path / "report.trf", tmp_path / "again.arbiter"
    write_report(path, four.event, trf.Version.TRF26)
    assert "092 Individual: Round-Robin (Chess960)" in path.read_text().splitlines()
    report = trf.read(path.read_bytes()).report
    assert report is not None
    make_event_file(again, source="report.trf", event=trf.event_of(report))
    event = read_event(again)
    assert event.chess960 is chess960
    assert event.tournament.main_stage.round(FIRST).start == round_(four).start


def test_that_words_of_another_program_name_chess960(four: Workspace) -> None:
    text = trf.format(trf.report_of(four.event, trf.Version.TRF16))
    assert "arbiter:" not in text
    named = text.replace("Individual: Round-Robin (Chess960)", "Fischer Random round robin")
    report = trf.read(named.encode()).report
    assert report is not None
    event = trf.event_of(report)
    assert event.chess960 is Chess960.ROUND
    assert "092 Fischer Random round robin" in trf.format(trf.report_of(event))
    given_up = trf.format(trf.report_of(replace(event, chess960=None)))
    assert "092 Individual: Round-Robin\n" in given_up


def test_that_chess960_is_said_of_one_tournament_of_several(four: Workspace) -> None:
    """In the others what was played before is played on."""
    four.do(describe_tournament, title="Фішер")
    first = four.event.tournaments[0].id
    blitz = StageId(four.do(add_tournament, title="Бліц", like=first))
    four.at(blitz).do(set_chess960, chess960=None)
    whole = read_event(four.path)
    assert whole.chess960 is Chess960.ROUND
    assert [whole.of(each.id).chess960 for each in whole.tournaments] == [Chess960.ROUND, None]
    four.at(blitz).do(set_chess960, chess960=Chess960.ROUND)
    assert read_event(four.path).tournaments[1].own == AS_THE_EVENT


def test_that_describing_a_tournament_does_not_change_what_was_begun(four: Workspace) -> None:
    draw(four)
    win(four)
    act = partial(four.do, describe_tournament, title="", discipline=Discipline.BLITZ)
    assert refused_code(act) == "tournament.kind-begun"
