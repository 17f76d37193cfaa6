"""Papers that are printed together, from the page of documents."""

from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from arbiter_app.documents.print_sets import PrintSet, SetPaper
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.papers.page import DocumentsPage
from arbiter_app.gui.papers.set_dialog import PrintSetDialog
from arbiter_app.services.files.own_print_sets import print_set, print_sets
from tests.gui.conftest import Builder
from tests.gui.hands import show_page


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "papers"
    made.mkdir()
    return made


@pytest.fixture
def page(qtbot: QtBot, open_event: OpenEvent, drawn: Builder, folder: Path) -> DocumentsPage:
    drawn(6)
    made = DocumentsPage(
        open_event,
        ask_path=lambda _, __, path: folder / path.name,
        ask_folder=lambda _, __, ___: folder,
    )
    return show_page(qtbot, made)


def dialog(page: DocumentsPage) -> PrintSetDialog:
    made = page.print_set_dialog()
    made.show()
    return made


def papers(dialog: PrintSetDialog) -> QListWidget:
    (found,) = dialog.findChildren(QListWidget)
    assert isinstance(found, QListWidget)
    return found


def press(dialog: PrintSetDialog, text: str) -> None:
    next(each for each in dialog.findChildren(QPushButton) if each.text() == text).click()


def test_that_the_bundle_after_a_round_is_one_file_without_what_was_unticked(
    page: DocumentsPage, open_event: OpenEvent, folder: Path
) -> None:
    shown = dialog(page)
    QTest.keyClick(papers(shown), Qt.Key.Key_Space)
    with_enter = papers(shown)
    QTest.keyClick(with_enter, Qt.Key.Key_Return)
    (file,) = folder.iterdir()
    assert file.name == "event – After a round.pdf"
    pdf = pypdfium2.PdfDocument(file)
    titles = [each.get_title() for each in pdf.get_toc() if each.level == 0]
    pdf.close()
    noted = [
        each.params["document"]
        for each in open_event.workspace.history()
        if each.command == "document.exported"
    ]
    assert noted == ["cross-table", "pairings", "pairings", "result-slips"]
    assert len(titles) == len(noted)


def test_that_a_folder_gets_a_file_for_each_paper_in_their_order(
    page: DocumentsPage, folder: Path
) -> None:
    press(dialog(page), "Save into a &folder…")
    names = sorted(path.name for path in folder.iterdir())
    assert [name[:2] for name in names] == ["01", "02", "03", "04", "05"]


def test_that_an_own_set_is_made_of_papers_in_view_put_in_order_and_kept(
    page: DocumentsPage, qtbot: QtBot
) -> None:
    shown = dialog(page)
    rows = papers(shown)
    for _ in range(5):
        press(shown, "Take &out")
    press(shown, "&Add the paper in view")
    assert [rows.item(row).text() for row in range(rows.count())] == ["Technical information"]
    (typed,) = shown.findChildren(QLineEdit)
    QTest.keyClicks(typed, "Office")
    press(shown, "&Keep the set")
    assert print_set("office") == PrintSet("Office", (SetPaper("technical-information"),))
    press(shown, "Fo&rget the set")
    assert all(each.is_ours for each in print_sets())


def test_that_ours_is_not_overwritten_and_nothing_ticked_is_refused(
    page: DocumentsPage, folder: Path
) -> None:
    shown = dialog(page)
    press(shown, "&Keep the set")
    assert "name" in shown.problem.text()
    for _ in range(5):
        press(shown, "Take &out")
    QTest.keyClick(papers(shown), Qt.Key.Key_Return)
    assert shown.isVisible()
    assert not list(folder.iterdir())
