"""The logo chosen in its dialog, and from the command line."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.papers.logo_dialog import LogoDialog
from tests.gui.hands import press_button

Choose = Callable[[Path], LogoDialog]


@pytest.fixture
def logo(tmp_path: Path) -> Path:
    path = tmp_path / "logo.png"
    Image.new("RGB", (90, 60), "navy").save(path)
    return path


@pytest.fixture
def choose(qtbot: QtBot, open_event: OpenEvent) -> Choose:
    def chosen(path: Path) -> LogoDialog:
        dialog = LogoDialog(None, open_event, ask_picture=lambda *_: path)
        qtbot.addWidget(dialog)
        dialog.show()
        press_button(dialog, "Choose a picture…")
        return dialog

    return chosen


def save(dialog: LogoDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def test_that_a_picture_is_seen_kept_taken_away_and_undone(
    choose: Choose, open_event: OpenEvent, logo: Path
) -> None:
    dialog = choose(logo)
    assert any(not each.pixmap().isNull() for each in dialog.findChildren(QLabel))
    assert open_event.whole.logo is None
    save(dialog)
    assert open_event.whole.logo is not None
    assert open_event.text_of(open_event.workspace.history()[-1]) == "Logo for the papers"
    again = choose(logo)
    press_button(again, "Take it away")
    save(again)
    assert open_event.whole.logo is None
    open_event.undo()
    assert open_event.whole.logo is not None


def test_that_a_damaged_picture_is_told_and_the_former_one_stays(
    choose: Choose, open_event: OpenEvent, logo: Path, tmp_path: Path
) -> None:
    save(choose(logo))
    kept = open_event.whole.logo
    damaged = tmp_path / "damaged.png"
    damaged.write_bytes(logo.read_bytes()[:50])
    for path in (damaged, tmp_path / "gone.png"):
        dialog = choose(path)
        assert dialog.problem.text()
        save(dialog)
    assert open_event.whole.logo == kept
