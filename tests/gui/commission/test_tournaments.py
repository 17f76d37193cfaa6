"""The commission of an event of several tournaments: a paper once, a decision for each."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.people.admission import Admission
from arbiter_app.domain.ids import PlayerId, StageId, TournamentId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.commission.matrix import MandateMatrix
from arbiter_app.gui.commission.page import MandatePage
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.parts.pages.tournament_filter import TournamentFilter
from arbiter_app.services.commands.people.commission import decide, set_requirements
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.whole.tournaments import add_tournament, describe_tournament
from tests.gui.hands import focused
from tests.services.commands.people.test_desk_of_tournaments import enter

Builder = Callable[[int], tuple[PlayerId, ...]]

SHEVCHUK = PlayerId(1)


@pytest.fixture
def page(qtbot: QtBot, open_event: OpenEvent, registered: Builder) -> MandatePage:
    """Three people in the first tournament, one of them and one more in the second; one paper."""
    registered(3)
    open_event.do(describe_tournament, title="Classical")
    open_event.do(add_tournament, title="Rapid", like=open_event.whole.tournaments[0].id)
    rapid = open_event.door(at=StageId(rapid_of(open_event)))
    rapid.do(enter, players=(SHEVCHUK,))
    rapid.do(add_player, name="Ґава Яна")
    undated = [each for each in open_event.whole.requirements if not each.dated]
    open_event.do(set_requirements, requirements=undated[:1])
    page = MandatePage(open_event)
    qtbot.addWidget(page)
    page.resize(1140, 700)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.focus_first()
    return page


def rapid_of(open_event: OpenEvent) -> TournamentId:
    return open_event.whole.tournaments[1].id


def matrix(page: MandatePage) -> MandateMatrix:
    found = page.findChild(MandateMatrix)
    assert found is not None
    return found


def admissions(open_event: OpenEvent) -> list[Admission | None]:
    entries = open_event.whole.entries_of(SHEVCHUK)
    return [entry.decision.admission if entry.decision else None for _, entry in entries]


def head(page: MandatePage) -> str:
    found = page.findChild(PageHead)
    assert found is not None
    return found.state


def decision_cell(page: MandatePage, player: PlayerId) -> str:
    model, place = matrix(page).model(), [each.papers.player.id for each in matrix(page).shown]
    return str(model.index(place.index(player), model.columnCount() - 1).data())


def test_that_a_paper_and_a_decision_are_typed_once_for_all_tournaments(
    page: MandatePage, open_event: OpenEvent
) -> None:
    assert len(matrix(page).shown) == 4
    matrix(page).go_to(SHEVCHUK)
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    assert all(entry.papers for _, entry in open_event.whole.entries_of(SHEVCHUK))
    QTest.keyClick(focused(), Qt.Key.Key_Plus)
    assert admissions(open_event) == [Admission.ADMITTED, Admission.ADMITTED]
    assert decision_cell(page, SHEVCHUK) == "admitted"
    assert head(page).startswith("Admitted 1 ")


def test_that_the_decisions_of_a_chosen_tournament_are_its_own(
    page: MandatePage, open_event: OpenEvent
) -> None:
    found = page.findChild(TournamentFilter)
    assert found is not None
    found.choose(rapid_of(open_event))
    assert len(matrix(page).shown) == 2
    matrix(page).go_to(SHEVCHUK)
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    QTest.keyClick(focused(), Qt.Key.Key_Plus)
    assert admissions(open_event) == [None, Admission.ADMITTED]
    found.choose(None)
    assert decision_cell(page, SHEVCHUK) == "Classical: –; Rapid: admitted"
    open_event.do(decide, players=(SHEVCHUK,), admission=None)
    assert admissions(open_event) == [None, None]
