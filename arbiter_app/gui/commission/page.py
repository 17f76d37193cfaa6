"""The mandate commission: who has shown which papers, and who is admitted."""

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtGui import QAction, QHideEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.admission import Admission, Requirement
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.permission.by_state import Verdict
from arbiter_app.domain.registration.commission import days, ready_to_admit, verdict_on
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.kept_texts import kept_number, kept_numbers
from arbiter_app.gui.base.open_event import OpenEvent, Say
from arbiter_app.gui.base.page import Fields, Page
from arbiter_app.gui.base.page_actions import none_chosen
from arbiter_app.gui.commission.acts import MandateActs
from arbiter_app.gui.commission.decision import MandateDecision
from arbiter_app.gui.commission.header import MandateHeader
from arbiter_app.gui.commission.matrix import MandateMatrix
from arbiter_app.gui.commission.missing import MandateMissing
from arbiter_app.gui.commission.player import MandatePlayer
from arbiter_app.gui.commission.requirements import MandateList
from arbiter_app.gui.commission.rows import MandateRow, mandate_rows
from arbiter_app.gui.look.layouts import PAGE_MARGINS, column, row
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Look, framed
from arbiter_app.gui.parts.holders.stack import Stack, Tabs
from arbiter_app.gui.parts.pages.empty_page import EmptyPage
from arbiter_app.gui.parts.pages.filter_box import FilterBox
from arbiter_app.gui.parts.pages.tournament_filter import TournamentFilter
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.people.commission import (
    admit_ready,
    decide,
    note_papers,
    set_requirements,
    show_paper,
)
from arbiter_app.wording.terms.registration import commission, people

_SIDE_WIDTH = 310
_PLAYER, _CHOSEN = "player", "chosen"
_ROOM_FOR_BOTH = 1110
"""A narrower page has room for the matrix alone until the panel is asked for. Both widths are in
pixels beside letters of the usual height.
"""


class MandatePage(Page):
    """A matrix filled by single keys; beside it a panel with what the cells have no room for."""

    def __init__(self, open_event: OpenEvent, today: Callable[[], date] = date.today) -> None:
        super().__init__(open_event)
        self._today = today
        self._kept: set[PlayerId] = set()
        """Who stays in the list of the incomplete though nothing is lacking any more."""
        self._side_asked: bool | None = None
        """Whether the panel was opened or closed by hand; None: as there is room."""
        self._matrix = MandateMatrix()
        self._tournaments = TournamentFilter(open_event)
        self._filter = FilterBox(self._matrix, name=translate("MandatePage", "Name or region"))
        self._decision = MandateDecision()
        self._legend = Aside()
        self._hint = Aside()
        self._acts = MandateActs(self, self._matrix, self)
        self._header = MandateHeader(
            self._tournaments,
            self._filter,
            self._acts.incomplete,
            self._acts.admit_all,
            (self._acts.protocol, self._acts.panel),
            self._acts.officials,
        )
        self._player = MandatePlayer(self._acts.decisions)
        self._missing = MandateMissing()
        self._list = MandateList()
        self._lay_out()
        self._connect()

    def refresh(self) -> None:
        event = self._event
        rows = mandate_rows(event, self._today())
        if self._acts.incomplete.isChecked():
            self._kept |= {each.papers.player.id for each in rows if not each.papers.is_complete}
            rows = tuple(each for each in rows if each.papers.player.id in self._kept)
        self._matrix.set_matrix(
            rows,
            event.requirements,
            with_tournaments=event.has_several,
            with_teams=any(each.teams for each in rows),
        )
        self._header.show_event(event, self._today())
        self._missing.show_event(event)
        self._list.show_list(event.requirements)
        self._body.setCurrentIndex(0 if self._is_anybody else 1)
        nobody = translate("MandatePage", "Nobody undecided has all papers.")
        self._acts.admit_all.offer("" if ready_to_admit(event) else nobody)
        self._hint.say(
            ""
            if all(map(days, event.seen_of_each)) or not self._is_anybody
            else translate(
                "MandatePage",
                "The event has no dates yet: until they stand on its page, any date will do.",
            )
        )
        self._show_selected()

    @property
    def _event(self) -> Event:
        """What the page shows: the whole event, or as it is seen of the tournament chosen."""
        return self.open_event.shown(self._tournaments.chosen)

    @property
    def _is_anybody(self) -> bool:
        return any(each.entries for each in self.open_event.whole.tournaments)

    def focus_first(self) -> None:
        if self._is_anybody:
            self._matrix.setFocus()
        else:
            self._empty.button.setFocus()

    def page_actions(self) -> Sequence[QAction]:
        return self._acts.all

    def settle(self) -> bool:
        return self._matrix.settle() and self._player.is_settled

    def unsaved(self) -> Fields:
        about_player = self._matrix.unsaved or self._decision.unsaved or super().unsaved()
        row = self._matrix.selected
        if about_player and row is not None:
            chosen = " ".join(str(each.papers.player.id) for each in self._matrix.chosen)
            return {**about_player, _PLAYER: str(row.papers.player.id), _CHOSEN: chosen}
        return self._list.unsaved

    def bring_back(self, unsaved: Fields) -> bool:
        if _PLAYER not in unsaved:
            if self._list.bring_back(unsaved):
                self.open_side(2)
                return self._list.bring_back(unsaved)
            return False
        chosen = {*map(PlayerId, kept_numbers(unsaved.get(_CHOSEN)))}
        if not self._matrix.go_to(PlayerId(kept_number(unsaved[_PLAYER]) or 0), chosen):
            return False
        if admission := self._decision.admission_of(unsaved):
            self._ask(admission)
            self._decision.bring_back(unsaved)
            return True
        if self._matrix.bring_back(unsaved):
            return True
        self.open_side(0)
        return super().bring_back(unsaved)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Save what is being typed when the page is left for another."""
        if not event.spontaneous():
            self.settle()
            self._decision.hide()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._show_side()

    # Papers

    def _mark(self, players: tuple[PlayerId, ...], paper: str, shown: bool) -> None:
        self.open_event.do(note_papers, players=players, requirement=paper, shown=shown)

    def _set_date(self, players: tuple[PlayerId, ...], paper: str, day: date | None) -> None:
        self.open_event.do(
            note_papers, players=players, requirement=paper, shown=True, valid_until=day
        )

    def _set_details(self, player: PlayerId, paper: str, day: date | None, number: str) -> None:
        if (
            day is None
            and not number
            and not any(
                paper in entry.papers for _, entry in self.open_event.whole.entries_of(player)
            )
        ):
            return
        self.open_event.do(
            show_paper, player=player, requirement=paper, valid_until=day, number=number
        )

    def _set_list(self, papers: tuple[Requirement, ...]) -> None:
        self.open_event.door(say=self._list.complain).do(set_requirements, requirements=papers)

    # Decisions

    def decide(self, admission: Admission) -> None:
        """Decide at once where the papers allow it, else ask for the date or the reason."""
        rows = self._matrix.chosen
        if not rows or not self._matrix.settle():
            return
        verdicts = {verdict_on(each, admission) for row in rows for each in row.of_each}
        if Verdict.REFUSED not in verdicts and (
            Verdict.NEEDS_REASON in verdicts or admission is Admission.CONDITIONAL
        ):
            self._ask(admission)
        else:
            self._decide_about_chosen(admission, say=self.open_event.refused.emit)

    def _decide_about_chosen(
        self, admission: Admission | None, until: date | None = None, reason: str = "", *, say: Say
    ) -> bool:
        return self.open_event.door(say=say).do(
            decide,
            players=tuple(row.papers.player.id for row in self._matrix.chosen),
            admission=admission,
            until=until,
            reason=reason or None,
            tournament=self._tournaments.chosen,
        )

    def _ask(self, admission: Admission) -> None:
        """Ask for the date or the reason of a decision about the player of the cursor."""
        if row := self._matrix.selected:
            former = (decision.until for _, decision in row.decided if decision)
            until = next((each for each in former if each), None)
            self._decision.ask(admission, self._words(row, admission), until)

    def _words(self, row: MandateRow, admission: Admission) -> str:
        """Return what the decision is about, and what is lacking."""
        catalogue = window_catalogue()
        chosen = self._matrix.chosen
        name = people.name(catalogue, row.papers.player)
        if len(chosen) > 1:
            name = translate("MandatePage", "%n player(s)", None, len(chosen))
        elif len(row.of_each) > 1:
            name = f"{name} ({row.tournaments})"
        lacking = "; ".join(
            dict.fromkeys(
                commission.checked_paper(catalogue, paper)
                for each in chosen
                for paper in each.papers.lacking
            )
        )
        for each in chosen:
            if line := each.papers.suspension:
                pattern = translate("MandatePage", "on a list of suspended persons ({source})")
                lacking = "; ".join(filter(None, (lacking, pattern.format(source=line.source))))
        words = translate("MandatePage", "{name}: {decision}").format(
            name=name, decision=commission.admission(catalogue, admission)
        )
        if not lacking:
            return words
        return translate("MandatePage", "{decision}. Not in order: {papers}").format(
            decision=words, papers=lacking
        )

    def _take_decision(self, admission: Admission, until: date | None, reason: str) -> None:
        if self._decide_about_chosen(admission, until, reason, say=self._decision.complain):
            self._decision.leave()

    def take_back(self) -> None:
        """Take back what was decided about who is chosen."""
        self._decide_about_chosen(None, say=self.open_event.refused.emit)

    def admit_everybody(self) -> None:
        """Admit everybody whose papers are complete."""
        players = ready_to_admit(self._event)
        self.open_event.do(admit_ready, players=players, tournament=self._tournaments.chosen)

    # Showing

    def _on_moved(self) -> None:
        self._decision.hide()
        self._show_selected()

    def _show_selected(self) -> None:
        row = self._matrix.selected
        self._player.show_row(row, self.open_event.whole.requirements)
        decided = any(each.is_decided for each in self._matrix.chosen)
        for action in self._acts.decisions:
            action.offer("" if row else none_chosen())
        undecided = translate("MandatePage", "Nothing is decided about this player yet.")
        self._acts.back.offer(none_chosen() if row is None else "" if decided else undecided)
        self._say_keys()

    def _say_keys(self, problem: str = "") -> None:
        """Show the legend, or what is wrong with the last key."""
        legend = translate(
            "MandatePage",
            "✓ shown   ! not valid for all days   ? date missing   – not shown   § compulsory\n"
            "Space shown or not   0–9 date, Enter down, Tab next paper   Shift+↓ several at once"
            "   + admit   * conditionally   - not admitted   Enter details   letters find a name",
        )
        said = f"⚠ {problem}\n" if problem else legend
        self._legend.say(said if self._is_anybody else "")

    def _show_tournament(self) -> None:
        """Show the people of another tournament, or of all."""
        self._decision.hide()
        self.only_incomplete()

    def only_incomplete(self) -> None:
        """Show whose papers are not in order, or everybody again."""
        self._kept.clear()
        self.refresh()

    def _choose(self, player: PlayerId) -> None:
        """Go to a player, whatever the filters hide."""
        if not self._matrix.go_to(player):
            self._filter.clear()
            self._tournaments.choose(None)
            self._acts.incomplete.setChecked(False)
            self.only_incomplete()
            self._matrix.go_to(player)
        self._matrix.setFocus()

    def _details(self) -> None:
        """Go into the panel, to the paper under the cursor."""
        self.open_side(0)
        self._player.take_focus(self._matrix.requirement)

    def open_side(self, tab: int) -> None:
        """Go to a part of the panel."""
        self._side_asked = True
        self._show_side()
        self._tabs.setCurrentIndex(tab)
        if widget := self._tabs.widget(tab):
            widget.setFocus()

    def switch_side(self) -> None:
        """Show the panel, or give its room to the matrix."""
        self._side_asked = self._side.isHidden()
        self._show_side()
        if self._side.isHidden():
            self._matrix.setFocus()

    def _show_side(self) -> None:
        has_room = self.width() >= px(_ROOM_FOR_BOTH)
        is_shown = has_room if self._side_asked is None else self._side_asked
        self._side.setVisible(is_shown)
        self._acts.panel.setChecked(is_shown)

    # Making the page

    def _connect(self) -> None:
        self._tournaments.changed.connect(self._show_tournament)
        self._filter.textChanged.connect(self._matrix.set_filter)
        self._matrix.marked.connect(self._mark)
        self._matrix.date_typed.connect(self._set_date)
        self._matrix.details_wanted.connect(self._details)
        self._matrix.moved.connect(self._on_moved)
        self._matrix.wrong_key.connect(self._say_keys)
        self._player.typed.connect(self._set_details)
        self._list.edited.connect(self._set_list)
        self._missing.chosen.connect(self._choose)
        self._decision.decided.connect(self._take_decision)
        self._decision.closed.connect(self._matrix.setFocus)
        for panel in (self._player, self._missing, self._list):
            panel.left.connect(self._matrix.setFocus)

    def _lay_out(self) -> None:
        self._tabs = Tabs()
        self._tabs.setDocumentMode(True)
        self._tabs.tabBar().setDrawBase(False)
        self._tabs.addTab(self._player, translate("MandatePage", "Player"))
        self._tabs.addTab(self._missing, translate("MandatePage", "Missing"))
        self._tabs.addTab(self._list, translate("MandatePage", "List"))
        self._side = framed(Look.SIDE)
        self._side.setFixedWidth(px(_SIDE_WIDTH))
        row(self._tabs, around=(Room.MIDDLE, Room.NONE, Room.NONE, Room.NONE), into=self._side)
        at_work = QWidget()
        left = column((self._matrix, 1), self._decision)
        row((left, 1), self._side, gap=Room.MIDDLE, into=at_work)
        self._empty = EmptyPage(
            translate(
                "MandatePage",
                "Nobody is registered yet. The commission looks at the papers of players.",
            ),
            translate("MandatePage", "&Register players"),
            self.way_to(PageId.PLAYERS),
        )
        self._body = Stack()
        self._body.addWidget(at_work)
        self._body.addWidget(self._empty)
        column(
            self._header,
            self._hint,
            (self._body, 1),
            self._legend,
            around=PAGE_MARGINS,
            into=self,
        )
