"""The page of the mandate commission: papers and decisions by keyboard."""

from collections.abc import Callable
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QTableWidget,
    QTabWidget,
    QTreeWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.event import EventRank
from arbiter_app.domain.facts.people.admission import (
    Admission,
    Decision,
    PaperKind,
    Requirement,
    ShownPaper,
)
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.tournament import Entry
from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.base.destinations import PageId, ShowPage, ShowPaper
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.commission.matrix import MandateMatrix
from arbiter_app.gui.commission.page import MandatePage
from arbiter_app.gui.look.tokens import Token
from arbiter_app.gui.parts.pages.filter_box import FilterBox
from arbiter_app.gui.parts.tables.row_paint import RowDelegate
from arbiter_app.services.commands.people.commission import (
    decide,
    miss_paper,
    set_requirements,
    show_paper,
)
from arbiter_app.services.commands.people.officials import set_conditions
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.whole.event import describe_event, set_official
from arbiter_app.services.workspace import Workspace
from tests.gui.eyes import filled, visible
from tests.gui.hands import focused, visible_words

Builder = Callable[[int], tuple[PlayerId, ...]]
Typist = Callable[[QWidget, str], None]
Opener = Callable[[int], MandatePage]

TODAY = date(2026, 4, 2)
LONG = date(2026, 12, 31)


@pytest.fixture
def open_page(qtbot: QtBot, open_event: OpenEvent, registered: Builder) -> Opener:
    """Open the page on so many players, at an event of nine days."""

    def open_(players: int) -> MandatePage:
        registered(players)
        open_event.workspace.do(
            describe_event,
            title="Cup",
            place="",
            organiser="",
            starts_on=date(2026, 4, 1),
            ends_on=date(2026, 4, 9),
        )
        page = MandatePage(open_event, today=lambda: TODAY)
        qtbot.addWidget(page)
        page.resize(1140, 700)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        page.focus_first()
        return page

    return open_


def matrix(page: MandatePage) -> MandateMatrix:
    found = page.findChild(MandateMatrix)
    assert found is not None
    return found


def under_cursor(page: MandatePage) -> tuple[str, str]:
    """The player and the paper under the cursor."""
    row, paper = matrix(page).selected, matrix(page).requirement
    assert row is not None
    return row.papers.player.name, paper.id if paper else ""


def press(*keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    for key in keys:
        QTest.keyClick(focused(), key, modifier)


def type_keys(text: str) -> None:
    """Type figures and signs, each into whatever has the focus then."""
    for letter in text:
        QTest.keyClicks(focused(), letter)


def go_to(page: MandatePage, paper: PaperKind) -> None:
    """Put the cursor on a paper with the arrows."""
    press(*[Qt.Key.Key_Left] * 9)
    while under_cursor(page)[1] != paper:
        press(Qt.Key.Key_Right)


def field(page: QWidget, name: str) -> QLineEdit:
    return next(
        each
        for each in page.findChildren(QLineEdit)
        if each.accessibleName() == name and each.isVisible()
    )


def entry(open_event: OpenEvent, name: str) -> Entry:
    players = open_event.facts.players
    player = next(each for each in players.values() if each.name == name)
    return open_event.tournament.entry(player.id)


def show_all(workspace: Workspace, player: PlayerId) -> None:
    for each in workspace.event.requirements:
        until = LONG if each.dated else None
        workspace.do(show_paper, player=player, requirement=each.id, valid_until=until)


def shown_names(page: MandatePage) -> list[str]:
    return [row.papers.player.name for row in matrix(page).shown]


BILYK, GALAGAN, YEREMENKO, SHEVCHUK = (
    "Білик Марта",
    "Ґалаґан Ігор",
    "Єременко Юрій",
    "Шевчук Олена",
)


def test_that_space_marks_a_paper_as_shown_and_as_not_shown(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(4)
    assert under_cursor(page) == (BILYK, PaperKind.IDENTITY)
    press(Qt.Key.Key_Space)
    assert entry(open_event, BILYK).papers == {PaperKind.IDENTITY: ShownPaper()}
    press(Qt.Key.Key_Down, Qt.Key.Key_Space)
    assert PaperKind.IDENTITY in entry(open_event, GALAGAN).papers
    assert under_cursor(page) == (GALAGAN, PaperKind.IDENTITY)
    press(Qt.Key.Key_Space)
    assert entry(open_event, GALAGAN).papers == {}


def test_that_the_papers_and_the_date_of_a_player_are_typed_in_one_go(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(4)
    press(Qt.Key.Key_Space, Qt.Key.Key_Right)
    type_keys("31.12.26")
    press(Qt.Key.Key_Tab)
    assert under_cursor(page) == (BILYK, PaperKind.ACCIDENT_INSURANCE)
    type_keys("311226")
    press(Qt.Key.Key_Tab)
    type_keys("31.12.2026")
    press(Qt.Key.Key_Tab)
    papers = entry(open_event, BILYK).papers
    assert [papers[kind].valid_until for kind in list(PaperKind)[1:4]] == [LONG] * 3
    for _ in range(3):
        press(Qt.Key.Key_Space, Qt.Key.Key_Right)
    type_keys("+")
    assert entry(open_event, BILYK).decision == Decision(admission=Admission.ADMITTED)
    assert focused() is matrix(page)


def test_that_tab_after_the_last_dated_paper_goes_to_the_next_player(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(4)
    list_tab(page)
    papers = paper_list(page)
    while papers.rowCount() > 2:
        papers.setCurrentCell(2, 0)
        press(Qt.Key.Key_Delete)
    press(Qt.Key.Key_Escape)
    go_to(page, PaperKind.MEDICAL)
    type_keys("311226")
    press(Qt.Key.Key_Tab)
    assert under_cursor(page) == (GALAGAN, PaperKind.IDENTITY)


def test_that_enter_fills_a_column_downwards(open_page: Opener, open_event: OpenEvent) -> None:
    page = open_page(4)
    go_to(page, PaperKind.MEDICAL)
    for _ in range(4):
        type_keys("311226")
        press(Qt.Key.Key_Return)
    assert under_cursor(page) == (SHEVCHUK, PaperKind.MEDICAL)
    dates = [each.papers[PaperKind.MEDICAL].valid_until for each in open_event.tournament.entries]
    assert dates == [LONG] * 4


def test_that_one_date_goes_to_all_rows_that_are_chosen_in_one_act(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(4)
    go_to(page, PaperKind.MEDICAL)
    press(Qt.Key.Key_Down, Qt.Key.Key_Down, modifier=Qt.KeyboardModifier.ShiftModifier)
    for _ in range(2):
        type_keys("311226")
        press(Qt.Key.Key_Return)
        press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Space)
    for name in (BILYK, GALAGAN, YEREMENKO):
        papers = entry(open_event, name).papers
        dated = papers[PaperKind.MEDICAL], papers[PaperKind.ACCIDENT_INSURANCE]
        assert dated == (ShownPaper(valid_until=LONG),) * 2
        assert len(papers) == 3
    assert entry(open_event, SHEVCHUK).papers == {}
    for _ in range(3):
        open_event.undo()
    assert entry(open_event, BILYK).papers == {}


def test_that_those_chosen_are_decided_about_at_once(
    open_page: Opener, open_event: OpenEvent, type_in: Typist
) -> None:
    page = open_page(4)
    press(Qt.Key.Key_A, modifier=Qt.KeyboardModifier.ControlModifier)
    press(Qt.Key.Key_Space)
    type_keys("-")
    assert "4 players" in visible_words(page)
    type_in(focused(), "не сплачено внесок")
    press(Qt.Key.Key_Return)
    decisions = {each.decision for each in open_event.tournament.entries}
    assert decisions == {Decision(admission=Admission.REFUSED, reason="не сплачено внесок")}


def test_that_arrows_save_a_date_and_go_down_the_column(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(4)
    go_to(page, PaperKind.MEDICAL)
    type_keys("010526")
    press(Qt.Key.Key_Down)
    assert entry(open_event, BILYK).papers[PaperKind.MEDICAL].valid_until == date(2026, 5, 1)
    assert under_cursor(page) == (GALAGAN, PaperKind.MEDICAL)
    press(Qt.Key.Key_Up)
    assert under_cursor(page) == (BILYK, PaperKind.MEDICAL)


def test_that_escape_leaves_a_date_as_it_was(open_page: Opener, open_event: OpenEvent) -> None:
    page = open_page(4)
    go_to(page, PaperKind.MEDICAL)
    type_keys("31")
    press(Qt.Key.Key_Escape)
    assert entry(open_event, BILYK).papers == {}
    assert focused() is matrix(page)


def test_that_a_day_that_is_none_is_not_lost_and_not_left(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(4)
    go_to(page, PaperKind.MEDICAL)
    type_keys("310226")
    press(Qt.Key.Key_Return)
    assert "“310226” is not a date" in visible_words(page)
    assert not page.settle()
    type_keys("280226")
    press(Qt.Key.Key_Return)
    assert entry(open_event, BILYK).papers[PaperKind.MEDICAL].valid_until == date(2026, 2, 28)
    assert page.settle()


def test_that_a_date_is_corrected_where_it_stands_and_the_number_stays(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(1)
    (player,) = open_event.facts.players
    open_event.do(
        show_paper, player=player, requirement=PaperKind.MEDICAL, valid_until=LONG, number="5"
    )
    go_to(page, PaperKind.MEDICAL)
    QTest.keyClick(focused(), Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    press(Qt.Key.Key_End, Qt.Key.Key_Backspace)
    type_keys("7")
    press(Qt.Key.Key_Return)
    kept = open_event.tournament.entry(player).papers[PaperKind.MEDICAL]
    assert kept == ShownPaper(valid_until=date(2027, 12, 31), number="5")


def test_that_a_column_without_dates_says_so(open_page: Opener, open_event: OpenEvent) -> None:
    page = open_page(4)
    type_keys("3")
    assert "This column has no date" in visible_words(page)
    press(Qt.Key.Key_Right)
    assert "This column has no date" not in visible_words(page)


def test_that_cells_tell_expired_from_missing_and_from_undated(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(1)
    (player,) = open_event.facts.players
    for kind, until in (
        (PaperKind.MEDICAL, date(2026, 3, 31)),
        (PaperKind.ACCIDENT_INSURANCE, date(2026, 4, 8)),
        (PaperKind.HEALTH_INSURANCE, None),
    ):
        open_event.do(show_paper, player=player, requirement=kind, valid_until=until)
    model = matrix(page).model()
    cells = [model.index(0, column).data() for column in range(2, 7)]
    assert cells == ["–", "! 31.03.26", "! 08.04.26", "?", "–"]
    words = visible_words(page)
    assert "medical clearance: expired on 31.03.2026" in words
    assert "accident insurance: only until 08.04.2026" in words
    assert "health insurance: date missing" in words


def test_that_letters_of_either_keyboard_find_a_name(open_page: Opener, type_in: Typist) -> None:
    page = open_page(4)
    type_in(matrix(page), "шев")
    assert under_cursor(page) == (SHEVCHUK, PaperKind.IDENTITY)
    type_in(matrix(page), "щ")
    assert "Nobody in this list" in visible_words(page)


def test_that_admission_without_identity_is_refused_with_its_article(
    open_page: Opener, open_event: OpenEvent, qtbot: QtBot
) -> None:
    open_page(4)
    with qtbot.waitSignal(open_event.refused) as said:
        type_keys("+")
    assert "V.1.12" in said.args[0]
    with qtbot.waitSignal(open_event.refused):
        type_keys("*")
    assert entry(open_event, BILYK).decision is None


def test_that_the_keys_of_the_keypad_decide_too(open_page: Opener, open_event: OpenEvent) -> None:
    page = open_page(4)
    show_all(open_event.workspace, entry(open_event, BILYK).player)
    press(Qt.Key.Key_Plus, modifier=Qt.KeyboardModifier.KeypadModifier)
    assert entry(open_event, BILYK).decision == Decision(admission=Admission.ADMITTED)
    press(Qt.Key.Key_Minus, modifier=Qt.KeyboardModifier.KeypadModifier)
    assert field(page, "Reason").hasFocus()


def test_that_a_lacking_paper_asks_for_the_reason_of_an_admission(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(4)
    player = entry(open_event, BILYK).player
    show_all(open_event.workspace, player)
    open_event.do(miss_paper, player=player, requirement=PaperKind.CLASSIFICATION_BOOK)
    type_keys("+")
    assert "classification book: not shown" in visible_words(page)
    press(Qt.Key.Key_Return)
    assert entry(open_event, BILYK).decision is None
    assert "Give the reason" in visible_words(page)
    type_keys("on its way")
    press(Qt.Key.Key_Return)
    admitted = Decision(admission=Admission.ADMITTED, reason="on its way")
    assert entry(open_event, BILYK).decision == admitted
    assert focused() is matrix(page)


def test_that_a_player_is_admitted_until_a_date_that_is_typed(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(4)
    show_all(open_event.workspace, entry(open_event, BILYK).player)
    type_keys("*")
    assert focused() is field(page, "Admitted until")
    press(Qt.Key.Key_Return)
    assert "Until when" in visible_words(page)
    assert focused() is field(page, "Admitted until")
    type_keys("32.04.26")
    press(Qt.Key.Key_Return)
    assert "is not a date" in visible_words(page)
    type_keys("03.04.26")
    press(Qt.Key.Key_Return)
    conditional = Decision(admission=Admission.CONDITIONAL, until=date(2026, 4, 3))
    assert entry(open_event, BILYK).decision == conditional


def test_that_a_refusal_asks_for_its_reason_and_escape_leaves_it(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(4)
    type_keys("-")
    press(Qt.Key.Key_Escape)
    assert focused() is matrix(page)
    assert entry(open_event, BILYK).decision is None
    type_keys("-")
    type_keys("suspended")
    press(Qt.Key.Key_Return)
    refused = Decision(admission=Admission.REFUSED, reason="suspended")
    assert entry(open_event, BILYK).decision == refused
    assert "Reason: suspended" in visible_words(page)
    press(Qt.Key.Key_Backspace, modifier=Qt.KeyboardModifier.ControlModifier)
    assert entry(open_event, BILYK).decision is None


def test_that_all_with_complete_papers_are_admitted_with_one_key(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(4)
    for name in (BILYK, SHEVCHUK):
        show_all(open_event.workspace, entry(open_event, name).player)
    chord = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    press(Qt.Key.Key_C, modifier=chord)
    assert "Admitted 2 · conditionally 0 · not admitted 0 · undecided 2" in visible_words(page)
    open_event.undo()
    assert "undecided 4" in visible_words(page)


def test_that_a_list_without_the_papers_of_the_rules_is_pointed_out_but_for_the_lowest_ranks(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(1)
    for rank in (EventRank.FOURTH, EventRank.FIFTH):
        open_event.do(set_conditions, level=None, rank=rank, discipline=Discipline.STANDARD)
        open_event.do(set_requirements, requirements=(Requirement.own("Заявка"),))
        waived = "except where the regulations of an event of rank V or VI say so"
        assert (waived in visible_words(page)) is (rank is EventRank.FOURTH)


def test_that_a_decision_is_pointed_out_when_a_paper_goes(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(1)
    (player,) = open_event.facts.players
    show_all(open_event.workspace, player)
    open_event.do(decide, players=(player,), admission=Admission.ADMITTED)
    press(Qt.Key.Key_Space)
    assert matrix(page).model().index(0, 9).data() == "⚠ admitted"
    assert "compulsory paper is missing (Ukrainian rules V.1.12)" in visible_words(page)


def test_that_a_condition_whose_date_has_passed_is_pointed_out(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(1)
    (player,) = open_event.facts.players
    show_all(open_event.workspace, player)
    open_event.do(miss_paper, player=player, requirement=PaperKind.APPLICATION)
    yesterday = date(2026, 4, 1)
    open_event.do(decide, players=(player,), admission=Admission.CONDITIONAL, until=yesterday)
    assert matrix(page).model().index(0, 9).data() == "⚠ until 01.04.26"
    assert "The date of the condition has passed: Шевчук Олена" in visible_words(page)


def test_that_people_with_latin_names_are_told_apart_where_their_conditions_passed(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(2)
    players = tuple(open_event.facts.players)
    for player, name in zip(players, ("Bilyk, Marta", "Shevchuk, Olena"), strict=True):
        show_all(open_event.workspace, player)
        open_event.do(miss_paper, player=player, requirement=PaperKind.APPLICATION)
        open_event.do(edit_player, player=player, name=name, latin_name=name)
    yesterday = date(2026, 4, 1)
    open_event.do(decide, players=players, admission=Admission.CONDITIONAL, until=yesterday)
    assert "has passed: Bilyk, Marta; Shevchuk, Olena" in visible_words(page)


def test_that_the_incomplete_alone_are_shown_and_stay_until_asked_again(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(4)
    show_all(open_event.workspace, entry(open_event, BILYK).player)
    box = page.findChild(QCheckBox)
    assert box is not None
    control = Qt.KeyboardModifier.ControlModifier
    press(Qt.Key.Key_M, modifier=control)
    assert box.isChecked()
    assert shown_names(page) == [GALAGAN, YEREMENKO, SHEVCHUK]
    show_all(open_event.workspace, entry(open_event, GALAGAN).player)
    assert GALAGAN in shown_names(page)
    press(Qt.Key.Key_M, modifier=control)
    press(Qt.Key.Key_M, modifier=control)
    assert GALAGAN not in shown_names(page)


def test_that_the_list_is_filtered_by_region(open_page: Opener) -> None:
    page = open_page(4)
    box = page.findChild(FilterBox)
    assert box is not None
    box.take_focus()
    box.setText("київ")
    assert shown_names(page) == [YEREMENKO, SHEVCHUK]
    press(Qt.Key.Key_Down)
    assert focused() is matrix(page)


def test_that_enter_leads_to_the_number_of_a_policy_and_back(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(4)
    go_to(page, PaperKind.ACCIDENT_INSURANCE)
    press(Qt.Key.Key_Return)
    assert focused() is field(page, "accident insurance, valid until")
    type_keys("31.12.2026")
    press(Qt.Key.Key_Return)
    assert focused() is field(page, "accident insurance, number")
    QTest.keyClicks(focused(), "AB 77")
    press(Qt.Key.Key_Return)
    kept = ShownPaper(valid_until=LONG, number="AB 77")
    assert entry(open_event, BILYK).papers == {PaperKind.ACCIDENT_INSURANCE: kept}
    press(Qt.Key.Key_Escape)
    assert focused() is matrix(page)
    assert under_cursor(page) == (BILYK, PaperKind.ACCIDENT_INSURANCE)


def test_that_a_day_that_is_none_keeps_the_page(open_page: Opener, open_event: OpenEvent) -> None:
    page = open_page(4)
    go_to(page, PaperKind.MEDICAL)
    press(Qt.Key.Key_Return)
    type_keys("31.02.2026")
    press(Qt.Key.Key_Return)
    assert "“31.02.2026” is not a date" in visible_words(page)
    assert not page.settle()
    assert entry(open_event, BILYK).papers == {}
    press(Qt.Key.Key_Escape)
    assert "is not a date" not in visible_words(page)
    assert page.settle()


def list_tab(page: MandatePage) -> None:
    press(Qt.Key.Key_3, modifier=Qt.KeyboardModifier.AltModifier)


def paper_list(page: MandatePage) -> QTableWidget:
    found = page.findChild(QTableWidget)
    assert found is not None
    return found


def asked_for(open_event: OpenEvent) -> list[str]:
    return [each.title or each.id for each in open_event.facts.requirements]


def test_that_the_list_of_papers_is_changed_by_keys(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(4)
    list_tab(page)
    papers = paper_list(page)
    assert focused() is papers
    press(Qt.Key.Key_Down, modifier=Qt.KeyboardModifier.AltModifier)
    assert asked_for(open_event)[:2] == [PaperKind.MEDICAL, PaperKind.IDENTITY]
    press(Qt.Key.Key_Up, modifier=Qt.KeyboardModifier.AltModifier)
    press(Qt.Key.Key_Right, Qt.Key.Key_Space)
    assert open_event.facts.requirements[0].dated
    press(Qt.Key.Key_Right, Qt.Key.Key_Space)
    assert not open_event.facts.requirements[0].compulsory
    press(Qt.Key.Key_Delete)
    assert PaperKind.IDENTITY not in asked_for(open_event)
    open_event.undo()
    assert PaperKind.IDENTITY in asked_for(open_event)
    press(Qt.Key.Key_Escape)
    assert focused() is matrix(page)


def test_that_a_paper_of_ones_own_is_added_and_gets_its_column(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(4)
    list_tab(page)
    box = next(
        each for each in page.findChildren(QComboBox) if each.accessibleName() == "Paper to add"
    )
    line = box.lineEdit()
    assert line is not None
    line.setFocus()
    line.setText("Згода батьків")
    press(Qt.Key.Key_Return)
    assert asked_for(open_event)[-1] == "Згода батьків"
    head = matrix(page).model().headerData(9, Qt.Orientation.Horizontal)
    assert head == "Згода\nбатьків"
    line.setText("згода батьків")
    press(Qt.Key.Key_Return)
    assert "twice" in visible_words(page)


def test_that_a_removed_usual_paper_is_offered_again(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(1)
    list_tab(page)
    press(Qt.Key.Key_Delete)
    box = next(
        each for each in page.findChildren(QComboBox) if each.accessibleName() == "Paper to add"
    )
    assert [box.itemText(place) for place in range(box.count())] == ["identity document"]
    box.setCurrentText("identity document")
    button = next(each for each in page.findChildren(QPushButton) if each.text() == "Add")
    button.click()
    assert open_event.facts.requirements[-1].id == PaperKind.IDENTITY
    assert open_event.facts.requirements[-1].compulsory


def test_that_a_paper_is_renamed_where_it_stands(open_page: Opener, open_event: OpenEvent) -> None:
    page = open_page(1)
    list_tab(page)
    papers = paper_list(page)
    name = papers.item(1, 0)
    assert name is not None
    name.setText("Форма 086")
    assert open_event.facts.requirements[1].title == "Форма 086"
    name.setText("medical clearance")
    assert open_event.facts.requirements[1].title is None


def top_lines(tree: QTreeWidget) -> list[str]:
    model = tree.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_that_what_is_missing_is_told_by_player_and_by_region(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(4)
    show_all(open_event.workspace, entry(open_event, BILYK).player)
    press(Qt.Key.Key_2, modifier=Qt.KeyboardModifier.AltModifier)
    tree = page.findChild(QTreeWidget)
    assert tree is not None
    assert focused() is tree
    tops = top_lines(tree)
    assert tops == [GALAGAN, YEREMENKO, SHEVCHUK]
    by = next(each for each in page.findChildren(QComboBox) if each.count() == 5)
    by.setCurrentText("By region")
    tops = top_lines(tree)
    assert tops == ["Київ: 2 of 2", "Львівська: 1 of 2"]
    tree.setCurrentIndex(tree.model().index(0, 0, tree.model().index(1, 0)))
    press(Qt.Key.Key_Return)
    assert focused() is matrix(page)
    assert under_cursor(page)[0] == GALAGAN


def test_that_a_commission_of_the_wrong_size_is_pointed_out(
    open_page: Opener, open_event: OpenEvent, qtbot: QtBot
) -> None:
    page = open_page(1)
    assert "the chief arbiter admits (Ukrainian rules V.1.6)" in visible_words(page)
    open_event.do(set_official, role=Role.MANDATE_CHAIR, name="Головко Ірина")
    assert "Members: Головко Ірина (chair)" in visible_words(page)
    assert "three to five members" in visible_words(page)
    button = next(each for each in page.findChildren(QPushButton) if "Officials" in each.text())
    with qtbot.waitSignal(page.wants) as asked:
        button.click()
    assert asked.args == [ShowPage(PageId.OFFICIALS)]


def test_that_an_event_without_dates_says_that_any_date_will_do(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(1)
    assert "The event has no dates yet" not in visible_words(page)
    open_event.do(describe_event, title="Cup", place="", organiser="", starts_on=None, ends_on=None)
    assert "The event has no dates yet" in visible_words(page)


def test_that_a_page_without_players_leads_to_their_registration(
    open_page: Opener, qtbot: QtBot
) -> None:
    page = open_page(0)
    button = focused()
    assert isinstance(button, QPushButton)
    with qtbot.waitSignal(page.wants) as asked:
        button.click()
    assert asked.args == [ShowPage(PageId.PLAYERS)]


def test_that_a_page_without_players_has_nothing_on_it_that_cannot_be_used(
    open_page: Opener,
) -> None:
    page = open_page(0)
    seen = [each for each in visible(page) if isinstance(each, QAbstractButton | QLineEdit)]
    assert seen == [focused()]
    assert visible_words(page).splitlines()[0] == "Commission"


def test_that_admitting_is_filled_while_somebody_is_ready(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(2)
    assert filled(page) == []
    show_all(open_event.workspace, entry(open_event, SHEVCHUK).player)
    page.refresh()
    assert filled(page) == ["Admit all &complete"]


def test_that_what_is_lacking_stands_out_among_what_was_shown(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(2)
    press(Qt.Key.Key_Space)
    rows = matrix(page)
    delegate, columns = rows.itemDelegate(), rows._rows.columns
    assert isinstance(delegate, RowDelegate)
    first, second = rows.shown
    identity = next(each for each in columns if each.code == PaperKind.IDENTITY)
    assert not delegate.font_of(identity, first).bold()
    assert delegate.font_of(identity, second).bold()
    assert delegate.ink_of(identity, first, is_picked=False) is Token.INK2
    assert delegate.ink_of(identity, second, is_picked=False) is Token.INK


def test_that_a_narrow_page_keeps_the_panel_closed_until_it_is_asked_for(
    open_page: Opener,
) -> None:
    page = open_page(4)
    page.resize(800, 600)
    side = page.findChild(QTabWidget)
    assert side is not None
    assert not side.isVisible()
    press(Qt.Key.Key_Return)
    assert side.isVisible()
    assert focused() is field(page, "identity document, number")


def test_that_a_click_elsewhere_saves_the_date_that_is_typed(
    open_page: Opener, open_event: OpenEvent
) -> None:
    page = open_page(4)
    go_to(page, PaperKind.MEDICAL)
    type_keys("311226")
    place = matrix(page).visualRect(matrix(page).model().index(1, 2)).center()
    QTest.mouseClick(
        matrix(page).viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        place,
    )
    assert entry(open_event, BILYK).papers[PaperKind.MEDICAL].valid_until == LONG


def test_that_the_protocol_is_a_key_away(open_page: Opener, qtbot: QtBot) -> None:
    page = open_page(1)
    with qtbot.waitSignal(page.wants) as asked:
        press(Qt.Key.Key_P, modifier=Qt.KeyboardModifier.ControlModifier)
    assert asked.args == [ShowPaper("mandate-protocol")]


def test_that_a_reason_typed_by_half_goes_on_for_all_who_were_chosen(open_page: Opener) -> None:
    page = open_page(4)
    press(Qt.Key.Key_A, modifier=Qt.KeyboardModifier.ControlModifier)
    page.decide(Admission.REFUSED)
    field = focused()
    assert isinstance(field, QLineEdit)
    field.setText("немає")
    unsaved = page.unsaved()
    page.focus_first()
    matrix = page.findChild(MandateMatrix)
    assert matrix is not None
    matrix.clearSelection()
    assert not matrix.chosen
    assert page.bring_back(unsaved)
    assert len(matrix.chosen) == 4
    press(Qt.Key.Key_Return)
    entries = page.open_event.tournament.entries
    assert {each.decision.reason for each in entries if each.decision} == {"немає"}
    assert all(each.decision for each in entries)
