"""The stages of the tournament: groups, finals, who comes from where, and what comes next."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from arbiter_app.domain.drawing.preliminary_groups import Divide
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.numbering import DrawMethod
from arbiter_app.domain.facts.rounds import StageKind
from arbiter_app.domain.ids import MAIN_STAGE, StageId
from arbiter_app.domain.next_step.stages import groups_of
from arbiter_app.gui.base.destinations import PageId, ShowPage
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import TO_BE_TYPED, OpenEvent, error_sentence
from arbiter_app.gui.base.page import MARGINS, Page
from arbiter_app.gui.base.page_actions import act, act_button, act_on_row
from arbiter_app.gui.base.rows_model import RowsModel
from arbiter_app.gui.parts.ask_reason import ask_reason
from arbiter_app.gui.parts.confirmed_acts import Act
from arbiter_app.gui.parts.heading import heading
from arbiter_app.gui.parts.long_words import LongWords
from arbiter_app.gui.parts.table import Table
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
from arbiter_app.services.commands.stages import (
    add_stage,
    begin_stage,
    describe_stage,
    divide_into_groups,
    remove_stage,
)

_PANEL = 290
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
        self._why = QLabel(wordWrap=True)
        self._players = LongWords(translate("StagesPage", "Who plays"), is_aside=True)
        self._way: Callable[[], object] = self._open
        self._make_actions()
        self._next = _NextStep(self._go_on)
        self._lay_out()
        self._table.selectionModel().currentRowChanged.connect(lambda *_: self._tell())

    def refresh(self) -> None:
        rows = stage_rows(self.open_event.facts)
        is_first = not self._table.shown
        self._table.set_rows(rows)
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
        self._next.say(text.format(stage=name), verb)

    def _with(self, stage: StageId | None, do: Callable[[], None]) -> Callable[[], None]:
        def choose_and_do() -> None:
            self._table.select(stage)
            do()

        return choose_and_do

    def _go_on(self) -> None:
        self._way()

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
            self._table.select(self.open_event.tournament.stages[-1].id)

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
        is_later = row is not None and row.stage.id != MAIN_STAGE
        self._name.setText("" if row is None else row.name)
        why = refusal_to_begin(self.open_event.facts, row.stage) if row else ""
        is_to_begin = row is not None and is_later and not row.has_begun
        self._why.setText(why)
        self._why.setVisible(bool(why) and is_to_begin)
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
        # fmt: on
        self._table.row_acts = (self._open_it, self._begin_it, self._describe, self._remove)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._next, 1)
        for action in (self._divide_field, self._add):
            top.addWidget(act_button(action))
        panel = QWidget()
        panel.setFixedWidth(_PANEL)
        side = QVBoxLayout(panel)
        side.setContentsMargins(12, 0, 0, 0)
        side.addWidget(self._name)
        for action in (self._open_it, self._begin_it, self._describe, self._remove):
            side.addWidget(act_button(action))
        side.addWidget(self._why)
        side.addWidget(self._players)
        side.addStretch()
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self._table, 1)
        middle.addWidget(panel)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*MARGINS)
        layout.setSpacing(8)
        layout.addLayout(top)
        layout.addLayout(middle, 1)


def _words(action: QAction) -> str:
    """Return what an act is called on a second button: the letter leads to its own."""
    return action.text().replace("&", "")


class _NextStep(QFrame):
    """Says what comes next, with the button for it."""

    def __init__(self, go_on: Callable[[], None]) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._text = QLabel(wordWrap=True)
        bold = self._text.font()
        bold.setBold(True)
        self._text.setFont(bold)
        self.button = QPushButton()
        self.button.setAutoDefault(True)
        self.button.clicked.connect(lambda: go_on())
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 6, 4)
        row.addWidget(self._text, 1)
        row.addWidget(self.button)

    def say(self, text: str, verb: str) -> None:
        self._text.setText(text)
        self.button.setText(verb)
