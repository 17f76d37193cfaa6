"""The register of incidents: what happened at the boards, and what followed."""

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtGui import QAction

from arbiter_app.domain.disputes.lifting_sanctions import (
    after_lifting,
    demand_liftable,
    kept,
    reverted,
    status_after_lifting,
)
from arbiter_app.domain.disputes.sanctions import needs_decision
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.disputes.incidents import Sanction
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.hall.boards import board_of
from arbiter_app.domain.ids import Board, Round, StageId
from arbiter_app.gui.base.destinations import NewAppeal, PageId, ShowPaper
from arbiter_app.gui.base.drafts import DraftKeeper
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import act, act_button, act_on_row, none_chosen
from arbiter_app.gui.base.rows_model import RowsModel
from arbiter_app.gui.disputes.effect_list import EffectList
from arbiter_app.gui.disputes.effects import taken_back_lines
from arbiter_app.gui.disputes.incident_rows import IncidentRow, columns, incident_rows, told
from arbiter_app.gui.disputes.of_tournaments import in_tournament, show_in_hand, shown_of
from arbiter_app.gui.look.layouts import PAGE_MARGINS, column
from arbiter_app.gui.look.words import primary
from arbiter_app.gui.parts.dialogs.ask_reason import ask_reason
from arbiter_app.gui.parts.pages.empty_page import EmptyPage
from arbiter_app.gui.parts.pages.list_panel import ListPanel
from arbiter_app.gui.parts.pages.stage_chooser import StageChooser, hold_a_played_stage
from arbiter_app.gui.parts.pages.tournament_filter import TournamentFilter
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.disputes.incidents import lift_sanction, set_fine_paid
from arbiter_app.wording.terms.disputes import incidents
from arbiter_app.wording.terms.play import results


class IncidentsPage(Page):
    """The register, and the way into it; at its side what is written about the chosen line."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__(open_event)
        self._table = Table(
            RowsModel[IncidentRow](columns(), _key),
            name=translate("IncidentsPage", "Register of incidents"),
            hides_empty=True,
        )
        self._make_actions()
        self._stages = StageChooser(self, open_event)
        self._tournaments = TournamentFilter(open_event)
        self._tournaments.changed.connect(self.refresh)
        self._list = ListPanel(
            self._table,
            page=PageId.INCIDENTS,
            filter_name=translate("IncidentsPage", "Filter"),
            beside_filter=[self._tournaments, self._stages],
            tools=[
                primary(act_button(self._new)),
                *map(act_button, (self._lift, self._print_act, self._print_register)),
            ],
            told=(translate("IncidentsPage", "What is written about it"), told),
            empty=EmptyPage(
                translate(
                    "IncidentsPage",
                    "Nothing has happened yet. What does, and every sanction (Ukrainian rules"
                    " VII.1.10), is kept here.",
                ),
                translate("IncidentsPage", "&Write an incident down"),
                act=self._new,
            ),
        )
        self._list.chosen.connect(self._offer_acts)
        column((self._list, 1), around=PAGE_MARGINS, into=self)

    def refresh(self) -> None:
        hold_a_played_stage(self.open_event)
        whole = self.open_event.whole
        self._new.setEnabled(any(each.entries for each in whole.tournaments))
        views = shown_of(whole, self._tournaments.chosen)
        rows = [row for view in views for row in incident_rows(view)]
        rows.sort(key=_key)
        count = len({row.incident.id for row in rows})
        state = translate("IncidentsPage", "%n incident(s)", None, count) if count else ""
        self._list.say(state)
        self._list.show_rows(rows, first=_key(rows[-1]) if rows else None)

    def focus_first(self) -> None:
        self._list.take_focus()

    def page_actions(self) -> Sequence[QAction]:
        return (
            self._new,
            self._again,
            self._words,
            self._lift,
            self._appeal,
            self._paid,
            self._print_act,
            self._print_register,
            *self._stages.actions_for_menu,
        )

    def new_incident(self, round: Round, board: Board) -> None:
        """Begin an incident at a board of a round, whatever page is shown."""
        self._write_down(at=(round, board))

    def go_on(self) -> None:
        """Open the form with the incident that was half written."""
        self._write_down()

    # Acts

    def _write_down(
        self, *, at: tuple[Round, Board] | None = None, like: IncidentRow | None = None
    ) -> None:
        from arbiter_app.gui.disputes.incident_dialog import IncidentDialog

        of = like.at if like else None if at else self._tournaments.chosen
        is_about = at is not None or like is not None
        with in_tournament(self, of):
            dialog = IncidentDialog(self.window(), self.open_event, now=datetime.now())
            if at is not None:
                dialog.begin_at(*at)
            if like is not None:
                dialog.begin_with(like.incident, like.penalty)
            DraftKeeper(dialog, self.open_event.drafts, "incident", is_about=is_about)
            is_written = dialog.exec()
            written = self.open_event.tournament
        if is_written:
            if not self._table.select((written.incidents[-1].id, 1)):
                self._tournaments.choose(written.id)
                self._table.select((written.incidents[-1].id, 1))
            if self.isVisible():
                self.focus_first()

    def _write_down_again(self) -> None:
        if row := self._table.selected:
            self._write_down(like=row)

    def _correct(self) -> None:
        from arbiter_app.gui.disputes.incident_words_dialog import IncidentWordsDialog

        if row := self._table.selected:
            with in_tournament(self, row.at):
                IncidentWordsDialog(self, self.open_event, row.incident).exec()

    def _lift_selected(self) -> None:
        if row := self._table.selected:
            with in_tournament(self, row.at):
                self._lift_in_hand(row)

    def _lift_in_hand(self, row: IncidentRow) -> None:
        """Lift a sanction of the tournament in hand."""
        incident, penalty, tournament = row.incident, row.penalty, self.open_event.tournament
        try:
            demand_liftable(tournament, incident, penalty)
        except RuleError as error:
            self.open_event.refused.emit(error_sentence(error, self.open_event.facts))
            return
        is_decision = needs_decision(tournament, reverted(tournament, incident, penalty))
        pattern = translate("IncidentsPage", "Lift the sanction of {name}: {sanction}")
        reason = ask_reason(
            self,
            title=pattern.format(name=row.name, sanction=row.sanction),
            body=EffectList(
                translate("IncidentsPage", "What lifting it does"),
                self._what_lifting_does(row, is_decision=is_decision),
            ),
            verb=translate("IncidentsPage", "&Lift the sanction"),
        )
        if reason is not None:
            self.open_event.do(
                lift_sanction,
                incident=incident.id,
                sanction=penalty.number,
                reason=reason,
                decided=is_decision,
            )

    def _what_lifting_does(self, row: IncidentRow, *, is_decision: bool) -> Sequence[str]:
        event, catalogue = self.open_event.facts, window_catalogue()
        incident, penalty = row.incident, row.penalty
        lines = [
            incidents.change(catalogue, event, each)
            for each in reverted(event.tournament, incident, penalty)
        ]
        if status := status_after_lifting(event.tournament, penalty):
            pattern = (
                translate("IncidentsPage", "{name} takes part again.")
                if status is EntryStatus.REGISTERED
                else translate("IncidentsPage", "{name} stays out: withdrawn before.")
            )
            name = incidents.whom(catalogue, event, penalty)
            lines.insert(0, pattern.format(name=name))
        staying = translate(
            "IncidentsPage",
            "Round {round}, board {board} stays {result}: it was changed since, the round has"
            " begun, or the player does not play it anyway.",
        )
        lines += [
            staying.format(
                round=round_.number,
                board=board_of(event.tournament, game.board, game.white),
                result=results.described(catalogue, game.result),
            )
            for round_, game in kept(event.tournament, incident, penalty)
        ]
        lines += taken_back_lines(event, after_lifting(event.tournament, incident, penalty))
        if not lines:
            lines.append(translate("IncidentsPage", "Results and table stay as they are."))
        if is_decision:
            lines.append(
                translate(
                    "IncidentsPage",
                    "A round that play has long left behind changes: the decision is recorded, and"
                    " papers of all rounds since are wrong.",
                )
            )
        lines.append(
            translate("IncidentsPage", "The incident stays in the register with the reason.")
        )
        return lines

    def _switch_paid(self) -> None:
        row = self._table.selected
        if row is not None:
            self.open_event.door(at=StageId(row.at)).do(
                set_fine_paid,
                incident=row.incident.id,
                sanction=row.penalty.number,
                paid=not row.penalty.fine_paid,
            )

    def _take_appeal(self) -> None:
        if row := self._table.selected:
            self.go_to(NewAppeal(row.incident.id, row.penalty.number))

    def _print_selected(self) -> None:
        if row := self._table.selected:
            show_in_hand(self, row.at)
            self.go_to(ShowPaper("incident-act", {"incident": row.incident.id, "form": "filled"}))
        else:
            self.go_to(ShowPaper("incident-act", {"form": "blank"}))

    def _print_whole_register(self) -> None:
        if (shown := self._tournaments.chosen) is not None:
            show_in_hand(self, shown)
        self.go_to(ShowPaper("incident-register"))

    def _offer_acts(self) -> None:
        """Offer what can be done with the chosen line."""
        row = self._table.selected
        for action in (self._again, self._words, self._appeal):
            action.offer("" if row else none_chosen())
        lifted = translate("IncidentsPage", "No sanction of it stands that could be lifted.")
        self._lift.offer(none_chosen() if row is None else "" if row.penalty.stands else lifted)
        no_fine = translate("IncidentsPage", "Its sanction is no fine.")
        is_fine = row is not None and row.penalty.sanction is Sanction.FINE
        self._paid.offer("" if is_fine else none_chosen() if row is None else no_fine)
        is_paid = row is not None and row.penalty.fine_paid
        self._paid.setText(
            translate("IncidentsPage", "Fine &not paid after all")
            if is_paid
            else translate("IncidentsPage", "&Fine is paid")
        )

    # Building

    def _make_actions(self) -> None:
        self._new = act(
            self, translate("IncidentsPage", "&New incident…"), self._write_down, Key.NEW
        )
        self._again = act(
            self,
            translate("IncidentsPage", "&Another sanction for the same…"),
            self._write_down_again,
            Key.ANOTHER_SANCTION,
        )
        self._words = act_on_row(
            self._table, translate("IncidentsPage", "&Correct the words…"), self._correct
        )
        self._lift = act(
            self,
            translate("IncidentsPage", "&Lift the sanction…"),
            self._lift_selected,
            Key.TAKE_BACK,
        )
        self._appeal = act(
            self,
            translate("IncidentsPage", "Pr&otest or appeal against it…"),
            self._take_appeal,
            Key.APPEAL,
        )
        self._paid = act(
            self, translate("IncidentsPage", "&Fine is paid"), self._switch_paid, Key.PAID
        )
        self._print_act = act(
            self, translate("IncidentsPage", "&Print the act"), self._print_selected, Key.PRINT
        )
        self._print_register = act(
            self,
            translate("IncidentsPage", "Print the &register"),
            self._print_whole_register,
            Key.PRINT_OTHER,
        )
        self._table.row_acts = (
            self._again,
            self._words,
            self._lift,
            self._appeal,
            self._paid,
            self._print_act,
        )


def _key(row: IncidentRow) -> tuple[int, int]:
    return row.incident.id, row.penalty.number
