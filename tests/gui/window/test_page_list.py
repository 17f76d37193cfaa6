"""The list of pages: what is seen of it, what it says, and that it makes no window grow."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.window.book.page_list import PageList
from arbiter_app.gui.window.book.pages import PAGES
from arbiter_app.services.workspace import Workspace
from tests.gui.play_off_hands import Tied
from tests.gui.windows import open_window
from tests.services.hands import choose_system

Builder = Callable[[int], tuple[PlayerId, ...]]

FOLDED = {
    PageId.TEAMS,
    PageId.PLAYING,
    PageId.PAIRING,
    PageId.SHEETS,
    PageId.ACROSS,
    PageId.PLAY_OFF,
    PageId.BRACKET,
    PageId.STAGES,
}


def list_of(qtbot: QtBot, workspace: Workspace) -> PageList:
    workspace.close()
    found = open_window(qtbot, workspace.path).findChild(PageList)
    assert isinstance(found, PageList)
    return found


def folded(pages: PageList) -> set[PageId]:
    return {entry.id for entry in PAGES if pages.is_folded(entry.id)}


def spoken(pages: PageList, page: PageId) -> str:
    place = [entry.id for entry in PAGES].index(page)
    return str(pages.item(place).data(Qt.ItemDataRole.AccessibleTextRole))


def test_that_a_round_robin_has_no_bracket_no_stages_and_no_play_off_in_the_list(
    qtbot: QtBot, workspace: Workspace, drawn: Builder
) -> None:
    drawn(6)
    assert folded(list_of(qtbot, workspace)) == FOLDED


def test_that_a_folded_page_opens_by_its_key_and_is_in_the_list_while_it_is_shown(
    qtbot: QtBot, workspace: Workspace, drawn: Builder
) -> None:
    drawn(6)
    pages = list_of(qtbot, workspace)
    QTest.keyClick(pages.window(), Qt.Key.Key_F7)
    assert folded(pages) == FOLDED - {PageId.PLAY_OFF}
    QTest.keyClick(pages.window(), Qt.Key.Key_F6)
    assert folded(pages) == FOLDED


def test_that_a_knockout_shows_its_bracket_in_the_list(
    qtbot: QtBot, workspace: Workspace, drawn: Builder
) -> None:
    choose_system(workspace, System.KNOCKOUT)
    drawn(8)
    assert folded(list_of(qtbot, workspace)) == FOLDED - {PageId.BRACKET}


def test_that_a_play_off_that_is_due_is_in_the_list_and_waits_there(
    qtbot: QtBot, workspace: Workspace, tied: Tied
) -> None:
    tied(2, 2)
    pages = list_of(qtbot, workspace)
    assert PageId.PLAY_OFF not in folded(pages)
    assert "waiting" in spoken(pages, PageId.PLAY_OFF)


def commission(open_event: OpenEvent) -> str:
    return next(entry.state for entry in PAGES if entry.id is PageId.COMMISSION)(open_event.facts)


def test_that_players_without_a_decision_wait_before_the_draw(
    open_event: OpenEvent, registered: Builder
) -> None:
    registered(4)
    assert commission(open_event) == "! 4"


def test_that_nobody_waits_for_a_commission_that_never_met(
    open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    assert commission(open_event) == "4"


def test_that_a_narrow_window_leaves_icons_and_keys_of_the_pages(
    qtbot: QtBot, workspace: Workspace, drawn: Builder
) -> None:
    drawn(6)
    pages = list_of(qtbot, workspace)
    window = pages.window()
    window.resize(px(1280), px(720))
    qtbot.waitUntil(lambda: not pages.is_narrow)
    wide = pages.width()
    window.resize(px(960), px(540))
    qtbot.waitUntil(lambda: pages.is_narrow)
    assert pages.width() < wide / 2
    assert pages.item(0).toolTip() == "Event (F2)"
    assert spoken(pages, PageId.EVENT) == "Event (F2)"


def test_that_the_window_does_not_grow_while_pages_are_visited(
    qtbot: QtBot, workspace: Workspace, drawn: Builder
) -> None:
    drawn(6)
    window = list_of(qtbot, workspace).window()
    for width, height in ((960, 540), (1280, 720)):
        window.resize(px(width), px(height))
        for entry in PAGES:
            QTest.keySequence(window, entry.key)
            QTest.qWait(1)
            assert window.width() == px(width), entry.id
            assert window.height() == px(height), entry.id


def test_that_all_pages_of_the_list_are_seen_in_a_low_window(
    qtbot: QtBot, workspace: Workspace, drawn: Builder
) -> None:
    drawn(6)
    pages = list_of(qtbot, workspace)
    pages.window().resize(px(960), px(540))
    qtbot.waitUntil(lambda: pages.is_narrow)
    qtbot.waitUntil(lambda: pages.verticalScrollBar().maximum() == 0)
