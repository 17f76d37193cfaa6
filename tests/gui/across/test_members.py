"""Teams of team scores in the window: named, filled, dissolved, taken from a list."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QListWidget, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.gui.across.members_dialog import MembersDialog
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.dialogs import ask_file
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import focused, press_button

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def four(workspace: Workspace) -> Workspace:
    for name, club in (("Adams", "Rook"), ("Baker", "Rook"), ("Clark", "Pawn"), ("Drew", None)):
        workspace.do(add_player, name=name, club=club)
    return workspace


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def dialog(four: Workspace, open_event: OpenEvent, parent: QWidget) -> MembersDialog:
    assert open_event.workspace is four
    made = MembersDialog(parent, open_event)
    made.show()
    return made


def lines(dialog: QDialog, name: str) -> list[str]:
    (found,) = (each for each in dialog.findChildren(QListWidget) if each.accessibleName() == name)
    return [found.item(row).text() for row in range(found.count())]


def teams(workspace: Workspace) -> dict[str, str | None]:
    return {each.name: each.team for each in workspace.event.players.values()}


def test_that_a_team_is_named_and_filled_by_keys_alone(
    dialog: MembersDialog, four: Workspace
) -> None:
    QTest.keyClick(focused(), Qt.Key.Key_End)
    assert lines(dialog, "Teams") == ["in no team (4)", "+ new team"]
    dialog.findChild(QListWidget)
    for text in ("Lyceum 12", "clark", "adams"):
        if text == "Lyceum 12":
            QTest.keyClick(dialog, Qt.Key.Key_T, Qt.KeyboardModifier.AltModifier)
        QTest.keyClicks(focused(), text)
        QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert lines(dialog, "Teams") == ["Lyceum 12 (2)", "in no team (2)", "+ new team"]
    assert [each.split(";")[0] for each in lines(dialog, "Members of the team")] == [
        "Adams",
        "Clark",
    ]
    QTest.keyClicks(focused(), "nobody")
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert "Nobody here is called “nobody”" in dialog.problem.text()
    QTest.keyClick(focused(), Qt.Key.Key_Return, CTRL)
    assert teams(four) == {"Adams": "Lyceum 12", "Baker": None, "Clark": "Lyceum 12", "Drew": None}
    four.undo()
    assert set(teams(four).values()) == {None}


def test_that_those_of_no_team_count_for_their_clubs(
    dialog: MembersDialog, four: Workspace
) -> None:
    press_button(dialog, "Put them into teams")
    assert lines(dialog, "Teams") == ["Pawn (1)", "Rook (2)", "in no team (1)", "+ new team"]
    shown = dialog.findChild(QListWidget)
    assert isinstance(shown, QListWidget)
    shown.setCurrentRow(0)
    QTest.keyClick(shown, Qt.Key.Key_Delete)
    press_button(dialog, "Set the teams")
    assert teams(four) == {"Adams": "Rook", "Baker": "Rook", "Clark": None, "Drew": None}


def test_that_a_team_gets_another_name_with_all_of_it(
    dialog: MembersDialog, four: Workspace
) -> None:
    press_button(dialog, "Put them into teams")
    shown = dialog.findChild(QListWidget)
    assert isinstance(shown, QListWidget)
    shown.setCurrentRow(1)
    QTest.keyClick(dialog, Qt.Key.Key_T, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(focused(), Qt.Key.Key_A, CTRL)
    QTest.keyClicks(focused(), "pawn")
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    # A name that another team has makes one team of both.
    assert lines(dialog, "Teams")[0] == "Pawn (3)"
    press_button(dialog, "Set the teams")
    assert teams(four)["Adams"] == "Pawn"


def test_that_without_a_change_nothing_is_written(dialog: MembersDialog, four: Workspace) -> None:
    before = len(four.history())
    press_button(dialog, "Set the teams")
    assert "Nobody’s team has changed" in dialog.problem.text()
    assert len(four.history()) == before


def test_that_teams_come_from_a_list(
    dialog: MembersDialog, four: Workspace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "teams.csv"
    source.write_text("Name;Team\nAdams;North\nDrew;North\nEvans;South\n", encoding="utf-8")
    monkeypatch.setattr(ask_file, "ask_open", lambda *_: source)
    press_button(dialog, "From a list…")
    assert "Teams taken from the list: 2. Not in the event, or not one alone: Evans" in (
        dialog.problem.text()
    )
    press_button(dialog, "Set the teams")
    assert teams(four) == {"Adams": "North", "Baker": None, "Clark": None, "Drew": "North"}
    assert dialog.findChild(QPushButton) is not None
