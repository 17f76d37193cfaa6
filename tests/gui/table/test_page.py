"""The table as an arbiter reads it: live, in both views, with lots where nothing else decides."""

from datetime import datetime
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QPushButton,
    QTabBar,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.domain.facts.results import DRAW, Result
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import MatchRules, MatchStep
from arbiter_app.domain.facts.rules.settings import Unresolved
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, Round
from arbiter_app.gui.base.destinations import PageId, ShowPage, ShowPaper
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.tokens import Token
from arbiter_app.gui.papers.option_form import OptionForm
from arbiter_app.gui.papers.page import DocumentsPage
from arbiter_app.gui.parts.tables.hand_numbers import HandNumbers
from arbiter_app.gui.parts.tables.row_paint import RowDelegate
from arbiter_app.gui.table.cross_table import CrossTable
from arbiter_app.gui.table.lots_panel import LotsPanel
from arbiter_app.gui.table.page import TablePage
from arbiter_app.gui.table.standings_table import StandingsTable
from arbiter_app.gui.table.views import TableViews
from arbiter_app.gui.table.why_panel import SidePanel
from arbiter_app.gui.window.book.page_book import PageBook
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.play.matches import draw_colours, pair_next_games
from arbiter_app.services.commands.play.rounds import enter_result, set_times
from arbiter_app.services.commands.play.stages import set_knockout
from arbiter_app.services.commands.whole.event import change_system, change_tie_breaks
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import Builder, Groups, Typist
from tests.gui.conftest import number as give_numbers
from tests.gui.hands import child, say_yes, show_page
from tests.ready import ReadyFiles
from tests.services.hands import choose_system

W = TypeVar("W", bound=QWidget)
CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


def letters(page: TablePage, row: int, column: int) -> QFont:
    """The letters of a cell of the standings."""
    table = child(page, StandingsTable)
    return delegate(table).font_of(table.columns[column], table.shown[row])


def ink(page: TablePage, row: int, column: int) -> Token:
    """The ink of a cell of the standings."""
    table = child(page, StandingsTable)
    column_ = table.columns[column]
    return delegate(table).ink_of(column_, table.shown[row], is_picked=False)


def delegate(table: StandingsTable) -> RowDelegate:
    found = table.itemDelegate()
    assert isinstance(found, RowDelegate)
    return found


@pytest.fixture
def page(qtbot: QtBot, open_event: OpenEvent) -> TablePage:
    return show_page(qtbot, TablePage(open_event))


def enter(open_event: OpenEvent, round: int, board: int, result: str) -> None:
    open_event.do(enter_result, round=Round(round), board=Board(board), result=Result.parse(result))


def button(parent: QWidget, text: str) -> QPushButton:
    found = parent.findChildren(QPushButton)
    return next(each for each in found if each.text().replace("&", "") == text)


def cross(page: TablePage) -> CrossTable:
    return child(page, CrossTable)


def square(page: TablePage) -> list[list[str]]:
    """The results of the cross table, row by row."""
    model = cross(page).table
    size = range(model.rowCount())
    return [[str(model.index(row, column).data()) for column in size] for row in size]


def beside(page: TablePage, heading: str) -> list[str]:
    """The column of the cross table with this heading, from the top."""
    model = cross(page).table
    headings = [model.headerData(column, ACROSS) for column in range(model.columnCount())]
    column = len(headings) - 1 - headings[::-1].index(heading)
    return [str(model.index(row, column).data()) for row in range(model.rowCount())]


def standings(page: TablePage) -> list[list[str]]:
    """The visible texts of the standings, row by row."""
    model = child(page, StandingsTable).model()
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def said(page: TablePage) -> str:
    """Everything that stands in words on the page."""
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


def press(page: TablePage, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    QTest.keyClick(page.focusWidget() or page, key, modifier)


def test_that_before_the_draw_the_page_leads_to_it(qtbot: QtBot, page: TablePage) -> None:
    assert "once the numbers are given" in said(page)
    with qtbot.waitSignal(page.wants) as wanted:
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Space)
    assert wanted.args == [ShowPage(PageId.DRAW)]


def test_that_both_halves_of_a_game_stand_in_the_cross_table_at_once(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    press(page, Qt.Key.Key_2, ALT)
    press(page, Qt.Key.Key_3, ALT)
    enter(open_event, 1, 1, "1-0")  # 1 against 4, as the printed table of four has it
    enter(open_event, 1, 2, "½-½")  # 2 against 3
    assert square(page) == [
        ["", "", "", "1"],
        ["", "", "½", ""],
        ["", "½", "", ""],
        ["0", "", "", ""],
    ]
    assert beside(page, "Points") == ["1", "½", "½", "0"]
    open_event.undo()
    assert square(page)[1] == ["", "", "", ""]


def test_that_forfeits_and_decisions_show_their_kind_with_a_legend(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    press(page, Qt.Key.Key_2, ALT)
    press(page, Qt.Key.Key_3, ALT)
    assert "by forfeit" not in said(page)
    enter(open_event, 1, 1, "+/-")
    enter(open_event, 1, 2, "½-0")
    assert square(page)[0][3] == "+"
    assert square(page)[3][0] == "–"
    assert square(page)[1][2] == "½*"
    assert square(page)[2][1] == "0*"
    assert "by forfeit" in said(page)


def test_that_a_double_round_robin_has_both_results_in_a_cell(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    open_event.do(change_system, cycles=2, swap_last_rounds=False, edition_id="2026-03")
    drawn(4)
    press(page, Qt.Key.Key_2, ALT)
    press(page, Qt.Key.Key_3, ALT)
    enter(open_event, 1, 1, "1-0")  # 1-4
    enter(open_event, 4, 1, "½-½")  # 4-1, colours reversed
    assert square(page)[0][3] == "1\n½"
    assert square(page)[3][0] == "0\n½"


def test_that_rows_and_columns_change_their_order_together(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    enter(open_event, 1, 1, "0-1")
    press(page, Qt.Key.Key_2, ALT)
    model = cross(page).table
    heads = [model.headerData(column, ACROSS) for column in range(4)]
    assert heads[0] == "4"
    assert str(model.headerData(0, DOWN)).startswith("4 ")
    assert square(page)[0][heads.index("1")] == "1"
    press(page, Qt.Key.Key_3, ALT)
    assert [model.headerData(column, ACROSS) for column in range(4)] == ["1", "2", "3", "4"]
    assert square(page)[3][0] == "1"


def test_that_hovering_tells_round_date_colours_and_result(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    open_event.do(set_times, times={Round(1): datetime(2026, 4, 1, 15)})
    enter(open_event, 1, 1, "+/-")
    press(page, Qt.Key.Key_2, ALT)
    press(page, Qt.Key.Key_3, ALT)
    model = cross(page).table
    told = str(model.index(3, 0).data(Qt.ItemDataRole.ToolTipRole))
    assert "Round 1, 1 April 2026, 15:00" in told
    assert "White: Шевчук Олена" in told
    assert "Black: Білик Марта" in told
    assert "+ : –, by forfeit" in told
    assert "No result yet" in str(model.index(0, 1).data(Qt.ItemDataRole.ToolTipRole))


def test_that_row_and_column_of_the_selected_player_light_up(
    page: TablePage, drawn: Builder
) -> None:
    drawn(4)
    press(page, Qt.Key.Key_2, ALT)
    view = cross(page)
    QTest.keyClick(view, Qt.Key.Key_Down)
    picture = view.viewport().grab().toImage()

    def ground(row: int, column: int) -> QColor:
        corner = view.visualRect(view.table.index(row, column)).topLeft()
        return picture.pixelColor((corner + QPoint(3, 3)) * picture.devicePixelRatio())

    assert ground(1, 3) == ground(3, 1)
    assert ground(1, 3) != ground(0, 3)
    assert ground(0, 3) == ground(3, 2)


def test_that_the_cursor_stays_with_its_player_when_results_move_the_rows(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    players = drawn(4)
    press(page, Qt.Key.Key_2, ALT)
    for _ in range(3):
        QTest.keyClick(cross(page), Qt.Key.Key_Down)
    assert cross(page).selected == players[3]
    enter(open_event, 1, 1, "0-1")
    assert cross(page).currentIndex().row() == 0
    assert cross(page).selected == players[3]


def draw_all_games_of_24(workspace: Workspace) -> None:
    """Let 24 players, the first of a long name, end all their games in a draw."""
    players = give_numbers(workspace, 24)
    workspace.do(
        edit_player,
        player=players[0],
        name="Дем’янчук-Загоровський Володимир Костянтинович",
        region="Дніпропетровська",
    )
    for round_ in workspace.event.tournament.main_stage.rounds:
        for game in round_.games:
            workspace.do(enter_result, round=round_.number, board=game.board, result=DRAW)


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("panel", [False, True])
def test_that_24_players_need_no_sideways_scrolling(
    qtbot: QtBot, open_event: OpenEvent, ready: ReadyFiles, language: str, *, panel: bool
) -> None:
    i18n.use(language)
    ready.go_on("24 all level", open_event.workspace, draw_all_games_of_24)
    page = TablePage(open_event)
    qtbot.addWidget(page)
    page.resize(1050, 660)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    page.focus_first()
    for key, view in ((Qt.Key.Key_1, child(page, StandingsTable)), (Qt.Key.Key_2, cross(page))):
        press(page, key, ALT)
        if child(page, SidePanel).isVisible() is not panel:
            press(page, Qt.Key.Key_H, CONTROL)
        QApplication.processEvents()
        assert child(page, SidePanel).isVisible() is panel
        assert view.horizontalScrollBar().maximum() == 0


def test_that_in_a_narrow_page_the_panel_is_folded_and_opens_over_the_table(
    page: TablePage, drawn: Builder
) -> None:
    drawn(4)
    panel, table = child(page, SidePanel), child(page, StandingsTable)
    page.resize(1300, 600)
    assert panel.isVisible()
    assert table.width() < page.width() - panel.width()
    page.resize(860, 440)
    assert not panel.isVisible()
    name = table.columnWidth(2)
    press(page, Qt.Key.Key_H, CONTROL)
    assert panel.isVisible()
    assert table.columnWidth(2) >= name, "no name is cut for the panel"
    page.resize(1300, 600)
    assert panel.isVisible()


def test_that_copy_gives_the_cross_table_as_spreadsheet_cells(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(3)
    enter(open_event, 1, 1, "1-0")  # 2 against 3 of three players; 1 is free
    press(page, Qt.Key.Key_2, ALT)
    press(page, Qt.Key.Key_3, ALT)
    press(page, Qt.Key.Key_C, CONTROL)
    lines = [line.split("\t") for line in QGuiApplication.clipboard().text().split("\n")]
    assert lines[0][:5] == ["№", "Name", "1", "2", "3"]
    assert lines[2][:6] == ["2", "Ґалаґан Ігор", "", "", "1", "1"]
    assert len({len(line) for line in lines}) == 1


def test_that_the_filter_leaves_the_rows_that_were_asked_for_in_both_views(
    page: TablePage, drawn: Builder
) -> None:
    drawn(4)
    press(page, Qt.Key.Key_F, CONTROL)
    box = page.focusWidget()
    assert isinstance(box, QLineEdit)
    box.insert("білик")  # QTest has no key for a Cyrillic letter
    assert [row[2] for row in standings(page)] == ["Білик Марта"]
    press(page, Qt.Key.Key_2, ALT)
    assert [cross(page).isRowHidden(row) for row in range(4)] == [True, True, True, False]


def test_that_the_standings_show_places_values_and_what_decided(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    for number, board, result in (
        (1, 1, "1-0"), (1, 2, "½-½"),  # 1-4, 2-3
        (2, 1, "0-1"), (2, 2, "1-0"),  # 4-3, 1-2
        (3, 1, "1-0"), (3, 2, "0-1"),  # 2-4, 3-1
    ):  # fmt: skip
        enter(open_event, number, board, result)
    # Two and three drew with each other and have everything alike: 1½ points, one win.
    rows = standings(page)
    assert [row[0] for row in rows] == ["1", "2–3", "2–3", "4"]
    assert [row[-1] for row in rows] == ["", "points", "shared", "points"]
    assert "Final" in said(page)
    assert "places are shared" in said(page)


def test_that_the_head_of_a_tie_break_names_it_with_its_article_and_says_what_it_does(
    page: TablePage, drawn: Builder
) -> None:
    drawn(4)
    model = child(page, StandingsTable).model()
    hints = [
        model.headerData(column, ACROSS, Qt.ItemDataRole.ToolTipRole)
        for column in range(model.columnCount())
    ]
    assert (
        "SB: Sonneborn-Berger (C.07 Art. 9.1)\n"
        "The points of every opponent times the points scored against that opponent."
    ) in hints


def test_that_the_page_counts_the_games_that_are_missing(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    enter(open_event, 1, 1, "1-0")
    assert "Not final: 5 games missing" in said(page)


def test_that_the_side_panel_says_what_separates_the_selected_player_from_the_one_above(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    enter(open_event, 1, 1, "1-0")
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Down)
    assert "Шевчук Олена stands above Ґалаґан Ігор by points: 1 against 0." in said(page)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Down)
    assert "Ґалаґан Ігор – Єременко Юрій – Білик Марта share the places 2–4" in said(page)
    press(page, Qt.Key.Key_H, CONTROL)
    assert not child(page, SidePanel).isVisible()


def test_that_a_direct_encounter_among_the_level_is_told_by_the_points_that_divide(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    # One to four have two points each; among them one and two have two, three and four have one.
    # Then one beat two and three beat four.
    wins = {(1, 2), (1, 3), (2, 3), (2, 4), (3, 4), (4, 1), (3, 5), (4, 5)}
    players = drawn(5)
    number = {player: position for position, player in enumerate(players, start=1)}
    for round_ in open_event.tournament.main_stage.rounds:
        for game in round_.games:
            pair = number[game.white], number[game.black]
            won = "1-0" if pair in wins else "0-1" if pair[::-1] in wins else "-/-"
            enter(open_event, round_.number, game.board, won)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Home, CONTROL)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Down)
    assert "direct encounter (C.07 Art. 6): 1 against 0" in said(page)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Down)
    assert "direct encounter of 4 players (C.07 Art. 6): 2 against 1" in said(page)


def test_that_each_view_shows_on_turning_to_it_what_was_entered_before(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    press(page, Qt.Key.Key_2, ALT)
    enter(open_event, 1, 1, "0-1")
    press(page, Qt.Key.Key_1, ALT)
    assert standings(page)[0][1] == "4"
    enter(open_event, 1, 2, "1-0")
    press(page, Qt.Key.Key_2, ALT)
    assert beside(page, "Points") == ["1", "1", "0", "0"]


def test_that_the_views_can_be_turned_after_the_draw_was_taken_back(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    press(page, Qt.Key.Key_2, ALT)
    open_event.undo()
    press(page, Qt.Key.Key_1, ALT)
    press(page, Qt.Key.Key_3, ALT)
    press(page, Qt.Key.Key_2, ALT)
    assert "The table stands here once the numbers are given." in said(page)


def test_that_games_are_counted_that_were_played(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    players = drawn(4)
    first = open_event.tournament.main_stage.round(Round(1)).games[0]
    open_event.do(enter_result, round=Round(1), board=first.board, result=Result.parse("1-0"))
    open_event.do(withdraw_player, player=first.white, reason="illness")
    model = child(page, StandingsTable).model()
    heads = [model.headerData(column, ACROSS) for column in range(model.columnCount())]
    games = {row[2]: row[heads.index("Games")] for row in standings(page)}
    named = {player: open_event.facts.players[player].name for player in players}
    assert games == {
        name: "1" if player in (first.white, first.black) else "0" for player, name in named.items()
    }


def test_that_a_withdrawn_player_is_struck_out_and_named_so(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    players = drawn(4)
    open_event.do(withdraw_player, player=players[1], reason="illness")
    model = child(page, StandingsTable).model()
    rows = standings(page)
    row = next(index for index, texts in enumerate(rows) if texts[2] == "Ґалаґан Ігор")
    assert letters(page, row, 2).strikeOut()
    assert not letters(page, row - 1, 2).strikeOut()
    model_heads = [
        model.headerData(i, ACROSS, Qt.ItemDataRole.DisplayRole) for i in range(model.columnCount())
    ]
    told = dict(zip(model_heads, rows[row], strict=True))
    assert (told["Title"], told["Remark"]) == ("KMS", "withdrawn")
    press(page, Qt.Key.Key_2, ALT)
    heads = [cross(page).table.headerData(row, DOWN) for row in range(4)]
    assert "2 Ґалаґан Ігор withdrawn" in heads


def test_that_the_table_of_the_whole_shows_no_games_and_who_left_a_group_last_without_a_place(
    page: TablePage, open_event: OpenEvent, in_groups: Groups
) -> None:
    gone = in_groups(6, 2)[0]
    open_event.workspace.do(withdraw_player, player=gone, reason="illness")
    for group in open_event.tournament.stages[1:]:
        for round_, game in group.games:
            if game.result is None:
                result = Result.parse("1-0" if game.white < game.black else "0-1")
                open_event.workspace.at(group.id).do(
                    enter_result, round=round_.number, board=game.board, result=result
                )
    model = child(page, StandingsTable).model()
    heads = [model.headerData(column, ACROSS) for column in range(model.columnCount())]
    assert "Games" not in heads
    last = dict(zip(heads, standings(page)[-1], strict=True))
    assert (last["Place"], last["№"], last["Points"]) == ("–", "1", "–")
    assert (last["Remark"], last["Decided by"]) == ("withdrawn", "")
    assert "C.05 Art. 6.6" in said(page)


def test_that_the_open_panel_takes_the_room_of_the_word_it_says_in_a_sentence(
    page: TablePage, drawn: Builder
) -> None:
    drawn(4)
    table = child(page, StandingsTable)
    decided_by = table.model().columnCount() - 1
    assert table.isColumnHidden(decided_by)
    QTest.keyClick(table, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert not table.isColumnHidden(decided_by)


def test_that_lots_are_offered_when_only_they_can_decide_and_name_their_seed(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    open_event.do(change_tie_breaks, tie_breaks=("SB",), unresolved=Unresolved.LOTS)
    drawn(3)
    panel = child(page, LotsPanel)
    for number in (1, 2, 3):
        assert not panel.isVisible()
        enter(open_event, number, 1, "½-½")
    assert panel.isVisible()
    assert "Шевчук Олена, Ґалаґан Ігор, Єременко Юрій (places 1–3)" in said(page)
    assert "Not final: lots not yet drawn" in said(page)
    seed = open_event.tournament.lot_seed
    assert f"The seed of the event is {seed}" in said(page)
    draw = button(panel, "Draw lots")
    QTest.mouseClick(draw, Qt.MouseButton.LeftButton)
    assert open_event.tournament.tie_lot_seed == seed
    drawn_first = [row[2] for row in standings(page)]
    assert [row[0] for row in standings(page)] == ["1", "2", "3"]
    assert [row[-1] for row in standings(page)] == ["", "lots", "lots"]
    assert f"Lots were drawn (seed {seed})" in said(page)
    assert "Final" in said(page)
    assert not draw.isVisible()
    open_event.undo()
    assert draw.isVisible()
    QTest.mouseClick(draw, Qt.MouseButton.LeftButton)
    assert [row[2] for row in standings(page)] == drawn_first


def test_that_lots_of_the_hall_are_typed_with_their_witnesses(
    page: TablePage, open_event: OpenEvent, drawn: Builder, type_in: Typist
) -> None:
    open_event.do(change_tie_breaks, tie_breaks=("SB",), unresolved=Unresolved.LOTS)
    drawn(3)
    for number in (1, 2, 3):
        enter(open_event, number, 1, "½-½")
    panel = child(page, LotsPanel)
    hall = button(panel, "Drawn in the hall…")
    hall.setFocus()
    QTest.keyClick(hall, Qt.Key.Key_Space)
    numbers = child(panel, HandNumbers)
    assert numbers.isVisible()
    for row, drawn_number in enumerate(("3", "1", "2")):
        item = numbers.item(row, 1)
        assert item is not None
        item.setText(drawn_number)
    witnesses = next(
        each for each in panel.findChildren(QLineEdit) if each.accessibleName() == "Witnesses"
    )
    QTest.keyClick(witnesses, Qt.Key.Key_Return)
    assert button(panel, "Draw lots").isVisible(), "nobody saw it"
    type_in(witnesses, "Кравець Лев, Щур Юлія")
    QTest.keyClick(witnesses, Qt.Key.Key_Return)
    assert [row[-1] for row in standings(page)] == ["", "lots", "lots"]
    assert "in the hall, witnesses: Кравець Лев, Щур Юлія" in said(page)


def test_that_another_view_keeps_the_selected_player(page: TablePage, drawn: Builder) -> None:
    players = drawn(4)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Down)
    press(page, Qt.Key.Key_2, ALT)
    assert child(page, QTabBar).currentIndex() == 1
    assert cross(page).hasFocus()
    assert cross(page).selected == players[1]


def parts(page: TablePage) -> str:
    """The parts of values that the side panel shows, a line for each cell of the list."""
    shown = child(child(page, SidePanel), QTextEdit)
    return shown.toPlainText() if shown.isVisible() else ""


def finished(open_event: OpenEvent, players: int) -> None:
    """Let the lower number win every game."""
    for round_ in open_event.tournament.main_stage.rounds:
        for game in round_.games:
            numbers = open_event.tournament.numbers
            won = "1-0" if numbers[game.white] < numbers[game.black] else "0-1"
            enter(open_event, round_.number, game.board, won)


def test_that_two_rows_selected_with_the_keyboard_are_compared(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    finished(open_event, 4)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Home, CONTROL)
    for _ in range(2):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Down, SHIFT)
    assert "Шевчук Олена stands above Єременко Юрій by points: 3 against 1." in said(page)
    assert "1. Шевчук Олена\n3. Єременко Юрій" in said(page)
    assert parts(page).count("Sum: ") == 2
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Down)
    assert "Єременко Юрій stands above Білик Марта" in said(page)


def test_that_two_rows_far_apart_are_compared_after_ctrl_and_a_click(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    finished(open_event, 4)
    table = child(page, StandingsTable)
    QTest.keyClick(table, Qt.Key.Key_Home, CONTROL)
    where = table.visualRect(table.model().index(3, 2)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, CONTROL, where)
    assert "Шевчук Олена stands above Білик Марта by points: 3 against 0." in said(page)


def test_that_a_value_under_the_cursor_shows_its_parts(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    finished(open_event, 4)
    table = child(page, StandingsTable)
    assert parts(page) == ""
    head = [table.model().headerData(i, ACROSS) for i in range(table.model().columnCount())]
    while table.currentIndex().column() < head.index("SB"):
        QTest.keyClick(table, Qt.Key.Key_Right)
    assert parts(page).splitlines()[0] == "Шевчук Олена: Sonneborn-Berger (C.07 Art. 9.1)"
    assert "Round 1\nWhite against 4 Білик Марта (0 × 1)\n0\n" in parts(page)
    assert "Sum: 3" in parts(page)
    described = child(page, SidePanel).accessibleDescription()
    assert "Round 1: White against 4 Білик Марта (0 × 1) – 0" in described
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert parts(page).splitlines()[0].startswith("Ґалаґан Ігор: Sonneborn-Berger")


def test_that_the_value_under_the_cursor_stays_when_results_come(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    table = child(page, StandingsTable)
    table.ask("SB")
    enter(open_event, 1, 1, "1-0")
    assert table.code == "SB"
    assert "Sonneborn-Berger" in parts(page)


def test_that_a_value_of_the_cross_table_shows_its_parts_too(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    finished(open_event, 4)
    press(page, Qt.Key.Key_2, ALT)
    press(page, Qt.Key.Key_H, CONTROL)
    for _ in range(4):
        QTest.keyClick(cross(page), Qt.Key.Key_Right)
    assert parts(page).splitlines()[0] == "Шевчук Олена: points"
    QTest.keyClick(cross(page), Qt.Key.Key_Right)
    assert "direct encounter" in parts(page)


def test_that_the_paper_that_says_why_is_asked_for_with_what_is_chosen(
    qtbot: QtBot, page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    finished(open_event, 4)
    table = child(page, StandingsTable)
    table.ask("WIN")
    QTest.keyClick(table, Qt.Key.Key_Down, SHIFT)
    with qtbot.waitSignal(page.wants) as wanted:
        press(page, Qt.Key.Key_H, CONTROL | SHIFT)
    assert wanted.args == [ShowPaper("why", {"first": 1, "second": 2, "criterion": "WIN"})]


def test_that_who_left_early_stands_last_and_grey_without_a_place(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    players = drawn(4)
    enter(open_event, 1, 1, "1-0")
    open_event.do(withdraw_player, player=players[0], reason="illness")
    rows = standings(page)
    assert rows[3][0] == "–"
    assert rows[3][2] == "Шевчук Олена"
    assert ink(page, 3, 2) is Token.INK3
    assert ink(page, 0, 2) is Token.INK
    assert "C.05 Art. 6.6" in said(page)
    child(page, StandingsTable).select(players[0])
    assert "has no place and stands below all others" in said(page)
    assert "–. " not in said(page)


def test_that_a_criterion_that_is_not_applied_says_so_with_what_to_do(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    players = drawn(4)
    open_event.do(change_tie_breaks, tie_breaks=("ARO", "SB"), unresolved=Unresolved.SHARED)
    assert "Not applied" not in said(page)
    open_event.do(edit_player, player=players[0], name="Шевчук Олена", fide_rating=None)
    assert "Not applied: average rating of opponents (ARO)" in said(page)
    assert "enter the missing ratings" in said(page)
    table = child(page, StandingsTable)
    idle = {column.title: column.idle for column in table.columns}
    assert idle["ARO"]
    assert not idle["SB"]
    table.ask("ARO")
    assert (
        parts(page)
        .strip()
        .endswith("Not applied, for some players have no rating (C.07 Art. 10.1).")
    )


def test_that_a_change_of_the_list_during_play_stays_visible(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    say_yes(open_event)
    drawn(4)
    enter(open_event, 1, 1, "1-0")
    open_event.do(
        change_tie_breaks,
        tie_breaks=("SB",),
        unresolved=Unresolved.SHARED,
        reason="the regulations say so",
    )
    assert "The list of tie-breaks was changed after round 1." in said(page)
    assert "Reason: the regulations say so" in said(page)


def test_that_the_paper_opens_on_the_page_of_documents_with_the_same_choice(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    finished(open_event, 4)
    book = PageBook(open_event)
    qtbot.addWidget(book)
    book.resize(1250, 620)
    with qtbot.waitExposed(book):
        book.show()
    book.activateWindow()
    book.open_at(PageId.TABLE)
    table = child(book, StandingsTable)
    table.ask("SB")
    QTest.keyClick(table, Qt.Key.Key_H, CONTROL | SHIFT)
    assert isinstance(book.page, DocumentsPage)
    boxes = [box.currentText() for box in child(book.page, OptionForm).boxes]
    assert boxes == ["1 Шевчук Олена", "the neighbour", "SB", "now"]


def test_that_a_knockout_says_in_which_round_everybody_finished(
    page: TablePage, open_event: OpenEvent, drawn: Builder
) -> None:
    choose_system(open_event.workspace, System.MATCH)
    open_event.do(set_knockout, rules=KnockoutRules(match=MatchRules(steps=(MatchStep(games=1),))))
    drawn(2)
    open_event.do(draw_colours, seed="орел")
    open_event.do(pair_next_games)
    enter(open_event, 1, 1, "1-0")

    ((_, game),) = open_event.tournament.main_stage.games
    loser = open_event.facts.players[game.black].name
    winner, other = standings(page)
    assert winner[winner.index("Match") + 1] == f"1:0 against {loser}"
    assert "Match" in other


@pytest.mark.parametrize("view", [Qt.Key.Key_1, Qt.Key.Key_2])
def test_that_nobody_is_chosen_for_a_paper_once_the_draw_is_undone(
    page: TablePage, open_event: OpenEvent, drawn: Builder, view: Qt.Key
) -> None:
    drawn(4)
    press(page, view, ALT)
    views = child(page, TableViews)
    assert len(views.chosen) == 1

    while open_event.tournament.draw is not None:
        assert open_event.undo()

    assert views.chosen == ()
