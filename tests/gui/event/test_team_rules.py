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

from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.facts.rules.swiss_texts import DoubleForfeit, Readings, Seats
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import (
    ColourType,
    Decider,
    LineUpRules,
    OrderRule,
    Restart,
    Score,
    TeamRules,
)
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.event.page import EventPage
from arbiter_app.gui.event.teams.decider_list import DeciderList
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.fields.number_list import NumberList
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.people.teams import add_team
from arbiter_app.services.commands.rules.team_rules import set_team_rules
from arbiter_app.wording.terms.event.team_rules import team_rules_lines
from tests.gui.hands import in_dialog, visible_words
from tests.services.hands import choose_system
from tests.services.team_hands import boards_made, numbered, of_teams, typed

TEAMS = "teams, in matches on several boards"
PEOPLE = "people, each for themselves"


@pytest.fixture
def page(qtbot: QtBot, open_event: OpenEvent) -> EventPage:
    page = EventPage(open_event)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
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


def limit(inside: QWidget, name: str) -> NumberList:
    return next(each for each in inside.findChildren(NumberList) if each.accessibleName() == name)


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
    assert "Art. 1.7" in told[0]


def test_that_open_points_of_the_text_are_read_as_announced(
    page: EventPage, open_event: OpenEvent
) -> None:
    choose_system(open_event.workspace, System.SWISS)
    open_event.do(set_team_rules, rules=TeamRules())
    told: list[str] = []

    def by_score(dialog: QDialog) -> None:
        told.append(visible_words(dialog))
        box(dialog, "the higher score, then the smaller number").setCurrentIndex(1)
        box(dialog, "is a meeting").setCurrentText("is a meeting")
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    def ask(dialog: QDialog) -> None:
        (button,) = (each for each in dialog.findChildren(QPushButton) if "Readings" in each.text())
        in_dialog(by_score)
        button.click()
        told.append(visible_words(dialog))

    taken(ask)
    press_rules(page)

    assert "C.04.6 Art. 3.6.1" in told[0]
    assert "2 points otherwise than usual" in told[1]
    rules = rules_of(open_event)
    assert rules is not None
    assert rules.readings == Readings(seats=Seats.BY_SCORE, double_forfeit=DoubleForfeit.MEETING)


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


def test_that_the_reading_of_the_extended_direct_encounter_is_chosen_and_told(
    page: EventPage, open_event: OpenEvent
) -> None:
    open_event.do(set_team_rules, rules=TeamRules())
    letter = "ranked by the first score again, by the letter"
    taken(lambda dialog: box(dialog, letter).setCurrentText(letter))
    press_rules(page)

    rules = rules_of(open_event)
    assert rules is not None
    assert rules.restart is Restart.FIRST_SCORE
    said = team_rules_lines(catalogue("en"), open_event.tournament.settings)
    assert f"Still level in an extended direct encounter: {letter}." in said


def test_that_limits_of_line_ups_are_set(page: EventPage, open_event: OpenEvent) -> None:
    open_event.do(set_team_rules, rules=TeamRules())

    def limits(dialog: QDialog) -> None:
        for name, number in (
            ("Reserves in a round", 1),
            ("Players of other federations in a round", 2),
            ("Women in a round at least", 1),
            ("Juniors in a round at least", 2),
            ("Games before at least", 3),
        ):
            limit(dialog, name).choose(number)
        dialog.findChildren(QSpinBox)[2].setValue(16)
        labelled(dialog, "Round from which on games before are asked").setText("5")

    taken(limits)
    press_rules(page)

    rules = rules_of(open_event)
    assert rules is not None
    assert rules.line_ups == LineUpRules(
        reserves=1,
        foreigners=2,
        women=1,
        juniors=2,
        juniors_under=16,
        games_before=3,
        games_from=5,
    )


def test_that_a_round_that_is_none_is_refused(page: EventPage, open_event: OpenEvent) -> None:
    open_event.do(set_team_rules, rules=TeamRules())
    said: list[str] = []

    def wrong(dialog: QDialog) -> None:
        limit(dialog, "Games before at least").choose(3)
        labelled(dialog, "Round from which on games before are asked").setText("0")
        QTest.keyClick(dialog, Qt.Key.Key_Return)
        said.append(visible_words(dialog))
        assert dialog.focusWidget() is labelled(
            dialog, "Round from which on games before are asked"
        )

    in_dialog(wrong)
    press_rules(page)

    assert rules_of(open_event) == TeamRules()
    assert "one from 1 on" in said[0]


def test_that_what_decides_a_level_match_is_ticked_and_moved_where_a_bracket_is_played(
    page: EventPage, open_event: OpenEvent
) -> None:
    choose_system(open_event.workspace, System.KNOCKOUT)
    open_event.do(set_team_rules, rules=TeamRules())

    def berlin_first(dialog: QDialog) -> None:
        (deciders,) = dialog.findChildren(DeciderList)
        assert deciders.isVisible()
        (berlin,) = deciders.findItems("by the Berlin count", Qt.MatchFlag.MatchExactly)
        deciders.setFocus()
        deciders.setCurrentItem(berlin)
        QTest.keyClick(deciders, Qt.Key.Key_Space)
        for _ in range(4):
            QTest.keyClick(deciders, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
        assert deciders.currentItem().text() == "by the Berlin count"
        deciders.setCurrentRow(2)
        QTest.keyClick(deciders, Qt.Key.Key_Space)

    taken(berlin_first)
    press_rules(page)

    rules = rules_of(open_event)
    assert rules is not None
    assert rules.deciders == (
        Decider.BERLIN,
        Decider.GAME_POINTS,
        Decider.TOP_BOARDS,
        Decider.WITHOUT_LAST_BOARDS,
    )
    said = team_rules_lines(catalogue("en"), open_event.tournament.settings)
    assert (
        "Equal match points in a bracket are decided: by the Berlin count, by game points, by the"
        " first boards, without the last boards."
    ) in said


def test_that_a_round_robin_asks_for_nothing_that_decides_matches(
    page: EventPage, open_event: OpenEvent
) -> None:
    open_event.do(set_team_rules, rules=TeamRules())
    found: list[bool] = []
    in_dialog(
        lambda dialog: found.extend(each.isVisible() for each in dialog.findChildren(DeciderList))
    )
    press_rules(page)

    assert not any(found)
    said = " ".join(team_rules_lines(catalogue("en"), open_event.tournament.settings))
    assert "Equal match points" not in said


def test_that_game_points_decide_in_scheveningen_until_another_system_is_chosen(
    open_event: OpenEvent,
) -> None:
    open_event.do(set_team_rules, rules=TeamRules())

    def primary(system: System, cycles: int = 1) -> Score | None:
        choose_system(open_event.workspace, system, cycles=cycles)
        return open_event.tournament.settings.primary_score

    assert primary(System.SCHEVENINGEN) is Score.GAME
    open_event.do(set_team_rules, rules=TeamRules(primary=Score.MATCH))
    assert primary(System.SCHEVENINGEN, cycles=2) is Score.MATCH
    open_event.do(set_team_rules, rules=TeamRules(primary=Score.GAME))
    assert primary(System.ROUND_ROBIN) is Score.MATCH


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


def test_that_line_ups_are_ruled_otherwise_in_play_by_a_decision_with_its_reason(
    page: EventPage, open_event: OpenEvent
) -> None:
    workspace = open_event.workspace
    numbered(workspace, of_teams(workspace))
    boards_made(workspace)
    typed(workspace, 1, 1, [DRAW])
    page.refresh()
    said: list[str] = []

    def without_reason(dialog: QDialog) -> None:
        limit(dialog, "Reserves in a round").choose(2)
        QTest.keyClick(dialog, Qt.Key.Key_Return)
        said.append(visible_words(dialog))
        reason = next(each for each in dialog.findChildren(ReasonField))
        reason.setText("протест капітанів")
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    in_dialog(without_reason)
    press_rules(page)

    assert "reason" in said[0]
    rules = rules_of(open_event)
    assert rules is not None
    assert rules.line_ups.reserves == 2
    assert workspace.history()[-1].reason == "протест капітанів"
