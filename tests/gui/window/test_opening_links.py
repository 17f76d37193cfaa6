"""The open event through a link is the open event."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from arbiter_app.gui.window.recent_files import RecentFiles
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import Builder
from tests.gui.windows import message, open_event_of, open_window


@pytest.mark.parametrize("linked", ["symbolic", "hard", "roundabout"])
def test_that_the_open_event_through_a_link_is_gone_to(
    linked: str, qtbot: QtBot, workspace: Workspace, drawn: Builder, tmp_path: Path
) -> None:
    drawn(4)
    workspace.close()
    window = open_window(qtbot, workspace.path)
    link = tmp_path / "link.arbiter"
    if linked == "symbolic":
        link.symlink_to(workspace.path)
    elif linked == "hard":
        link.hardlink_to(workspace.path)
    else:
        link = workspace.path.parent / ".." / workspace.path.parent.name / workspace.path.name
    shown = window.open_event
    assert window.open(link)
    assert window.open_event is shown
    assert message(window) == ""
    window.close()
    again = open_window(qtbot, link)
    opened = open_event_of(again).workspace.path
    assert opened == (link if linked == "hard" else workspace.path)
    recent = again.findChild(RecentFiles)
    assert recent is not None
    qtbot.waitUntil(lambda: recent.shown == [opened])
