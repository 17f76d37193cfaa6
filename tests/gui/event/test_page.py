"""The page of the event: each field saved on its own, each choice at once."""

from collections.abc import Callable
from datetime import date, datetime
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.facts.rules.attached_regulations import LARGEST
from arbiter_app.domain.facts.rules.play_off_rules import PlayOffRules
from arbiter_app.domain.facts.rules.scorings import FOOTBALL_SCORING
from arbiter_app.domain.facts.rules.settings import Unrated, Unresolved
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.gui.base.destinations import PageId, ShowPage
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.event.attached_regulations_dialog import AttachedRegulationsDialog
from arbiter_app.gui.event.page import EventPage
from arbiter_app.gui.event.tie_breaks.own_criteria_dialog import OwnCriteriaDialog
from arbiter_app.gui.event.tie_breaks.ready_list_menu import ReadyListMenu
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonDialog
from arbiter_app.gui.parts.fields.edition_choice import EditionChoice
from arbiter_app.gui.parts.holders.folding import Folding
from arbiter_app.gui.parts.words.cut_words import CutWords
from arbiter_app.services.commands.people.officials import add_official
from arbiter_app.services.commands.people.players import add_player, edit_player
from arbiter_app.services.commands.play.play_offs import set_play_off_rules
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.rules.criteria import define_own_criterion
from arbiter_app.services.commands.rules.regulations import attach_regulations
from arbiter_app.services.commands.whole.event import change_system
from arbiter_app.services.files.sample import make_sample
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import child, in_dialog, press_button, say_yes, visible_words
from tests.services.hands import leave_the_rules

Builder = Callable[[int], tuple[PlayerId, ...]]
Typist = Callable[[QWidget, str], None]


@pytest.fixture
def page(qtbot: QtBot, open_event: OpenEvent) -> EventPage:
    page = EventPage(open_event)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.focus_first()
    return page


def field(page: QWidget, name: str) -> QLineEdit:
    return next(each for each in page.findChildren(QLineEdit) if each.accessibleName() == name)


def words(page: QWidget) -> str:
    return "\n".join(each.text() for each in page.findChildren(QLabel) if each.isVisible())


def box(page: QWidget, item: str) -> QComboBox:
    """Return the choice that offers an item."""
    return next(each for each in page.findChildren(QComboBox) if each.findText(item) >= 0)


def choose(qtbot: QtBot, page: QWidget, item: str) -> None:
    chooser = box(page, item)
    chooser.setCurrentText(item)
    chooser.activated.emit(chooser.currentIndex())


def check_box(page: QWidget, text: str) -> QCheckBox:
    return next(each for each in page.findChildren(QCheckBox) if each.text() == text)


def press(page: QWidget, text: str) -> None:
    next(each for each in page.findChildren(QPushButton) if each.text() == text).click()


def tie_breaks(open_event: OpenEvent) -> tuple[str, ...]:
    return open_event.tournament.settings.tie_breaks


def test_that_a_field_is_saved_on_its_own_when_tab_leaves_it(
    page: EventPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist
) -> None:
    place = field(page, "Place")
    place.setFocus()
    type_in(place, "Львів")
    QTest.keyClick(place, Qt.Key.Key_Tab)
    assert open_event.facts.place == "Львів"
    assert QApplication.focusWidget() is field(page, "Federation, three letters")


def test_that_the_page_stands_in_two_columns_and_in_a_narrow_window_in_one(
    page: EventPage, drawn: Builder
) -> None:
    drawn(4)
    for width, is_beside in ((1090, True), (820, False)):
        page.resize(width, 440)
        QApplication.processEvents()
        assert (left_of(page, "Tie-breaks in one line") > 400) is is_beside
        inside = page.findChild(Folding)
        assert inside is not None
        scrolled = inside.parentWidget()
        assert scrolled is not None
        assert inside.width() <= scrolled.width(), "nothing is to be scrolled sideways"
    assert page.minimumSizeHint().width() <= 860
    assert page.minimumSizeHint().height() <= 440


def left_of(page: QWidget, name: str) -> int:
    return field(page, name).mapTo(page, QPoint(0, 0)).x()


def test_that_a_field_that_was_not_changed_leaves_no_entry(
    page: EventPage, open_event: OpenEvent, qtbot: QtBot
) -> None:
    before = open_event.facts.data_version
    title = field(page, "Title")
    QTest.keyClick(title, Qt.Key.Key_Return)
    QTest.keyClick(title, Qt.Key.Key_Tab)
    assert open_event.facts.data_version == before


def test_that_escape_takes_back_what_is_being_typed(
    page: EventPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist
) -> None:
    title = field(page, "Title")
    type_in(title, " (чернетка)")
    QTest.keyClick(title, Qt.Key.Key_Escape)
    QTest.keyClick(title, Qt.Key.Key_Tab)
    assert open_event.facts.title == "Чемпіонат області 2026"


@pytest.mark.parametrize("typed", ["05.04.2026", "2026-04-05"])
def test_that_a_day_is_typed_either_way(
    page: EventPage, open_event: OpenEvent, qtbot: QtBot, typed: str
) -> None:
    last = field(page, "Last day")
    last.setFocus()
    QTest.keyClicks(last, typed)
    QTest.keyClick(last, Qt.Key.Key_Return)
    assert open_event.facts.ends_on == date(2026, 4, 5)
    assert last.text() == "05.04.2026"


def test_that_what_is_no_day_is_said_beside_it_and_keeps_the_focus(
    page: EventPage, open_event: OpenEvent, qtbot: QtBot
) -> None:
    last = field(page, "Last day")
    last.setFocus()
    QTest.keyClicks(last, "31.02.2026")
    QTest.keyClick(last, Qt.Key.Key_Tab)
    qtbot.waitUntil(last.hasFocus)
    assert "This is not a date" in words(page)
    assert open_event.facts.ends_on is None


def test_that_an_event_without_a_title_is_refused(
    page: EventPage, open_event: OpenEvent, qtbot: QtBot
) -> None:
    refusals: list[str] = []
    open_event.refused.connect(refusals.append)
    title = field(page, "Title")
    title.selectAll()
    QTest.keyClick(title, Qt.Key.Key_Delete)
    QTest.keyClick(title, Qt.Key.Key_Return)
    assert "no title" in refusals[0]
    assert open_event.facts.title == "Чемпіонат області 2026"


def test_that_officials_are_shown_here_and_typed_on_their_own_page(
    page: EventPage, open_event: OpenEvent
) -> None:
    open_event.do(add_official, role=Role.CHIEF_ARBITER, name="Ґжицька Є. О.", category="НС")
    assert "Ґжицька Є. О., НС" in visible_words(page)
    ways: list[object] = []
    page.wants.connect(ways.append)
    press_button(page, "Panel, committee and commission")
    assert ways == [ShowPage(PageId.OFFICIALS)]
    assert not any("hief arbiter" in each.accessibleName() for each in page.findChildren(QLineEdit))


@pytest.mark.parametrize(("players", "may_swap"), [(4, True), (5, False)])
def test_that_the_swap_is_offered_for_two_cycles_of_an_even_field_only(
    page: EventPage,
    open_event: OpenEvent,
    qtbot: QtBot,
    registered: Builder,
    players: int,
    may_swap: bool,
) -> None:
    registered(players)
    swap = check_box(page, "&Swap the last two rounds of the first cycle")
    assert not swap.isEnabled()
    choose(qtbot, page, "two cycles, colours reversed")
    assert open_event.tournament.settings.cycles == 2
    assert swap.isEnabled() is may_swap


def test_that_after_the_draw_the_system_is_fixed_and_says_why(
    page: EventPage, open_event: OpenEvent, drawn: Builder
) -> None:
    open_event.do(change_system, cycles=2, swap_last_rounds=False, edition_id="2026-03")
    drawn(4)
    assert not box(page, "two cycles, colours reversed").isEnabled()
    assert not box(page, "C.07/2023-09-01").isEnabled()
    assert "the schedule is fixed by them (C.05 Annex 1)" in words(page)


def test_that_tie_breaks_are_moved_removed_and_added(
    page: EventPage, open_event: OpenEvent, qtbot: QtBot
) -> None:
    listed = page.findChild(QListWidget)
    assert listed is not None
    listed.setFocus()
    listed.setCurrentRow(2)
    QTest.keyClick(listed, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert tie_breaks(open_event) == ("DE", "SB", "WIN", "KS")
    assert listed.currentRow() == 1
    QTest.keyClick(listed, Qt.Key.Key_Delete)
    assert tie_breaks(open_event) == ("DE", "WIN", "KS")
    box(page, "SB/C1 – Sonneborn-Berger, cut 1").setCurrentText("SB/C1 – Sonneborn-Berger, cut 1")
    press(page, "Add")
    assert tie_breaks(open_event) == ("DE", "WIN", "KS", "SB/C1")


def test_that_those_still_tied_share_places_or_draw_lots(
    page: EventPage, open_event: OpenEvent, qtbot: QtBot
) -> None:
    choose(qtbot, page, "lots are drawn")
    assert open_event.tournament.settings.unresolved is Unresolved.LOTS


@pytest.mark.parametrize("reason", ["помилка в положенні", None])
def test_that_tie_breaks_change_after_the_first_result_with_a_reason_only(
    page: EventPage,
    open_event: OpenEvent,
    qtbot: QtBot,
    type_in: Typist,
    drawn: Builder,
    reason: str | None,
) -> None:
    wanted = say_yes(open_event)
    drawn(4)
    open_event.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    assert "a change needs a reason" in words(page)

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ReasonDialog)
        asked = dialog.findChild(QLineEdit)
        assert asked is not None
        if reason is None:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        else:
            type_in(asked, reason)
            QTest.keyClick(asked, Qt.Key.Key_Return)

    press(page, "Remove")
    press(page, "Down")
    choose(qtbot, page, "lots are drawn")
    before = open_event.workspace.history()
    assert tie_breaks(open_event) == ("DE", "WIN", "SB", "KS")
    QTimer.singleShot(0, answer)
    press(page, "&Apply the change…")
    assert tie_breaks(open_event) == (("SB", "WIN", "KS") if reason else ("DE", "WIN", "SB", "KS"))
    assert [entry.reason for entry in open_event.workspace.history()[len(before) :]] == (
        [reason] if reason else []
    )
    assert bool(wanted) is bool(reason)


def test_that_tie_breaks_changed_after_the_first_result_can_be_left_as_they_were(
    page: EventPage, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    open_event.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    listed = page.findChild(QListWidget)
    assert listed is not None
    press(page, "Remove")
    assert listed.count() == 3
    press(page, "Lea&ve as it was")
    assert listed.count() == 4
    assert tie_breaks(open_event) == ("DE", "WIN", "SB", "KS")


def begin(open_event: OpenEvent, drawn: Builder, players: int = 4) -> None:
    """Draw and enter a first result."""
    drawn(players)
    open_event.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)


def give_reason(reason: str) -> None:
    """Type a reason into the dialog that opens next."""

    def answer(dialog: QDialog) -> None:
        asked = dialog.findChild(QLineEdit)
        assert asked is not None
        asked.setText(reason)
        QTest.keyClick(asked, Qt.Key.Key_Return)

    in_dialog(answer)


def type_list(page: QWidget, text: str) -> QLineEdit:
    line = field(page, "Tie-breaks in one line")
    line.setFocus()
    line.setText(text)
    QTest.keyClick(line, Qt.Key.Key_Return)
    return line


def search(page: QWidget) -> QComboBox:
    return next(
        each for each in page.findChildren(QComboBox) if each.accessibleName() == "Tie-break to add"
    )


def offered(page: QWidget) -> set[str]:
    box = search(page)
    return {box.itemText(row).partition(" – ")[0] for row in range(box.count())}


def register_unrated(open_event: OpenEvent, *names: str) -> None:
    for name in names:
        open_event.do(add_player, name=name)


def test_that_federation_and_time_control_are_typed_beside_the_rest(
    page: EventPage, open_event: OpenEvent, type_in: Typist
) -> None:
    federation = field(page, "Federation, three letters")
    federation.setFocus()
    QTest.keyClicks(federation, "ukr")
    QTest.keyClick(federation, Qt.Key.Key_Return)
    control = field(page, "Time control")
    control.setFocus()
    type_in(control, "90 хв + 30 с")
    QTest.keyClick(control, Qt.Key.Key_Return)
    assert open_event.facts.federation == "UKR"
    assert federation.text() == "UKR"
    assert open_event.facts.time_control == "90 хв + 30 с"


@pytest.mark.parametrize(
    "typed", ["de, win, sb/c1, tpn/r", "1. DE 2. WIN 3. SB-C1 4. TPN/R", "DE; WIN;\nSBC1; TPN-R"]
)
def test_that_a_pasted_list_is_taken_in_any_spelling(
    page: EventPage, open_event: OpenEvent, typed: str
) -> None:
    line = type_list(page, typed)
    assert tie_breaks(open_event) == ("DE", "WIN", "SB/C1", "TPN/R")
    assert line.text() == "DE, WIN, SB/C1, TPN/R"


def test_that_a_list_with_a_forbidden_tie_break_is_refused_beside_it_with_the_article(
    page: EventPage, open_event: OpenEvent
) -> None:
    line = type_list(page, "DE, BH/C1")
    assert "art. 8" in words(page)
    assert line.text() == "DE, BH/C1"
    assert tie_breaks(open_event) == ("DE", "WIN", "SB", "KS")
    QTest.keyClick(line, Qt.Key.Key_Escape)
    QTest.keyClicks(line, " ")
    assert "art. 8" not in words(page)


def test_that_a_refused_list_and_its_refusal_are_taken_back_with_escape(
    page: EventPage, open_event: OpenEvent
) -> None:
    line = type_list(page, "DE, XYZ")
    assert "⚠" in words(page)
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert line.text() == "DE, WIN, SB, KS"
    assert "⚠" not in words(page)


def test_that_a_ready_list_is_chosen_whole(
    page: EventPage, open_event: OpenEvent, qtbot: QtBot
) -> None:
    type_list(page, "SB")
    (button,) = page.findChildren(ReadyListMenu)
    menu = button.menu()
    assert menu is not None
    button.setFocus()
    QTimer.singleShot(0, menu, lambda: QTest.keyClick(menu, Qt.Key.Key_Down))
    QTimer.singleShot(10, menu, lambda: QTest.keyClick(menu, Qt.Key.Key_Return))
    QTest.keyClick(button, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: tie_breaks(open_event) == ("DE", "WIN", "SB", "KS"))
    assert [each.text() for each in menu.actions()] == [
        "Round robin: DE, WIN, SB, KS (C.02 Art. 13.15.2)"
    ]


def test_that_what_the_tie_breaks_count_is_opened_to_be_read(
    page: EventPage, open_event: OpenEvent
) -> None:
    type_list(page, "WIN, STD")
    told: list[str] = []
    in_dialog(lambda dialog: told.append(read_in(dialog)))
    press(page, "What they count…")
    assert told[0].startswith("WIN – ")
    assert "Rounds with as many points as a win gives." in told[0]
    assert "a forfeit of both gives neither anything" in told[0]


def read_in(dialog: QDialog) -> str:
    (text,) = dialog.findChildren(QTextEdit)
    assert dialog.focusWidget() is text, "the text is scrolled by keys at once"
    return text.toPlainText()


def test_that_the_name_of_a_regulation_opens_its_text(
    page: EventPage, open_event: OpenEvent, chain: PlayOffRules
) -> None:
    open_event.do(set_play_off_rules, rules=chain)
    told: list[str] = []
    in_dialog(lambda dialog: told.append(read_in(dialog)))
    press(page, "FIDE Arbiters’ Manual 2017")
    assert "sudden death" in told[0]
    assert "sudden death" not in visible_words(page), "the page keeps to the name"
    open_event.do(set_play_off_rules, rules=None)
    assert "Ties of the table are not played off." in visible_words(page)


def test_that_the_conditions_of_taking_part_are_one_line_and_changed_in_a_dialog(
    page: EventPage, open_event: OpenEvent
) -> None:
    assert "open to everybody" in visible_words(page)
    in_dialog(lambda dialog: check_box(dialog, FOR_WOMEN).click())
    press(page, "Conditions…")
    assert open_event.tournament.eligibility.women_only
    assert "women" in visible_words(page).splitlines()


FOR_WOMEN = "For women only (Ukrainian rules V.1.1)"


def test_that_what_edition_and_system_forbid_is_not_offered(
    page: EventPage, open_event: OpenEvent
) -> None:
    leave_the_rules(open_event.workspace)
    say_yes(open_event)
    assert {"SB/C1", "SB/P", "KS/L+1", "ARO/M1", "TPN/R", "STD"} <= offered(page)
    assert offered(page).isdisjoint({"BH", "FB", "AOB"})
    choose_edition(page, "C.07/2024-08-01")
    assert {"BH/M2", "BH/P", "FB/C2", "AOB"} <= offered(page)
    assert offered(page).isdisjoint({"STD", "TPN"})
    choose_edition(page, "C.02/2017, virtual opponent, for old events")
    assert {"SOB", "KS/G-1", "KS/G+1"} <= offered(page)


def test_that_every_edition_can_be_chosen_by_its_title(
    page: EventPage, open_event: OpenEvent
) -> None:
    leave_the_rules(open_event.workspace)
    say_yes(open_event)
    chosen = next(each for each in page.findChildren(EditionChoice))
    assert [chosen.itemText(row) for row in range(chosen.count())] == [
        "C.02/2017, virtual opponent, for old events",
        "C.07/2023-09-01",
        "C.07/2024-08-01",
        "C.07/2026-03-01",
    ]
    choose_edition(page, "C.02/2017, virtual opponent, for old events")
    assert open_event.tournament.settings.edition == "legacy-virtual"


def choose_edition(page: QWidget, title: str) -> None:
    chosen = next(each for each in page.findChildren(EditionChoice))
    chosen.setCurrentText(title)
    chosen.activated.emit(chosen.currentIndex())


@pytest.mark.parametrize(
    ("typed", "added"),
    [("sonn", "SB/C1"), ("ks/l+5", "KS/L+5"), ("ы", "ы"), ("фкщ", "ARO")],
    ids=["part of a name", "any limit", "nothing", "wrong keyboard layout"],
)
def test_that_a_tie_break_is_found_by_typing_and_added_with_enter(
    page: EventPage, open_event: OpenEvent, type_in: Typist, typed: str, added: str
) -> None:
    box = search(page)
    box.setFocus()
    type_in(box, typed)
    QTest.keyClick(box, Qt.Key.Key_Return)
    if typed == added:
        assert tie_breaks(open_event) == ("DE", "WIN", "SB", "KS")
        assert "is not the name of a tie-break" in words(page)
    else:
        assert tie_breaks(open_event)[-1] == added
        assert box.currentText() == ""


def test_that_a_tie_break_is_chosen_from_what_was_found(
    page: EventPage, open_event: OpenEvent, qtbot: QtBot
) -> None:
    box = search(page)
    box.setFocus()
    QTest.keyClicks(box, "rating")
    completer = box.completer()
    assert completer is not None
    popup = completer.popup()
    assert popup is not None
    qtbot.waitUntil(popup.isVisible)
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(tie_breaks(open_event)) == 5)
    assert tie_breaks(open_event)[-1] == "ARO/C1"


def test_that_the_page_says_which_tie_breaks_are_dropped_and_for_whom(
    page: EventPage, open_event: OpenEvent, registered: Builder, qtbot: QtBot
) -> None:
    registered(2)
    type_list(page, "DE, ARO, TPR")
    assert "No rating" not in words(page)
    register_unrated(open_event, "Ґава Ілля", "Їжак Тарас", "Єнот Яна", "Щур Лев")
    assert (
        "Not applied while nothing is announced: ARO, TPR."
        " No rating: Ґава Ілля, Їжак Тарас, Єнот Яна and 1 more" in words(page)
    )
    choose(qtbot, page, "games against them are left out")
    assert open_event.tournament.settings.unrated is Unrated.LEFT_OUT
    assert "Games against these do not count in ARO, TPR" in words(page)
    choose(qtbot, page, "the arbiter rates them")
    assert "until you rate them on the page of players: ARO, TPR" in words(page)
    for player in [each for each in open_event.facts.players.values() if each.fide_rating is None]:
        open_event.do(edit_player, player=player.id, name=player.name, arbiters_rating=1400)
    assert "Not applied" not in words(page)


def test_that_forfeits_in_ratings_are_asked_about_where_the_text_leaves_it_open(
    page: EventPage, open_event: OpenEvent
) -> None:
    leave_the_rules(open_event.workspace)
    say_yes(open_event)
    forfeits = check_box(page, "Forfeits co&unt in rating tie-breaks (C.07 Art. 15.2)")
    assert not forfeits.isVisible()
    choose_edition(page, "C.07/2023-09-01")
    assert forfeits.isVisible()
    forfeits.click()
    assert open_event.tournament.settings.forfeits_in_ratings


WITHDRAWALS = "A withdrawal in the first half ann&uls the results"


def test_that_the_rule_of_withdrawals_is_on_and_can_be_switched_off(
    page: EventPage, open_event: OpenEvent
) -> None:
    switch = check_box(page, WITHDRAWALS)
    assert switch.isChecked()
    assert "C.05 Art. 6.6" in words(page)
    switch.click()
    assert not open_event.tournament.settings.annuls_withdrawals
    assert "nothing of him counts" not in words(page)


def test_that_after_the_start_all_changes_wait_for_one_reason(
    page: EventPage, open_event: OpenEvent, drawn: Builder, qtbot: QtBot
) -> None:
    wanted = say_yes(open_event)
    begin(open_event, drawn)
    type_list(page, "SB, DE")
    choose(qtbot, page, "games against them are left out")
    check_box(page, WITHDRAWALS).click()
    settings = open_event.tournament.settings
    assert settings.tie_breaks == ("DE", "WIN", "SB", "KS")
    assert settings.unrated is Unrated.UNSAID
    assert settings.annuls_withdrawals
    give_reason("рішення апеляційного комітету")
    press(page, "&Apply the change…")
    settings = open_event.tournament.settings
    assert settings.tie_breaks == ("SB", "DE")
    assert settings.unrated is Unrated.LEFT_OUT
    assert not settings.annuls_withdrawals
    assert {entry.reason for entry in open_event.workspace.history()[-3:]} == {
        "рішення апеляційного комітету"
    }
    assert {*wanted} == {"act.tie-breaks", "act.ranking"}


def test_that_a_list_changed_after_the_start_shows_what_it_was_and_why(
    page: EventPage, open_event: OpenEvent, drawn: Builder
) -> None:
    wanted = say_yes(open_event)
    begin(open_event, drawn)
    type_list(page, "SB, DE")
    give_reason("помилка в положенні")
    press(page, "&Apply the change…")
    assert (
        "Changed after round 1, before that DE, WIN, SB, KS. Reason: помилка в положенні"
        in words(page)
    )
    assert wanted == ["act.tie-breaks", "act.tie-breaks"]


def test_that_own_criteria_are_opened_from_the_rules_and_then_offered(
    page: EventPage, open_event: OpenEvent
) -> None:
    open_event.do(define_own_criterion, code="OTHER_PLAYOFF", definition="Points of the play-off")
    assert "OTHER_PLAYOFF" in offered(page)
    opened: list[QDialog] = []
    in_dialog(opened.append)
    press(page, "O&wn criteria… (1)")
    assert isinstance(opened[0], OwnCriteriaDialog)
    type_list(page, "DE, other_playoff")
    assert tie_breaks(open_event) == ("DE", "OTHER_PLAYOFF")
    assert "2.  OTHER_PLAYOFF – Points of the play-off" in [
        each.item(1).text() for each in page.findChildren(QListWidget) if each.count() > 1
    ]
    type_list(page, "DE, OTHER_PRIZE")
    assert tie_breaks(open_event) == ("DE", "OTHER_PLAYOFF")
    assert "OTHER_PRIZE" in words(page)


def test_that_a_usual_scoring_is_chosen_and_saved_at_once(
    page: EventPage, open_event: OpenEvent, qtbot: QtBot
) -> None:
    choose(qtbot, page, "3-1-0")
    assert open_event.tournament.settings.scoring == FOOTBALL_SCORING
    assert not field(page, "Draw").isVisible()


def test_that_the_letter_of_its_label_finds_the_points(page: EventPage) -> None:
    QTest.keyClick(page, Qt.Key.Key_N, Qt.KeyboardModifier.AltModifier)
    focus = page.focusWidget()
    assert focus is not None
    assert focus.accessibleName() == "Points"


def test_that_points_of_the_regulations_are_typed_and_wrong_ones_say_why(
    page: EventPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist
) -> None:
    choose(qtbot, page, "other points")
    win, draw = field(page, "Win"), field(page, "Draw")
    assert QApplication.focusWidget() is win
    type_in(win, "2")
    QTest.keyClick(win, Qt.Key.Key_Return)
    assert open_event.tournament.settings.scoring.win == 2
    draw.setFocus()
    draw.selectAll()
    type_in(draw, "2")
    QTest.keyClick(draw, Qt.Key.Key_Return)
    assert "A win must be worth more than a draw" in words(page)
    assert open_event.tournament.settings.scoring.draw == Decimal("0.5")
    draw.selectAll()
    type_in(draw, "1")
    QTest.keyClick(draw, Qt.Key.Key_Return)
    assert open_event.tournament.settings.scoring.draw == 1
    assert "A win must be worth" not in words(page)


def test_that_the_points_are_fixed_by_the_first_result(
    page: EventPage, open_event: OpenEvent, qtbot: QtBot, drawn: Builder
) -> None:
    begin(open_event, drawn)
    assert not box(page, "3-1-0").isEnabled()
    assert "Laws of Chess 10.1" in words(page)


def test_that_the_regulations_are_attached_checked_off_and_saved_by_keys(
    page: EventPage, open_event: OpenEvent, tmp_path: Path
) -> None:
    paper, copy = tmp_path / "rules.pdf", tmp_path / "copy.pdf"
    paper.write_bytes(b"eleven sections")
    assert "No regulations are attached (Ukrainian rules IV.3)." in visible_words(page)
    dialog = AttachedRegulationsDialog(page, open_event, ask_file=lambda *_: paper)
    dialog.show()
    boxes = dialog.findChildren(QCheckBox)
    assert len(boxes) == 11
    assert not any(box.isEnabled() for box in boxes)
    assert boxes[0].toolTip() == "Attach the file first."
    press_button(dialog, "Attach file…")
    assert "rules.pdf, 1 KB" in visible_words(dialog)
    for box in boxes[:-1]:
        box.click()
    press_button(dialog, "Check off")
    assert "Not checked off (Ukrainian rules IV.3): 11" in visible_words(page)
    again = AttachedRegulationsDialog(page, open_event, ask_target=lambda *_: copy)
    again.show()
    press_button(again, "Save a copy…")
    assert copy.read_bytes() == b"eleven sections"
    again.reject()

    def look(shown: QDialog) -> None:
        assert isinstance(shown, AttachedRegulationsDialog)
        assert [box.isChecked() for box in shown.findChildren(QCheckBox)] == [True] * 10 + [False]
        QTest.keyClick(shown, Qt.Key.Key_Escape)

    in_dialog(look)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(page, Qt.Key.Key_F2, both)


@pytest.mark.parametrize("name", ["../../rules.pdf", "/rules.pdf", "C:\\rules.pdf"])
def test_that_a_name_of_the_regulations_does_not_say_where_their_copy_goes(
    page: EventPage, open_event: OpenEvent, name: str
) -> None:
    open_event.do(attach_regulations, name=name, content=b"eleven sections")
    asked: list[Path] = []
    dialog = AttachedRegulationsDialog(page, open_event, ask_target=lambda *it: asked.append(it[2]))
    dialog.show()
    press_button(dialog, "Save a copy…")
    assert asked == [open_event.workspace.path.with_name("rules.pdf")]


def test_that_a_file_that_is_too_large_is_refused_in_the_dialog(
    page: EventPage, open_event: OpenEvent, tmp_path: Path
) -> None:
    paper = tmp_path / "large.pdf"
    with paper.open("wb") as file:
        file.truncate(LARGEST + 1)
    dialog = AttachedRegulationsDialog(page, open_event, ask_file=lambda *_: paper)
    dialog.show()
    press_button(dialog, "Attach file…")
    assert "larger than 10 MB" in visible_words(dialog)
    assert open_event.facts.regulations is None


@pytest.mark.parametrize("width", [990, 1040])
def test_that_no_words_are_pressed_together_where_one_part_stands_below_the_other(
    qtbot: QtBot, tmp_path: Path, width: int
) -> None:
    i18n.use("ru")
    path = tmp_path / "sample.arbiter"
    make_sample(path, lambda: datetime(2026, 9, 9, 15, 20))
    open_event = OpenEvent(Workspace.open(path, actor="Arbiter"))
    page = EventPage(open_event)
    qtbot.addWidget(page)
    page.resize(width, 646)
    with qtbot.waitExposed(page):
        page.show()
    assert child(page, Folding).is_folded
    qtbot.waitUntil(lambda: all(map(has_room, page.findChildren(CutWords))))
    open_event.workspace.close()


def has_room(words: CutWords) -> bool:
    return not words.isVisible() or words.height() >= words.minimumSizeHint().height()


def test_that_the_last_tie_break_is_seen_below_names_that_are_too_long(
    page: EventPage, open_event: OpenEvent
) -> None:
    open_event.do(define_own_criterion, code="OTHER_PLAYOFF", definition="Of the play-off " * 9)
    type_list(page, "OTHER_PLAYOFF, DE, WIN, SB, KS")
    page.resize(900, 500)
    listed = next(each for each in page.findChildren(QListWidget) if each.count() == 5)
    QApplication.processEvents()
    assert listed.viewport().height() >= 5 * listed.visualItemRect(listed.item(0)).height() - 1
