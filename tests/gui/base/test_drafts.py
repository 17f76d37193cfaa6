"""What was half typed when the program was killed is there when it starts again."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from arbiter_app.domain.facts.disputes.appeals import AppealKind
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.formats.moments import format_moment
from arbiter_app.gui.base.destinations import ContinueDraft, PageId
from arbiter_app.gui.base.drafts import DraftKeeper
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.disputes.appeals_page import AppealsPage
from arbiter_app.gui.disputes.incident_dialog import IncidentDialog
from arbiter_app.gui.disputes.incidents_page import IncidentsPage
from arbiter_app.gui.event.swiss.forbidden_pairs_dialog import ForbiddenPairsDialog
from arbiter_app.gui.event.swiss.initial_colour_dialog import InitialColourDialog
from arbiter_app.gui.event.swiss.swiss_rules_dialog import SwissRulesDialog
from arbiter_app.gui.rounds.dialogs.times_dialog import TimesDialog
from arbiter_app.gui.window.book.page_list import PageList
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.gui.window.status.kept_drafts import DraftChip, KeptDrafts
from arbiter_app.services.commands.disputes.appeals import file_appeal
from arbiter_app.services.copies.drafts import Drafts
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import Builder
from tests.gui.disputes.test_incidents_page import AT
from tests.gui.hands import in_dialog, visible_words
from tests.gui.windows import message, open_event_of, open_window
from tests.services.hands import choose_system
from tests.services.team_hands import main, numbered, of_teams
from tests.services.tournament_hands import filled, second

WORDS = "Розмовляв у коридорі"


@pytest.fixture
def incidents(qtbot: QtBot, open_event: OpenEvent, drawn: Builder) -> IncidentsPage:
    drawn(4)
    page = IncidentsPage(open_event)
    qtbot.addWidget(page)
    page.show()
    return page


def account(dialog: QDialog) -> QPlainTextEdit:
    return dialog.findChildren(QPlainTextEdit)[0]


def press(window: QDialog, words: str) -> None:
    next(each for each in window.findChildren(QPushButton) if words in each.text()).click()


def type_and_be_killed(qtbot: QtBot, open_event: OpenEvent, words: str = WORDS) -> None:
    """Type an incident; what a killed program leaves is what was kept by then."""
    around = QWidget()
    qtbot.addWidget(around)
    dialog = IncidentDialog(around, open_event, now=AT)
    DraftKeeper(dialog, open_event.drafts, "incident", is_about=False)
    dialog.show()
    account(dialog).setPlainText(words)
    qtbot.waitUntil(lambda: open_event.drafts.kept("incident") is not None)
    dialog.deleteLater()


def test_that_an_incident_typed_by_half_stands_in_the_form_after_a_crash(
    qtbot: QtBot, open_event: OpenEvent, incidents: IncidentsPage
) -> None:
    type_and_be_killed(qtbot, open_event)
    seen: list[str] = []

    def look(dialog: QDialog) -> None:
        seen.append(account(dialog).toPlainText())
        assert "when the program ended" in visible_words(dialog)
        press(dialog, "anew")
        seen.append(account(dialog).toPlainText())

    in_dialog(look)
    incidents.go_on()
    assert seen == [WORDS, ""]


def test_that_leaving_a_form_on_purpose_forgets_what_stood_there(
    qtbot: QtBot, open_event: OpenEvent, incidents: IncidentsPage
) -> None:
    def leave(dialog: QDialog) -> None:
        account(dialog).setPlainText(WORDS)
        qtbot.waitUntil(lambda: open_event.drafts.kept("incident") is not None)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    in_dialog(leave)
    incidents.go_on()
    assert open_event.drafts.forms == ()


def test_that_a_form_is_no_longer_told_of_when_its_own_key_led_to_it_and_it_was_left(
    qtbot: QtBot, open_event: OpenEvent, incidents: IncidentsPage
) -> None:
    type_and_be_killed(qtbot, open_event)
    kept = KeptDrafts(open_event, incidents)
    chip = DraftChip(kept)
    qtbot.addWidget(chip)
    assert "half-written incident" in chip.told
    in_dialog(lambda dialog: dialog.reject())
    incidents.go_on()
    assert kept.waiting == ()
    assert chip.told == ""


def test_that_a_window_that_is_gone_is_not_told_of_forms(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    """The size of letters builds the window anew; the event stays open."""
    open_event.drafts.keep("appeal", {"claim": WORDS})
    window = QWidget()
    kept = KeptDrafts(open_event, window)
    assert kept.waiting == ("appeal",)
    delete(window)

    with qtbot.captureExceptions() as raised:
        open_event.drafts.drop("appeal")

    assert raised == []


def test_that_a_form_nothing_was_typed_into_is_not_kept(
    qtbot: QtBot, open_event: OpenEvent, incidents: IncidentsPage
) -> None:
    type_and_be_killed(qtbot, open_event)
    kept = open_event.drafts.kept("incident")
    in_dialog(lambda dialog: dialog.reject())
    incidents.new_incident(Round(1), Board(2))
    assert open_event.drafts.kept("incident") == kept


def test_that_a_form_opened_at_another_board_offers_the_draft_and_begins_with_the_board(
    qtbot: QtBot, open_event: OpenEvent, incidents: IncidentsPage
) -> None:
    type_and_be_killed(qtbot, open_event)
    seen: list[str] = []

    def look(dialog: QDialog) -> None:
        seen.append(account(dialog).toPlainText())
        press(dialog, "Go on")
        seen.append(account(dialog).toPlainText())

    in_dialog(look)
    incidents.new_incident(Round(1), Board(2))
    assert seen == ["", WORDS]


def test_that_a_decision_and_a_correction_are_gone_on_with_at_their_own_appeal(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder
) -> None:
    players = drawn(4)
    for player in players[:2]:
        open_event.do(
            file_appeal,
            kind=AppealKind.PROTEST,
            filed_at=AT,
            player=player,
            claim="Прошу",
            filed_by="",
            incident=None,
            round=None,
            board=None,
            fee=None,
            fee_paid=False,
        )
    page = AppealsPage(open_event)
    qtbot.addWidget(page)
    page.show()
    first = open_event.tournament.appeals[0]
    seen: list[tuple[bool, str]] = []

    def look(dialog: QDialog) -> None:
        seen.append((f"№ {first.id}" in dialog.windowTitle(), account(dialog).toPlainText()))

    for form, field in (("appeal-decision", "grounds"), ("appeal-correction", "claim")):
        open_event.drafts.keep(f"{form}:{first.id}", {field: WORDS})
        in_dialog(look)
        page.go_on(f"{form}:{first.id}")
    assert seen == [(True, WORDS), (True, WORDS)]
    open_event.drafts.keep("appeal-decision:99", {"grounds": WORDS})
    page.go_on("appeal-decision:99")
    assert open_event.drafts.forms == ()


def test_that_an_appeal_that_was_typed_by_half_is_kept_until_it_is_filed(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder
) -> None:
    player: PlayerId = drawn(4)[0]
    page = AppealsPage(open_event)
    qtbot.addWidget(page)
    page.show()
    kept = {"player": str(player), "filed_at": format_moment(AT), "claim": WORDS}
    open_event.drafts.keep("appeal", kept)

    def file(dialog: QDialog) -> None:
        press(dialog, "F&ile")
        assert not dialog.isVisible(), visible_words(dialog)

    in_dialog(file)
    page.go_on("appeal")
    (appeal,) = open_event.tournament.appeals
    assert appeal.claim == WORDS
    assert appeal.player == player
    assert open_event.drafts.forms == ()


# The chip in the status bar


def opened_after_a_crash(qtbot: QtBot, workspace: Workspace) -> MainWindow:
    Drafts(workspace.key).keep("incident", {"account": WORDS})
    workspace.close()
    return open_window(qtbot, workspace.path)


def chip_of(window: MainWindow) -> DraftChip:
    chip = window.findChild(DraftChip)
    assert isinstance(chip, DraftChip)
    return chip


def choose(chip: DraftChip, words: str) -> None:
    next(act for act in chip.menu().actions() if words in act.text()).trigger()


def test_that_the_window_tells_of_a_draft_and_goes_on_with_it_on_its_page(
    qtbot: QtBot, workspace: Workspace, drawn: Builder
) -> None:
    drawn(4)
    window = opened_after_a_crash(qtbot, workspace)
    assert "half-written incident" in chip_of(window).told
    assert "half-written incident" in message(window)
    pages = window.findChild(PageList)
    assert isinstance(pages, PageList)
    assert pages.state_of(PageId.INCIDENTS) == "! 1"
    seen: list[str] = []
    in_dialog(lambda dialog: seen.append(account(dialog).toPlainText()))
    choose(chip_of(window), "Go on")
    assert seen == [WORDS]
    assert chip_of(window).told == ""
    assert open_event_of(window).drafts.forms == ()
    window.close()


def test_that_a_draft_is_thrown_away_from_the_chip(
    qtbot: QtBot, workspace: Workspace, drawn: Builder
) -> None:
    drawn(4)
    window = opened_after_a_crash(qtbot, workspace)
    choose(chip_of(window), "Throw")
    assert chip_of(window).told == ""
    assert open_event_of(window).drafts.forms == ()
    window.close()


def test_that_times_of_rounds_that_were_typed_by_half_are_gone_on_with(
    qtbot: QtBot, workspace: Workspace, drawn: Builder
) -> None:
    drawn(4)
    typed = {"first": "05.06.2026 15:00", "hours": "10, 1", "filled": "False", "2": "06.06"}
    Drafts(workspace.key).keep("times:1", typed)
    workspace.close()
    window = open_window(qtbot, workspace.path)
    assert "times of the rounds" in chip_of(window).told
    seen: list[str] = []

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, TimesDialog)
        seen.extend(field.text() for field in dialog.findChildren(QLineEdit))

    in_dialog(look)
    choose(chip_of(window), "Go on")
    assert seen == ["05.06.2026 15:00", "10, 1", "", "06.06", ""]
    assert open_event_of(window).drafts.forms == ()


def test_that_times_of_another_tournament_are_gone_on_with_there(
    qtbot: QtBot, workspace: Workspace, drawn: Builder
) -> None:
    drawn(4)
    other = filled(workspace).event.tournament
    Drafts(workspace.key).keep(f"times:{other.main_stage.id}", {"first": "05.06.2026 15:00"})
    workspace.close()
    window = open_window(qtbot, workspace.path)
    assert open_event_of(window).tournament.title == "U10"
    seen: list[str] = []
    in_dialog(lambda dialog: seen.append(dialog.findChildren(QLineEdit)[0].text()))
    choose(chip_of(window), "Go on")
    assert seen == ["05.06.2026 15:00"]
    assert open_event_of(window).tournament.title == "U12"


def test_that_what_was_half_set_of_one_tournament_is_not_shown_in_another(
    qtbot: QtBot, workspace: Workspace
) -> None:
    choose_system(workspace, System.SWISS)
    other = second(workspace).event.tournament
    form, drafts = f"swiss:colour:{other.main_stage.id}", Drafts(workspace.key)
    workspace.close()
    window = open_window(qtbot, workspace.path)
    shown: list[tuple[str, bool]] = []

    def look(dialog: QDialog) -> None:
        seeds = [field.text() for field in dialog.findChildren(QLineEdit)]
        shown.append((open_event_of(window).tournament.title, "7" in seeds))

    for go_on in (form, "swiss:colour:1"):
        drafts.keep(form, {"how": "2", "seed": "7"})
        in_dialog(look)
        window._view.book.go_to(ContinueDraft(go_on))
    assert shown == [("U12", True), ("U10", False)]


def test_that_a_line_up_typed_by_half_is_told_and_gone_on_with(
    qtbot: QtBot, workspace: Workspace
) -> None:
    teams = of_teams(workspace)
    numbered(workspace, teams)
    stage = main(workspace).id
    for number in (1, 2, 9):
        typed = {"team": str(-teams[1]), "line_up": f"{number} 5"}
        Drafts(workspace.key).keep(f"line-ups:{stage}:{number}", typed)
    workspace.close()
    window = open_window(qtbot, workspace.path)
    assert "half-typed line-up of round 2" in chip_of(window).told
    seen: list[str] = []

    def look(dialog: QDialog) -> None:
        seen.append(dialog.windowTitle())
        seen.extend(each.text() for each in dialog.findChildren(QLineEdit))

    in_dialog(look)
    window._view.book.go_to(ContinueDraft(f"line-ups:{stage}:2"))
    window._view.book.go_to(ContinueDraft(f"line-ups:{stage}:9"))
    assert seen == ["Line-ups of round 2", "2 5"]
    assert open_event_of(window).drafts.forms == (f"line-ups:{stage}:1",)


@pytest.mark.parametrize(
    ("form", "kind"),
    [
        ("swiss:rules:1", SwissRulesDialog),
        ("swiss:colour:1", InitialColourDialog),
        ("swiss:forbidden:1", ForbiddenPairsDialog),
    ],
)
def test_that_half_set_rules_of_a_swiss_are_told_and_their_dialog_opens(
    qtbot: QtBot, workspace: Workspace, form: str, kind: type[QDialog]
) -> None:
    choose_system(workspace, System.SWISS)
    Drafts(workspace.key).keep(form, {"name": "Бо"})
    workspace.close()
    window = open_window(qtbot, workspace.path)
    assert "Half-set rules of the Swiss" in chip_of(window).told
    opened: list[QDialog] = []
    in_dialog(opened.append)
    choose(chip_of(window), "Go on")
    assert [type(each) for each in opened] == [kind]


def test_that_a_draft_that_no_page_knows_keeps_no_window_from_opening(
    qtbot: QtBot, workspace: Workspace
) -> None:
    for form in (
        "times:?",
        "times",
        "by-hand:1:-1",
        "line-ups:1",
        "swiss:x:1",
        "swiss:rules",
        "page:nowhere",
        "appeal-decision:",
        "",
    ):
        Drafts(workspace.key).keep(form, {"name": "Бо"})
    workspace.close()
    assert not chip_of(open_window(qtbot, workspace.path)).told
