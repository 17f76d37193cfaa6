"""The tournaments of the event: how each stands, and the way to what comes next in each."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton

from arbiter_app.domain.ids import StageId, TournamentId
from arbiter_app.domain.next_step.whole_event import Coming
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.next_pages import destination_of
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import act, act_button, act_on_row
from arbiter_app.gui.base.rows_model import RowsModel
from arbiter_app.gui.look.layouts import PAGE_MARGINS, column, wrapping
from arbiter_app.gui.look.words import Label, primary
from arbiter_app.gui.parts.dialogs.ask_decision import decided
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.tournaments.add_dialogs import AddTournamentDialog, TemplateDialog
from arbiter_app.gui.tournaments.describe_dialog import DescribeTournamentDialog
from arbiter_app.gui.tournaments.hall_dialog import HallDialog
from arbiter_app.gui.tournaments.in_the_way import told_in_the_way
from arbiter_app.gui.tournaments.join_dialog import JoinDialog
from arbiter_app.gui.tournaments.order_dialog import ask_order_of_rounds
from arbiter_app.gui.tournaments.rows import (
    TournamentRow,
    all_together,
    columns,
    tournament_rows,
)
from arbiter_app.i18n import translate
from arbiter_app.services.commands.whole.hall import arrange_hall
from arbiter_app.services.commands.whole.joining import join_tournaments
from arbiter_app.services.commands.whole.tournaments import (
    add_tournament,
    add_tournaments,
    describe_tournament,
    order_tournaments,
    remove_tournament,
)


class TournamentsPage(Page):
    """One row for each tournament; Enter puts it in hand and goes where its next step is done."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__(open_event)
        self._table: Table[TournamentRow] = Table(
            RowsModel(columns(()), lambda row: row.tournament.id),
            name=translate("TournamentsPage", "Tournaments"),
            sortable=False,
            filtered=False,
        )
        self._all = Label(wraps=True)
        self._in_the_way = Aside()
        self._make_actions()
        self._next = primary(QPushButton())
        self._next.clicked.connect(self._go)
        self._lay_out()
        self._table.selectionModel().currentRowChanged.connect(lambda *_: self._tell())

    def refresh(self) -> None:
        rows = tournament_rows(self.open_event.whole)
        is_first = not self._table.shown
        self._table.set_rows(rows, columns(rows))
        if is_first:
            self._table.select(self.open_event.tournament.id)
        self._all.setText(all_together(rows))
        self._in_the_way.say(told_in_the_way(self.open_event.whole))
        self._tell()

    def focus_first(self) -> None:
        self._table.setFocus()

    def page_actions(self) -> Sequence[QAction]:
        return (
            self._go_there,
            self._add,
            self._from_template,
            self._describe,
            self._join,
            self._up,
            self._down,
            self._order,
            self._hall,
            self._remove,
        )

    # Acts

    def _go(self) -> None:
        """Put the chosen tournament in hand and go where its next step is done."""
        row = self._table.selected
        if row is None:
            return
        step = row.state.next
        self.open_event.put_in_hand(row.tournament.id)
        if step.coming is Coming.PAIR and step.stage is not None:
            self.put_in_hand(step.stage)
        self.go_to(destination_of(step))

    def _add_one(self) -> None:
        def add(asked: AddTournamentDialog) -> bool:
            door = self.open_event.door(say=asked.refuse)
            choice = asked.choice
            return door.do(
                add_tournament,
                title=asked.title,
                like=asked.like,
                teams=asked.teams,
                system=None if choice is None else choice.system,
                swiss=None if choice is None else choice.swiss_of_people,
            )

        if not self.open_event.door().may(add_tournament):
            return
        event = self.open_event.whole
        if AddTournamentDialog(self, event, self._chosen, add=add).exec():
            self._table.select(self.open_event.whole.tournaments[-1].id)

    def _add_template(self) -> None:
        def add(asked: TemplateDialog) -> bool:
            door = self.open_event.door(say=asked.refuse)
            return door.do(add_tournaments, tournaments=asked.wanted, like=asked.like)

        if not self.open_event.door().may(add_tournaments):
            return
        before = {each.id for each in self.open_event.whole.tournaments}
        if TemplateDialog(self, self.open_event.whole, self._chosen, add=add).exec():
            after = [each.id for each in self.open_event.whole.tournaments]
            self._table.select(next(each for each in after if each not in before))

    def _describe_it(self) -> None:
        stage = StageId(self._chosen)
        if not self.open_event.door(at=stage).may(describe_tournament):
            return

        def save(asked: DescribeTournamentDialog) -> bool:
            own = asked.own
            return self.open_event.door(at=stage, say=asked.refuse).do(
                describe_tournament,
                title=asked.title,
                starts_on=own.starts_on,
                ends_on=own.ends_on,
                time_control=own.time_control,
                discipline=own.discipline,
                chess960=own.chess960,
                entry_fee=own.entry_fee,
                team_fee=own.team_fee,
            )

        DescribeTournamentDialog(self, self.open_event.whole.of(self._chosen), save=save).exec()

    def _join_them(self) -> None:
        def join(asked: JoinDialog) -> bool:
            door = self.open_event.door(say=asked.refuse)
            return door.do(join_tournaments, tournaments=asked.tournaments, title=asked.title)

        if not self.open_event.door().may(join_tournaments):
            return
        dialog = JoinDialog(self, self.open_event.whole, self._chosen, join=join)
        first = self._chosen
        if dialog.exec():
            ticked = dialog.tournaments
            left = [each.id for each in self.open_event.whole.tournaments]
            self._table.select(next((each for each in ticked if each in left), first))

    def _move(self, by: int) -> None:
        order = [each.id for each in self.open_event.whole.tournaments]
        place = order.index(self._chosen)
        if 0 <= place + by < len(order):
            order.insert(place + by, order.pop(place))
            self.open_event.do(order_tournaments, order=order)

    def _remove_it(self) -> None:
        row = self._table.selected
        if row is None:
            return
        door = self.open_event.door(at=StageId(row.tournament.id))
        if not door.would(remove_tournament):
            return
        entries = len(row.tournament.entries)
        body = translate(
            "TournamentsPage",
            "%n player(s) are entered in it. They stay among the people of the event, but their"
            " entries, fees and decisions in this tournament go with it; Undo brings them back.",
            None,
            entries,
        )
        if not entries or decided(
            self,
            title=translate("TournamentsPage", "Remove {tournament}").format(tournament=row.name),
            body=body,
            verb=translate("TournamentsPage", "&Remove the tournament"),
            act=Act.REMOVE_TOURNAMENT,
        ):
            door.do(remove_tournament)

    def _set_order(self) -> None:
        ask_order_of_rounds(self, self.open_event)

    def _arrange_hall(self) -> None:
        def save(asked: HallDialog) -> bool:
            return self.open_event.door(say=asked.refuse).do(
                arrange_hall, first_boards=asked.first_boards, rooms=asked.rooms
            )

        if self.open_event.door().may(arrange_hall):
            HallDialog(self, self.open_event.whole, save=save).exec()

    @property
    def _chosen(self) -> TournamentId:
        """The tournament under the cursor; there is always one."""
        row = self._table.selected
        return self.open_event.tournament.id if row is None else row.tournament.id

    def _tell(self) -> None:
        """Say what the button of the next step does now."""
        row = self._table.selected
        if row is not None:
            text = translate("TournamentsPage", "{tournament}: {step}")
            self._next.setText(text.format(tournament=row.name, step=row.next))
        self._offer(0 if row is None else row.tournament.position)

    def _offer(self, place: int) -> None:
        """Offer what can be done with the tournament that stands at a place, from 1."""
        tournaments = self.open_event.whole.tournaments
        last, free = len(tournaments), sum(each.draw is None for each in tournaments)
        is_first = translate("TournamentsPage", "This is the first tournament.")
        is_last = translate("TournamentsPage", "This is the last tournament.")
        two = translate("TournamentsPage", "Two tournaments that are not drawn yet are wanted.")
        self._join.offer("" if free > 1 else two)
        self._up.offer("" if place > 1 else is_first)
        self._down.offer("" if place < last else is_last)

    # Building

    def _make_actions(self) -> None:
        in_table = Qt.ShortcutContext.WidgetShortcut
        self._go_there = act_on_row(
            self._table, translate("TournamentsPage", "To what comes ne&xt"), self._go
        )
        # fmt: off
        self._add = act(self, translate("TournamentsPage", "&Add a tournament…"),
                        self._add_one, Key.NEW)
        self._from_template = act(self, translate("TournamentsPage", "From a &template…"),
                                  self._add_template, Key.NEW_SEVERAL)
        self._describe = act(self, translate("TournamentsPage", "T&itle and own conditions…"),
                             self._describe_it, Key.CORRECT)
        self._join = act(self, translate("TournamentsPage", "&Join tournaments…"),
                         self._join_them, Key.JOIN)
        self._up = act(self._table, translate("TournamentsPage", "&Up"),
                       lambda: self._move(-1), Key.MOVE_UP, context=in_table)
        self._down = act(self._table, translate("TournamentsPage", "Do&wn"),
                         lambda: self._move(1), Key.MOVE_DOWN, context=in_table)
        self._remove = act(self._table, translate("TournamentsPage", "&Remove the tournament…"),
                           self._remove_it, Key.REMOVE, context=in_table)
        self._order = act(self, translate("TournamentsPage", "&Order of rounds…"),
                          self._set_order, Key.ORDER_OF_ROUNDS)
        self._hall = act(self, translate("TournamentsPage", "&Boards in the hall…"),
                         self._arrange_hall, Key.BOARDS_IN_HALL)
        # fmt: on
        self._table.row_acts = (
            self._go_there,
            self._describe,
            self._up,
            self._down,
            self._remove,
        )

    def _lay_out(self) -> None:
        added = (act_button(self._add), act_button(self._from_template))
        of_one = (self._describe, self._join, self._up, self._down, self._remove)
        of_hall = (self._order, self._hall)
        column(
            PageHead(PageId.TOURNAMENTS, acts=(self._next, *added)),
            (self._table, 1),
            self._all,
            self._in_the_way,
            wrapping(*map(act_button, (*of_one, *of_hall))),
            around=PAGE_MARGINS,
            into=self,
        )
