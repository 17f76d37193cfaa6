"""Ways out of a play-off, what may pull the ground from under it, and its rarer ends."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
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

from arbiter_app.domain.drawing.lots import alphabetical
from arbiter_app.domain.facts.disputes.appeals import AppealKind
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.facts.rules.match_rules import MatchRules
from arbiter_app.domain.facts.rules.play_off_rules import Level, PlayOffRules
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.base.destinations import PageId, ShowPage
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.tables.hand_numbers import HandNumbers
from arbiter_app.gui.play_off.next_card import BidFields, NextCard
from arbiter_app.gui.play_off.page import PlayOffPage
from arbiter_app.gui.window.book.pages import PAGES
from arbiter_app.services.commands.disputes.appeals import file_appeal
from arbiter_app.services.commands.play.play_offs import set_play_off_rules
from arbiter_app.services.commands.play.rounds import correct_result
from arbiter_app.services.commands.play.stages import add_stage, begin_stage
from arbiter_app.services.files.play_off_presets import PlayOffPresets, shipped
from tests.gui.conftest import Groups
from tests.gui.hands import focused, in_dialog, say_yes, visible_words
from tests.gui.play_off_hands import (
    NOW,
    Director,
    Tied,
    accept,
    act_of,
    act_with_reason,
    button,
    comes_next,
    enter,
    figure,
    final_places,
    give_reason,
    next_words,
    places,
    type_result,
)
from tests.gui.round_hands import take_up_again
from tests.services.hands import leave_the_rules
from tests.services.play_off_hands import finish, finish_with_ties


def test_that_two_may_agree_on_a_slower_pace_with_consent(
    open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    tied(2, 1)
    page = director()
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

    (_, game), *_ = open_event.tournament.stages[1].games
    assert game.time_control == "15+10"


def test_that_who_refuses_to_play_stands_below_and_the_others_play(
    open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    players = tied(3, 1)
    page = director()

    act_with_reason(page, "does not play")
    enter()

    play_off = open_event.tournament.play_offs[0]
    assert play_off.declined == {players[0]}
    assert {*open_event.tournament.stages[1].players} == {*players[1:3]}
    assert places(page)[-1][2] == "Шевчук"


def test_that_a_refusal_can_be_taken_back_before_play(
    open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    tied(3, 1)
    page = director()
    act_with_reason(page, "does not play")
    assert "play a match" in next_words(page)

    act_of(page, "plays after all")

    assert "play a round robin" in next_words(page)
    assert "Does not play" not in visible_words(page)


def test_that_who_leaves_a_match_loses_it(
    open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    tied(2, 1)
    page = director()
    enter()
    act_with_reason(page, "does not play")

    assert places(page) == [("1", "1–2", "Ґалаґан"), ("2", "1–2", "Шевчук")]
    assert figure(open_event) == "✓"


def test_that_a_play_off_is_annulled_and_the_tie_is_there_again(
    open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    tied(2, 1)
    page = director()
    enter()

    act_with_reason(page, "Annul")

    assert open_event.tournament.play_offs == ()
    assert figure(open_event) == "! 1"
    assert button(page).text().replace("&", "") == "Begin the play-off"
    open_event.undo()
    assert figure(open_event) == "…"


def test_that_a_play_off_ended_early_leaves_the_rest_shared(
    open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    tied(2, 1)
    page = director()
    enter()

    act_with_reason(page, "End the play-off early")

    assert "ended early: за згодою" in next_words(page)
    assert [row[0] for row in places(page)] == ["1–2", "1–2"]


def test_that_nothing_is_missing_where_a_round_robin_was_ended_early(
    open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    candidates = next(each for each in shipped() if each.id == "candidates_2022_2024")
    tied(4, 1, rules=candidates)
    page = director()
    enter()
    shown = {each.id: each for each in PAGES}
    assert shown[PageId.ROUNDS].state(open_event.facts) == "5/5"
    assert shown[PageId.TABLE].state(open_event.facts) == ""

    act_with_reason(page, "End the play-off early")

    assert shown[PageId.ROUNDS].state(open_event.facts) == "5/5"
    assert shown[PageId.TABLE].state(open_event.facts) == "✓"


# What may pull the ground from under it


def test_that_undecided_protests_about_those_tied_are_told(
    open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    players = tied(2, 1)
    open_event.do(
        file_appeal, kind=AppealKind.PROTEST, filed_at=NOW, player=players[0], claim="Годинник"
    )
    page = director()

    assert "1 protest about games of those tied is not decided" in visible_words(page)


def test_that_a_tie_that_a_correction_took_away_is_told(
    qtbot: QtBot, open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    leave_the_rules(open_event.workspace)
    say_yes(open_event)
    players = tied(2, 2)
    page = director()
    enter()
    round_, game = next(
        (round_, game)
        for round_, game in open_event.tournament.main_stage.games
        if players[0] in (game.white, game.black) and players[1] not in (game.white, game.black)
    )
    open_event.stage = open_event.tournament.main_stage.id

    open_event.do(
        correct_result,
        round=round_.number,
        board=game.board,
        result=DRAW,
        reason="помилка",
        decided=True,
    )

    assert "does not exist any more" in visible_words(page)
    assert figure(open_event) == "!"
    open_event.undo()
    assert "does not exist any more" not in visible_words(page)

    open_event.redo()
    assert comes_next(page) == "Annul the play-off…"
    in_dialog(give_reason)
    enter()
    assert open_event.tournament.play_offs == ()


# The rarer ends


@pytest.fixture
def world_cup() -> PlayOffRules:
    """Four pairs of games, each faster, then an armageddon with bids."""
    return PlayOffPresets().get("world_cup_2025")


def test_that_a_match_drawn_to_the_end_is_decided_by_an_armageddon_with_bids(
    open_event: OpenEvent, tied: Tied, world_cup: PlayOffRules, director: Director
) -> None:
    players = tied(2, 1, rules=world_cup)
    page = director()
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
    *_, (_, game) = open_event.tournament.stages[1].games
    lower = field_of(page, "3:10")
    assert game.black == lower
    type_result(page, "5")

    assert comes_next(page) == "Final table"
    assert final_places(open_event)[0] == f"1 {surname(open_event, lower)}"
    assert {*players[:2]} == {game.white, game.black}


@pytest.fixture(name="at_once")
def bids_at_once(world_cup: PlayOffRules) -> PlayOffRules:
    """The armageddon with bids alone."""
    (branch,) = world_cup.levels[0].branches
    assert branch.match is not None
    bids = MatchRules(steps=branch.match.steps[-1:])
    return replace(world_cup, levels=(Level(branches=(replace(branch, match=bids),)),))


def test_that_the_lot_of_equal_bids_is_taken_from_the_hall(
    open_event: OpenEvent, tied: Tied, at_once: PlayOffRules, director: Director
) -> None:
    tied(2, 1, rules=at_once)
    page = director()
    enter()
    (in_hall,) = (way for way in page.findChildren(QRadioButton) if "hall" in way.text())
    in_hall.click()
    box = next(each for each in page.findChildren(QComboBox) if each.isVisible())
    box.setCurrentIndex(1)
    card = page.findChild(NextCard)
    assert card is not None
    card.bids.take_focus()
    for _ in range(2):
        field = focused()
        assert isinstance(field, QLineEdit)
        QTest.keyClicks(field, "3:30")
        enter()
    enter()
    enter()
    ((_, game),) = open_event.tournament.stages[1].games
    assert game.black == box.itemData(1)
    assert {each.seed for each in open_event.tournament.stages[1].decisions} == {None}


def test_that_a_bid_that_is_refused_is_typed_again_at_once(
    open_event: OpenEvent, tied: Tied, at_once: PlayOffRules, director: Director
) -> None:
    tied(2, 1, rules=at_once)
    page = director()
    enter()
    for bid in ("5:30", "3:10"):
        field = focused()
        assert isinstance(field, QLineEdit)
        field.setText(bid)
        enter()
    enter()

    field = focused()
    assert isinstance(field, QLineEdit)
    assert field.selectedText() == "5:30"
    QTest.keyClicks(field, "3:30")
    enter()
    enter()
    assert comes_next(page) == "Pair the next game"


def test_that_lots_decide_where_the_regulations_have_nothing_more(
    qtbot: QtBot,
    open_event: OpenEvent,
    tied: Tied,
    world_cup: PlayOffRules,
    director: Director,
) -> None:
    tied(3, 1, rules=world_cup)  # which knows matches of two alone
    page = director()
    card = page.findChild(NextCard)
    assert card is not None
    assert "no play-off of so many players: lots decide" in visible_words(page)

    enter()
    assert comes_next(page) == "Draw lots"
    enter()  # the second half of a double press decides nothing
    assert not open_event.tournament.main_stage.decisions
    qtbot.waitUntil(lambda: card.takes_enter)
    enter()

    assert comes_next(page) == "Final table"
    assert [row[0] for row in places(page)] == ["1", "2", "3"]


def test_that_lots_drawn_in_the_hall_are_typed(
    qtbot: QtBot, open_event: OpenEvent, tied: Tied, world_cup: PlayOffRules, director: Director
) -> None:
    tied(3, 1, rules=world_cup)  # which knows matches of two alone
    page = director()
    card = page.findChild(NextCard)
    assert card is not None
    enter()
    qtbot.waitUntil(lambda: card.takes_enter)
    (in_hall,) = (way for way in page.findChildren(QRadioButton) if "hall" in way.text())
    assert in_hall.isVisible()
    in_hall.setFocus()
    QTest.keyClick(in_hall, Qt.Key.Key_Space)
    table = focused()
    for key in (Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_1):
        QTest.keyClick(table, key)
        QTest.keyClick(focused(), Qt.Key.Key_Return)
        QApplication.processEvents()

    assert comes_next(page) == "Take the lot"
    enter()
    assert [row[0] for row in places(page)] == ["1", "2", "3"]
    assert {each.seed for each in open_event.tournament.main_stage.decisions} == {None}


def test_that_the_lot_of_who_plays_is_typed_as_drawn_in_the_hall(
    qtbot: QtBot, open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    players = tied(5, 1)
    page = director()
    assert "a lot has to decide among" in next_words(page)
    enter()
    card = page.findChild(NextCard)
    assert card is not None
    qtbot.waitUntil(lambda: card.takes_enter)
    assert "The 4 lowest lots play." in next_words(page)
    (in_hall,) = (way for way in page.findChildren(QRadioButton) if "hall" in way.text())
    in_hall.setFocus()
    QTest.keyClick(in_hall, Qt.Key.Key_Space)
    table = focused()
    for key in range(Qt.Key.Key_1, Qt.Key.Key_6):
        QTest.keyClick(table, Qt.Key(key))
        QTest.keyClick(focused(), Qt.Key.Key_Return)
        QApplication.processEvents()
    assert comes_next(page) == "Take the lot"
    enter()

    assert comes_next(page) == "Begin the next stage"
    numbers = page.findChild(HandNumbers)
    assert numbers is not None
    assert numbers.numbers == {}, "those of another lot"
    enter()
    *_, out = (
        each.id for each in alphabetical([open_event.facts.players[each] for each in players[:5]])
    )
    assert {*open_event.tournament.stages[1].players} == {*players[:5]} - {out}
    lots = [each.value for each in open_event.tournament.stages[1].decisions if each.seed is None]
    assert sorted(lots) == ["1", "2", "3", "4", "5"], "kept with the step they let into"


def test_that_numbers_drawn_in_the_hall_are_typed(
    open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    players = tied(3, 1)
    page = director()
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

    slots = open_event.tournament.stages[1].slots
    assert [slot.player for slot in slots] == [players[0], players[1], players[2]]


def test_that_a_number_from_the_hall_that_is_missing_is_typed_at_once(
    open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    tied(3, 1)
    page = director()
    in_hall = next(each for each in page.findChildren(QRadioButton) if "hall" in each.text())
    in_hall.setFocus()
    QTest.keyClick(in_hall, Qt.Key.Key_Space)
    table = focused()
    QTest.keyClick(table, Qt.Key.Key_2)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    QApplication.processEvents()
    button(page).setFocus()
    enter()
    assert not open_event.tournament.play_offs
    assert focused() is table
    for key in (Qt.Key.Key_3, Qt.Key.Key_1):
        QTest.keyClick(table, key)
        QTest.keyClick(focused(), Qt.Key.Key_Return)
        QApplication.processEvents()
    enter()
    assert open_event.tournament.play_offs


def test_that_one_who_is_left_alone_has_won_the_tie(
    open_event: OpenEvent, tied: Tied, director: Director
) -> None:
    tied(2, 1)
    page = director()
    act_with_reason(page, "does not play")
    assert "Does not play: Шевчук Олена" in visible_words(page)
    enter()

    assert places(page) == [("1", "1–2", "Ґалаґан"), ("2", "1–2", "Шевчук")]
    assert comes_next(page) == "Final table"


def surname(open_event: OpenEvent, player: PlayerId) -> str:
    return open_event.facts.players[player].name.split()[0]


def field_of(page: PlayOffPage, bid: str) -> PlayerId:
    """Who bid so."""
    bids = page.findChild(BidFields)
    assert bids is not None
    return next(player for player, value in bids.bids.items() if value == bid)


def test_that_a_tie_of_a_final_is_played_off_as_one_of_the_main_stage(
    qtbot: QtBot,
    open_event: OpenEvent,
    in_groups: Groups,
    chain: PlayOffRules,
    director: Director,
) -> None:
    players, workspace = in_groups(6, 2), open_event.workspace
    workspace.do(set_play_off_rules, rules=replace(chain, cuts=(1,)))
    _, *groups = open_event.tournament.stages
    for group in groups:
        finish(workspace, group.id)
    best = tuple((group.id, place) for place in (1, 2) for group in groups)
    workspace.do(
        add_stage,
        kind=StageKind.FINAL,
        title="Фінал",
        system=System.ROUND_ROBIN,
        sources=best,
        first_place=1,
    )
    final = open_event.tournament.stages[-1].id
    workspace.at(final).do(begin_stage, method=DrawMethod.BY_PLACE)
    finish_with_ties(workspace, players, stage=final)
    page = director()

    assert "Фінал: play-off for places 1–4" in visible_words(page)
    enter()
    assert comes_next(page) == "Draw the colours"
    assert open_event.tournament.play_offs[0].stage == final
    with qtbot.waitSignal(page.wants) as asked:
        act_of(page, "Final table")
    assert asked.args == [ShowPage(PageId.TABLE)]
    assert open_event.stage == final
