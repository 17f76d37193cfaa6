"""A sheet that somebody holds in his hand: what its code says after this and that was done."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.options import OptionValue
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS
from arbiter_app.domain.ids import Round, StageId
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.play.draw import annul_draw
from arbiter_app.services.commands.play.rounds import correct_result, enter_result
from arbiter_app.services.copies.practice import mark_as_practice
from arbiter_app.services.files.asked_sheets import Answer, answer
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.sheet_answers import Verdict
from tests.services.files.test_printed_papers import correct, enter, play_round, print_paper
from tests.services.tournament_hands import filled

Play = Callable[[int], Workspace]


def printed(
    workspace: Workspace, id: str, language: str = "en", **options: OptionValue
) -> list[str]:
    """Print a paper and return the codes of its sheets."""
    report = document(id).build(
        workspace.event, options, catalogue(language), datetime(2026, 11, 1, 14, 5)
    )
    return [sheet.footer.code for sheet in report.sheets]


def code_of(workspace: Workspace, id: str, language: str = "en", **options: OptionValue) -> str:
    (code,) = printed(workspace, id, language, **options)
    return code


def asked(workspace: Workspace, code: str) -> Answer:
    return answer(code, workspace.history(), workspace.event)


@pytest.fixture
def after_two_rounds(play: Play) -> Workspace:
    workspace = play(6)
    for number in (1, 2):
        play_round(workspace, number)
    return workspace


@pytest.mark.parametrize("is_noted", [True, False])
def test_that_a_corrected_result_is_told_in_the_words_of_the_sheet(
    after_two_rounds: Workspace, is_noted: bool
) -> None:
    workspace = after_two_rounds
    code = code_of(workspace, "round-protocol", round=2)
    if is_noted:
        print_paper(workspace, "round-protocol", round=2)
    assert asked(workspace, code).verdict is Verdict.CURRENT
    correct(workspace, 2, 1, BLACK_WINS)
    found = asked(workspace, code)
    assert found.verdict is Verdict.WRONG
    assert found.title.startswith("Round protocol")
    (told,) = [each for each in found.differences if each.column == "Result"]
    assert (told.before, told.now) == ("1 – 0", "0 – 1")
    assert told.row is not None
    assert (told.row.column, told.row.value, len(told.row.names)) == ("Board", "1", 2)
    assert [entry.command for entry in found.since] == [correct_result.id]
    workspace.undo()
    assert asked(workspace, code) == Answer(
        verdict=Verdict.CURRENT, title=found.title, version=found.version
    )


def test_that_later_results_overtake_a_table_and_leave_it_true(after_two_rounds: Workspace) -> None:
    workspace = after_two_rounds
    code = code_of(workspace, "cross-table", "uk")
    protocol = code_of(workspace, "round-protocol", round=1)
    play_round(workspace, 3, DRAW)
    found = asked(workspace, code)
    assert found.verdict is Verdict.OVERTAKEN
    assert {entry.command for entry in found.since} == {enter_result.id}
    assert len(found.since) == 3
    assert found.differences
    assert asked(workspace, protocol).verdict is Verdict.CURRENT


def test_that_a_changed_name_is_told(after_two_rounds: Workspace) -> None:
    workspace = after_two_rounds
    code = code_of(workspace, "start-list", "uk")
    player = next(iter(workspace.event.players.values()))
    workspace.do(edit_player, player=player.id, name="Їжакевич Ґео")
    found = asked(workspace, code)
    assert found.verdict is Verdict.WRONG
    assert any(
        player.name in each.before and "Їжакевич Ґео" in each.now for each in found.differences
    )


def test_that_a_code_of_another_event_and_of_a_practice_copy_is_told(
    after_two_rounds: Workspace, tmp_path: Path
) -> None:
    workspace = after_two_rounds
    code = code_of(workspace, "cross-table")
    copy = tmp_path / "practice.arbiter"
    workspace.write_copy(copy)
    practice = Workspace.open(copy)
    assert asked(practice, code).verdict is Verdict.CURRENT
    practice.do(mark_as_practice)
    assert asked(practice, code).verdict is Verdict.OTHER_EVENT
    assert asked(workspace, code_of(practice, "cross-table")).verdict is Verdict.OTHER_EVENT
    practice.close()


def test_that_an_older_copy_of_the_event_says_that_it_is_older(
    after_two_rounds: Workspace, tmp_path: Path
) -> None:
    workspace = after_two_rounds
    workspace.write_copy(tmp_path / "older.arbiter")
    enter(workspace, 3, 1, WHITE_WINS)
    older = Workspace.open(tmp_path / "older.arbiter")
    assert asked(older, code_of(workspace, "cross-table")).verdict is Verdict.LATER
    older.close()


@pytest.mark.parametrize("place", [0, 3, -1])
def test_that_a_mistyped_code_is_told(after_two_rounds: Workspace, place: int) -> None:
    code = code_of(after_two_rounds, "cross-table").replace("-", "")
    wrong = str((int(code[place]) + 1) % 10)
    digits = list(code)
    digits[place] = wrong
    assert asked(after_two_rounds, "".join(digits)).verdict is Verdict.MISTYPED


def test_that_a_sheet_of_what_is_no_more_is_told(play: Play) -> None:
    workspace = play(6)
    code = code_of(workspace, "schedule")
    workspace.do(annul_draw, reason="a player came back")
    found = asked(workspace, code)
    assert found.verdict is Verdict.GONE
    assert [entry.command for entry in found.since] == [annul_draw.id]


def test_that_each_sheet_of_a_pack_is_asked_for_by_itself(after_two_rounds: Workspace) -> None:
    workspace = after_two_rounds
    codes = printed(workspace, "evening-pack", "uk")
    assert {asked(workspace, code).verdict for code in codes} == {Verdict.CURRENT}
    correct(workspace, 2, 1, BLACK_WINS)
    verdicts = {found.title: found.verdict for found in (asked(workspace, code) for code in codes)}
    assert {title for title, verdict in verdicts.items() if verdict is Verdict.CURRENT}
    assert {title for title, verdict in verdicts.items() if verdict is Verdict.WRONG}


def test_that_what_was_done_in_other_tournaments_is_left_out(play: Play) -> None:
    workspace = play(6)
    other = filled(workspace)
    first = workspace.at(StageId(workspace.event.tournaments[0].main_stage.id))
    code = code_of(workspace, "cross-table", tournament=workspace.event.tournaments[0].id)
    for here in (other, first):
        board = here.competition.rounds[0].games[0].board
        here.do(enter_result, round=Round(1), board=board, result=DRAW)
        verdict = asked(workspace, code).verdict
        assert (verdict is Verdict.CURRENT) is (here is other)
    (entry,) = asked(workspace, code).since
    assert entry.id == workspace.history()[-1].id
