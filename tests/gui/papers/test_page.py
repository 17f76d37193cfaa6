"""The papers as an arbiter prints them: what is seen is what is saved and what is printed."""

from collections.abc import Callable
from math import ceil
from pathlib import Path
from typing import TypeVar

import pypdfium2
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QListWidget, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.documents.catalogue import DOCUMENTS
from arbiter_app.documents.options import RoundOption
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.ids import Board, Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.appearance import Choice, appearance, colour
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.tokens import ThemeId, Token
from arbiter_app.gui.papers.more_acts import MoreButton
from arbiter_app.gui.papers.option_form import OptionForm
from arbiter_app.gui.papers.page import DocumentsPage
from arbiter_app.gui.papers.pdf_pages import PdfPages
from arbiter_app.gui.papers.pdf_view import PdfView
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.play.rounds import enter_result
from tests.gui.conftest import Builder
from tests.gui.hands import child, focused, show_page

W = TypeVar("W", bound=QWidget)
CONTROL = Qt.KeyboardModifier.ControlModifier
_IDS = [document.id for document in DOCUMENTS]
SCHEDULE, PROTOCOL, CROSS_TABLE = map(_IDS.index, ("schedule", "round-protocol", "cross-table"))
APPLICATION = _IDS.index("application")


class Answers:
    """What the arbiter answers to the dialogs of saving and printing."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.suggested: list[Path] = []
        self.copies: list[int] = []
        self.printed = folder / "printer.pdf"

    def path(self, _: QWidget, __: str, suggested: Path) -> Path | None:
        self.suggested.append(suggested)
        return self.folder / suggested.name

    def printer(self, _: QWidget, __: str, ___: PdfPages, copies: int) -> QPrinter | None:
        self.copies.append(copies)
        printer = QPrinter()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(self.printed))
        printer.setResolution(72)
        return printer


@pytest.fixture
def answers(tmp_path: Path) -> Answers:
    return Answers(tmp_path)


@pytest.fixture
def page(qtbot: QtBot, open_event: OpenEvent, answers: Answers) -> DocumentsPage:
    page = DocumentsPage(open_event, ask_path=answers.path, ask_printer=answers.printer)
    return show_page(qtbot, page)


def preview(qtbot: QtBot, page: DocumentsPage, *, after: Callable[[], object]) -> PdfPages:
    """Do something and return the preview that follows."""
    view = child(page, PdfView)
    before = view.pages
    after()
    qtbot.waitUntil(lambda: view.pages is not None and view.pages is not before)
    assert view.pages is not None
    return view.pages


def choose(qtbot: QtBot, page: DocumentsPage, document: int) -> PdfPages:
    """Move to a document with the arrow keys."""
    return preview(qtbot, page, after=lambda: child(page, QListWidget).setCurrentRow(document))


def words(pages: PdfPages) -> str:
    return "\n".join(pages.text(number) for number in range(len(pages)))


def page_sizes(pdf: bytes | Path) -> list[tuple[float, float]]:
    document = pypdfium2.PdfDocument(pdf)
    sizes = [document.get_page_size(number) for number in range(len(document))]
    document.close()
    return sizes


def language_box(page: DocumentsPage) -> QComboBox:
    return next(box for box in page.findChildren(QComboBox) if box.findData("uk") >= 0)


def test_that_every_document_can_be_looked_at(
    qtbot: QtBot, page: DocumentsPage, open_event: OpenEvent, drawn: Builder
) -> None:
    preview(qtbot, page, after=lambda: drawn(11))
    used = [row for row, each in enumerate(DOCUMENTS) if each.is_used(open_event.facts)]
    looked_at = [words(choose(qtbot, page, row)) for row in used[1:]]
    assert all(" · Версія даних " in text for text in looked_at)
    assert len(set(looked_at)) == len(looked_at)


def test_that_the_preview_has_all_pages_and_page_down_turns_them(
    qtbot: QtBot, page: DocumentsPage, drawn: Builder
) -> None:
    drawn(12)
    pages = choose(qtbot, page, _IDS.index("player-card"))
    view = child(page, PdfView)
    assert view.page_count == len(page_sizes(pages.data)) > 1
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert view.page == 1
    assert view.accessibleDescription() == pages.text(1)
    assert any("Page 2 of" in label.text() for label in page.findChildren(QLabel))


def test_that_a_page_is_painted_as_sharp_as_the_screen_shows_it(
    qtbot: QtBot, page: DocumentsPage, registered: Builder
) -> None:
    pages = preview(qtbot, page, after=lambda: registered(4))
    picture = pages.image(0, 2.0)
    assert (picture.width(), picture.height()) == tuple(
        ceil(2 * side) for side in page_sizes(pages.data)[0]
    )


def test_that_zooming_makes_the_page_larger_and_fitting_brings_it_back(
    qtbot: QtBot, page: DocumentsPage, registered: Builder
) -> None:
    preview(qtbot, page, after=lambda: registered(4))
    view = child(page, PdfView)
    fitted = view.zoom
    QTest.keyClick(view, Qt.Key.Key_Plus, CONTROL)
    assert view.zoom > fitted
    QTest.keyClick(view, Qt.Key.Key_Minus, CONTROL)
    assert view.zoom == pytest.approx(fitted)
    QTest.keyClick(view, Qt.Key.Key_9, CONTROL)
    assert view.verticalScrollBar().maximum() == 0


def test_that_the_saved_file_is_the_previewed_one_and_the_journal_knows_it(
    qtbot: QtBot, page: DocumentsPage, open_event: OpenEvent, drawn: Builder, answers: Answers
) -> None:
    drawn(4)
    pages = choose(qtbot, page, CROSS_TABLE)
    QTest.keyClick(child(page, QListWidget), Qt.Key.Key_S, CONTROL)
    suggested = open_event.workspace.path.parent / "event – Cross table, in Ukrainian.pdf"
    assert answers.suggested == [suggested]
    assert (answers.folder / suggested.name).read_bytes() == pages.data
    entry = open_event.workspace.history()[-1]
    assert entry.command == "document.exported"
    assert open_event.text_of(entry) == f"Saved: Cross table (uk), {suggested.name}"
    assert child(page, PdfView).pages is pages


def test_that_the_name_of_a_file_says_which_round_it_shows(
    qtbot: QtBot, page: DocumentsPage, drawn: Builder, answers: Answers
) -> None:
    drawn(4)
    choose(qtbot, page, PROTOCOL)
    round_box, form_box = child(page, OptionForm).boxes
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_S, CONTROL)
    preview(qtbot, page, after=lambda: round_box.setCurrentIndex(round_box.findData(3)))
    preview(qtbot, page, after=lambda: form_box.setCurrentIndex(form_box.findData("blank")))
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_S, CONTROL)
    assert [path.name for path in answers.suggested] == [
        "event – Round protocol, round 1, in Ukrainian.pdf",
        "event – Round protocol, round 3, blank, to write on, in Ukrainian.pdf",
    ]


def test_that_a_file_is_called_in_the_language_of_the_window(
    qtbot: QtBot, page: DocumentsPage, drawn: Builder, answers: Answers
) -> None:
    drawn(4)
    i18n.use("uk")
    choose(qtbot, page, PROTOCOL)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_S, CONTROL)
    assert answers.suggested[-1].name == "event – Протокол туру, тур 1.pdf"


def test_that_a_file_that_cannot_be_written_is_reported_and_not_noted(
    qtbot: QtBot, page: DocumentsPage, open_event: OpenEvent, drawn: Builder, answers: Answers
) -> None:
    drawn(4)
    choose(qtbot, page, CROSS_TABLE)
    answers.folder = answers.folder / "no such folder"
    with qtbot.waitSignal(open_event.refused) as refused:
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_S, CONTROL)
    assert "in Ukrainian.pdf could not be written" in refused.args[0]
    assert open_event.workspace.history()[-1].command == "draw.by-hand"


def test_that_printing_puts_the_same_pages_on_paper_of_the_same_shape(
    qtbot: QtBot, page: DocumentsPage, open_event: OpenEvent, drawn: Builder, answers: Answers
) -> None:
    drawn(12)
    for document in (SCHEDULE, CROSS_TABLE):
        pages = choose(qtbot, page, document)
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_P, CONTROL)
        printed = page_sizes(answers.printed)
        assert len(printed) == len(pages)
        for (width, height), size in zip(printed, pages.sizes, strict=True):
            assert width == pytest.approx(size.width(), abs=2)
            assert height == pytest.approx(size.height(), abs=2)
        entry = open_event.workspace.history()[-1]
        assert entry.command == "document.printed"
        assert entry.params["document"] == DOCUMENTS[document].id


def test_that_the_language_of_the_paper_leaves_the_window_alone(
    qtbot: QtBot, page: DocumentsPage, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    ukrainian = choose(qtbot, page, CROSS_TABLE)
    assert "Турнірна таблиця" in words(ukrainian)
    box = language_box(page)
    english = preview(qtbot, page, after=lambda: box.setCurrentIndex(box.findData("en")))
    assert "Cross table" in words(english)
    assert i18n.window_catalogue().language == "en"
    assert any(button.text() == "&Save PDF…" for button in page.findChildren(QPushButton))


def test_that_the_preview_follows_the_event(
    qtbot: QtBot, page: DocumentsPage, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    box = language_box(page)
    preview(qtbot, page, after=lambda: box.setCurrentIndex(box.findData("en")))
    choose(qtbot, page, CROSS_TABLE)
    pages = preview(
        qtbot,
        page,
        after=lambda: open_event.do(
            enter_result, round=Round(1), board=Board(1), result=Result.parse("1-0")
        ),
    )
    assert f"Data version {open_event.facts.data_version}" in words(pages)


def test_that_choices_are_remembered_for_each_document(
    qtbot: QtBot, page: DocumentsPage, drawn: Builder
) -> None:
    drawn(4)
    choose(qtbot, page, PROTOCOL)
    box = child(page, OptionForm).boxes[0]
    preview(qtbot, page, after=lambda: box.setCurrentIndex(box.findData(2)))
    choose(qtbot, page, CROSS_TABLE)
    choose(qtbot, page, PROTOCOL)
    assert child(page, OptionForm).boxes[0].currentData() == 2


def test_that_a_paper_that_needs_the_draw_says_so_in_its_place(
    qtbot: QtBot, page: DocumentsPage, registered: Builder
) -> None:
    preview(qtbot, page, after=lambda: registered(4))
    child(page, QListWidget).setCurrentRow(CROSS_TABLE)
    qtbot.waitUntil(
        lambda: any(
            "comes of the draw" in label.text() and label.isVisible()
            for label in page.findChildren(QLabel)
        )
    )
    buttons = [each for each in page.findChildren(QPushButton) if each.isVisible()]
    assert [each.text() for each in buttons if each.isEnabled()] == []


def test_that_an_organisation_is_chosen_among_those_of_the_players(
    qtbot: QtBot, page: DocumentsPage, open_event: OpenEvent, registered: Builder, answers: Answers
) -> None:
    registered(4)
    players = list(open_event.facts.players)
    for player, region in zip(players, ("Київ", "Львів", "Київ", "Львів"), strict=True):
        name = open_event.facts.players[player].name
        open_event.do(edit_player, player=player, name=name, region=region)
    choose(qtbot, page, APPLICATION)
    organisation = child(page, OptionForm).boxes[1]
    assert [organisation.itemText(row) for row in range(organisation.count())] == [
        "all players",
        "Київ",
        "Львів",
    ]
    pages = preview(
        qtbot, page, after=lambda: organisation.setCurrentIndex(organisation.findData("Львів"))
    )
    names = [open_event.facts.players[player].name for player in players]
    assert [name in words(pages) for name in names] == [False, True, False, True]
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_S, CONTROL)
    assert answers.suggested[-1].name == "event – Application by name, Львів, in Ukrainian.pdf"


def test_that_the_language_of_the_paper_is_remembered(
    qtbot: QtBot, page: DocumentsPage, open_event: OpenEvent
) -> None:
    languages = next(box for box in page.findChildren(QComboBox) if box.findText("English") >= 0)
    preview(qtbot, page, after=lambda: languages.setCurrentText("English"))
    again = DocumentsPage(open_event)
    qtbot.addWidget(again)
    later = next(box for box in again.findChildren(QComboBox) if box.findText("English") >= 0)
    assert later.currentText() == "English"


def test_that_tab_goes_from_the_list_through_the_options_of_the_paper(
    page: DocumentsPage, qtbot: QtBot, drawn: Builder
) -> None:
    drawn(4)
    of_rounds = next(
        row
        for row, document in enumerate(DOCUMENTS)
        if any(isinstance(option, RoundOption) for option in document.options)
    )
    choose(qtbot, page, of_rounds)
    page.focus_first()
    reached = []
    for _ in range(len(child(page, OptionForm).boxes) + 1):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        reached.append(focused())
    assert reached == [*child(page, OptionForm).boxes, language_box(page)]


@pytest.mark.parametrize("language", ["uk", "en"])
def test_that_the_whole_name_of_every_paper_is_in_sight(
    language: str, qtbot: QtBot, open_event: OpenEvent
) -> None:
    i18n.use(language)
    page = show_page(qtbot, DocumentsPage(open_event))
    assert child(page, QListWidget).horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("theme", [ThemeId.LIGHT, ThemeId.DARK])
def test_that_the_sheet_lies_white_on_the_desk_in_every_theme(
    theme: ThemeId, qtbot: QtBot, open_event: OpenEvent, registered: Builder
) -> None:
    appearance().wear(Choice(theme=theme))
    page = show_page(qtbot, DocumentsPage(open_event))
    preview(qtbot, page, after=lambda: registered(4))
    seen = child(page, PdfView).viewport().grab().toImage()
    assert seen.pixelColor(seen.width() // 2, px(16)) == QColor("white")
    assert seen.pixelColor(px(4), px(4)) == colour(Token.DESK)


def test_that_another_paper_moves_neither_the_list_nor_the_acts(
    qtbot: QtBot, page: DocumentsPage, drawn: Builder
) -> None:
    drawn(4)
    choose(qtbot, page, SCHEDULE)
    still = [child(page, QListWidget), *page.findChildren(QPushButton)]
    before = [each.geometry() for each in still]
    choose(qtbot, page, PROTOCOL)
    assert [each.geometry() for each in still] == before


def test_that_groups_of_papers_have_room_for_a_caption(
    qtbot: QtBot, page: DocumentsPage, drawn: Builder
) -> None:
    preview(qtbot, page, after=lambda: drawn(4))
    papers = child(page, QListWidget)
    heights = {
        id_: papers.visualItemRect(papers.item(row)).height()
        for row, id_ in enumerate(_IDS)
        if not papers.isRowHidden(row)
    }
    captioned = {id_ for id_, height in heights.items() if height > min(heights.values())}
    assert captioned >= {"technical-information", "draw-order", "schedule", "incident-act"}
    assert len(captioned) < len(_IDS) // 2


@pytest.mark.parametrize("language", ["uk", "en"])
def test_that_the_page_fits_a_small_screen(
    language: str, qtbot: QtBot, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    i18n.use(language)
    page = show_page(qtbot, DocumentsPage(open_event))
    choose(qtbot, page, _IDS.index("why"))
    page.show_printed_papers()
    page.resize(860, 440)
    assert (page.width(), page.height()) == (860, 440)


@pytest.mark.parametrize("language", ["uk", "en"])
def test_that_the_acts_of_the_page_stand_on_one_line_of_a_small_screen(
    language: str, qtbot: QtBot, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    i18n.use(language)
    page = show_page(qtbot, DocumentsPage(open_event))
    page.resize(970, 520)
    head = child(page, PageHead)
    places = {
        each.geometry().center().y()
        for each in head.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if each.isVisible()
    }
    assert max(places) - min(places) <= head.title.height()


def test_that_what_is_rarely_wanted_is_in_a_menu_with_its_keys(
    qtbot: QtBot, page: DocumentsPage
) -> None:
    more = child(page, MoreButton)
    named = {each.text().replace("&", ""): each.shortcut() for each in more.menu().actions()}
    assert list(named) == ["Texts of papers…", "Names in English…", "Logo…", "Is a sheet right…"]
    assert all(not key.isEmpty() for key in named.values())
    assert set(more.menu().actions()) <= set(page.page_actions())
