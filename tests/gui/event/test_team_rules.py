"""Whether teams play, and how, on the page of the event."""

from collections.abc import Callable
from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import ColourType, OrderRule, TeamRules
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.event.page import EventPage
from arbiter_app.services.commands.people.teams import add_team
from arbiter_app.services.commands.rules.team_rules import set_team_rules
from tests.gui.hands import in_dialog, visible_words
from tests.services.hands import choose_system

TEAMS = "teams, in matches on several boards"
PEOPLE = "people, each for themselves"


@pytest.fixture
def page(qtbot: QtBot, open_event: OpenEvent) -> EventPage:
    page = EventPage(open_event)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    page.refresh()
    open_event.changed.connect(lambda _: page.refresh())
    return page


def box(inside: QWidget, item: str) -> QComboBox:
    return next(each for each in inside.findChildren(QComboBox) if each.findText(item) >= 0)


def choose(inside: QWidget, item: str) -> None:
    """Choose a line of a list as people do."""
    chosen = box(inside, item)
    chosen.setCurrentIndex(chosen.findText(item))
    chosen.activated.emit(chosen.currentIndex())


def labelled(inside: QWidget, name: str) -> QLineEdit:
    return next(each for each in inside.findChildren(QLineEdit) if each.accessibleName() == name)


def taken(act: Callable[[QDialog], None]) -> None:
    """Do something in the dialog that opens next, and take it over with Enter."""

    def then_enter(dialog: QDialog) -> None:
        act(dialog)
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    in_dialog(then_enter)


def rules_of(open_event: OpenEvent) -> TeamRules | None:
    return open_event.tournament.settings.teams


def test_that_teams_are_chosen_with_their_boards_and_points(
    page: EventPage, open_event: OpenEvent
) -> None:
    def six_boards(dialog: QDialog) -> None:
        dialog.findChildren(QSpinBox)[0].setValue(6)
        box(dialog, "WBBW").setCurrentText("others")
        labelled(dialog, "Colours from board 1 on").setText("wbbw")
        labelled(dialog, "win").setText("3")
        labelled(dialog, "draw").setText("1")

    taken(six_boards)
    choose(page, TEAMS)

    rules = rules_of(open_event)
    assert rules is not None
    assert (rules.boards, rules.colours) == (6, "WBBW")
    assert open_event.tournament.settings.scoring.win == Decimal(3)
    assert "6 boards, WBBWWB, by match points" in visible_words(page)


def test_that_people_play_on_where_the_rules_of_teams_are_left(
    page: EventPage, open_event: OpenEvent
) -> None:
    in_dialog(lambda dialog: dialog.reject())
    choose(page, TEAMS)

    assert rules_of(open_event) is None
    assert box(page, TEAMS).currentText() == PEOPLE


def test_that_teams_may_play_scheveningen_and_people_may_not(
    page: EventPage, open_event: OpenEvent
) -> None:
    scheveningen = "Scheveningen: all of one team meet all of the other"
    for_people = [each.findText(scheveningen) for each in page.findChildren(QComboBox)]

    open_event.do(set_team_rules, rules=TeamRules())

    assert max(for_people) == -1
    assert box(page, scheveningen).isEnabled()


def test_that_a_swiss_of_teams_asks_for_preferences_of_colour(
    page: EventPage, open_event: OpenEvent
) -> None:
    choose_system(open_event.workspace, System.SWISS)
    open_event.do(set_team_rules, rules=TeamRules())
    told: list[str] = []

    def without_preferences(dialog: QDialog) -> None:
        preferences = box(dialog, "no preferences")
        preferences.setCurrentText("no preferences")
        told.append(visible_words(dialog))

    taken(without_preferences)
    press_rules(page)

    rules = rules_of(open_event)
    assert rules is not None
    assert rules.colour_type is ColourType.NONE
    assert "Colours decide nothing about who meets whom" in told[0]
    assert "C.04.6 Art. 3.6.1" in told[0]


def test_that_colours_that_are_none_are_refused_and_the_dialog_stays(
    page: EventPage, open_event: OpenEvent
) -> None:
    open_event.do(set_team_rules, rules=TeamRules())
    said: list[str] = []

    def wrong(dialog: QDialog) -> None:
        box(dialog, "WBBW").setCurrentText("others")
        labelled(dialog, "Colours from board 1 on").setText("WBX")
        QTest.keyClick(dialog, Qt.Key.Key_Return)
        said.append(visible_words(dialog))
        assert dialog.isVisible()

    in_dialog(wrong)
    press_rules(page)

    assert rules_of(open_event) == TeamRules()
    assert "“WBX” are no colours of boards" in said[0]


def test_that_line_ups_by_rating_have_a_tolerance(page: EventPage, open_event: OpenEvent) -> None:
    open_event.do(set_team_rules, rules=TeamRules())

    def by_rating(dialog: QDialog) -> None:
        tolerance = dialog.findChildren(QSpinBox)[1]
        assert not tolerance.isEnabled()
        order = box(dialog, "by rating, with a tolerance")
        order.setCurrentText("by rating, with a tolerance")
        tolerance.setValue(80)

    taken(by_rating)
    press_rules(page)

    rules = rules_of(open_event)
    assert rules is not None
    assert (rules.line_ups.order, rules.line_ups.tolerance) == (OrderRule.RATING, 80)


def test_that_teams_that_are_entered_stay_teams(page: EventPage, open_event: OpenEvent) -> None:
    open_event.do(set_team_rules, rules=TeamRules())
    open_event.do(add_team, name="Буревій")

    assert not box(page, TEAMS).isEnabled()


def press_rules(page: EventPage) -> None:
    """Press the button that asks for the rules of teams."""
    button = next(
        each for each in page.findChildren(QPushButton) if each.text() == "Rules of teams…"
    )
    button.click()
