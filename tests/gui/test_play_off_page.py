"""The director of play-offs, worked by an arbiter with two tired players and half an hour."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QPushButton,
    QRadioButton,
)
from pytestqt.qtbot import QtBot

from arbiter_app.domain.appeals import AppealKind
from arbiter_app.domain.draw import DrawMethod
from arbiter_app.domain.event import StageKind, System
from arbiter_app.domain.groups import Divide
from arbiter_app.domain.ids import PairingNumber, PlayerId, StageId
from arbiter_app.domain.play_off_rules import PlayOffRules
from arbiter_app.domain.results import BLACK_WINS, DRAW, WHITE_WINS
from arbiter_app.domain.standings import standings
from arbiter_app.gui.bridge import Desk
from arbiter_app.gui.pages.catalogue import PAGES
from arbiter_app.gui.pages.play_off import PlayOffPage
from arbiter_app.gui.widgets.play_off_clock import PauseClock
from arbiter_app.gui.widgets.play_off_list import PlayOffList
from arbiter_app.gui.widgets.play_off_lot import LotFields
from arbiter_app.gui.widgets.play_off_next import BidFields, NextCard
from arbiter_app.gui.widgets.play_off_outcome import OutcomeTable
from arbiter_app.gui.widgets.result_grid import ResultGrid
from arbiter_app.services.commands.appeals import file_appeal
from arbiter_app.services.commands.draw import number_by_hand
from arbiter_app.services.commands.event import change_system
from arbiter_app.services.commands.play_offs import set_play_off_rules
from arbiter_app.services.commands.rounds import correct_result, enter_result
from arbiter_app.services.commands.stages import add_stage, begin_stage, divide_into_groups
from arbiter_app.services.play_off_presets import PlayOffPresets
from tests.gui.conftest import Builder
from tests.gui.hands import focused, in_dialog, visible_words

NOW = datetime(2026, 4, 3, 18)

Tied = Callable[..., tuple[PlayerId, ...]]


@pytest.fixture
def chain() -> PlayOffRules:
    """Two: two games, then sudden death; three: all against all; four: a knockout."""
    return PlayOffPresets().get("fide_manual_2017_default")


@pytest.fixture
def tied(desk: Desk, drawn: Builder, chain: PlayOffRules) -> Tied:
    """Play the tournament to its end: the players of each group are level, and above the next."""

    def play(*groups: int, rules: PlayOffRules | None = chain) -> tuple[PlayerId, ...]:
        players = drawn(sum(groups))
        strength = [rank for rank, size in enumerate(groups) for _ in range(size)]
        rank_of = dict(zip(players, strength, strict=True))
        desk.do(set_play_off_rules, rules=rules)
        for round_ in desk.tournament.main_stage.rounds:
            for game in round_.games:
                white, black = rank_of[game.white], rank_of[game.black]
                result = DRAW if white == black else WHITE_WINS if white < black else BLACK_WINS
                desk.do(enter_result, round=round_.number, board=game.board, result=result)
        return players

    return play


@pytest.fixture
def shown(qtbot: QtBot, desk: Desk) -> Callable[[], PlayOffPage]:
    def show() -> PlayOffPage:
        page = PlayOffPage(desk, now=lambda: NOW)
        qtbot.addWidget(page)
        page.resize(1100, 720)
        with qtbot.waitExposed(page):
            page.show()
        page.activateWindow()
        page.focus_first()
        return page

    return show


def enter() -> None:
    QTest.keyClick(focused(), Qt.Key.Key_Return)


def type_result(page: PlayOffPage, key: str) -> None:
    grid = page.findChild(ResultGrid)
    assert grid is not None
    assert focused() is grid
    QTest.keyClick(grid, Qt.Key(ord(key)))


def button(page: PlayOffPage) -> QPushButton:
    card = page.findChild(NextCard)
    assert card is not None
    return card.button


def take_up_again(page: PlayOffPage) -> None:
    """Make the window active after a dialog, where nobody manages windows; keys need it."""
    page.activateWindow()
    QApplication.processEvents()


def comes_next(page: PlayOffPage) -> str:
    """What the one button says, and that the next Enter presses it."""
    assert focused() is button(page)
    return button(page).text().replace("&", "")


def next_words(page: PlayOffPage) -> str:
    card = page.findChild(NextCard)
    assert card is not None
    return card.words


def places(page: PlayOffPage) -> list[tuple[str, str, str]]:
    """The places of the participants, before and after, with their names."""
    table = page.findChild(OutcomeTable)
    assert table is not None
    return [(row.now, row.before, row.name.split()[0]) for row in table.shown]


def figure(desk: Desk) -> str:
    entry = next(entry for entry in PAGES if entry.id == "play-off")
    return entry.state(desk.open_event)


def final_places(desk: Desk) -> list[str]:
    table = standings(desk.tournament, desk.open_event.players)
    names = desk.open_event.players
    return [f"{row.place} {names[row.player].name.split()[0]}" for row in table.rows]


# Before there is anything to play off


def test_that_without_a_regulation_the_page_leads_to_the_event(
    qtbot: QtBot, tied: Tied, shown: Callable[[], PlayOffPage]
) -> None:
    tied(2, 2, rules=None)
    page = shown()

    assert "no play-off regulation is set" in visible_words(page)
    with qtbot.waitSignal(page.wants_page) as asked:
        enter()
    assert asked.args == ["event"]


def test_that_before_the_end_the_page_says_what_is_missing(
    qtbot: QtBot, desk: Desk, drawn: Builder, chain: PlayOffRules, shown: Callable[[], PlayOffPage]
) -> None:
    drawn(4)
    desk.do(set_play_off_rules, rules=chain)
    page = shown()

    assert "6 result" in visible_words(page)
    assert figure(desk) == ""
    with qtbot.waitSignal(page.wants_page) as asked:
        enter()
    assert asked.args == ["rounds"]


def test_that_a_table_without_such_a_tie_leads_to_the_table(
    qtbot: QtBot, tied: Tied, shown: Callable[[], PlayOffPage]
) -> None:
    tied(1, 2, 1)
    page = shown()

    assert "no tie has to be played off" in visible_words(page)
    with qtbot.waitSignal(page.wants_page) as asked:
        enter()
    assert asked.args == ["table"]


def test_that_a_tie_is_told_with_its_places_its_article_and_what_is_played(
    desk: Desk, tied: Tied, shown: Callable[[], PlayOffPage]
) -> None:
    tied(2, 2)
    page = shown()

    words = visible_words(page)
    assert "Play-off for places 1–2" in words
    assert "Шевчук Олена – Ґалаґан Ігор are tied for places 1–2" in words
    assert "C.07 Art. 3.1.1" in words
    assert "play a match for places 1–2" in next_words(page)
    assert "3+2" in next_words(page)
    assert comes_next(page) == "Begin the play-off"
    assert figure(desk) == "! 1"


# Play, by keys alone


def test_that_two_are_led_through_two_games_and_sudden_death_to_their_order(
    desk: Desk, tied: Tied, shown: Callable[[], PlayOffPage]
) -> None:
    tied(2, 2)
    page = shown()

    enter()
    assert comes_next(page) == "Draw the colours"
    enter()
    assert comes_next(page) == "Pair the next game"
    enter()
    assert figure(desk) == "0/1"
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
    assert figure(desk) == "3/4"
    type_result(page, "1")

    assert comes_next(page) == "Final table"
    assert figure(desk) == "✓"
    games = [game for _, game in desk.tournament.stages[1].games]
    winner = desk.open_event.players[games[-1].white].name.split()[0]
    assert [row[:2] for row in places(page)] == [("1", "1–2"), ("2", "1–2")]
    assert places(page)[0][2] == winner
    assert final_places(desk)[0] == f"1 {winner}"


def test_that_three_who_are_all_level_again_lose_the_last_by_the_next_tie_break(
    desk: Desk, tied: Tied, shown: Callable[[], PlayOffPage]
) -> None:
    tied(3, 2)
    page = shown()

    assert "round robin" in next_words(page)
    enter()
    for _ in range(3):
        type_result(page, "5")
    assert "level again" in next_words(page)
    assert "tie-break" in next_words(page)
    assert comes_next(page) == "Begin the next stage"
    enter()
    for _ in range(2):  # two of three are left, and play a match
        if comes_next(page) == "Draw the colours":
            enter()
        enter()
        type_result(page, "1" if page.desk.tournament.stages[-1].missing else "5")
    while button(page).isVisible() and comes_next(page) != "Final table":
        enter()
        if page.desk.tournament.stages[-1].missing:
            type_result(page, "1")

    assert [row[0] for row in places(page)] == ["1", "2", "3"]


def test_that_four_play_a_knockout_of_matches_at_the_same_time(
    desk: Desk, tied: Tied, shown: Callable[[], PlayOffPage]
) -> None:
    tied(4, 1)
    page = shown()

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


def test_that_the_colours_drawn_in_the_hall_are_taken(
    qtbot: QtBot, desk: Desk, tied: Tied, shown: Callable[[], PlayOffPage]
) -> None:
    players = tied(2, 1)
    page = shown()
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

    (_, game), *_ = desk.tournament.stages[1].games
    assert game.white == players[1]
    assert desk.tournament.stages[1].decisions[0].seed is None


def test_that_the_seed_of_a_lot_is_recorded_and_not_used_again(
    desk: Desk, tied: Tied, shown: Callable[[], PlayOffPage]
) -> None:
    tied(2, 1)
    page = shown()
    enter()
    seed = next(each for each in page.findChildren(QLineEdit) if each.accessibleName() == "Seed")
    seed.setText("777")

    enter()

    assert desk.tournament.stages[1].decisions[0].seed == "777"
    assert seed.text() != "777"


def test_that_a_lot_without_a_seed_is_refused_with_the_reason(
    qtbot: QtBot, desk: Desk, tied: Tied, shown: Callable[[], PlayOffPage]
) -> None:
    tied(2, 1)
    page = shown()
    enter()
    lot = page.findChild(LotFields)
    assert lot is not None
    seed = lot.findChild(QLineEdit)
    assert seed is not None
    seed.clear()

    with qtbot.waitSignal(desk.refused):
        enter()

    assert not desk.tournament.stages[1].decisions
    assert focused() is seed


# Several at once


def test_that_a_tie_for_the_first_place_and_one_for_qualifying_are_played_at_once(
    desk: Desk, tied: Tied, chain: PlayOffRules, shown: Callable[[], PlayOffPage]
) -> None:
    tied(2, 2, 1, rules=replace(chain, cuts=(1, 3)))
    page = shown()
    matters = page.findChild(PlayOffList)
    assert matters is not None
    assert figure(desk) == "! 2"
    assert matters.count() == 2

    enter()
    assert "is being played" in matters.item(0).text()
    QTest.keyClick(matters, Qt.Key.Key_Down)
    assert "places 3–4" in visible_words(page)
    button(page).setFocus()
    enter()

    assert [play_off.first_place for play_off in desk.tournament.play_offs] == [1, 3]
    assert comes_next(page) == "Draw the colours"
    assert figure(desk) == "…"


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
    desk: Desk, tied: Tied, shown: Callable[[], PlayOffPage]
) -> None:
    tied(2, 1)
    page = shown()
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
    assert desk.tournament.play_offs[0].ready_at == datetime(2026, 4, 3, 17, 45)
    assert clock.text == "15:00"


# Ways out


def act_of(page: PlayOffPage, words: str) -> None:
    """Choose an act of the menu."""
    found = [act for act in page.page_actions() if words in act.text().replace("&", "")]
    assert len(found) == 1
    assert found[0].isEnabled()
    found[0].trigger()


def give_reason(dialog: QDialog) -> None:
    *_, field = dialog.findChildren(QLineEdit)
    field.setText("за згодою")
    accept(dialog)


def accept(dialog: QDialog) -> None:
    verb = dialog.findChildren(QPushButton)[0]
    assert verb.isEnabled()
    verb.click()


def test_that_two_may_agree_on_a_slower_pace_with_consent(
    desk: Desk, tied: Tied, shown: Callable[[], PlayOffPage]
) -> None:
    tied(2, 1)
    page = shown()
    enter()

    def agree(dialog: QDialog) -> None:
        tempo, *_ = dialog.findChildren(QLineEdit)
        assert tempo.text() == "3+2"
        tempo.setText("15+10")
        assert not dialog.findChildren(QPushButton)[0].isEnabled()
        consent = dialog.findChild(QCheckBox)
        assert consent is not None
        consent.setChecked(True)
        accept(dialog)

    in_dialog(agree)
    act_of(page, "Slower pace")
    take_up_again(page)
    enter()
    enter()

    (_, game), *_ = desk.tournament.stages[1].games
    assert game.time_control == "15+10"


def test_that_who_refuses_to_play_stands_below_and_the_others_play(
    desk: Desk, tied: Tied, shown: Callable[[], PlayOffPage]
) -> None:
    players = tied(3, 1)
    page = shown()

    in_dialog(give_reason)
    act_of(page, "does not play")
    take_up_again(page)
    enter()

    play_off = desk.tournament.play_offs[0]
    assert play_off.declined == {players[0]}
    assert {*desk.tournament.stages[1].players} == {*players[1:3]}
    assert places(page)[-1][2] == "Шевчук"


def test_that_who_leaves_a_match_loses_it(
    desk: Desk, tied: Tied, shown: Callable[[], PlayOffPage]
) -> None:
    tied(2, 1)
    page = shown()
    enter()
    in_dialog(give_reason)
    act_of(page, "does not play")

    assert places(page) == [("1", "1–2", "Ґалаґан"), ("2", "1–2", "Шевчук")]
    assert figure(desk) == "✓"


def test_that_a_play_off_is_annulled_and_the_tie_is_there_again(
    desk: Desk, tied: Tied, shown: Callable[[], PlayOffPage]
) -> None:
    tied(2, 1)
    page = shown()
    enter()

    in_dialog(give_reason)
    act_of(page, "Annul")

    assert desk.tournament.play_offs == ()
    assert figure(desk) == "! 1"
    assert button(page).text().replace("&", "") == "Begin the play-off"
    desk.undo()
    assert figure(desk) == "…"


def test_that_a_play_off_ended_early_leaves_the_rest_shared(
    desk: Desk, tied: Tied, shown: Callable[[], PlayOffPage]
) -> None:
    tied(2, 1)
    page = shown()
    enter()

    in_dialog(give_reason)
    act_of(page, "End the play-off early")

    assert "ended early: за згодою" in next_words(page)
    assert [row[0] for row in places(page)] == ["1–2", "1–2"]


# What may pull the ground from under it


def test_that_undecided_protests_about_those_tied_are_told(
    desk: Desk, tied: Tied, shown: Callable[[], PlayOffPage]
) -> None:
    players = tied(2, 1)
    desk.do(file_appeal, kind=AppealKind.PROTEST, filed_at=NOW, player=players[0], claim="Годинник")
    page = shown()

    assert "protest(s) about games of those tied are not decided" in visible_words(page)


def test_that_a_tie_that_a_correction_took_away_is_told(
    qtbot: QtBot, desk: Desk, tied: Tied, shown: Callable[[], PlayOffPage]
) -> None:
    players = tied(2, 2)
    page = shown()
    enter()
    round_, game = next(
        (round_, game)
        for round_, game in desk.tournament.main_stage.games
        if players[0] in (game.white, game.black) and players[1] not in (game.white, game.black)
    )
    desk.stage = desk.tournament.main_stage.id

    desk.do(
        correct_result,
        round=round_.number,
        board=game.board,
        result=DRAW,
        reason="помилка",
        decided=True,
    )

    assert "does not exist any more" in visible_words(page)
    desk.undo()
    assert "does not exist any more" not in visible_words(page)


def test_that_a_wrong_key_at_a_game_says_so_and_a_result_is_corrected_at_the_same_place(
    qtbot: QtBot, desk: Desk, tied: Tied, shown: Callable[[], PlayOffPage]
) -> None:
    tied(2, 1)
    page = shown()
    for _ in range(3):
        enter()
    grid = page.findChild(ResultGrid)
    assert grid is not None
    with qtbot.waitSignal(desk.refused):
        QTest.keyClick(grid, Qt.Key.Key_8)
    type_result(page, "1")
    QTest.keyClick(focused(), Qt.Key.Key_Escape)

    type_result(page, "0")

    (_, game), *_ = desk.tournament.stages[1].games
    assert game.result == BLACK_WINS


def test_that_papers_are_asked_for_on_their_page(
    qtbot: QtBot, desk: Desk, tied: Tied, shown: Callable[[], PlayOffPage]
) -> None:
    tied(2, 1)
    page = shown()
    enter()

    with qtbot.waitSignal(page.wants_paper) as asked:
        act_of(page, "Order of play")
    assert asked.args is not None
    assert asked.args[0] == "order-of-play"


def test_that_acts_of_the_page_have_keys_of_their_own(
    tied: Tied, shown: Callable[[], PlayOffPage]
) -> None:
    tied(2, 1)
    keys = [key for act in shown().page_actions() for key in act.shortcuts()]

    assert len(keys) == len({key.toString() for key in keys})
    assert QKeySequence("Ctrl+P") in keys


# The rarer ends


@pytest.fixture
def world_cup() -> PlayOffRules:
    """Four pairs of games, each faster, then an armageddon with bids."""
    return PlayOffPresets().get("world_cup_2025")


def test_that_a_match_drawn_to_the_end_is_decided_by_an_armageddon_with_bids(
    desk: Desk, tied: Tied, world_cup: PlayOffRules, shown: Callable[[], PlayOffPage]
) -> None:
    players = tied(2, 1, rules=world_cup)
    page = shown()
    enter()
    for _ in range(4):
        enter()
        for _ in range(2):
            assert comes_next(page) == "Pair the next game"
            enter()
            type_result(page, "5")

    assert "armageddon" in next_words(page)
    for bid in ("3:30", "3:10"):
        field = focused()
        assert isinstance(field, QLineEdit)
        field.setText(bid)
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert comes_next(page) == "Take the bids"
    enter()
    enter()
    *_, (_, game) = desk.tournament.stages[1].games
    lower = field_of(page, "3:10")
    assert game.black == lower
    type_result(page, "5")

    assert comes_next(page) == "Final table"
    assert final_places(desk)[0] == f"1 {surname(desk, lower)}"
    assert {*players[:2]} == {game.white, game.black}


def test_that_lots_decide_where_the_regulations_have_nothing_more(
    qtbot: QtBot,
    desk: Desk,
    tied: Tied,
    world_cup: PlayOffRules,
    shown: Callable[[], PlayOffPage],
) -> None:
    tied(3, 1, rules=world_cup)  # which knows matches of two alone
    page = shown()
    card = page.findChild(NextCard)
    assert card is not None
    assert "no play-off of so many players: lots decide" in visible_words(page)

    enter()
    assert comes_next(page) == "Draw lots"
    enter()  # the second half of a double press decides nothing
    assert not desk.tournament.main_stage.decisions
    qtbot.waitUntil(lambda: card.takes_enter)
    enter()

    assert comes_next(page) == "Final table"
    assert [row[0] for row in places(page)] == ["1", "2", "3"]


def test_that_numbers_drawn_in_the_hall_are_typed(
    desk: Desk, tied: Tied, shown: Callable[[], PlayOffPage]
) -> None:
    players = tied(3, 1)
    page = shown()
    in_hall = next(each for each in page.findChildren(QRadioButton) if "hall" in each.text())
    in_hall.setFocus()
    QTest.keyClick(in_hall, Qt.Key.Key_Space)
    table = focused()
    for key in (Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_1):  # by the alphabet: Ґ, Є, Ш
        QTest.keyClick(table, key)
        QTest.keyClick(focused(), Qt.Key.Key_Return)
        QApplication.processEvents()
    assert comes_next(page) == "Begin the play-off"
    enter()

    slots = desk.tournament.stages[1].slots
    assert [slot.player for slot in slots] == [players[0], players[1], players[2]]


def test_that_one_who_is_left_alone_has_won_the_tie(
    desk: Desk, tied: Tied, shown: Callable[[], PlayOffPage]
) -> None:
    tied(2, 1)
    page = shown()
    in_dialog(give_reason)
    act_of(page, "does not play")
    take_up_again(page)
    assert "Does not play: Шевчук Олена" in visible_words(page)
    enter()

    assert places(page) == [("1", "1–2", "Ґалаґан"), ("2", "1–2", "Шевчук")]
    assert comes_next(page) == "Final table"


def surname(desk: Desk, player: PlayerId) -> str:
    return desk.open_event.players[player].name.split()[0]


def field_of(page: PlayOffPage, bid: str) -> PlayerId:
    """Who bid so."""
    bids = page.findChild(BidFields)
    assert bids is not None
    return next(player for player, value in bids.bids.items() if value == bid)


def test_that_a_tie_of_a_final_is_played_off_as_one_of_the_main_stage(
    qtbot: QtBot,
    desk: Desk,
    registered: Builder,
    chain: PlayOffRules,
    shown: Callable[[], PlayOffPage],
) -> None:
    players, workspace = registered(6), desk.workspace
    edition = desk.tournament.settings.edition
    workspace.do(
        change_system, cycles=1, swap_last_rounds=False, edition_id=edition, system=System.STAGES
    )
    workspace.do(set_play_off_rules, rules=replace(chain, cuts=(1,)))
    workspace.do(
        number_by_hand, numbers={each: PairingNumber(i) for i, each in enumerate(players, 1)}
    )
    workspace.do(divide_into_groups, groups=2, by=Divide.SNAKE, seed="1")
    _, *groups = desk.tournament.stages
    for group in groups:
        play_all(desk, group.id)
    best = tuple((group.id, place) for place in (1, 2) for group in groups)
    workspace.do(
        add_stage,
        kind=StageKind.FINAL,
        title="Фінал",
        system=System.ROUND_ROBIN,
        sources=best,
        first_place=1,
    )
    final = desk.tournament.stages[-1].id
    workspace.at(final).do(begin_stage, method=DrawMethod.BY_PLACE)
    play_all(desk, final, drawn=True)
    page = shown()

    assert "Фінал: play-off for places 1–4" in visible_words(page)
    enter()
    assert comes_next(page) == "Draw the colours"
    assert desk.tournament.play_offs[0].stage == final
    with qtbot.waitSignal(page.wants_page) as asked:
        act_of(page, "Final table")
    assert asked.args == ["table"]
    assert desk.stage == final


def play_all(desk: Desk, stage: StageId, *, drawn: bool = False) -> None:
    """Let every game of a stage be drawn, or won by who was registered first."""
    for round_ in desk.tournament.stage(stage).rounds:
        for game in round_.games:
            won = WHITE_WINS if game.white < game.black else BLACK_WINS
            result = DRAW if drawn else won
            desk.workspace.at(stage).do(
                enter_result, round=round_.number, board=game.board, result=result
            )
