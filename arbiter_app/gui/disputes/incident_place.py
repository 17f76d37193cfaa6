"""At which board an incident happened, and whom it is about."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFormLayout, QWidget

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import Board, PlayerId, Round, StageId
from arbiter_app.gui.base.kept_texts import kept_number
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.disputes.boards_offered import boards_offered, rounds_offered
from arbiter_app.gui.disputes.incident_word_fields import add_row
from arbiter_app.gui.disputes.player_box import everybody
from arbiter_app.gui.disputes.tournament_box import TournamentBox
from arbiter_app.gui.disputes.whom import Whom
from arbiter_app.gui.look.layouts import row
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.fields.number_list import NumberList
from arbiter_app.gui.parts.pages.stage_chooser import StageChooser
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import people


class IncidentPlace(QWidget):
    """Stage, round and board. With a board its two players are offered, without one everybody."""

    changed = Signal()

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self._tournament = TournamentBox(open_event)
        self._stages = StageChooser(self, open_event)
        self._round = NumberList(translate("IncidentDialog", "Round"), may_be_none=True)
        self._board = NumberList(translate("IncidentDialog", "Board"), may_be_none=True)
        self.whom = Whom(open_event.facts)
        self._offer_rounds()
        label = Label(translate("IncidentDialog", "boa&rd"))
        label.setBuddy(self._board)
        row(self._stages, self._round, label, (self._board, 1), into=self)
        self.setFocusProxy(self._round)
        # Only what takes the focus itself is found by the letter of its label.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._round.chosen.connect(self._on_round)
        self._board.chosen.connect(self._on_board)
        open_event.stage_chosen.connect(self._on_stage)
        self.whom.changed.connect(self.changed)
        self._on_round()

    def add_to(self, form: QFormLayout) -> None:
        """Add the rows of tournament, board and people."""
        self._tournament.add_to(form, translate("IncidentDialog", "Tournament"))
        add_row(form, translate("IncidentDialog", "Ro&und"), self)
        add_row(form, translate("IncidentDialog", "Who&m"), self.whom)

    @property
    def round_number(self) -> Round | None:
        number = self._round.number
        return None if number is None else Round(number)

    @property
    def board(self) -> Board | None:
        number = self._board.number
        return None if number is None else Board(number)

    def choose(self, round: Round | None, board: Board | None) -> None:
        """Choose a board."""
        self._round.choose(round)
        self._board.choose(board)

    def draft(self) -> dict[str, str]:
        """Return what is chosen, as texts."""
        return {
            "stage": str(self._open_event.stage),
            "round": str(self.round_number or ""),
            "board": str(self.board or ""),
            **self.whom.draft(),
        }

    def restore(self, draft: dict[str, str]) -> None:
        """Show what a draft has."""
        if stage := kept_number(draft.get("stage")):
            self._open_event.stage = StageId(stage)
        round_, board = kept_number(draft.get("round")), kept_number(draft.get("board"))
        self.choose(Round(round_) if round_ else None, Board(board) if board else None)
        self.whom.restore(draft)

    def _on_stage(self) -> None:
        self._round.blockSignals(True)
        self._offer_rounds()
        self._round.blockSignals(False)
        self._on_round()

    def _offer_rounds(self) -> None:
        self._round.offer(rounds_offered(self._here))

    @property
    def _here(self) -> InHand:
        """The competition in hand, where the incident happened."""
        return self._open_event.in_hand

    def _on_round(self) -> None:
        number = self.round_number
        with QSignalBlocker(self._board):
            self._board.choose(None)
            self._board.offer(boards_offered(self._here, number))
        self._board.setEnabled(number is not None)
        self._on_board()

    def _on_board(self) -> None:
        number, board = self.round_number, self.board
        if number is not None and board is not None:
            self.whom.offer(self._of_board(number, board), are_of_a_board=True)
        else:
            self.whom.offer(everybody(self._here), are_of_a_board=False)
        self.changed.emit()

    def _of_board(self, number: Round, board: Board) -> list[tuple[PlayerId, str]]:
        game = self._here.competition.round(number).game(board)
        patterns = {
            Colour.WHITE: translate("IncidentDialog", "White: {name}, № {number}"),
            Colour.BLACK: translate("IncidentDialog", "Black: {name}, № {number}"),
        }
        numbers = self._here.competition.numbers
        return [
            (player, pattern.format(name=self._name(player), number=numbers[player]))
            for colour, pattern in patterns.items()
            for player in (game.player(colour),)
        ]

    def _name(self, player: PlayerId) -> str:
        return people.name(window_catalogue(), self._here.event.contestants[player])
