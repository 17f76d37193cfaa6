"""A copy in a second folder follows the work, and a stick that is pulled out holds nothing up."""

from collections.abc import Iterator
from pathlib import Path
from threading import Event as Signal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.results import DRAW, WHITE_WINS
from arbiter_app.domain.ids import Board, Round
from arbiter_app.gui.base.background import finish_background
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.safekeeping import second_copy_dialog as dialogs
from arbiter_app.gui.safekeeping.copy_keeper import CopyKeeper
from arbiter_app.gui.safekeeping.copy_label import CopyLabel
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.copies.practice import mark_as_practice
from arbiter_app.services.copies.second_copy import SecondCopy
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import Builder
from tests.gui.hands import in_dialog, visible_words
from tests.gui.windows import open_event_of, open_window, status

CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder


@pytest.fixture
def keeper(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder, stick: Path
) -> Iterator[CopyKeeper]:
    """A copy of four players that is up to date."""
    drawn(4)
    keeper = CopyKeeper(open_event, stick, pause=20, retry=20)
    qtbot.waitUntil(lambda: keeper.last is not None)
    yield keeper
    keeper.finish()


def enter(open_event: OpenEvent, board: int = 1) -> None:
    assert open_event.do(enter_result, round=Round(1), board=Board(board), result=WHITE_WINS)


def is_in_step(open_event: OpenEvent, folder: Path) -> bool:
    copy = folder / open_event.workspace.path.name
    return copy.exists() and read_event(copy) == open_event.facts


def test_that_every_change_is_in_the_copy_soon_after(
    qtbot: QtBot, open_event: OpenEvent, keeper: CopyKeeper, stick: Path
) -> None:
    assert is_in_step(open_event, stick)
    enter(open_event, 1)
    enter(open_event, 2)
    open_event.undo()
    qtbot.waitUntil(lambda: is_in_step(open_event, stick))
    assert keeper.failed is None


def test_that_the_copy_goes_on_of_itself_when_the_stick_is_plugged_in_again(
    qtbot: QtBot, open_event: OpenEvent, keeper: CopyKeeper, stick: Path
) -> None:
    label = CopyLabel(keeper)
    assert label.text().startswith("copy ")
    away = stick.rename(stick.with_name("pulled out"))
    enter(open_event, 1)
    qtbot.waitUntil(lambda: keeper.failed is not None)
    assert label.text().startswith("no copy since ")
    assert label.text().endswith("stick?")
    assert str(stick) in label.toolTip()
    enter(open_event, 2)
    away.rename(stick)
    qtbot.waitUntil(lambda: is_in_step(open_event, stick))
    qtbot.waitUntil(lambda: keeper.failed is None)
    assert label.text().startswith("copy ")


def test_that_a_slow_stick_holds_up_nothing_and_one_copy_takes_all_that_came_meanwhile(
    qtbot: QtBot,
    open_event: OpenEvent,
    keeper: CopyKeeper,
    stick: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    go_on, begun, copies, update = Signal(), Signal(), [], SecondCopy.update

    def slow(copy: SecondCopy) -> object:
        begun.set()
        assert go_on.wait(10)
        copies.append(copy)
        return update(copy)

    monkeypatch.setattr(SecondCopy, "update", slow)
    enter(open_event)
    qtbot.waitUntil(begun.is_set)
    for board in (1, 2, 1, 2, 1, 2):
        open_event.do(enter_result, round=Round(1), board=Board(board), result=None)
        enter(open_event, board)
    assert not copies
    go_on.set()
    qtbot.waitUntil(lambda: is_in_step(open_event, stick))
    qtbot.waitUntil(lambda: len(copies) == 2)


def test_that_a_stick_that_does_not_answer_is_told_and_holds_up_neither_work_nor_the_end(
    qtbot: QtBot,
    open_event: OpenEvent,
    keeper: CopyKeeper,
    stick: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keeper.finish()
    go_on, update = Signal(), SecondCopy.update

    def hang(copy: SecondCopy) -> object:
        if copy.path.parent == stick:
            assert go_on.wait(60)
        return update(copy)

    monkeypatch.setattr(SecondCopy, "update", hang)
    hanging = CopyKeeper(open_event, stick, pause=20, retry=20, patience=50)
    label = CopyLabel(hanging)
    qtbot.waitUntil(lambda: hanging.failed is not None)
    assert label.text() == "no copy: stick does not answer"
    enter(open_event, 1)
    finish_background()
    other = stick.with_name("other")
    other.mkdir()
    hanging.keep_in(other)
    qtbot.waitUntil(lambda: is_in_step(open_event, other))
    hanging.keep_in(stick)
    qtbot.waitUntil(lambda: hanging.failed is not None)
    hanging.finish()
    go_on.set()


def test_that_another_event_in_the_folder_is_left_alone_and_told_of_once(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder, stick: Path
) -> None:
    other = stick / open_event.workspace.path.name
    Workspace.create(
        other, title="Другий", starts_on=None, edition_id="2026-03", actor="Arbiter"
    ).close()
    before = other.read_bytes()
    drawn(4)
    keeper = CopyKeeper(open_event, stick, pause=20, retry=20)
    told: list[str] = []
    keeper.troubled.connect(told.append)
    tries: list[None] = []
    keeper.changed.connect(lambda: tries.append(None))
    qtbot.waitUntil(lambda: len(tries) >= 3)
    assert len(told) == 1
    assert "choose another folder" in told[0]
    assert other.read_bytes() == before
    other.rename(stick / "moved away.arbiter")
    qtbot.waitUntil(lambda: is_in_step(open_event, stick))
    keeper.finish()


def test_that_closing_brings_the_last_act_into_the_copy(
    open_event: OpenEvent, keeper: CopyKeeper, stick: Path
) -> None:
    enter(open_event, 1)
    enter(open_event, 2)
    keeper.finish()
    assert is_in_step(open_event, stick)


def test_that_a_practice_copy_is_not_copied_over_the_event(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder, stick: Path
) -> None:
    drawn(4)
    open_event.workspace.do(mark_as_practice)
    keeper = CopyKeeper(open_event, stick, pause=20, retry=20)
    enter(open_event)
    keeper.finish()
    assert keeper.folder is None
    assert not list(stick.iterdir())


def test_that_the_folder_chosen_in_the_menu_is_remembered_and_the_status_bar_tells_of_it(
    qtbot: QtBot, workspace: Workspace, stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    workspace.close()
    window = open_window(qtbot, workspace.path)
    assert "copy" not in status(window)
    monkeypatch.setattr(dialogs, "ask_folder", lambda *_: stick)

    def press(dialog: QDialog, words: str) -> None:
        next(each for each in dialog.findChildren(QPushButton) if words in each.text()).click()

    def choose(dialog: QDialog) -> None:
        press(dialog, "hoose")
        labels = dialog.findChildren(QLabel)
        said = {label.text().replace("\u200b", "") for label in labels}
        assert str(stick) in said

    in_dialog(choose)
    QTest.keyClick(window, Qt.Key.Key_K, CONTROL_SHIFT)
    qtbot.waitUntil(lambda: "| copy " in status(window))
    assert Preferences().second_folder == stick
    assert is_in_step(open_event_of(window), stick)
    window.close()
    again = open_window(qtbot, workspace.path)
    qtbot.waitUntil(lambda: "| copy " in status(again))

    def refuse(dialog: QDialog) -> None:
        press(dialog, "no second copy")

    in_dialog(refuse)
    QTest.keyClick(again, Qt.Key.Key_K, CONTROL_SHIFT)
    assert Preferences().second_folder is None
    assert "copy" not in status(again)
    again.close()


def test_that_the_dialog_says_what_is_wrong_with_the_folder(
    qtbot: QtBot, open_event: OpenEvent, keeper: CopyKeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    around = QDialog()
    qtbot.addWidget(around)
    dialog = dialogs.SecondCopyDialog(around, keeper)
    dialog.show()
    monkeypatch.setattr(dialogs, "ask_folder", lambda *_: open_event.workspace.path.parent)
    next(each for each in dialog.findChildren(QPushButton) if "hoose" in each.text()).click()
    qtbot.waitUntil(lambda: "Choose another one" in visible_words(dialog))
    assert open_event.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
