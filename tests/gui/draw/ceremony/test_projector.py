"""The window for the hall: large, up to date, and silent about what is sealed."""

import sys
from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arbiter_app.domain.drawing.ceremony import (
    envelope_at,
    number_at,
    numbers_left,
    safe_places,
    sealed_numbers,
    turn,
)
from arbiter_app.domain.facts.play.numbering import CeremonyMode, DrawMethod
from arbiter_app.gui.base.keyboard import Keyboard
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.draw.ceremony.projector import Projector, scene_words
from arbiter_app.gui.draw.ceremony.scene import Scene
from arbiter_app.gui.draw.page import DrawPage
from arbiter_app.services.commands.play.ceremony import choose_envelope, draw_number
from tests.gui.ceremonies import (
    agree,
    begin,
    button,
    ceremony_of,
    drawn_numbers,
    press,
    register,
    shown,
    type_and_enter,
)
from tests.gui.hands import focused

TWELVE = "AAAABBBCCCDD"


@pytest.fixture(autouse=True)
def keyboard(qapp: QApplication) -> Iterator[None]:
    """Keys go where the program brings them."""
    keys = Keyboard(qapp)
    yield
    keys.deleteLater()


def projected(
    qtbot: QtBot, open_event: OpenEvent, mode: CeremonyMode = CeremonyMode.IN_THE_HALL
) -> tuple[DrawPage, Projector]:
    """Begin a ceremony and show it to the hall."""
    register(open_event, TWELVE)
    begin(open_event, mode=mode)
    page = shown(qtbot, open_event)
    press(Qt.Key.Key_F11)
    projector = page.findChildren(Projector)[0]
    assert projector.isVisible()
    return page, projector


def scene_of(projector: Projector) -> Scene:
    assert projector.scene is not None
    return projector.scene


def test_that_the_hall_sees_the_turn_and_the_arbiter_keeps_the_keys(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page, projector = projected(qtbot, open_event)
    first = scene_of(projector)
    assert first.title == "Чемпіонат області 2026"
    assert "A, player 1 of 4" in first.head

    assert page.isAncestorOf(focused())
    type_and_enter("A", "5")

    after = scene_of(projector)
    assert after.name != first.name
    assert [row for row in after.numbers if row[1]] == [(5, first.name)]
    assert projector.accessibleDescription() == scene_words(after)


def test_that_f11_and_esc_leave_the_view_for_the_hall(qtbot: QtBot, open_event: OpenEvent) -> None:
    _, projector = projected(qtbot, open_event)
    press(Qt.Key.Key_F11)
    assert not projector.isVisible()

    press(Qt.Key.Key_F11)
    press(Qt.Key.Key_Escape)
    assert not projector.isVisible()


def test_that_esc_leaves_the_view_on_another_screen_too(
    qtbot: QtBot, open_event: OpenEvent, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, projector = projected(qtbot, open_event)
    monkeypatch.setattr(Projector, "covers_the_arbiter", False)
    press(Qt.Key.Key_Escape)
    assert not projector.isVisible()


def test_that_a_refused_step_is_told_where_the_view_hides_the_page(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    _, projector = projected(qtbot, open_event)

    type_and_enter("D")

    assert "too small" in projector._notice
    type_and_enter("A")
    assert projector._notice == ""


def test_that_sealed_paper_has_neither_letter_nor_number(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    _, projector = projected(qtbot, open_event)
    assert [card.shown for card in scene_of(projector).large] == ["", "", "", ""]

    type_and_enter("A", "5")

    scene = scene_of(projector)
    assert [card.shown for card in scene.large] == ["A", "", "", ""]
    assert [card.shown for card in scene.small] == ["", "", ""]


def test_that_quantities_are_hidden_where_the_envelopes_are_unmarked(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    register(open_event, TWELVE)
    begin(open_event, quantities_shown=False)
    page = shown(qtbot, open_event)
    press(Qt.Key.Key_F11)

    scene = scene_of(page.findChildren(Projector)[0])
    assert [card.size for card in scene.large] == [None] * 4
    assert not any(figure in scene.ask for figure in "234")


def test_that_nothing_sealed_on_the_screen_is_told_at_any_step(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    _, projector = projected(qtbot, open_event, CeremonyMode.ON_SCREEN)

    while (now := turn(ceremony_of(open_event))) is not None:
        ceremony, scene = ceremony_of(open_event), scene_of(projector)
        opened = {step.envelope for step in ceremony.steps}
        for card in scene.large:
            assert card.place is not None
            letter = envelope_at(ceremony, card.place)
            assert card.shown == (letter if letter in opened else "")
        for card in scene.small:
            assert card.place is not None
            number = number_at(ceremony, card.place)
            drawn = number in ceremony.numbers.values()
            assert card.shown == (str(number) if drawn else "")
        assert {number for number, name in scene.numbers if name} == set(ceremony.numbers.values())
        if now.chooses_envelope:
            open_event.do(choose_envelope, place=safe_places(ceremony)[0])
        else:
            sealed = sealed_numbers(ceremony, now.envelope)
            place = next(each.place for each in sealed if not each.is_open)
            open_event.do(draw_number, place=place)
    assert scene_of(projector).is_over
    assert all(name for _, name in scene_of(projector).numbers)
    assert scene_of(projector).latest == drawn_numbers(open_event)[-1]


def test_that_large_envelopes_in_the_hall_do_not_stand_in_the_order_of_their_letters(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    _, projector = projected(qtbot, open_event)
    type_and_enter("A", "4", "5", "9", "10", "C")

    sealed = [card.size or 0 for card in scene_of(projector).large if not card.shown]
    assert all(one >= other for one, other in pairwise(sealed))
    assert sealed == [len(numbers_left(ceremony_of(open_event))[letter]) for letter in "BD"]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("steps", [0, 9, 24])
def test_that_the_name_is_readable_from_the_tenth_row(
    qtbot: QtBot, open_event: OpenEvent, size: tuple[int, int], steps: int
) -> None:
    register(open_event, "ABCDEFGHIJKLMNOPQRSTUVWX")
    begin(open_event, DrawMethod.LOTS, CeremonyMode.ON_SCREEN)
    for place in range(1, steps + 1):
        open_event.do(draw_number, place=place)
    page = shown(qtbot, open_event)
    projector = page.findChildren(Projector)[0]
    projector.resize(*size)

    image = projector.grab().toImage()

    # The accent stands for who draws, and at the end for the heading: letters of a 20th of the
    # height at least.
    height = image.height()
    assert image.format() == QImage.Format.Format_RGB32
    accent = QColor("#ffd75e").rgba().to_bytes(4, sys.byteorder)
    pixels, length = image.constBits(), image.bytesPerLine()
    assert isinstance(pixels, memoryview)
    rows = [
        y
        for y in range(height * 6 // 100, height * 34 // 100)
        if accent in pixels[y * length : (y + 1) * length].tobytes()
    ]
    assert rows[-1] - rows[0] >= height / 20


def test_that_the_view_closes_when_the_ceremony_is_undone(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    _, projector = projected(qtbot, open_event)

    open_event.undo()

    assert open_event.tournament.ceremony is None
    assert not projector.isVisible()


def test_that_a_double_click_leaves_the_view(qtbot: QtBot, open_event: OpenEvent) -> None:
    page, projector = projected(qtbot, open_event)
    assert button(page, "Leave the view for the hall").isVisible()

    QTest.mouseDClick(projector, Qt.MouseButton.LeftButton)

    assert not projector.isVisible()
    assert button(page, "View for the hall").isVisible()


def test_that_a_question_to_the_arbiter_is_not_hidden_behind_the_view(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page, projector = projected(qtbot, open_event)
    type_and_enter("a")

    QTest.keyClick(focused(), Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)

    assert button(page, "Take it back").isVisible()
    assert not projector.isVisible()

    type_and_enter("read upside down", "Сидорук М.")
    agree()
    assert not ceremony_of(open_event).steps
    assert projector.isVisible()
    assert page.isAncestorOf(focused())
