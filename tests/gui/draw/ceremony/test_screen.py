"""The ceremony of the draw on the screen, by keys and clicks: what is sealed stays so."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arbiter_app.domain.drawing.ceremony import envelope_at, safe_places, sealed_numbers, turn
from arbiter_app.domain.facts.play.numbering import CeremonyMode, DrawMethod
from arbiter_app.gui.base.keyboard import Keyboard
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.draw.ceremony.tray import Tray
from arbiter_app.gui.draw.page import DrawPage
from tests.gui.ceremonies import (
    begin,
    ceremony_of,
    digits,
    drawn_numbers,
    press,
    register,
    shown,
)
from tests.gui.hands import focused, visible_words

TEN = "AAABBBCCDD"
TWELVE = "AAAABBBCCCDD"


@pytest.fixture(autouse=True)
def keyboard(qapp: QApplication) -> Iterator[None]:
    """Keys go where the program brings them."""
    keys = Keyboard(qapp)
    yield
    keys.deleteLater()


def screen(qtbot: QtBot, open_event: OpenEvent, regions: str) -> DrawPage:
    register(open_event, regions)
    begin(open_event, mode=CeremonyMode.ON_SCREEN)
    return shown(qtbot, open_event)


def open_any(open_event: OpenEvent) -> None:
    """Take the next step on the screen by its keys."""
    ceremony = ceremony_of(open_event)
    now = turn(ceremony)
    assert now is not None
    if now.chooses_envelope:
        press(*digits(safe_places(ceremony)[:1]), Qt.Key.Key_Return)
        return
    sealed = sealed_numbers(ceremony, now.envelope)
    place = next(each.place for each in reversed(sealed) if not each.is_open)
    press(*digits(map(int, str(place))), Qt.Key.Key_Return)


def test_that_ten_players_draw_on_the_screen_by_keys(qtbot: QtBot, open_event: OpenEvent) -> None:
    page = screen(qtbot, open_event, TEN)
    assert "2718" in visible_words(page)

    while open_event.tournament.draw is None:
        open_any(open_event)

    assert sorted(drawn_numbers(open_event)) == list(range(1, 11))
    ceremony = ceremony_of(open_event)
    assert all(step.place is not None for step in ceremony.steps)
    assert "No two of one contingent meet in the last three rounds" in visible_words(page)


def test_that_a_free_draw_on_the_screen_opens_envelopes_of_two_digits(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    register(open_event, TWELVE)
    begin(open_event, DrawMethod.LOTS, CeremonyMode.ON_SCREEN)
    shown(qtbot, open_event)

    press(*digits([1, 2]), Qt.Key.Key_Return)
    press(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return)

    assert [step.place for step in ceremony_of(open_event).steps] == [12, 2]


def test_that_enter_alone_opens_nothing(qtbot: QtBot, open_event: OpenEvent) -> None:
    register(open_event, TWELVE)
    begin(open_event, DrawMethod.LOTS, CeremonyMode.ON_SCREEN)
    shown(qtbot, open_event)

    press(Qt.Key.Key_Return)
    # There is no envelope 0: what was gone to before is left.
    press(Qt.Key.Key_5, Qt.Key.Key_Right, Qt.Key.Key_0, Qt.Key.Key_Return)

    assert not ceremony_of(open_event).steps


def test_that_an_opened_envelope_is_not_opened_again(qtbot: QtBot, open_event: OpenEvent) -> None:
    register(open_event, TWELVE)
    begin(open_event, DrawMethod.LOTS, CeremonyMode.ON_SCREEN)
    page = shown(qtbot, open_event)

    press(Qt.Key.Key_5, Qt.Key.Key_Return, Qt.Key.Key_5, Qt.Key.Key_Return)

    assert len(ceremony_of(open_event).steps) == 1
    assert "The envelope at the place 5 is open already" in visible_words(page)


def test_that_an_unsafe_envelope_on_the_screen_is_refused_without_telling_its_letter(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = screen(qtbot, open_event, TWELVE)
    (safe,) = safe_places(ceremony_of(open_event))
    unsafe = next(place for place in range(1, 5) if place != safe)

    press(*digits([unsafe]), Qt.Key.Key_Return)

    assert not ceremony_of(open_event).steps
    words = visible_words(page)
    assert f"Envelope {unsafe}: too few numbers. Choose {safe}." in words
    letter = envelope_at(ceremony_of(open_event), unsafe)
    assert f"nvelope {letter}" not in words
    assert isinstance(focused(), Tray)


def test_that_tab_goes_from_the_envelopes_to_who_draws(qtbot: QtBot, open_event: OpenEvent) -> None:
    page = screen(qtbot, open_event, TWELVE)

    press(*[Qt.Key.Key_Tab] * 5)

    assert focused() is page._ceremony._entry._by


def test_that_a_click_opens_an_envelope(qtbot: QtBot, open_event: OpenEvent) -> None:
    page = screen(qtbot, open_event, TWELVE)
    (safe,) = safe_places(ceremony_of(open_event))
    tray = page.findChild(Tray)
    assert isinstance(tray, Tray)

    QTest.mouseClick(tray._buttons[safe - 1], Qt.MouseButton.LeftButton)

    assert [step.place for step in ceremony_of(open_event).steps] == [safe]


def test_that_a_digit_opens_a_large_envelope_with_enter_only_as_it_does_a_small_one(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    screen(qtbot, open_event, TEN)
    press(*digits([1]))
    assert not ceremony_of(open_event).steps
    press(Qt.Key.Key_Return)
    assert len(ceremony_of(open_event).steps) == 1
