"""The numbers of teams as they are told, and how even the colours of Scheveningen are."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QRadioButton
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.people.teams import Member
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import LineUpRules, TeamRules
from arbiter_app.domain.ids import TeamId
from arbiter_app.domain.names.collation import collation_key
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.draw.page import DrawPage
from arbiter_app.gui.parts.tables.hand_numbers import HandNumbers
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.people.teams import add_team, change_team, set_roster
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.rules.team_rules import set_team_rules
from arbiter_app.services.workspace import Workspace
from tests.gui.draw.test_page import agree, choose, press_draw
from tests.gui.hands import in_dialog, show_page, visible_words
from tests.ready import ReadyFiles
from tests.services.hands import choose_system
from tests.services.team_hands import boards_stage, numbered, of_teams

BY_HAND = (3, 1, 4, 2, 6, 5, 10, 9, 8, 7)


def scheveningen(open_event: OpenEvent, *sizes: int) -> None:
    """Draw teams of so many players for Scheveningen."""
    choose_system(open_event.workspace, System.SCHEVENINGEN)
    rules = TeamRules(line_ups=LineUpRules(boards=min(sizes)))
    open_event.do(set_team_rules, rules=rules)
    teams = []
    for place, size in enumerate(sizes, start=1):
        team = open_event.workspace.do(add_team, name=f"Клуб {place}")
        names = [f"Гравець{place} {chr(ord('А') + at)}" for at in range(size)]
        members = [open_event.workspace.do(add_player, name=name) for name in names]
        open_event.do(set_roster, team=team, members=[Member(player=each) for each in members])
        teams.append(team)
    numbered(open_event.workspace, teams)


def test_that_teams_are_numbered_by_strength(qtbot: QtBot, open_event: OpenEvent) -> None:
    of_teams(open_event.workspace)
    page = show_page(qtbot, DrawPage(open_event))
    ways = [
        each.text().replace("&", "") for each in page.findChildren(QRadioButton) if each.isVisible()
    ]
    assert "By strength" in ways
    assert "By rating" not in ways

    open_event.do(number_by_rating)
    page.refresh()
    assert "Numbers given by strength" in visible_words(page)


def test_that_a_draw_tells_of_which_teams_colours_are_less_even(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    scheveningen(open_event, 2, 2, 3, 2)
    told = visible_words(show_page(qtbot, DrawPage(open_event)))
    assert "Клуб 1 – Клуб 2: in some rounds a team has two games more of one colour" in told
    assert "Клуб 4 – Клуб 3: in some rounds" in told


def test_that_even_colours_are_nothing_to_tell(qtbot: QtBot, open_event: OpenEvent) -> None:
    scheveningen(open_event, 3, 3)
    assert "games more of one colour" not in visible_words(show_page(qtbot, DrawPage(open_event)))


def test_that_a_round_tells_who_of_the_larger_team_rests(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    scheveningen(open_event, 2, 3)
    resting = "Клуб 2, resting in this round: Гравець2 В"
    assert resting in visible_words(show_page(qtbot, RoundsPage(open_event)))
    open_event.stage = boards_stage(open_event.workspace)
    assert resting in visible_words(show_page(qtbot, RoundsPage(open_event)))


def enter_ten_of_four_regions(workspace: Workspace) -> tuple[TeamId, ...]:
    teams = of_teams(workspace, teams=10)
    for team, region in zip(teams, "АААБББВВГГ", strict=True):
        name = workspace.event.tournament.team(team).name
        workspace.do(change_team, team=team, name=name, region=region)
    return tuple(teams)


@pytest.mark.parametrize(
    ("way", "verb", "method"),
    [
        ("By lots", "Draw the numbers", DrawMethod.LOTS),
        ("Restricted", "Draw the numbers", DrawMethod.VARMA),
        ("By strength", "Give the numbers", DrawMethod.BY_RATING),
        ("By hand", "Take the numbers", DrawMethod.BY_HAND),
    ],
)
def test_that_teams_have_numbers_in_every_way(
    qtbot: QtBot, open_event: OpenEvent, ready: ReadyFiles, way: str, verb: str, method: DrawMethod
) -> None:
    teams = ready.go_on("ten of four regions", open_event.workspace, enter_ten_of_four_regions)
    page = show_page(qtbot, DrawPage(open_event))
    choose(page, way)
    if way == "By hand":
        table = page.findChild(HandNumbers)
        assert isinstance(table, HandNumbers)
        for row, number in enumerate(BY_HAND):
            cell = table.item(row, 1)
            assert cell is not None
            cell.setText(str(number))
    in_dialog(agree)
    press_draw(page, verb)

    draw = open_event.tournament.draw
    assert draw is not None
    assert draw.method is method
    assert sorted(draw.numbers.values()) == [*range(1, 11)]
    assert {*draw.numbers} == {*teams}
    if way == "By hand":
        alphabet = sorted(
            teams, key=lambda each: collation_key(open_event.tournament.team(each).name)
        )
        assert [draw.numbers[team] for team in alphabet] == [*BY_HAND]
    numbers = [each.number for team in open_event.tournament.teams for each in team.members]
    assert sorted(filter(None, numbers)) == [*range(1, len(numbers) + 1)]
    told = visible_words(page)
    assert "player" not in told.lower(), told


def test_that_keys_move_a_team_in_the_order_of_numbers(qtbot: QtBot, open_event: OpenEvent) -> None:
    of_teams(open_event.workspace, teams=4)
    page = show_page(qtbot, DrawPage(open_event))
    choose(page, "By hand")
    table = page.findChild(HandNumbers)
    assert isinstance(table, HandNumbers)
    for row in range(4):
        cell = table.item(row, 1)
        assert cell is not None
        cell.setText(str(row + 1))
    table.setCurrentCell(2, 1)
    table.setFocus()
    alt = Qt.KeyboardModifier.AltModifier
    QTest.keyClick(table, Qt.Key.Key_Up, alt)
    QTest.keyClick(table, Qt.Key.Key_Up, alt)
    QTest.keyClick(table, Qt.Key.Key_Up, alt)
    assert [*table.numbers.values()] == [2, 3, 1, 4]
    QTest.keyClick(table, Qt.Key.Key_Down, alt)
    assert [*table.numbers.values()] == [1, 3, 2, 4]
    assert not table.has_problems


def test_that_teams_of_a_swiss_are_numbered_by_strength_unless_lots_are_chosen(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    of_teams(open_event.workspace, system=System.SWISS)
    page = show_page(qtbot, DrawPage(open_event))
    buttons = [each for each in page.findChildren(QRadioButton) if each.isVisible()]
    ways = {each.text().replace("&", ""): each for each in buttons}
    assert ways["By strength"].isChecked()
    ways["By lots"].click()
    page.refresh()
    assert ways["By lots"].isChecked()
