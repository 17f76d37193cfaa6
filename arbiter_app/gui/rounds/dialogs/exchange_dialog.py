"""Two sat at each other's boards: who, how the games ended, and what follows from it."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QCompleter, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS, Colour, Result
from arbiter_app.domain.hall.boards import board_told
from arbiter_app.domain.ids import Board, PlayerId
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.exchange import Exchange, exchange, meetings_besides
from arbiter_app.domain.permission.by_round import Correction, correction_verdict
from arbiter_app.domain.permission.by_state import Verdict
from arbiter_app.domain.taking_part.late_exchange import late_exchange
from arbiter_app.domain.taking_part.late_result import LateResult
from arbiter_app.gui.base.background import Failure, ask, attempt
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.rows_model import RowsModel
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.appearance import appearance
from arbiter_app.gui.look.sizes import Room, text_width
from arbiter_app.gui.look.words import Label, words
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.dialogs.dialog import Dialog, keep_room
from arbiter_app.gui.parts.line import keep_bounds
from arbiter_app.gui.parts.tables.changed_rows import ChangedRow, changed_columns, changed_rows
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.play.by_hand import exchange_players
from arbiter_app.wording.terms.play import late_results, results
from arbiter_app.wording.terms.registration import people

_WIDTH, _TABLE = 44, 8
"""In heights of letters."""
_PATIENCE = 0.15
"""Seconds in which a small field is worked out before anything is painted."""
_PLAYED: tuple[Result | None, ...] = (None, WHITE_WINS, DRAW, BLACK_WINS)


class ExchangeDialog(Dialog):
    """One of the board under the cursor, and whose place they took; what was played stands."""

    def __init__(
        self, parent: QWidget, open_event: OpenEvent, round_: RoundOfPlay, game: Game
    ) -> None:
        title = translate("ExchangeDialog", "Two sat at each other’s boards in round {round}")
        verb = translate("ExchangeDialog", "&Let stand what was played")
        super().__init__(parent, title.format(round=round_.number), verb=verb, do=self._write)
        self.resize(text_width(_WIDTH), 0)
        self._open_event, self._round, self._game = open_event, round_, game
        self._here = open_event.in_hand
        others = [each for each in round_.games if each.id != game.id]
        self._one = self._people([game])
        self._other = self._people(others)
        self._make_searchable(self._other)
        self._boards = words(), words()
        self._results = QComboBox(), QComboBox()
        self._again = words(wraps=True)
        self._seen = QCheckBox(translate("ExchangeDialog", "&Known: they meet twice"))
        self._follows = words(wraps=True)
        self._rows = Table[ChangedRow](
            RowsModel[ChangedRow](changed_columns(), lambda row: row.number),
            name=translate("Participation", "Whose points, place or tie-breaks change"),
            sortable=False,
        )
        self._rows.setMinimumHeight(text_width(_TABLE))
        self._rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._reason = ReasonField()
        self._asked = 0
        self._lay_out()
        self._one.currentIndexChanged.connect(self._show_two)
        self._other.currentIndexChanged.connect(self._show_two)
        for box in self._results:
            box.currentIndexChanged.connect(self._work)
        self._reason.textChanged.connect(self._on_typed)
        self._seen.toggled.connect(self._on_typed)
        self._show_two()
        self._one.setFocus()

    def _people(self, games: Sequence[Game]) -> QComboBox:
        """Return a choice among those who play some games."""
        box = QComboBox()
        catalogue, numbers = window_catalogue(), self._here.competition.numbers
        pattern = translate("ExchangeDialog", "{name} ({number}) · board {board}, {colour}")
        for game in games:
            for colour in Colour:
                player = game.player(colour)
                said = pattern.format(
                    name=people.name(catalogue, self._here.event.contestants[player]),
                    number=numbers[player],
                    board=board_told(self._here.tournament, self._here.stage, game.board),
                    colour=results.colour(catalogue, colour),
                )
                box.addItem(said, int(player))
        return box

    def _make_searchable(self, box: QComboBox) -> None:
        """Let a name be typed: a round has hundreds of them."""
        box.setEditable(True)
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        line = box.lineEdit()
        assert line is not None, "an editable choice has one"
        keep_bounds(line)
        line.setAccessibleName(translate("ExchangeDialog", "Whose place they took"))
        completer = box.completer()
        assert completer is not None, "an editable choice has one"
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        appearance().dress_suggestions(completer)
        box.setCurrentIndex(-1)

    def _lay_out(self) -> None:
        one = Label(translate("ExchangeDialog", "&Player:"))
        one.setBuddy(self._one)
        other = Label(translate("ExchangeDialog", "&Sat in the place of:"))
        other.setBuddy(self._other)
        fields = layouts.form()
        fields.addRow(one, self._one)
        fields.addRow(other, self._other)
        for told, box in zip(self._boards, self._results, strict=True):
            box.setAccessibleName(translate("ExchangeDialog", "Result as it was played"))
            fields.addRow(told, box)
        keep_room(self._seen)
        self.lay_out(
            translate(
                "ExchangeDialog",
                "The games stand as they were played, the pairs become what they were, and each"
                " board keeps its result. The pairs of the system are kept beside them.",
            ),
            fields,
            layouts.column(self._again, self._seen, gap=Room.TIGHT),
            self._follows,
            self._rows,
            layouts.column(self._reason.label, self._reason, gap=Room.TIGHT),
        )

    @property
    def _two(self) -> tuple[PlayerId, PlayerId] | None:
        one, other = self._one.currentData(), self._other.currentData()
        if one is None or other is None:
            return None
        return PlayerId(one), PlayerId(other)

    @property
    def _played(self) -> Mapping[Board, Result | None]:
        """The results as they were played, by board."""
        found = self._found()
        if found is None:
            return {}
        return {
            game.board: box.currentData()
            for game, box in zip(found.before, self._results, strict=True)
        }

    def _found(self, played: Mapping[Board, Result | None] | None = None) -> Exchange | None:
        if self._two is None:
            return None
        try:
            return exchange(self._here.competition, self._round.number, *self._two, played)
        except RuleError:
            return None

    def _show_two(self) -> None:
        """Show who met at which board, and whether they meet twice."""
        found = self._found()
        catalogue, players = window_catalogue(), self._here.event.contestants
        for at, (told, box) in enumerate(zip(self._boards, self._results, strict=True)):
            box.blockSignals(True)
            box.clear()
            game = None if found is None else found.after[at]
            if game is None:
                told.setText("–")
            else:
                pattern = translate("ExchangeDialog", "Board {board}: {white} – {black}")
                names = [people.name(catalogue, players[each]) for each in (game.white, game.black)]
                board = board_told(self._here.tournament, self._here.stage, game.board)
                told.setText(pattern.format(board=board, white=names[0], black=names[1]))
                # Of two games what was played is typed at the board afterwards.
                of_two_games = self._here.competition.settings.has_two_games
                usual = (None,) if of_two_games else _PLAYED
                offered = [*dict.fromkeys((*usual, game.result))]
                for result in offered:
                    said = "–" if result is None else results.result(catalogue, result)
                    box.addItem(said, result)
                box.setCurrentIndex(offered.index(game.result))
            box.setEnabled(game is not None)
            box.blockSignals(False)
        again = () if found is None else meetings_besides(self._here.competition, found)
        pattern = translate(
            "ExchangeDialog", "⚠ {white} and {black} meet in round {rounds}, too (C.04.1 Art. 2)."
        )
        self._again.setText(
            "\n".join(
                pattern.format(
                    white=people.name(catalogue, players[game.white]),
                    black=people.name(catalogue, players[game.black]),
                    rounds=", ".join(map(str, rounds)),
                )
                for game, rounds in again
            )
        )
        self._seen.setChecked(False)
        self._seen.setVisible(bool(again))
        self._work()

    def _work(self) -> None:
        """Work out what follows, in a worker where that takes a while."""
        self._asked += 1
        found = self._found(self._played)
        if found is None:
            self._follows.setText("")
            self._rows.set_rows([])
        else:
            ask(
                self,
                partial(attempt, partial(late_exchange, self._here, found, engine.pair)),
                partial(self._show_told, self._asked),
                patience=_PATIENCE,
            )
        self.confirm(Act.CORRECT_OLD_TABLE if self._needs_decision(found) else None)
        self._on_typed()

    def _show_told(self, asked: int, told: LateResult | Failure) -> None:
        if asked != self._asked:
            return
        if not isinstance(told, LateResult):
            self._follows.setText(error_sentence(told))
            return
        lines = [late_results.of_round(window_catalogue(), each) for each in told.rounds]
        if not lines:
            lines = [translate("ExchangeDialog", "The next round is paired from what was played.")]
        self._follows.setText("\n".join(lines))
        self._rows.set_rows(changed_rows(self._here.event, told.rows, told.tie_breaks))

    def _needs_decision(self, found: Exchange | None) -> bool:
        place = self._here.competition, self._round.number
        games = () if found is None else found.before
        return any(
            correction_verdict(*place, game.board, Correction.EXCHANGE) is Verdict.NEEDS_DECISION
            for game in games
        )

    def _on_typed(self) -> None:
        is_seen = self._seen.isChecked() or not self._again.text()
        self.verb.setEnabled(self._two is not None and is_seen and bool(self._reason.reason))

    def _write(self) -> bool:
        assert self._two is not None, "the verb waits for both"
        return self._open_event.door(say=self.refuse).do(
            exchange_players,
            round=self._round.number,
            one=self._two[0],
            other=self._two[1],
            reason=self._reason.reason,
            results=self._played,
            rematch_seen=self._seen.isChecked(),
            decided=self._needs_decision(self._found()),
        )
