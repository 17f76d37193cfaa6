"""The registration desk: people before it one after the other, each dealt with in a few keys."""

from collections.abc import Callable, Sequence
from decimal import Decimal
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from arbiter_app.documents.before_play.receipt import RECEIPT
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.registration.desk import desk_tally
from arbiter_app.domain.registration.findings import awaits_first_day
from arbiter_app.domain.registration.receipts import gives_receipts, newest_for, wants_receipt
from arbiter_app.gui.base.destinations import PageId, ShowPaper
from arbiter_app.gui.base.kept_texts import kept_participant
from arbiter_app.gui.base.keys import VIEWS, Key
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import Fields, Page
from arbiter_app.gui.base.page_actions import act, act_button, none_chosen
from arbiter_app.gui.event.people.eligibility_rules import change_conditions
from arbiter_app.gui.look.layouts import PAGE_MARGINS, STRETCH, column, row
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import words
from arbiter_app.gui.parts.holders.form_panel import FormPanel
from arbiter_app.gui.parts.holders.stack import Stack
from arbiter_app.gui.parts.pages.empty_page import EmptyPage
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.parts.pages.tournament_filter import TournamentFilter
from arbiter_app.gui.parts.tables.row_menu import RowMenu
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.registration.counters import DeskCounters, sums
from arbiter_app.gui.registration.discounts_dialog import DiscountsDialog
from arbiter_app.gui.registration.findings import DeskFindings
from arbiter_app.gui.registration.person import DeskPerson
from arbiter_app.gui.registration.rows import SHOWN, DeskRow, Showing, desk_rows, spoken
from arbiter_app.gui.registration.search import DeskSearch, found_by
from arbiter_app.gui.registration.table import DeskTable
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.people.fees import issue_receipt
from arbiter_app.services.commands.people.registration import (
    mark_present,
    set_fees_paid,
    show_undated_papers,
)
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.registration import findings as finding_words

_SIDE_WIDTH = 316
_SEARCH_WIDTHS = (220, 340)
"""The least and the most; all in pixels beside letters of the usual height."""
_CHOSEN = "chosen"
_PEOPLE, _NOBODY_FOUND = range(2)
"""What stands at the left."""


class DeskPage(Page):
    """Letters find a person, figures deal with him, Enter is "here, and the next one please"."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__(open_event)
        self._rows: tuple[DeskRow, ...] = ()
        self._table = DeskTable()
        self._search = DeskSearch(self._table)
        # A click on the list chooses people; the keys stay with the search.
        self._table.setFocusProxy(self._search)
        self._counters = DeskCounters(open_event)
        self._tournaments = TournamentFilter(open_event)
        self._person = DeskPerson(open_event)
        self._findings = DeskFindings(open_event)
        self._make_acts()
        self._lay_out()
        self._search.textChanged.connect(self._find)
        self._search.accepted.connect(self._welcome)
        self._search.figure_typed.connect(self._obey)
        self._table.chosen_changed.connect(self._show_chosen)
        self._tournaments.changed.connect(self._show_tournament)
        self._counters.showing_chosen.connect(self._show_others)
        for part in (self._person, self._findings, self._counters):
            part.left.connect(self._search.setFocus)

    def refresh(self) -> None:
        event = self._event
        self._rows = desk_rows(event)
        tally = desk_tally(event)
        self._counters.show_tally(event, tally)
        self._head.say(sums(event, tally) if self._rows else "")
        self._body.setCurrentIndex(0 if self._rows else 1)
        for tool in self._tools:
            tool.setVisible(bool(self._rows))
        for each in self._showing_acts:
            each.setVisible(bool(self._rows))
        is_of_several = self.open_event.whole.has_several
        for each in self._of_several:
            each.setVisible(is_of_several)
        self._acts["7"].setVisible(gives_receipts(self.open_event.whole))
        self._discounts_button.setVisible(is_of_several and bool(self._rows))
        self._show_list()

    @property
    def _event(self) -> Event:
        """What the page shows: the whole event, or as it is seen of the tournament chosen."""
        return self.open_event.shown(self._tournaments.chosen)

    def focus_first(self) -> None:
        if self._rows:
            self._search.take_focus()
        else:
            self._empty.button.setFocus()

    def page_actions(self) -> Sequence[QAction]:
        return (
            *self._acts.values(),
            self._new,
            self._conditions_act,
            *self._of_several,
            *self._showing_acts,
        )

    def settle(self) -> bool:
        """Save what is being typed as if its field were left."""
        if (focused := self.focusWidget()) and self._side.isAncestorOf(focused):
            self._search.setFocus()
        return not self._person.is_wrong

    def unsaved(self) -> Fields:
        fields = {**super().unsaved(), **self._findings.unsaved}
        chosen = " ".join(str(row.id) for row in self._table.chosen)
        return fields and {**fields, _CHOSEN: chosen}

    def bring_back(self, unsaved: Fields) -> bool:
        """Go to whom it was about: what was typed of others, or of nobody, has no place."""
        kept = map(kept_participant, (unsaved.get(_CHOSEN) or "").split())
        chosen = {each for each in kept if each is not None}
        if chosen and not self._table.choose(chosen):
            return False
        return self._findings.bring_back(unsaved) or super().bring_back(unsaved)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Let Esc go back to the search from wherever something was asked."""
        if event.key() == Qt.Key.Key_Escape and not self._search.hasFocus():
            self._search.setFocus()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Save what is being typed when the page is left for another."""
        if not event.spontaneous():
            self.settle()
        super().hideEvent(event)

    # The list

    def _find(self) -> None:
        """Show whom the letters may mean, the likeliest one chosen."""
        found = found_by(self._rows, self._search.text())
        if not found:
            QApplication.beep()
        self._list.setCurrentIndex(_PEOPLE if found else _NOBODY_FOUND)
        typed = bool(self._search.text().split())
        self._show_list(prefer=found[0].id if typed and found else None)

    def _show_list(self, prefer: PlayerId | None = None) -> None:
        """Show the people of the counter and the search; who is chosen is not taken away by what
        is done to him.
        """
        kept = {row.id for row in self._table.chosen}
        belongs = SHOWN[self._counters.showing]
        if text := self._search.text():
            # Who stands at the desk is found whatever the list shows.
            rows = found_by(self._rows, text)
        else:
            rows = [row for row in self._rows if belongs(row) or row.id in kept]
        self._table.show_rows(rows, self._rows, prefer=prefer)

    def _show_others(self, _: Showing) -> None:
        """Show those of another counter, from the first one."""
        self._table.clearSelection()
        self._search.start_anew()
        self._show_list()
        self._table.selectRow(0)
        self._search.setFocus()

    def _show_tournament(self) -> None:
        """Show the people of another tournament, or of all, from the first one."""
        self._table.clearSelection()
        self._search.start_anew()
        self.refresh()
        self._table.selectRow(0)

    def _show_chosen(self) -> None:
        chosen = tuple(self._table.chosen)
        self._person.show_rows(self._event, chosen)
        self._findings.say_conditions(self._conditions_text(chosen))
        self._findings.show_rows(chosen, self._rows)
        one = len(chosen) == 1
        one_only = translate("RegistrationPage", "This is done for one person at a time.")
        self._search.setAccessibleDescription(spoken(chosen[0]) if one else "")
        for figure in "45":
            several = "" if one or figure == "5" else one_only
            self._acts[figure].offer(several if chosen else none_chosen())
        if one and len(chosen[0].entries) > 1:
            self._acts["5"].offer(
                translate(
                    "DeskPage",
                    "Each tournament has a fee of its own: choose one above the list first.",
                )
            )
        for figure in "37":
            self._acts[figure].offer("" if chosen else none_chosen())

    # What is done to who is chosen

    def _welcome(self) -> None:
        """Mark who is chosen as here and make ready for the next one: for new letters where there
        were some, else for the next row.
        """
        chosen = self._table.chosen
        if not chosen:
            QApplication.beep()
            return
        arrived = [row for row in chosen if not row.present]
        if arrived and not self._mark(arrived, present=True):
            return
        if self._search.text():
            self._search.start_anew()
        else:
            self._table.go_on()

    def _obey(self, figure: str) -> None:
        chosen = self._acts.get(figure)
        if chosen and chosen.isEnabled() and chosen.isVisible():
            chosen.trigger()
        else:
            QApplication.beep()

    def _toggle_present(self) -> None:
        chosen = self._table.chosen
        present = not all(row.present for row in chosen)
        self._do_to(
            [row for row in chosen if row.present is not present],
            partial(self._mark, present=present),
        )

    def _mark(self, rows: Sequence[DeskRow], *, present: bool) -> bool:
        return self.open_event.do(
            mark_present,
            players=tuple(row.id for row in rows),
            present=present,
            tournament=self._tournaments.chosen,
        )

    def _toggle_paid(self) -> None:
        """Take the whole fee of all who owe something; where nobody does, give it back."""
        chosen = self._table.chosen
        owing = [row for row in chosen if row.outstanding]
        paid = {row.id: row.account.due for row in owing} or {
            row.id: Decimal(0) for row in chosen if row.account.paid
        }
        if paid:
            self.open_event.do(set_fees_paid, paid=paid, tournament=self._tournaments.chosen)
        elif chosen:
            self.open_event.refused.emit(
                translate(
                    "DeskPage",
                    "There is no fee to pay. Type the entry fee above the list, or with 5 a fee of"
                    " this person.",
                )
            )

    def _show_papers(self) -> None:
        """Note the papers without a date; then the dates are typed one after the other."""
        chosen = self._table.chosen
        lacking = [
            row
            for row in chosen
            if any(not paper.requirement.dated and paper.is_lacking for paper in row.papers.papers)
        ]
        if lacking:
            self.open_event.do(show_undated_papers, players=tuple(row.id for row in lacking))
        if not self._person.ask_date() and not lacking and chosen:
            self._say(translate("DeskPage", "No paper of who is chosen is missing."))

    def _receipt(self) -> None:
        """Issue a receipt for what was not receipted yet of who is chosen, and show it for print;
        where there is nothing new, the newest receipt of theirs.
        """
        players = tuple(row.id for row in self._table.chosen)
        if wants_receipt(self.open_event.whole, players) and not self.open_event.do(
            issue_receipt, players=players
        ):
            return
        if receipt := newest_for(self.open_event.whole, players):
            self.go_to(ShowPaper("receipt", {RECEIPT.name: receipt.number}))

    def _change_discounts(self) -> None:
        DiscountsDialog(self, self.open_event).exec()
        self._search.setFocus()

    def _do_to(self, rows: Sequence[DeskRow], do: Callable[[Sequence[DeskRow]], object]) -> None:
        if rows:
            do(rows)
        else:
            self._say(translate("DeskPage", "It is so already for everybody who is chosen."))

    def _decide(self) -> None:
        if not self._findings.take_focus():
            self._say(translate("DeskPage", "Nothing is pointed out about who is chosen."))

    def _say(self, why_not: str) -> None:
        """Say why a key did nothing, heard by who looks at papers and seen by who does not hear."""
        QApplication.beep()
        self.open_event.refused.emit(why_not)

    def _change_conditions(self) -> None:
        """Let the conditions of the tournament that is shown be changed; of the one in hand, where
        all are.
        """
        with self.keeping_stage():
            if (shown := self._tournaments.chosen) is not None:
                self.open_event.put_in_hand(shown)
            change_conditions(self, self.open_event)
        self._search.setFocus()

    # Words

    def _nobody_text(self) -> str:
        return translate(
            "DeskPage",
            "Nobody’s name, club, region or coach begins so. Ins registers a new player.",
        )

    def _conditions_text(self, chosen: Sequence[DeskRow]) -> str:
        """Return the conditions of the tournament that is shown; of all, those of who is chosen."""
        event = self._event
        if event.has_several and event.seen_of is None:
            seen = [each.event for each in chosen[0].entries] if len(chosen) == 1 else []
            return "\n".join(
                translate("DeskPage", "{tournament}: {conditions}").format(
                    tournament=tournament_name(window_catalogue(), each.tournament),
                    conditions=_conditions_of(each),
                )
                for each in seen
            )
        return _conditions_of(event)

    # Making the page

    def _make_acts(self) -> None:
        self._acts = {
            "1": act(self, translate("DeskPage", "&Here or not"), self._toggle_present, Key.HERE),
            "2": act(
                self, translate("DeskPage", "&Fee paid or not"), self._toggle_paid, Key.FEE_PAID
            ),
            "3": act(
                self, translate("DeskPage", "&Papers shown"), self._show_papers, Key.PAPERS_SHOWN
            ),
            "4": act(
                self, translate("DeskPage", "&Amount paid"), self._person.ask_paid, Key.AMOUNT_PAID
            ),
            "5": act(
                self, translate("DeskPage", "Fee to pa&y"), self._person.ask_due, Key.FEE_TO_PAY
            ),
            "7": act(self, translate("DeskPage", "&Receipt"), self._receipt, Key.RECEIPT),
            "6": act(
                self,
                translate("DeskPage", "&Decide what is pointed out"),
                self._decide,
                Key.DECIDE_FINDING,
            ),
        }
        RowMenu(self._table, lambda: tuple(self._acts.values()), asked_in=self._search)
        self._new = act(
            self,
            translate("DeskPage", "&New player"),
            self.way_to(PageId.PLAYERS),
            Key.NEW,
        )
        self._conditions_act = act(
            self, translate("DeskPage", "&Conditions of taking part…"), self._change_conditions
        )
        self._discounts = act(self, translate("DeskPage", "D&iscounts…"), self._change_discounts)
        self._sums = act(
            self,
            translate("DeskPage", "Fees of all &tournaments"),
            lambda: self.go_to(ShowPaper("fee-totals")),
            Key.PRINT,
        )
        self._of_several = (self._discounts, self._sums)
        """What an event of one tournament has no use for."""
        names = {
            Showing.EVERYBODY: translate("DeskPage", "Show everybody"),
            Showing.NOT_HERE: translate("DeskPage", "Show who is not here yet"),
            Showing.FEE_OPEN: translate("DeskPage", "Show whose fee is open"),
            Showing.PAPERS_MISSING: translate("DeskPage", "Show whose papers are missing"),
            Showing.POINTED_OUT: translate("DeskPage", "Show what is to be decided"),
        }
        self._showing_acts = [
            act(self, name, partial(self._counters.choose, showing), key)
            for key, (showing, name) in zip(VIEWS, names.items(), strict=True)
        ]

    def _lay_out(self) -> None:
        least, most = map(px, _SEARCH_WIDTHS)
        self._search.setMinimumWidth(least)
        self._search.setMaximumWidth(most)
        conditions = act_button(self._conditions_act)
        self._discounts_button = act_button(self._discounts)
        self._head = PageHead(
            PageId.REGISTRATION,
            beside=[self._tournaments, self._search],
            acts=[self._discounts_button, conditions],
        )
        nobody = QWidget()
        column(words(self._nobody_text(), wraps=True), STRETCH, into=nobody)
        self._list = QStackedWidget()
        self._list.addWidget(self._table)
        self._list.addWidget(nobody)
        self._legend = Aside(
            translate(
                "DeskPage",
                "Letters find a person · Enter: here, next one · 1 here or not · 2 fee paid or not"
                " · 3 papers shown, then their dates · 4 amount paid · 5 fee to pay · 6 decide"
                " · Shift+↓ or Ctrl+A several at once · Esc back · Ctrl+Z undo",
            )
        )
        self._side = self._side_panel()
        at_work = QWidget()
        row((self._list, 1), self._side, gap=Room.WIDE, into=at_work)
        self._empty = EmptyPage(
            translate("DeskPage", "Nobody is registered yet. Register the players first."),
            translate("DeskPage", "&Register players"),
            self.way_to(PageId.PLAYERS),
        )
        self._body = Stack()
        self._body.addWidget(at_work)
        self._body.addWidget(self._empty)
        self._tools = (self._search, conditions, self._counters, self._legend)
        """What there is nothing to do with while nobody is registered."""
        column(
            self._head,
            self._counters,
            (self._body, 1),
            self._legend,
            around=PAGE_MARGINS,
            into=self,
        )

    def _side_panel(self) -> FormPanel:
        inside = QWidget()
        column(self._person, (self._findings, 1), gap=Room.WIDE, into=inside)
        return FormPanel(inside, width=_SIDE_WIDTH)


def _conditions_of(event: Event) -> str:
    """Return the conditions of taking part in a tournament, or what is lacking to judge by them."""
    if awaits_first_day(event):
        return translate(
            "DeskPage",
            "Ages cannot be told: type the first day of the event on its page (F2).",
        )
    words = finding_words.conditions(window_catalogue(), event.tournament.eligibility)
    return words or translate("DeskPage", "No conditions: open to everybody")
