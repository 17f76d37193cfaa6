"""Report files (TRF) of groups and finals in the window: each stage has its own."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.event import System
from arbiter_app.domain.groups import Divide
from arbiter_app.domain.ids import PlayerId
from arbiter_app.formats import trf
from arbiter_app.gui.bridge import Desk
from arbiter_app.gui.dialogs.export_report import ExportReportDialog
from arbiter_app.services.commands.draw import number_by_rating
from arbiter_app.services.commands.event import change_system
from arbiter_app.services.commands.stages import divide_into_groups
from arbiter_app.services.report_files import read_report
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import visible_words

Builder = Callable[[int], tuple[PlayerId, ...]]


@pytest.fixture
def whole(workspace: Workspace, registered: Builder) -> Workspace:
    """Six players with numbers, to be divided into groups."""
    workspace.do(
        change_system,
        system=System.STAGES,
        cycles=1,
        swap_last_rounds=False,
        edition_id="2026-03",
    )
    registered(6)
    workspace.do(number_by_rating)
    return workspace


def test_that_the_report_of_a_group_is_named_by_it_in_its_folder_and_in_the_journal(
    qtbot: QtBot, desk: Desk, whole: Workspace, tmp_path: Path
) -> None:
    whole.do(divide_into_groups, groups=2, by=Divide.SNAKE, seed="1")
    asked: list[Path] = []

    def ask_path(_: QWidget, __: str, suggested: Path, ___: str) -> Path:
        asked.append(suggested)
        return suggested

    parent = QWidget()
    qtbot.addWidget(parent)
    desk.stage = desk.tournament.stages[2].id
    dialog = ExportReportDialog(parent, desk, folder=tmp_path, ask_path=ask_path)
    dialog.show()
    button_of(dialog, "&Save as…").click()
    qtbot.waitUntil(lambda: dialog.written is not None)
    assert [path.name for path in asked] == ["event Group B.trf"]
    line = desk.text_of(desk.workspace.history()[-1])
    assert line == "Group B. Report file written: event Group B.trf (TRF26)"
    reading = read_report(asked[0]).report
    assert reading is not None
    assert trf.event_of(reading).tournament.title == "Group B"


def test_that_groups_that_are_not_divided_have_no_report_yet(
    qtbot: QtBot, desk: Desk, whole: Workspace, tmp_path: Path
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = ExportReportDialog(parent, desk, folder=tmp_path)
    dialog.show()
    assert "Export each stage by itself" in visible_words(dialog)
    assert not button_of(dialog, "&Save as…").isEnabled()


def button_of(dialog: QWidget, text: str) -> QPushButton:
    return next(each for each in dialog.findChildren(QPushButton) if each.text() == text)
