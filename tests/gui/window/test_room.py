"""The window fits a small screen, and all on it is seen, named and found by its focus."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.domain.ids import FIRST_STAGE
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.window.book.pages import PAGES
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.workspace import Workspace
from tests.campaigns import IN_SOAK
from tests.gui.conftest import new_event
from tests.gui.eyes import (
    SMALLEST,
    cut,
    filled,
    nameless,
    scrolled_sideways,
    shared_letters,
    shared_letters_of_menus,
    visible,
    without_seen_focus,
)
from tests.gui.states import STATES
from tests.gui.windows import open_window
from tests.ready import ReadyFiles

pytestmark = pytest.mark.long

LONG = "Ковальчук-Єремієнко Володимир-Святослав"
SCROLLS = {PageId.BRACKET, PageId.PAPERS}
"""A bracket and a sheet of paper are larger than a screen."""


RICH = {
    "uk": frozenset({"before the draw", "round under way", "play-off under way"})
    | frozenset({"knockout under way", "swiss under way", "several tournaments"}),
    "en": frozenset({"several tournaments"}),
    "ru": frozenset({"knockout under way"}),
}
"""Every kind of state in the language with the longest words, and where most pages have something
to show in each other language; at length all in all.
"""
AGAIN = {("play-off under way", "uk"), ("knockout under way", "uk"), ("swiss under way", "uk")}
"""Where pages of the whole event look as they do before the draw and with a round under way."""


@pytest.fixture(
    params=[
        (state, language)
        for state in STATES
        for language in i18n.LANGUAGES
        if IN_SOAK or state in RICH[language]
    ],
    ids=lambda each: "-".join(each).replace(" ", "-"),
)
def window(
    request: pytest.FixtureRequest, qtbot: QtBot, ready: ReadyFiles, tmp_path: Path
) -> Iterator[MainWindow]:
    """On an event in a language, somebody in it with a long name."""
    state, language = request.param

    def make(path: Path) -> Workspace:
        workspace = new_event(path)
        STATES[state](workspace)
        first = next(iter(workspace.event.players.values()))
        workspace.at(FIRST_STAGE).do(edit_player, player=first.id, reason="-", name=LONG)
        return workspace

    i18n.use(language)
    file = ready.copy(("room", state), tmp_path / "event.arbiter", make)
    window = open_window(qtbot, file)
    yield window
    window.close()
    i18n.use("en")


def faults(window: MainWindow, page: PageId, known: set[QWidget]) -> list[str]:
    """Return what is wrong with the page that is shown; of what stands around all pages the focus
    is known, and it looks the same in every language.
    """
    found = [*cut(window), *nameless(window)]
    if IN_SOAK or i18n.window_catalogue().language == "uk":
        found += without_seen_focus(window, known=known)
    shown = window._view.book.page
    known |= {each for each in visible(window) if not shown.isAncestorOf(each)}
    if (window.width(), window.height()) != SMALLEST:
        found.append(f"is {window.width()} x {window.height()}")
    if page not in SCROLLS:
        found += [f"{each} is pushed sideways" for each in scrolled_sideways(window)]
    if len(buttons := filled(window)) > 1:
        found.append(f"has more than one thing that comes next: {buttons}")
    letters = [*shared_letters(window), *shared_letters_of_menus(window)]
    return [*found, *(f"{each} shares its letter" for each in letters)]


def test_that_every_page_fits_is_named_and_shows_its_focus_on_the_smallest_screen(
    window: MainWindow, request: pytest.FixtureRequest
) -> None:
    found: list[str] = []
    known: set[QWidget] = set()
    is_short = not IN_SOAK and request.node.callspec.params["window"] in AGAIN
    for entry in PAGES:
        if is_short and entry.of_event:
            continue
        window._show_page(entry.id)
        window.resize(*SMALLEST)
        QApplication.processEvents()
        found += [f"{entry.id.value}: {each}" for each in faults(window, entry.id, known)]
    assert found == [], "\n".join(found)
