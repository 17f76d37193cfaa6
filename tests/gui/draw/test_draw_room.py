"""The page of the draw at every step of it: it fits a small screen, seen, named and in order."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.domain.drawing.ceremony import safe_places, sealed_numbers, turn
from arbiter_app.domain.facts.play.numbering import CeremonyMode, DrawMethod
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.draw.page import DrawPage
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.play.ceremony import choose_envelope, draw_number
from arbiter_app.services.commands.play.draw import draw_lots
from tests.gui.ceremonies import begin, ceremony_of, register
from tests.gui.eyes import cut, filled, nameless, without_seen_focus

LONG = "Ковальчук-Єремієнко Володимир-Святослав"
TWELVE = "AAAABBBCCCDD"
UNFIT = "AAAAAAABBCCC"
ROOM = (860, 440)
"""What a page has in the smallest window, 960 x 540, with a band above it."""


def before(page: DrawPage, way: int) -> None:
    register_long(page.open_event, TWELVE)
    page.refresh()
    page._setup._methods.button(way).setChecked(True)


def setting_up(page: DrawPage, regions: str, mode: int) -> None:
    register_long(page.open_event, regions)
    page.refresh()
    page._setup._methods.button(1).setChecked(True)
    page._setup._want_ceremony()
    page._ceremony_setup._modes.button(mode).setChecked(True)


def under_way(page: DrawPage, method: DrawMethod, mode: CeremonyMode, *, steps: int = 0) -> None:
    register_long(page.open_event, TWELVE)
    begin(page.open_event, method, mode)
    for _ in range(steps):
        ceremony = ceremony_of(page.open_event)
        now = turn(ceremony)
        assert now is not None
        if now.chooses_envelope:
            page.open_event.do(choose_envelope, place=safe_places(ceremony)[0])
        else:
            sealed = sealed_numbers(ceremony, now.envelope)
            place = next(each.place for each in sealed if not each.is_open)
            page.open_event.do(draw_number, place=place)


def asked_on_the_way(page: DrawPage) -> None:
    under_way(page, DrawMethod.VARMA, CeremonyMode.ON_SCREEN, steps=4)
    page._acts._ask_take_back()


def witnesses_on_the_way(page: DrawPage) -> None:
    under_way(page, DrawMethod.VARMA, CeremonyMode.IN_THE_HALL)
    page._acts._ask_witnesses()


def drawn(page: DrawPage) -> None:
    register_long(page.open_event, TWELVE)
    page.open_event.do(draw_lots, seed="1")


def changing(page: DrawPage) -> None:
    drawn(page)
    page._result._change.click()


def register_long(open_event: OpenEvent, regions: str) -> None:
    names = {"A": "Івано-Франківська", "B": "Дніпропетровська", "C": "Київ", "D": "Одеська"}
    register(open_event, [names[each] for each in regions])
    first = next(iter(open_event.facts.players.values()))
    open_event.do(edit_player, player=first.id, name=LONG, region=first.region)


STEPS: dict[str, Callable[[DrawPage], None]] = {
    "by lots": lambda page: before(page, 0),
    "by envelopes": lambda page: before(page, 1),
    "by rating": lambda page: before(page, 2),
    "ceremony set up": lambda page: setting_up(page, TWELVE, 0),
    "ceremony that does not go": lambda page: setting_up(page, UNFIT, 1),
    "envelopes in the hall": lambda page: under_way(
        page, DrawMethod.VARMA, CeremonyMode.IN_THE_HALL
    ),
    "envelopes on the screen": lambda page: under_way(
        page, DrawMethod.VARMA, CeremonyMode.ON_SCREEN, steps=3
    ),
    "lots on the screen": lambda page: under_way(
        page, DrawMethod.LOTS, CeremonyMode.ON_SCREEN, steps=3
    ),
    "step taken back": asked_on_the_way,
    "witnesses named": witnesses_on_the_way,
    "drawn": drawn,
    "changed": changing,
}


IN_ENGLISH = ("ceremony that does not go", "envelopes on the screen", "changed")
"""Those with the most words; Ukrainian, whose words are longer, is looked at in every step."""


@pytest.fixture(
    params=[*(("uk", step) for step in STEPS), *(("en", step) for step in IN_ENGLISH)],
    ids=lambda asked: "-".join(asked),
)
def page(qtbot: QtBot, open_event: OpenEvent, request: pytest.FixtureRequest) -> DrawPage:
    language, step = request.param
    i18n.use(language)
    page = DrawPage(open_event)
    qtbot.addWidget(page)
    page.resize(*ROOM)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    STEPS[step](page)
    page.resize(*ROOM)
    qtbot.wait(1)
    return page


def test_that_each_step_fits_a_small_screen_with_all_seen_and_named(page: DrawPage) -> None:
    layout = page.layout()
    assert layout is not None
    assert page.minimumSizeHint().width() <= ROOM[0]
    assert layout.totalMinimumHeightForWidth(ROOM[0]) <= ROOM[1]
    assert cut(page) == []
    assert nameless(page) == []
    assert len(filled(page)) <= 1
    assert without_seen_focus(page) == []
