"""Results of matches of teams: typed on their boards, told by tables."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS, Result
from arbiter_app.domain.ids import Board, Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.services.commands.play.line_ups import hand_in, make_boards
from arbiter_app.services.commands.play.rounds import (
    correct_result,
    publish_round,
    reopen_round,
    sign_off_round,
)
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import focused, visible_words
from tests.gui.round_hands import (
    CTRL,
    cursor,
    grid_of,
    press,
    shown,
    sign_off_by_enter,
    type_keys,
)
from tests.ready import ReadyFiles
from tests.services.hands import refused_code
from tests.services.team_hands import boards_stage, main, numbered, of_teams, typed


@pytest.fixture
def page(qtbot: QtBot, open_event: OpenEvent, ready: ReadyFiles) -> RoundsPage:
    """Four teams of four boards each; the boards of round 1 are made."""
    ready.go_on("boards of teams", open_event.workspace, make_first_boards)
    return shown(qtbot, open_event)


def make_first_boards(workspace: Workspace) -> None:
    numbered(workspace, of_teams(workspace))
    workspace.do(make_boards, round=Round(1), tables=[Board(1), Board(2)])


def places(page: RoundsPage) -> list[str]:
    model = grid_of(page).model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def match(workspace: Workspace, table: int, round: int = 1) -> Result | None:
    return main(workspace).round(Round(round)).game(Board(table)).result


def test_that_the_page_opens_at_the_boards_of_the_round(
    page: RoundsPage, open_event: OpenEvent
) -> None:
    assert open_event.stage == boards_stage(open_event.workspace)
    assert places(page) == ["1.1", "1.2", "1.3", "1.4", "2.1", "2.2", "2.3", "2.4"]
    assert cursor(page) == 1


def test_that_it_opens_at_the_matches_while_no_boards_are_made(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    workspace = open_event.workspace
    numbered(workspace, of_teams(workspace))
    open_event.stage = boards_stage(workspace)
    page = shown(qtbot, open_event)
    assert open_event.stage == workspace.event.tournament.main_stage.id
    assert places(page) == ["1", "2"]


def test_that_four_keys_make_a_match(page: RoundsPage, open_event: OpenEvent) -> None:
    type_keys(page, "1055")
    assert match(open_event.workspace, 1) == WHITE_WINS
    assert cursor(page) == 5
    type_keys(page, "0")
    assert match(open_event.workspace, 2) is None


def test_that_a_card_is_four_keys_and_enter(page: RoundsPage, open_event: OpenEvent) -> None:
    type_keys(page, "1055")
    press(page, Qt.Key.Key_Return)
    assert cursor(page) == 5
    type_keys(page, "1055")
    press(page, Qt.Key.Key_Return)
    assert match(open_event.workspace, 1) == match(open_event.workspace, 2) == WHITE_WINS


def test_that_enter_leaves_a_card_that_is_not_full(page: RoundsPage) -> None:
    type_keys(page, "10")
    press(page, Qt.Key.Key_Return)
    assert cursor(page) == 5
    type_keys(page, "1055")
    assert cursor(page) == 3
    press(page, Qt.Key.Key_Return)
    assert cursor(page) == 3
    press(page, Qt.Key.Key_Return)
    assert cursor(page) == 4


def test_that_enter_goes_to_the_next_match_where_no_card_was_ended(page: RoundsPage) -> None:
    type_keys(page, "1055")
    press(page, Qt.Key.Key_Return)
    press(page, Qt.Key.Key_Up)
    press(page, Qt.Key.Key_Return)
    assert cursor(page) == 5


def test_that_cards_are_verified_in_their_order_by_four_keys_and_enter(
    page: RoundsPage, open_event: OpenEvent
) -> None:
    type_keys(page, "10")
    press(page, Qt.Key.Key_Return)
    type_keys(page, "1155")
    type_keys(page, "55")  # the first card is the last one that was full
    press(page, Qt.Key.Key_V, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert places(page) == ["2.1", "2.2", "2.3", "2.4", "1.1", "1.2", "1.3", "1.4"]
    type_keys(page, "1155")
    press(page, Qt.Key.Key_Return)
    assert cursor(page) == 1
    press(page, Qt.Key.Key_Return)
    assert cursor(page) == 1  # the other card is verified, and nothing is left but this one
    type_keys(page, "1055")
    games = open_event.competition.round(Round(1)).games
    assert all(each.checked for each in games)


def test_that_a_board_is_found_by_its_table(page: RoundsPage) -> None:
    type_keys(page, "1")
    for asked, board in (("2.3", 7), ("2", 5), ("2,3", 7), ("1", 2), ("Гамбіт Гравець2", 6)):
        press(page, Qt.Key.Key_G, CTRL)
        field = focused()
        assert isinstance(field, QLineEdit)
        field.insert(asked)
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert cursor(page) == board, asked


def test_that_slips_are_typed_by_table_and_board(page: RoundsPage, open_event: OpenEvent) -> None:
    press(page, Qt.Key.Key_G, CTRL)
    field = focused()
    assert isinstance(field, QLineEdit)
    for slip in ("2.3 1", "2.1.5", "1,4,0"):
        field.insert(slip)
        QTest.keyClick(field, Qt.Key.Key_Return)
    games = open_event.competition.round(Round(1)).games
    assert [(game.board, game.result) for game in games if game.result] == [
        (4, BLACK_WINS),
        (5, DRAW),
        (7, WHITE_WINS),
    ]


def test_that_a_round_is_signed_once_for_matches_and_boards(
    qtbot: QtBot, page: RoundsPage, open_event: OpenEvent
) -> None:
    workspace = open_event.workspace
    type_keys(page, "10551055")
    sign_off_by_enter(qtbot, page)
    matches, boards = main(workspace).round(Round(1)), open_event.competition.round(Round(1))
    assert matches.signed_off == boards.signed_off is not None
    assert matches.published is not None
    press(page, Qt.Key.Key_Return)
    assert open_event.stage == main(workspace).id
    assert page.round_number == 2
    workspace.do(reopen_round, round=Round(1), reason="Помилка в картці")
    stage = boards_stage(workspace)
    assert workspace.event.tournament.competition(stage).round(Round(1)).signed_off is None


def test_that_a_corrected_board_takes_the_signature_off_its_match(
    qtbot: QtBot, page: RoundsPage, open_event: OpenEvent
) -> None:
    workspace = open_event.workspace
    for table in (1, 2):
        typed(workspace, 1, table, [DRAW] * 4)
    sign_off_by_enter(qtbot, page)
    assert main(workspace).round(Round(1)).signed_off is not None
    workspace.at(boards_stage(workspace)).do(
        correct_result, round=Round(1), board=Board(1), result=WHITE_WINS, reason="Картка"
    )
    assert main(workspace).round(Round(1)).signed_off is None


def test_that_matches_are_not_signed_while_boards_are_to_be_made(open_event: OpenEvent) -> None:
    workspace = open_event.workspace
    numbered(workspace, of_teams(workspace))
    workspace.do(make_boards, round=Round(1), tables=[Board(2)])
    typed(workspace, 1, 2, [DRAW] * 4)
    boards = workspace.at(boards_stage(workspace))
    assert refused_code(lambda: boards.do(sign_off_round, round=Round(1))) == "boards.missing"


def test_that_boards_are_published_with_their_matches(open_event: OpenEvent) -> None:
    workspace = open_event.workspace
    numbered(workspace, of_teams(workspace))
    workspace.do(publish_round, round=Round(1))
    workspace.do(make_boards, round=Round(1), tables=[Board(1)])
    boards = workspace.event.tournament.competition(boards_stage(workspace))
    assert boards.round(Round(1)).published == main(workspace).round(Round(1)).published is not None


def test_that_an_empty_board_stands_in_the_head_of_its_match(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    workspace = open_event.workspace
    teams = of_teams(workspace)
    numbered(workspace, teams)
    one, two, three, *_ = workspace.event.tournament.team(teams[3]).players
    workspace.do(hand_in, round=Round(1), team=teams[3], players=[one, two, three, None])
    workspace.do(make_boards, round=Round(1), tables=[Board(1)])
    page = shown(qtbot, open_event)
    (head,) = grid_of(page).heads
    assert head.told == "Table 1 · Буревій – Ендшпіль · 1 : 0 · 1.4 + : –"
    type_keys(page, "101")
    (head,) = grid_of(page).heads
    assert head.told == "Table 1 · Буревій – Ендшпіль · 4 : 0 · MP 2 : 0 · 1.4 + : –"


def test_that_scores_are_veiled_while_results_are_verified(page: RoundsPage) -> None:
    type_keys(page, "1055")
    press(page, Qt.Key.Key_V, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert grid_of(page).heads[0].score == ("•", "•")


def test_that_missing_results_are_told_by_tables(page: RoundsPage) -> None:
    type_keys(page, "105")
    assert "without result: 1.4, 2.1–4" in visible_words(page)
