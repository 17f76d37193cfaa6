"""What is decided before a ceremony of the draw, and what is pointed out."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QRadioButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.people.admission import Admission, Decision
from arbiter_app.domain.facts.people.eligibility import Eligibility, Ruling
from arbiter_app.domain.facts.play.numbering import CeremonyMode, DrawMethod, VarmaVariant
from arbiter_app.domain.ids import Round
from arbiter_app.gui.base.keyboard import Keyboard
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.draw.ceremony.notices import notices
from arbiter_app.gui.draw.page import DrawPage
from arbiter_app.services.commands.people.registration import mark_present
from arbiter_app.services.commands.play.draw import draw_lots
from arbiter_app.services.commands.play.rounds import set_times
from tests.documents.conftest import changed
from tests.gui.ceremonies import button, ceremony_of, press, register, shown, type_and_enter
from tests.gui.hands import focused, visible_words

TWELVE = "AAAABBBCCCDD"
LARGE = "AAAAABBBBCCC"
"""Five of twelve are more than any envelope holds."""

MENUS = ("&File", "&Edit", "&Page", "&Help")

Found = TypeVar("Found", bound=QWidget)


@pytest.fixture(autouse=True)
def keyboard(qapp: QApplication) -> Iterator[None]:
    """Keys go where the program brings them."""
    keys = Keyboard(qapp)
    yield
    keys.deleteLater()


def seen(page: QWidget, kind: type[Found], text: str) -> Found:
    return next(
        found
        for found in page.findChildren(kind)
        if found.isVisible() and text in found.property("text").replace("&", "")
    )


def tick(box: QWidget) -> None:
    QTest.keyClick(box, Qt.Key.Key_Space)
    QApplication.processEvents()


def prepared(
    qtbot: QtBot, open_event: OpenEvent, regions: str, way: str = "Restricted"
) -> DrawPage:
    """Go from the ways to draw to the conditions of a ceremony."""
    register(open_event, regions)
    page = shown(qtbot, open_event)
    tick(seen(page, QRadioButton, way))
    tick(button(page, "Hold a ceremony"))
    return page


def test_that_a_ceremony_in_the_hall_begins_with_what_was_chosen(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = prepared(qtbot, open_event, TWELVE)
    assert "✓ Every contingent goes whole into an envelope" in visible_words(page)
    tick(seen(page, QRadioButton, "older printing"))
    tick(seen(page, QCheckBox, "Quantities"))
    page._ceremony_setup._witnesses.setFocus()
    type_and_enter("Сидорук М.; Петренко О.")

    tick(button(page, "Begin the ceremony"))

    ceremony = ceremony_of(open_event)
    assert ceremony.mode is CeremonyMode.IN_THE_HALL
    assert ceremony.varma_variant is VarmaVariant.CORRECTED
    assert ceremony.witnesses == ("Сидорук М.", "Петренко О.")
    assert not ceremony.quantities_shown
    assert ceremony.seed is None
    assert [len(group.players) for group in ceremony.groups] == [4, 3, 3, 2]
    type_and_enter("A")
    assert len(ceremony_of(open_event).steps) == 1, "the field of the first letter has the focus"


def test_that_on_the_screen_the_seed_that_was_shown_seals_the_envelopes(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = prepared(qtbot, open_event, TWELVE, way="lots")
    tick(seen(page, QRadioButton, "On the screen"))
    seed = page._ceremony_setup._seed.text()

    tick(button(page, "Begin the ceremony"))

    ceremony = ceremony_of(open_event)
    assert (ceremony.method, ceremony.seed) == (DrawMethod.LOTS, seed)
    assert seed in visible_words(page)


def test_that_without_a_seed_nothing_is_sealed(qtbot: QtBot, open_event: OpenEvent) -> None:
    page = prepared(qtbot, open_event, TWELVE, way="lots")
    tick(seen(page, QRadioButton, "On the screen"))
    page._ceremony_setup._seed.clear()

    tick(button(page, "Begin the ceremony"))

    assert open_event.tournament.ceremony is None
    assert page._ceremony_setup._seed.hasFocus()


def test_that_no_way_out_is_chosen_for_the_arbiter(qtbot: QtBot, open_event: OpenEvent) -> None:
    page = prepared(qtbot, open_event, LARGE)
    assert "No envelope can hold" in visible_words(page)

    tick(button(page, "Begin the ceremony"))

    assert open_event.tournament.ceremony is None
    assert "Choose one of the ways" in visible_words(page)
    assert isinstance(focused(), QRadioButton)


def test_that_the_way_out_that_was_chosen_is_recorded_in_words(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = prepared(qtbot, open_event, LARGE)
    tick(seen(page, QRadioButton, "Split A as 3 + 2"))
    assert "Can meet in the last three rounds" in visible_words(page)

    tick(button(page, "Begin the ceremony"))

    ceremony = ceremony_of(open_event)
    assert ceremony.way_out is not None
    assert ceremony.way_out.startswith("Split A as 3 + 2.")
    sizes = [len(group.players) for group in ceremony.groups if group.contingent == "A"]
    assert sizes == [3, 2]


def test_that_a_draw_without_envelopes_is_held_in_public_and_recorded_too(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = prepared(qtbot, open_event, LARGE)
    tick(seen(page, QRadioButton, "No envelopes"))

    tick(button(page, "Begin the ceremony"))

    assert "Draws a number from 1 to 5." in visible_words(page)
    type_and_enter("6")
    assert "The number 6 is none of those that can be drawn now: 1, 2, 3, 4, 5." in visible_words(
        page
    )
    type_and_enter("5", "4", "3", "2", "1")
    assert "Draws a number. " in visible_words(page)
    type_and_enter(*map(str, range(6, 13)))
    draw = open_event.tournament.draw
    assert draw is not None
    assert [(step.number, step.contingent) for step in draw.drawn[:5]] == [
        (number, "A") for number in (5, 4, 3, 2, 1)
    ]
    assert (ceremony_of(open_event).way_out or "").startswith("No envelopes")
    assert "up to" in visible_words(page), "what was decided stays in sight"


@pytest.mark.parametrize(("regions", "care"), [(TWELVE, False), ("AAABBBCCDDEE", True)])
def test_that_a_draw_that_can_go_wrong_is_told_before(
    qtbot: QtBot, open_event: OpenEvent, regions: str, care: bool
) -> None:
    # 3 + 3 + 2 + 2 + 2: envelope A for the first contingent leaves the last one no place.
    page = prepared(qtbot, open_event, regions)

    assert ("Not with every choice" in visible_words(page)) is care


def test_that_other_contingents_are_judged_at_once(qtbot: QtBot, open_event: OpenEvent) -> None:
    page = prepared(qtbot, open_event, LARGE)
    box = next(box for box in page.findChildren(QComboBox) if box.isVisible())

    QTest.keyClick(box, Qt.Key.Key_Down)

    assert box.currentText() == "club"
    assert "✓ Every contingent goes whole" in visible_words(page)


def test_that_back_leads_to_the_ways_to_draw(qtbot: QtBot, open_event: OpenEvent) -> None:
    page = prepared(qtbot, open_event, TWELVE)

    tick(button(page, "Back"))

    assert button(page, "Hold a ceremony").isVisible()


def test_that_a_quick_draw_is_still_offered_and_numbers_by_rating_have_no_ceremony(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    register(open_event, TWELVE)
    page = shown(qtbot, open_event)

    tick(seen(page, QRadioButton, "By rating"))

    assert not any(
        found.isVisible()
        for found in page.findChildren(type(page._setup._ceremony))
        if "ceremony" in found.text().lower().replace("&", "")
    )


def test_that_a_draw_shortly_before_round_1_is_pointed_out(open_event: OpenEvent) -> None:
    register(open_event, TWELVE)
    far = datetime(2026, 3, 20, 12)
    assert list(notices(open_event.facts, far)) == []

    eve = datetime(2026, 3, 31, 12)
    (notice,) = notices(open_event.facts, eve)
    assert open_event.facts.starts_on == date(2026, 4, 1)
    assert "12 hours" in notice
    assert "II.6.2" in notice


def test_that_the_hour_of_round_1_decides_where_it_is_known(open_event: OpenEvent) -> None:
    register(open_event, TWELVE)
    open_event.do(draw_lots, seed="1")
    starts_at = datetime(2026, 4, 1, 15)
    open_event.do(set_times, times={Round(1): starts_at})

    assert list(notices(open_event.facts, starts_at - timedelta(hours=13))) == []
    assert list(notices(open_event.facts, starts_at - timedelta(hours=11)))


def test_that_who_has_not_come_is_pointed_out(open_event: OpenEvent) -> None:
    register(open_event, "ABC")
    first, *others = (entry.player for entry in open_event.tournament.entries)
    open_event.do(mark_present, players=[first])

    (notice,) = notices(open_event.facts, datetime(2026, 1, 1))

    for player in others:
        assert open_event.facts.players[player].name in notice
    assert open_event.facts.players[first].name not in notice


def test_that_who_is_not_admitted_is_pointed_out(open_event: OpenEvent) -> None:
    register(open_event, "ABC")
    refused, admitted, undecided = open_event.tournament.entries
    entries = (
        replace(refused, decision=Decision(admission=Admission.REFUSED, reason="No clearance")),
        replace(admitted, decision=Decision(admission=Admission.ADMITTED)),
        undecided,
    )
    event = changed(open_event.facts, entries=entries)

    not_admitted, not_decided = notices(event, datetime(2026, 1, 1))

    assert event.players[refused.player].name in not_admitted
    assert event.players[undecided.player].name in not_decided


def test_that_who_is_not_allowed_to_play_is_pointed_out(open_event: OpenEvent) -> None:
    register(open_event, "ABC")
    first, second, third = open_event.tournament.entries
    finding = "eligibility.birth-unknown"
    entries = (
        replace(first, rulings=(Ruling(finding=finding, allowed=False, reason="No papers"),)),
        replace(second, rulings=(Ruling(finding=finding, allowed=True, reason="Known"),)),
        third,
    )
    event = changed(open_event.facts, entries=entries, eligibility=Eligibility(lowest_age=6))

    (notice,) = notices(event, datetime(2026, 1, 1))

    assert event.players[first.player].name in notice
    assert event.players[second.player].name not in notice
    open_to_all = changed(event, eligibility=Eligibility())
    assert list(notices(open_to_all, datetime(2026, 1, 1))) == []


def test_that_tab_goes_through_the_ways_out_before_the_ceremony_begins(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = prepared(qtbot, open_event, LARGE)
    page._ceremony_setup._witnesses.setFocus()

    press(Qt.Key.Key_Tab)
    tick(focused())
    assert seen(page, QRadioButton, "Split").isChecked()
    press(Qt.Key.Key_Tab)
    assert focused() is page._ceremony_setup._ways._record


def test_that_no_two_things_on_the_page_ask_for_one_key(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    register(open_event, LARGE)
    page = shown(qtbot, open_event)
    assert not doubled_keys(page)
    tick(seen(page, QRadioButton, "Restricted"))
    assert not doubled_keys(page)
    tick(button(page, "Hold a ceremony"))
    tick(seen(page, QRadioButton, "On the screen"))
    tick(seen(page, QRadioButton, "Split"))
    assert not doubled_keys(page)


def doubled_keys(page: DrawPage) -> list[str]:
    """The letters that Alt takes to several places, those of the menus among them."""
    labels = [
        label.text()
        for label in page.findChildren(QLabel)
        if label.isVisible() and label.buddy() is not None
    ]
    labels += [each.text() for each in page.findChildren(QAbstractButton) if each.isVisible()]
    keys = [text[text.index("&") + 1].upper() for text in (*labels, *MENUS) if "&" in text]
    return [key for key, times in Counter(keys).items() if times > 1]
