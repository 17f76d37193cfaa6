"""The best on each board of a team tournament: by what they are ranked is chosen here."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.documents.options import Options
from arbiter_app.documents.table.board_prizes import FEWEST, MEASURE
from arbiter_app.documents.table.choices import AFTER
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import Round
from arbiter_app.domain.table.board_prizes import (
    BoardResult,
    Fewest,
    Measure,
    board_prizes,
    fewest_games,
    rounds_that_count,
)
from arbiter_app.gui.base.alphabet import in_alphabet
from arbiter_app.gui.base.rows_model import CENTRE, FIGURES, RIGHT, Column, RowsModel
from arbiter_app.gui.look.layouts import STRETCH, row
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.table import board_results as words

_SIZE = (900, 600)
"""In pixels beside letters of the usual height."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PrizeRow:
    """A member of a team among those of a board."""

    at: int
    """Its place in the list, from 0."""
    board: str
    result: BoardResult
    name: str
    team: str
    rating: int | None


class BoardPrizesDialog(Dialog):
    """The players of every board, the best first; the verb shows the paper that says the same."""

    def __init__(
        self,
        parent: QWidget | None,
        here: InHand,
        *,
        after: Round | None = None,
        show_paper: Callable[[Options], None],
    ) -> None:
        title = translate("BoardPrizes", "The best on each board")
        super().__init__(parent, title, verb=translate("BoardPrizes", "Pr&int…"), do=self._print)
        self._here, self._after, self._show_paper = here, after, show_paper
        self.resize(*map(px, _SIZE))
        self._measure, self._fewest = QComboBox(), QComboBox()
        for box, option in ((self._measure, MEASURE), (self._fewest, FEWEST)):
            for choice in option.choices:
                box.addItem(translate("Option", choice.title), choice.id)
            box.currentIndexChanged.connect(self._show)
        by = Label(translate("BoardPrizes", "&Ranked by"))
        by.setBuddy(self._measure)
        games = Label(translate("BoardPrizes", "&Games at least"))
        games.setBuddy(self._fewest)
        self.table = Table(
            RowsModel[PrizeRow](_columns(), lambda each: each.result.player),
            name=translate("BoardPrizes", "Players by boards"),
        )
        self._told = Aside()
        self._show()
        self.lay_out(row(by, self._measure, games, self._fewest, STRETCH), self.table, self._told)
        self.offer_focus(self.table)

    def _show(self) -> None:
        measure = Measure(self._measure.currentData())
        rounds = rounds_that_count(self._here.competition, self._after)
        fewest = fewest_games(Fewest(self._fewest.currentData()), rounds)
        self.table.set_rows(self._rows(measure, fewest))
        self._told.say(words.how_ranked(window_catalogue(), measure, fewest))

    def _rows(self, measure: Measure, fewest: int) -> list[PrizeRow]:
        here, catalogue = self._here, window_catalogue()
        named = here.event.contestants
        found = board_prizes(
            here.tournament,
            named,
            stage=here.tournament.stage(here.competition.id),
            measure=measure,
            fewest=fewest,
            after=self._after,
        )
        listed = [(each.board, result) for each in found for result in each.results]
        return [
            PrizeRow(
                at=at,
                board=words.board_name(catalogue, board),
                result=result,
                name=people.name(catalogue, named[result.player]),
                team=people.name(catalogue, named[result.team]),
                rating=here.competition.rated(named[result.player]).rating,
            )
            for at, (board, result) in enumerate(listed)
        ]

    def _print(self) -> bool:
        self._show_paper(
            {
                MEASURE.name: str(self._measure.currentData()),
                FEWEST.name: str(self._fewest.currentData()),
                AFTER.name: self._after,
            }
        )
        return True


def _columns() -> list[Column[PrizeRow]]:
    catalogue = window_catalogue()
    return [
        Column(
            title=translate("BoardPrizes", "Board"),
            text=lambda each: each.board,
            sort_key=lambda each: each.at,
        ),
        Column(
            title=translate("BoardPrizes", "Place"),
            text=lambda each: "" if each.result.place is None else str(each.result.place),
            sort_key=lambda each: each.result.place,
            align=CENTRE,
            is_bold=True,
        ),
        Column(
            title=translate("BoardPrizes", "Name"),
            is_name=True,
            takes_rest=True,
            text=lambda each: each.name,
            sort_key=lambda each: in_alphabet(each.name),
        ),
        Column(
            title=translate("BoardPrizes", "Team"),
            text=lambda each: each.team,
            sort_key=lambda each: in_alphabet(each.team),
        ),
        Column(
            title=translate("BoardPrizes", "Rating"),
            text=lambda each: str(each.rating or ""),
            sort_key=lambda each: each.rating,
            align=RIGHT,
            is_second=True,
        ),
        Column(
            title=translate("BoardPrizes", "On boards"),
            text=lambda each: words.boards_played(each.result),
            is_second=True,
            hint=translate("BoardPrizes", "How often at which board: 1×5"),
        ),
        Column(
            title=translate("BoardPrizes", "Games"),
            text=lambda each: str(each.result.games),
            sort_key=lambda each: each.result.games,
            align=CENTRE,
        ),
        Column(
            title=translate("BoardPrizes", "Points"),
            text=lambda each: numbers.points(catalogue, each.result.points),
            sort_key=lambda each: each.result.points,
            align=FIGURES,
            is_bold=True,
        ),
        Column(
            title=translate("BoardPrizes", "%"),
            text=lambda each: words.percent(catalogue, each.result),
            sort_key=lambda each: each.result.percent,
            align=RIGHT,
        ),
        Column(
            title=translate("BoardPrizes", "Perf."),
            text=lambda each: (
                "" if each.result.performance is None else str(each.result.performance)
            ),
            sort_key=lambda each: each.result.performance,
            align=RIGHT,
        ),
    ]


def has_played_boards(here: InHand) -> bool:
    """Whether teams meet in a competition, and have played a match on its boards."""
    return here.is_of_teams and any(
        match.boards and match.result is not None for _, match in here.competition.games
    )
