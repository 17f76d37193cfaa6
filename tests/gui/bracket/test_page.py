"""The bracket on the screen: what is due in its matches, worked by keys."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import RoundOfPlay, StageKind
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS, Result
from arbiter_app.domain.facts.rules.knockout_rules import Elimination, KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import ColoursBy, Ending, MatchRules, MatchStep
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import FIRST_STAGE, Board, MatchId, PlayerId, Round
from arbiter_app.domain.pairing.knockout import Knockout, knockout
from arbiter_app.gui.base.destinations import PageId, ShowBoard, ShowPage, ShowPaper
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.bracket.box import Faces, MatchBox, needs_of
from arbiter_app.gui.bracket.lot_dialog import MatchLotDialog
from arbiter_app.gui.bracket.match_panel import MatchPanel
from arbiter_app.gui.bracket.page import BracketPage
from arbiter_app.gui.bracket.view import BracketView
from arbiter_app.gui.parts.match_cards import Card, Side
from arbiter_app.gui.rounds.grid.result_grid import ResultGrid
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.gui.window.book.page_book import PageBook
from arbiter_app.i18n import window_catalogue
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.play.matches import draw_colours, pair_next_games
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.play.stages import add_stage, begin_stage, set_knockout
from arbiter_app.wording.terms.registration import people
from tests.gui.conftest import Builder
from tests.gui.hands import focused, in_dialog, press_button, show_page, visible_words
from tests.gui.round_hands import take_up_again
from tests.services.hands import choose_system

CTRL = Qt.KeyboardModifier.ControlModifier
Shown = Callable[..., BracketPage]

FIRST_MATCH, SECOND_MATCH = MatchId("1.1-4.1"), MatchId("1.1-4.2")
FINAL = MatchId("2.1-2.1")
ONE_GAME = MatchRules(steps=(MatchStep(games=1),))
LOT_AT_ONCE = KnockoutRules(match=ONE_GAME)
ARMAGEDDON = KnockoutRules(
    match=MatchRules(
        steps=(
            MatchStep(
                ending=Ending.ARMAGEDDON,
                games=1,
                time_control="4+2",
                black_time_control="4+2",
                colours=ColoursBy.BIDS,
            ),
        )
    )
)


@pytest.fixture
def shown(qtbot: QtBot, open_event: OpenEvent, registered: Builder, drawn: Builder) -> Shown:
    """Show the bracket of so many players, numbered in the order of registration."""

    def show(
        players: int, rules: KnockoutRules | None = None, *, is_drawn: bool = True
    ) -> BracketPage:
        choose_system(open_event.workspace, System.KNOCKOUT)
        if rules is not None:
            open_event.workspace.do(set_knockout, rules=rules)
        (drawn if is_drawn else registered)(players)
        return show_page(qtbot, BracketPage(open_event))

    return show


def standing(page: BracketPage) -> Knockout:
    return knockout(page.open_event.competition)


def selected(page: BracketPage) -> MatchId | None:
    view = page.findChild(BracketView)
    assert isinstance(view, BracketView)
    return view.selected


def select(page: BracketPage, match: MatchId) -> None:
    view = page.findChild(BracketView)
    assert isinstance(view, BracketView)
    view.select(match)
    view.take_focus()


def box(page: BracketPage, match: MatchId) -> MatchBox:
    return next(each for each in page.findChildren(MatchBox) if each.card.id == match)


def press(
    page: BracketPage,
    key: Qt.Key,
    modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    *,
    then: Callable[[QDialog], None] | None = None,
) -> None:
    """Press a key on the selected match; `then` is done in the dialog that it opens."""
    take_up_again(page)
    match = selected(page)
    assert match is not None
    if then is not None:
        in_dialog(then)
    QTest.keyClick(box(page, match), key, modifier)


def field(dialog: QDialog, index: int) -> QLineEdit:
    fields = [each for each in dialog.findChildren(QLineEdit) if each.isVisible()]
    return fields[index]


def rounds(page: BracketPage) -> tuple[RoundOfPlay, ...]:
    return page.open_event.competition.rounds


def type_results(page: BracketPage, result: Result) -> None:
    """Give every game without a result this one."""
    for round_ in rounds(page):
        for game in round_.games:
            if game.result is None:
                page.open_event.do(
                    enter_result, round=round_.number, board=game.board, result=result
                )


def panel_words(page: BracketPage) -> str:
    panel = page.findChild(MatchPanel)
    assert isinstance(panel, MatchPanel)
    return visible_words(panel)


def offered(page: BracketPage) -> list[str]:
    """What the panel offers to do."""
    panel = page.findChild(MatchPanel)
    assert isinstance(panel, MatchPanel)
    return [
        each.text().replace("&", "")
        for each in panel.findChildren(QPushButton)
        if not each.isHidden()
    ]


def test_that_before_the_draw_the_page_leads_to_it(qtbot: QtBot, shown: Shown) -> None:
    page = shown(4, is_drawn=False)
    assert "once everybody has a number" in visible_words(page)
    button = page.focusWidget()
    assert isinstance(button, QPushButton)
    with qtbot.waitSignal(page.wants) as wanted:
        button.click()
    assert wanted.args == [ShowPage(PageId.DRAW)]


def test_that_a_round_robin_has_no_bracket(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    page = show_page(qtbot, BracketPage(open_event))
    assert "Nothing of this tournament is a knockout" in visible_words(page)


def test_that_enter_leads_a_match_from_its_colours_to_its_board(qtbot: QtBot, shown: Shown) -> None:
    page = shown(4)
    assert selected(page) == FIRST_MATCH
    press(page, Qt.Key.Key_Return, then=lambda dialog: press_button(dialog, "Draw the lot"))
    state = standing(page).matches[FIRST_MATCH].state
    assert state is not None
    assert state.next is not None
    press(page, Qt.Key.Key_Return)
    assert [game.match for round_ in rounds(page) for game in round_.games] == [FIRST_MATCH]
    with qtbot.waitSignal(page.wants) as wanted:
        press(page, Qt.Key.Key_Return)
    assert wanted.args == [ShowBoard(Round(1), Board(1), FIRST_STAGE)]


def test_that_letters_lead_to_the_last_match_of_a_player(
    shown: Shown, type_in: Callable[[QWidget, str], None]
) -> None:
    page = shown(4, LOT_AT_ONCE)
    open_event = page.open_event
    open_event.do(draw_colours, seed="1")
    open_event.do(pair_next_games)
    type_results(page, WHITE_WINS)
    winner = standing(page).matches[SECOND_MATCH].winner
    assert winner is not None
    select(page, FIRST_MATCH)
    type_in(box(page, FIRST_MATCH), open_event.facts.players[winner].name[:4])
    assert selected(page) == FINAL


def test_that_enter_takes_over_who_was_chosen_in_the_hall(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    players = ((PlayerId(1), "Шевчук Олена"), (PlayerId(2), "Їжак Тарас"))
    dialog = MatchLotDialog(parent, title="", body="", fell_on="&White:", players=players)
    dialog.show()
    dialog.activateWindow()
    assert QTest.qWaitForWindowActive(dialog)
    QTest.keyClick(dialog, Qt.Key.Key_W, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(focused(), Qt.Key.Key_Down)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.drawn == PlayerId(2)


def test_that_colours_drawn_in_the_hall_are_taken_over(shown: Shown) -> None:
    page = shown(4)

    def take_over(dialog: QDialog) -> None:
        hall = dialog.findChildren(QRadioButton)[1]
        hall.click()
        dialog.findChildren(QComboBox)[0].setCurrentIndex(1)
        press_button(dialog, "Take it over")

    press(page, Qt.Key.Key_Return, then=take_over)
    lower = standing(page).matches[FIRST_MATCH].players[1]
    press(page, Qt.Key.Key_G, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert rounds(page)[0].games[0].white == lower


def test_that_all_colours_are_drawn_and_all_games_paired_at_once(shown: Shown) -> None:
    page = shown(8)
    press(
        page,
        Qt.Key.Key_L,
        CTRL | Qt.KeyboardModifier.ShiftModifier,
        then=lambda dialog: press_button(dialog, "Draw the colours"),
    )
    press(page, Qt.Key.Key_G, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert [len(round_.games) for round_ in rounds(page)] == [4]
    assert "0 of 7 matches decided" in visible_words(page)


def test_that_arrows_go_along_the_lines_of_the_bracket(shown: Shown) -> None:
    page = shown(8)
    going = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right):
        press(page, key)
        going.append(selected(page))
    assert going == ["1.1-8.2", "1.1-8.3", "2.1-4.2", "3.1-2.1"]
    press(page, Qt.Key.Key_Left)
    assert selected(page) == "2.1-4.1"
    press(page, Qt.Key.Key_Left)
    press(page, Qt.Key.Key_End)
    assert selected(page) == "1.1-8.4"
    press(page, Qt.Key.Key_Home)
    assert selected(page) == "1.1-8.1"


def test_that_the_box_of_a_match_tells_all_of_it_to_who_cannot_see(shown: Shown) -> None:
    page = shown(4)
    page.open_event.do(draw_colours, seed="17")
    page.open_event.do(pair_next_games)
    assert box(page, FIRST_MATCH).accessibleName() == (
        "Semifinal 1: 1 Шевчук Олена – 4 Білик Марта. Result is missing: game 1"
    )
    assert box(page, FINAL).accessibleName() == (
        "Final: winner of Semifinal 1 – winner of Semifinal 2"
    )
    type_results(page, DRAW)
    page.open_event.do(pair_next_games)
    first = rounds(page)[1].games[0]
    page.open_event.do(enter_result, round=Round(2), board=first.board, result=WHITE_WINS)
    winner = page.open_event.facts.players[first.white].name
    told = box(page, FIRST_MATCH).accessibleName()
    assert f"{winner}," in told
    assert ("1½:½" in told) or ("½:1½" in told)


def test_that_a_walk_over_lets_the_other_go_on_and_is_taken_back(shown: Shown) -> None:
    page = shown(4)

    def does_not_come(dialog: QDialog) -> None:
        dialog.findChildren(QRadioButton)[0].click()
        field(dialog, -1).setText("ill")
        press_button(dialog, "Record the walk-over")

    press(page, Qt.Key.Key_F, CTRL | Qt.KeyboardModifier.ShiftModifier, then=does_not_come)
    match = standing(page).matches[FIRST_MATCH]
    assert match.winner == match.players[1]
    assert box(page, FIRST_MATCH).card.how == "walk-over"
    assert "Won by 4 Білик Марта: by walk-over" in panel_words(page)
    page.open_event.undo()
    assert not standing(page).matches[FIRST_MATCH].is_over
    page.open_event.redo()

    def nor_does_the_other(dialog: QDialog) -> None:
        assert [each.text() for each in dialog.findChildren(QRadioButton)] == [
            "4 Білик Марта does not play on"
        ], "who has not come already is not asked about again"
        assert focused() is field(dialog, -1), "the reason alone is missing"
        field(dialog, -1).setText("missed the train")
        press_button(dialog, "Record the walk-over")

    press(page, Qt.Key.Key_F, CTRL | Qt.KeyboardModifier.ShiftModifier, then=nor_does_the_other)
    assert box(page, FIRST_MATCH).card.how == "neither came"
    assert "Final" in box(page, FINAL).accessibleName()
    assert box(page, FINAL).card.is_quiet


def test_that_a_lot_decides_what_the_games_have_left_level(shown: Shown) -> None:
    page = shown(4, LOT_AT_ONCE)
    page.open_event.do(draw_colours, seed="17")
    page.open_event.do(pair_next_games)
    type_results(page, DRAW)
    assert "Draw the lot…" in offered(page)
    press(page, Qt.Key.Key_Return, then=lambda dialog: press_button(dialog, "Draw the lot"))
    assert standing(page).matches[FIRST_MATCH].winner is not None
    select(page, SECOND_MATCH)

    def fell_on_the_second(dialog: QDialog) -> None:
        dialog.findChildren(QRadioButton)[1].click()
        dialog.findChildren(QComboBox)[0].setCurrentIndex(1)
        press_button(dialog, "Take it over")

    press(page, Qt.Key.Key_Return, then=fell_on_the_second)
    match = standing(page).matches[SECOND_MATCH]
    assert match.winner == match.players[1]
    assert "by lot" in panel_words(page)


def test_that_who_bids_less_has_black(shown: Shown) -> None:
    page = shown(4, ARMAGEDDON)

    def bid(dialog: QDialog) -> None:
        field(dialog, 0).setText("3:30")
        field(dialog, 1).setText("2:45")
        press_button(dialog, "Take the bids")

    press(page, Qt.Key.Key_Return, then=bid)
    press(page, Qt.Key.Key_G, CTRL | Qt.KeyboardModifier.ShiftModifier)
    game = next(game for game in rounds(page)[0].games if game.match == FIRST_MATCH)
    assert game.black == standing(page).matches[FIRST_MATCH].players[1]


def test_that_the_lot_of_equal_bids_is_taken_from_the_hall(shown: Shown) -> None:
    page = shown(4, ARMAGEDDON)

    def bid(dialog: QDialog) -> None:
        for at in range(2):
            field(dialog, at).setText("3:30")
        dialog.findChildren(QRadioButton)[1].click()
        dialog.findChildren(QComboBox)[0].setCurrentIndex(1)
        press_button(dialog, "Take the bids")

    press(page, Qt.Key.Key_Return, then=bid)
    press(page, Qt.Key.Key_G, CTRL | Qt.KeyboardModifier.ShiftModifier)
    game = next(game for game in rounds(page)[0].games if game.match == FIRST_MATCH)
    assert game.black == standing(page).matches[FIRST_MATCH].players[1]


def test_that_both_may_agree_on_a_slower_pace(shown: Shown) -> None:
    page = shown(4)

    def agree(dialog: QDialog) -> None:
        fields = [each for each in dialog.findChildren(QLineEdit) if each.isVisible()]
        fields[0].setText("25+10")
        fields[1].setText("both asked for it")
        press_button(dialog, "Set the time control")

    press(page, Qt.Key.Key_K, CTRL, then=agree)
    page.open_event.do(draw_colours, seed="17")
    page.open_event.do(pair_next_games)
    controls = {game.match: game.time_control for game in rounds(page)[0].games}
    assert controls[FIRST_MATCH] == "25+10"
    assert controls[SECOND_MATCH] == ""


def test_that_paired_games_are_taken_back_and_a_match_is_opened_again(shown: Shown) -> None:
    page = shown(4, LOT_AT_ONCE)
    page.open_event.do(draw_colours, seed="17")
    page.open_event.do(pair_next_games)
    assert "Take the paired games back…" in offered(page)
    assert "Re-open the match…" not in offered(page)
    type_results(page, DRAW)
    press(page, Qt.Key.Key_Return, then=lambda dialog: press_button(dialog, "Draw the lot"))
    assert "Re-open the match…" in offered(page)

    def open_again(dialog: QDialog) -> None:
        field(dialog, 0).setText("the lot was drawn too early")
        press_button(dialog, "Re-open the match")

    press(page, Qt.Key.Key_R, CTRL, then=open_again)
    assert not standing(page).matches[FIRST_MATCH].is_over


def test_that_enter_on_a_match_with_nothing_due_says_so(qtbot: QtBot, shown: Shown) -> None:
    page = shown(4)
    select(page, FINAL)
    assert "It is not known yet who meets here." in panel_words(page)
    assert offered(page) == []
    with qtbot.waitSignal(page.open_event.refused) as refused:
        press(page, Qt.Key.Key_Return)
    assert refused.args == ["Final: nothing is to be done here now."]


def test_that_byes_are_quiet_and_take_nobodys_time(shown: Shown) -> None:
    page = shown(6)
    quiet = [each.card.number for each in page.findChildren(MatchBox) if each.card.is_quiet]
    assert quiet == [1, 4]
    assert selected(page) == "1.1-8.2"
    select(page, MatchId("1.1-8.1"))
    assert "1 Шевчук Олена goes on without playing." in panel_words(page)


def test_that_the_bracket_is_copied_as_lines(shown: Shown) -> None:
    page = shown(4, KnockoutRules(cuts=(1, 3)))
    press(page, Qt.Key.Key_C, CTRL)
    assert QApplication.clipboard().text() == (
        "Semifinals\n"
        "1\tШевчук Олена\tБілик Марта\n"
        "2\tЄременко Юрій\tҐалаґан Ігор\n"
        "\n"
        "Final\n"
        "3\twinner of match 1\twinner of match 2\n"
        "\n"
        "For 3rd place\n"
        "4\tloser of match 1\tloser of match 2"
    )


def test_that_the_bracket_is_shown_larger_and_smaller(shown: Shown) -> None:
    page = shown(4)
    view = page.findChild(BracketView)
    assert isinstance(view, BracketView)

    def size() -> QSize:
        return box(page, FIRST_MATCH).size()

    usual = size()
    press(page, Qt.Key.Key_Minus, CTRL)
    assert size().height() < usual.height()
    assert size().width() < usual.width()
    press(page, Qt.Key.Key_0, CTRL)
    assert size() == usual
    for _ in range(20):
        press(page, Qt.Key.Key_Plus, CTRL)
    assert view.zoom == 200


def test_that_the_bracket_opens_at_what_is_due_with_the_final_in_sight(shown: Shown) -> None:
    page = shown(16)
    view = page.findChild(BracketView)
    assert isinstance(view, BracketView)
    canvas = view.widget()
    assert canvas is not None
    assert not view.horizontalScrollBar().isVisible()
    seen = view.viewport().rect()
    for match in ("1.1-16.1", "4.1-2.1"):
        shown_box = box(page, MatchId(match))
        assert seen.contains(shown_box.geometry().translated(canvas.pos()))
    assert selected(page) == "1.1-16.1"


def test_that_the_panel_folds_in_a_narrow_page_and_comes_by_its_key(shown: Shown) -> None:
    page = shown(4)
    panel = page.findChild(MatchPanel)
    assert isinstance(panel, MatchPanel)
    assert panel.isVisible()
    page.resize(860, 440)
    assert not panel.isVisible()
    due = next(each for each in page.findChildren(QPushButton) if each.isVisible())
    assert due.text() == "&Draw the colours…", "what comes next is offered all the same"
    press(page, Qt.Key.Key_H, CTRL)
    assert panel.isVisible()
    assert not due.isVisible()
    press(page, Qt.Key.Key_H, CTRL)
    assert not panel.isVisible()


def test_that_the_room_of_a_small_window_is_enough(shown: Shown) -> None:
    least = shown(16).minimumSizeHint()
    assert least.width() <= 860
    assert least.height() <= 440


@pytest.mark.parametrize(
    ("rules", "matches"),
    [
        (KnockoutRules(cuts=None), 32),
        (KnockoutRules(elimination=Elimination.DOUBLE), 31),
        (KnockoutRules(consolation=True), 22),
    ],
)
def test_that_brackets_of_every_kind_show_all_their_matches_apart(
    shown: Shown, rules: KnockoutRules, matches: int
) -> None:
    page = shown(16, rules)
    boxes = page.findChildren(MatchBox)
    assert len(boxes) == matches
    areas = [each.geometry() for each in boxes]
    for at, area in enumerate(areas):
        assert not any(area.intersects(other) for other in areas[at + 1 :])


def test_that_a_knockout_after_the_main_stage_is_played_in_its_own_stage(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder
) -> None:
    players = drawn(4)
    for round_ in open_event.tournament.main_stage.rounds:
        for game in round_.games:
            stronger = players.index(game.white) < players.index(game.black)
            result = WHITE_WINS if stronger else BLACK_WINS
            open_event.do(enter_result, round=round_.number, board=game.board, result=result)
    final = open_event.workspace.do(
        add_stage,
        kind=StageKind.FINAL,
        title="Final",
        system=System.MATCH,
        sources=((FIRST_STAGE, 1), (FIRST_STAGE, 2)),
    )
    page = show_page(qtbot, BracketPage(open_event))
    assert open_event.stage == final
    assert "once the stage has begun" in visible_words(page)


def test_that_the_panel_tells_the_rules_of_the_stage_that_is_shown(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder
) -> None:
    players = drawn(4)
    for round_ in open_event.tournament.main_stage.rounds:
        for game in round_.games:
            stronger = players.index(game.white) < players.index(game.black)
            result = WHITE_WINS if stronger else BLACK_WINS
            open_event.do(enter_result, round=round_.number, board=game.board, result=result)
    final = open_event.workspace.do(
        add_stage,
        kind=StageKind.FINAL,
        title="Final",
        system=System.MATCH,
        sources=((FIRST_STAGE, 1), (FIRST_STAGE, 2)),
    )
    there = open_event.workspace.at(final)
    there.do(set_knockout, rules=KnockoutRules(match=MatchRules(steps=(MatchStep(games=6),))))
    there.do(begin_stage, method=DrawMethod.BY_PLACE, numbers=None)
    page = show_page(qtbot, BracketPage(open_event))
    assert "6 games" in visible_words(page)


def test_that_the_board_of_a_match_is_shown_on_the_page_of_rounds(
    qtbot: QtBot, shown: Shown
) -> None:
    page = shown(8)
    page.open_event.do(draw_colours, seed="17")
    page.open_event.do(pair_next_games)
    select(page, MatchId("1.1-8.3"))
    book = PageBook(page.open_event)
    qtbot.addWidget(book)
    book.show()
    page.wants.connect(book.go_to)
    press(page, Qt.Key.Key_G, CTRL)
    boards = book.page
    assert isinstance(boards, RoundsPage)
    assert boards.round_number == 1
    grid = boards.findChild(ResultGrid)
    assert isinstance(grid, ResultGrid)
    assert grid.selected is not None
    assert grid.selected.board == 3


def test_that_a_game_of_others_in_a_match_is_told(qtbot: QtBot, shown: Shown) -> None:
    page = shown(4)
    page.open_event.do(draw_colours, seed="17")
    page.open_event.do(pair_next_games)
    found, panel = standing(page), MatchPanel(())
    qtbot.addWidget(panel)
    panel.show()
    stray = replace(found.matches[FINAL], conflict=rounds(page)[0].games[:1])
    panel.show_match(page.open_event.in_hand, found, stray)
    assert "Played here before an earlier result was changed" in visible_words(panel)


def test_that_bracket_and_protocol_of_a_match_are_printed(qtbot: QtBot, shown: Shown) -> None:
    page = shown(4)
    select(page, SECOND_MATCH)
    with qtbot.waitSignal(page.wants) as wanted:
        press(page, Qt.Key.Key_P, CTRL)
    assert wanted.args == [ShowPaper("bracket", {"stage": FIRST_STAGE})]
    with qtbot.waitSignal(page.wants) as wanted:
        press(page, Qt.Key.Key_H, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert wanted.args == [ShowPaper("match-protocol", {"stage": FIRST_STAGE, "match": 2})]


def test_that_a_name_is_read_whole_rather_than_every_game_beside_it(
    qtbot: QtBot, shown: Shown
) -> None:
    small = box(shown(4), FIRST_MATCH)
    first, second = small.card.sides
    long = replace(small.card, due="bids", sides=(_level(first), _level(second)))
    bare = replace(long, sides=(_level(first, ""), _level(second, "")))

    def picture(card: Card, width: int) -> QImage:
        around = QWidget()
        qtbot.addWidget(around)
        alone = MatchBox(around, card)
        alone.resize(width, small.height())
        return alone.grab().toImage()

    enough = needs_of(Faces(), (long,)).whole
    assert picture(long, 40 + enough) != picture(bare, 40 + enough)
    assert picture(long, enough - 20) == picture(bare, enough - 20)


def test_that_who_has_left_is_struck_out_in_the_bracket(qtbot: QtBot, shown: Shown) -> None:
    page = shown(4)
    first = standing(page).matches[FIRST_MATCH].players[0]
    assert first is not None
    page.open_event.do(withdraw_player, player=first, reason="ill")
    his = box(page, FIRST_MATCH)
    name = people.name(window_catalogue(), page.open_event.facts.players[first])
    assert f"1 {name} (withdrawn) – 4 " in his.accessibleName()
    assert f"1 {name} (withdrawn)" in panel_words(page)
    assert his.card.sides[0].left == "withdrawn"
    assert not his.card.sides[1].left
    unstruck = replace(his.card, sides=(replace(his.card.sides[0], left=""), his.card.sides[1]))
    shown_as_left = his.grab().toImage()
    his.show_card(unstruck)
    assert his.grab().toImage() != shown_as_left


def _level(side: Side, games: str = "½ ½ ½ ½") -> Side:
    return replace(side, figures=games, total="2")
