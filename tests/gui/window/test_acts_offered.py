"""What a page offers follows the event, whenever the page was looked at first."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QItemSelectionModel
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.results import WHITE_WINS, Colour
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import PairingNumber, Round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.gui.window.book.pages import PAGES, PageEntry
from arbiter_app.services.commands.play.draw import number_by_hand, number_by_rating
from arbiter_app.services.commands.play.matches import draw_colours, pair_next_games
from arbiter_app.services.commands.play.rounds import (
    adjourn_game,
    enter_result,
    publish_round,
    reopen_round,
    sign_off_round,
)
from arbiter_app.services.commands.rules.swiss_rules import set_initial_colour
from arbiter_app.services.workspace import Workspace
from tests.campaigns import IN_SOAK
from tests.gui.conftest import add
from tests.gui.windows import destroy
from tests.services.hands import choose_system
from tests.services.swiss_hands import pair

pytestmark = pytest.mark.long

_ONE_ROW = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows

Life = Callable[[Workspace], Iterator[str]]
Offers = dict[str, bool]
"""Which acts of the menu, and which [buttons], can be used, by their words."""


def life_of_a_round_robin(event: Workspace) -> Iterator[str]:
    """Lead an event on, and name what was done last each time."""
    yield "new"
    number_four(event)
    yield "drawn"
    event.undo()
    yield "draw undone"
    event.redo()
    first = event.event.tournament.main_stage.rounds[0]
    event.do(publish_round, round=first.number)
    yield "published"
    event.do(
        adjourn_game,
        round=first.number,
        board=first.games[0].board,
        sealed_by=None,
        note="",
        resumes_at=None,
    )
    yield "adjourned"
    for round_ in event.event.tournament.main_stage.rounds:
        for game in round_.games:
            event.do(enter_result, round=round_.number, board=game.board, result=WHITE_WINS)
    yield "played"
    event.do(sign_off_round, round=first.number)
    yield "signed off"
    event.do(reopen_round, round=first.number, reason="A wrong signature")
    yield "reopened"


def life_of_a_knockout(event: Workspace) -> Iterator[str]:
    choose_system(event, System.KNOCKOUT)
    yield "new"
    number_four(event)
    yield "drawn"
    event.do(draw_colours, seed="1")
    yield "colours"
    event.do(pair_next_games)
    yield "paired"
    while round_ := next(
        (each for each in event.event.tournament.main_stage.rounds if each.missing), None
    ):
        game = next(game for game in round_.games if game.result is None)
        event.do(enter_result, round=round_.number, board=game.board, result=WHITE_WINS)
        yield "a result"
    event.undo()
    yield "a result undone"


def life_of_a_swiss(event: Workspace) -> Iterator[str]:
    choose_system(event, System.SWISS)
    yield "new"
    add(event, 5)
    event.accepting(WeighedAct.MANY_ROUNDS).do(number_by_rating)
    event.do(set_initial_colour, colour=Colour.WHITE)
    yield "numbered"
    first = pair(event, 1)
    yield "paired"
    event.do(publish_round, round=first.number)
    yield "published"
    for game in first.games:
        event.do(enter_result, round=first.number, board=game.board, result=WHITE_WINS)
    yield "played"
    pair(event, 2)
    yield "paired again"
    event.undo()
    yield "pairs undone"


def number_four(event: Workspace) -> None:
    numbers = {player: PairingNumber(i) for i, player in enumerate(add(event, 4), start=1)}
    event.do(number_by_hand, numbers=numbers)


def offers(page: Page) -> Offers:
    """What the menu and the buttons offer with the cursor on the first row of the first round."""
    if isinstance(page, RoundsPage) and page.round_number:
        page.round_number = Round(1)
    for table in page.findChildren(Table):
        # Where several rows may be chosen, `selectRow` asks which keys are held just now.
        table.selectionModel().setCurrentIndex(table.model().index(0, 0), _ONE_ROW)
    acts = {
        act.text(): act.isEnabled() and act.isVisible()
        for act in page.page_actions()
        if act.menu() is None
    }
    buttons = {
        button.text(): button.isEnabled()
        for button in page.findChildren(QAbstractButton)
        if button.text() and button.isVisible()
    }
    return acts | {f"[{words}]": is_offered for words, is_offered in buttons.items()}


def opened(open_event: OpenEvent, entry: PageEntry) -> Page:
    page = entry.build(open_event)
    # What is offered depends on the room of the page, not on how it is dressed and painted.
    page.setUpdatesEnabled(False)
    page.resize(1090, 600)
    page.show()
    # A panel folds as soon as it knows its room.
    QApplication.processEvents()
    return page


LIVES = (life_of_a_round_robin, life_of_a_knockout, life_of_a_swiss)


@pytest.mark.parametrize(
    ("entry", "life"),
    [
        pytest.param(entry, life, id=f"{entry.id.value}-{life.__name__}")
        for number, entry in enumerate(PAGES)
        for life in (LIVES if IN_SOAK else LIVES[:1] if entry.of_event else [LIVES[number % 3]])
    ],
)
def test_that_a_page_offers_what_it_would_if_it_were_opened_now(
    qtbot: QtBot, open_event: OpenEvent, entry: PageEntry, life: Life
) -> None:
    """Whether it was seen all the time or left for another page. Pages take turns with the systems
    of a tournament, on which those of the whole event hardly depend: a soak tries all with all.
    """
    seen, left = (opened(open_event, entry) for _ in range(2))
    for done in life(open_event.workspace):
        left.show()
        fresh = opened(open_event, entry)
        now = offers(fresh)
        assert ("seen", done, offers(seen)) == ("seen", done, now)
        assert ("left", done, offers(left)) == ("left", done, now)
        destroy(left)
        left = fresh
        left.hide()
    destroy(seen)
    destroy(left)
