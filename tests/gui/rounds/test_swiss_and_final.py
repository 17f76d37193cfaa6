"""A final after a Swiss: what the page of rounds offers of the one is not offered of the other."""

from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import FIRST_STAGE, Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page_actions import PageAct
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.rounds import publish_round
from arbiter_app.services.commands.play.stages import add_stage, begin_stage
from arbiter_app.services.commands.rules.swiss_rules import set_initial_colour, set_rounds
from tests.gui.hands import say_yes
from tests.services.hands import choose_system
from tests.services.swiss_hands import play


def by_hand(page: RoundsPage) -> PageAct | None:
    """Return the act that changes published pairs of a Swiss; None where it is not there."""
    words = "Change published pairs…"
    acts = (each for each in page.page_actions() if isinstance(each, PageAct))
    return next((each for each in acts if each.text().replace("&", "") == words), None)


def test_that_published_pairs_of_a_final_are_not_changed_as_those_of_the_swiss_before(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    choose_system(open_event.workspace, System.SWISS)
    for letter in "АБВГ":
        open_event.do(add_player, name=f"{letter}енко Іван")
    open_event.do(set_rounds, rounds=1)
    say_yes(open_event)
    open_event.do(number_by_rating)
    open_event.do(set_initial_colour, colour=Colour.WHITE)
    play(open_event.workspace, 1)
    open_event.do(
        add_stage,
        kind=StageKind.FINAL,
        title="Фінал",
        system=System.ROUND_ROBIN,
        players=tuple(open_event.tournament.numbers),
    )
    final = open_event.tournament.stages[-1].id
    assert open_event.door(at=final).do(begin_stage, method=DrawMethod.BY_PLACE)
    assert open_event.door(at=final).do(publish_round, round=Round(1))
    page = RoundsPage(open_event)
    qtbot.addWidget(page)
    page.show()
    open_event.stage = FIRST_STAGE
    act = by_hand(page)
    assert act is not None
    assert act.isEnabled()
    open_event.stage = final
    assert by_hand(page) is None
