"""A wrong result on a board of teams that is found after something was paired upon its match."""

from PySide6.QtWidgets import QApplication, QDialog, QLineEdit
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import ColoursBy, MatchRules, MatchStep
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, Round
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonDialog, ReasonField
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.rounds.dialogs.wrong_result_dialog import WrongResultDialog
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.services.commands.play.matches import pair_next_games
from arbiter_app.services.commands.play.stages import set_knockout
from arbiter_app.services.commands.play.swiss_rounds import pair_round
from tests.gui.hands import in_dialog, press_button, visible_words
from tests.gui.round_hands import shown, type_keys
from tests.services.team_hands import boards_made, main, numbered, of_teams, typed


def page_at_first_board(qtbot: QtBot, open_event: OpenEvent) -> RoundsPage:
    page = shown(qtbot, open_event)
    page.show_board(Round(1), Board(1))
    return page


def test_that_a_board_before_a_draft_shows_the_table_of_teams_and_their_pairs(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    workspace = open_event.workspace
    teams = of_teams(workspace, teams=8, system=System.SWISS)
    numbered(workspace, teams)
    workspace.do(pair_round, made=make_round(main(workspace), Round(1), engine.pair))
    boards_made(workspace)
    for match in main(workspace).rounds[0].games:
        typed(workspace, 1, match.board, [WHITE_WINS, DRAW, DRAW, DRAW])
    workspace.do(pair_round, made=make_round(main(workspace), Round(2), engine.pair))
    page = page_at_first_board(qtbot, open_event)
    first = main(workspace).round(Round(1)).game(Board(1))
    seen: list[int] = []

    def correct(dialog: QDialog) -> None:
        assert isinstance(dialog, WrongResultDialog)
        qtbot.waitUntil(lambda: "draft of round 2 is out of date" in visible_words(dialog))
        QApplication.processEvents()
        seen.extend(table.model().rowCount() for table in dialog.findChildren(Table))
        assert open_event.facts.contestants[first.white].name in visible_words(dialog)
        field = dialog.findChild(ReasonField)
        assert field is not None
        field.setText("the card says so")
        press_button(dialog, "Correct the result")

    in_dialog(correct)
    type_keys(page, "0")
    pairs, rows = seen
    assert pairs
    assert rows >= 2
    match = main(workspace).round(Round(1)).game(Board(1))
    assert match.result == (first.result and first.result.turned)


def test_that_a_board_that_turns_a_match_over_re_opens_it(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    workspace = open_event.workspace
    teams = of_teams(workspace, system=System.KNOCKOUT)
    one = MatchStep(games=1, colours=ColoursBy.NUMBER)
    workspace.do(set_knockout, rules=KnockoutRules(match=MatchRules(steps=(one,))))
    numbered(workspace, teams)
    workspace.do(pair_next_games)
    boards_made(workspace)
    for match in main(workspace).rounds[0].games:
        typed(workspace, 1, match.board, [WHITE_WINS, DRAW, DRAW, DRAW])
    workspace.do(pair_next_games)
    page = page_at_first_board(qtbot, open_event)

    def correct(dialog: QDialog) -> None:
        assert isinstance(dialog, ReasonDialog)
        assert "re-open the match" in visible_words(dialog)
        field = dialog.findChildren(QLineEdit)[-1]
        field.setText("the card says so")
        press_button(dialog, "Correct the result")

    in_dialog(correct)
    type_keys(page, "0")
    boards = workspace.event.tournament.boards_of()
    assert boards is not None
    assert boards.rounds[0].games[0].result == BLACK_WINS
    assert len(main(workspace).rounds) == 1
