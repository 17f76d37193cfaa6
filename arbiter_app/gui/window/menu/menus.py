"""The menus: every act of the program with its key."""

from collections.abc import Callable, Collection, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QMenuBar, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.permission.by_person import asks_for_pins
from arbiter_app.domain.permission.by_state import has_standing_steps
from arbiter_app.gui.base.after_paint import after_paint
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.language_switch import LanguageSwitch
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import sequences
from arbiter_app.gui.base.page_titles import page_title
from arbiter_app.gui.look.plain import plain_caption, plain_tip
from arbiter_app.gui.parts.pages.filter_box import FilterBox
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.signing.sign_in import ask_sign_in
from arbiter_app.gui.window.book.pages import PAGES
from arbiter_app.gui.window.menu.view_menu import ViewMenu
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.undoing import HistoryEntry


class Menus(QMenuBar):
    """The menu bar. What concerns the window goes out as signals, the rest is done here."""

    new_wanted = Signal()
    open_wanted = Signal()
    recent_wanted = Signal(Path)
    sample_wanted = Signal()
    import_wanted = Signal()
    export_wanted = Signal()
    reports_wanted = Signal()
    """A report of each tournament is to be written."""
    report_added = Signal()
    """A report is to become a further tournament."""
    join_wanted = Signal()
    take_out_wanted = Signal()
    registry_wanted = Signal()
    preferences_wanted = Signal()
    snapshots_wanted = Signal()
    rules_wanted = Signal()
    second_copy_wanted = Signal()
    save_copy_wanted = Signal()
    practice_wanted = Signal()
    template_wanted = Signal()
    """The open event is to be kept as a template."""
    close_wanted = Signal()
    quit_wanted = Signal()
    page_wanted = Signal(object)
    """A page is to be shown: its `PageId`."""
    board_wanted = Signal(object)
    """A board is to be shown: its `ShowBoard`."""
    language_wanted = Signal(str)
    look_wanted = Signal(object)
    """The program is to look otherwise: a `Choice`."""
    tournament_wanted = Signal()
    """The keys are to choose the tournament in hand."""
    tournament_turned = Signal(int)
    """The tournament so many behind the one in hand is wanted, or before it."""
    waiting_wanted = Signal()
    """The keys are to go to what waits in the status bar."""
    manual_wanted = Signal()
    """The manual is to be read, at the chapter of the page."""
    manual_file_wanted = Signal()
    """The manual is to become a file."""
    keys_wanted = Signal()
    error_report_wanted = Signal()
    news_wanted = Signal()
    about_wanted = Signal()

    def __init__(self, open_event: OpenEvent | None, recent: Sequence[Path]) -> None:
        super().__init__()
        self._open_event = open_event
        self._page: Page | None = None
        self._page_menu: QMenu | None = None
        self.view = self._new_view_menu()
        self._own: tuple[QAction, ...] = self.view.zooming
        """What a page may have acts of its own for, under the same keys."""
        self._fill_file_menu(recent)
        if open_event is not None:
            self._fill_edit_menu(open_event)
        self.addMenu(self.view)
        if open_event is not None:
            self._fill_pages_menu()
            self._page_menu = self.addMenu("")
        self._fill_help_menu()
        QShortcut(sequences(Key.MENUS)[0], self, self._take_keys)

    def add_language_switch(self) -> None:
        """Put the switch of the language into the corner, as the language now is."""
        if former := self.cornerWidget():
            # Qt hands the corner of the old menu bar on to the new one.
            former.hide()
            former.deleteLater()
        switch = LanguageSwitch(self, window_catalogue().language)
        switch.chosen.connect(self.language_wanted)
        self.setCornerWidget(switch)
        switch.show()

    def show_page(self, page: Page, title: str) -> None:
        """Offer the acts of the page that is shown."""
        self._page = page
        if self._page_menu is not None:
            self._page_menu.setTitle(title)
            self._page_menu.clear()
            self._page_menu.addActions(list(page.page_actions()))
            self._page_menu.setToolTipsVisible(True)
            self._page_menu.menuAction().setVisible(not self._page_menu.isEmpty())
            # A key with two acts does nothing: an act of the page goes before the general one.
            taken = {key for act in page.page_actions() for key in act.shortcuts()}
            for act in self._own:
                act.setEnabled(taken.isdisjoint(act.shortcuts()))

    def show_recent(self, recent: Sequence[Path], gone: Collection[Path] = ()) -> None:
        """Offer the events that were opened lately; those that are gone are marked."""
        self._recent.clear()
        self._recent.setEnabled(bool(recent))
        for path in recent:
            name = path.stem
            if path in gone:
                name = translate("Menus", "{event} (not there now)").format(event=name)
            act = self._recent.addAction(plain_caption(name))
            act.setToolTip(plain_tip(str(path)))
            act.setStatusTip(str(path))
            act.setData(path)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Leave Esc to the window where no menu is to be left."""
        if event.key() == Qt.Key.Key_Escape and self.activeAction() is None:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sections(self) -> list[tuple[str, list[QAction]]]:
        """Return every menu by title with those of its acts that have a key."""
        menus = [(action.text().replace("&", ""), action.menu()) for action in self.actions()]
        return [
            (title, [act for act in menu.actions() if not act.shortcut().isEmpty()])
            for title, menu in menus
            if isinstance(menu, QMenu)
        ]

    def _fill_file_menu(self, recent: Sequence[Path]) -> None:
        menu = self.addMenu(translate("Menus", "&File"))
        self._add(menu, translate("Menus", "&New event…"), self.new_wanted.emit, Key.NEW_EVENT)
        self._add(menu, translate("Menus", "&Open…"), self.open_wanted.emit, Key.OPEN_EVENT)
        recent_menu = menu.addMenu(translate("Menus", "&Recent events"))
        self._recent = recent_menu
        self.show_recent(recent)
        recent_menu.triggered.connect(self._open_recent)
        self._add(menu, translate("Menus", "&Sample event"), self.sample_wanted.emit)
        menu.addSeparator()
        self._add(
            menu,
            translate("Menus", "&Import report file (TRF)…"),
            self.import_wanted.emit,
            Key.IMPORT_REPORT,
        )
        if self._open_event is not None:
            self._add(
                menu,
                translate("Menus", "&Export report file (TRF)…"),
                self.export_wanted.emit,
                Key.EXPORT_REPORT,
            )
            self._add_joining_acts(menu, self._open_event)
            self._add(menu, translate("Menus", "&Keep as a template…"), self.template_wanted.emit)
        menu.addSeparator()
        self._add(
            menu,
            translate("Menus", "Re&gistry of this computer…"),
            self.registry_wanted.emit,
            Key.REGISTRY,
        )
        self._add(
            menu,
            translate("Menus", "Pre&ferences…"),
            self.preferences_wanted.emit,
            Key.PREFERENCES,
        )
        menu.addSeparator()
        if self._open_event is not None:
            self._add(menu, translate("Menus", "&By the rules…"), self.rules_wanted.emit, Key.RULES)
            menu.addSeparator()
            self._fill_safekeeping_acts(menu, self._open_event)
            menu.addSeparator()
            self._fill_signing_acts(menu, self._open_event)
            menu.addSeparator()
            self._add(
                menu, translate("Menus", "&Close event"), self.close_wanted.emit, Key.CLOSE_EVENT
            )
        self._add(menu, translate("Menus", "&Quit"), self.quit_wanted.emit, Key.QUIT)

    def _add_joining_acts(self, menu: QMenu, open_event: OpenEvent) -> None:
        """Offer what brings tournaments from other files, or out into them."""
        acts = menu.addMenu(translate("Menus", "Tournaments &and files"))
        self._add(acts, translate("Menus", "&Join another event…"), self.join_wanted.emit)
        self._add(acts, translate("Menus", "&Add report files (TRF)…"), self.report_added.emit)
        of_several = (
            self._add(
                acts, translate("Menus", "&Take a tournament out…"), self.take_out_wanted.emit
            ),
            self._add(
                acts, translate("Menus", "&Export all reports (TRF)…"), self.reports_wanted.emit
            ),
        )

        def offer() -> None:
            for each in of_several:
                each.setEnabled(open_event.whole.has_several)

        acts.aboutToShow.connect(offer)
        offer()

    def _fill_safekeeping_acts(self, menu: QMenu, open_event: OpenEvent) -> None:
        is_practice = open_event.facts.is_practice
        for text, wanted, key, is_offered in (
            (translate("Menus", "Snaps&hots…"), self.snapshots_wanted, Key.SNAPSHOTS, True),
            (
                translate("Menus", "Second cop&y…"),
                self.second_copy_wanted,
                Key.SECOND_COPY,
                not is_practice,
            ),
            (
                translate("Menus", "Sa&ve a copy to…"),
                self.save_copy_wanted,
                Key.SAVE_COPY,
                True,
            ),
            (
                translate("Menus", "Prac&tice copy…"),
                self.practice_wanted,
                Key.PRACTICE,
                not is_practice,
            ),
        ):
            self._add(menu, text, wanted.emit, key).setEnabled(is_offered)

    def _fill_signing_acts(self, menu: QMenu, open_event: OpenEvent) -> None:
        self._sign_in = self._add(
            menu,
            translate("Menus", "Sign in…"),
            lambda: ask_sign_in(self.window(), open_event),
            Key.SIGN_IN,
        )
        self._sign_out = self._add(
            menu, translate("Menus", "Sign out"), open_event.sign_out, Key.SIGN_OUT
        )
        self._add(menu, translate("Menus", "&PINs…"), self._show_pins)
        open_event.changed.connect(self._show_signing)
        open_event.signed.connect(self._show_signing)
        self._show_signing()

    def _show_signing(self) -> None:
        assert self._open_event is not None
        workspace = self._open_event.workspace
        self._sign_in.setEnabled(asks_for_pins(workspace.event))
        self._sign_out.setEnabled(workspace.seat.authority is not None)

    def _show_pins(self) -> None:
        from arbiter_app.gui.signing.pins import PinsDialog

        assert self._open_event is not None
        if not self._open_event.workspace.seat.may(Right.MANAGE):
            self._open_event.refused.emit(error_sentence(RuleError(Right.MANAGE.value)))
            return
        PinsDialog(self.window(), self._open_event).exec()

    def _fill_edit_menu(self, open_event: OpenEvent) -> None:
        menu = self.addMenu(translate("Menus", "&Edit"))
        self._undo = self._add(menu, "", open_event.undo, Key.UNDO)
        self._redo = self._add(menu, "", open_event.redo, Key.REDO)
        menu.addSeparator()
        self._own += (
            self._add(menu, translate("Menus", "&Copy"), self._copy, Key.COPY),
            self._add(menu, translate("Menus", "&Find"), self._find, Key.FIND),
        )
        menu.addSeparator()
        text = translate("Menus", "To what &waits below")
        self._add(menu, text, self.waiting_wanted.emit, Key.WAITING)
        text = translate("Menus", "Is a &sheet still right…")
        self._own += (self._add(menu, text, self._ask_sheet, Key.SHEET_CODE),)
        open_event.changed.connect(self._show_undo)
        self._enable_undo(open_event)
        # Nobody opens the menu before the window is there, which so waits for no words of acts.
        after_paint(self, self._show_undo)

    def _ask_sheet(self) -> None:
        from arbiter_app.gui.papers.code_dialog import SheetCodeDialog

        assert self._open_event is not None
        asked = SheetCodeDialog(self.window(), self._open_event)
        asked.exec()
        if asked.board is not None:
            self.board_wanted.emit(asked.board)

    def _new_view_menu(self) -> ViewMenu:
        view = ViewMenu(self)
        view.language_wanted.connect(self.language_wanted)
        view.look_wanted.connect(self.look_wanted)
        return view

    def _fill_pages_menu(self) -> None:
        menu = self.addMenu(translate("Menus", "&Page"))
        for entry in PAGES:
            turn = self._add(menu, page_title(entry.id), self._turner(entry.id))
            turn.setShortcut(QKeySequence(entry.key))
        if self._open_event is not None:
            self._add_tournament_acts(menu, self._open_event)

    def _add_tournament_acts(self, menu: QMenu, open_event: OpenEvent) -> None:
        """Offer to put another tournament in hand, where there are several."""
        # fmt: off
        self._of_tournaments = (
            menu.addSeparator(),
            self._add(menu, translate("Menus", "Previous tournament"),
                      lambda: self.tournament_turned.emit(-1), Key.PREVIOUS_TOURNAMENT),
            self._add(menu, translate("Menus", "Next tournament"),
                      lambda: self.tournament_turned.emit(1), Key.NEXT_TOURNAMENT),
            self._add(menu, translate("Menus", "Choose the tournament"),
                      self.tournament_wanted.emit, Key.CHOOSE_TOURNAMENT),
        )
        # fmt: on
        open_event.changed.connect(self._show_tournament_acts)
        self._show_tournament_acts()

    def _show_tournament_acts(self) -> None:
        assert self._open_event is not None
        for act in self._of_tournaments:
            act.setVisible(self._open_event.whole.has_several)

    def _fill_help_menu(self) -> None:
        menu = self.addMenu(translate("Menus", "&Help"))
        self._add(menu, translate("Menus", "&Manual"), self.manual_wanted.emit, Key.MANUAL)
        self._add(menu, translate("Menus", "&Keys"), self.keys_wanted.emit, Key.KEYS)
        text = translate("Menus", "&Save the manual as…")
        self._add(menu, text, self.manual_file_wanted.emit)
        self._add(
            menu, translate("Menus", "Save a &report of errors…"), self.error_report_wanted.emit
        )
        self._add(menu, translate("Menus", "&What is new"), self.news_wanted.emit)
        self._add(menu, translate("Menus", "&About Arbiter"), self.about_wanted.emit)

    def _add(self, menu: QMenu, text: str, act: Callable[[], object], *keys: Key) -> QAction:
        action = menu.addAction(text)
        action.setShortcuts(sequences(*keys))
        action.triggered.connect(lambda: act())
        return action

    def _turner(self, page: PageId) -> Callable[[], None]:
        return lambda: self.page_wanted.emit(page)

    def _show_undo(self) -> None:
        assert self._open_event is not None
        undo, redo = self._enable_undo(self._open_event)
        undone = self._open_event.text_of(undo) if undo else ""
        redone = self._open_event.text_of(redo) if redo else ""
        self._undo.setText(
            translate("Menus", "&Undo: {act}").format(act=_menu_text(undone))
            if undone
            else translate("Menus", "&Undo")
        )
        self._redo.setText(
            translate("Menus", "&Redo: {act}").format(act=_menu_text(redone))
            if redone
            else translate("Menus", "&Redo")
        )
        self._undo.setToolTip(plain_tip(undone))
        self._redo.setToolTip(plain_tip(redone))

    def _enable_undo(
        self, open_event: OpenEvent
    ) -> tuple[HistoryEntry | None, HistoryEntry | None]:
        """Let be undone and redone what can be; return both."""
        undoing = open_event.workspace.undoing
        undo, redo = undoing.next_undo, undoing.next_redo
        # Where steps of a ceremony stand, Ctrl+Z says how they are taken back.
        self._undo.setEnabled(
            undo is not None or has_standing_steps(open_event.tournament.competition())
        )
        self._redo.setEnabled(redo is not None)
        return undo, redo

    def _take_keys(self) -> None:
        """Open the first menu, as F10 does of itself on Windows alone."""
        self.setActiveAction(self.actions()[0])

    def _copy(self) -> None:
        focused: QWidget | None = QApplication.focusWidget()
        if isinstance(focused, QLineEdit | Table):
            focused.copy()
        elif self._page and (table := self._page.findChild(Table)):
            table.copy()

    def _find(self) -> None:
        if self._page and (box := self._page.findChild(FilterBox)):
            box.take_focus()

    def _open_recent(self, action: QAction) -> None:
        self.recent_wanted.emit(action.data())


def _menu_text(text: str) -> str:
    """Return a text as a menu shows it: not too long, its & no key."""
    shown = text if len(text) <= 60 else text[:59] + "…"
    return plain_caption(shown)
