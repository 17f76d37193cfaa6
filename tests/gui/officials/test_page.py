"""The officials page, worked by keys alone."""

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPlainTextEdit, QTableView
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.event import EventLevel, EventRank, Particular
from arbiter_app.domain.facts.people.duties import Duty
from arbiter_app.domain.facts.people.people import Birth, Role
from arbiter_app.domain.ids import TournamentId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.officials.page import OfficialsPage
from arbiter_app.gui.officials.tournament_list import TournamentList
from arbiter_app.gui.parts.pages.tournament_filter import TournamentFilter
from arbiter_app.services.commands.people.officials import add_official
from tests.services.tournament_hands import second


@pytest.fixture
def page(qtbot: QtBot, open_event: OpenEvent) -> OfficialsPage:
    page = OfficialsPage(open_event)
    qtbot.addWidget(page)
    page.show()
    qtbot.waitActive(page)
    page.focus_first()
    return page


def field(page: OfficialsPage, name: str) -> QLineEdit:
    return next(each for each in page.findChildren(QLineEdit) if each.accessibleName() == name)


def fill(page: OfficialsPage, **texts: str) -> None:
    for name, text in texts.items():
        field(page, name.replace("_", " ")).setText(text)


def box(page: OfficialsPage, name: str) -> QComboBox:
    return next(each for each in page.findChildren(QComboBox) if each.accessibleName() == name)


def said(page: OfficialsPage) -> str:
    verdict = page.findChildren(QPlainTextEdit)[0].toPlainText()
    return "\n".join([verdict, *(label.text() for label in page.findChildren(QLabel))])


def list_of(page: OfficialsPage) -> QTableView:
    return page.findChildren(QTableView)[0]


def enter(page: OfficialsPage) -> None:
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)


def test_that_enter_saves_an_official_and_starts_the_next(
    page: OfficialsPage, open_event: OpenEvent
) -> None:
    fill(page, Name="Кравець Лев", Category="національна", Birth="1970")
    enter(page)
    (chief,) = open_event.facts.officials
    assert (chief.role, chief.name) == (Role.CHIEF_ARBITER, "Кравець Лев")
    assert chief.birth == Birth(1970)
    assert field(page, "Name").hasFocus()
    assert field(page, "Name").text() == ""


def test_that_an_unreadable_birth_is_said_and_nothing_is_saved(
    page: OfficialsPage, open_event: OpenEvent
) -> None:
    fill(page, Name="Кравець Лев", Birth="вчора")
    enter(page)
    assert open_event.facts.officials == ()
    assert field(page, "Birth").hasFocus()
    assert "вчора" in said(page)


def test_that_an_official_is_corrected_from_the_list(
    page: OfficialsPage, open_event: OpenEvent
) -> None:
    open_event.do(add_official, role=Role.ARBITER, name="Бук Ян")
    table = list_of(page)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Home)
    QTest.keyClick(table, Qt.Key.Key_Return)
    fill(page, Region="Одеська")
    enter(page)
    assert open_event.facts.officials[0].region == "Одеська"
    assert len(open_event.facts.officials) == 1
    assert table.hasFocus()


def test_that_del_removes_an_official(page: OfficialsPage, open_event: OpenEvent) -> None:
    open_event.do(add_official, role=Role.ARBITER, name="Бук Ян")
    table = list_of(page)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Home)
    QTest.keyClick(table, Qt.Key.Key_Delete)
    assert open_event.facts.officials == ()


def test_that_the_level_says_how_many_arbiters_are_needed(
    page: OfficialsPage, open_event: OpenEvent
) -> None:
    level = box(page, "Level of the event")
    level.setFocus()
    QTest.keyClick(level, Qt.Key.Key_Down)
    assert open_event.facts.level is EventLevel.NATIONAL
    assert "needed: 2" in said(page)
    assert "VII.1.11" in said(page)


def test_that_the_rank_of_the_event_is_chosen_beside_its_level(
    page: OfficialsPage, open_event: OpenEvent
) -> None:
    rank = box(page, "Rank of the event")
    rank.setFocus()
    QTest.keyClick(rank, Qt.Key.Key_V)
    assert open_event.facts.rank is EventRank.FIFTH


def test_that_what_the_rules_miss_is_said_with_the_article(
    page: OfficialsPage, open_event: OpenEvent
) -> None:
    assert "There is no chief arbiter (Ukrainian rules VII.2.2)" in said(page)
    open_event.do(add_official, role=Role.CHIEF_ARBITER, name="Кравець Лев", category="I")
    assert "There is no chief arbiter" not in said(page)


def test_that_a_text_is_saved_when_its_field_is_left(
    page: OfficialsPage, open_event: OpenEvent
) -> None:
    venue = field(page, "Venue")
    venue.setText("Палац культури")
    venue.editingFinished.emit()
    assert open_event.facts.particulars == {Particular.VENUE: "Палац культури"}


def test_that_it_is_warned_of_until_it_is_said_when_the_rules_of_the_table_were_announced(
    page: OfficialsPage, open_event: OpenEvent
) -> None:
    def warning() -> str:
        labels = page.findChildren(QLabel)
        return next((each.text() for each in labels if "VIII.4.1" in each.text()), "")

    assert "II.6.5" in warning()
    for name in ("Tie-breaks announced", "Pairing system announced"):
        announced = field(page, name)
        announced.setText("31.03.2026 18:00")
        announced.editingFinished.emit()
    assert warning() == ""
    assert len(open_event.facts.particulars) == 2


def test_that_long_offices_and_names_leave_every_column_in_sight(
    page: OfficialsPage, open_event: OpenEvent
) -> None:
    page.resize(1000, 640)
    open_event.do(
        add_official,
        role=Role.APPEALS_RESERVE,
        name="Вишиванська-Нечуй-Левицька Олександра-Єлизавета Костянтинівна",
        category="національна",
        fide_id=14100001,
        region="Харківська обл.",
        birth=Birth.parse("01.04.1970"),
    )
    table = list_of(page)
    assert table.horizontalHeader().length() <= table.viewport().width()


def test_that_members_of_the_committee_are_proposed_after_its_chair(
    page: OfficialsPage, open_event: OpenEvent
) -> None:
    office = box(page, "Office")
    fill(page, Name="Кравець Лев")
    enter(page)
    office.setCurrentIndex(office.findData(Role.APPEALS_CHAIR))
    for name in ("Граб Іван", "Верба Ніна", "Явір Лев"):
        fill(page, Name=name)
        enter(page)
    chair, *members = (each.role for each in open_event.facts.officials[1:])
    assert (chair, members) == (Role.APPEALS_CHAIR, [Role.APPEALS_MEMBER] * 2)
    for name in ("Бойко Петро", "Дуб Оксана"):
        fill(page, Name=name)
        enter(page)
    assert office.currentData() == Role.CHIEF_SECRETARY


def test_that_one_tournament_asks_for_no_duty(page: OfficialsPage) -> None:
    assert not field(page, "Rooms").isVisible()
    assert not page.findChildren(TournamentList)[0].isVisible()


def test_that_tournaments_and_days_of_duty_are_typed_in_an_event_of_several(
    page: OfficialsPage, open_event: OpenEvent
) -> None:
    here = second(open_event.workspace)
    fill(page, Name="Кравець Лев", Rooms="Мала зала", Shifts="9:00–14:00")
    fill(page, **{"Days on duty": "5.12.2026, 7.12.2026–8.12.2026"})
    (tournaments,) = page.findChildren(TournamentList)
    assert tournaments.isVisible()
    tournaments.setFocus()
    QTest.keyClick(tournaments, Qt.Key.Key_Down)
    QTest.keyClick(tournaments, Qt.Key.Key_Space)
    enter(page)
    (chief,) = open_event.whole.officials
    assert chief.duty == Duty(
        tournaments=(TournamentId(here.stage or 0),),
        rooms="Мала зала",
        shifts="9:00–14:00",
        days=tuple(date(2026, 12, day) for day in (5, 7, 8)),
    )
    shown = list_of(page).model()
    row = [shown.index(0, place).data() for place in range(shown.columnCount())]
    assert "U12" in row
    assert "05.12.2026, 07.12.2026–08.12.2026" in row
    (tournament_filter,) = page.findChildren(TournamentFilter)
    tournament_filter.choose(open_event.whole.tournaments[0].id)
    assert shown.rowCount() == 0
    assert "No chief arbiter is of U10" in said(page)


def test_that_days_that_cannot_be_read_are_said(page: OfficialsPage, open_event: OpenEvent) -> None:
    second(open_event.workspace)
    fill(page, Name="Кравець Лев", **{"Days on duty": "завтра"})
    enter(page)
    assert open_event.whole.officials == ()
    assert field(page, "Days on duty").hasFocus()
