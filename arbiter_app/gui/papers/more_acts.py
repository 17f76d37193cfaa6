"""Acts about papers that are rarely wanted, behind one button."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton

from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import act
from arbiter_app.gui.look.words import Look, show_as
from arbiter_app.gui.papers.code_dialog import SheetCodeDialog
from arbiter_app.gui.papers.english_names_dialog import EnglishNamesDialog
from arbiter_app.gui.papers.logo_dialog import LogoDialog
from arbiter_app.gui.papers.texts_dialog import PaperTextsDialog
from arbiter_app.i18n import translate


def more_acts(page: Page, open_event: OpenEvent, language: Callable[[], str]) -> list[QAction]:
    """Return the acts, whose keys work while the page is seen; `language` tells that of papers."""
    return [
        act(
            page,
            translate("DocumentsPage", "Te&xts of papers…"),
            lambda: PaperTextsDialog(page, open_event, language()).exec(),
            Key.PAPER_TEXTS,
        ),
        act(
            page,
            translate("DocumentsPage", "&Names in English…"),
            lambda: EnglishNamesDialog(page, open_event).exec(),
            Key.ENGLISH_NAMES,
        ),
        act(
            page,
            translate("DocumentsPage", "Lo&go…"),
            lambda: LogoDialog(page, open_event).exec(),
            Key.LOGO,
        ),
        act(
            page,
            translate("DocumentsPage", "Is a shee&t right…"),
            lambda: _ask_code(page, open_event),
            Key.SHEET_CODE,
        ),
    ]


def _ask_code(page: Page, open_event: OpenEvent) -> None:
    """Ask for the code of a sheet; that of a result slip leads to its board."""
    asked = SheetCodeDialog(page, open_event)
    asked.exec()
    if asked.board is not None:
        page.go_to(asked.board)


class MoreButton(QToolButton):
    """Opens a menu of acts, with their keys."""

    def __init__(self, acts: Sequence[QAction]) -> None:
        super().__init__()
        show_as(self, Look.BUTTON)
        self.setText(translate("DocumentsPage", "&More"))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(self)
        menu.addActions(acts)
        self.setMenu(menu)
