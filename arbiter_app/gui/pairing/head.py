"""The lines above the pairing: which round, how it stands, and at which boards it is played."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.game_notes import Signed
from arbiter_app.domain.hall.boards import hall_board, hall_ranges
from arbiter_app.domain.ids import Board, Round
from arbiter_app.domain.names.plain_text import NAME
from arbiter_app.domain.pairing.swiss.boards import board_ranges, typed_boards
from arbiter_app.domain.pairing.swiss.standing import RoundStanding, round_standing
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.page_actions import act_button, act_tool, arrow_tool
from arbiter_app.gui.look.layouts import column, row
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label, Look, primary, words
from arbiter_app.gui.pairing.acts import PairingActs
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.parts.words.start_line import StartLine
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play.by_hand import why_by_hand
from arbiter_app.wording.terms.registration import rights

_BOARDS_WIDTH = 200


class PairingHead(QWidget):
    """The round is chosen here, and the boards for it are typed."""

    round_chosen = Signal(int)
    boards_entered = Signal()
    """Enter was pressed in the field of boards."""

    def __init__(self, back: QAction, on: QAction, acts: PairingActs, beside: QAction) -> None:
        super().__init__()
        self._choice = QComboBox()
        self._choice.setAccessibleName(translate("PairingPage", "Round"))
        self._choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._choice.activated.connect(lambda place: self.round_chosen.emit(place + 1))
        self._rounds = QWidget()
        arrows = arrow_tool(back, Look.BACK), arrow_tool(on, Look.ON)
        row(arrows[0], self._choice, arrows[1], gap=Room.TIGHT, into=self._rounds)
        self._publish = primary(act_button(acts.publish))
        self._again = act_button(acts.pair)
        acts.pair.changed.connect(lambda: self._again.setText(acts.pair.text()))
        self._by_hand = act_button(acts.by_hand)
        acts.by_hand.changed.connect(lambda: self._by_hand.setText(acts.by_hand.text()))
        self._beside = act_tool(beside, raised=True)
        of_head = (self._publish, self._again, self._by_hand, self._beside)
        self._head = PageHead(PageId.PAIRING, beside=(self._rounds,), acts=of_head)
        self._settings = QWidget()
        self.boards = Line(limit=NAME)
        self.boards.setAccessibleName(translate("PairingPage", "Boards"))
        self.boards.setFixedWidth(px(_BOARDS_WIDTH))
        self.boards.returnPressed.connect(self.boards_entered)
        label = Label(translate("PairingPage", "Boar&ds:"))
        label.setBuddy(self.boards)
        self._of_boards = (label, self.boards)
        self._standing = words(look=Look.SECOND)
        row(label, self.boards, (self._standing, 1), into=self._settings)
        self.start = StartLine(acts.start)
        column(self._head, self._settings, self.start, gap=Room.TIGHT, into=self)

    def show_none(self) -> None:
        """Show the title alone: nothing is paired here."""
        shown = (self._rounds, self._publish, self._again, self._by_hand, self._beside)
        for widget in (*shown, self._settings, self.start):
            widget.hide()

    def show_round(
        self, here: InHand, number: Round, standing: RoundStanding, typed: str | None
    ) -> None:
        """Show a round with the boards typed for it, else those it was paired to."""
        competition = here.competition
        self._rounds.show()
        self._settings.show()
        self._tell_rounds(competition, number)
        is_draft = standing is RoundStanding.DRAFT
        has_pairs = is_draft or standing is RoundStanding.PUBLISHED
        self._publish.setVisible(is_draft)
        self._again.setVisible(is_draft)
        self._by_hand.setVisible(has_pairs)
        self._beside.setVisible(has_pairs)
        for widget in self._of_boards:
            widget.setVisible(is_draft or standing is RoundStanding.READY)
        first = hall_board(here.tournament, Board(1))
        from_there = translate("PairingPage", "all from {board} on").format(board=first)
        self.boards.setPlaceholderText(from_there)
        shown = _boards(here, number) if typed is None else typed
        if not self.boards.hasFocus() and self.boards.text() != shown:
            self.boards.setText(shown)
        self._standing.setText(_standing(competition, number) if has_pairs else "")

    def _tell_rounds(self, competition: Competition, number: Round) -> None:
        last = max(competition.announced_rounds, len(competition.rounds))
        told = [_told(competition, Round(each)) for each in range(1, last + 1)]
        with QSignalBlocker(self._choice):
            if told != [self._choice.itemText(at) for at in range(self._choice.count())]:
                self._choice.clear()
                self._choice.addItems(told)
            self._choice.setCurrentIndex(number - 1)


def _told(competition: Competition, number: Round) -> str:
    """Return what the choice says of a round: "3 · draft"."""
    match round_standing(competition, number):
        case RoundStanding.DRAFT:
            text = translate("PairingPage", "{round} · draft")
        case RoundStanding.PUBLISHED:
            text = translate("PairingPage", "{round} · published")
        case _:
            text = translate("PairingPage", "{round} · not paired")
    return text.format(round=number)


def _boards(here: InHand, number: Round) -> str:
    """Return to which boards of the hall a round is paired, as they are typed."""
    competition = here.competition
    if number > len(competition.rounds):
        return ""
    boards = [game.board for game in competition.round(number).games]
    typed = typed_boards(boards, competition.settings.swiss.fixed_boards.values())
    ranges = hall_ranges(here.tournament, board_ranges(typed))
    return ", ".join(
        str(each.first) if each.first == each.last else f"{each.first}-{each.last}"
        for each in ranges
    )


def _standing(competition: Competition, number: Round) -> str:
    """Return whether a round is a draft or published, by whom, and why by hand."""
    round_ = competition.round(number)
    if round_.published is None:
        standing = translate("RoundHeader", "Draft: not published yet")
    else:
        published = translate("RoundHeader", "Published by {name}, {when}")
        standing = _signed(published, round_.published)
    if round_.by_hand is None:
        return standing
    pattern = translate("PairingPage", "{standing}; changed by hand: {why}")
    why = why_by_hand(window_catalogue(), round_.by_hand)
    return pattern.format(standing=standing, why=why)


def _signed(pattern: str, signed: Signed) -> str:
    catalogue = window_catalogue()
    when = numbers.date_and_time(catalogue, signed.at)
    return pattern.format(name=rights.actor(catalogue, signed.by), when=when)
