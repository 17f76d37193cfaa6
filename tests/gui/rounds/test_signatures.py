"""Captains' signatures on the page of rounds: by one key, in their list, and where they lack."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.play.game_notes import HowSigned, MatchSignature
from arbiter_app.domain.facts.results import DRAW, WHITE_WINS
from arbiter_app.domain.ids import Board, Round, TeamId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.gui.rounds.signatures.dialog import SignaturesDialog
from arbiter_app.services.commands.people.teams import change_team
from arbiter_app.services.commands.play.line_ups import make_boards
from arbiter_app.services.commands.play.signatures import sign_matches
from tests.gui.hands import visible_words
from tests.gui.round_hands import (
    ALT,
    CTRL,
    cells,
    grid_of,
    press,
    shown,
    sign_off_by_enter,
    type_keys,
)
from tests.services.team_hands import main, numbered, of_teams, typed

SIGNATURE_COLUMN = 14


@pytest.fixture
def teams(open_event: OpenEvent) -> tuple[TeamId, ...]:
    """Four teams, the first with a captain; the boards of round 1 are made."""
    workspace = open_event.workspace
    entered = of_teams(workspace)
    workspace.do(
        change_team, team=entered[0], name="Буревій", captain="Коваль Олена", substitute="Гай Іван"
    )
    numbered(workspace, entered)
    workspace.do(make_boards, round=Round(1), tables=[Board(1), Board(2)])
    return entered


def signed(open_event: OpenEvent) -> dict[TeamId, MatchSignature]:
    return {each.team: each for each in main(open_event.workspace).round(Round(1)).signatures}


def heads(page: RoundsPage) -> list[str]:
    return [head.notes for head in grid_of(page).heads]


def test_that_one_key_signs_the_match_that_was_typed(
    qtbot: QtBot, open_event: OpenEvent, teams: tuple[TeamId, ...]
) -> None:
    page = shown(qtbot, open_event)
    type_keys(page, "1055")
    press(page, Qt.Key.Key_F9, ALT)
    assert {*signed(open_event)} == {teams[0], teams[3]}
    assert heads(page) == ["MP 2 : 0 · ✓ signed", ""]
    assert "not signed by captains" not in visible_words(page)
    type_keys(page, "105")
    assert "not signed by captains" not in visible_words(page)
    type_keys(page, "5")
    assert "not signed by captains: tables 2" in visible_words(page)


def test_that_a_match_under_way_is_not_signed(
    qtbot: QtBot, open_event: OpenEvent, teams: tuple[TeamId, ...]
) -> None:
    page = shown(qtbot, open_event)
    type_keys(page, "105")
    with qtbot.waitSignal(open_event.refused) as refused:
        press(page, Qt.Key.Key_F9, ALT)
    assert "at table 1 of round 1 a board has no result" in refused.args[0]
    assert signed(open_event) == {}
    assert len(teams) == 4


def test_that_a_correction_shows_what_was_signed(
    qtbot: QtBot, open_event: OpenEvent, teams: tuple[TeamId, ...]
) -> None:
    page = shown(qtbot, open_event)
    type_keys(page, "1055")
    press(page, Qt.Key.Key_F9, ALT)
    grid_of(page).select(Board(1))
    type_keys(page, "5")
    assert heads(page)[0] == "MP 2 : 0 · signed for 3 – 1"
    grid_of(page).select(Board(1))
    press(page, Qt.Key.Key_F9, ALT)
    assert "✓ signed" in heads(page)[0]
    assert len(teams) == 4


def test_that_a_round_tells_what_is_not_signed_before_it_is_signed_off(
    qtbot: QtBot, open_event: OpenEvent, teams: tuple[TeamId, ...]
) -> None:
    page = shown(qtbot, open_event)
    type_keys(page, "10551055")
    assert "not signed by captains: tables 1–2" in visible_words(page)
    with qtbot.waitSignal(open_event.refused) as refused:
        press(page, Qt.Key.Key_M, CTRL)
    assert refused.args[0] == ("Every board has its result; not signed by captains: tables 1–2.")
    sign_off_by_enter(qtbot, page)
    assert main(open_event.workspace).round(Round(1)).signed_off is not None
    assert len(teams) == 4


def test_that_the_matches_tell_their_signatures(
    qtbot: QtBot, open_event: OpenEvent, teams: tuple[TeamId, ...]
) -> None:
    page = shown(qtbot, open_event)
    typed(open_event.workspace, 1, 1, [DRAW] * 4)
    open_event.stage = main(open_event.workspace).id
    open_event.do(sign_matches, round=Round(1), tables=[Board(1)])
    page.refresh()
    assert cells(page, SIGNATURE_COLUMN) == ["✓ signed", ""]
    assert len(teams) == 4


# The list of the round


def asked(qtbot: QtBot, open_event: OpenEvent) -> SignaturesDialog:
    dialog = SignaturesDialog(None, open_event, main(open_event.workspace).id, Round(1))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def field(dialog: SignaturesDialog) -> QLineEdit:
    found = dialog.findChild(QLineEdit)
    assert isinstance(found, QLineEdit)
    return found


def enter(dialog: SignaturesDialog, text: str | None = None) -> None:
    if text is not None:
        field(dialog).setText(text)
    QTest.keyClick(field(dialog), Qt.Key.Key_Return)


def button(dialog: SignaturesDialog, text: str) -> QPushButton:
    return next(
        each for each in dialog.findChildren(QPushButton) if each.text().replace("&", "") == text
    )


def told(dialog: SignaturesDialog) -> list[str]:
    teams = dialog.findChildren(Table)[0].model()
    return [teams.index(row, 4).data() for row in range(teams.rowCount())]


def test_that_enter_signs_team_after_team(
    qtbot: QtBot, open_event: OpenEvent, teams: tuple[TeamId, ...]
) -> None:
    for table in (1, 2):
        typed(open_event.workspace, 1, table, [DRAW, WHITE_WINS, DRAW, DRAW])
    dialog = asked(qtbot, open_event)
    assert field(dialog).text() == "Коваль Олена"
    enter(dialog)
    enter(dialog, "Мороз Ольга")
    enter(dialog)
    enter(dialog)
    assert told(dialog) == ["Коваль Олена", "Мороз Ольга", "signed", "signed"]
    assert signed(open_event)[teams[3]].by == "Мороз Ольга"
    assert dialog.isVisible()
    enter(dialog)
    assert not dialog.isVisible()


def test_that_all_the_others_sign_at_once(
    qtbot: QtBot, open_event: OpenEvent, teams: tuple[TeamId, ...]
) -> None:
    for table in (1, 2):
        typed(open_event.workspace, 1, table, [DRAW] * 4)
    dialog = asked(qtbot, open_event)
    field(dialog).setText("Гай Іван")
    button(dialog, "Under protest").click()
    button(dialog, "Refused").click()
    button(dialog, "All the others signed").click()
    assert told(dialog) == [
        "Гай Іван (for the captain), signed under protest",
        "refused to sign",
        "signed",
        "signed",
    ]
    assert signed(open_event)[teams[3]].how is HowSigned.REFUSED
    assert not button(dialog, "All the others signed").isEnabled()


def test_that_a_signature_is_taken_back_in_the_list(
    qtbot: QtBot, open_event: OpenEvent, teams: tuple[TeamId, ...]
) -> None:
    typed(open_event.workspace, 1, 1, [DRAW] * 4)
    dialog = asked(qtbot, open_event)
    enter(dialog)
    QTest.keyClick(field(dialog), Qt.Key.Key_Up)
    assert field(dialog).text() == "Коваль Олена"
    button(dialog, "Take back").click()
    assert signed(open_event) == {}
    assert told(dialog) == ["", "", "", ""]
    assert len(teams) == 4


def test_that_a_match_under_way_is_refused_in_the_list(
    qtbot: QtBot, open_event: OpenEvent, teams: tuple[TeamId, ...]
) -> None:
    typed(open_event.workspace, 1, 1, [DRAW] * 4)
    dialog = asked(qtbot, open_event)
    dialog.go_to(Board(2))
    enter(dialog)
    assert "at table 2 of round 1 a board has no result" in visible_words(dialog)
    assert signed(open_event) == {}
    assert len(teams) == 4
