"""What the window says of papers that hang in the hall and are wrong."""

from datetime import datetime
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.documents.catalogue import DOCUMENTS, document
from arbiter_app.documents.parts.fingerprint import fingerprint
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS, Result
from arbiter_app.domain.ids import Board, Round
from arbiter_app.gui.base import paper_watch
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.papers.page import DocumentsPage
from arbiter_app.gui.papers.pdf_view import PdfView
from arbiter_app.gui.papers.printed_list import PrintedList
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.window.book.page_book import PageBook
from arbiter_app.gui.window.book.page_list import PageList
from arbiter_app.gui.window.status.wrong_papers import WrongPapers
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.play.rounds import correct_result, enter_result
from arbiter_app.services.files.printed_papers import Examined, State, facts_of_print
from tests.gui.conftest import Builder, Groups
from tests.gui.hands import child

W = TypeVar("W", bound=QWidget)
_IDS = [each.id for each in DOCUMENTS]


class Hall:
    """A page of documents beside the chip, and the folder that papers are saved into."""

    def __init__(self, qtbot: QtBot, open_event: OpenEvent, folder: Path) -> None:
        self._qtbot = qtbot
        self.open_event = open_event
        self.chip = WrongPapers(open_event)
        self.page = DocumentsPage(open_event, ask_path=lambda _, __, path: folder / path.name)
        self.window = window = QWidget()
        column = QVBoxLayout(window)
        column.addWidget(self.chip)
        column.addWidget(self.page)
        qtbot.addWidget(window)
        window.resize(1090, 640)
        with qtbot.waitExposed(window):
            window.show()
        window.activateWindow()

    def save(self, id: str) -> None:
        """Save a paper with the keyboard."""
        view = child(self.page, PdfView)
        papers = child(self.page, QListWidget)
        if papers.currentRow() != _IDS.index(id):
            before = view.pages
            papers.setCurrentRow(_IDS.index(id))
            self._qtbot.waitUntil(lambda: view.pages is not None and view.pages is not before)
        with self._qtbot.waitSignal(self.open_event.papers.examined):
            QTest.keyClick(papers, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)

    def enter(self, round_: int, board: int, result: Result) -> None:
        self.open_event.do(enter_result, round=Round(round_), board=Board(board), result=result)

    def correct(self, round_: int, board: int, result: Result) -> None:
        with self._qtbot.waitSignal(self.open_event.papers.examined):
            self.open_event.do(
                correct_result,
                round=Round(round_),
                board=Board(board),
                result=result,
                reason="the slip says otherwise",
                decided=True,
            )

    @property
    def listed(self) -> dict[str, State]:
        return {row.paper.document: row.state for row in self.table.shown}

    @property
    def table(self) -> Table[Examined]:
        return child(child(self.page, PrintedList), Table)


@pytest.fixture(autouse=True)
def papers_looked_at_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody types between two steps of a test."""
    monkeypatch.setattr(paper_watch, "_REST", 50)


@pytest.fixture
def hall(qtbot: QtBot, open_event: OpenEvent, drawn: Builder, tmp_path: Path) -> Hall:
    drawn(4)
    hall = Hall(qtbot, open_event, tmp_path)
    hall.enter(1, 1, WHITE_WINS)
    return hall


def test_that_a_correction_names_the_papers_to_replace(hall: Hall) -> None:
    hall.save("cross-table")
    version = hall.open_event.facts.data_version
    hall.save("start-list")
    assert hall.chip.told == ""
    hall.correct(1, 1, DRAW)
    assert "1 printed paper no longer true" in hall.chip.told
    assert f"Cross table (version {version}, " in hall.chip.told
    assert hall.listed == {"cross-table": State.WRONG, "start-list": State.RIGHT}
    assert child(hall.page, PrintedList).isVisible()
    assert child(hall.page, PageHead).state == "! 1 to be replaced"


def test_that_undoing_the_correction_makes_the_paper_right_again(qtbot: QtBot, hall: Hall) -> None:
    hall.save("cross-table")
    hall.correct(1, 1, DRAW)
    with qtbot.waitSignal(hall.open_event.papers.examined):
        hall.open_event.undo()
    assert hall.chip.told == ""
    assert hall.listed == {"cross-table": State.RIGHT}


def test_that_what_is_undone_and_redone_makes_the_paper_right_again(
    qtbot: QtBot, hall: Hall
) -> None:
    hall.save("cross-table")
    examined = hall.open_event.papers.examined
    with qtbot.waitSignal(examined):
        hall.open_event.undo()
    assert hall.listed == {"cross-table": State.WRONG}
    with qtbot.waitSignal(examined):
        hall.open_event.redo()
    assert hall.chip.told == ""
    assert hall.listed == {"cross-table": State.RIGHT}


def test_that_a_paper_that_was_right_meanwhile_is_told_again(qtbot: QtBot, hall: Hall) -> None:
    hall.save("cross-table")
    hall.correct(1, 1, DRAW)
    with qtbot.waitSignal(hall.open_event.papers.examined):
        hall.open_event.undo()
    hall.correct(1, 1, DRAW)
    assert "1 printed paper no longer true" in hall.chip.told


def test_that_the_next_result_asks_nobody_to_look_at_papers(qtbot: QtBot, hall: Hall) -> None:
    hall.save("cross-table")
    with qtbot.assertNotEmitted(hall.open_event.papers.examined, wait=300):
        hall.enter(1, 2, BLACK_WINS)
    assert hall.chip.told == ""


def test_that_a_correction_while_papers_are_being_looked_at_is_not_missed(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    open_event.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    kind, event = document("cross-table"), open_event.facts
    report = kind.build(event, {}, catalogue("uk"), datetime(2026, 4, 1, 14, 5))
    facts = facts_of_print(kind, {}, "uk", event, fingerprint(report))
    open_event.note("document.printed", **facts, target="printer")
    papers = open_event.papers
    with qtbot.waitSignal(papers.examined):
        QTest.qWait(0)
        open_event.do(
            correct_result,
            round=Round(1),
            board=Board(1),
            result=DRAW,
            reason="the slip says otherwise",
            decided=True,
        )
    qtbot.waitUntil(lambda: len(papers.wrong) == 1)


def test_that_a_paper_printed_again_leaves_the_list_of_wrong_ones(qtbot: QtBot, hall: Hall) -> None:
    hall.save("cross-table")
    hall.correct(1, 1, DRAW)
    hall.page.show_printed_papers()
    with qtbot.waitSignal(hall.open_event.papers.examined):
        QTest.keyClick(hall.table, Qt.Key.Key_Return)
    assert hall.listed == {"cross-table": State.RIGHT}
    assert hall.chip.told == ""
    assert (
        hall.open_event.workspace.history()[-1].params["version"]
        == hall.open_event.facts.data_version
    )


def test_that_a_paper_taken_down_leaves_the_list_and_the_journal_says_so(
    qtbot: QtBot, hall: Hall
) -> None:
    hall.save("cross-table")
    hall.correct(1, 1, DRAW)
    hall.page.show_printed_papers()
    with qtbot.waitSignal(hall.open_event.papers.examined):
        QTest.keyClick(hall.table, Qt.Key.Key_Delete)
    assert hall.listed == {}
    assert hall.chip.told == ""
    entry = hall.open_event.workspace.history()[-1]
    assert hall.open_event.text_of(entry).startswith("Taken down: Cross table (uk), version ")


def test_that_the_list_of_pages_counts_the_wrong_papers(
    qtbot: QtBot, open_event: OpenEvent, hall: Hall
) -> None:
    book = PageBook(open_event)
    qtbot.addWidget(book)
    hall.save("cross-table")
    hall.correct(1, 1, DRAW)
    pages = child(book, PageList)
    spoken = [
        pages.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(pages.count())
    ]
    assert "Documents: 1 waiting (F8)" in spoken


def test_that_the_chip_leads_to_the_list(qtbot: QtBot, open_event: OpenEvent, hall: Hall) -> None:
    hall.save("cross-table")
    hall.correct(1, 1, DRAW)
    book = PageBook(open_event)
    qtbot.addWidget(book)
    hall.chip.wants.connect(book.go_to)
    with qtbot.waitExposed(book):
        book.show()
    hall.chip.click()
    table = child(child(book.page, PrintedList), Table)
    assert table.selected is not None
    assert table.selected.paper.document == "cross-table"


def test_that_a_paper_of_a_group_is_called_by_its_group(
    qtbot: QtBot, open_event: OpenEvent, in_groups: Groups, tmp_path: Path
) -> None:
    in_groups(6, 2)
    _, group, _ = open_event.tournament.stages
    open_event.stage = group.id
    hall = Hall(qtbot, open_event, tmp_path)
    hall.enter(1, 1, WHITE_WINS)
    hall.save("cross-table")
    said = open_event.text_of(open_event.workspace.history()[-1])
    assert said.startswith("Group A. Saved: Cross table (uk), ")
    hall.correct(1, 1, DRAW)
    assert "Cross table: Group A (version " in hall.chip.told
    hall.page.show_printed_papers()
    with qtbot.waitSignal(open_event.papers.examined):
        QTest.keyClick(hall.table, Qt.Key.Key_Delete)
    said = open_event.text_of(open_event.workspace.history()[-1])
    assert said.startswith("Group A. Taken down: Cross table (uk), version ")
