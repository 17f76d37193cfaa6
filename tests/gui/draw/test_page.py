"""The draw as an arbiter holds it: the way chosen, the numbers for everybody, what is said."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QPushButton,
    QRadioButton,
)
from pytestqt.qtbot import QtBot

from arbiter_app.domain.drawing.lots import alphabetical, draw_by_lots
from arbiter_app.domain.drawing.varma import draw_by_envelopes
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.numbering import DrawMethod, VarmaVariant
from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.facts.rules.swiss_rules import SwissRules, SwissSystem
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, Round
from arbiter_app.gui.base.destinations import PageId, ShowPage
from arbiter_app.gui.base.keyboard import Keyboard
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.draw.page import DrawPage
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.tables.hand_numbers import HandNumbers
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.play.draw import draw_varma, number_by_rating
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.whole.import_report import import_report
from tests.documents.conftest import changed, event_of, swiss_of
from tests.gui.conftest import Builder
from tests.gui.hands import focused, in_dialog, say_yes, show_page, visible_words
from tests.services.hands import choose_system
from tests.services.swiss_hands import make_swiss, play_rounds

Registered = Callable[[int], DrawPage]


@pytest.fixture
def page_of(qtbot: QtBot, open_event: OpenEvent, registered: Builder) -> Registered:
    """Show the draw of so many players."""

    def show(players: int) -> DrawPage:
        registered(players)
        return show_page(qtbot, DrawPage(open_event))

    return show


def button(page: DrawPage, text: str) -> QPushButton:
    return next(
        found
        for found in page.findChildren(QPushButton)
        if found.isVisible() and found.text().replace("&", "").startswith(text)
    )


def choose(page: DrawPage, way: str) -> None:
    radio = next(r for r in page.findChildren(QRadioButton) if way in r.text().replace("&", ""))
    radio.setFocus()
    QTest.keyClick(radio, Qt.Key.Key_Space)


def seed_field(page: DrawPage) -> QLineEdit:
    return next(
        field
        for field in page.findChildren(QLineEdit)
        if field.isVisible() and field.text().isdecimal()
    )


def press_draw(page: DrawPage, verb: str = "Draw the numbers") -> None:
    draw = button(page, verb)
    draw.setFocus()
    QTest.keyClick(draw, Qt.Key.Key_Space)


def agree(dialog: QDialog) -> None:
    assert isinstance(dialog, Dialog)
    QTest.keyClick(dialog.verb, Qt.Key.Key_Space)


def players_of(page: DrawPage) -> tuple[Player, ...]:
    return tuple(page.open_event.facts.players.values())


def test_that_too_few_players_lead_to_the_players_page(qtbot: QtBot, page_of: Registered) -> None:
    page = page_of(2)

    assert "at least 3" in visible_words(page)
    with qtbot.waitSignal(page.wants) as asked:
        QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert asked.args == [ShowPage(PageId.PLAYERS)]


def test_that_the_page_says_what_the_draw_is_about(page_of: Registered) -> None:
    # Berger, 5 players: five rounds of two games.
    assert "Players: 5   Rounds: 5   Games: 10" in visible_words(page_of(5))


def test_that_a_bracket_is_seeded_by_rating_and_lots(page_of: Registered) -> None:
    page = page_of(8)
    assert "Bracket seeding" not in visible_words(page)
    choose_system(page.open_event.workspace, System.KNOCKOUT)
    page.refresh()
    assert "Rounds:" not in visible_words(page)
    choose(page, "Bracket seeding")
    said: list[str] = []

    def read_and_agree(dialog: QDialog) -> None:
        said.append(visible_words(dialog))
        agree(dialog)

    in_dialog(read_and_agree)
    press_draw(page, "Place the players")
    assert "the bracket follows" in said[0]
    draw = page.open_event.tournament.draw
    assert draw is not None
    assert draw.method is DrawMethod.SEEDED_LOTS


def test_that_lots_are_drawn_with_the_seed_that_was_shown(page_of: Registered) -> None:
    page = page_of(6)
    seed = seed_field(page).text()
    said: list[str] = []

    def read_and_agree(dialog: QDialog) -> None:
        said.append(visible_words(dialog))
        agree(dialog)

    in_dialog(read_and_agree)
    press_draw(page)

    assert seed in said[0]
    assert "Games: 15" in said[0]
    assert page.open_event.tournament.draw == draw_by_lots(players_of(page), seed)
    assert f"Seed: {seed}" in visible_words(page)


def test_that_every_draw_is_offered_another_seed(page_of: Registered) -> None:
    page = page_of(6)
    first = seed_field(page).text()

    QTest.keyClick(button(page, "Another seed"), Qt.Key.Key_Space)

    assert seed_field(page).text() != first


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_that_neither_enter_nor_esc_in_the_question_draws(page_of: Registered, key: Qt.Key) -> None:
    page = page_of(6)

    in_dialog(lambda dialog: QTest.keyClick(dialog, key))
    press_draw(page)

    assert page.open_event.tournament.draw is None


def test_that_without_a_seed_no_lots_are_drawn_and_the_field_waits(
    qtbot: QtBot, page_of: Registered
) -> None:
    page = page_of(6)
    field = seed_field(page)
    field.clear()

    with qtbot.waitSignal(page.open_event.refused):
        press_draw(page)

    assert field.hasFocus()
    assert page.open_event.tournament.draw is None


def test_that_numbers_are_given_by_rating(page_of: Registered) -> None:
    page = page_of(5)

    choose(page, "By rating")
    in_dialog(agree)
    press_draw(page, "Give the numbers")

    draw = page.open_event.tournament.draw
    assert draw is not None
    assert draw.method is DrawMethod.BY_RATING
    # The players are registered in the order of their ratings.
    assert list(page.open_event.tournament.numbers.values()) == [1, 2, 3, 4, 5]
    assert list(page.open_event.tournament.numbers) == [player.id for player in players_of(page)]


def type_numbers(page: DrawPage, numbers: str) -> HandNumbers:
    """Type a number and Enter for each player, from the first row on."""
    choose(page, "By hand")
    table = page.findChild(HandNumbers)
    assert isinstance(table, HandNumbers)
    table.setFocus()
    table.setCurrentCell(0, 1)
    for number in numbers.split():
        QTest.keyClicks(table, number)
        QTest.keyClick(focused(), Qt.Key.Key_Return)
        QApplication.processEvents()
    return table


def words_of(table: HandNumbers) -> list[str]:
    cells = (table.item(row, 2) for row in range(table.rowCount()))
    return [cell.text() for cell in cells if cell is not None]


@pytest.fixture
def keyboard(qapp: QApplication) -> Iterator[None]:
    """Keys go where the program brings them."""
    keys = Keyboard(qapp)
    yield
    keys.deleteLater()


@pytest.mark.usefixtures("keyboard")
def test_that_numbers_drawn_in_the_hall_are_typed_down_the_list(page_of: Registered) -> None:
    page = page_of(4)
    type_numbers(page, "3 1 4 2")

    assert button(page, "Take the numbers").hasFocus(), "after the last number"

    def take(dialog: QDialog) -> None:
        assert isinstance(dialog, Dialog)
        assert dialog.verb.text().replace("&", "") == "Take the numbers"
        agree(dialog)

    assert page.open_event.tournament.draw is None
    in_dialog(take)
    QTest.keyClick(focused(), Qt.Key.Key_Return)

    by_name = [player.id for player in alphabetical(players_of(page))]
    numbers = page.open_event.tournament.numbers
    assert [numbers[player] for player in by_name] == [3, 1, 4, 2]


def test_that_doubtful_numbers_are_named_in_their_rows(qtbot: QtBot, page_of: Registered) -> None:
    page = page_of(5)
    table = type_numbers(page, "3 3 8")

    assert [bool(words) for words in words_of(table)] == [False, True, True, False, False]
    assert "Numbers typed: 3 of 5" in visible_words(page)
    with qtbot.waitSignal(page.open_event.refused):
        press_draw(page, "Take the numbers")
    assert (table.currentRow(), page.open_event.tournament.draw) == (1, None)


def test_that_a_number_typed_by_mistake_is_cleared(page_of: Registered) -> None:
    page = page_of(4)
    table = type_numbers(page, "3")

    table.setCurrentCell(0, 1)
    QTest.keyClick(table, Qt.Key.Key_Delete)

    assert table.numbers == {}


def test_that_the_restricted_draw_keeps_contingents_in_envelopes(page_of: Registered) -> None:
    page = page_of(12)
    choose(page, "Restricted")
    contingents_by = next(box for box in page.findChildren(QComboBox) if box.isVisible())

    # Two regions of six: no envelope of 12 players holds more than four numbers.
    assert contingents_by.currentText() == "region"
    assert "No envelope can hold" in visible_words(page)
    assert "printed in two ways" in visible_words(page)
    QTest.keyClick(contingents_by, Qt.Key.Key_Down)
    assert contingents_by.currentText() == "club"
    assert "✓ Every contingent goes whole into an envelope" in visible_words(page)
    seed = seed_field(page).text()
    in_dialog(agree)
    press_draw(page)

    assert page.open_event.tournament.draw == draw_by_envelopes(
        players_of(page), ContingentKey.CLUB, VarmaVariant.OFFICIAL, seed
    )


def test_that_contingents_that_do_not_fit_are_refused(qtbot: QtBot, page_of: Registered) -> None:
    page = page_of(12)
    choose(page, "Restricted")

    with qtbot.waitSignal(page.open_event.refused) as refused:
        press_draw(page)

    assert "C.05 Annex 2" in refused.args[0]
    assert page.open_event.tournament.draw is None


@pytest.mark.parametrize(("players", "offered"), [(10, False), (11, True), (12, True)])
def test_that_the_older_printing_is_offered_where_it_differs(
    page_of: Registered, players: int, offered: bool
) -> None:
    page = page_of(players)
    choose(page, "Restricted")

    assert ("printed in two ways" in visible_words(page)) is offered


def test_that_a_field_beyond_the_tables_is_told_so(page_of: Registered) -> None:
    page = page_of(8)
    choose(page, "Restricted")

    assert "9 to 24 players" in visible_words(page)


def test_that_a_late_meeting_of_a_contingent_is_told_in_words(
    page_of: Registered, qtbot: QtBot
) -> None:
    # Contingents of 4, 3, 3, 2: one of three draws envelope C with 6 and 12 of the official row.
    page = page_of(12)
    for position, player in enumerate(players_of(page)):
        region = "AAAABBBCCCDD"[position]
        edit_region(page, player, region)
    page.open_event.do(
        draw_varma,
        seed="1",
        contingents_by=ContingentKey.REGION,
        variant=VarmaVariant.OFFICIAL,
    )

    words = visible_words(page)
    assert "In the last three rounds meet" in words
    assert "round 11" in words


def edit_region(page: DrawPage, player: Player, region: str) -> None:
    page.open_event.do(edit_player, player=player.id, name=player.name, region=region)


def draw_by_lots_now(page: DrawPage) -> None:
    in_dialog(agree)
    press_draw(page)


def test_that_the_draw_can_be_held_again_until_the_first_result(page_of: Registered) -> None:
    page = page_of(6)
    draw_by_lots_now(page)
    first = page.open_event.tournament.draw

    QTest.keyClick(button(page, "Draw again"), Qt.Key.Key_Space)
    draw_by_lots_now(page)
    assert page.open_event.tournament.draw != first
    page.open_event.undo()
    assert page.open_event.tournament.draw == first

    page.open_event.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    assert not button(page, "Draw again").isEnabled()
    assert "Play has begun" in visible_words(page)


def test_that_the_present_numbers_can_be_kept(page_of: Registered) -> None:
    page = page_of(6)
    draw_by_lots_now(page)
    draw = page.open_event.tournament.draw

    QTest.keyClick(button(page, "Draw again"), Qt.Key.Key_Space)
    QTest.keyClick(button(page, "Keep the present numbers"), Qt.Key.Key_Space)

    assert page.open_event.tournament.draw == draw
    assert "Numbers drawn by lots" in visible_words(page)


def test_that_after_undo_of_the_draw_the_ways_are_offered_again(page_of: Registered) -> None:
    page = page_of(6)
    draw_by_lots_now(page)

    page.open_event.undo()

    assert "Announce it before the draw." in visible_words(page)
    assert button(page, "Draw the numbers").isEnabled()


def reported(qtbot: QtBot, open_event: OpenEvent, event: Event) -> DrawPage:
    """Show the draw of an event that was read from a report file."""
    open_event.do(import_report, source="open.trf", event=event)
    page = DrawPage(open_event)
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    return page


def test_that_the_numbers_of_a_swiss_name_their_file_and_cannot_be_drawn_again(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    event = swiss_of(())
    rules = replace(event.tournament.settings, swiss=SwissRules(system=SwissSystem.OTHER))
    other = replace(event, tournaments=(replace(event.tournament, settings=rules),))
    page = reported(qtbot, open_event, other)
    words = visible_words(page)
    assert "Numbers of a report file" in words
    assert "open.trf" in words
    assert "Swiss" in words
    assert not button(page, "Draw again").isEnabled()


def test_that_the_numbers_of_a_reported_round_robin_name_their_file_too(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    event = event_of(6, played=0)
    assert event.tournament.draw
    draw = replace(event.tournament.draw, method=DrawMethod.REPORTED, seed=None)
    page = reported(qtbot, open_event, changed(event, draw=draw))
    assert "open.trf" in visible_words(page)
    assert button(page, "Draw again").isEnabled()


def test_that_numbers_of_a_knockout_are_no_proof_of_rounds_that_nobody_knows(
    page_of: Registered, open_event: OpenEvent
) -> None:
    page = page_of(6)
    say_yes(open_event)
    open_event.do(number_by_rating)
    assert "Who of one contingent meets when" in visible_words(page)
    open_event.undo()
    choose_system(open_event.workspace, System.KNOCKOUT)
    open_event.do(number_by_rating)
    assert "Who of one contingent meets when" not in visible_words(page)


def test_that_numbers_of_a_swiss_prove_nothing_about_who_meets_when(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    play_rounds(make_swiss(open_event.workspace, 6), 1)
    page = show_page(qtbot, DrawPage(open_event))
    assert "contingent" not in visible_words(page)
