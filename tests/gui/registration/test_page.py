"""The registration desk: a line of people, dealt with by a few keys each."""

from collections.abc import Callable, Iterator
from datetime import date, timedelta
from decimal import Decimal
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QListWidget,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.event import Particular
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.eligibility import AgeGroup, Ruling
from arbiter_app.domain.facts.people.people import Birth, SportRank
from arbiter_app.domain.facts.tournament import Entry
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.registration.findings import open_findings
from arbiter_app.gui.base.destinations import PageId, ShowPage
from arbiter_app.gui.base.keyboard import Keyboard
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonDialog
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.registration.page import DeskPage
from arbiter_app.gui.registration.search import DeskSearch
from arbiter_app.gui.registration.table import DeskTable
from arbiter_app.services.commands.people.commission import set_requirements, show_paper
from arbiter_app.services.commands.people.officials import set_particulars
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.people.registration import (
    change_eligibility,
    mark_present,
    set_entry_fee,
    set_fee_due,
    set_fees_paid,
)
from tests.gui.eyes import cut, scrolled_sideways
from tests.gui.hands import focused, in_dialog, visible_words

Builder = Callable[[int], tuple[PlayerId, ...]]
Typist = Callable[[QWidget, str], None]

SHIFT, ALT = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
ANYBODY: dict[str, Any] = {
    "age": None,
    "playing_up": True,
    "lowest_age": None,
    "women_only": False,
    "lowest_rank": None,
    "quota": None,
    "quota_by": ContingentKey.REGION,
    "quotas": {},
}
SHEVCHUK, GALAGAN, YEREMENKO, BILYK = map(PlayerId, (1, 2, 3, 4))


@pytest.fixture
def page(qtbot: QtBot, qapp: QApplication, open_event: OpenEvent) -> Iterator[DeskPage]:
    keys = Keyboard(qapp)
    page = DeskPage(open_event)
    qtbot.addWidget(page)
    page.resize(1090, 640)
    for action in page.page_actions():
        page.addAction(action)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    yield page
    keys.deleteLater()


@pytest.fixture
def at_work(page: DeskPage, registered: Builder, open_event: OpenEvent) -> DeskPage:
    """Six people are registered, the fee is 500, nobody has come."""
    registered(6)
    open_event.do(set_entry_fee, amount=Decimal(500))
    page.focus_first()
    return page


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(focused(), key, modifiers)


def press_figures(figures: str) -> None:
    for figure in figures:
        press(Qt.Key(ord(figure)))


def table(page: DeskPage) -> DeskTable:
    found = page.findChild(DeskTable)
    assert found is not None
    return found


def search(page: DeskPage) -> DeskSearch:
    found = page.findChild(DeskSearch)
    assert found is not None
    return found


def listed(page: DeskPage) -> list[str]:
    return [row.player.name for row in table(page).shown]


def chosen(page: DeskPage) -> list[str]:
    return [row.player.name for row in table(page).chosen]


def cells(page: DeskPage, player: PlayerId) -> dict[str, str]:
    """What the list shows of a player, by the titles of the columns."""
    model = table(page).model()
    position = next(i for i, row in enumerate(table(page).shown) if row.id == player)
    columns = [i for i in range(model.columnCount()) if not table(page).isColumnHidden(i)]
    return {
        str(model.headerData(i, Qt.Orientation.Horizontal)): str(model.index(position, i).data())
        for i in columns
    }


def entry(open_event: OpenEvent, player: PlayerId) -> Entry:
    return open_event.tournament.entry(player)


def here(open_event: OpenEvent) -> list[str]:
    players = open_event.facts.players
    return [players[each.player].name for each in open_event.tournament.entries if each.present]


def field(page: QWidget, name: str) -> QLineEdit:
    return next(each for each in page.findChildren(QLineEdit) if each.accessibleName() == name)


def button(page: QWidget, text: str) -> QPushButton:
    return next(
        each
        for each in page.findChildren(QPushButton)
        if each.text().replace("&", "").startswith(text)
    )


def box(page: QWidget, text: str) -> QCheckBox:
    return next(each for each in page.findChildren(QCheckBox) if each.text().startswith(text))


def pointed_out(page: DeskPage) -> list[str]:
    found = page.findChild(QListWidget)
    assert found is not None
    return [found.item(row).text() for row in range(found.count())] if found.isVisible() else []


# The queue


def test_that_the_next_person_is_a_few_letters_and_enter(
    at_work: DeskPage, open_event: OpenEvent, type_in: Typist
) -> None:
    for letters in ("шев", "ґал", "бі"):
        type_in(focused(), letters)
        press(Qt.Key.Key_Return)
    assert here(open_event) == ["Шевчук Олена", "Ґалаґан Ігор", "Білик Марта"]
    assert focused() is search(at_work)
    assert (search(at_work).text(), len(listed(at_work))) == ("", 6)
    assert chosen(at_work) == ["Білик Марта"]


def test_that_a_person_is_dealt_with_whole_without_leaving_the_letters(
    at_work: DeskPage, open_event: OpenEvent, type_in: Typist
) -> None:
    open_event.do(
        set_requirements,
        requirements=[each for each in open_event.facts.requirements if not each.dated],
    )
    type_in(focused(), "шев")
    press_figures("23")
    press(Qt.Key.Key_Return)
    shevchuk = entry(open_event, SHEVCHUK)
    assert (shevchuk.present, shevchuk.fee_paid, len(shevchuk.papers)) == (True, Decimal(500), 4)
    assert search(at_work).text() == ""


def test_that_enter_takes_nobody_off_who_is_here_already(
    at_work: DeskPage, open_event: OpenEvent, type_in: Typist
) -> None:
    for _ in range(2):
        type_in(focused(), "шев")
        press(Qt.Key.Key_Return)
    assert here(open_event) == ["Шевчук Олена"]


def test_that_enter_without_letters_goes_down_the_list(
    at_work: DeskPage, open_event: OpenEvent
) -> None:
    press(Qt.Key.Key_Down)
    for _ in range(3):
        press(Qt.Key.Key_Return)
    assert len(here(open_event)) == 3
    assert chosen(at_work) == [listed(at_work)[3]]


def test_that_undo_takes_back_the_act_and_not_the_letters(
    at_work: DeskPage, open_event: OpenEvent, type_in: Typist
) -> None:
    undo = at_work.addAction("undo")
    undo.setShortcut("Ctrl+Z")
    undo.triggered.connect(open_event.undo)
    type_in(focused(), "шев")
    press_figures("1")
    press(Qt.Key.Key_Z, CONTROL)
    assert (here(open_event), search(at_work).text()) == ([], "шев")
    press_figures("1")
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Z, CONTROL)
    assert (here(open_event), search(at_work).text()) == ([], "")


def test_that_people_are_found_by_name_in_any_letters_else_by_where_they_belong(
    page: DeskPage, registered: Builder, open_event: OpenEvent, type_in: Typist
) -> None:
    registered(5)
    open_event.do(edit_player, player=SHEVCHUK, name="Шевчук Олена", region="Львівська")
    open_event.do(edit_player, player=YEREMENKO, name="Єременко Юрій", region="Одеська")
    open_event.do(edit_player, player=BILYK, name="Білик Марта", region="Київ")
    page.focus_first()
    for typed, found in (
        ("шев", ["Шевчук Олена"]),
        ("їж", ["Їжак Тарас"]),
        ("itd", ["Шевчук Олена"]),  # the same keys under a Latin keyboard
        ("тарас", ["Їжак Тарас"]),
        ("Shev", ["Шевчук Олена"]),
        ("київ", ["Білик Марта", "Їжак Тарас"]),
        ("шев ол", ["Шевчук Олена"]),
        ("ъъъ", []),
    ):
        search(page).clear()
        type_in(focused(), typed)
        assert listed(page) == found, typed
        assert chosen(page) == found[:1], typed


def test_that_a_surname_goes_before_a_given_name(
    page: DeskPage, registered: Builder, open_event: OpenEvent, type_in: Typist
) -> None:
    registered(2)
    open_event.do(edit_player, player=SHEVCHUK, name="Андрієнко Юрій")
    open_event.do(edit_player, player=GALAGAN, name="Юрченко Олег")
    page.focus_first()
    type_in(focused(), "юр")
    assert listed(page) == ["Андрієнко Юрій", "Юрченко Олег"]
    assert chosen(page) == ["Юрченко Олег"]


def test_that_nobody_found_says_how_to_register_him(
    at_work: DeskPage, open_event: OpenEvent, type_in: Typist, qtbot: QtBot
) -> None:
    type_in(focused(), "ъъ")
    press(Qt.Key.Key_Return)
    press_figures("123456")
    assert here(open_event) == []
    assert "Ins registers a new player" in visible_words(at_work)
    with qtbot.waitSignal(at_work.wants) as wanted:
        press(Qt.Key.Key_Insert)
    assert wanted.args == [ShowPage(PageId.PLAYERS)]
    press(Qt.Key.Key_Escape)
    assert "Ins registers a new player" not in visible_words(at_work)


# One key each


def test_that_1_marks_here_and_not_here(
    at_work: DeskPage, open_event: OpenEvent, type_in: Typist
) -> None:
    type_in(focused(), "шев")
    press_figures("1")
    assert here(open_event) == ["Шевчук Олена"]
    assert cells(at_work, SHEVCHUK)["Here"] == "✓"
    press_figures("1")
    assert here(open_event) == []


def test_that_2_takes_the_whole_fee_and_gives_it_back(
    at_work: DeskPage, open_event: OpenEvent, type_in: Typist
) -> None:
    open_event.do(set_fees_paid, paid={SHEVCHUK: Decimal(200)})
    type_in(focused(), "шев")
    assert cells(at_work, SHEVCHUK)["To pay"] == "300"
    press_figures("2")
    assert entry(open_event, SHEVCHUK).fee_paid == Decimal(500)
    assert cells(at_work, SHEVCHUK)["To pay"] == "✓"
    press_figures("2")
    assert entry(open_event, SHEVCHUK).fee_paid == Decimal(0)


def test_that_2_without_a_fee_says_where_to_type_one(
    page: DeskPage, registered: Builder, type_in: Typist, qtbot: QtBot
) -> None:
    registered(2)
    page.focus_first()
    type_in(focused(), "шев")
    with qtbot.waitSignal(page.open_event.refused) as refused:
        press_figures("2")
    assert refused.args is not None
    assert "no fee to pay" in refused.args[0]


def test_that_3_notes_the_papers_and_asks_for_the_dates_one_by_one(
    at_work: DeskPage, open_event: OpenEvent, type_in: Typist
) -> None:
    type_in(focused(), "шев")
    press_figures("3")
    for day in ("01.05.2026", "", "2026-12-31"):
        assert focused().accessibleName().endswith("valid until")
        type_in(focused(), day)
        press(Qt.Key.Key_Return)
    assert focused() is search(at_work)
    papers = entry(open_event, SHEVCHUK).papers
    assert papers["medical"].valid_until == date(2026, 5, 1)
    assert papers["health-insurance"].valid_until == date(2026, 12, 31)
    assert "accident-insurance" not in papers
    assert cells(at_work, SHEVCHUK)["Papers"] == "1"


def test_that_a_day_that_is_none_keeps_the_focus_until_it_is_mended(
    at_work: DeskPage, open_event: OpenEvent, type_in: Typist, qtbot: QtBot
) -> None:
    type_in(focused(), "шев")
    press_figures("3")
    asked = focused()
    type_in(asked, "завтра")
    press(Qt.Key.Key_Return)
    assert "This is not a date" in visible_words(at_work)
    qtbot.waitUntil(asked.hasFocus)
    assert not at_work.settle()
    qtbot.waitUntil(asked.hasFocus)
    press(Qt.Key.Key_Escape)
    assert "This is not a date" not in visible_words(at_work)
    assert at_work.settle()
    assert focused() is search(at_work)
    assert "medical" not in entry(open_event, SHEVCHUK).papers


def test_that_a_paper_is_ticked_and_unticked_by_itself(
    at_work: DeskPage, open_event: OpenEvent, type_in: Typist
) -> None:
    type_in(focused(), "шев")
    box(at_work, "identity").click()
    assert set(entry(open_event, SHEVCHUK).papers) == {"identity"}
    box(at_work, "identity").click()
    assert entry(open_event, SHEVCHUK).papers == {}


def test_that_a_ticked_paper_that_is_not_in_order_says_so_beside_its_name(
    at_work: DeskPage, open_event: OpenEvent, type_in: Typist
) -> None:
    first_day = open_event.facts.starts_on
    assert first_day is not None
    type_in(focused(), "шев")
    box(at_work, "medical").click()
    assert box(at_work, "medical").text() == "medical clearance ?"
    for until, text in (
        (first_day - timedelta(days=1), "medical clearance !"),
        (first_day + timedelta(days=365), "medical clearance"),
    ):
        open_event.do(show_paper, player=SHEVCHUK, requirement="medical", valid_until=until)
        assert box(at_work, "medical").text() == text


def test_that_4_takes_a_part_of_the_fee_and_5_sets_a_fee_of_ones_own(
    at_work: DeskPage, open_event: OpenEvent, type_in: Typist
) -> None:
    type_in(focused(), "шев")
    press_figures("4")
    type_in(focused(), "200,50")
    press(Qt.Key.Key_Return)
    assert (entry(open_event, SHEVCHUK).fee_paid, focused()) == (Decimal("200.50"), search(at_work))
    press_figures("5")
    type_in(focused(), "250")
    press(Qt.Key.Key_Return)
    assert entry(open_event, SHEVCHUK).fee_due == Decimal(250)
    assert "200.50 of 250 paid, 49.50 to pay" in visible_words(at_work).replace("\u00a0", " ")
    press_figures("5")
    press(Qt.Key.Key_Delete)
    press(Qt.Key.Key_Return)
    assert entry(open_event, SHEVCHUK).fee_due is None
    assert search(at_work).text() == "шев"


def test_that_what_is_no_amount_is_said_beside_it(
    at_work: DeskPage, open_event: OpenEvent, type_in: Typist, qtbot: QtBot
) -> None:
    type_in(focused(), "шев")
    press_figures("4")
    asked = focused()
    type_in(asked, "двісті")
    press(Qt.Key.Key_Return)
    assert "“двісті” is not an amount" in visible_words(at_work)
    qtbot.waitUntil(asked.hasFocus)
    press(Qt.Key.Key_Escape)
    assert "is not an amount" not in visible_words(at_work)
    assert entry(open_event, SHEVCHUK).fee_paid == Decimal(0)


def test_that_an_amount_goes_to_whom_it_was_typed_for(
    at_work: DeskPage, open_event: OpenEvent, type_in: Typist
) -> None:
    type_in(focused(), "шев")
    press(Qt.Key.Key_Escape)
    press_figures("4")
    type_in(focused(), "120")
    rows = table(at_work)
    position = listed(at_work).index("Білик Марта")
    where = rows.visualRect(rows.model().index(position, 1)).center()
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert chosen(at_work) == ["Білик Марта"]
    assert entry(open_event, SHEVCHUK).fee_paid == Decimal(120)
    assert entry(open_event, BILYK).fee_paid == Decimal(0)
    assert focused() is search(at_work)


def test_that_what_cannot_be_saved_keeps_the_page(
    at_work: DeskPage, open_event: OpenEvent, type_in: Typist, qtbot: QtBot
) -> None:
    type_in(focused(), "шев")
    press_figures("4")
    asked = focused()
    type_in(asked, "-5")
    assert not at_work.settle()
    qtbot.waitUntil(asked.hasFocus)
    press(Qt.Key.Key_Escape)
    type_in(focused(), "50")
    assert at_work.settle()
    assert entry(open_event, SHEVCHUK).fee_paid == Decimal(50)


# Several at once


def test_that_a_club_is_marked_in_one_act_and_undone_in_one(
    at_work: DeskPage, open_event: OpenEvent, type_in: Typist
) -> None:
    for player in (SHEVCHUK, BILYK):
        name = open_event.facts.players[player].name
        open_event.do(edit_player, player=player, name=name, club="Дебют")
    type_in(focused(), "деб")
    press(Qt.Key.Key_A, CONTROL)
    press_figures("12")
    assert sorted(here(open_event)) == ["Білик Марта", "Шевчук Олена"]
    assert entry(open_event, BILYK).fee_paid == entry(open_event, SHEVCHUK).fee_paid == Decimal(500)
    assert sorted(chosen(at_work)) == ["Білик Марта", "Шевчук Олена"]
    open_event.undo()
    open_event.undo()
    assert here(open_event) == []


def test_that_shift_and_an_arrow_choose_one_more(at_work: DeskPage, open_event: OpenEvent) -> None:
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Down, SHIFT)
    press_figures("1")
    assert sorted(here(open_event)) == sorted(listed(at_work)[:2])
    assert "2 people chosen" in visible_words(at_work)


def test_that_who_is_here_of_several_stays_so(at_work: DeskPage, open_event: OpenEvent) -> None:
    open_event.do(mark_present, players=(SHEVCHUK,))
    press(Qt.Key.Key_A, CONTROL)
    press_figures("1")
    assert len(here(open_event)) == 6
    press_figures("1")
    assert here(open_event) == []


def test_that_the_fee_of_several_is_typed_once(
    at_work: DeskPage, open_event: OpenEvent, type_in: Typist
) -> None:
    press(Qt.Key.Key_A, CONTROL)
    press_figures("4")
    assert focused() is search(at_work)
    press_figures("5")
    type_in(focused(), "100")
    press(Qt.Key.Key_Return)
    assert {each.fee_due for each in open_event.tournament.entries} == {Decimal(100)}


# Counters


def test_that_the_counters_are_always_right(at_work: DeskPage, open_event: OpenEvent) -> None:
    open_event.do(mark_present, players=(SHEVCHUK, BILYK))
    open_event.do(set_fees_paid, paid={SHEVCHUK: Decimal(500), BILYK: Decimal(1000)})
    open_event.do(set_fee_due, players=(GALAGAN,), amount=Decimal(0))
    open_event.do(set_particulars, particulars={Particular.CURRENCY: "грн"})
    said = visible_words(at_work).replace("\u00a0", " ")
    assert "Here: 2 of 6 · Fees: due 2 500 грн, paid 1 500 грн, to come 1 500 грн" in said
    assert "· overpaid 500 грн" in said
    assert button(at_work, "Not here yet").text() == "Not here yet: 4"
    assert button(at_work, "Fee open").text() == "Fee open: 3"
    assert button(at_work, "Papers missing").text() == "Papers missing: 6"
    assert button(at_work, "To decide").text() == "To decide: 0"


def test_that_a_counter_shows_whom_it_counts_and_keeps_who_is_being_dealt_with(
    at_work: DeskPage, open_event: OpenEvent
) -> None:
    open_event.do(mark_present, players=(SHEVCHUK, BILYK))
    press(Qt.Key.Key_2, ALT)
    assert listed(at_work) == ["Ґалаґан Ігор", "Єременко Юрій", "Іваненко Георгій", "Їжак Тарас"]
    assert focused() is search(at_work)
    press_figures("1")
    assert chosen(at_work) == ["Ґалаґан Ігор"]
    press_figures("2")
    assert entry(open_event, GALAGAN).fee_paid == Decimal(500)
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Return)
    assert "Ґалаґан Ігор" not in listed(at_work)
    assert button(at_work, "Not here yet").text() == "Not here yet: 2"


def test_that_letters_find_everybody_whatever_the_list_shows(
    at_work: DeskPage, open_event: OpenEvent, type_in: Typist
) -> None:
    open_event.do(mark_present, players=(SHEVCHUK,))
    press(Qt.Key.Key_2, ALT)
    type_in(focused(), "шев")
    assert listed(at_work) == ["Шевчук Олена"]


def test_that_the_entry_fee_is_typed_above_the_list(
    at_work: DeskPage, open_event: OpenEvent, type_in: Typist
) -> None:
    fee = field(at_work, "Entry fee of the event")
    fee.setFocus()
    fee.selectAll()
    type_in(fee, "350")
    press(Qt.Key.Key_Return)
    assert open_event.facts.entry_fee == Decimal(350)
    assert focused() is search(at_work)
    fee.setFocus()
    fee.selectAll()
    type_in(fee, "багато")
    press(Qt.Key.Key_Return)
    assert open_event.facts.entry_fee == Decimal(350)


def test_that_clubs_and_regions_give_way_to_long_names_and_to_what_is_done_at_the_desk(
    at_work: DeskPage, open_event: OpenEvent
) -> None:
    open_event.do(change_eligibility, **ANYBODY | {"women_only": True})
    open_event.do(
        edit_player,
        player=SHEVCHUK,
        name="Вишиванська-Нечуй-Левицька Олександра-Єлизавета Костянтинівна",
        region="Автономна Республіка Крим та місто Севастополь",
        club="Шаховий клуб імені першого чемпіона міста",
    )
    rows = table(at_work)
    assert rows.horizontalHeader().length() <= rows.viewport().width()
    model = rows.model()
    titles = [
        str(model.headerData(i, Qt.Orientation.Horizontal)) for i in range(model.columnCount())
    ]
    seen = [title for i, title in enumerate(titles) if not rows.isColumnHidden(i)]
    assert seen == ["Here", "Name", "Birth", "To pay", "Papers", "Findings"]
    assert rows.columnWidth(1) >= rows.sizeHintForColumn(1)


def test_that_what_is_asked_on_a_low_page_is_in_sight(
    at_work: DeskPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist
) -> None:
    open_event.do(change_eligibility, **ANYBODY | {"women_only": True})
    at_work.resize(860, 440)
    type_in(focused(), "шев")
    type_in(focused(), "6")
    press(Qt.Key.Key_Return)
    asked = focused()
    assert asked.accessibleName() == "Reason of the decision"
    qtbot.waitUntil(lambda: asked.visibleRegion().boundingRect().size() == asked.size())


def test_that_nothing_is_pushed_sideways_however_many_are_chosen(at_work: DeskPage) -> None:
    at_work.resize(860, 440)
    for several in (False, True):
        if several:
            table(at_work).selectAll()
        else:
            table(at_work).selectRow(0)
        QApplication.processEvents()
        assert scrolled_sideways(at_work) == []
        assert cut(at_work) == []


def test_that_the_desk_says_beside_its_title_who_is_here_and_what_is_paid(
    at_work: DeskPage, open_event: OpenEvent
) -> None:
    open_event.do(mark_present, players=(SHEVCHUK,))
    open_event.do(set_fees_paid, paid={SHEVCHUK: Decimal(500)})
    head = at_work.findChild(PageHead)
    assert head is not None
    state = head.state.replace("\N{NO-BREAK SPACE}", " ")
    assert state == "Here: 1 of 6 · Fees: due 3 000, paid 500, to come 2 500"


def test_that_an_empty_desk_leads_to_the_players(page: DeskPage, qtbot: QtBot) -> None:
    page.focus_first()
    assert "Nobody is registered yet" in visible_words(page)
    acts = [act.text() for act in page.page_actions() if act.isVisible()]
    assert [text for text in acts if text.startswith("Show")] == []
    with qtbot.waitSignal(page.wants) as wanted:
        press(Qt.Key.Key_Return)
    assert wanted.args == [ShowPage(PageId.PLAYERS)]


# What is pointed out


def test_that_a_finding_is_decided_in_place_with_its_reason(
    at_work: DeskPage, open_event: OpenEvent, type_in: Typist
) -> None:
    open_event.do(change_eligibility, **{**ANYBODY, "age": AgeGroup.U20})
    open_event.do(
        edit_player, player=SHEVCHUK, name="Шевчук Олена", birth=Birth.parse("2006-01-01")
    )
    type_in(focused(), "шев")
    (line, head, *_) = pointed_out(at_work)
    assert line.startswith("⚠ Born 01.01.2006")
    assert "(Ukrainian rules V.1.3)" in line
    assert head == "Everybody else:"
    press_figures("6")
    press(Qt.Key.Key_Return)
    type_in(focused(), "допущено листом")
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Return)
    ruling = Ruling(finding="eligibility.too-old", allowed=True, reason="допущено листом")
    assert entry(open_event, SHEVCHUK).rulings == (ruling,)
    assert pointed_out(at_work)[0].endswith("Allowed: допущено листом")
    assert (focused(), cells(at_work, SHEVCHUK)["Findings"]) == (search(at_work), "✓")


def test_that_a_decision_without_a_reason_is_not_taken(
    at_work: DeskPage, open_event: OpenEvent, type_in: Typist, qtbot: QtBot
) -> None:
    open_event.do(change_eligibility, **{**ANYBODY, "women_only": True})
    type_in(focused(), "шев")
    press_figures("6")
    press(Qt.Key.Key_Return)
    with qtbot.waitSignal(open_event.refused):
        button(at_work, "Do not allow").click()
    assert focused().accessibleName() == "Reason of the decision"
    press(Qt.Key.Key_Escape)
    press(Qt.Key.Key_Escape)
    assert focused() is search(at_work)
    assert len(open_findings(open_event.facts)) == 6


def test_that_a_decision_is_opened_again(
    at_work: DeskPage, open_event: OpenEvent, type_in: Typist
) -> None:
    open_event.do(change_eligibility, **{**ANYBODY, "women_only": True})
    type_in(focused(), "шев")
    press_figures("6")
    press(Qt.Key.Key_Return)
    type_in(focused(), "no")
    button(at_work, "Do not allow").click()
    assert cells(at_work, SHEVCHUK)["Findings"] == "✗"
    press_figures("6")
    press(Qt.Key.Key_Return)
    button(at_work, "Open again").click()
    assert entry(open_event, SHEVCHUK).rulings == ()


def test_that_the_same_finding_of_several_is_decided_at_once(
    at_work: DeskPage, open_event: OpenEvent, type_in: Typist
) -> None:
    open_event.do(change_eligibility, **{**ANYBODY, "women_only": True})
    press(Qt.Key.Key_A, CONTROL)
    press_figures("6")
    press(Qt.Key.Key_Return)
    type_in(focused(), "за списком")
    button(at_work, "Allow").click()
    assert open_findings(open_event.facts) == ()
    open_event.undo()
    assert len(open_findings(open_event.facts)) == 6


def test_that_a_contingent_above_its_quota_is_one_line_for_all_of_it(
    at_work: DeskPage, open_event: OpenEvent
) -> None:
    open_event.do(change_eligibility, **{**ANYBODY, "quota": 2})
    lines = pointed_out(at_work)
    assert len(lines) == 2
    assert button(at_work, "To decide").text() == "To decide: 2"
    press_figures("6")
    press(Qt.Key.Key_Return)
    QTest.keyClicks(focused(), "hosts")
    button(at_work, "Allow").click()
    assert len(pointed_out(at_work)) == 1


def test_that_what_was_decided_and_holds_no_more_is_told_apart(
    at_work: DeskPage, open_event: OpenEvent, type_in: Typist
) -> None:
    open_event.do(change_eligibility, **{**ANYBODY, "women_only": True})
    type_in(focused(), "шев")
    press_figures("6")
    press(Qt.Key.Key_Return)
    type_in(focused(), "дівчина")
    button(at_work, "Allow").click()
    open_event.do(change_eligibility, **ANYBODY)
    assert pointed_out(at_work) == []
    assert "no longer so: sex unknown" in visible_words(at_work)


def test_that_ages_ask_for_the_first_day(at_work: DeskPage, open_event: OpenEvent) -> None:
    from arbiter_app.services.commands.whole.event import describe_event

    open_event.do(change_eligibility, **{**ANYBODY, "age": AgeGroup.U8})
    assert "U8" in visible_words(at_work)
    open_event.do(describe_event, title="К", place="", organiser="", starts_on=None, ends_on=None)
    assert "type the first day of the event" in visible_words(at_work)


# Conditions


def in_conditions(page: DeskPage, act: Callable[[QDialog], None]) -> None:
    in_dialog(act)
    button(page, "Conditions").click()


def test_that_conditions_are_set_where_the_question_comes_up(
    at_work: DeskPage, open_event: OpenEvent
) -> None:
    def choose(dialog: QDialog) -> None:
        press(Qt.Key.Key_U)
        assert "Born on 02.01.2018 or later" in visible_words(dialog)
        box(dialog, "Players of younger").click()
        box(dialog, "For women").click()
        quota = field(dialog, "Quota")
        quota.setFocus()
        QTest.keyClicks(quota, "3")
        press(Qt.Key.Key_Return)
        others = field(dialog, "Other quotas")
        others.setFocus()
        others.setText("Київ; Львів 2")
        press(Qt.Key.Key_Return)
        assert "“Київ” cannot be read as a quota" in visible_words(dialog)
        others.setText("Київ 5; Львів 2")
        press(Qt.Key.Key_Return)
        lowest = field(dialog, "Lowest age")
        lowest.setFocus()
        QTest.keyClicks(lowest, "0")
        press(Qt.Key.Key_Return)
        assert "cannot be 0" in visible_words(dialog)

    in_conditions(at_work, choose)
    conditions = open_event.tournament.eligibility
    assert (conditions.age, conditions.women_only, conditions.quota) == (AgeGroup.U8, True, 3)
    assert (conditions.playing_up, conditions.lowest_age) == (False, None)
    assert conditions.quotas == {"Київ": 5, "Львів": 2}
    assert at_work.focusWidget() is search(at_work)


def test_that_conditions_change_after_the_draw_with_a_reason(
    page: DeskPage, drawn: Builder, open_event: OpenEvent
) -> None:
    drawn(4)
    page.focus_first()

    def give_reason(dialog: QDialog) -> None:
        assert isinstance(dialog, ReasonDialog)
        QTest.keyClicks(focused(), "misprint")
        press(Qt.Key.Key_Return)

    def choose(dialog: QDialog) -> None:
        ranks = next(
            each
            for each in dialog.findChildren(QComboBox)
            if each.accessibleName() == "Lowest sport rank"
        )
        ranks.setCurrentText("I")
        assert open_event.tournament.eligibility.lowest_rank is None
        in_dialog(give_reason)
        button(dialog, "Apply").click()

    in_conditions(page, choose)
    assert open_event.tournament.eligibility.lowest_rank is SportRank.FIRST
    assert open_event.workspace.history()[-1].reason == "misprint"
