"""The director of play-offs, worked by an arbiter with two tired players and half an hour."""

from dataclasses import replace
from datetime import datetime, timedelta

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QRadioButton,
)
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.results import BLACK_WINS
from arbiter_app.domain.facts.rules.play_off_rules import PlayOffRules
from arbiter_app.gui.base.destinations import PageId, ShowPage, ShowPaper
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.play_off.clock import PauseClock
from arbiter_app.gui.play_off.list import PlayOffList
from arbiter_app.gui.play_off.lot import LotFields
from arbiter_app.gui.play_off.next_card import NextCard
from arbiter_app.gui.rounds.grid.result_grid import ResultGrid
from arbiter_app.gui.stages.rows import stage_rows
from arbiter_app.gui.table.page import TablePage
from arbiter_app.gui.table.standings_table import StandingsTable
from arbiter_app.services.commands.play.play_offs import give_up_play_off, set_play_off_rules
from tests.gui.conftest import Builder
from tests.gui.eyes import filled
from tests.gui.hands import focused, show_page, visible_words
from tests.gui.play_off_hands import (
    NOW,
    Director,
    Tied,
    act_of,
    button,
    comes_next,
    enter,
    figure,
    final_places,
    marked,
    next_words,
    places,
    type_result,
)
from tests.gui.windows import open_window

# Before there is anything to play off


def test_that_without_a_regulation_the_page_leads_to_the_event(
    qtbot: QtBot, tied: Tied, director: Director
) -> None:
    tied(2, 2, rules=None)
    page = director()

    assert "no play-off regulation is set" in visible_words(page)
    with qtbot.waitSignal(page.wants) as asked:
        enter()
    assert asked.args == [ShowPage(PageId.EVENT)]


def test_that_before_the_end_the_page_says_what_is_missing(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder, chain: PlayOffRules, director: Director
) -> None:
    drawn(4)
    open_event.do(set_play_off_rules, rules=chain)
    page = director()

    assert "6 result" in visible_words(page)
    assert figure(open_event) == ""
    with qtbot.waitSignal(page.wants) as asked:
        enter()
    assert asked.args == [ShowPage(PageId.ROUNDS)]


def test_that_a_table_without_such_a_tie_leads_to_the_table(
    qtbot: QtBot, tied: Tied, director: Director
) -> None:
    tied(1, 2, 1)
    page = director()

    assert "no tie has to be played off" in visible_words(page)
    with qtbot.waitSignal(page.wants) as asked:
        enter()
    assert asked.args == [ShowPage(PageId.TABLE)]


def test_that_a_tie_is_told_with_its_places_its_article_and_what_is_played(
    open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    tied(2, 2)
    page = director()

    words = visible_words(page)
    assert "Play-off for places 1–2" in words
    assert "Шевчук Олена – Ґалаґан Ігор are tied for places 1–2" in words
    assert "C.07 Art. 3.1.1" in words
    assert "play a match for places 1–2" in next_words(page)
    assert "3+2" in next_words(page)
    assert comes_next(page) == "Begin the play-off"
    assert (figure(open_event), figure(open_event, PageId.TABLE)) == ("! 1", "")


# Play, by keys alone


def test_that_two_are_led_through_two_games_and_sudden_death_to_their_order(
    open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    tied(2, 2)
    page = director()

    enter()
    assert comes_next(page) == "Draw the colours"
    enter()
    assert comes_next(page) == "Pair the next game"
    enter()
    assert figure(open_event) == "0/1"
    type_result(page, "5")
    assert comes_next(page) == "Pair the next game"
    enter()
    type_result(page, "5")
    assert comes_next(page) == "Draw the colours"
    assert "It is a tie" in next_words(page)
    assert "sudden death" in next_words(page)
    enter()
    enter()
    type_result(page, "5")
    assert comes_next(page) == "Pair the next game"
    enter()
    assert (figure(open_event), figure(open_event, PageId.TABLE)) == ("3/4", "")
    type_result(page, "1")

    assert comes_next(page) == "Final table"
    assert (figure(open_event), figure(open_event, PageId.TABLE)) == ("✓", "✓")
    games = [game for _, game in open_event.tournament.stages[1].games]
    winner = open_event.facts.players[games[-1].white].name.split()[0]
    assert [row[:2] for row in places(page)] == [("1", "1–2"), ("2", "1–2")]
    assert places(page)[0][2] == winner
    assert final_places(open_event)[0] == f"1 {winner}"


def test_that_the_table_on_the_screen_says_what_the_play_off_decided(
    qtbot: QtBot, open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    tied(2, 2)
    director()
    enter()
    enter()
    for key in ("1", "5"):
        enter()
        QTest.keyClick(focused(), Qt.Key(ord(key)))

    enter()  # the button of the end, "Final table"
    table = show_page(qtbot, TablePage(open_event))
    model = table.findChildren(StandingsTable)[0].model()
    heads = [
        str(model.headerData(at, Qt.Orientation.Horizontal)) for at in range(model.columnCount())
    ]
    marks = [str(model.index(row, heads.index("Play-off")).data()) for row in range(4)]
    assert marks == ["1½:½", "½:1½", "", ""]
    words = visible_words(table)
    assert "Play-off for places 1–2: place 1: " in words
    assert "they enter neither the points nor the tie-breaks" in words
    assert "Ties are played off for the first place" in words
    assert "; then places are shared." not in words


def test_that_of_three_who_are_level_in_everything_a_lot_says_which_two_play(
    qtbot: QtBot, open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    tied(3, 2)
    page = director()

    assert "round robin" in next_words(page)
    enter()
    for _ in range(3):
        type_result(page, "5")
    assert "level again" in next_words(page)
    assert "tie-break" in next_words(page)
    assert comes_next(page) == "Draw who plays"
    card = page.findChild(NextCard)
    assert card is not None
    qtbot.waitUntil(lambda: card.takes_enter)
    enter()
    assert "Kept out: " in next_words(page)
    assert comes_next(page) == "Begin the next stage"
    enter()
    assert comes_next(page) == "Draw the colours"  # two of three are left, and play a match
    enter()
    for result in ("1", "5"):
        enter()
        type_result(page, result)

    assert comes_next(page) == "Final table"
    assert [row[0] for row in places(page)] == ["1", "2", "3"]


def test_that_four_play_a_knockout_of_matches_at_the_same_time(
    open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    tied(4, 1)
    page = director()

    enter()
    assert comes_next(page) == "Draw the colours"
    assert next_words(page).count("Semifinal") == 2
    enter()
    enter()
    type_result(page, "1")
    assert focused() is page.findChild(ResultGrid)
    type_result(page, "1")
    enter()
    for _ in range(2):
        type_result(page, "5")
    assert "Final" in next_words(page)
    enter()
    enter()
    type_result(page, "1")
    enter()
    type_result(page, "5")

    assert comes_next(page) == "Final table"
    assert [row[0] for row in places(page)] == ["1", "2", "3–4", "3–4"]


def test_that_only_the_game_to_be_typed_is_marked_once_games_are_paired(
    tied: Tied, director: Director
) -> None:
    tied(3, 1)
    page = director()
    enter()

    assert focused() is page.findChild(ResultGrid)
    assert marked(page) == []


def test_that_a_step_that_has_begun_is_the_stage_in_hand(
    open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    tied(3, 1)
    director()
    enter()

    assert open_event.stage == open_event.tournament.stages[-1].id


def test_that_the_colours_drawn_in_the_hall_are_taken(
    qtbot: QtBot, open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    players = tied(2, 1)
    page = director()
    enter()

    in_hall = next(each for each in page.findChildren(QRadioButton) if "hall" in each.text())
    in_hall.setFocus()
    QTest.keyClick(in_hall, Qt.Key.Key_Space)
    white = focused()
    assert isinstance(white, QComboBox)
    white.setCurrentText("Ґалаґан Ігор")
    button(page).setFocus()
    assert comes_next(page) == "Take the colours"
    enter()
    enter()

    (_, game), *_ = open_event.tournament.stages[1].games
    assert game.white == players[1]
    assert open_event.tournament.stages[1].decisions[0].seed is None


def test_that_the_seed_of_a_lot_is_recorded_and_not_used_again(
    open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    tied(2, 1)
    page = director()
    enter()
    seed = next(each for each in page.findChildren(QLineEdit) if each.accessibleName() == "Seed")
    seed.setText("777")

    enter()

    assert open_event.tournament.stages[1].decisions[0].seed == "777"
    assert seed.text() != "777"


def test_that_a_lot_without_a_seed_is_refused_with_the_reason(
    qtbot: QtBot, open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    tied(2, 1)
    page = director()
    enter()
    lot = page.findChild(LotFields)
    assert lot is not None
    seed = lot.findChild(QLineEdit)
    assert seed is not None
    seed.clear()

    with qtbot.waitSignal(open_event.refused):
        enter()

    assert not open_event.tournament.stages[1].decisions
    assert focused() is seed


# Several at once


def test_that_a_tie_for_the_first_place_and_one_for_qualifying_are_played_at_once(
    open_event: OpenEvent, tied: Tied, chain: PlayOffRules, director: Director
) -> None:
    tied(2, 2, 1, rules=replace(chain, cuts=(1, 3)))
    page = director()
    matters = page.findChild(PlayOffList)
    assert matters is not None
    assert figure(open_event) == "! 2"
    assert matters.count() == 2

    enter()
    assert "is being played" in matters.item(0).text()
    QTest.keyClick(matters, Qt.Key.Key_Down)
    assert "places 3–4" in visible_words(page)
    button(page).setFocus()
    enter()

    assert [play_off.first_place for play_off in open_event.tournament.play_offs] == [1, 3]
    assert comes_next(page) == "Draw the colours"
    assert figure(open_event) == "…"


def test_that_the_end_of_one_play_off_leads_to_the_one_that_is_not_over(
    open_event: OpenEvent, tied: Tied, chain: PlayOffRules, director: Director
) -> None:
    tied(2, 2, 1, rules=replace(chain, cuts=(1, 3)))
    page = director()
    enter()
    open_event.do(give_up_play_off, play_off=open_event.tournament.play_offs[0].id, reason="Ніч")
    assert comes_next(page) == "To the play-off that goes on"
    assert [row.state for row in stage_rows(open_event.facts)] == ["over", "over"]

    enter()
    assert "places 3–4" in visible_words(page)
    assert comes_next(page) == "Begin the play-off"
    enter()
    open_event.do(give_up_play_off, play_off=open_event.tournament.play_offs[1].id, reason="Ніч")
    assert comes_next(page) == "Final table"


def test_that_the_lot_of_seven_from_the_hall_has_room_on_a_small_screen(
    qtbot: QtBot, open_event: OpenEvent, tied: Tied
) -> None:
    tied(7, 1)
    open_event.workspace.close()
    Preferences().page = PageId.PLAY_OFF
    window = open_window(qtbot, open_event.workspace.path)
    window.resize(1280, 720)
    enter()
    hall = next(each for each in window.findChildren(QRadioButton) if "hall" in each.text())
    hall.click()
    QApplication.processEvents()
    assert window.height() == 720, "it was not made larger than the screen"


def test_that_the_room_of_a_small_window_is_enough(
    open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    tied(3, 2, 2)
    page = director()
    assert page.minimumSizeHint().width() <= 860
    assert page.minimumSizeHint().height() <= 440
    page.resize(860, 440)
    QApplication.processEvents()
    assert not button(page).visibleRegion().isEmpty(), "what comes next is seen"
    assert filled(page) == [button(page).text()]


# The pauses


class Hands:
    """A clock on the wall that the test turns."""

    def __init__(self, at: datetime) -> None:
        self.at = at

    def __call__(self) -> datetime:
        return self.at


def test_that_the_pause_is_counted_down_and_its_end_is_seen(qtbot: QtBot) -> None:
    wall = Hands(NOW)
    clock = PauseClock(wall)
    qtbot.addWidget(clock)
    clock.show_pause(NOW + timedelta(minutes=30), 30, NOW, asks=True)
    clock.show()

    assert clock.text == "30:00"
    wall.at = NOW + timedelta(minutes=29, seconds=59)
    clock.tick()
    assert clock.text == "00:01"
    assert clock.is_running
    wall.at = NOW + timedelta(minutes=30)
    clock.tick()

    assert clock.text == "✓"
    assert "The pause is over" in visible_words(clock)
    assert not clock.is_running


def test_that_the_clock_rests_while_nobody_sees_it(qtbot: QtBot) -> None:
    clock = PauseClock(lambda: NOW)
    qtbot.addWidget(clock)
    clock.show_pause(NOW + timedelta(minutes=10), 10, None, asks=False)

    assert not clock.is_running
    clock.show()
    assert clock.is_running
    clock.hide()
    assert not clock.is_running


def test_that_the_pause_counts_from_the_end_that_the_arbiter_types(
    open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    tied(2, 1)
    page = director()
    clock = page.findChild(PauseClock)
    assert clock is not None
    field = clock.findChild(QLineEdit)
    assert field is not None

    field.setText("03.04.2026 17:45")
    QTest.keyClick(field, Qt.Key.Key_Return)

    assert clock.text == "15:00"
    assert "18:15" in visible_words(clock)
    button(page).setFocus()
    enter()
    assert open_event.tournament.play_offs[0].ready_at == datetime(2026, 4, 3, 17, 45)
    assert clock.text == "15:00"


def test_that_a_wrong_key_at_a_game_says_so_and_a_result_is_corrected_at_the_same_place(
    qtbot: QtBot, open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    tied(2, 1)
    page = director()
    for _ in range(3):
        enter()
    grid = page.findChild(ResultGrid)
    assert grid is not None
    with qtbot.waitSignal(open_event.refused):
        QTest.keyClick(grid, Qt.Key.Key_8)
    type_result(page, "1")
    QTest.keyClick(focused(), Qt.Key.Key_Escape)

    type_result(page, "0")

    (_, game), *_ = open_event.tournament.stages[1].games
    assert game.result == BLACK_WINS


def test_that_papers_are_asked_for_on_their_page(
    qtbot: QtBot, open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    tied(2, 1)
    page = director()
    enter()

    with qtbot.waitSignal(page.wants) as asked:
        act_of(page, "Order of play")
    assert asked.args is not None
    assert isinstance(asked.args[0], ShowPaper)
    assert asked.args[0].document == "order-of-play"


def test_that_acts_of_the_page_have_keys_of_their_own(tied: Tied, director: Director) -> None:
    tied(2, 1)
    keys = [key for act in director().page_actions() for key in act.shortcuts()]

    assert len(keys) == len({key.toString() for key in keys})
    assert QKeySequence("Ctrl+P") in keys
