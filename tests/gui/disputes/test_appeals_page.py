"""The page of protests and appeals, worked by keys."""

from datetime import datetime
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app.domain.disputes.hearings import proposed_seats
from arbiter_app.domain.facts.disputes.appeals import Appeal, AppealKind, Attendance, Outcome
from arbiter_app.domain.facts.results import DRAW, HALF_TO_BLACK, WHITE_WINS, Result
from arbiter_app.domain.ids import AppealId, Board, IncidentId, PlayerId, Round
from arbiter_app.gui.base.destinations import NewAppeal, PageId, ShowPaper
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.disputes.appeal_decision_dialog import AppealDecisionDialog
from arbiter_app.gui.disputes.appeal_filing_dialog import AppealFilingDialog
from arbiter_app.gui.disputes.appeals_page import AppealsPage
from arbiter_app.gui.disputes.incidents_page import IncidentsPage
from arbiter_app.gui.look.style_sheet import LOOK
from arbiter_app.gui.parts.fields.number_list import NumberList
from arbiter_app.gui.window.book.pages import PAGES
from arbiter_app.services.commands.disputes.appeals import decide_appeal, file_appeal
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import Typist, number
from tests.gui.hands import focused, in_dialog, visible_words
from tests.ready import ReadyFiles
from tests.services.disputes import BLACK, WHITE, turn_a_draw_into_a_loss

NOW = datetime(2026, 4, 1, 20)


@pytest.fixture
def event(open_event: OpenEvent, ready: ReadyFiles) -> OpenEvent:
    """A draw at board 1 was turned into a loss of Black, reported by a member of the committee."""

    def play(workspace: Workspace) -> None:
        number(workspace, 4)
        turn_a_draw_into_a_loss(workspace, NOW)

    ready.go_on("draw turned into a loss", open_event.workspace, play)
    return open_event


@pytest.fixture
def appealed(event: OpenEvent) -> OpenEvent:
    event.do(
        file_appeal,
        kind=AppealKind.APPEAL,
        filed_at=NOW,
        player=BLACK,
        incident=IncidentId(1),
        claim="Телефон глядача",
    )
    return event


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    """The window that a dialog belongs to."""
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def page(qtbot: QtBot, event: OpenEvent) -> AppealsPage:
    return shown(qtbot, AppealsPage(event, now=lambda: NOW))


def shown(qtbot: QtBot, page: AppealsPage) -> AppealsPage:
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
    page.focus_first()
    return page


def named(widget: QWidget, kind: type[QWidget], name: str) -> Any:
    return next(each for each in widget.findChildren(kind) if each.accessibleName() == name)


def press(key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
    held = Qt.KeyboardModifier.NoModifier
    for modifier in modifiers:
        held |= modifier
    QTest.keyClick(focused(), key, held)


def result(open_event: OpenEvent) -> Result | None:
    return open_event.tournament.main_stage.round(Round(1)).game(Board(1)).result


def appeal(open_event: OpenEvent) -> Appeal:
    (only,) = open_event.tournament.appeals
    return only


# Filing


def test_that_an_empty_page_offers_the_first_protest(page: AppealsPage) -> None:
    assert "V.1.24" in visible_words(page)
    assert focused().isVisible()
    assert isinstance(focused(), QPushButton)


def test_that_an_appeal_against_an_incident_is_filed_by_keys(
    page: AppealsPage, event: OpenEvent, type_in: Typist
) -> None:
    def file(dialog: QDialog) -> None:
        assert named(dialog, NumberList, "Board").number == 1
        assert not named(dialog, NumberList, "Board").isEnabled()
        assert "final (Ukrainian rules VII.3.3)" in visible_words(dialog)
        type_in(focused(), "Телефон глядача")
        named(dialog, QLineEdit, "Fee").setText("200,50")
        press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    in_dialog(file)
    page.new_appeal(IncidentId(1), 1)
    filed = appeal(event)
    assert (filed.kind, filed.player, filed.claim) == (
        AppealKind.APPEAL,
        BLACK,
        "Телефон глядача",
    )
    assert (str(filed.fee), filed.fee_paid, filed.filed_at) == ("200.50", False, NOW)
    assert page.focusWidget() is page.findChild(QTableView)


def test_that_a_protest_about_a_game_is_filed_by_its_board(
    page: AppealsPage, event: OpenEvent, type_in: Typist
) -> None:
    def file(dialog: QDialog) -> None:
        type_in(focused(), "Ґал")
        named(dialog, NumberList, "Round").choose(1)
        assert "Ґалаґан" not in visible_words(dialog)
        named(dialog, NumberList, "Board").choose(2)
        assert "Ґалаґан" in visible_words(dialog), "who plays there is seen before it is filed"
        named(dialog, QPlainTextEdit, "What is claimed").setPlainText("Шум")
        named(dialog, QLineEdit, "Handed in by").setFocus()
        press(Qt.Key.Key_Return)

    in_dialog(file)
    press(Qt.Key.Key_Insert)
    filed = appeal(event)
    assert (filed.kind, filed.player) == (AppealKind.PROTEST, PlayerId(2))
    assert (filed.incident, filed.round, filed.board) == (None, Round(1), Board(2))


def test_that_what_cannot_be_read_is_said_and_nothing_is_filed(
    page: AppealsPage, event: OpenEvent
) -> None:
    asked: list[str] = []

    def file(dialog: QDialog) -> None:
        for name, typed, told in (
            ("Player", "ніхто", "Choose the player"),
            ("Handed in at", "вчора", "“вчора” is not a day"),
            ("Handed in at", "", "Type day and hour"),
            ("Fee", "багато", "“багато”"),
        ):
            field = named(dialog, QLineEdit, name)
            before = field.text()
            field.setText(typed)
            dialog.accept()
            assert dialog.isVisible()
            assert told in visible_words(dialog)
            field.setText(before)
            asked.append(typed)

    in_dialog(file)
    page.new_appeal(IncidentId(1), 1)
    assert len(asked) == 4
    assert event.tournament.appeals == ()


def test_that_an_open_appeal_is_corrected_in_its_form(
    page: AppealsPage, appealed: OpenEvent
) -> None:
    def correct(dialog: QDialog) -> None:
        claim = named(dialog, QPlainTextEdit, "What is claimed")
        assert claim.toPlainText() == "Телефон глядача"
        claim.setPlainText("Телефон тренера")
        dialog.accept()

    in_dialog(correct)
    press(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert appeal(appealed).claim == "Телефон тренера"


# Deciding


@pytest.fixture
def decision(qtbot: QtBot, parent: QWidget, appealed: OpenEvent) -> AppealDecisionDialog:
    dialog = AppealDecisionDialog(parent, appealed, appeal(appealed), now=NOW)
    with qtbot.waitActive(dialog):
        dialog.show()
    return dialog


def choose(decision: AppealDecisionDialog, outcome: Outcome) -> None:
    decision.restore(decision.draft() | {"outcome": outcome, "grounds": "Дзвонив не його телефон"})


def test_that_the_committee_is_proposed_without_who_is_concerned(
    decision: AppealDecisionDialog,
) -> None:
    reporter = named(decision, QComboBox, "Щербань Юхим")
    assert (reporter.currentText(), reporter.isEnabled()) == ("leaves the seat", False)
    assert named(decision, QComboBox, "Лисенко Ада").currentText() == "votes"
    words = visible_words(decision)
    assert "reported the incident (Ukrainian rules VII.3.2)" in words
    assert "Votes: 3, an odd number" in words
    assert focused().accessibleName() == "Юркевич Антон"


def test_that_an_even_number_of_votes_is_said_at_once_and_not_taken(
    decision: AppealDecisionDialog, appealed: OpenEvent
) -> None:
    named(decision, QComboBox, "Лисенко Ада").setFocus()
    press(Qt.Key.Key_D)
    assert named(decision, QComboBox, "Лисенко Ада").currentText() == "does not sit"
    assert "2 members would vote, and the number must be odd" in visible_words(decision)
    choose(decision, Outcome.REJECTED)
    decision.accept()
    assert decision.isVisible()
    assert appeal(appealed).is_open


def test_that_what_follows_is_seen_before_it_is_decided(decision: AppealDecisionDialog) -> None:
    assert "Choose the outcome" in visible_words(decision)
    choose(decision, Outcome.GRANTED)
    words = visible_words(decision)
    assert "Sanction of incident № 1 is lifted: loss of the game." in words
    assert "Round 1, board 1: Шевчук Олена – Білик Марта, 1 – 0 → ½ – ½" in words
    assert "Білик Марта: points 0 → ½" in words
    choose(decision, Outcome.REJECTED)
    assert "Sanction of incident № 1 stands: loss of the game." in visible_words(decision)
    assert "No result changes." in visible_words(decision)


def test_that_what_is_granted_in_part_says_what_becomes_of_the_sanction(
    decision: AppealDecisionDialog, appealed: OpenEvent
) -> None:
    sanction = named(decision, QComboBox, "The sanction")
    choose(decision, Outcome.GRANTED)
    assert not sanction.isEnabled(), "what is granted lifts it"
    choose(decision, Outcome.PARTLY)
    decision.accept()
    assert appeal(appealed).is_open
    assert "say what becomes of the sanction" in visible_words(decision)
    sanction.setCurrentText("is lifted")
    decision.accept()
    assert appeal(appealed).lifted == (1,)
    assert result(appealed) == DRAW


def test_that_all_that_follows_has_room(
    qtbot: QtBot, parent: QWidget, event: OpenEvent, appealed: OpenEvent
) -> None:
    for player in (WHITE, BLACK):
        event.do(edit_player, player=player, name="Довгопрізвищенко-" * 6 + str(player))
    dialog = AppealDecisionDialog(parent, event, appeal(event), now=NOW)
    with qtbot.waitActive(dialog):
        dialog.show()
    choose(dialog, Outcome.GRANTED)
    dialog.restore(dialog.draft() | {"result": str(HALF_TO_BLACK)})
    QApplication.processEvents()
    for label in dialog.findChildren(QLabel):
        if label.isVisible() and label.wordWrap():
            assert label.height() >= label.heightForWidth(label.width()), label.text()


def test_that_enter_decides_and_from_the_grounds_control_enter_does(
    decision: AppealDecisionDialog, appealed: OpenEvent
) -> None:
    press(Qt.Key.Key_Return)
    assert appeal(appealed).is_open, "no outcome is chosen yet"
    choose(decision, Outcome.GRANTED)
    named(decision, QPlainTextEdit, "Decision and grounds").setFocus()
    press(Qt.Key.Key_Return)
    assert appeal(appealed).is_open
    press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert appeal(appealed).outcome is Outcome.GRANTED
    assert result(appealed) == DRAW


def test_that_a_result_can_be_set_apart_from_the_sanction(
    decision: AppealDecisionDialog, appealed: OpenEvent
) -> None:
    choose(decision, Outcome.PARTLY)
    decision.restore(decision.draft() | {"result": str(HALF_TO_BLACK), "sanction": "stands"})
    decision.accept()
    assert result(appealed) == HALF_TO_BLACK
    appealed.undo()
    assert result(appealed) == WHITE_WINS


def test_that_a_draft_of_a_decision_comes_back_as_it_was(
    decision: AppealDecisionDialog, appealed: OpenEvent
) -> None:
    choose(decision, Outcome.PARTLY)
    told = {
        "sanction": "stands",
        "result": "½-0",
        "decided_at": "01.04.2026 21:30",
        "seat Юркевич Антон": Attendance.ABSENT,
        "seat Щербань Юхим": Attendance.VOTES,
    }
    decision.restore(decision.draft() | told)
    kept = decision.draft()
    assert kept == decision.draft() | {**told, "seat Щербань Юхим": Attendance.CONCERNED}
    again = AppealDecisionDialog(decision, appealed, appeal(appealed), now=NOW)
    again.restore(kept)
    assert again.draft() == kept


def test_that_a_draft_of_a_protest_comes_back_as_it_was(parent: QWidget, event: OpenEvent) -> None:
    dialog = AppealFilingDialog(parent, event, now=NOW)
    dialog.restore(
        dialog.draft()
        | {
            "kind": AppealKind.APPEAL,
            "player": "4",
            "round": "1",
            "board": "2",
            "claim": "Шум\nу залі",
            "fee": "100",
            "paid": "1",
        }
    )
    kept = dialog.draft()
    again = AppealFilingDialog(parent, event, now=NOW)
    again.restore(kept)
    assert again.draft() == kept
    assert (kept["player"], kept["board"], kept["paid"]) == ("4", "2", "1")


def test_that_a_protest_asks_who_decided_in_place_of_a_committee(
    parent: QWidget, event: OpenEvent
) -> None:
    event.do(
        file_appeal, kind=AppealKind.PROTEST, filed_at=NOW, player=WHITE, claim="Шум", round=None
    )
    dialog = AppealDecisionDialog(parent, event, appeal(event), now=NOW)
    choose(dialog, Outcome.REJECTED)
    assert named(dialog, QLineEdit, "Decided by").text() == "Ґжицька Єлизавета"
    assert not any(box.isEnabled() for box in dialog.findChildren(QCheckBox))
    dialog.accept()
    assert appeal(event).decided_by == "Ґжицька Єлизавета"


# The list


@pytest.fixture
def decided(appealed: OpenEvent) -> OpenEvent:
    appealed.do(
        decide_appeal,
        appeal=AppealId(1),
        outcome=Outcome.GRANTED,
        decision="Так",
        decided_at=NOW,
        seats=proposed_seats(appealed.facts, appeal(appealed)),
    )
    return appealed


def test_that_a_decision_is_reopened_with_a_reason_that_names_what_goes_back(
    page: AppealsPage, decided: OpenEvent, type_in: Typist
) -> None:
    def reopen(dialog: QDialog) -> None:
        dialog.activateWindow()
        QTest.qWaitForWindowActive(dialog)
        QApplication.processEvents()
        words = visible_words(dialog)
        assert "final (Ukrainian rules VII.3.3)" in words
        assert "½ – ½ → 1 – 0" in words
        type_in(focused(), "не той протокол")
        press(Qt.Key.Key_Return)

    in_dialog(reopen)
    press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert appeal(decided).is_open
    assert result(decided) == WHITE_WINS


def test_that_the_filled_button_is_what_comes_next(page: AppealsPage, decided: OpenEvent) -> None:
    def filled() -> list[str]:
        buttons = page.findChildren(QPushButton)
        return [each.text() for each in buttons if each.isVisible() and each.property(LOOK)]

    assert filled() == ["&New protest or appeal…"]
    decided.undo()
    assert filled() == ["&Decide…"]


def test_that_the_list_says_what_was_decided_and_by_whom(
    page: AppealsPage, decided: OpenEvent
) -> None:
    words = visible_words(page)
    assert "granted" in words
    assert "Decided by: Юркевич Антон, Цвєткова Інга, Лисенко Ада" in words
    assert "1 – 0 → ½ – ½" in words


@pytest.mark.parametrize(
    ("key", "shift", "paper"),
    [
        (Qt.Key.Key_P, False, ("appeal-decision", {"appeal": 1})),
        (Qt.Key.Key_H, True, ("protest", {"appeal": 1, "form": "filled"})),
    ],
)
def test_that_papers_are_asked_for_by_keys(
    page: AppealsPage,
    decided: OpenEvent,
    key: Qt.Key,
    shift: bool,
    paper: tuple[str, dict[str, Any]],
) -> None:
    page.focus_first()
    asked: list[object] = []
    page.wants.connect(asked.append)
    held = [Qt.KeyboardModifier.ControlModifier]
    press(key, *held, *([Qt.KeyboardModifier.ShiftModifier] if shift else []))
    assert asked == [ShowPaper(*paper)]


def test_that_a_missing_committee_is_said_with_the_way_on(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = shown(qtbot, AppealsPage(open_event))
    assert "Name it on the page of officials (Shift+F2)" in visible_words(page)


def test_that_the_list_of_pages_counts_what_is_open(
    appealed: OpenEvent, decided: OpenEvent
) -> None:
    entry = next(each for each in PAGES if each.id is PageId.APPEALS)
    assert entry.state(decided.facts) == ""
    decided.undo()
    assert entry.state(decided.facts) == "! 1"


def test_that_an_incident_is_appealed_from_the_register(qtbot: QtBot, event: OpenEvent) -> None:
    page = IncidentsPage(event)
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
    page.focus_first()
    asked: list[object] = []
    page.wants.connect(asked.append)
    press(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert asked == [NewAppeal(IncidentId(1), 1)]


def test_that_round_and_board_are_chosen_by_typing_their_numbers_into_lists(
    page: AppealsPage, open_event: OpenEvent
) -> None:
    asked: list[tuple[int | None, int | None, str]] = []

    def look(dialog: QDialog) -> None:
        rounds, boards = named(dialog, NumberList, "Round"), named(dialog, NumberList, "Board")
        assert not boards.isEnabled(), "no round is chosen"
        rounds.setFocus()
        QTest.keyClicks(rounds, "2")
        boards.setFocus()
        QTest.keyClicks(boards, "1")
        asked.append((rounds.number, boards.number, boards.currentText()))
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    in_dialog(look)
    page.page_actions()[0].trigger()
    ((round_, board, words),) = asked
    assert (round_, board) == (2, 1)
    assert words.startswith("1: ")
    assert " – " in words
