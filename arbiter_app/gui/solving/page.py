"""The sheets of solvers: one line each, typed a first and a second time."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.play.sheets import Sheet, SheetState
from arbiter_app.domain.facts.rules.solving_rules import SolvingRound
from arbiter_app.domain.ids import Round
from arbiter_app.domain.solving.marking import parse_numbered, parse_sheet
from arbiter_app.domain.solving.scores import solving_rules
from arbiter_app.gui.base.destinations import PageId, ShowPaper
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import Door, OpenEvent, error_sentence
from arbiter_app.gui.base.page import Fields, Page, TypedKeys
from arbiter_app.gui.base.page_actions import act, act_button, act_tool
from arbiter_app.gui.base.rows_model import RowsModel
from arbiter_app.gui.look.layouts import PAGE_MARGINS, column, row
from arbiter_app.gui.look.words import Label, primary
from arbiter_app.gui.parts.dialogs.ask_reason import ask_reason
from arbiter_app.gui.parts.fields.number_list import NumberList
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.pages.empty_page import EmptyPage
from arbiter_app.gui.parts.pages.list_panel import ListPanel
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.parts.words.problem import Problem
from arbiter_app.gui.solving.rows import SheetRow, columns, sheet_rows
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.play.rounds import reopen_round, sign_off_round
from arbiter_app.services.commands.play.sheets import check_sheet, mark_sheet, note_absent
from arbiter_app.wording.terms.play import solving
from arbiter_app.wording.terms.registration import people

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -10, Qt.Key.Key_PageDown: 10}


class SheetsPage(Page):
    """The field keeps the keys: points and time, Enter keeps them and goes to the next sheet; with
    a number and a colon before them they are of another solver, as papers come in.
    """

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__(open_event)
        self._columns_of: object = None
        """Of which rules and round the columns are."""
        self._differs: Sheet | None = None
        """What was typed the second time and is not what was typed the first time."""
        self._table = Table[SheetRow](
            RowsModel[SheetRow]((), lambda row: row.id),
            name=translate("SheetsPage", "Sheets of the round"),
            sortable=False,
        )
        self._round = NumberList(translate("SheetsPage", "Round"))
        self._field = Line()
        self._field.setAccessibleName(translate("SheetsPage", "Sheet"))
        self._of_solver = Label("")
        self._of_solver.setBuddy(self._field)
        self._problem = Problem(lines_kept=1)
        self._legend = Aside()
        self._make_acts()
        self._empty = EmptyPage()
        self._list = ListPanel(
            self._table,
            filter_name=translate("SheetsPage", "Name"),
            page=PageId.SHEETS,
            beside_filter=(self._round, act_tool(self._second, raised=True)),
            tools=(primary(act_button(self._sign)), act_button(self._absent)),
            notes=(self._legend,),
            empty=self._empty,
        )
        self._entry = row(self._of_solver, (self._field, 1))
        column(self._list, self._entry, self._problem, around=PAGE_MARGINS, into=self)
        self._round.chosen.connect(self._show_round)
        self._table.selectionModel().currentRowChanged.connect(lambda *_: self._show_solver())
        self._field.installEventFilter(self)
        self._field.returnPressed.connect(self._take)

    # What every page has

    def refresh(self) -> None:
        rounds = self._rounds
        self._say_empty()
        pattern = translate("SheetsPage", "Round {round}")
        is_first_look = self._round.number is None
        self._round.offer([(each.number, pattern.format(round=each.number)) for each in rounds])
        current = self._here.competition.current
        if is_first_look and rounds and current is not None:
            self._round.choose(current.number)
        rows = self._rows()
        has_rows = bool(rows)
        if has_rows:
            self._show_columns()
        waiting = next((each.id for each in rows if self._waits(each)), None)
        self._list.show_rows(rows, first=waiting)
        for widget in (self._of_solver, self._field, self._problem, self._legend, self._round):
            widget.setVisible(has_rows)
        self._say_state()
        self._offer()
        self._show_solver()

    def focus_first(self) -> None:
        if self._table.selected is None:
            self._list.take_focus()
        else:
            self._field.setFocus()
            self._field.selectAll()

    def page_actions(self) -> Sequence[QAction]:
        return self._acts

    def typed_keys(self) -> TypedKeys | None:
        return translate("SheetsPage", "The sheet of a solver"), (
            ("5 5 2.5 18", translate("SheetsPage", "points of each problem, then the time")),
            ("12: …", translate("SheetsPage", "the sheet of number 12")),
            ("-", translate("SheetsPage", "absent")),
            ("x", translate("SheetsPage", "the sheet does not count")),
        )

    def unsaved(self) -> Fields:
        chosen = self._table.selected
        if chosen is None or self._field.text() == self._proposed(chosen):
            return {}
        return {"field": self._field.accessibleName(), "text": self._field.text()}

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Let Up and Down go through the sheets while one is typed; Esc takes typing back."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if (step := _STEPS.get(Qt.Key(event.key()))) is not None:
                self._step(step)
                return True
            if event.key() == Qt.Key.Key_Escape:
                self._show_solver()
                return True
        return super().eventFilter(watched, event)

    # What is shown

    def _make_acts(self) -> None:
        # fmt: off
        self._second = act(self, translate("SheetsPage", "Type a second ti&me"),
                           self._begin_second, Key.VERIFY)
        self._second.setCheckable(True)
        self._sign = act(self, translate("SheetsPage", "&Sign off the round"), self._sign_off,
                         Key.SIGN_OFF)
        self._reopen = act(self, translate("SheetsPage", "&Reopen round…"), self._reopen_it,
                           Key.REOPEN)
        self._absent = act(self, translate("SheetsPage", "The others were &absent"),
                           self._all_absent, Key.FORFEIT)
        self._clear = act(self, translate("SheetsPage", "&Clear the sheet"), self._clear_sheet,
                          Key.TAKE_BACK)
        self._previous = act(self, translate("SheetsPage", "Previous roun&d"),
                             lambda: self._turn(-1), Key.PREVIOUS)
        self._next = act(self, translate("SheetsPage", "Ne&xt round"),
                         lambda: self._turn(1), Key.NEXT)
        self._paper = act(self, translate("SheetsPage", "&Print"),
                          self._print, Key.PRINT)
        # fmt: on
        self._acts = (
            self._second,
            self._sign,
            self._reopen,
            self._absent,
            self._clear,
            self._previous,
            self._next,
            self._paper,
        )

    @property
    def _here(self) -> InHand:
        return in_hand(self.open_event.facts)

    @property
    def _door(self) -> Door:
        return self.open_event.main_door(say=self._refuse)

    @property
    def _rounds(self) -> tuple[RoundOfPlay, ...]:
        competition = self._here.competition
        return competition.rounds if competition.traits.has_sheets else ()

    @property
    def _number(self) -> Round:
        return Round(self._round.number or 1)

    def _rows(self) -> list[SheetRow]:
        return sheet_rows(self._here, self._number) if self._rounds else []

    def _show_columns(self) -> None:
        rules = solving_rules(self._here.competition)
        if self._columns_of != (rules, self._number):
            self._columns_of = rules, self._number
            self._table.set_rows([], columns(rules, self._number))

    def _show_round(self) -> None:
        self._second.setChecked(False)
        self.refresh()

    def _say_empty(self) -> None:
        competition = self._here.competition
        if not competition.traits.has_sheets:
            told = translate(
                "SheetsPage", "In this tournament games are played, no problems solved."
            )
            verb = translate("SheetsPage", "To the &rounds")
            self._empty.offer(told, verb, self.way_to(PageId.ROUNDS))
        else:
            told = translate("SheetsPage", "Solvers have sheets as soon as they have numbers.")
            verb = translate("SheetsPage", "To the dra&w")
            self._empty.offer(told, verb, self.way_to(PageId.DRAW))

    def _say_state(self) -> None:
        if not self._rounds:
            self._list.say("")
            return
        of_round, rules = self._here.competition.round(self._number), self._of_round
        pattern = translate("SheetsPage", "{kind}, {minutes} min · typed {typed} of {all}")
        typed = len(of_round.sheets) - len(of_round.open_sheets)
        told = pattern.format(
            kind=solving.kind(window_catalogue(), rules.kind),
            minutes=rules.minutes,
            typed=typed,
            all=len(of_round.sheets),
        )
        if of_round.signed_off is not None:
            told += translate("SheetsPage", " · signed off")
        elif self._second.isChecked():
            checked = sum(each.checked is not None for each in of_round.sheets)
            told += translate("SheetsPage", " · typed twice {checked}").format(checked=checked)
        self._list.say(told)
        problems = " ".join(solving.points(window_catalogue(), each) for each in rules.problems)
        self._legend.say(
            translate(
                "SheetsPage",
                "At most {problems}; then the time in minutes, none where it was used up. “12: 5 5"
                " 0” is of number 12, “-” absent, “x” does not count. Enter goes on, ↑ ↓ choose.",
            ).format(problems=problems)
        )

    @property
    def _of_round(self) -> SolvingRound:
        return solving_rules(self._here.competition).round(self._number)

    def _offer(self) -> None:
        nothing = translate("SheetsPage", "There are no sheets yet.")
        if not self._rounds:
            for each in self._acts:
                each.offer(nothing)
            return
        of_round = self._here.competition.round(self._number)
        is_signed, waits = of_round.signed_off is not None, bool(of_round.open_sheets)
        signed = translate("SheetsPage", "The round is signed off.")
        typed = translate("SheetsPage", "Every sheet of the round is typed.")
        missing = translate("SheetsPage", "Sheets of the round are missing.")
        self._sign.offer(signed if is_signed else missing if waits else "")
        self._reopen.offer("" if is_signed else translate("SheetsPage", "It is not signed off."))
        self._absent.offer("" if waits else typed)
        place = self._round.currentIndex()
        first = translate("RoundsPage", "This is the first round.")
        last = translate("RoundsPage", "This is the last round there is.")
        self._previous.offer("" if place > 0 else first)
        self._next.offer("" if place < self._round.count() - 1 else last)
        for each in (self._second, self._clear, self._paper):
            each.offer()

    def _show_solver(self) -> None:
        """Show in the field what is known of the sheet; nothing in a second typing."""
        self._differs = None
        self._problem.say("")
        chosen = self._table.selected
        if chosen is None:
            return
        pattern = translate("SheetsPage", "{number}. {name}:")
        name = people.name(window_catalogue(), chosen.player)
        self._of_solver.setText(pattern.format(number=chosen.number, name=name))
        self._field.setText(self._proposed(chosen))
        self._field.selectAll()

    def _proposed(self, chosen: SheetRow) -> str:
        return "" if self._second.isChecked() else chosen.typed

    def _waits(self, each: SheetRow) -> bool:
        """Whether a sheet is to be typed, or in a second typing to be typed again."""
        if self._second.isChecked():
            return each.sheet.checked is None and not each.sheet.is_open
        return each.sheet.is_open

    # What is done

    def _take(self) -> None:
        """Keep what is typed for the solver it names, and go on."""
        number, text = parse_numbered(self._field.text())
        chosen = self._table.selected
        if number is not None:
            chosen = next((each for each in self._rows() if each.number == number), None)
            if chosen is None:
                self._refuse(error_sentence(RuleError("sheet.no-such-number", number=number)))
                return
            self._table.select(chosen.id)
            if not text:
                return
        if chosen is None:
            return
        if not text:
            self._to_next(chosen)
            return
        try:
            sheet = parse_sheet(chosen.id, chosen.rules, self._number, text)
        except RuleError as error:
            self._refuse(error_sentence(error))
            return
        if self._second.isChecked() and not chosen.sheet.is_open:
            self._compare(chosen, sheet)
        elif self._write(sheet):
            self._to_next(chosen)

    def _compare(self, chosen: SheetRow, sheet: Sheet) -> None:
        """Note that both typings are the same, or ask which is right."""
        if sheet.says_the_same(chosen.sheet):
            if self._door.do(check_sheet, round=self._number, solver=chosen.id):
                self._to_next(chosen)
            return
        if self._differs is not None and sheet.says_the_same(self._differs):
            if self._write(sheet) and self._door.do(
                check_sheet, round=self._number, solver=chosen.id
            ):
                self._to_next(chosen)
            return
        pattern = translate(
            "SheetsPage",
            "The first time {first}. Enter once more takes what stands here, Esc keeps the first.",
        )
        self._problem.say(pattern.format(first=chosen.typed))
        self._differs = sheet

    def _write(self, sheet: Sheet) -> bool:
        """Keep a sheet; of a round that was signed off with a reason."""
        reason = None
        if self._here.competition.round(self._number).signed_off is not None:
            reason = ask_reason(
                self,
                title=translate("SheetsPage", "Change a round that is signed off"),
                body=translate("SheetsPage", "The round waits to be signed off again then."),
                verb=translate("SheetsPage", "&Change it"),
            )
            if reason is None:
                return False
        return self._door.do(
            mark_sheet,
            round=self._number,
            solver=sheet.solver,
            points=sheet.points,
            seconds=sheet.seconds,
            state=sheet.state,
            reason=reason,
        )

    def _refuse(self, sentence: str) -> None:
        self._problem.say(sentence)
        self._field.setFocus()
        self._field.selectAll()

    def _to_next(self, chosen: SheetRow) -> None:
        """Go to the next sheet that waits, from the one in hand on; to the one below where none
        does.
        """
        rows = self._table.shown
        at = next((index for index, each in enumerate(rows) if each.id == chosen.id), 0)
        behind = [*rows[at + 1 :], *rows[:at]]
        following = next((each for each in behind if self._waits(each)), None)
        if following is None:
            following = rows[min(at + 1, len(rows) - 1)]
        self._table.select(following.id)
        self._show_solver()

    def _step(self, by: int) -> None:
        rows, chosen = self._table.shown, self._table.selected
        if not rows or chosen is None:
            return
        at = next((index for index, each in enumerate(rows) if each.id == chosen.id), 0)
        self._table.select(rows[min(max(at + by, 0), len(rows) - 1)].id)

    def _turn(self, by: int) -> None:
        place = self._round.currentIndex() + by
        if 0 <= place < self._round.count():
            self._round.setCurrentIndex(place)

    def _begin_second(self) -> None:
        """Begin or end a second typing of the round."""
        self._say_state()
        rows = self._table.shown
        waiting = next((each for each in rows if self._waits(each)), None)
        if waiting is not None:
            self._table.select(waiting.id)
        self._show_solver()
        self._field.setFocus()

    def _all_absent(self) -> None:
        self._door.do(note_absent, round=self._number)

    def _clear_sheet(self) -> None:
        if (chosen := self._table.selected) is not None and not chosen.sheet.is_open:
            self._write(Sheet(solver=chosen.id, state=SheetState.WAITING))

    def _sign_off(self) -> None:
        self._door.do(sign_off_round, round=self._number)

    def _reopen_it(self) -> None:
        reason = ask_reason(
            self,
            title=translate("SheetsPage", "Open round {round} again").format(round=self._number),
            body=translate("SheetsPage", "Its signature goes; the journal keeps why."),
            verb=translate("SheetsPage", "&Open it again"),
        )
        if reason is not None:
            self._door.do(reopen_round, round=self._number, reason=reason)

    def _print(self) -> None:
        self.go_to(ShowPaper("solving-round", {"round": str(self._number)}))
