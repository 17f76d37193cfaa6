"""A new event asks nothing that was said last time, and asks for the system."""

from collections.abc import Callable
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app import paths
from arbiter_app.domain.facts.event import Event, EventLevel, Particular
from arbiter_app.domain.facts.new_tournaments import Template
from arbiter_app.domain.facts.people.admission import Requirement
from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.facts.people.people import Role, Sex
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.rules.settings import Unresolved
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import StageId
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.people.commission import set_requirements
from arbiter_app.services.commands.people.officials import (
    add_official,
    set_conditions,
    set_particulars,
)
from arbiter_app.services.commands.rules.categories import define_category
from arbiter_app.services.commands.rules.swiss_rules import set_rounds
from arbiter_app.services.commands.whole.event import (
    change_system,
    change_tie_breaks,
    describe_event,
)
from arbiter_app.services.commands.whole.tournaments import add_tournaments, describe_tournament
from arbiter_app.services.files.sample import mark_as_sample
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.terms.event.templates import new_tournaments
from tests.gui.hands import focused, in_dialog, visible_words
from tests.gui.windows import open_event_of, open_window
from tests.services.hands import choose_system

CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
PASSPORT = Requirement.own("Дозвіл батьків")


@pytest.fixture(autouse=True)
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "user_documents", lambda: tmp_path / "documents")


@pytest.fixture
def last_time(workspace: Workspace) -> Path:
    """A closed event with a panel, an organiser, a place, conditions and papers."""
    workspace.do(
        describe_event,
        title="Кубок міста",
        place="Стрий",
        organiser="Відділ спорту",
        starts_on=date(2026, 4, 1),
        ends_on=None,
        time_control="90+30",
    )
    workspace.do(add_official, role=Role.CHIEF_ARBITER, name="Ґжицька Єлизавета")
    workspace.do(add_official, role=Role.APPEALS_CHAIR, name="Їжак Тарас")
    workspace.do(
        set_conditions, level=EventLevel.REGIONAL, rank=None, discipline=Discipline.STANDARD
    )
    texts = {Particular.DEFAULT_TIME: "15 хв", Particular.SCHEDULE: "1 квітня: відкриття"}
    workspace.do(set_particulars, particulars=texts)
    workspace.do(set_requirements, requirements=(PASSPORT,))
    choose_system(workspace, System.KNOCKOUT)
    workspace.close()
    return workspace.path


def begin(window: MainWindow, answer: Callable[[QWidget], None] = lambda _: None) -> Event:
    """Ask for a new event, type its title and whatever else, and return it."""

    def type_title(dialog: QWidget) -> None:
        title = focused()
        assert isinstance(title, QLineEdit)
        title.setText("Новий кубок")
        answer(dialog)
        QTest.keyClick(title, Qt.Key.Key_Return)

    in_dialog(type_title)
    QTest.keyClick(window, Qt.Key.Key_N, CONTROL_SHIFT)
    return open_event_of(window).facts


def test_that_a_new_event_is_as_last_time_in_one_step(qtbot: QtBot, last_time: Path) -> None:
    window = open_window(qtbot, last_time)
    seen: list[str] = []
    event = begin(window, lambda dialog: seen.append(visible_words(dialog)))
    assert "“Кубок міста”" in seen[0]
    assert (event.title, event.organiser, event.place) == ("Новий кубок", "Відділ спорту", "Стрий")
    assert [each.name for each in event.officials] == ["Ґжицька Єлизавета", "Їжак Тарас"]
    assert (event.level, event.time_control) == (EventLevel.REGIONAL, "90+30")
    assert event.requirements == (PASSPORT,)
    assert event.particulars == {Particular.DEFAULT_TIME: "15 хв"}
    assert event.tournament.settings.system is System.KNOCKOUT
    assert open_event_of(window).undo()
    assert open_event_of(window).facts.officials == ()
    window.close()


def test_that_last_time_can_be_left_out_and_another_system_chosen(
    qtbot: QtBot, last_time: Path
) -> None:
    def answer(dialog: QWidget) -> None:
        dialog.findChildren(QCheckBox)[0].click()
        box = named_box(dialog, "System of play")
        box.setCurrentIndex(box.findData(System.ROUND_ROBIN))

    window = open_window(qtbot, last_time)
    event = begin(window, answer)
    assert (event.organiser, event.officials) == ("", ())
    assert event.tournament.settings.system is System.ROUND_ROBIN
    window.close()


def test_that_a_newcomer_makes_a_dubov_swiss_knowing_what_it_needs(
    qtbot: QtBot, last_time: Path
) -> None:
    seen: list[str] = []

    def answer(dialog: QWidget) -> None:
        box = named_box(dialog, "System of play")
        box.setCurrentIndex(0)
        while box.currentText() != "Swiss system, Dubov":
            QTest.keyClick(box, Qt.Key.Key_Down)
        seen.append(visible_words(dialog))

    window = open_window(qtbot, last_time)
    event = begin(window, answer)
    assert event.tournament.settings.system is System.SWISS
    assert event.tournament.settings.swiss.system is SwissSystem.DUBOV
    for fact in (
        "Ratings: of everybody, where there is none the arbiter’s estimate",
        "Text: C.04.4.1 of FIDE’s handbook, in force from 1 February 2026",
        "FIDE has accepted none",
        "Rated by FIDE: yes",
    ):
        assert fact in seen[0]
    window.close()


def test_that_the_system_of_last_time_is_offered_again(qtbot: QtBot, last_time: Path) -> None:
    with closing(Workspace.open(last_time)) as workspace:
        workspace.do(
            change_system,
            cycles=1,
            swap_last_rounds=False,
            edition_id=workspace.event.tournament.settings.edition,
            system=System.SWISS,
            swiss=SwissSystem.LIM,
        )
    window = open_window(qtbot, last_time)
    assert begin(window).tournament.settings.swiss.system is SwissSystem.LIM
    window.close()


def test_that_nothing_is_taken_over_from_the_sample(qtbot: QtBot, last_time: Path) -> None:
    with closing(Workspace.open(last_time)) as workspace:
        workspace.do(mark_as_sample)
    window = open_window(qtbot, last_time)
    seen: list[str] = []
    event = begin(window, lambda dialog: seen.append(visible_words(dialog)))
    assert "Кубок міста" not in seen[0]
    assert (event.organiser, event.officials) == ("", ())
    window.close()


def named_box(dialog: QWidget, name: str) -> QComboBox:
    return next(each for each in dialog.findChildren(QComboBox) if each.accessibleName() == name)


def test_that_an_event_of_teams_begins_with_their_boards(qtbot: QtBot, last_time: Path) -> None:
    def six_boards(dialog: QWidget) -> None:
        named_box(dialog, "Who plays").setCurrentText("teams")
        dialog.findChildren(QSpinBox)[0].setValue(6)
        system = named_box(dialog, "System of play")
        system.setCurrentIndex(system.findData(System.SWISS))

    window = open_window(qtbot, last_time)
    event = begin(window, six_boards)
    settings = event.tournament.settings
    assert settings.teams is not None
    assert (settings.teams.boards, settings.system) == (6, System.SWISS)
    window.close()


def choose_set(dialog: QWidget, words: str) -> None:
    box = named_box(dialog, "Tournaments")
    box.setCurrentIndex(next(i for i in range(box.count()) if words in box.itemText(i)))


def test_that_a_new_event_has_the_tournaments_of_a_template_at_once(
    qtbot: QtBot, last_time: Path
) -> None:
    window = open_window(qtbot, last_time)
    begin(window, lambda dialog: choose_set(dialog, "boys and girls"))
    whole = open_event_of(window).whole
    assert len(whole.tournaments) == 12
    assert {each.settings.system for each in whole.tournaments} == {System.KNOCKOUT}
    assert whole.organiser == "Відділ спорту"
    window.close()


def test_that_an_event_of_several_tournaments_is_as_last_time(
    qtbot: QtBot, workspace: Workspace
) -> None:
    first = workspace.event.tournaments[0].id
    festival = new_tournaments(catalogue("en"), Template.FESTIVAL)
    workspace.do(add_tournaments, tournaments=festival, like=first)
    workspace.close()
    window = open_window(qtbot, workspace.path)
    begin(window)
    whole = open_event_of(window).whole
    assert [each.title for each in whole.tournaments] == ["Classical", "Rapid", "Blitz"]
    assert whole.of(whole.tournaments[-1].id).discipline is Discipline.BLITZ
    window.close()


def test_that_each_tournament_keeps_its_rules_as_last_time(
    qtbot: QtBot, workspace: Workspace
) -> None:
    first = workspace.event.tournaments[0]
    festival = new_tournaments(catalogue("en"), Template.FESTIVAL)
    workspace.do(add_tournaments, tournaments=festival, like=first.id)
    ids = [each.id for each in workspace.event.tournaments]
    blitz = workspace.at(StageId(ids[-1]))
    blitz.do(
        change_system,
        cycles=1,
        swap_last_rounds=False,
        edition_id=first.settings.edition,
        system=System.SWISS,
    )
    blitz.do(set_rounds, rounds=11)
    blitz.do(change_tie_breaks, tie_breaks=("DE", "WIN"), unresolved=Unresolved.SHARED)
    blitz.do(define_category, category=Category(title="Жінки", sex=Sex.FEMALE))
    workspace.at(StageId(ids[0])).do(
        describe_tournament, title="Classical", starts_on=date(2020, 1, 5), time_control="60+30"
    )
    former = blitz.event.tournament
    workspace.close()
    window = open_window(qtbot, workspace.path)
    begin(window)
    whole = open_event_of(window).whole
    classical, rapid, now = whole.tournaments
    assert (now.settings.system, now.settings.rounds) == (System.SWISS, 11)
    assert now.settings.tie_breaks == ("DE", "WIN")
    assert now.categories == former.categories
    assert classical.settings.system is rapid.settings.system is first.settings.system
    assert (classical.own.time_control, classical.own.starts_on) == ("60+30", None)
    assert not now.entries
    window.close()
