"""The table after a round, of a category, with colours and floats; and the card of a player."""

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QTabBar
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.facts.people.people import Birth, Sex
from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.base.destinations import ShowPaper
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.table.page import TablePage
from arbiter_app.gui.table.scope import Scope
from arbiter_app.gui.table.standings_table import RankedList, StandingsTable
from arbiter_app.gui.table.views import TableViews
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.rules.categories import define_category
from arbiter_app.services.commands.whole.event import describe_event
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import Builder
from tests.gui.hands import focused, in_dialog, press_button, show_page, visible_words
from tests.ready import ReadyFiles
from tests.services.swiss_hands import make_swiss, play_rounds

ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def swiss(workspace: Workspace, ready: ReadyFiles) -> Workspace:
    """Seven players after three rounds of nine."""
    ready.go_on("swiss of seven", workspace, play_three_rounds)
    return workspace


def play_three_rounds(workspace: Workspace) -> None:
    play_rounds(make_swiss(workspace, 7), 3)


@pytest.fixture
def page(qtbot: QtBot, swiss: Workspace, open_event: OpenEvent) -> TablePage:
    return show_page(qtbot, TablePage(open_event))


def standings(page: TablePage) -> StandingsTable:
    return views(page).standings


def views(page: TablePage) -> TableViews:
    found = page.findChild(TableViews)
    assert isinstance(found, TableViews)
    return found


def points(page: TablePage) -> dict[str, str]:
    return {row.name: row.points for row in standings(page).shown}


def heads(table: RankedList) -> list[str]:
    return [column.title for column in table.columns]


def press(key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    QTest.keyClick(focused(), key, modifier)


def scope(page: TablePage) -> Scope:
    found = page.findChild(Scope)
    assert isinstance(found, Scope)
    return found


def test_that_keys_lead_back_to_the_table_of_each_round(page: TablePage) -> None:
    now = points(page)
    press(Qt.Key.Key_PageUp, CONTROL)
    assert points(page) == now  # after round 3, which is over
    press(Qt.Key.Key_PageUp, CONTROL)
    press(Qt.Key.Key_PageUp, CONTROL)
    assert scope(page).round == 1
    assert {*points(page).values()} <= {"0", "½", "1"}
    assert "After round 1 of 9, not final" in visible_words(page)
    press(Qt.Key.Key_PageDown, CONTROL)
    assert scope(page).round == 2


def test_that_the_round_looked_at_stays_when_something_is_changed_elsewhere(
    page: TablePage, open_event: OpenEvent
) -> None:
    for _ in range(3):
        press(Qt.Key.Key_PageUp, CONTROL)
    open_event.do(
        describe_event, title="Other", place="", organiser="", starts_on=None, ends_on=None
    )
    assert scope(page).round == 1
    while open_event.competition.rounds_paired:
        open_event.undo()
    assert scope(page).round is None


def test_that_colours_and_floats_are_seen_on_request(page: TablePage) -> None:
    assert "Floats" not in heads(standings(page))
    press(Qt.Key.Key_5, ALT)
    assert {"Colours", "±", "Floats"} <= {*heads(standings(page))}
    texts = {
        column.title: [column.text(row) for row in standings(page).shown]
        for column in standings(page).columns
    }
    assert all({*each} <= {"W", "B"} for each in texts["Colours"])
    assert all(len(each) == 3 for each in texts["Floats"])
    assert any("↓" in each for each in texts["Floats"])


def test_that_progress_tells_the_points_after_each_round(page: TablePage) -> None:
    press(Qt.Key.Key_4, ALT)
    table = views(page).progress
    assert table.isVisible()
    assert heads(table)[-4:] == ["R1", "R2", "R3", "Points"]
    row = table.shown[0]
    assert table.columns[-2].text(row) == row.points


def test_that_the_table_of_all_games_of_a_swiss_stands_by_rounds(page: TablePage) -> None:
    tabs = page.findChild(QTabBar)
    assert isinstance(tabs, QTabBar)
    assert [tabs.tabText(at) for at in range(3)] == ["Standings", "By rounds", "Progress"]


def make_categories(open_event: OpenEvent) -> None:
    day = date(2026, 7, 1)
    open_event.do(describe_event, title="", place="", organiser="", starts_on=day, ends_on=day)
    for number, sex, birth in ((2, Sex.FEMALE, 2016), (3, Sex.MALE, 2016), (5, None, 2016)):
        player = open_event.facts.players[PlayerId(number)]
        open_event.do(
            edit_player,
            player=player.id,
            name=player.name,
            sex=sex,
            birth=Birth(birth),
            reason="asked",
        )
    open_event.do(
        define_category, category=Category(title="Girls U12", sex=Sex.FEMALE, younger_than=12)
    )
    open_event.do(define_category, category=Category(title="U8", younger_than=8))


def test_that_a_category_is_ranked_apart_and_who_may_be_missing_is_named(
    page: TablePage, open_event: OpenEvent
) -> None:
    make_categories(open_event)
    press(Qt.Key.Key_C, ALT)
    QTest.keyClick(focused(), Qt.Key.Key_Down)
    (row,) = standings(page).shown
    assert (row.name, row.place) == ("Гравець 002", "1")
    assert "Гравець 005 (the sex is not known)" in "\n".join(
        label.text() for label in page.findChildren(QLabel)
    )
    QTest.keyClick(focused(), Qt.Key.Key_Down)
    assert "Nobody belongs to the category U8." in visible_words(page)
    press_button(page, "Show everybody")
    assert len(standings(page).shown) == 7


def test_that_one_key_opens_the_card_of_the_player_in_hand(qtbot: QtBot, page: TablePage) -> None:
    told: list[str] = []

    def read(dialog: QDialog) -> None:
        told.append(dialog.windowTitle())
        press_button(dialog, "Below")
        told.append(dialog.windowTitle())
        QApplication.processEvents()
        told.append(visible_words(dialog))
        press_button(dialog, "Print…")

    first, second, *_ = sorted(standings(page).shown, key=lambda row: row.position)
    in_dialog(read)
    with qtbot.waitSignal(page.wants) as wanted:
        press(Qt.Key.Key_Return, ALT)
    assert told[0].endswith(first.name)
    assert told[1].endswith(second.name)
    assert "Rating performance" in told[2]
    number = told[1].split(".")[0]
    assert wanted.args == [ShowPaper("player-card", {"players": number})]


def test_that_there_is_no_card_before_there_are_numbers(
    qtbot: QtBot, registered: Builder, open_event: OpenEvent
) -> None:
    registered(4)
    page = show_page(qtbot, TablePage(open_event))
    card = next(each for each in page.page_actions() if "card" in each.text())
    assert not card.isEnabled()
