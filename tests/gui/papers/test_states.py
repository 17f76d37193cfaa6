"""What the page says of papers before one is chosen: printed, out of date, not possible yet."""

from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListWidget, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.documents.catalogue import DOCUMENTS
from arbiter_app.domain.facts.results import DRAW, WHITE_WINS
from arbiter_app.domain.ids import Board, Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.papers.page import DocumentsPage
from arbiter_app.gui.papers.paper_list import PaperList
from arbiter_app.gui.papers.pdf_view import PdfView
from arbiter_app.gui.papers.thumbnails import Thumbnails
from arbiter_app.services.commands.play.rounds import correct_result, enter_result
from tests.gui.conftest import Builder
from tests.gui.hands import show_page

W = TypeVar("W", bound=QWidget)
_IDS = [each.id for each in DOCUMENTS]


def child(parent: QWidget, kind: type[W]) -> W:
    found = parent.findChild(kind)
    assert isinstance(found, kind)
    return found


def told(page: DocumentsPage) -> str:
    return "\n".join(each.text() for each in page.findChildren(QLabel) if each.isVisible())


def offered(papers: QListWidget) -> list[str]:
    """Return what is read of the rows that are in sight."""
    return [papers.item(row).text() for row in range(papers.count()) if not papers.isRowHidden(row)]


def show(qtbot: QtBot, page: DocumentsPage, id_: str) -> None:
    view = child(page, PdfView)
    before = view.pages
    child(page, PaperList).choose(id_)
    qtbot.waitUntil(lambda: view.pages is not None and view.pages is not before)


@pytest.fixture
def page(qtbot: QtBot, open_event: OpenEvent) -> DocumentsPage:
    folder = open_event.workspace.path.parent
    made = DocumentsPage(open_event, ask_path=lambda _, __, path: folder / path.name)
    return show_page(qtbot, made)


def test_that_papers_without_content_stand_behind_one_line_that_says_why(
    qtbot: QtBot, page: DocumentsPage, registered: Builder, drawn: Builder
) -> None:
    registered(4)
    papers = child(page, PaperList)
    page.focus_first()
    assert "Cross table" not in offered(papers)
    assert offered(papers)[-1].startswith("Not possible yet: ")
    QTest.keyClick(papers, Qt.Key.Key_End)
    assert "The numbers are not drawn yet. Draw them first.\nProtocol" not in told(page)
    assert "The numbers are not drawn yet. Draw them first.\nSchedule of rounds" in told(page)
    assert "No incident was written down. A blank act can be printed.\nRegister of incidents" in (
        told(page)
    )


def test_that_a_paper_is_offered_as_soon_as_it_is_possible(
    page: DocumentsPage, drawn: Builder
) -> None:
    papers = child(page, PaperList)
    assert "Cross table" not in offered(papers)
    drawn(4)
    assert "Cross table" in offered(papers)
    assert "Progress table" not in offered(papers)


def test_that_the_page_says_what_has_put_a_printed_paper_out_of_date(
    qtbot: QtBot, page: DocumentsPage, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    open_event.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    papers = child(page, PaperList)
    show(qtbot, page, "cross-table")
    row = papers.item(_IDS.index("cross-table"))
    assert "Never printed." in told(page)
    assert row.data(Qt.ItemDataRole.AccessibleTextRole) == "Cross table, never printed"
    with qtbot.waitSignal(open_event.papers.examined):
        QTest.keyClick(papers, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert "Cross table, in Ukrainian.pdf): current." in told(page)
    assert "Cross table, current, " in row.data(Qt.ItemDataRole.AccessibleTextRole)
    open_event.do(enter_result, round=Round(1), board=Board(2), result=WHITE_WINS)
    with qtbot.waitSignal(open_event.papers.examined):
        open_event.do(
            correct_result,
            round=Round(1),
            board=Board(1),
            result=DRAW,
            reason="the slip says otherwise",
            decided=True,
        )
    corrected = open_event.text_of(open_event.workspace.history()[-1])
    assert "): out of date. Changed " in told(page)
    assert corrected in told(page)
    assert row.data(Qt.ItemDataRole.AccessibleTextRole) == "Cross table, ! to be replaced"


def test_that_small_pictures_lead_to_the_pages_by_keys_and_follow_them(
    qtbot: QtBot, page: DocumentsPage, drawn: Builder
) -> None:
    drawn(24)
    show(qtbot, page, "player-card")
    view, pictures = child(page, PdfView), child(page, Thumbnails)
    assert pictures.count() == view.page_count > 3
    pictures.setFocus()
    QTest.keyClick(pictures, Qt.Key.Key_Down)
    assert view.page == 1
    QTest.keyClick(pictures, Qt.Key.Key_End)
    assert view.page == view.page_count - 1
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert (view.page, pictures.currentRow()) == (0, 0)
    centre = pictures.visualItemRect(pictures.item(1)).center()
    QTest.mouseClick(pictures.viewport(), Qt.MouseButton.LeftButton, pos=centre)
    assert view.page == 1


def test_that_a_paper_of_one_page_needs_no_small_pictures(
    qtbot: QtBot, page: DocumentsPage, drawn: Builder
) -> None:
    drawn(4)
    show(qtbot, page, "cross-table")
    assert not child(page, Thumbnails).isVisible()
