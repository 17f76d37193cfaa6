"""The register of incidents, worked by keys alone."""

from collections.abc import Callable
from datetime import datetime
from decimal import Decimal
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.documents.options import Options
from arbiter_app.domain.facts.disputes.incidents import Incident, Offence, Sanction
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS, Result
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import ColoursBy, MatchRules, MatchStep
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.gui.base.destinations import ShowPaper
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.disputes.incident_dialog import IncidentDialog
from arbiter_app.gui.disputes.incident_rows import IncidentRow
from arbiter_app.gui.disputes.incident_word_fields import Account
from arbiter_app.gui.disputes.incidents_page import IncidentsPage
from arbiter_app.gui.disputes.player_box import PlayerBox
from arbiter_app.gui.disputes.taken_sanctions import TakenSanctions
from arbiter_app.gui.parts.fields.choice import Choice
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.services.commands.disputes.incidents import record_incident
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.play.matches import pair_next_games
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.play.stages import set_knockout
from tests.gui.conftest import Builder, Typist
from tests.gui.hands import focused, in_dialog, say_yes, visible_words
from tests.services.disputes import of_one
from tests.services.hands import choose_system, leave_the_rules

AT = datetime(2026, 4, 1, 16, 0)


@pytest.fixture
def page(qtbot: QtBot, open_event: OpenEvent, drawn: Builder) -> IncidentsPage:
    """Four players, White of the first board being number 1; nothing has happened."""
    drawn(4)
    return shown_register(qtbot, open_event)


def shown_register(qtbot: QtBot, open_event: OpenEvent) -> IncidentsPage:
    page = IncidentsPage(open_event)
    qtbot.addWidget(page)
    page.resize(1000, 600)
    page.show()
    qtbot.waitActive(page)
    page.focus_first()
    return page


def record(open_event: OpenEvent, sanction: Sanction, **more: Any) -> None:
    fields = {
        "at": AT,
        "player": PlayerId(1),
        "round": Round(1),
        "board": Board(1),
        "offence": Offence.OTHER,
        "account": "Шум у залі",
        "sanction": sanction,
        **more,
    }
    assert open_event.do(record_incident, **of_one(**fields))


def incidents(open_event: OpenEvent) -> tuple[Incident, ...]:
    return open_event.tournament.incidents


def offender(open_event: OpenEvent) -> PlayerId:
    """Return whom the first line of the register is about."""
    player = incidents(open_event)[0].penalties[0].player
    assert player is not None
    return player


def first_result(open_event: OpenEvent) -> Result | None:
    return open_event.tournament.main_stage.round(Round(1)).game(Board(1)).result


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(focused(), key, modifier)


def come_to(window: QWidget) -> None:
    """Let a window have the keyboard."""
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    QApplication.processEvents()


def in_form(act: Callable[[QDialog], object]) -> None:
    """Do something in the dialog that the next act opens, once it has the keyboard."""

    def when_active(dialog: QDialog) -> None:
        come_to(dialog)
        act(dialog)

    in_dialog(when_active)


CTRL = Qt.KeyboardModifier.ControlModifier


def box(dialog: QDialog, name: str) -> QComboBox:
    return next(each for each in dialog.findChildren(QComboBox) if each.accessibleName() == name)


def line(dialog: QDialog, name: str) -> QLineEdit:
    return next(each for each in dialog.findChildren(QLineEdit) if each.accessibleName() == name)


def go_to(widget: QWidget) -> None:
    widget.setFocus(Qt.FocusReason.TabFocusReason)


def table_of(page: IncidentsPage) -> Table[IncidentRow]:
    return page.findChildren(Table)[0]


def test_that_an_empty_register_offers_its_first_line(page: IncidentsPage) -> None:
    assert "VII.1.10" in visible_words(page)
    button = page.focusWidget()
    assert isinstance(button, QPushButton)
    opened = []
    in_form(lambda dialog: opened.append(dialog))
    press(Qt.Key.Key_Space)
    assert isinstance(opened[0], IncidentDialog)


def test_that_a_first_illegal_move_takes_a_few_keys(
    page: IncidentsPage, open_event: OpenEvent
) -> None:
    def write(dialog: QDialog) -> None:
        press(Qt.Key.Key_B)
        press(Qt.Key.Key_Tab)
        press(Qt.Key.Key_I)
        assert line(dialog, "Article").text() == "Laws of Chess 7.5"
        assert "First illegal move in this game" in visible_words(dialog)
        assert "Results and table stay as they are" in visible_words(dialog)
        press(Qt.Key.Key_Return)

    in_form(write)
    page.new_incident(Round(1), Board(1))
    (written,) = incidents(open_event)
    game = open_event.tournament.main_stage.round(Round(1)).game(Board(1))
    assert (written.penalties[0].player, written.round, written.board) == (game.black, 1, 1)
    assert (written.offence, written.penalties[0].sanction) == (
        Offence.ILLEGAL_MOVE,
        Sanction.TIME_TO_OPPONENT,
    )
    assert written.penalties[0].minutes == 2
    assert page.focusWidget() is table_of(page)


def test_that_a_second_illegal_move_proposes_the_loss_and_shows_what_it_does(
    page: IncidentsPage, open_event: OpenEvent
) -> None:
    record(open_event, Sanction.TIME_TO_OPPONENT, offence=Offence.ILLEGAL_MOVE, minutes=2)

    def write(dialog: QDialog) -> None:
        press(Qt.Key.Key_W)
        press(Qt.Key.Key_Tab)
        press(Qt.Key.Key_I)
        words = visible_words(dialog)
        assert "Second illegal move in this game: loss of the game (Laws of Chess 7.5.5)" in words
        assert "no result → 0 – 1" in words
        assert "points 0 → 1" in words
        press(Qt.Key.Key_Return)

    in_form(write)
    page.new_incident(Round(1), Board(1))
    assert incidents(open_event)[1].penalties[0].sanction is Sanction.LOSS
    assert first_result(open_event) == BLACK_WINS


def test_that_the_opponents_score_is_decided_apart(
    page: IncidentsPage, open_event: OpenEvent
) -> None:
    def write(dialog: QDialog) -> None:
        press(Qt.Key.Key_W)
        go_to(box(dialog, "Offence"))
        press(Qt.Key.Key_R)
        assert box(dialog, "Sanction").currentText() == "loss of the game"
        go_to(box(dialog, "The game becomes"))
        press(Qt.Key.Key_Down)
        press(Qt.Key.Key_Return)

    in_form(write)
    page.new_incident(Round(1), Board(1))
    assert str(first_result(open_event)) == "0-½"


def test_that_points_without_a_result_are_refused_with_what_to_do(
    page: IncidentsPage, open_event: OpenEvent
) -> None:
    def write(dialog: QDialog) -> None:
        press(Qt.Key.Key_W)
        box(dialog, "Offence").setCurrentIndex(1)
        box(dialog, "Sanction").setCurrentText("points off the offender")
        assert "Enter the result of the game first" in visible_words(dialog)
        press(Qt.Key.Key_Return)
        assert dialog.isVisible()

    in_form(write)
    page.new_incident(Round(1), Board(1))
    assert incidents(open_event) == ()


def test_that_somebody_is_found_by_part_of_his_name_or_his_number(
    page: IncidentsPage, open_event: OpenEvent, type_in: Typist
) -> None:
    def write(dialog: QDialog) -> None:
        type_in(focused(), "Єрем")
        go_to(box(dialog, "Offence"))
        press(Qt.Key.Key_D)
        assert box(dialog, "Sanction").currentText() == "warning"
        press(Qt.Key.Key_Return)

    in_form(write)
    press(Qt.Key.Key_Insert)
    assert open_event.facts.players[offender(open_event)].name == "Єременко Юрій"
    assert incidents(open_event)[0].round is None


def test_that_what_is_missing_is_said_and_gets_the_focus(
    page: IncidentsPage, open_event: OpenEvent
) -> None:
    def write(dialog: QDialog) -> None:
        press(Qt.Key.Key_Return)
        assert "Whom is it about?" in visible_words(dialog)
        go_to(box(dialog, "Round"))
        press(Qt.Key.Key_Escape)

    in_form(write)
    press(Qt.Key.Key_Insert)
    assert incidents(open_event) == ()


@pytest.mark.parametrize(
    "keys", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier]
)
def test_that_enter_expels_nobody_and_loses_nothing(
    page: IncidentsPage, open_event: OpenEvent, keys: Qt.KeyboardModifier
) -> None:
    def write(dialog: QDialog) -> None:
        press(Qt.Key.Key_W)
        box(dialog, "Offence").setCurrentIndex(1)
        (account,) = dialog.findChildren(Account)
        account.setPlainText("Бійка")
        box(dialog, "Sanction").setCurrentText("expulsion from the tournament")
        go_to(line(dialog, "Article"))
        press(Qt.Key.Key_Return, keys)
        assert dialog.isVisible()
        assert account.toPlainText() == "Бійка"
        if keys == Qt.KeyboardModifier.NoModifier:
            assert "Enter alone does not take somebody out of play" in visible_words(dialog)

    in_form(write)
    page.new_incident(Round(1), Board(1))
    assert incidents(open_event) == ()


def test_that_both_players_and_a_spectator_stand_in_one_line(
    qtbot: QtBot, page: IncidentsPage, open_event: OpenEvent
) -> None:
    def button(dialog: QDialog, words: str) -> QPushButton:
        found = dialog.findChildren(QPushButton)
        return next(each for each in found if words in each.text().replace("&", ""))

    def write(dialog: QDialog) -> None:
        press(Qt.Key.Key_W)
        box(dialog, "Offence").setCurrentText("improper conduct")
        box(dialog, "Sanction").setCurrentText("warning")
        button(dialog, "Another sanction").click()
        for _ in range(2):  # nobody is chosen, then White, then Black
            press(Qt.Key.Key_Down)
        box(dialog, "Sanction").setCurrentText("loss of the game")
        assert "no result → 1 – 0" in visible_words(dialog)
        button(dialog, "Another sanction").click()
        box(dialog, "Player or somebody else").setCurrentText("spectator")
        line(dialog, "Name").setText("Ткач Юрій")
        box(dialog, "Sanction").setCurrentText("expulsion from the tournament")
        words = visible_words(dialog)
        assert "Шевчук Олена: warning\n" in words
        assert isinstance(dialog, IncidentDialog)
        again = IncidentDialog(page, open_event, now=AT)
        qtbot.addWidget(again)
        again.restore(dialog.draft())
        assert again.draft() == dialog.draft()
        go_to(line(dialog, "Article"))
        press(Qt.Key.Key_Return)

    in_form(write)
    page.new_incident(Round(1), Board(1))
    (written,) = incidents(open_event)
    assert [each.sanction for each in written.penalties] == [
        Sanction.WARNING,
        Sanction.LOSS,
        Sanction.EXPULSION,
    ]
    assert written.penalties[2].person == "Ткач Юрій"
    assert first_result(open_event) == WHITE_WINS
    model = table_of(page).model()
    assert [str(model.index(row, 0).data()) for row in range(3)] == ["1.1", "1.2", "1.3"]
    assert table_of(page).shown[2].name == "Ткач Юрій (spectator)"


def test_that_the_button_expels(page: IncidentsPage, open_event: OpenEvent) -> None:
    def write(dialog: QDialog) -> None:
        press(Qt.Key.Key_W)
        box(dialog, "Offence").setCurrentIndex(1)
        (account,) = dialog.findChildren(Account)
        account.setPlainText("Бійка")
        box(dialog, "Sanction").setCurrentText("expulsion from the tournament")
        expel = next(each for each in dialog.findChildren(QPushButton) if "Шевчук" in each.text())
        go_to(expel)
        press(Qt.Key.Key_Space)

    in_form(write)
    page.new_incident(Round(1), Board(1))
    assert open_event.tournament.entry(offender(open_event)).status is EntryStatus.EXPELLED


def test_that_a_half_typed_form_is_shown_again_as_it_was(
    qtbot: QtBot, page: IncidentsPage, open_event: OpenEvent
) -> None:
    open_event.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    first = IncidentDialog(page, open_event, now=AT)
    qtbot.addWidget(first)
    first.begin_at(Round(1), Board(1))
    box(first, "Player").setCurrentIndex(0)
    box(first, "Offence").setCurrentIndex(3)
    box(first, "Sanction").setCurrentText("points off the offender")
    box(first, "The game becomes").setCurrentIndex(1)
    line(first, "Reported by").setText("Кравець Лев")
    second = IncidentDialog(page, open_event, now=datetime(2026, 4, 2))
    qtbot.addWidget(second)
    second.restore(first.draft())
    assert second.draft() == first.draft()
    assert second.draft()["result"] == "0-0"
    second.accept()
    assert str(first_result(open_event)) == "0-0"


def test_that_the_same_facts_get_another_sanction(
    page: IncidentsPage, open_event: OpenEvent
) -> None:
    open_event.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    record(open_event, Sanction.WARNING)

    def write(dialog: QDialog) -> None:
        assert dialog.findChildren(Account)[0].toPlainText() == "Шум у залі"
        box(dialog, "Sanction").setCurrentText("fine")
        go_to(line(dialog, "Amount of the fine"))
        QTest.keyClicks(focused(), "250,50")
        press(Qt.Key.Key_Return)

    page.focus_first()
    in_form(write)
    press(Qt.Key.Key_D, CTRL)
    assert incidents(open_event)[1].penalties[0].fine == Decimal("250.50")
    come_to(page)
    press(Qt.Key.Key_M, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert incidents(open_event)[1].penalties[0].fine_paid


def test_that_words_are_corrected_from_the_list(page: IncidentsPage, open_event: OpenEvent) -> None:
    record(open_event, Sanction.WARNING)
    page.focus_first()

    def correct(dialog: QDialog) -> None:
        (account,) = dialog.findChildren(Account)
        assert account.hasFocus()
        account.setPlainText("Шум на сцені")
        press(Qt.Key.Key_Return, CTRL)

    in_form(correct)
    press(Qt.Key.Key_Return)
    assert incidents(open_event)[0].account == "Шум на сцені"
    assert "Шум на сцені" in visible_words(page)


def test_that_lifting_says_what_it_gives_back_and_strikes_the_sanction_out(
    page: IncidentsPage, open_event: OpenEvent, type_in: Typist
) -> None:
    open_event.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    record(open_event, Sanction.LOSS, result=BLACK_WINS)
    page.focus_first()

    def lift(dialog: QDialog) -> None:
        assert "0 – 1 → ½ – ½" in visible_words(dialog)
        type_in(focused(), "помилка")
        press(Qt.Key.Key_Return)

    in_form(lift)
    press(Qt.Key.Key_Backspace, CTRL)
    assert first_result(open_event) == DRAW
    assert "помилка" in visible_words(page)
    (row,) = table_of(page).shown
    assert not row.penalty.stands
    open_event.undo()
    assert first_result(open_event) == BLACK_WINS


def test_that_lifting_says_which_matches_are_taken_back_with_it(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder, type_in: Typist
) -> None:
    choose_system(open_event.workspace, System.KNOCKOUT)
    drawn(4)
    one_game = MatchRules(steps=(MatchStep(games=1, colours=ColoursBy.NUMBER),))
    open_event.do(set_knockout, rules=KnockoutRules(match=one_game))
    open_event.do(pair_next_games)
    record(open_event, Sanction.LOSS, result=BLACK_WINS)
    open_event.do(enter_result, round=Round(1), board=Board(2), result=BLACK_WINS)
    open_event.do(pair_next_games)
    page = shown_register(qtbot, open_event)
    come_to(page)

    def lift(dialog: QDialog) -> None:
        assert "taken back: Final" in visible_words(dialog)
        type_in(focused(), "помилка")
        press(Qt.Key.Key_Return)

    in_form(lift)
    press(Qt.Key.Key_Backspace, CTRL)
    assert not incidents(open_event)[0].penalties[0].stands
    assert len(open_event.tournament.main_stage.rounds) == 1, "the final is paired anew"
    assert page.focusWidget() is table_of(page)


def test_that_a_result_changed_since_is_said_to_stay(
    page: IncidentsPage, open_event: OpenEvent
) -> None:
    record(open_event, Sanction.LOSS, result=BLACK_WINS)
    open_event.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    page.focus_first()
    said: list[str] = []
    in_form(lambda dialog: said.append(visible_words(dialog)))
    press(Qt.Key.Key_Backspace, CTRL)
    assert "Round 1, board 1 stays ½ – ½" in said[0]
    assert incidents(open_event)[0].penalties[0].stands


def test_that_an_older_round_is_changed_by_decision_alone(
    page: IncidentsPage, open_event: OpenEvent
) -> None:
    leave_the_rules(open_event.workspace)
    say_yes(open_event)
    for number in (1, 2, 3):
        open_event.do(enter_result, round=Round(number), board=Board(1), result=DRAW)

    def write(dialog: QDialog) -> None:
        press(Qt.Key.Key_W)
        box(dialog, "Offence").setCurrentText("telephone or other device")
        dialog.findChildren(Account)[0].setPlainText("Телефон")
        press(Qt.Key.Key_Return)
        assert dialog.isVisible()
        (decision,) = dialog.findChildren(QCheckBox, "decision")
        go_to(decision)
        press(Qt.Key.Key_Space)
        go_to(line(dialog, "Article"))
        press(Qt.Key.Key_Return)

    in_form(write)
    page.new_incident(Round(1), Board(1))
    assert first_result(open_event) == BLACK_WINS


def test_that_the_filter_narrows_the_register(page: IncidentsPage, open_event: OpenEvent) -> None:
    record(open_event, Sanction.WARNING)
    record(open_event, Sanction.FINE, fine=Decimal(100))
    (filter_box,) = [each for each in page.findChildren(QLineEdit) if each.isVisible()]
    filter_box.setText("fine")
    assert [row.penalty.sanction for row in table_of(page).shown] == [Sanction.FINE]


@pytest.mark.parametrize(
    ("key", "modifier", "paper"),
    [
        (Qt.Key.Key_P, CTRL, ("incident-act", {"incident": 1, "form": "filled"})),
        (Qt.Key.Key_H, CTRL | Qt.KeyboardModifier.ShiftModifier, ("incident-register", {})),
    ],
)
def test_that_papers_are_asked_for(
    page: IncidentsPage,
    open_event: OpenEvent,
    key: Qt.Key,
    modifier: Qt.KeyboardModifier,
    paper: tuple[str, Options],
) -> None:
    record(open_event, Sanction.WARNING)
    page.focus_first()
    wanted: list[object] = []
    page.wants.connect(wanted.append)
    press(key, modifier)
    assert wanted == [ShowPaper(*paper)]


def test_that_the_two_at_a_board_have_their_colours_and_their_own_numbers(
    page: IncidentsPage, open_event: OpenEvent
) -> None:
    offered: list[str] = []

    def look(dialog: QDialog) -> None:
        players = dialog.findChild(PlayerBox)
        assert players is not None
        offered.extend(players.itemText(at) for at in range(players.count()))
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    in_form(look)
    page.new_incident(Round(1), Board(1))
    game = open_event.tournament.main_stage.rounds[0].games[0]
    numbers, players = open_event.tournament.numbers, open_event.facts.players
    assert offered == [
        f"White: {players[game.white].name}, № {numbers[game.white]}",
        f"Black: {players[game.black].name}, № {numbers[game.black]}",
    ]


def test_that_another_sanction_moves_nothing_under_the_hand(
    qtbot: QtBot, page: IncidentsPage, open_event: OpenEvent
) -> None:
    dialog = IncidentDialog(page, open_event, now=AT)
    qtbot.addWidget(dialog)
    dialog.begin_at(Round(1), Board(1))
    with qtbot.waitExposed(dialog):
        dialog.show()
    still = [box(dialog, "Sanction"), line(dialog, "Article"), *dialog.findChildren(QPushButton)]
    before = [each.mapTo(dialog, each.rect().bottomLeft()).y() for each in still]
    for sanction in ("fine", "exclusion from rounds", "loss of the game", "warning"):
        box(dialog, "Sanction").setCurrentText(sanction)
        QApplication.processEvents()
        assert [each.mapTo(dialog, each.rect().bottomLeft()).y() for each in still] == before


@pytest.mark.parametrize("language", ["uk", "en"])
def test_that_three_sanctions_fit_a_small_screen_with_the_buttons_in_view(
    language: str, qtbot: QtBot, page: IncidentsPage, open_event: OpenEvent
) -> None:
    for player in (PlayerId(1), PlayerId(4)):
        open_event.do(edit_player, player=player, name="Довгопрізвищенко-Задунайська Олександра")
    i18n.use(language)
    dialog = IncidentDialog(page, open_event, now=AT)
    qtbot.addWidget(dialog)
    dialog.begin_at(Round(1), Board(1))
    with qtbot.waitExposed(dialog):
        dialog.show()
    players = dialog.findChild(PlayerBox)
    assert players is not None
    another = dialog.findChildren(TakenSanctions)[0].findChildren(QPushButton)[0]
    offence, sanction, *_ = dialog.findChildren(Choice)
    for place, what in enumerate((Sanction.WARNING, Sanction.LOSS)):
        players.setCurrentIndex(place)
        offence.show_value(Offence.OTHER)
        sanction.show_value(what)
        another.click()
    dialog.resize(960, 500)
    QApplication.processEvents()
    assert (dialog.width(), dialog.height()) == (960, 500)
    for button in (dialog.verb, dialog.way_out):
        assert dialog.rect().contains(QRect(button.mapTo(dialog, QPoint(0, 0)), button.size()))
