"""Papers that are printed together, from the page of documents."""

from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.documents.catalogue import document
from arbiter_app.documents.print_sets import PrintSet, SetPaper
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.papers.page import DocumentsPage
from arbiter_app.gui.papers.remembered import Remembered
from arbiter_app.gui.papers.set_dialog import PrintSetDialog
from arbiter_app.services.files.own_print_sets import print_set, print_sets
from tests.gui.conftest import Builder
from tests.gui.hands import show_page


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "papers"
    made.mkdir()
    return made


def file_printer(folder: Path) -> QPrinter:
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(folder / "printer.pdf"))
    return printer


def texts_of(file: Path) -> list[str]:
    pdf = pypdfium2.PdfDocument(file)
    found = [page.get_textpage().get_text_range() for page in pdf]
    pdf.close()
    return found


@pytest.fixture
def page(qtbot: QtBot, open_event: OpenEvent, drawn: Builder, folder: Path) -> DocumentsPage:
    drawn(6)
    made = DocumentsPage(
        open_event,
        ask_path=lambda _, __, path: folder / path.name,
        ask_printer=lambda *_: file_printer(folder),
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
    press(shown, "&Save one PDF…")
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


def test_that_enter_prints_the_set_as_each_paper_is_printed_alone(
    page: DocumentsPage, open_event: OpenEvent, folder: Path
) -> None:
    remembered = Remembered(Preferences(), open_event.workspace.key)
    remembered.keep(document("result-slips"), {"copies": 2})
    remembered.keep_language(document("cross-table"), "en")
    remembered.keep_language(document("pairings"), "uk")
    QTest.keyClick(papers(dialog(page)), Qt.Key.Key_Return)
    printed = texts_of(folder / "printer.pdf")
    notes = [
        (each.params["document"], each.params["language"])
        for each in open_event.workspace.history()
        if each.command == "document.printed"
    ]
    assert [name for name, _ in notes] == [
        "final-standings",
        "cross-table",
        "pairings",
        "pairings",
        "result-slips",
    ]
    assert [language for _, language in notes[1:3]] == ["en", "uk"]
    assert len(printed) == len(notes) + 1
    assert printed[-1] == printed[-2]


def test_that_a_set_that_is_not_printed_leaves_its_dialog_open(
    page: DocumentsPage, open_event: OpenEvent
) -> None:
    nobody = DocumentsPage(open_event, ask_printer=lambda *_: None)
    shown = dialog(nobody)
    QTest.keyClick(papers(shown), Qt.Key.Key_Return)
    assert shown.isVisible()
    assert all(each.command != "document.printed" for each in open_event.workspace.history())


def test_that_an_own_set_gets_another_name_and_no_name_of_another(page: DocumentsPage) -> None:
    shown = dialog(page)
    (typed,) = shown.findChildren(QLineEdit)
    for name in ("Office", "Wall"):
        typed.setText(name)
        press(shown, "&Keep the set")
    typed.setText("office")
    press(shown, "Rena&me")
    assert "already" in shown.problem.text()
    typed.setText("Foyer")
    press(shown, "Rena&me")
    assert [each.name for each in print_sets() if not each.is_ours] == ["Office", "Foyer"]
    assert typed.text() == "Foyer"


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


def test_that_the_name_of_a_set_is_seen_as_it_is_typed(page: DocumentsPage) -> None:
    i18n.use("uk")
    made = dialog(page)
    (name,) = made.findChildren(QLineEdit)
    assert name.width() > name.fontMetrics().horizontalAdvance("Ранковий комплект на стіну")
