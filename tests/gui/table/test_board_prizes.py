"""The tables of teams in the window: both scores, and the best on each board."""

import pytest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from arbiter_app.documents.options import Options
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.table.board_prizes_dialog import BoardPrizesDialog
from arbiter_app.gui.table.page import TablePage
from arbiter_app.gui.table.standings_table import StandingsTable
from arbiter_app.services.workspace import Workspace
from tests.domain.teams.exercise import exercise
from tests.gui.hands import child, show_page, visible_words
from tests.services.team_hands import boards_made, numbered, of_teams, typed


@pytest.fixture
def here() -> InHand:
    return in_hand(exercise())


def test_that_another_measure_ranks_anew(qtbot: QtBot, here: InHand) -> None:
    asked: list[Options] = []
    dialog = BoardPrizesDialog(None, here, show_paper=asked.append)
    qtbot.addWidget(dialog)
    by, games = dialog.findChildren(QComboBox)
    by.setCurrentIndex(by.findData("points"))
    games.setCurrentIndex(games.findData("one"))
    first = [each.result for each in dialog.table.shown if each.result.board == 1]
    assert [each.points for each in first] == sorted((e.points for e in first), reverse=True)
    games.setCurrentIndex(games.findData("all"))
    assert all(each.result.place is None for each in dialog.table.shown if each.result.games < 7)
    dialog.verb.click()
    assert asked == [{"by": "points", "games": "all", "after": None}]


def test_that_the_table_has_both_scores_and_leads_to_the_boards(
    qtbot: QtBot, open_event: OpenEvent, workspace: Workspace
) -> None:
    numbered(workspace, of_teams(workspace))
    page = show_page(qtbot, TablePage(open_event))
    prizes = next(each for each in page.page_actions() if each.shortcut().toString() == "Alt+6")
    page.refresh()
    assert not prizes.isEnabled()
    boards_made(workspace)
    typed(workspace, 1, 1, (WHITE_WINS, BLACK_WINS, WHITE_WINS, WHITE_WINS))
    typed(workspace, 1, 2, (WHITE_WINS, WHITE_WINS, DRAW, DRAW))
    page.refresh()
    table = child(page, StandingsTable)
    heads = [each.title for each in table.columns]
    texts = {
        row.name: [column.text(row) for column in table.columns if column.title in ("MP", "GP")]
        for row in table.shown
    }
    assert heads.index("MP") < heads.index("GP")
    assert sorted(texts.values(), reverse=True) == [["2", "3"], ["1", "2"], ["1", "2"], ["0", "1"]]
    assert prizes.isEnabled()
    assert "Not final: 4 matches missing" in visible_words(page)
