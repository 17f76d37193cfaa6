"""The window: the open event in its pages, the menus above, the status below."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QMainWindow, QStatusBar, QWidget

from arbiter_app import paths
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.ids import Round, TournamentId
from arbiter_app.formats.errors import FileError
from arbiter_app.gui.base.after_paint import after_paint
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.page_titles import page_title
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.look.appearance import Choice, appearance
from arbiter_app.gui.look.plain import plain_title
from arbiter_app.gui.safekeeping.safekeeping import Safekeeping
from arbiter_app.gui.window.book.page_book import PageBook
from arbiter_app.gui.window.event_view import FIRST_PAGE, EventView
from arbiter_app.gui.window.files import beginning, opening, report_files
from arbiter_app.gui.window.files.joining_acts import JoiningActs
from arbiter_app.gui.window.files.report_files import is_report
from arbiter_app.gui.window.keeping_people import Remembering
from arbiter_app.gui.window.knowing_suspended import KnowingSuspended
from arbiter_app.gui.window.menu.help import Help
from arbiter_app.gui.window.menu.menus import Menus
from arbiter_app.gui.window.message_strip import Strip
from arbiter_app.gui.window.recent_files import RecentFiles
from arbiter_app.gui.window.reopening import Reopening
from arbiter_app.gui.window.sport_words import speak_as, speaks_as
from arbiter_app.gui.window.start_screen import StartScreen
from arbiter_app.gui.window.status.saved_until import saved_until
from arbiter_app.gui.window.status.status_line import StatusLine
from arbiter_app.gui.window.window_place import take_place
from arbiter_app.gui.window.window_title import window_title
from arbiter_app.i18n import translate
from arbiter_app.services.files.own_events import is_there, sample_here
from arbiter_app.services.workspace import Workspace


class MainWindow(QMainWindow):
    """One window, at most one open event; built when it is seen or has an event to show, and anew
    for another language and for other sizes.
    """

    _registry_told = Signal(str)
    """From any thread: which file of the registry is damaged."""

    def __init__(
        self, preferences: Preferences, speak: Callable[[str], None], *, actor: str = ""
    ) -> None:
        super().__init__()
        appearance().dress(self)
        self._preferences = preferences
        self._speak = speak
        self._visitor = actor
        self.open_event: OpenEvent | None = None
        self._safekeeping: Safekeeping | None = None
        self._round: Round | None = None
        """The round to show as soon as the page of rounds is."""
        self._tournament: int | None = None
        """The tournament to put in hand once the event is open, if it has it."""
        self._recent = RecentFiles(self, self._preferences)
        self._reopening = Reopening(self, self._preferences)
        self._help = Help(self, self._pages, self.say, self._preferences)
        take_place(self, preferences.geometry)
        self._recent.told.connect(self._show_recent)
        self._registry_told.connect(self.tell)

    @property
    def _actor(self) -> str:
        """Who acts in events that name no chief arbiter."""
        return self._visitor or self._preferences.own_name.name

    def open(self, path: Path) -> bool:
        """Open an event file; return whether it is open, having said why if not."""
        if self.open_event and self.open_event.has_open(path):
            return True
        self._preferences.opening = path
        return self._take(lambda: opening.opened(self, path, actor=self._actor))

    def import_report(self, source: Path) -> None:
        """Make a new event of a report file (TRF) and open it, if the person decides so."""
        if not self._settled():
            return
        made = report_files.import_report(self, source, self._preferences, actor=self._actor)
        if made:
            self.open(made)

    def reopen(self) -> None:
        """Open the event the program was closed with, at the same page and round."""
        self._reopening.last()

    def reopen_own(self) -> None:
        """Open the event of one's own that was open last, the sample while there is none."""
        self._reopening.own()

    def open_again(self, path: Path) -> bool:
        """Open an event of a former time; that of last time at the same round."""
        if self.open_event is None and path == self._preferences.last:
            number = self._preferences.shown_round
            self._round = Round(number) if number else None
            self._tournament = self._preferences.shown_tournament
        return self.open(path)

    def open_sample(self) -> None:
        """Open the copy of the sample event in the person's folder, made at the first time."""
        path = sample_here()
        if is_there(path):
            self.open(path)
        else:
            self._take(lambda: beginning.sample(path, actor=self._actor))

    def say(self, text: str) -> None:
        """Show a message in the strip above the page."""
        self.stand()
        self._strip.say(text)

    def tell(self, text: str) -> None:
        """Show a message beside the one that stands there; it stays until it is closed."""
        self.stand()
        said = self._strip.text
        self._warn(f"{said} {text}" if said and text not in said else text)

    def show_manual(self, over: QWidget) -> None:
        """Show the chapter of the page that is shown, over the window or one of its dialogs."""
        self._help.show_manual(over)

    def leave(self) -> None:
        """Close the event and let others open it, as at every end of the program."""
        self._leave()
        self._preferences.opening = None

    def stand(self) -> None:
        """Build the window if nothing stands in it yet: where an event is opened at once, what
        offers one would be built for nobody.
        """
        if self.centralWidget() is None:
            self._build()

    def setVisible(self, visible: bool) -> None:  # noqa: N802
        if visible:
            self.stand()
        super().setVisible(visible)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        if not self._settled():
            event.ignore()
            return
        self._preferences.geometry = self.saveGeometry()
        self.leave()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Let Esc close the message where nothing nearer to the hand was to be closed."""
        if event.key() == Qt.Key.Key_Escape and self._strip.text:
            self._strip.dismiss()
        else:
            super().keyPressEvent(event)

    # The event

    def _take(self, open_: Callable[[], Workspace | None]) -> bool:
        """Open another event; where that fails the window stays with what it had."""
        if not self._settled():
            return False
        try:
            workspace = open_()
        except (FileError, RuleError) as error:
            self._preferences.opening = None
            self.say(error_sentence(error))
            return False
        if workspace is None:
            self._preferences.opening = None
            return False
        self._take_up(workspace)
        return True

    def _take_up(self, workspace: Workspace) -> None:
        """Show an event in place of the one that was open. It is remembered once it stands; where
        showing it fails, the window stands without an event.
        """
        self._leave()
        self.open_event = OpenEvent(workspace)
        try:
            self._show_event(self.open_event)
        except BaseException:
            self._preferences.page, self._preferences.opening = FIRST_PAGE, None
            self._leave()
            self._build()
            raise
        # Written down now, for a program that is killed is not asked before it ends.
        self._preferences.remember(workspace.path)
        self._recent.ask()
        self._show_recent()
        after_paint(self, self._stands_open)

    def _show_event(self, open_event: OpenEvent) -> None:
        Remembering(open_event)
        open_event.changed.connect(self._follow_sport)
        after_paint(open_event, KnowingSuspended(open_event).look)
        self._safekeeping = self._new_safekeeping(open_event)
        open_event.tournament_chosen.connect(self._remember_tournament)
        if any(each.id == self._tournament for each in open_event.whole.tournaments):
            open_event.put_in_hand(TournamentId(self._tournament or 0))
        self._remember_tournament()
        speak_as(open_event.facts)
        open_event.tournament_chosen.connect(self._follow_sport)
        open_event.changed.connect(self._show_title)
        open_event.stage_chosen.connect(self._show_title)
        self._preferences.shown_round = self._round
        self._build()
        workspace = open_event.workspace
        until = [saved_until(open_event, datetime.now())] if workspace.was_left_open else []
        if told := [*opening.put_aside(workspace), *until, *self._view.kept.sentences]:
            self.say(" ".join(told))
        if workspace.faults:
            QTimer.singleShot(0, self._safekeeping, self._safekeeping.deal_with_faults)

    def _remember_tournament(self) -> None:
        if self.open_event is not None:
            several = self.open_event.whole.has_several
            self._preferences.shown_tournament = self.open_event.tournament.id if several else None

    def _stands_open(self) -> None:
        self._preferences.opening = None

    def _new_safekeeping(self, open_event: OpenEvent) -> Safekeeping:
        safekeeping = Safekeeping(self, open_event, self._preferences)
        safekeeping.said.connect(self._warn)
        safekeeping.restored.connect(self._on_restored)
        safekeeping.source_chosen.connect(self._put_back, Qt.ConnectionType.QueuedConnection)
        # It ends with the event it belongs to, not before its own act has.
        safekeeping.made.connect(self.open, Qt.ConnectionType.QueuedConnection)
        return safekeeping

    def _warn(self, text: str) -> None:
        self.stand()
        self._strip.say(text, stays=True)

    def _put_back(self, source: Path) -> None:
        """Open a sound copy in the place of the open event, whose file is at fault."""
        assert self.open_event is not None
        path, key = self.open_event.workspace.path, self.open_event.workspace.key
        self._leave()
        try:
            aside = opening.put_back(path, source, key)
        except FileError as error:
            self._build()
            self.say(error_sentence(error))
            return
        if self.open(path):
            self.say(opening.kept_as(aside))

    def _on_restored(self, path: Path) -> None:
        """Go on with the file that the event has now; what was refused can be done again."""
        self._strip.dismiss()
        self._preferences.remember(path)
        self._show_recent()

    def _settled(self) -> bool:
        """Save what is being typed; where it cannot be, return whether it may be thrown away."""
        if self.open_event is None or self._view.book.settle():
            return True
        from arbiter_app.gui.window.leaving import leaves_typed

        leaves = leaves_typed(self)
        if leaves:
            self._view.book.forget_typed()
        return leaves

    def _leave(self) -> None:
        """Close the open event; a field that is being typed in is saved as it loses the focus."""
        if self.open_event is None:
            return
        if isinstance(view := self.centralWidget(), EventView):
            view.hide()
        if self._safekeeping is not None:
            self._safekeeping.close()
        self.open_event.close()
        self.open_event = self._safekeeping = None
        self._round = self._tournament = None

    def _close_event(self) -> None:
        if self._settled():
            self._leave()
            self._preferences.last = None
            self._build()

    def _ask_new(self) -> None:
        if self._settled():
            self._begin()

    def _begin(self, *, title: str = "") -> bool:
        """Ask for a new event; return whether one was begun."""
        former = self._recent.answering(self._reopening.former)
        begun = beginning.ask_new(self, former, self._take_up, self._preferences, title=title)
        if begun:
            of_teams = self.open_event is not None and self.open_event.tournament.played_by_teams
            self._show_page(PageId.TEAMS if of_teams else FIRST_PAGE)
        return begun

    def _ask_list(self) -> None:
        """Begin a new event with a list of players."""
        from arbiter_app.gui.parts.dialogs.ask_file import ask_open
        from arbiter_app.gui.players.acts import kinds_of_lists
        from arbiter_app.gui.players.page import PlayersPage

        title = translate("MainWindow", "List of players to begin with")
        folder = self._preferences.events_folder or paths.user_documents()
        path = ask_open(self, title, folder, kinds_of_lists())
        if path is not None and self._begin(title=path.stem):
            page = self._view.book.page
            if isinstance(page, PlayersPage):
                page.import_from(path)

    def _ask_open(self) -> None:
        path = opening.ask_file(self, self.open_event, self._preferences.events_folder)
        if path and is_report(path):
            self.import_report(path)
        elif path:
            self.open(path)

    def _ask_import(self) -> None:
        if path := report_files.ask_report(self, self.open_event, self._preferences):
            self.import_report(path)

    def _ask_export(self) -> None:
        if self.open_event is not None and self._settled():
            report_files.export_report(self, self.open_event, self._preferences)

    def _keep_template(self) -> None:
        from arbiter_app.gui.window.files.own_templates_dialog import KeepTemplateDialog

        if self.open_event is not None and self._settled():
            dialog = KeepTemplateDialog(self, self.open_event.whole)
            if dialog.exec():
                kept = translate("MainWindow", "Kept as a template: {name}")
                self.open_event.done.emit(kept.format(name=dialog.name))

    # The window around it

    def _build(self) -> None:
        """Make menus, pages and status anew, at the page last shown."""
        self._recent.ask()
        self._menus = self._new_menus()
        self.setMenuBar(self._menus)
        self._menus.add_language_switch()
        if self.open_event is None:
            start = StartScreen(self._recent.all)
            start.list_wanted.connect(self._ask_list)
            start.show_gone(self._recent.gone)
            self._follow(start)
            self._strip = Strip(start)
            self.setCentralWidget(start)
            self.setStatusBar(QStatusBar())
            start.setFocus()
        else:
            self._view = EventView(self.open_event, self._preferences, round=self._round)
            self._strip = self._view.strip
            self._view.turned.connect(self._on_turned)
            self.setCentralWidget(self._view)
            self._show_status(self.open_event)
            self._view.open_last_page()
        self._show_title()

    def _show_recent(self) -> None:
        """Mark the files of the lists that turned out to be gone."""
        if self.centralWidget() is None:
            return
        gone = self._recent.gone
        self._menus.show_recent(self._recent.all, gone)
        if isinstance(start := self.centralWidget(), StartScreen):
            start.show_gone(gone)

    def _new_menus(self) -> Menus:
        menus = Menus(self.open_event, self._recent.shown)
        self._follow(menus)
        menus.export_wanted.connect(self._ask_export)
        menus.registry_wanted.connect(self._show_registry)
        menus.preferences_wanted.connect(self._ask_preferences)
        if self.open_event is not None:
            JoiningActs(self, self.open_event, self._preferences, self._settled).follow(menus)
        if self._safekeeping is not None:
            menus.snapshots_wanted.connect(self._safekeeping.show_snapshots)
            menus.rules_wanted.connect(self._safekeeping.show_rules)
            menus.second_copy_wanted.connect(self._safekeeping.show_second_copy)
            menus.save_copy_wanted.connect(self._safekeeping.save_copy)
            menus.practice_wanted.connect(self._safekeeping.make_practice_copy)
        menus.template_wanted.connect(self._keep_template)
        menus.close_wanted.connect(self._close_event)
        menus.quit_wanted.connect(self.close)
        menus.page_wanted.connect(self._show_page)
        menus.language_wanted.connect(self._change_language)
        menus.look_wanted.connect(self._change_look)
        self._help.follow(menus)
        return menus

    def _follow(self, beginning: Menus | StartScreen) -> None:
        """Do what is offered while no event is open, and in the menus at any time."""
        beginning.new_wanted.connect(self._ask_new)
        beginning.open_wanted.connect(self._ask_open)
        beginning.recent_wanted.connect(self._reopening.listed)
        beginning.sample_wanted.connect(self.open_sample)
        beginning.import_wanted.connect(self._ask_import)

    def _show_status(self, open_event: OpenEvent) -> None:
        assert self._safekeeping is not None
        line = StatusLine(open_event, self._safekeeping.copy, self._view.kept)
        line.check.asked.connect(self._safekeeping.deal_with_faults)
        line.rules.asked.connect(self._safekeeping.show_rules)
        self._safekeeping.wants.connect(self._view.book.go_to)
        line.wants.connect(self._view.book.go_to)
        self._menus.waiting_wanted.connect(line.chips.take_focus)
        self._menus.board_wanted.connect(self._view.book.go_to)
        self._menus.tournament_wanted.connect(self._view.book.choose_tournament)
        self._menus.tournament_turned.connect(self._view.book.turn_tournament)
        self.setStatusBar(line)

    def _show_page(self, page: PageId) -> None:
        self._view.book.open_at(page)

    def _on_turned(self, page: PageId) -> None:
        self._menus.show_page(self._view.book.page, page_title(page))

    def _change_language(self, language: str) -> None:
        if not self._put_away():
            self._menus.add_language_switch()
            return
        self._preferences.language = language
        self._speak(language)
        self._build()

    def _follow_sport(self) -> None:
        """Build the window anew in the words of another sport, once the act is over: that of the
        tournament in hand.
        """
        if self.open_event is not None and not speaks_as(self.open_event.facts):
            QTimer.singleShot(0, self, self._speak_as_event)

    def _speak_as_event(self) -> None:
        if self.open_event is not None and self._put_away():
            speak_as(self.open_event.facts)
            self._build()

    def _change_look(self, choice: Choice) -> None:
        """Wear it in a window built anew: what stands would be dressed piece by piece, which takes
        seconds once all pages do, and it keeps the sizes that it was made in.
        """
        if not self._put_away():
            self._menus.view.show_choice()
            return
        self._preferences.look = choice
        former = self.takeCentralWidget()
        assert former is not None, "pages, or the start screen"
        former.deleteLater()
        QCoreApplication.sendPostedEvents(former, QEvent.Type.DeferredDelete)
        appearance().wear(choice)
        self._build()

    def _put_away(self) -> bool:
        """Make the window ready to be built anew; return whether it may be."""
        if not self._settled():
            return False
        if self.open_event is not None:
            self._round = self._view.shown_round
            self._view.hide()
        return True

    def _show_title(self) -> None:
        shown = self.open_event
        title = window_title(shown.facts, shown.stage) if shown else "Arbiter"
        self.setWindowTitle(plain_title(title))

    def _show_registry(self) -> None:
        from arbiter_app.gui.window.menu.registry import show_registry

        show_registry(self, self.open_event, self._registry_told.emit)

    def welcome_at_first(self) -> None:
        """Ask at the first start what comes first, once the window stands; all of it can be left
        out.
        """
        if self._preferences.is_new:
            after_paint(self, self._welcome)

    def _welcome(self) -> None:
        self._preferences.note_welcome()
        self._choose_preferences(is_welcome=True)

    def _ask_preferences(self) -> None:
        if self._settled():
            self._choose_preferences(is_welcome=False)

    def _choose_preferences(self, *, is_welcome: bool) -> None:
        from arbiter_app.gui.window.preferences.asking import Hands, ask_preferences

        hands = Hands(speak=self._change_language, wear=self._change_look)
        kept = ask_preferences(self, self._preferences, hands, is_welcome=is_welcome)
        if kept is None:
            return
        if self._safekeeping is not None and self._safekeeping.copy.folder != kept.second:
            self._safekeeping.copy.keep_in(kept.second)
        if not is_welcome and self._put_away():
            self._build()
        if kept.wants_list:
            self._show_registry()

    def _pages(self) -> PageBook | None:
        return self._view.book if self.open_event is not None else None
