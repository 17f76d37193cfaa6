"""Report files (TRF) of groups and finals in the window: each stage has its own."""

from pathlib import Path

from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.formats import trf
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.window.files.export_report import ExportReportDialog
from arbiter_app.services.files.report_files import read_report
from tests.gui.conftest import Builder, Groups
from tests.gui.hands import press_button, visible_words
from tests.services.hands import choose_system


def test_that_the_report_of_a_group_is_named_by_it_in_its_folder_and_in_the_journal(
    qtbot: QtBot, open_event: OpenEvent, in_groups: Groups, tmp_path: Path
) -> None:
    in_groups(6, 2)
    asked: list[Path] = []

    def ask_path(_: QWidget, __: str, suggested: Path, ___: str) -> Path:
        asked.append(suggested)
        return suggested

    parent = QWidget()
    qtbot.addWidget(parent)
    open_event.stage = open_event.tournament.stages[2].id
    dialog = ExportReportDialog(parent, open_event, folder=tmp_path, ask_path=ask_path)
    dialog.show()
    press_button(dialog, "Save as")
    qtbot.waitUntil(lambda: dialog.written is not None)
    assert [path.name for path in asked] == ["event Group B.trf"]
    line = open_event.text_of(open_event.workspace.history()[-1])
    assert line == "Group B. In-between report file written: event Group B.trf (TRF26)"
    reading = read_report(asked[0]).report
    assert reading is not None
    assert trf.event_of(reading).tournament.title == "Group B"


def test_that_groups_that_are_not_divided_have_no_report_yet(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder, tmp_path: Path
) -> None:
    choose_system(open_event.workspace, System.STAGES)
    drawn(6)
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = ExportReportDialog(parent, open_event, folder=tmp_path)
    dialog.show()
    assert "Export each stage by itself" in visible_words(dialog)
    (save,) = (each for each in dialog.findChildren(QPushButton) if "Save as" in each.text())
    assert not save.isEnabled()
