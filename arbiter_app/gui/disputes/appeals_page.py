"""The page of protests and appeals: filed, decided, printed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction

from arbiter_app.documents.disputes.protest import APPEAL, FORM
from arbiter_app.documents.options import Options
from arbiter_app.domain.disputes.appeal_decisions import done
from arbiter_app.domain.disputes.hearings import committee, voting
from arbiter_app.domain.facts.disputes.appeals import Appeal, AppealKind
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import IncidentId, StageId, TournamentId
from arbiter_app.formats.moments import format_moment
from arbiter_app.gui.base.destinations import PageId, ShowPaper
from arbiter_app.gui.base.drafts import DraftKeeper
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import TO_BE_TYPED, Door, OpenEvent
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import act, act_button, act_on_row, none_chosen
from arbiter_app.gui.base.rows_model import RIGHT, Column, RowsModel
from arbiter_app.gui.disputes.effect_list import EffectList
from arbiter_app.gui.disputes.of_tournaments import in_tournament, show_in_hand, shown_of
from arbiter_app.gui.look.layouts import PAGE_MARGINS, column
from arbiter_app.gui.look.words import Look, primary, show_as
from arbiter_app.gui.parts.dialogs.ask_reason import ask_reason
from arbiter_app.gui.parts.pages.empty_page import EmptyPage
from arbiter_app.gui.parts.pages.list_panel import ListPanel
from arbiter_app.gui.parts.pages.stage_chooser import StageChooser, hold_a_played_stage
from arbiter_app.gui.parts.pages.told_panel import Told
from arbiter_app.gui.parts.pages.tournament_filter import TournamentFilter
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.disputes.appeals import (
    correct_appeal,
    decide_appeal,
    file_appeal,
    reopen_appeal,
    set_fee_paid,
)
from arbiter_app.wording.terms.disputes import appeals, incidents
from arbiter_app.wording.terms.event.stages import tournament_name

_NARROWEST, _NARROWEST_NAME = 6, 10
"""How narrow long words may become, in heights of their letters; names are cut last."""

_CORRECTION, _DECISION = "appeal-correction", "appeal-decision"
"""Forms about one appeal, whose number follows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AppealRow:
    """A protest or an appeal as the list shows it."""

    appeal: Appeal
    kind: str
    player: str
    against: str
    fee: str
    state: str
    at: TournamentId
    tournament: str
    """Its name, where the event has several."""


class AppealsPage(Page):
    """The list, and at its side what is said of the one under the cursor."""

    def __init__(
        self, open_event: OpenEvent, *, now: Callable[[], datetime] = datetime.now
    ) -> None:
        super().__init__(open_event)
        self._now = now
        self._table = Table(
            RowsModel[AppealRow](_columns(), lambda row: row.appeal.id),
            name=translate("AppealsPage", "Protests and appeals"),
        )
        self._table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
        self._committee = Aside()
        self._make_actions()
        self._stages = StageChooser(self, open_event)
        self._tournaments = TournamentFilter(open_event)
        self._tournaments.changed.connect(self.refresh)
        self._first = primary(act_button(self._new)), act_button(self._decide)
        self._list = ListPanel(
            self._table,
            page=PageId.APPEALS,
            filter_name=translate("AppealsPage", "Filter"),
            beside_filter=[self._tournaments, self._stages],
            notes=[self._committee],
            tools=[*self._first, act_button(self._print_decision)],
            told=(translate("AppealsPage", "What is said of it"), self._told),
            empty=EmptyPage(
                translate(
                    "AppealsPage",
                    "Nobody has filed a protest or an appeal. A player may appeal against any"
                    " decision, even after signing the score sheet (Ukrainian rules V.1.24).",
                ),
                self._new.text(),
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
        self._committee.say(
            ""
            if all(map(committee, views))
            else translate(
                "AppealsPage",
                "No appeals committee is named: an appeal cannot be decided without one"
                " (Ukrainian rules VII.3.2). Name it on the page of officials (Shift+F2).",
            )
        )
        rows = [_row(view, each) for view in views for each in view.tournament.appeals]
        rows.sort(key=lambda row: row.appeal.id)
        self._list.say(_state([row.appeal for row in rows]))
        self._list.show_rows(rows, first=rows[-1].appeal.id if rows else None)

    def focus_first(self) -> None:
        self._list.take_focus()

    def page_actions(self) -> Sequence[QAction]:
        return (
            self._new,
            self._decide,
            self._fee_paid,
            self._correct,
            self._reopen,
            self._print_protest,
            self._print_decision,
            self._print_blank,
            *self._stages.actions_for_menu,
        )

    def new_appeal(self, incident: IncidentId, sanction: int) -> None:
        """Begin a protest or an appeal against a sanction of the register of incidents."""
        self._file((incident, sanction))

    def go_on(self, form: str) -> None:
        """Open the form with the appeal or the decision that was half written."""
        kind, _, number = form.partition(":")
        if number and not self._table.select(int(number)):
            self._tournaments.choose(None)
        if number and not self._table.select(int(number)):
            self.open_event.drafts.drop(form)  # undone, so there is nothing to decide
        elif kind == _DECISION:
            self._decide_selected()
        elif kind == _CORRECTION:
            self._correct_selected()
        else:
            self._file()

    # Acts

    def _file(self, against: tuple[IncidentId, int] | None = None) -> None:
        from arbiter_app.gui.disputes.appeal_filing_dialog import AppealFilingDialog

        if not self.open_event.door().may(file_appeal):
            return
        of = self._of_incident(against[0]) if against else self._tournaments.chosen
        with in_tournament(self, of):
            dialog = AppealFilingDialog(self, self.open_event, now=self._now(), against=against)
            DraftKeeper(dialog, self.open_event.drafts, "appeal", is_about=against is not None)
            is_filed = dialog.exec()
            filed = self.open_event.tournament
        if is_filed:
            number = max(each.id for each in filed.appeals)
            if not self._table.select(number):
                self._tournaments.choose(filed.id)
                self._table.select(number)
        self.focus_first()

    def _of_incident(self, incident: IncidentId) -> TournamentId | None:
        """Return in which tournament an incident was written down."""
        for each in self.open_event.whole.tournaments:
            if any(line.id == incident for line in each.incidents):
                return each.id
        return None

    def _correct_selected(self) -> None:
        from arbiter_app.gui.disputes.appeal_filing_dialog import AppealFilingDialog

        row = self._table.selected
        if row is None or not self._door(row).may(correct_appeal):
            return
        with in_tournament(self, row.at):
            dialog = AppealFilingDialog(self, self.open_event, now=self._now(), appeal=row.appeal)
            form = f"{_CORRECTION}:{row.appeal.id}"
            DraftKeeper(dialog, self.open_event.drafts, form, is_about=False)
            dialog.exec()

    def _decide_selected(self) -> None:
        from arbiter_app.gui.disputes.appeal_decision_dialog import AppealDecisionDialog

        row = self._table.selected
        if row is None or not row.appeal.is_open:
            return
        if not self._door(row).may(decide_appeal):
            return
        with in_tournament(self, row.at):
            dialog = AppealDecisionDialog(self, self.open_event, row.appeal, now=self._now())
            form = f"{_DECISION}:{row.appeal.id}"
            DraftKeeper(dialog, self.open_event.drafts, form, is_about=False)
            dialog.exec()

    def _door(self, row: AppealRow) -> Door:
        """Return the door to acts in the tournament of a line."""
        if row.at == self.open_event.tournament.id:
            return self.open_event.door()
        return self.open_event.door(at=StageId(row.at))

    def _turn_fee(self) -> None:
        if row := self._table.selected:
            self._door(row).do(set_fee_paid, appeal=row.appeal.id, paid=not row.appeal.fee_paid)

    def _reopen_selected(self) -> None:
        row = self._table.selected
        if row is None:
            return
        if not self._door(row).would(reopen_appeal, appeal=row.appeal.id, reason=TO_BE_TYPED):
            return
        title = translate("AppealsPage", "Reopen № {number} of {name}")
        reason = ask_reason(
            self,
            title=title.format(number=row.appeal.id, name=row.player),
            body=EffectList(
                translate("AppealsPage", "What reopening does"),
                _what_reopening_does(self.open_event.whole.of(row.at), row.appeal),
            ),
            verb=translate("AppealsPage", "Reopen it"),
        )
        if reason is not None:
            self._door(row).do(reopen_appeal, appeal=row.appeal.id, reason=reason)

    def _print(self, document: str, options: Options) -> None:
        self.go_to(ShowPaper(document, options))

    def _print_selected(self, document: str) -> None:
        if row := self._table.selected:
            options: dict[str, str | int | None] = {APPEAL.name: row.appeal.id}
            if document == "protest":
                options[FORM.name] = "filled"
            show_in_hand(self, row.at)
            self._print(document, options)

    # Showing

    def _told(self, row: AppealRow) -> Sequence[Told]:
        return _told(self.open_event.whole.of(row.at), row)

    def _offer_acts(self) -> None:
        """Offer what can be done with the chosen one."""
        row = self._table.selected
        is_open = row is not None and row.appeal.is_open
        decided = translate("AppealsPage", "It is decided. Reopen it first if that was wrong.")
        undecided = translate("AppealsPage", "It is not decided yet.")
        for action in (self._decide, self._correct):
            action.offer(_why_not(row, decided if row and not is_open else ""))
        for button, is_next in zip(self._first, (not is_open, is_open), strict=True):
            show_as(button, Look.PRIMARY if is_next else None)
        self._reopen.offer(_why_not(row, undecided if is_open else ""))
        no_fee = translate("AppealsPage", "No fee is asked for it.")
        without_fee = no_fee if row and row.appeal.fee is None else ""
        self._fee_paid.offer(_why_not(row, without_fee if is_open else decided))
        is_paid = row is not None and row.appeal.fee_paid
        self._fee_paid.setText(
            translate("AppealsPage", "&Fee not paid after all")
            if is_paid
            else translate("AppealsPage", "&Fee is paid")
        )
        for action in (self._print_protest, self._print_decision):
            action.offer(_why_not(row))

    # Making the page

    def _make_actions(self) -> None:
        self._new = act(
            self, translate("AppealsPage", "&New protest or appeal…"), self._file, Key.NEW
        )
        self._decide = act_on_row(
            self._table, translate("AppealsPage", "&Decide…"), self._decide_selected
        )
        self._correct = act(
            self, translate("AppealsPage", "&Correct…"), self._correct_selected, Key.CORRECT
        )
        self._fee_paid = act(
            self, translate("AppealsPage", "&Fee is paid"), self._turn_fee, Key.PAID
        )
        self._reopen = act(
            self, translate("AppealsPage", "&Reopen…"), self._reopen_selected, Key.REOPEN
        )
        self._print_decision = act(
            self,
            translate("AppealsPage", "Pr&int the decision"),
            lambda: self._print_selected("appeal-decision"),
            Key.PRINT,
        )
        self._print_protest = act(
            self,
            translate("AppealsPage", "&Print the protest"),
            lambda: self._print_selected("protest"),
            Key.PRINT_OTHER,
        )
        self._print_blank = act(
            self,
            translate("AppealsPage", "Print a &blank protest"),
            lambda: self._print("protest", {FORM.name: "blank"}),
        )
        self._table.row_acts = (
            self._decide,
            self._fee_paid,
            self._correct,
            self._reopen,
            self._print_protest,
            self._print_decision,
        )


def _columns() -> Sequence[Column[AppealRow]]:
    return (
        Column(
            title=translate("AppealsPage", "№"),
            text=lambda row: str(row.appeal.id),
            sort_key=lambda row: row.appeal.id,
            align=RIGHT,
            is_second=True,
        ),
        Column(
            title=translate("AppealsPage", "Filed"),
            text=lambda row: format_moment(row.appeal.filed_at),
            sort_key=lambda row: row.appeal.filed_at,
            is_second=True,
            spare=2,
        ),
        Column(
            title=translate("AppealsPage", "Tournament"),
            text=lambda row: row.tournament,
            narrowest=_NARROWEST,
        ),
        Column(title=translate("AppealsPage", "Kind"), text=lambda row: row.kind),
        Column(
            title=translate("AppealsPage", "Player"),
            is_name=True,
            text=lambda row: row.player,
            narrowest=_NARROWEST_NAME,
        ),
        Column(
            title=translate("AppealsPage", "Against"),
            text=lambda row: row.against,
            narrowest=_NARROWEST,
        ),
        Column(
            title=translate("AppealsPage", "Fee"),
            text=lambda row: row.fee,
            is_second=True,
            spare=1,
        ),
        Column(title=translate("AppealsPage", "State"), text=lambda row: row.state),
    )


def _row(event: Event, appeal: Appeal) -> AppealRow:
    catalogue = window_catalogue()
    return AppealRow(
        appeal=appeal,
        kind=appeals.kind(catalogue, appeal.kind),
        player=incidents.whom(catalogue, event, appeal),
        against=appeals.against(catalogue, event, appeal),
        fee=appeals.fee(catalogue, event, appeal),
        state=appeals.state(catalogue, appeal),
        at=event.tournament.id,
        tournament=tournament_name(catalogue, event.tournament) if event.has_several else "",
    )


def _state(filed: Sequence[Appeal]) -> str:
    """Return how many were filed, and how many wait for a decision."""
    if not filed:
        return ""
    waiting = sum(each.is_open for each in filed)
    if not waiting:
        return translate("AppealsPage", "filed: {filed}, all decided").format(filed=len(filed))
    pattern = translate("AppealsPage", "filed: {filed}, to be decided: {waiting}")
    return pattern.format(filed=len(filed), waiting=waiting)


def _told(event: Event, row: AppealRow) -> Sequence[Told]:
    """Return what is claimed and what was decided."""
    appeal, catalogue = row.appeal, window_catalogue()
    is_decided = appeal.outcome is not None
    game = appeals.game(catalogue, event, appeal, decided=is_decided)
    lines = [Told(row.against, Look.STRONG), Told(game), Told(appeal.claim)]
    if appeal.outcome is not None:
        decided = translate("AppealsPage", "{moment}: {outcome}")
        outcome = decided.format(
            moment=format_moment(appeal.decided_at), outcome=appeals.state(catalogue, appeal)
        )
        lines += [
            Told(outcome, Look.STRONG),
            Told(appeal.decision),
            *(
                Told(incidents.effect_change(catalogue, event, each))
                for each in done(event.tournament, appeal)
            ),
            Told(_who_decided(appeal), Look.SECOND),
        ]
    return lines


def _who_decided(appeal: Appeal) -> str:
    names = (
        appeal.decided_by
        if appeal.kind is AppealKind.PROTEST
        else ", ".join(seat.name for seat in voting(appeal.seats))
    )
    return translate("AppealsPage", "Decided by: {names}").format(names=names) if names else ""


def _what_reopening_does(event: Event, appeal: Appeal) -> Sequence[str]:
    """Return what is turned back when a decision is reopened."""
    words = [
        translate(
            "AppealsPage",
            "The decision of the committee is final (Ukrainian rules VII.3.3): reopen it only"
            " where it was written down wrongly. The journal keeps the decision and this reason.",
        )
        if appeal.kind is AppealKind.APPEAL
        else translate("AppealsPage", "The journal keeps the decision and this reason.")
    ]
    if appeal.lifted:
        words.append(translate("AppealsPage", "The sanction that was lifted stands again."))
    for each in done(event.tournament, appeal):
        back = replace(each, before=each.after, after=each.before)
        words.append(incidents.effect_change(window_catalogue(), event, back))
    return words


def _why_not(row: AppealRow | None, otherwise: str = "") -> str:
    """Return why an act about the chosen line cannot be done: none is, or what is said."""
    return none_chosen() if row is None else otherwise
