"""The stages of the tournament: groups, finals, who comes from where, and what comes next."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton

from arbiter_app.domain.drawing.preliminary_groups import Divide
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.domain.ids import StageId
from arbiter_app.domain.next_step.stages import groups_of
from arbiter_app.gui.base.destinations import PageId, ShowPage
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import TO_BE_TYPED, OpenEvent, error_sentence
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import act, act_button, act_on_row, act_tool
from arbiter_app.gui.base.rows_model import RowsModel
from arbiter_app.gui.look.layouts import PAGE_MARGINS, STRETCH, column
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Look, primary, show_as
from arbiter_app.gui.parts.dialogs.ask_reason import ask_reason
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.holders.side_panel import SidePanel, WithPanel
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import Aside, heading
from arbiter_app.gui.parts.words.long_words import LongWords
from arbiter_app.gui.stages.begin_dialog import BeginStageDialog
from arbiter_app.gui.stages.describe_dialog import DescribeStageDialog
from arbiter_app.gui.stages.divide_dialog import DivideDialog
from arbiter_app.gui.stages.new_final_dialog import NewFinalDialog
from arbiter_app.gui.stages.rows import (
    Next,
    StageRow,
    columns,
    players_text,
    refusal_to_begin,
    stage_rows,
    what_comes_next,
)
from arbiter_app.i18n import translate
from arbiter_app.services.commands.play.stages import (
    add_stage,
    begin_stage,
    describe_stage,
    divide_into_groups,
    remove_stage,
)

_ENOUGH = 760
"""Width of a page in which the panel is open by itself, in pixels beside usual letters."""
_FEWEST_GROUPS = 2


class StagesPage(Page):
    """The list of stages; beside it who plays in the chosen one and what can be done with it."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__(open_event)
        self._table: Table[StageRow] = Table(
            RowsModel(columns(), lambda row: row.stage.id),
            name=translate("StagesPage", "Stages"),
            sortable=False,
        )
        self._name = heading()
        self._name.setWordWrap(True)
        self._why = Aside()
        self._players = LongWords(translate("StagesPage", "Who plays"), is_aside=True)
        self._way: Callable[[], object] = self._open
        self._make_actions()
        self._next = primary(QPushButton())
        self._next.setAutoDefault(True)
        self._next.clicked.connect(lambda: self._way())
        self._lay_out()
        self._table.selectionModel().currentRowChanged.connect(lambda *_: self._tell())

    def refresh(self) -> None:
        rows = stage_rows(self.open_event.facts)
        is_first = not self._table.shown
        of_teams = self.open_event.tournament.played_by_teams
        self._table.set_rows(rows, columns(of_teams=of_teams))
        if is_first:
            _, stage = what_comes_next(self.open_event.facts, rows)
            self._table.select(stage or self.open_event.stage)
        self._say_what_comes_next(rows)
        self._tell()

    def focus_first(self) -> None:
        self._table.setFocus()

    def page_actions(self) -> Sequence[QAction]:
        return (
            self._open_it,
            self._begin_it,
            self._divide_field,
            self._add,
            self._describe,
            self._remove,
            self._beside,
        )

    # What comes next

    def _say_what_comes_next(self, rows: Sequence[StageRow]) -> None:
        step, stage = what_comes_next(self.open_event.facts, rows)
        name = next((row.name for row in rows if row.stage.id == stage), "")
        match step:
            case Next.DRAW:
                text = translate("StagesPage", "First the whole field gets its numbers.")
                verb, way = translate("StagesPage", "To the dra&w"), self.way_to(PageId.DRAW)
            case Next.DIVIDE:
                text = translate("StagesPage", "Now the field is divided into groups.")
                verb, way = _words(self._divide_field), self._divide_field.trigger
            case Next.BEGIN:
                text = translate("StagesPage", "Everybody is known who plays here: {stage}.")
                verb, way = _words(self._begin_it), self._with(stage, self._begin)
            case Next.PLAY:
                text = translate("StagesPage", "Under way: {stage}.")
                verb, way = _words(self._open_it), self._with(stage, self._open)
            case Next.ADD_FINAL:
                text = translate(
                    "StagesPage", "The groups are over. Now it is said who plays in which final."
                )
                verb, way = _words(self._add), self._add.trigger
            case Next.NOTHING:
                text = translate("StagesPage", "All stages are over.")
                verb, way = translate("StagesPage", "To the &table"), self.way_to(PageId.TABLE)
        self._way = way
        self._head.say(text.format(stage=name))
        self._next.setText(verb)
        self._fill({Next.DIVIDE: self._divide_button, Next.ADD_FINAL: self._add_button}.get(step))

    def _fill(self, own: QPushButton | None) -> None:
        """Fill the button of what comes next: its own one, if it has one on the page."""
        for button in (self._divide_button, self._add_button):
            show_as(button, Look.PRIMARY if button is own else None)
        self._next.setVisible(own is None)

    def _with(self, stage: StageId | None, do: Callable[[], None]) -> Callable[[], None]:
        def choose_and_do() -> None:
            self._table.select(stage)
            do()

        return choose_and_do

    # Acts

    def _open(self) -> None:
        """Take the chosen stage in hand and go where it is played."""
        row = self._table.selected
        if row is None:
            return
        self.open_event.stage = row.stage.id
        traits = self.open_event.competition.traits
        if traits.has_parts:
            self.go_to(ShowPage(PageId.TABLE))
        elif traits.has_bracket:
            self.go_to(ShowPage(PageId.BRACKET))
        else:
            self.go_to(ShowPage(PageId.ROUNDS))

    def _divide(self) -> None:
        tournament = self.open_event.tournament
        if not self.open_event.door().would(
            divide_into_groups, groups=_FEWEST_GROUPS, by=Divide.SNAKE, seed=TO_BE_TYPED
        ):
            return

        def divide(asked: DivideDialog) -> bool:
            return self.open_event.door(say=asked.refuse).do(
                divide_into_groups,
                groups=asked.groups,
                cycles=asked.cycles,
                by=asked.by,
                seed=asked.seed,
            )

        dialog = DivideDialog(
            self, self.open_event.facts, replaces=len(groups_of(tournament)), divide=divide
        )
        dialog.exec()

    def _add_final(self) -> None:
        if not self.open_event.door().may(add_stage):
            return

        def add(asked: NewFinalDialog) -> bool:
            return self.open_event.door(say=asked.refuse).do(
                add_stage,
                kind=StageKind.FINAL,
                title=asked.title,
                system=asked.system,
                cycles=asked.cycles,
                knockout=asked.knockout,
                sources=asked.places,
                first_place=asked.first_place,
                carries_results=asked.carries_results,
                time_control=asked.time_control,
            )

        dialog = NewFinalDialog(self, self.open_event.tournament, add=add)
        if dialog.exec():
            self._table.select(self.open_event.tournament.later_stages[-1].id)

    def _begin(self) -> None:
        row = self._table.selected
        if row is None:
            return
        if not self.open_event.door(at=row.stage.id).would(
            begin_stage, method=DrawMethod.BY_RATING
        ):
            return
        self.open_event.stage = row.stage.id

        def begin(asked: BeginStageDialog) -> bool:
            return self.open_event.door(say=asked.refuse).do(
                begin_stage, method=asked.method, seed=asked.seed, numbers=asked.numbers
            )

        dialog = BeginStageDialog(self, self.open_event.facts, row.stage, begin=begin)
        dialog.exec()

    def _describe_it(self) -> None:
        row = self._table.selected
        if row is None:
            return
        door = self.open_event.door(at=row.stage.id)
        if not door.would(describe_stage, title="", time_control=""):
            return
        dialog = DescribeStageDialog(self, row.stage, name=row.name)
        if dialog.exec():
            self.open_event.stage = row.stage.id
            door.do(describe_stage, title=dialog.title, time_control=dialog.time_control)

    def _remove_it(self) -> None:
        row = self._table.selected
        if row is None:
            return
        if not self.open_event.door(at=row.stage.id).would(remove_stage, reason=TO_BE_TYPED):
            return
        reason = ask_reason(
            self,
            title=translate("StagesPage", "Remove {stage}").format(stage=row.name),
            body=translate(
                "StagesPage",
                "Its games and results go with it. The journal keeps them, Undo brings them back.",
            ),
            verb=translate("StagesPage", "&Remove the stage"),
            act=Act.REMOVE_STAGE,
        )
        if reason is not None:
            self.open_event.stage = row.stage.id
            self.open_event.do(remove_stage, reason=reason)

    def _tell(self) -> None:
        """Show who plays in the chosen stage, and offer what can be done with it."""
        row = self._table.selected
        is_later = row is not None and not self.open_event.tournament.is_main(row.stage.id)
        self._name.setText("" if row is None else row.name)
        why = refusal_to_begin(self.open_event.facts, row.stage) if row else ""
        is_to_begin = row is not None and is_later and not row.has_begun
        self._why.say(why if is_to_begin else "")
        players = players_text(self.open_event.facts, row.stage) if row and is_later else ""
        self._players.say(players)
        self._begin_it.offer(why)
        of_main = error_sentence(RuleError("stage.main"))
        self._describe.offer("" if is_later else of_main)
        self._remove.offer("" if is_later else of_main)
        for action, judged in ((self._divide_field, divide_into_groups), (self._add, add_stage)):
            action.offer(self.open_event.why_not(judged))

    # Building

    def _make_actions(self) -> None:
        self._open_it = act_on_row(
            self._table, translate("StagesPage", "Ta&ke in hand"), self._open
        )
        # fmt: off
        self._begin_it = act(self, translate("StagesPage", "&Begin the stage…"),
                             self._begin, Key.BEGIN_STAGE)
        self._divide_field = act(self, translate("StagesPage", "&Divide into groups…"),
                                 self._divide, Key.DIVIDE)
        self._add = act(self, translate("StagesPage", "&Add a final…"),
                        self._add_final, Key.NEW)
        self._describe = act(self, translate("StagesPage", "T&itle and time control…"),
                             self._describe_it, Key.CORRECT)
        self._remove = act(self._table, translate("StagesPage", "&Remove the stage…"),
                           self._remove_it, Key.REMOVE,
                           context=Qt.ShortcutContext.WidgetShortcut)
        self._beside = act(self, translate("StagesPage", "Pa&nel"), lambda: None, Key.PANEL)
        # fmt: on
        self._table.row_acts = (self._open_it, self._begin_it, self._describe, self._remove)

    def _lay_out(self) -> None:
        self._divide_button = act_button(self._divide_field)
        self._add_button = act_button(self._add)
        beside = act_tool(self._beside, raised=True)
        acts = (self._next, self._divide_button, self._add_button, beside)
        self._head = PageHead(PageId.STAGES, acts=acts)
        of_one = (self._open_it, self._begin_it, self._describe, self._remove)
        content = column(
            self._name,
            *map(act_button, of_one),
            self._why,
            Room.TIGHT,
            self._players,
            STRETCH,
        )
        panel = SidePanel(translate("StagesPage", "Selected stage"), content)
        whole = WithPanel(self._table, panel, self._beside, enough=_ENOUGH)
        column(self._head, (whole, 1), around=PAGE_MARGINS, into=self)


def _words(action: QAction) -> str:
    """Return what an act is called on a second button: the letter leads to its own."""
    return action.text().replace("&", "")
