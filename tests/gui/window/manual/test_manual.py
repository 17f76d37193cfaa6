"""F1 on a page opens its chapter; it is searched, followed and left by keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QTextImageFormat
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QToolButton
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.window.book.pages import PAGES
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.gui.window.manual.pages import CHAPTER_OF_PAGE
from arbiter_app.gui.window.manual.text import ManualText
from arbiter_app.gui.window.manual.window import ManualWindow, manual_over
from arbiter_app.gui.window.menu import manual_file
from arbiter_app.gui.window.menu.menus import Menus
from arbiter_app.gui.window.window_place import FRAME
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.manual.chapters import CHAPTERS, LANGUAGES, chapters
from tests.gui.conftest import Builder
from tests.gui.hands import focused, in_dialog
from tests.gui.windows import message, open_window


@pytest.fixture
def window(qtbot: QtBot, workspace: Workspace, drawn: Builder) -> MainWindow:
    drawn(4)
    workspace.close()
    return open_window(qtbot, workspace.path)


def manual_of(qtbot: QtBot, window: MainWindow) -> ManualWindow:
    """Press F1 and return what opens."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_F1)
    manual = manual_over(window)
    assert manual is not None
    qtbot.waitUntil(manual.isActiveWindow)
    return manual


def test_that_every_page_has_a_chapter() -> None:
    assert set(CHAPTER_OF_PAGE) == set(PageId)
    assert set(CHAPTER_OF_PAGE.values()) <= set(CHAPTERS)


def test_that_the_manual_fits_the_screen_with_its_frame(qtbot: QtBot, window: MainWindow) -> None:
    manual = manual_of(qtbot, window)
    room = manual.screen().availableSize()
    assert (manual.size() + FRAME).boundedTo(room) == manual.size() + FRAME


def test_that_f1_opens_the_chapter_of_every_page(qtbot: QtBot, window: MainWindow) -> None:
    manual = manual_of(qtbot, window)
    for entry in PAGES:
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        QTest.keySequence(window, entry.key)
        assert manual_of(qtbot, window) is manual
        assert manual.shown == CHAPTER_OF_PAGE[entry.id]
        assert focused() is manual.text


def test_that_f1_without_an_event_opens_the_first_chapter(qtbot: QtBot) -> None:
    window = MainWindow(Preferences(), i18n.use)
    qtbot.addWidget(window)
    window.show()
    assert manual_of(qtbot, window).shown == CHAPTERS[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_every_line_of_the_manual_is_shown_as_it_is_searched(
    qtbot: QtBot, language: str
) -> None:
    text = ManualText()
    qtbot.addWidget(text)
    for chapter in chapters(language):
        text.show_chapter(chapter)
        plain = text.toPlainText().replace("\N{OBJECT REPLACEMENT CHARACTER}", "")
        blocks = plain.replace("\N{NO-BREAK SPACE}", " ").split("\n")
        lines = [line.text.replace("\N{NO-BREAK SPACE}", " ") for line in chapter.lines]
        assert [each for each in blocks if each.strip()] == lines, chapter.id


def test_that_letters_in_the_text_find_over_all_chapters_and_enter_goes_there(
    qtbot: QtBot, window: MainWindow
) -> None:
    manual = manual_of(qtbot, window)
    QTest.keyClicks(manual.text, "b")
    QTest.keyClicks(focused(), "uchholz")
    assert manual.search.text() == "buchholz"
    first = manual.list.item(0).text()
    assert "Buchholz" in first
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert focused() is manual.text
    assert "buchholz" in manual.text.textCursor().selectedText().lower()
    assert manual.text.chapter is not None
    assert first.startswith(manual.text.chapter.title)


def test_that_arrows_walk_through_what_was_found(qtbot: QtBot, window: MainWindow) -> None:
    manual = manual_of(qtbot, window)
    QTest.keyClicks(manual.search, "bye")
    before = manual.text.textCursor().selectedText()
    QTest.keyClick(manual.search, Qt.Key.Key_Down)
    assert focused() is manual.list
    QTest.keyClick(manual.list, Qt.Key.Key_Down)
    assert manual.list.currentRow() == 1
    assert manual.text.textCursor().selectedText() != before


def test_that_what_is_nowhere_is_said(qtbot: QtBot, window: MainWindow) -> None:
    manual = manual_of(qtbot, window)
    shown = manual.shown
    QTest.keyClicks(manual.search, "qqqq")
    assert (manual.list.count(), manual.shown) == (0, shown)
    assert manual.none.text() == "Nothing found"
    assert manual.none.isVisible()


def test_that_escape_clears_the_search_first_and_leaves_then(
    qtbot: QtBot, window: MainWindow
) -> None:
    manual = manual_of(qtbot, window)
    QTest.keyClick(manual, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(focused(), "bye")
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert (manual.search.text(), manual.list.count()) == ("", len(CHAPTERS))
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert not manual.isVisible()
    assert window.isVisible()


def test_that_a_link_leads_on_and_alt_left_back(qtbot: QtBot, window: MainWindow) -> None:
    manual = manual_of(qtbot, window)
    shown = manual.shown
    manual.text.anchorClicked.emit(QUrl("readings.md"))
    assert manual.shown == "readings"
    assert manual.list.currentItem().text() == next(
        each.title for each in chapters("en") if each.id == "readings"
    )
    QTest.keyClick(manual, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert manual.shown == shown


def test_that_the_manual_stays_open_in_the_language_of_the_window(
    qtbot: QtBot, window: MainWindow
) -> None:
    shown = manual_of(qtbot, window).shown
    corner = window.menuBar().cornerWidget()
    next(each for each in corner.findChildren(QToolButton) if each.text() == "УКР").click()
    manual = manual_over(window)
    assert manual is not None
    assert manual.isVisible()
    assert manual.shown == shown
    title = next(each.title for each in chapters("uk") if each.id == shown)
    assert manual.list.currentItem().text() == title


def test_that_work_goes_on_beside_the_manual(qtbot: QtBot, window: MainWindow) -> None:
    manual = manual_of(qtbot, window)
    assert not manual.isModal()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_F6)
    assert manual.isVisible()


def test_that_f1_in_a_dialog_opens_the_manual_over_it(qtbot: QtBot, window: MainWindow) -> None:
    seen: list[str] = []

    def look(dialog: QDialog) -> None:
        qtbot.waitUntil(dialog.isActiveWindow)
        QTest.keyClick(dialog, Qt.Key.Key_F1)
        manual = manual_over(dialog)
        assert manual is not None
        qtbot.waitUntil(manual.isActiveWindow)
        QTest.keyClick(manual, Qt.Key.Key_Escape)
        assert not manual.isVisible()
        assert dialog.isVisible()
        seen.append(manual.shown)

    QTest.keySequence(window, "F3")
    in_dialog(look)
    QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert seen == ["window"]


def test_that_the_window_of_the_manual_fits_a_small_screen(
    qtbot: QtBot, window: MainWindow
) -> None:
    least = manual_of(qtbot, window).minimumSizeHint()
    assert least.expandedTo(QSize(960, 540)) == QSize(960, 540)


def test_that_screen_readers_are_told_what_is_what(qtbot: QtBot, window: MainWindow) -> None:
    manual = manual_of(qtbot, window)
    assert manual.search.accessibleName() == "Search the manual"
    assert manual.list.accessibleName() == "Chapters"
    assert manual.text.accessibleName() == "Chapter"
    QTest.keyClicks(manual.search, "bye")
    assert manual.list.accessibleName() == "Found"
    assert QApplication.activeWindow() is manual


def test_that_a_picture_fits_the_text_and_is_told_in_words(
    qtbot: QtBot, window: MainWindow
) -> None:
    manual = manual_of(qtbot, window)
    manual.show_chapter("rounds")
    for width in (980, 700):
        manual.resize(width, 500)
        QApplication.processEvents()
        (shown,) = pictures_in(manual.text)
        assert 0 < shown.width() <= manual.text.viewport().width()
    assert "one key is one result" in manual.text.toPlainText()


def pictures_in(text: ManualText) -> list[QTextImageFormat]:
    found = []
    block = text.document().begin()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            if (form := fragments.fragment().charFormat()).isImageFormat():
                found.append(form.toImageFormat())
            fragments += 1
        block = block.next()
    return found


def test_that_the_manual_is_saved_as_a_file(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = tmp_path / "manual.html"
    monkeypatch.setattr(manual_file, "ask_save", lambda *_: wanted)
    menus = window.menuBar()
    assert isinstance(menus, Menus)
    menus.manual_file_wanted.emit()
    qtbot.waitUntil(lambda: message(window) == f"The manual is in {wanted}.", timeout=30_000)
    assert wanted.read_bytes().startswith(b"<!doctype html>")


def test_that_the_language_of_the_manual_is_chosen_and_remembered(
    qtbot: QtBot, window: MainWindow
) -> None:
    manual = manual_of(qtbot, window)
    shown = manual.shown
    QTest.keyClick(manual.language, Qt.Key.Key_Up)
    assert manual.language.currentText() == "Українська"
    assert manual.shown == shown
    title = next(each.title for each in chapters("uk") if each.id == shown)
    assert manual.list.currentItem().text() == title
    assert manual.text.toPlainText().startswith(title)
    assert Preferences().manual_language == "uk"


def test_that_a_window_in_russian_has_the_english_manual_until_another_is_chosen(
    qtbot: QtBot, window: MainWindow
) -> None:
    i18n.use("ru")
    manual = manual_of(qtbot, window)
    assert manual.language.currentText() == "English"
