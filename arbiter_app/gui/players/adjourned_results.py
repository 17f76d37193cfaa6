"""How adjourned games end that a player does not finish: they have begun and are not forfeited."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import ALL_RESULTS, Result
from arbiter_app.domain.hall.boards import shown_board
from arbiter_app.domain.ids import GameId
from arbiter_app.gui.look.layouts import grid
from arbiter_app.gui.look.plain import plain_caption
from arbiter_app.gui.look.words import Label
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.play import results
from arbiter_app.wording.terms.registration import people


class AdjournedResults(QWidget):
    """A line for each game with the choice of its result; nothing is chosen beforehand."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._grid = grid(into=self)
        self._grid.setColumnStretch(0, 1)
        self._choices: dict[GameId, QComboBox] = {}

    @property
    def results(self) -> Mapping[GameId, Result]:
        """What is chosen so far."""
        return {
            game: choice.currentData()
            for game, choice in self._choices.items()
            if choice.currentData() is not None
        }

    @property
    def is_complete(self) -> bool:
        return len(self.results) == len(self._choices)

    @property
    def fields(self) -> Sequence[QWidget]:
        """What can be chosen in, from the top."""
        return tuple(self._choices.values())

    def show_games(self, event: Event, games: Sequence[tuple[RoundOfPlay, Game]]) -> None:
        """Ask for the results of games; what was chosen for one of them stays chosen."""
        if [game.id for _, game in games] == [*self._choices]:
            return
        chosen = self.results
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        self._choices = {}
        for row, (round_, game) in enumerate(games):
            asked = _asked(event, round_, game)
            label = Label(plain_caption(asked), wraps=True)
            choice = _choice(asked, chosen.get(game.id))
            choice.currentIndexChanged.connect(self.changed)
            label.setBuddy(choice)
            self._choices[game.id] = choice
            self._grid.addWidget(label, row, 0)
            self._grid.addWidget(choice, row, 1, Qt.AlignmentFlag.AlignTop)
        self.setVisible(bool(games))


def _asked(event: Event, round_: RoundOfPlay, game: Game) -> str:
    catalogue = window_catalogue()
    return translate(
        "Participation",
        "Adjourned, round {round}, board {board}: {white} – {black}. It has begun and is not"
        " forfeited: how did it end?",
    ).format(
        round=round_.number,
        board=shown_board(event, game.board, game.white),
        white=people.name(catalogue, event.contestants[game.white]),
        black=people.name(catalogue, event.contestants[game.black]),
    )


def _choice(name: str, chosen: Result | None) -> QComboBox:
    choice = QComboBox()
    choice.setAccessibleName(name)
    choice.addItem("", None)
    for result in ALL_RESULTS:
        if not result.is_forfeit and not result.is_unrated:
            choice.addItem(results.result(window_catalogue(), result), result)
    choice.setCurrentIndex(max(choice.findData(chosen), 0))
    return choice
