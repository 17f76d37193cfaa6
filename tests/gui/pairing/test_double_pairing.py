"""A Double-Swiss from the first pairing to the table, by keys alone (C.04.5)."""

from decimal import Decimal

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from arbiter_app.domain.ids import Round
from arbiter_app.domain.table.standings import standings
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.pairing.page import PairingPage
from arbiter_app.gui.table.page import TablePage
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import focused, show_page, visible_words
from tests.gui.pairing.test_page import pair_by_key, press
from tests.gui.round_hands import shown, type_keys
from tests.services.double_hands import make_double, play_matches


def test_that_a_tournament_is_paired_typed_and_ranked_by_keys(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_double(workspace, 9, rounds=3)
    for number, keys in ((1, "15" * 4), (2, "0535" * 2), (3, "11" * 4)):
        page = show_page(qtbot, PairingPage(open_event))
        pair_by_key(qtbot, page, workspace, number)
        press(page, "Ctrl+Shift+P")
        rounds = shown(qtbot, open_event)
        rounds.round_number = Round(number)
        type_keys(rounds, keys)
        assert f"Round {number}" in visible_words(rounds)
        assert workspace.event.tournament.competition().round(Round(number)).missing == 0
    competition = workspace.event.tournament.competition()
    rows = standings(competition, workspace.event.contestants).rows
    assert sum(row.points for row in rows) == 3 * 4 * 2 + 3 * Decimal("1.5")
    table = show_page(qtbot, TablePage(open_event))
    assert "each of the two games of a match: win 1, draw ½" in visible_words(table)


def test_that_the_reasons_are_those_of_the_text(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_double(workspace, 9)
    for number in (1, 2, 3):
        play_matches(workspace, number)
    page = show_page(qtbot, PairingPage(open_event))
    pair_by_key(qtbot, page, workspace, 4)
    qtbot.waitUntil(lambda: "C.04.5" in visible_words(page))
    assert not {"C.04.3", "C.04.6"} & {*visible_words(page).replace(")", " ").split()}
    QTest.keyClick(focused(), Qt.Key.Key_End)
    qtbot.waitUntil(lambda: "has the bye" in visible_words(page))
    QTest.keyClick(focused(), Qt.Key.Key_Home)
    field = next(each for each in page.findChildren(QLineEdit) if "bye" in each.placeholderText())
    field.setFocus()
    QTest.keyClicks(field, "9")
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "C.04.5 Art. 3" in visible_words(page))
