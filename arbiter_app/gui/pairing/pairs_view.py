"""The pairs of a round with what each has behind it, and why beside them."""

from collections.abc import Iterator, Sequence

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.hall.boards import hall_board
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.draft import is_overtaken
from arbiter_app.domain.pairing.swiss.making import fixed_boards
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.base.rows_model import RowsModel
from arbiter_app.gui.look.layouts import column
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.pairing.asking import Asking
from arbiter_app.gui.pairing.lines import Kind, PairingLine, columns, pairing_lines
from arbiter_app.gui.pairing.reasons import RoundReasons
from arbiter_app.gui.pairing.why_panel import WhyPanel
from arbiter_app.gui.parts.holders.side_panel import WithPanel
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.problem import Problem
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.checking.differences import names_of
from arbiter_app.wording.terms.play import team_mates
from arbiter_app.wording.why.pairing.behind import behind_text

_ENOUGH = 860
"""Width of a page in which the panel is open by itself, in pixels beside usual letters."""


class PairsView(QWidget):
    """A table of boards, the bye and who does not play; above it what is wrong with the draft."""

    def __init__(self, beside: QAction) -> None:
        super().__init__()
        self._here: InHand | None = None
        self._number = Round(1)
        self._position: SwissPosition | None = None
        self._reasons: RoundReasons | None = None
        self._told_of: object = None
        """What the panel says something of: not asked again while it stays the same."""
        self._problem = Problem()
        self.table: Table[PairingLine] = Table(
            RowsModel(columns(), lambda line: line.key),
            name=translate("PairingPage", "Pairs of the round"),
            sortable=False,
            hides_empty=True,
        )
        self._panel = WhyPanel()
        self._asking, self._questions = Asking(self), Asking(self)
        whole = WithPanel(self.table, self._panel, beside, enough=_ENOUGH)
        column(self._problem, (whole, 1), gap=Room.TIGHT, into=self)
        self.table.selectionModel().currentRowChanged.connect(lambda *_: self._tell())
        self._asking.answered.connect(self._say_reasons)
        self._questions.answered.connect(self._answer)
        self._panel.asked.connect(self._ask_why_not)

    @property
    def problem(self) -> str:
        """What is wrong with the draft."""
        return self._problem.text()

    @property
    def reasons(self) -> str:
        """What is said of the chosen row."""
        return self._panel.reasons

    def show_round(self, here: InHand, number: Round) -> None:
        """Show the pairs of a round."""
        competition = here.competition
        position = swiss_position(competition, number)
        lines = pairing_lines(here, number, position)
        is_same = (number, position) == (self._number, self._position)
        if not is_same:
            self._reasons = RoundReasons(here, number, position, window_catalogue())
        had = self._number, self.table.selected
        self._here, self._number, self._position = here, number, position
        self.table.set_rows(list(lines))
        if had[0] != number or had[1] is None:
            self.table.selectRow(0)
        self._problem.say(" ".join(_problems(here, number, lines)))
        self._tell()

    def forget(self) -> None:
        """Ask nothing any more: the pairs are not seen."""
        for each in (self._asking, self._questions):
            each.forget()
        self._told_of = None

    def _tell(self) -> None:
        """Tell about the chosen row: what is known at once, then why."""
        line, reasons = self.table.selected, self._reasons
        if (line, reasons) == self._told_of:
            return
        self._told_of = (line, reasons)
        if line is None or reasons is None:
            return
        has_reasons = line.kind is not Kind.NOT_PAIRED
        self._panel.show_row(_title(line), list(self._behind(line)), may_ask=has_reasons)
        if has_reasons:
            self._asking.ask(lambda check: reasons.of(line, check))

    def _behind(self, line: PairingLine) -> Iterator[str]:
        if line.kind is Kind.NOT_PAIRED or self._position is None:
            yield line.note
            return
        known = {each.number: each for each in self._position.players}
        pattern = translate("PairingPage", "{name} ({points}): {behind}")
        for side in (line.white, line.black):
            if side is not None:
                behind = behind_text(window_catalogue(), known[side.number])
                yield pattern.format(name=side.name, points=side.points, behind=behind)

    def _say_reasons(self, found: object) -> None:
        if isinstance(found, tuple):
            self._panel.say_reasons(found)
        elif isinstance(found, RuleError):
            self._panel.say_reasons((error_sentence(found),))

    def _ask_why_not(self, typed: str) -> None:
        line, reasons = self.table.selected, self._reasons
        if line is not None and reasons is not None:
            self._questions.ask(lambda check: reasons.why_not(line.white.number, typed, check))

    def _answer(self, found: object) -> None:
        self._panel.answer(error_sentence(found) if isinstance(found, RuleError) else str(found))


def _title(line: PairingLine) -> str:
    if line.black is None:
        return translate("PairingPage", "{number} {name}").format(
            number=line.white.number, name=line.white.name
        )
    pattern = translate("PairingPage", "{white} – {black}")
    return pattern.format(white=line.white.name, black=line.black.name)


def _problems(here: InHand, number: Round, lines: Sequence[PairingLine]) -> Iterator[str]:
    """Yield that a draft is out of date, which team-mates meet because they must, and who does not
    sit at the board fixed for them.
    """
    if is_overtaken(here.competition, here.competition.round(number)):
        yield error_sentence(RuleError("pairing.out-of-date", round=number))
    numbered = here.competition.as_numbered_in(number)
    names = names_of(window_catalogue(), numbered, here.event.contestants)
    if told := team_mates.meeting_in(
        window_catalogue(), here.competition, here.competition.round(number), names
    ):
        yield told
    fixed = fixed_boards(here.competition, number)
    pattern = translate(
        "PairingPage", "{name} has the fixed board {fixed} and sits at board {board}."
    )
    for line in lines:
        for side in (line.white, line.black):
            if side is None or line.board is None or side.number not in fixed:
                continue
            if fixed[side.number] != line.board:
                wanted = hall_board(here.tournament, fixed[side.number])
                yield pattern.format(name=side.name, fixed=wanted, board=line.shown)
