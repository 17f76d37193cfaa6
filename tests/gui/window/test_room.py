"""The window fits a small screen, and all on it is seen, named and found by its focus."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.gui.window.pages import PAGES
from arbiter_app.services.commands.players import edit_player
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import new_event
from tests.gui.eyes import SMALLEST, cut, filled, nameless, scrolled_sideways, without_seen_focus
from tests.gui.states import STATES
from tests.gui.windows import open_window
from tests.ready import ReadyFiles

LONG = "Ковальчук-Єремієнко Володимир-Святослав"
SCROLLS = {PageId.BRACKET, PageId.PAPERS}
"""A bracket and a sheet of paper are larger than a screen."""


@pytest.fixture(params=STATES, ids=lambda state: state.replace(" ", "-"))
def window(
    request: pytest.FixtureRequest, qtbot: QtBot, ready: ReadyFiles, tmp_path: Path
) -> Iterator[MainWindow]:
    """On an event in Ukrainian, somebody in it with a long name."""
    state: str = request.param

    def make(path: Path) -> Workspace:
        workspace = new_event(path)
        STATES[state](workspace)
        first = next(iter(workspace.event.players.values()))
        workspace.do(edit_player, player=first.id, reason="-", name=LONG)
        return workspace

    i18n.use("uk")
    file = ready.copy(("room", state), tmp_path / "event.arbiter", make)
    window = open_window(qtbot, file)
    yield window
    window.close()
    i18n.use("en")


def on_every_page(window: MainWindow, find: Callable[[MainWindow], list[str]]) -> list[str]:
    """Return what is found on the pages, each looked at in the smallest window."""
    found = []
    for entry in PAGES:
        window._show_page(entry.id)
        window.resize(*SMALLEST)
        QApplication.processEvents()
        found += [f"{entry.id.value}: {each}" for each in find(window)]
    return found


def test_that_every_page_fits_the_smallest_screen(window: MainWindow) -> None:
    def too_large(shown: MainWindow) -> list[str]:
        is_ = (shown.width(), shown.height())
        return [] if is_ == SMALLEST else [f"is {is_[0]} x {is_[1]}"]

    assert on_every_page(window, too_large) == []


def test_that_nothing_is_cut_on_the_smallest_screen(window: MainWindow) -> None:
    assert on_every_page(window, cut) == []


def test_that_no_page_is_pushed_sideways(window: MainWindow) -> None:
    found = on_every_page(window, scrolled_sideways)
    assert [each for each in found if PageId(each.partition(":")[0]) not in SCROLLS] == []


def test_that_a_page_has_one_thing_that_comes_next(window: MainWindow) -> None:
    def too_many(shown: MainWindow) -> list[str]:
        buttons = filled(shown)
        return buttons if len(buttons) > 1 else []

    assert on_every_page(window, too_many) == []


def test_that_a_screen_reader_has_a_name_for_everything(window: MainWindow) -> None:
    assert on_every_page(window, nameless) == []


def test_that_the_focus_is_seen_everywhere(window: MainWindow) -> None:
    assert on_every_page(window, without_seen_focus) == []
