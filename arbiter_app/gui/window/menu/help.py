"""What the menu Help shows: the manual, also as a file, keys, reports of errors, the program."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.window.book.page_book import PageBook
from arbiter_app.gui.window.menu.menus import Menus
from arbiter_app.i18n import window_catalogue

if TYPE_CHECKING:
    from arbiter_app.gui.window.manual.window import ManualWindow


class Help(QObject):
    """Shows them over the window; the manual stays open beside it and speaks as it does."""

    def __init__(
        self,
        window: QWidget,
        book: Callable[[], PageBook | None],
        say: Callable[[str], None],
        preferences: Preferences,
    ) -> None:
        """`book` returns the pages, None while no event is open."""
        super().__init__(window)
        self._window, self._book, self._say = window, book, say
        self._preferences = preferences
        self._was_read = False
        """Whether the manual was opened: its window is not imported for nothing."""

    def follow(self, menus: Menus) -> None:
        """Show what is asked for in menus built anew, and an open manual as they look now."""
        menus.manual_wanted.connect(lambda: self.show_manual(self._window))
        menus.manual_file_wanted.connect(self._save_manual)
        menus.keys_wanted.connect(lambda: self._show_keys(menus))
        menus.error_report_wanted.connect(self._save_error_report)
        menus.news_wanted.connect(self._show_news)
        menus.about_wanted.connect(self._show_about)
        self._renew_manual()

    def show_manual(self, over: QWidget) -> None:
        """Show the chapter of a dialog, else that of the page. Over a dialog, which lets nobody
        work in another window, the manual is one of its own.
        """
        from arbiter_app.gui.window.manual.pages import (
            CHAPTER_OF_PAGE,
            FIRST_CHAPTER,
            chapter_of_dialog,
        )
        from arbiter_app.gui.window.manual.window import manual_over

        self._was_read = True
        book = self._book()
        of_page = FIRST_CHAPTER if book is None else CHAPTER_OF_PAGE[book.page_id]
        manual = manual_over(over) or self._new_manual(over)
        manual.show_chapter(chapter_of_dialog(type(over)) or of_page)
        manual.show()
        manual.raise_()
        manual.activateWindow()

    def _new_manual(self, over: QWidget) -> "ManualWindow":
        from arbiter_app.gui.window.manual.window import ManualWindow

        manual = ManualWindow(over, self._preferences.manual_language)
        manual.language_chosen.connect(self._keep_language)
        return manual

    def _keep_language(self, language: str) -> None:
        self._preferences.manual_language = language

    def _renew_manual(self) -> None:
        """Show an open manual in the language and the sizes of now, without taking the focus."""
        if not self._was_read:
            return
        from arbiter_app.gui.window.manual.window import manual_over

        former = manual_over(self._window)
        if former is None:
            return
        if former.isVisible():
            manual = self._new_manual(self._window)
            manual.setGeometry(former.geometry())
            manual.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
            manual.show_chapter(former.shown)
            manual.show()
        former.setParent(None)
        former.deleteLater()

    def _show_keys(self, menus: Menus) -> None:
        from arbiter_app.gui.window.menu.keys import KeysDialog

        book = self._book()
        typed = None if book is None else book.page.typed_keys()
        KeysDialog(self._window, menus.sections(), typed).exec()

    def _save_manual(self) -> None:
        from arbiter_app.gui.window.menu.manual_file import ManualFile, ask_path

        language = self._preferences.manual_language or window_catalogue().language
        ManualFile(self, self._say).ask(ask_path(self._window), language)

    def _save_error_report(self) -> None:
        from arbiter_app.gui.window.menu.error_report import save_error_report

        save_error_report(self._window, self._say)

    def _show_news(self) -> None:
        from arbiter_app.gui.window.menu.news import NewsDialog

        NewsDialog(self._window).exec()

    def _show_about(self) -> None:
        from arbiter_app.gui.window.menu.about import show_about

        show_about(self._window)
