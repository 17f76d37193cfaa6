"""What is half typed beside a page stands there again after the program was killed."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from arbiter_app import paths
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.window.book.page_book import PageBook
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.gui.window.status.kept_drafts import DraftChip
from arbiter_app.services.commands.people.officials import add_official
from arbiter_app.services.commands.people.registration import change_eligibility
from arbiter_app.services.workspace import Workspace
from arbiter_app.store.event_file import empty_file
from tests.gui.base.half_typing import field_of, type_by_half
from tests.gui.conftest import Builder
from tests.gui.hands import focused, press_button
from tests.gui.windows import open_event_of, open_window, status

NAME, BIRTH = "Name, surname first", "Birth, year or date"

FORMS = {
    "a new player": (
        [["page", "players"], ["field", NAME, "Ґалаґан Ігор"], ["field", BIRTH, "200"]],
        {NAME: "Ґалаґан Ігор", BIRTH: "200"},
    ),
    "a player corrected": (
        [["page", "players"], ["row", "1", "0"], ["keys", "\r"], ["field", BIRTH, "200"]],
        {NAME: "Ґалаґан Ігор", BIRTH: "200"},
    ),
    "a new official": (
        [["page", "officials"], ["field", "Name", "Жук К"], ["field", "Region", "Льв"]],
        {"Name": "Жук К", "Region": "Льв"},
    ),
    "an official corrected": (
        [["page", "officials"], ["row", "0", "0"], ["keys", "\r"], ["field", "Region", "Льв"]],
        {"Name": "Кравець Лев", "Region": "Льв"},
    ),
    "a fee at the desk": (
        [["page", "desk"], ["row", "2", "0"], ["act", "Fee to pay"], ["keys", "12"]],
        {"Fee to pay": "12"},
    ),
    "a date at the desk": (
        [["page", "desk"], ["row", "0", "0"], ["field", "medical clearance, valid until", "31.1"]],
        {"medical clearance, valid until": "31.1"},
    ),
    "a decision at the desk": (
        [["page", "desk"], ["act", "Decide what is pointed out"], ["keys", "\r"],
         ["keys", "за рішенням"]],
        {"Reason of the decision": "за рішенням"},
    ),
    "a date of the commission": (
        [["page", "mandate"], ["row", "1", "4"], ["keys", "311"]],
        {"Valid until": "311"},
    ),
    "a decision of the commission": (
        [["page", "mandate"], ["row", "2", "4"], ["act", "Do not admit…"], ["keys", "немає п"]],
        {"Reason": "немає п"},
    ),
    "a number before the commission": (
        [["page", "mandate"], ["row", "1", "4"], ["field", "medical clearance, number", "АБ 1"]],
        {"medical clearance, number": "АБ 1"},
    ),
    "a paper for the list": (
        [["page", "mandate"], ["act", "List of papers"], ["field", "Paper to add", "Дозвіл б"]],
        {"Paper to add": "Дозвіл б"},
    ),
    "a line of the event": (
        [["page", "event"], ["field", "Place", "Льв"]],
        {"Place": "Льв"},
    ),
    "a line of the technical information": (
        [["page", "officials"], ["field", "Venue", "вул. Кор"]],
        {"Venue": "вул. Кор"},
    ),
}  # fmt: skip


@pytest.fixture
def prepared(workspace: Workspace, registered: Builder) -> Path:
    """Four players, one of them too young for the conditions, and one official."""
    registered(4)
    workspace.do(add_official, role=Role.CHIEF_ARBITER, name="Кравець Лев")
    workspace.do(
        change_eligibility,
        age=None,
        playing_up=True,
        lowest_age=None,
        women_only=True,
        lowest_rank=None,
        quota=None,
        quota_by=ContingentKey.REGION,
        quotas={},
    )
    workspace.close()
    return workspace.path


def killed(event: Path, settings: Path, steps: list[list[str]]) -> None:
    """Let a program type by half, and kill it: one that was started before on this computer, which
    has left there what migrations make at the first start.
    """
    empty_file._keep(empty_file.empty_content(), empty_file._migrations())
    arguments = [str(event), str(paths.user_data()), str(settings), json.dumps(steps)]
    typing = subprocess.Popen(
        [sys.executable, "-m", "tests.gui.base.half_typing", *arguments],
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[3])},
    )
    assert typing.stdout is not None
    assert typing.stdout.readline() == "kept\n"
    typing.kill()
    typing.wait()


def cut_off(qtbot: QtBot, event: Path, steps: list[list[str]]) -> Path:
    """Type by half in a window, and return the event as a kill would have left it at that moment:
    with what stood on the disk by then, of preferences and drafts, too.
    """
    window = open_window(qtbot, event)
    type_by_half(window, steps)
    folder, data = event.parent, paths.user_data()
    left = folder / "left"
    shutil.copytree(data, left / "data")
    shutil.copytree(folder, left / "folder", ignore=shutil.ignore_patterns("left"))
    close(window)
    shutil.rmtree(data)
    (left / "data").rename(data)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(left / "folder"))
    return left / "folder" / event.name


def page_of(window: MainWindow) -> PageBook:
    book = window.findChild(PageBook)
    assert book is not None
    return book


def close(window: MainWindow) -> None:
    """Close a window; what cannot be saved is let go where it is asked."""

    def leave() -> None:
        if isinstance(dialog := QApplication.activeModalWidget(), QDialog):
            press_button(dialog, "Leave without it")

    QTimer.singleShot(0, leave)
    window.close()


@pytest.mark.parametrize("form", FORMS)
def test_that_a_form_beside_a_page_survives_a_kill(form: str, qtbot: QtBot, prepared: Path) -> None:
    steps, stand = FORMS[form]
    look_at_what_is_left(qtbot, cut_off(qtbot, prepared, steps), stand)


def test_that_what_is_half_typed_is_left_by_a_program_that_is_killed(
    qtbot: QtBot, prepared: Path, tmp_path: Path
) -> None:
    steps, stand = FORMS["a decision of the commission"]
    killed(prepared, tmp_path, steps)
    look_at_what_is_left(qtbot, prepared, stand)


def look_at_what_is_left(qtbot: QtBot, event: Path, stand: dict[str, str]) -> None:
    window = open_window(qtbot, event)
    page = page_of(window).page
    assert {name: field_of(page, name).text() for name in stand} == stand
    last = field_of(page, [*stand][-1])
    assert last.isVisible()
    assert focused() in (last, last.parent())
    assert "Half typed at" in status(window)
    assert len(open_event_of(window).facts.players) == 4
    close(window)


def test_that_a_draft_of_another_page_is_told_and_gone_on_with(
    qtbot: QtBot, prepared: Path
) -> None:
    steps, stand = FORMS["a new official"]
    event = cut_off(qtbot, prepared, steps)
    Preferences().page = PageId.PLAYERS
    window = open_window(qtbot, event)
    chip = window.findChild(DraftChip)
    assert chip is not None
    assert "A half-typed official" in chip.told
    go_on = next(act for act in chip.menu().actions() if "Go on" in act.text())
    go_on.trigger()
    assert field_of(page_of(window).page, "Name").text() == stand["Name"]
    assert chip.told == ""
    window.close()


def test_that_a_form_typed_by_half_waits_over_a_proper_end_of_the_program_too(
    qtbot: QtBot, prepared: Path
) -> None:
    Preferences().page = PageId.PLAYERS
    window = open_window(qtbot, prepared)
    field_of(page_of(window).page, NAME).setText("Білик")
    window.close()
    window = open_window(qtbot, prepared)
    assert field_of(page_of(window).page, NAME).text() == "Білик"
    assert len(open_event_of(window).facts.players) == 4
    field_of(page_of(window).page, NAME).clear()
    window.close()
    window = open_window(qtbot, prepared)
    assert field_of(page_of(window).page, NAME).text() == ""
    assert open_event_of(window).drafts.forms == ()
    window.close()
