"""The page of an event of several tournaments says what is of the whole, and what of one."""

from datetime import date

import pytest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.rules.settings import Unresolved
from arbiter_app.domain.ids import StageId, TournamentId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.event.page import EventPage
from arbiter_app.services.commands.whole.event import change_tie_breaks
from arbiter_app.services.commands.whole.tournaments import add_tournament, describe_tournament
from tests.gui.conftest import Builder
from tests.gui.hands import show_page, visible_words


@pytest.fixture
def blitz(open_event: OpenEvent, drawn: Builder) -> TournamentId:
    """A second tournament, with a day and a time control of its own, in hand."""
    drawn(4)
    first = open_event.tournament.id
    open_event.do(describe_tournament, title="Класика")
    open_event.do(add_tournament, title="Бліц", like=first)
    added = open_event.whole.tournaments[-1].id
    open_event.door(at=StageId(added)).do(
        describe_tournament,
        title="Бліц",
        starts_on=date(2026, 4, 9),
        time_control="3+2",
        discipline=Discipline.BLITZ,
    )
    open_event.put_in_hand(added)
    return added


def field(page: EventPage, name: str) -> QLineEdit:
    return next(each for each in page.findChildren(QLineEdit) if each.accessibleName() == name)


def test_the_fields_of_the_event_show_and_save_the_whole_event(
    qtbot: QtBot, open_event: OpenEvent, blitz: TournamentId
) -> None:
    page = show_page(qtbot, EventPage(open_event))
    assert field(page, "First day").text() == "01.04.2026"
    time_control = field(page, "Time control")
    assert time_control.text() == ""
    time_control.setFocus()
    time_control.setText("90+30")
    time_control.editingFinished.emit()
    assert open_event.whole.time_control == "90+30"
    assert open_event.facts.time_control == "3+2"
    assert open_event.whole.starts_on == date(2026, 4, 1)


def test_what_is_of_one_tournament_names_it(
    qtbot: QtBot, open_event: OpenEvent, blitz: TournamentId
) -> None:
    page = show_page(qtbot, EventPage(open_event))
    words = visible_words(page)
    assert "The whole event" in words
    assert "Rules: Бліц" in words
    assert "Tie-breaks, in this order: Бліц" in words
    assert "Бліц: before the draw" in words
    assert "09.04.2026, blitz, 3+2" in words
    open_event.put_in_hand(open_event.whole.tournaments[0].id)
    words = visible_words(page)
    assert "Rules: Класика" in words
    assert "nothing: as the event" in words


def test_the_page_of_an_event_of_one_says_nothing_of_tournaments(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    words = visible_words(show_page(qtbot, EventPage(open_event)))
    assert "The whole event" not in words
    assert "Of its own" not in words
    assert "Rules" in words.splitlines()


def test_tie_breaks_are_changed_in_the_tournament_in_hand_alone(
    open_event: OpenEvent, blitz: TournamentId
) -> None:
    open_event.do(change_tie_breaks, tie_breaks=("WON",), unresolved=Unresolved.LOTS)
    first, other = open_event.whole.tournaments
    assert other.settings.tie_breaks == ("WON",)
    assert first.settings.tie_breaks != ("WON",)
