"""The papers: chosen, looked at as they will be, then saved or printed."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction, QActionGroup, QShowEvent
from PySide6.QtWidgets import QApplication

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.options import TOURNAMENT, Options
from arbiter_app.documents.sheet_options import leavable
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.ids import TournamentId
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import act, act_button, act_tool
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.look.layouts import PAGE_MARGINS, column, row
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import primary
from arbiter_app.gui.papers.captioned import captioned
from arbiter_app.gui.papers.language_choice import LanguageChoice
from arbiter_app.gui.papers.more_acts import MoreButton, more_acts
from arbiter_app.gui.papers.on_printer import AskPrinter
from arbiter_app.gui.papers.option_form import OptionForm
from arbiter_app.gui.papers.outlets import AskFolder, AskPath, Outlets, ask_path
from arbiter_app.gui.papers.paper_list import PaperList
from arbiter_app.gui.papers.paper_states import states_of, whole_state
from arbiter_app.gui.papers.pdf_maker import Order, Paper, PdfMaker
from arbiter_app.gui.papers.pdf_pages import PdfPages
from arbiter_app.gui.papers.preview import Preview
from arbiter_app.gui.papers.printed_list import PrintedList
from arbiter_app.gui.papers.printing import ask_printer
from arbiter_app.gui.papers.remembered import Remembered
from arbiter_app.gui.papers.set_dialog import PrintSetDialog
from arbiter_app.gui.papers.set_outlet import SetOutlet
from arbiter_app.gui.papers.sheet_form import SheetForm
from arbiter_app.gui.papers.told import told_of
from arbiter_app.gui.papers.tournament_choice import (
    AskTournaments,
    TournamentChoice,
    ask_tournaments,
)
from arbiter_app.gui.parts.dialogs.ask_file import ask_folder
from arbiter_app.gui.parts.holders.scrolled import Scrolled
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.parts.tables.row_menu import RowMenu
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import catalogue, translate, window_catalogue
from arbiter_app.services.changes import Changes
from arbiter_app.services.files.printed_papers import PrintedPaper
from arbiter_app.wording.errors.sentences import error_sentence

_PATIENCE = 300
"""Milliseconds after which a paper that takes longer is said to be under way."""


class DocumentsPage(Page):
    """A list of papers, what can be chosen about one, and its preview."""

    def __init__(
        self,
        open_event: OpenEvent,
        *,
        ask_path: AskPath = ask_path,
        ask_printer: AskPrinter = ask_printer,
        ask_folder: AskFolder = ask_folder,
        ask_tournaments: AskTournaments = ask_tournaments,
    ) -> None:
        super().__init__(open_event)
        self._paper: Paper | None = None
        self._pages: PdfPages | None = None
        self._when_made: Callable[[Paper, PdfPages], None] | None = None
        self._seen_wrong: set[int] = set()
        self._maker = PdfMaker(self)
        self._list = PaperList()
        remembered = Remembered(Preferences(), open_event.workspace.key)
        self._language = LanguageChoice(remembered)
        language = captioned(translate("DocumentsPage", "Lan&guage of the paper"), self._language)
        self._tournaments = TournamentChoice(ask_tournaments)
        self._options = OptionForm(remembered, first=self._tournaments, last=language)
        self._sheet = SheetForm(remembered)
        self._sheet_place = Scrolled(self._sheet)
        self._lacking = Aside()
        self._outlets = Outlets(
            self,
            open_event,
            self._options,
            ask_path=ask_path,
            ask_printer=ask_printer,
            ask_folder=ask_folder,
        )
        self._sets = SetOutlet(
            self,
            open_event,
            remembered,
            ask_path=ask_path,
            ask_printer=ask_printer,
            ask_folder=ask_folder,
        )
        self._preview = Preview(self)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._patience.timeout.connect(self._say_it_is_made)
        self._printed = PrintedList(open_event)
        self._printed.hide()
        self._printed.again.connect(self._print_again)
        self._make_actions()
        self._lay_out()
        self._connect()

    def _make_actions(self) -> None:
        self._save = act(
            self,
            translate("DocumentsPage", "&Save PDF…"),
            lambda: self._with_paper(self._outlets.save),
            Key.SAVE_AS,
        )
        self._apart = act(
            self,
            translate("DocumentsPage", "Save eac&h apart…"),
            lambda: self._with_paper(self._outlets.save_apart),
        )
        self._print = act(
            self,
            translate("DocumentsPage", "Pr&int…"),
            lambda: self._with_paper(self._outlets.print_out),
            Key.PRINT,
        )
        self._together = act(
            self,
            translate("DocumentsPage", "Papers t&ogether…"),
            lambda: self.print_set_dialog().exec(),
            Key.PRINT_SET,
        )
        self._acts = QActionGroup(self)
        self._acts.addAction(self._save)
        self._acts.addAction(self._print)
        self._acts.addAction(self._apart)
        self._about = act(
            self, translate("DocumentsPage", "P&rinted papers"), lambda: None, Key.PANEL
        )
        self._about.setCheckable(True)
        self._about.toggled.connect(self._printed.setVisible)
        self._shape = act(self, translate("DocumentsPage", "La&yout"), lambda: None)
        self._shape.setCheckable(True)
        self._shape.setChecked(True)
        self._shape.toggled.connect(self._sheet_place.setVisible)
        self._more = more_acts(self, self.open_event, lambda: self._language.language)

    def _lay_out(self) -> None:
        save, print_, apart = map(act_button, self._acts.actions())
        more = MoreButton(self._more)
        about = act_tool(self._about, raised=True)
        shape = act_tool(self._shape)
        together = act_tool(self._together, raised=True)
        self._apart_button = apart
        self._offer_apart(is_offered=False)
        self._head = PageHead(
            PageId.PAPERS,
            beside=[about, together, more],
            acts=(primary(print_), save, apart),
        )
        paper = column(
            row((self._options, 1), shape, gap=Room.MIDDLE),
            self._lacking,
            (row((self._preview, 1), self._sheet_place, gap=Room.MIDDLE), 1),
            self._printed,
        )
        column(
            self._head,
            (row(self._list, (paper, 1), gap=Room.WIDE), 1),
            around=PAGE_MARGINS,
            into=self,
        )
        for before, after in pairwise((about, together, more, print_, save, apart, self._list)):
            self.setTabOrder(before, after)
        for before, after in pairwise(
            (self._language, shape, *self._preview.stops, *self._sheet.stops, self._printed)
        ):
            self.setTabOrder(before, after)

    def _connect(self) -> None:
        self._list.setCurrentRow(0)
        RowMenu(self._list, self._acts.actions)
        self._list.currentRowChanged.connect(self.refresh)
        self._options.changed.connect(self._order)
        self._tournaments.changed.connect(self._order)
        self._sheet.changed.connect(self._order)
        self._sheet.refused.connect(self.open_event.refused)
        self._language.changed.connect(self._order)
        self._maker.made.connect(self._show_paper)
        self._maker.refused.connect(self._show_refusal)
        self._maker.came.connect(self._say_how_far)
        self.open_event.papers.examined.connect(self._offer_list)
        self._offer_list()
        if application := QApplication.instance():
            application.aboutToQuit.connect(self._close_pages)

    def refresh(self) -> None:
        """Show the chosen paper of the event as it is now."""
        self._options.put_in_hand(self.open_event.stage)
        self._list.offer(self.open_event.facts)
        self._tell_states()
        kind = self._list.document
        self._tournaments.offer(
            self.open_event.facts, is_used=kind is not None and not kind.of_event
        )
        self._options.setEnabled(kind is not None)
        self._language.show_document(kind)
        self._sheet_place.setVisible(kind is not None and self._shape.isChecked())
        if kind is not None:
            self._sheet.show_options(kind)
            self._options.show_options(kind, self.open_event.facts)
        for before, after in pairwise(
            (self._list, self._tournaments.box, *self._options.boxes, self._language)
        ):
            self.setTabOrder(before, after)
        self._order()

    def focus_first(self) -> None:
        """Put the focus into the list of documents."""
        self._list.setFocus()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self.open_event.papers.look()

    def show_paper(self, document: str, options: Options) -> None:
        """Show a document of the tournament in hand with these options."""
        if self._tournaments.several:
            self._tournaments.choose_this()
            self._order()
        self._list.choose(document)
        self._options.choose(options)

    def print_set_dialog(self) -> PrintSetDialog:
        """Return the dialog of papers that are printed together; that in view may be added."""
        chosen = {**self._sheet.chosen, **self._options.chosen}
        return self._sets.dialog(self._list.document, chosen)

    def show_printed_papers(self) -> None:
        """Show the papers that were printed, with the cursor on the wrong ones."""
        self._about.setChecked(True)
        self._printed.focus()

    def page_actions(self) -> Sequence[QAction]:
        """Return the actions of the page for the menu, each with its key."""
        return (
            self._save,
            self._apart,
            self._print,
            *self._preview.zooming,
            self._about,
            self._together,
            *self._more,
            self._shape,
        )

    def _on_changed(self, changes: Changes) -> None:
        # A note in the journal changes no paper, the note about this very paper least of all.
        if changes.areas:
            super()._on_changed(changes)

    def _order(self) -> None:
        self._paper = None
        self._when_made = None
        self._lacking.say("")
        kind = self._list.document
        if kind is None:
            self._show_why_not_yet()
            return
        self._patience.start()
        several = () if kind.of_event else self._tournaments.several
        self._offer_apart(is_offered=len(several) > 1)
        self._maker.make(
            Order(
                kind,
                {**self._sheet.chosen, **self._options.chosen},
                self._language.language,
                self.open_event.facts,
                several,
            )
        )

    def _offer_apart(self, *, is_offered: bool) -> None:
        self._apart.setVisible(is_offered)
        self._apart_button.setVisible(is_offered)

    def _show_paper(self, paper: Paper) -> None:
        self._patience.stop()
        former = self._pages
        self._paper, self._pages = paper, PdfPages(paper.data)
        self._preview.show_pages(self._pages)
        if former:
            former.close()
        texts = catalogue(paper.order.language)
        columns = {
            name: title
            for part in paper.parts
            for name, title in leavable(part.report, texts).items()
        }
        self._sheet.offer_columns(columns)
        self._lacking.say(told_of(paper))
        self._acts.setEnabled(True)
        if self._when_made:
            self._when_made(paper, self._pages)
            self._when_made = None

    def _show_refusal(self, error: RuleError) -> None:
        """Say in the place of the paper why there is none."""
        self._patience.stop()
        self._preview.say_instead(error_sentence(window_catalogue(), error))
        self._acts.setEnabled(False)
        self._when_made = None

    def _show_why_not_yet(self) -> None:
        """Say in the place of a paper which ones are not possible yet, and why."""
        self._maker.make(None)
        self._patience.stop()
        self._offer_apart(is_offered=False)
        self._preview.say_instead(self._list.why_not_yet, is_list=True)
        self._acts.setEnabled(False)

    def _tell_states(self) -> None:
        """Say which papers were printed, and what has become of them."""
        states = states_of(self.open_event.papers.papers, self.open_event.facts)
        self._list.tell(states)
        kind = self._list.document
        self._preview.tell(whole_state(states.get(kind.id), self.open_event) if kind else "")

    def _close_pages(self) -> None:
        if self._pages:
            self._pages.close()

    def _say_it_is_made(self) -> None:
        self._preview.say_how_far(translate("DocumentsPage", "Being made…"))

    def _say_how_far(self, made: int, of: int) -> None:
        if self._paper is None and not self._patience.isActive():
            pattern = translate("DocumentsPage", "Papers are being made: {made} of {of}")
            self._preview.say_how_far(pattern.format(made=made, of=of))

    def _with_paper(self, use: Callable[[Paper, PdfPages], None]) -> None:
        """Act on the paper that is chosen, as soon as it is made."""
        if self._paper and self._pages:
            use(self._paper, self._pages)
        else:
            self._when_made = use

    def _offer_list(self) -> None:
        """Put the list of printed papers in view as soon as one of them is wrong."""
        self._tell_states()
        wrong = {paper.entry for paper in self.open_event.papers.wrong}
        if wrong - self._seen_wrong:
            self._about.setChecked(True)
        self._seen_wrong = wrong
        to_replace = translate("DocumentsPage", "! %n to be replaced", None, len(wrong))
        self._head.say(to_replace if wrong else "")
        nothing = translate("DocumentsPage", "No paper of this event has been printed yet.")
        self._about.offer("" if self.open_event.papers.papers else nothing)
        if not self.open_event.papers.papers:
            self._about.setChecked(False)

    def _print_again(self, printed: PrintedPaper) -> None:
        """Bring a paper up as it was chosen, and print or save it as soon as it is made."""
        kind = document(printed.document)
        tournament = printed.options.get(TOURNAMENT)
        whole = self.open_event.whole
        if isinstance(tournament, int):
            if all(each.id != tournament for each in whole.tournaments):
                gone = RuleError("tournament.none", tournament=tournament)
                self.open_event.refused.emit(error_sentence(window_catalogue(), gone))
                return
            self.open_event.put_in_hand(TournamentId(tournament))
        own = {each.name: printed.options.get(each.name) for each in kind.options}
        self.show_paper(printed.document, own)
        self._sheet.choose(printed.options)
        self._language.setCurrentIndex(self._language.findData(printed.language))
        self._with_paper(self._outlets.save if printed.saved else self._outlets.print_out)
