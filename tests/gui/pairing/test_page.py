"""The page of pairing: what a round waits for, its draft with reasons, its publication."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from threading import Event as Flag

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.results import WHITE_WINS, Mark, Result
from arbiter_app.domain.facts.rules.sports import Sport
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem, TeamMates
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import FIRST_STAGE, Board, PlayerId, Round
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.by_hand import begin_by_hand
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.domain.simulation.options import SwissOptions
from arbiter_app.domain.simulation.swiss import simulated
from arbiter_app.gui.base.background import finish_background
from arbiter_app.gui.base.destinations import PageId, ShowBoard, ShowPage
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.pairing.lines import Kind, PairingLine
from arbiter_app.gui.pairing.page import PairingPage
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.play.by_hand import pair_by_hand
from arbiter_app.services.commands.play.rounds import enter_result, publish_round
from arbiter_app.services.commands.rules.sport import set_sport
from arbiter_app.services.commands.rules.swiss_rules import (
    forbid_pairs,
    set_initial_colour,
    set_swiss_rules,
)
from arbiter_app.services.commands.whole.across import name_teams
from arbiter_app.services.commands.whole.event import describe_event
from arbiter_app.services.commands.whole.import_report import import_report
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import focused, in_dialog, press_button, show_page, visible_words
from tests.gui.windows import open_event_of, open_window
from tests.services.hands import choose_system, last_line
from tests.services.swiss_hands import make_swiss, pair, play, play_rounds
from tests.services.tournament_hands import second

Check = Callable[[], None]
Tell = Callable[[int, int], None]


def shown(qtbot: QtBot, open_event: OpenEvent) -> PairingPage:
    return show_page(qtbot, PairingPage(open_event))


def press(page: QWidget, key: str) -> None:
    QTest.keySequence(page.window(), QKeySequence(key))


def lines(page: PairingPage) -> list[PairingLine]:
    table = next(each for each in page.findChildren(Table) if each.isVisible())
    return table.shown


def round_of(workspace: Workspace, number: int) -> list[tuple[int, int, int]]:
    games = workspace.event.tournament.competition().round(Round(number)).games
    return [(game.board, game.white, game.black) for game in games]


def pair_by_key(qtbot: QtBot, page: PairingPage, workspace: Workspace, number: int) -> None:
    press(page, "Ctrl+Shift+G")
    qtbot.waitUntil(lambda: bool(round_of(workspace, number)))


def test_that_a_draft_is_made_and_published_by_keys(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 7)
    page = shown(qtbot, open_event)
    assert "Round 1 of 9: 7 players" in visible_words(page)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(round_of(workspace, 1)) == 3)
    assert [each.kind for each in lines(page)] == [Kind.PAIR] * 3 + [Kind.BYE]
    assert isinstance(focused(), Table)
    with qtbot.waitSignal(page.wants) as asked:
        press(page, "Ctrl+Shift+P")
    assert asked.args == [ShowBoard(Round(1), Board(1), FIRST_STAGE)]
    assert workspace.event.tournament.competition().round(Round(1)).published is not None


def test_that_the_initial_colour_is_drawn_here_by_one_key(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 6, colour=False)
    page = shown(qtbot, open_event)
    assert "initial colour is not drawn" in visible_words(page)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert workspace.event.tournament.settings.swiss.initial_colour is not None
    assert "Round 1 of 9: 6 players" in visible_words(page)


def test_that_missing_results_are_named_with_the_way_there(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 8)
    pair(workspace, 1)
    workspace.do(publish_round, round=Round(1))
    workspace.do(enter_result, round=Round(1), board=Board(2), result=WHITE_WINS)
    page = shown(qtbot, open_event)
    assert "Missing at 3 boards: 1, 3-4." in visible_words(page)
    with qtbot.waitSignal(page.wants) as asked:
        QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert asked.args == [ShowBoard(Round(1), Board(1), FIRST_STAGE)]


def test_that_nothing_is_paired_here_but_a_swiss(
    qtbot: QtBot, open_event: OpenEvent, drawn: Callable[[int], object]
) -> None:
    drawn(4)
    page = shown(qtbot, open_event)
    with qtbot.waitSignal(page.wants) as asked:
        QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert asked.args == [ShowPage(PageId.EVENT)]


def test_that_the_reasons_of_the_chosen_row_are_told(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    play_rounds(make_swiss(workspace, 7), 2)
    pair(workspace, 3)
    page = shown(qtbot, open_event)
    qtbot.waitUntil(lambda: "C.04.3" in visible_words(page))
    QTest.keyClick(focused(), Qt.Key.Key_End)
    qtbot.waitUntil(lambda: "has the bye" in visible_words(page))
    QTest.keyClick(focused(), Qt.Key.Key_Home)
    field = next(each for each in page.findChildren(QLineEdit) if "bye" in each.placeholderText())
    field.setFocus()
    QTest.keyClicks(field, "0")
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "had the bye" in visible_words(page) or "score" in visible_words(page))


def test_that_a_draft_is_out_of_date_when_somebody_has_left(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    play_rounds(make_swiss(workspace, 8), 1)
    draft = pair(workspace, 2)
    page = shown(qtbot, open_event)
    workspace.do(withdraw_player, player=draft.games[0].white, reason="хвороба")
    qtbot.waitUntil(lambda: "out of date" in visible_words(page))
    press(page, "Ctrl+Shift+G")
    qtbot.waitUntil(lambda: len(round_of(workspace, 2)) == 3)
    qtbot.waitUntil(lambda: "out of date" not in visible_words(page))


def test_that_a_draft_of_a_wrong_result_is_out_of_date(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    first = play(make_swiss(workspace, 8), 1)
    pair(workspace, 2)
    shown_page = shown(qtbot, open_event)
    for game in first.games:
        result = Result(Mark.LOST, Mark.WON) if game.result == WHITE_WINS else WHITE_WINS
        workspace.do(enter_result, round=Round(1), board=game.board, result=result)
    qtbot.waitUntil(lambda: "out of date" in visible_words(shown_page))


def test_that_boards_typed_for_the_round_are_taken(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 6)
    page = shown(qtbot, open_event)
    field = next(each for each in page.findChildren(QLineEdit) if each.accessibleName() == "Boards")
    field.setFocus()
    QTest.keyClicks(field, "5, 11-12")
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: [board for board, *_ in round_of(workspace, 1)] == [5, 11, 12])
    assert field.text() == "5, 11-12"


def test_that_work_is_stopped_and_nothing_is_written(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 6)
    begun = Flag()

    def endless(_: SwissPosition, check: Check, tell: Tell) -> RoundPairing:
        tell(1, 3)
        begun.set()
        while True:
            check()

    page = show_page(qtbot, PairingPage(open_event, pair=endless))
    press(page, "Ctrl+Shift+G")
    qtbot.waitUntil(begun.is_set)
    assert "is being paired" in visible_words(page)
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: "Round 1 of 9" in visible_words(page))
    assert round_of(workspace, 1) == []


def test_that_work_of_a_page_that_is_gone_ends(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 6)
    begun, ended = Flag(), Flag()

    def endless(_: SwissPosition, check: Check, tell: Tell) -> RoundPairing:
        begun.set()
        try:
            while True:
                check()
        finally:
            ended.set()

    window = QWidget()
    qtbot.addWidget(window)
    page = PairingPage(open_event, pair=endless)
    page.setParent(window)
    page.refresh()
    page.page_actions()[0].trigger()
    qtbot.waitUntil(begun.is_set)
    page.deleteLater()
    qtbot.waitUntil(ended.is_set)


def test_that_the_focus_goes_with_what_is_shown_in_the_window(
    qtbot: QtBot, workspace: Workspace
) -> None:
    """Where the button that was pressed is gone, Qt would leave the page for the next widget."""
    make_swiss(workspace, 6)
    workspace.close()
    window = open_window(qtbot, workspace.path)
    press(window, "Ctrl+F4")
    press(window, "Ctrl+Shift+G")
    qtbot.waitUntil(lambda: bool(open_event_of(window).competition.round(Round(1)).games))
    assert isinstance(focused(), Table)
    window.close()


def test_that_what_is_made_of_an_event_that_is_closed_is_left(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 6)
    page = shown(qtbot, open_event)
    press(page, "Ctrl+Shift+G")
    open_event.close()
    finish_background()
    QApplication.processEvents()
    assert read_event(workspace.path).tournament.competition().round(Round(1)).games == ()


def test_that_what_is_made_of_an_event_that_changed_meanwhile_is_not_written(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 6)
    go_on = Flag()

    def slow(position: SwissPosition, check: Check, tell: Tell) -> RoundPairing:
        go_on.wait(30)
        return dutch.pair(position, check)

    page = show_page(qtbot, PairingPage(open_event, pair=slow))
    press(page, "Ctrl+Shift+G")
    colour = workspace.event.tournament.settings.swiss.initial_colour
    assert colour is not None
    workspace.do(set_initial_colour, colour=colour.other)
    with qtbot.waitSignal(open_event.refused):
        go_on.set()
    assert round_of(workspace, 1) == []


def test_that_a_round_without_legal_pairing_says_who(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 2)
    play(workspace, 1)
    page = shown(qtbot, open_event)
    press(page, "Ctrl+Shift+G")
    qtbot.waitUntil(lambda: "no legal pairing" in visible_words(page))
    assert "Гравець 001" in visible_words(page)


def test_that_a_published_round_is_looked_at_with_its_reasons(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    play_rounds(make_swiss(workspace, 8), 2)
    page = shown(qtbot, open_event)
    assert page.round_number == 3
    press(page, "Alt+Left")
    assert page.round_number == 2
    qtbot.waitUntil(lambda: "C.04.3" in visible_words(page))
    press(page, "Alt+Right")
    assert page.round_number == 3


def test_that_who_was_absent_unexplained_is_left_out_or_kept_by_one_key(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 8)
    first = pair(workspace, 1)
    workspace.do(publish_round, round=Round(1))
    for game in first.games:
        marks = (Mark.FORFEIT_WON, Mark.FORFEIT_LOST)
        result = Result(*marks) if game.board == 1 else WHITE_WINS
        workspace.do(enter_result, round=Round(1), board=game.board, result=result)
    page = shown(qtbot, open_event)
    assert "Round 2 of 9: 7 players" in visible_words(page)
    table = next(each for each in page.findChildren(Table) if each.isVisible())
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert "Round 2 of 9: 8 players" in visible_words(page)
    assert workspace.event.tournament.competition().round(Round(2)).kept == {first.games[0].black}


def test_that_the_page_of_rounds_leads_here(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 6)
    page = show_page(qtbot, RoundsPage(open_event))
    assert page.round_number == 1
    assert "Round 1 is not paired yet." in visible_words(page)
    with qtbot.waitSignal(page.wants) as asked:
        QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert asked.args == [ShowPage(PageId.PAIRING)]
    play(workspace, 1)
    page.focus_first()
    press(page, "Ctrl+Shift+S")
    assert "Round 1 is complete" in visible_words(page)
    with qtbot.waitSignal(page.wants) as asked:
        press_button(page, "Pair the next round")
    assert asked.args == [ShowPage(PageId.PAIRING)]


def test_that_a_report_is_gone_on_with_from_the_round_after_its_last(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    options = SwissOptions(players=8, rounds=5, played=2, ratings=(None,) * 8, tie_breaks=())
    reported = simulated(options, Random(1), dutch.pair)
    workspace.do(import_report, source="open.trf", event=reported)
    page = shown(qtbot, open_event)
    assert page.round_number == 3
    in_dialog(lambda dialog: press_button(dialog, "Pair with Arbiter"))
    page.page_actions()[0].trigger()
    qtbot.waitUntil(lambda: workspace.event.tournament.competition().rounds_paired == 3)


def test_that_a_program_on_no_list_is_told_once_before_a_swiss_is_paired(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 8, told=False)
    page = shown(qtbot, open_event)
    pair_now = page.page_actions()[0]
    in_dialog(lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    pair_now.trigger()
    finish_background()
    assert round_of(workspace, 1) == []
    said: list[str] = []

    def read(dialog: QDialog) -> None:
        said.append(visible_words(dialog))
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    in_dialog(read)
    pair_now.trigger()
    qtbot.waitUntil(lambda: bool(round_of(workspace, 1)))
    assert "(II.5), and Arbiter is not among them" in said[0]
    open_event.undo()
    pair_now.trigger()
    qtbot.waitUntil(lambda: bool(round_of(workspace, 1)))
    assert last_line(workspace).startswith("Round 1")


def test_that_it_is_told_of_the_tournament_that_is_paired(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 8, told=False)
    second(workspace)
    page = shown(qtbot, open_event)
    in_dialog(lambda dialog: press_button(dialog, "Pair with Arbiter"))
    page.page_actions()[0].trigger()
    qtbot.waitUntil(lambda: bool(open_event.competition.rounds_paired))


def test_that_a_swiss_of_another_country_is_paired_without_a_word(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 8, told=False)
    workspace.do(
        describe_event,
        title="Open",
        place="",
        organiser="",
        starts_on=None,
        ends_on=None,
        federation="POL",
    )
    shown(qtbot, open_event).page_actions()[0].trigger()
    qtbot.waitUntil(lambda: bool(round_of(workspace, 1)))


def test_that_pairs_changed_by_hand_are_given_up_only_when_told_so(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 8)
    pair(workspace, 1)
    hand = begin_by_hand(workspace.event.tournament.competition(), Round(1))
    other = hand.exchanged(PlayerId(5), PlayerId(2))
    workspace.accepting(WeighedAct.BY_HAND).do(pair_by_hand, hand=other, reason="сестри")
    by_hand = round_of(workspace, 1)
    page = shown(qtbot, open_event)
    acts = {act.text().replace("&", ""): act for act in page.page_actions()}
    again, away = acts["Pair again"], acts["Take the draft away"]
    for act in (again, away):
        in_dialog(lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Return))
        act.trigger()
        finish_background()
        assert round_of(workspace, 1) == by_hand
    in_dialog(lambda dialog: press_button(dialog, "Pair again"))
    again.trigger()
    qtbot.waitUntil(lambda: round_of(workspace, 1) != by_hand)
    open_event.undo()
    assert round_of(workspace, 1) == by_hand
    in_dialog(lambda dialog: press_button(dialog, "Take them away"))
    away.trigger()
    assert round_of(workspace, 1) == []


def test_that_team_mates_who_must_meet_are_named_with_the_reason(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 6)
    workspace.do(name_teams, teams={PlayerId(at): "Rooks" for at in range(1, 5)})
    mates = TeamMates(by=ContingentKey.TEAM)
    workspace.do(forbid_pairs, forbidden=(), team_mates=(mates,))
    page = shown(qtbot, open_event)
    pair_by_key(qtbot, page, workspace, 1)
    told = "Team-mates meet, because the round has no complete pairing otherwise:"
    assert f"{told} 3 Гравець 003 – 4 Гравець 004 (Rooks)." in visible_words(page)
    table = focused()
    assert isinstance(table, Table)
    table.selectRow(2)
    qtbot.waitUntil(lambda: "are of the same team (Rooks)" in visible_words(page))
    finish_background()


def test_that_dubov_leads_to_the_players_where_ratings_are_missing(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 6)
    settings = workspace.event.tournament.settings
    workspace.do(
        set_swiss_rules,
        rules=replace(settings.swiss, system=SwissSystem.DUBOV),
        pairing_bye=settings.scoring.pairing_bye,
    )
    player = workspace.event.players[PlayerId(6)]
    workspace.do(edit_player, player=player.id, name=player.name, fide_rating=None)
    page = shown(qtbot, open_event)
    assert "These numbers have none: 6." in visible_words(page)
    with qtbot.waitSignal(page.wants) as asked:
        QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert asked.args == [ShowPage(PageId.PLAYERS)]


def test_that_players_of_go_are_to_be_numbered_by_their_grades(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    choose_system(workspace, System.SWISS)
    workspace.do(set_sport, sport=Sport.GO)
    assert "numbered by grade before round 1" in visible_words(shown(qtbot, open_event))


def test_that_solvers_have_no_pairs(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    choose_system(workspace, System.SOLVING)
    assert "Solvers are not paired" in visible_words(shown(qtbot, open_event))
