"""The table: standings, cross table and progress, live, or as it stood after a round."""

from collections.abc import Mapping, Sequence

from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QTabBar, QWidget

from arbiter_app.documents.table.why import CRITERION, FIRST, SECOND
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.domain.table.standings import Standings
from arbiter_app.domain.table.why import Inquiry, order_of
from arbiter_app.domain.teams.two_stages import course_of
from arbiter_app.gui.base.destinations import PageId, ShowPaper
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import act, act_button, act_tool
from arbiter_app.gui.look.layouts import PAGE_MARGINS, column, wrapping
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.pages.empty_page import EmptyPage
from arbiter_app.gui.parts.pages.filter_box import FilterBox
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.parts.pages.stage_chooser import StageChooser, anything
from arbiter_app.gui.parts.player_card import card_act
from arbiter_app.gui.parts.words.long_words import LongWords
from arbiter_app.gui.table.beside import WithPanel
from arbiter_app.gui.table.board_prizes_dialog import BoardPrizesDialog, has_played_boards
from arbiter_app.gui.table.lots_panel import LotsPanel
from arbiter_app.gui.table.rules import how_final, notes_text, rules_text
from arbiter_app.gui.table.scope import Scope
from arbiter_app.gui.table.seen import Seen, Tables
from arbiter_app.gui.table.solver_teams import SolverTeams
from arbiter_app.gui.table.standing_rows import TableRow, tie_break_hint
from arbiter_app.gui.table.views import TableViews, View, name_cross_table
from arbiter_app.gui.table.why_panel import SidePanel
from arbiter_app.i18n import QT_TRANSLATE_NOOP, translate, window_catalogue
from arbiter_app.services.commands.play.tie_lots import draw_tie_lots, take_tie_lots
from arbiter_app.wording.why.order import neighbours, sentence
from arbiter_app.wording.why.worked_values import values_in_words

_FILTER = 150
"""In pixels beside letters of the usual height."""
_LINES_OF_RULES = 2


class TablePage(Page):
    """Who stands where and why, as standings, as cross table and round by round."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__(open_event)
        nothing = Inquiry(
            competition=open_event.competition,
            players={},
            table=Standings(tie_breaks=(), rows=()),
        )
        self._seen = Seen(here=open_event.in_hand, asked=nothing, members=None, rows=())
        self._tables = Tables()
        self._views = TableViews()
        self._tabs = QTabBar()
        self._tabs.setDrawBase(False)
        self._tabs.setUsesScrollButtons(False)
        self._tabs.addTab(translate("TablePage", "Standings"))
        self._tabs.addTab("")
        self._tabs.addTab(translate("TablePage", "Progress"))
        self._tabs.setAccessibleName(translate("TablePage", "View of the table"))
        self._filter = FilterBox(self._views, name=translate("TablePage", "Filter"))
        self._filter.setFixedWidth(px(_FILTER))
        self._stages = StageChooser(self, open_event, offers=anything)
        self._scope = Scope(self)
        self._make_actions()
        self._state = words()
        self._notes = LongWords(translate("TablePage", "Notes to the table"), is_aside=True)
        self._rules = LongWords(
            translate("TablePage", "Rules of the table"), is_aside=True, lines_kept=_LINES_OF_RULES
        )
        self._signs = words(look=Look.SECOND, wraps=True)
        self._lots = LotsPanel()
        self._side = SidePanel(act_button(self._print_why))
        self._empty = EmptyPage()
        self._middle = WithPanel(self._views, self._side)
        self._panel_open: set[tuple[View, bool]] = {(View.STANDINGS, True)}
        """The views in which the panel is open, each with whether the page is wide."""
        self._lay_out()
        self._connect()

    def _make_actions(self) -> None:
        # fmt: off
        self._to_standings = act(self, translate("TablePage", "&Standings"),
                                 lambda: self._show_view(View.STANDINGS), Key.VIEW_1)
        self._to_cross = act(self, translate("TablePage", "&Cross table"),
                             lambda: self._show_view(View.CROSS_TABLE), Key.VIEW_2)
        self._to_progress = act(self, translate("TablePage", "&Progress"),
                                lambda: self._show_view(View.PROGRESS), Key.VIEW_4)
        self._by_number = act(self, translate("TablePage", "Cross table in the order of &numbers"),
                              self._order_cross_table, Key.VIEW_3)
        self._to_bracket = act(self, translate("TablePage", "To the bracket"),
                               self.way_to(PageId.BRACKET))
        self._why = act(self, translate("TablePage", "&Why this place"),
                        self._toggle_panel, Key.PANEL)
        self._print_why = act(self, translate("TablePage", "Print w&hy…"),
                              self._ask_for_paper, Key.PRINT_OTHER)
        self._find = act(self, translate("TablePage", "Filte&r"),
                         self._filter.take_focus, Key.FIND)
        self._copy = act(self, translate("TablePage", "C&opy the table"),
                         self._copy_view, Key.COPY)
        # fmt: on
        # fmt: off
        self._prizes = act(self, translate("TablePage", "Best on &each board…"),
                           self._show_prizes, Key.BOARD_PRIZES)
        # fmt: on
        self._teams = SolverTeams(self, lambda: self._seen.here, self._print_teams)
        self._prizes.setIconText(translate("TablePage", "Boards"))
        self._by_number.setCheckable(True)
        self._why.setCheckable(True)
        self._card = card_act(self, lambda: self._views.selected)
        self._views.offer_on_rows((self._card, self._why, self._print_why, self._copy))

    def _lay_out(self) -> None:
        self._number_button = act_tool(self._by_number, raised=True)
        self._bracket_button = act_tool(self._to_bracket, raised=True)
        self._prizes_button = act_tool(self._prizes, raised=True)
        views = (self._tabs, self._number_button, self._bracket_button)
        why = act_tool(self._why, raised=True)
        self._of_rows = (self._tabs, self._state, self._filter, why)
        """What is offered in the head only while there is a table."""
        full = QWidget()
        column(
            self._lots,
            (self._middle, 1),
            column(self._signs, self._notes, self._rules, gap=Room.TIGHT),
            into=full,
        )
        self._whole = QStackedWidget()
        self._whole.addWidget(self._empty)
        self._whole.addWidget(full)
        # At the right the state moves nothing as its words change.
        head = PageHead(PageId.TABLE, beside=views, acts=self._of_rows[1:])
        beside = (self._prizes_button, self._teams.button)
        choices = wrapping(self._stages, self._scope, *beside, gap=Room.MIDDLE)
        column(head, choices, (self._whole, 1), around=PAGE_MARGINS, into=self)

    def _connect(self) -> None:
        self._tabs.currentChanged.connect(self._turn)
        self._filter.textChanged.connect(self._views.set_filter)
        self._scope.chosen.connect(self.refresh)
        self._views.asked.connect(self._tell)
        self._lots.drawn.connect(self._draw_lots)
        self._lots.taken.connect(self._take_lots)
        self._side.closed.connect(self._toggle_panel)
        self._middle.width_changed.connect(self._show_panel)
        self._turn(View.STANDINGS)

    def refresh(self) -> None:
        """Show the table that is asked for; cursor and view stay."""
        here = self.open_event.in_hand
        self._scope.refresh(here)
        category = self._scope.category(here.tournament.categories)
        self._seen = self._tables.seen(here, self._scope.round, category)
        is_first_table = bool(self._rows) and self._empty.button.hasFocus()
        self._whole.setCurrentIndex(1 if self._rows else 0)
        self._say_why_empty()
        if is_first_table:
            self.focus_first()
        self._offer_views()
        self._views.show_table(
            self._seen.here, self._asked, self._rows, has_history=self._scope.shows_history
        )
        if not self._rows:
            return
        self._show_signs()
        self._show_rules()
        self._show_notes()
        self._lots.show_lots(self._seen.here, self._asked, self._rows)
        self._tell()

    def _say_why_empty(self) -> None:
        """Say what comes before the table, with the way there."""
        if (members := self._seen.members) is not None:
            nobody = translate("TablePage", "Nobody belongs to the category {category}. {doubtful}")
            self._empty.offer(
                nobody.format(
                    category=members.category.title, doubtful=self._seen.doubtful
                ).strip(),
                translate("TablePage", "Show &everybody"),
                self._scope.choose_everybody,
            )
        elif self.open_event.in_hand.is_main:
            self._empty.offer(
                translate("TablePage", "The table stands here once the numbers are given."),
                translate("TablePage", "&Draw numbers"),
                self.way_to(PageId.DRAW),
            )
        else:
            self._empty.offer(
                translate(
                    "TablePage", "This stage has not begun: its players have no numbers yet."
                ),
                translate("TablePage", "To the &stages"),
                self.way_to(PageId.STAGES),
            )

    def _offer_views(self) -> None:
        """Offer the bracket in place of a cross table where there is none, and nothing that is
        about rows while there are none.
        """
        for part in self._of_rows:
            part.setVisible(bool(self._rows))
        for action in (self._to_standings, self._why, self._print_why, self._find, self._copy):
            action.offer("" if self._rows else self._empty.sentence)
        if self._rows and self._scope.round is not None:
            self._print_why.offer(translate("TablePage", _WHY_OF_NOW))
        system = self._asked.competition.settings.system
        has_cross_table = system.traits.ranks_by_points
        if not has_cross_table and self._views.view is not View.STANDINGS:
            self._tabs.setCurrentIndex(View.STANDINGS)
        name_cross_table(system.traits, self._tabs, self._to_cross, self._by_number)
        for view in (View.CROSS_TABLE, View.PROGRESS):
            self._tabs.setTabVisible(view, has_cross_table)
        for action in (self._to_cross, self._to_progress, self._by_number, self._card):
            no_table = translate("TablePage", "Matches have no cross table: there is the bracket.")
            without_rows = "" if self._rows else self._empty.sentence
            action.offer(without_rows if has_cross_table else no_table)
        has_boards = bool(self._rows) and has_played_boards(self.open_event.in_hand)
        self._prizes_button.setVisible(has_boards)
        self._prizes.offer(
            "" if has_boards else translate("TablePage", "No team has played on its boards yet.")
        )
        self._teams.refresh()
        has_bracket = system.traits.has_bracket
        self._to_bracket.setVisible(has_bracket)
        self._bracket_button.setVisible(has_bracket)
        self._number_button.setVisible(self._views.in_cross_table and bool(self._rows))
        self._to_bracket.offer("" if has_bracket else error_sentence(RuleError("knockout.none")))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Open at the table of the matches where their boards are in hand: that of the boards is
        chosen.
        """
        if not event.spontaneous():
            self.take_up(course_of(self.open_event.in_hand).competition.id)
        super().showEvent(event)

    def focus_first(self) -> None:
        """Put the focus into the table that is shown."""
        (self._views.shown if self._rows else self._empty.button).setFocus()

    def page_actions(self) -> Sequence[QAction]:
        """Return the actions of the page for the menu, each with its key."""
        return (
            self._to_standings,
            self._to_cross,
            self._by_number,
            self._to_progress,
            self._to_bracket,
            self._prizes,
            self._teams.act,
            *self._stages.actions_for_menu,
            *self._scope.actions_for_menu,
            self._card,
            self._why,
            self._print_why,
            self._find,
            self._copy,
        )

    @property
    def _asked(self) -> Inquiry:
        return self._seen.asked

    @property
    def _rows(self) -> tuple[TableRow, ...]:
        return self._seen.rows

    @property
    def _table(self) -> Standings:
        return self._asked.table

    def _order_cross_table(self) -> None:
        self._views.order_by_number(by_number=self._by_number.isChecked())

    def _copy_view(self) -> None:
        self._views.shown.copy()

    def _show_view(self, view: int) -> None:
        self._tabs.setCurrentIndex(view)
        self.focus_first()

    def _turn(self, view: int) -> None:
        """Show another view with the same player selected."""
        self._views.turn_to(View(view))
        self._number_button.setVisible(self._views.in_cross_table and bool(self._rows))
        self._show_signs()
        self._show_panel()
        self._tell()

    def _toggle_panel(self) -> None:
        self._panel_open ^= {(self._views.view, self._middle.is_wide)}
        self._show_panel()

    def _show_panel(self) -> None:
        is_open = (self._views.view, self._middle.is_wide) in self._panel_open
        self._side.make_room_for_parts(wide=not self._views.in_cross_table)
        may_open = self._middle.is_wide and not is_open
        self._views.standings.keep_aside(self._side.maximumWidth() if may_open else 0)
        self._middle.show_panel(is_open=is_open)
        # The panel says in a sentence what the last column says in a word.
        self._views.standings.say_what_decided(says=not is_open)
        self._why.setChecked(is_open)
        self._side.advise(
            ""
            if self._views.in_cross_table
            else translate(
                "TablePage",
                "← → on to a value: its parts. Shift+↑ ↓ or Ctrl+click: two players compared.",
            )
        )

    def _tell(self) -> None:
        """Say in the side panel what put the selected players where they stand."""
        chosen, catalogue = self._views.chosen, window_catalogue()
        known = {row.standing.player: row for row in self._rows}
        if not chosen or any(player not in known for player in chosen):
            return
        among = [row.standing for row in self._rows]
        pair = chosen if len(chosen) > 1 else neighbours(self._asked, chosen[0], among)
        order = order_of(self._asked, *pair) if pair else None
        code = self._views.code
        if not code and order and len(chosen) > 1:
            code = order.deciding_code or ""
        rows = sorted((known[player] for player in chosen), key=lambda row: row.position)
        players = [row.standing.player for row in rows]
        self._side.tell(
            "\n".join(row.placed for row in rows),
            sentence(catalogue, self._asked, order) if order else "",
            values=values_in_words(catalogue, self._asked, code, players) if code else (),
            games=self._views.cross.games_described if self._views.in_cross_table else "",
        )

    def _show_prizes(self) -> None:
        """Show the best on each board of the teams, as far as the table is looked at."""
        BoardPrizesDialog(
            self,
            self.open_event.in_hand,
            after=self._scope.round,
            show_paper=lambda options: self.go_to(ShowPaper("board-prizes", options)),
        ).exec()

    def _print_teams(self) -> None:
        self.go_to(ShowPaper("solving-table"))

    def _ask_for_paper(self) -> None:
        """Show the paper that says the same, ready to be printed."""
        numbers = self._asked.competition.numbers
        first, second, *_ = (*(numbers[player] for player in self._views.chosen), None, None)
        options = {FIRST.name: first, SECOND.name: second, CRITERION.name: self._views.code or None}
        self.go_to(ShowPaper("why", options))

    def _show_signs(self) -> None:
        """Explain the signs of the cross table where they do not go without saying."""
        self._signs.setText(self._views.cross.legend)
        self._signs.setVisible(self._views.in_cross_table and bool(self._views.cross.legend))

    def _show_notes(self) -> None:
        """Say under the table what its figures alone do not tell."""
        self._notes.say(notes_text(self._seen))

    def _show_rules(self) -> None:
        """Say by which rules the table stands and whether it is final."""
        competition = self._asked.competition
        self._state.setText(how_final(competition, self._asked.players, self._table))
        self._rules.say(rules_text(competition.settings, self._table))
        hints = (tie_break_hint(competition, code) for code in self._table.tie_breaks)
        self._rules.setToolTip(plain_tip("\n".join(hints)))

    def _draw_lots(self) -> None:
        if self.open_event.do(draw_tie_lots):
            self.focus_first()

    def _take_lots(self, numbers: Mapping[PlayerId, PairingNumber], witnesses: str) -> None:
        if self.open_event.do(take_tie_lots, numbers=numbers, witnesses=witnesses):
            self.focus_first()
        else:
            self._lots.correct()


_WHY_OF_NOW = QT_TRANSLATE_NOOP(
    "TablePage", "The paper tells of the table as it stands now. Go back to it first (“now”)."
)
