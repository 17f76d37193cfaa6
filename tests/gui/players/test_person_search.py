"""People of the registry, found and registered while their name or ID is typed."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QRadioButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.people.people import Birth, Player, RatingOrigin, Title
from arbiter_app.domain.facts.people.rating_lists import Discipline, KnownPerson
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.players.page import PlayersPage
from arbiter_app.gui.players.person_search import PersonSearch
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.workspace import Workspace
from tests.gui.fake_registry import (
    FIDE,
    GALAGAN,
    HALAHAN,
    NAMESAKE,
    ONE_LIST,
    TWO_LISTS,
    FakeRegistry,
    gone,
)
from tests.gui.hands import focused, visible_words

Typist = Callable[[QWidget, str], None]

NAME = "Name, surname first"
ORIGIN = RatingOrigin("FIDE standard", date(2026, 11, 1))


@pytest.fixture
def registry(tmp_path: Path) -> FakeRegistry:
    return FakeRegistry(tmp_path / "registry", ONE_LIST, NAMESAKE)


@pytest.fixture
def open_event(qtbot: QtBot, workspace: Workspace, registry: FakeRegistry) -> OpenEvent:
    return OpenEvent(workspace, registry)


@pytest.fixture
def page(qtbot: QtBot, open_event: OpenEvent) -> PlayersPage:
    page = PlayersPage(open_event)
    qtbot.addWidget(page)
    page.resize(1090, 600)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.focus_first()
    return page


def field(page: QWidget, name: str) -> QLineEdit:
    return next(each for each in page.findChildren(QLineEdit) if each.accessibleName() == name)


def hits(page: PlayersPage) -> PersonSearch:
    found = page.findChild(PersonSearch)
    assert found is not None
    return found


def lines(found: QListWidget) -> list[str]:
    return [found.item(row).text() for row in range(found.count())]


def find(page: PlayersPage, qtbot: QtBot, type_in: Typist, name: str, typed: str) -> PersonSearch:
    """Type into a field and wait for the people found."""
    field(page, name).setFocus()
    type_in(field(page, name), typed)
    qtbot.waitUntil(hits(page).isVisible)
    return hits(page)


def names(open_event: OpenEvent) -> list[str]:
    return [player.name for player in open_event.facts.players.values()]


def only(open_event: OpenEvent) -> Player:
    (player,) = open_event.facts.players.values()
    return player


def press(*keys: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    for key in keys:
        QTest.keyClick(focused(), key, held)


def test_that_down_and_enter_register_who_was_found_with_everything_the_list_knows(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist
) -> None:
    find(page, qtbot, type_in, NAME, "hala")
    press(Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert only(open_event) == Player(
        id=only(open_event).id,
        name="Halahan, Ihor",
        latin_name="Halahan, Ihor",
        birth=Birth(2008),
        title=Title.FM,
        fide_rating=2080,
        fide_origin=ORIGIN,
        fide_id=14100010,
        federation="UKR",
    )
    assert focused() is field(page, NAME)
    assert field(page, NAME).text() == ""
    assert not hits(page).isVisible()


def test_that_a_hit_tells_a_person_from_namesakes(
    page: PlayersPage, qtbot: QtBot, type_in: Typist
) -> None:
    assert lines(find(page, qtbot, type_in, NAME, "hala")) == [
        "Halahan, Ihor · 2008 · FM · FIDE 2080\nUKR · ID 14100010 · FIDE standard, 1 November 2026",
        "Halahan, Ihor · 1971 · FIDE 1904\nUKR · ID 14100028 · FIDE standard, 1 November 2026",
    ]


def test_that_enter_saves_a_name_typed_to_its_end_and_not_who_was_found(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist
) -> None:
    find(page, qtbot, type_in, NAME, "Halahan")
    press(Qt.Key.Key_Return)
    assert names(open_event) == ["Halahan"]
    assert only(open_event).fide_id is None


def test_that_the_arrows_go_back_to_the_field_where_nobody_is_chosen(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist
) -> None:
    find(page, qtbot, type_in, NAME, "hala")
    press(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert hits(page).currentRow() == 1
    press(Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert names(open_event) == ["hala"]


def test_that_escape_closes_the_hits_and_keeps_what_was_typed(
    page: PlayersPage, qtbot: QtBot, type_in: Typist
) -> None:
    find(page, qtbot, type_in, NAME, "hala")
    assert field(page, NAME).accessibleDescription().startswith("2 found")
    press(Qt.Key.Key_Escape)
    assert not hits(page).isVisible()
    assert field(page, NAME).accessibleDescription() == ""
    assert field(page, NAME).text() == "hala"
    assert focused() is field(page, NAME)
    press(Qt.Key.Key_Escape)
    assert field(page, NAME).text() == ""


@pytest.mark.parametrize("waits", [True, False])
def test_that_an_id_typed_for_a_name_registers_who_has_it(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist, *, waits: bool
) -> None:
    if waits:
        find(page, qtbot, type_in, NAME, "14100028")
        assert hits(page).currentRow() == 0
    else:
        type_in(field(page, NAME), "14100028")
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(names(open_event)))
    assert only(open_event).birth == Birth(1971)


def test_that_figures_nobody_has_for_an_id_are_not_registered_as_a_name(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist
) -> None:
    type_in(field(page, NAME), "99999999")
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "“99999999” is not a name" in visible_words(page))
    assert names(open_event) == []
    assert focused() is field(page, NAME)
    page.hide()
    assert names(open_event) == []
    assert field(page, NAME).text() == "99999999"
    field(page, NAME).clear()


@pytest.mark.parametrize("waits", [True, False])
def test_that_an_id_of_the_national_federation_registers_who_has_it(
    page: PlayersPage,
    open_event: OpenEvent,
    registry: FakeRegistry,
    qtbot: QtBot,
    type_in: Typist,
    *,
    waits: bool,
) -> None:
    registry.known = (KnownPerson(sources=(replace(GALAGAN, national_id="UA-51"),)), ONE_LIST)
    if waits:
        find(page, qtbot, type_in, NAME, "UA-51")
    else:
        type_in(field(page, NAME), "ua-51")
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(names(open_event)))
    assert names(open_event) == ["Ґалаґан Ігор"]


def test_that_the_hits_go_when_enter_has_saved_what_was_typed(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist
) -> None:
    found = find(page, qtbot, type_in, NAME, "Halahan")
    press(Qt.Key.Key_Return)
    assert not found.isVisible()
    press(Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert names(open_event) == ["Halahan"]


def test_that_keys_pressed_before_the_answer_wait_for_it(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist
) -> None:
    type_in(field(page, NAME), "hala")
    press(Qt.Key.Key_Down, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(names(open_event)))
    assert only(open_event).fide_id == 14100010


def test_that_an_answer_out_of_date_is_dropped(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist
) -> None:
    find(page, qtbot, type_in, NAME, "hala")
    press(Qt.Key.Key_Down)
    type_in(field(page, NAME), "X")
    press(Qt.Key.Key_Return)
    assert names(open_event) == ["halaX"]


def test_that_a_name_typed_in_full_stays_where_the_list_has_latin_letters_only(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist
) -> None:
    find(page, qtbot, type_in, NAME, "Ґалаґан Ігор")
    press(Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert (only(open_event).name, only(open_event).latin_name) == ("Ґалаґан Ігор", "Halahan, Ihor")


def test_that_shift_enter_puts_a_person_into_the_form_to_be_looked_at(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist
) -> None:
    find(page, qtbot, type_in, NAME, "hala")
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return, held=Qt.KeyboardModifier.ShiftModifier)
    assert names(open_event) == []
    assert field(page, "FIDE rating").text() == "2080"
    assert "FIDE: FIDE standard, 1 November 2026" in visible_words(page)
    field(page, NAME).selectAll()
    type_in(field(page, NAME), "Ґалаґан Ігор")
    press(Qt.Key.Key_Return)
    assert (only(open_event).name, only(open_event).fide_origin) == ("Ґалаґан Ігор", ORIGIN)


def test_that_a_rating_typed_over_is_no_longer_one_of_the_list(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist
) -> None:
    find(page, qtbot, type_in, NAME, "hala")
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return, held=Qt.KeyboardModifier.ShiftModifier)
    field(page, "FIDE rating").setText("2085")
    assert "FIDE standard" not in visible_words(page)
    press(Qt.Key.Key_Return)
    assert (only(open_event).fide_rating, only(open_event).fide_origin) == (2085, None)


def test_that_an_id_typed_beside_a_name_keeps_the_name_and_what_no_list_knows(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist
) -> None:
    type_in(field(page, NAME), "Ґалаґан Ігор")
    type_in(field(page, "Coach"), "Їжак Т. П.")
    find(page, qtbot, type_in, "FIDE ID", "14100010")
    assert hits(page).currentRow() == -1
    press(Qt.Key.Key_Down, Qt.Key.Key_Return)
    player = only(open_event)
    assert (player.name, player.coach, player.fide_rating) == ("Ґалаґан Ігор", "Їжак Т. П.", 2080)


def test_that_who_is_registered_already_is_marked(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist
) -> None:
    open_event.do(add_player, name="Інакше Ім’я", fide_id=14100028)
    marked = [
        "registered already" in line for line in lines(find(page, qtbot, type_in, NAME, "ha"))
    ]
    assert marked == [False, True]


def test_that_the_correction_of_a_player_searches_for_nobody(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist
) -> None:
    open_event.do(add_player, name="Білик Марта")
    table = page.findChild(Table)
    assert table is not None
    table.selectRow(0)
    table.setFocus()
    press(Qt.Key.Key_Return)
    type_in(field(page, NAME), "14100028")
    press(Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert "is not a name" in visible_words(page)
    assert not hits(page).isVisible()


# Where sources disagree


def ask_about(
    page: PlayersPage, registry: FakeRegistry, qtbot: QtBot, type_in: Typist
) -> list[QRadioButton]:
    registry.known = (TWO_LISTS,)
    find(page, qtbot, type_in, NAME, "hala")
    press(Qt.Key.Key_Down, Qt.Key.Key_Return)
    return [each for each in page.findChildren(QRadioButton) if each.isVisible()]


def test_that_both_values_are_shown_with_the_best_source_chosen(
    page: PlayersPage, open_event: OpenEvent, registry: FakeRegistry, qtbot: QtBot, type_in: Typist
) -> None:
    shown = ask_about(page, registry, qtbot, type_in)
    assert [(each.text(), each.isChecked()) for each in shown] == [
        ("2008 – FIDE standard, 1 November 2026", True),
        ("2009 – ФШУ, 1 October 2026", False),
    ]
    assert focused() is shown[0]
    assert names(open_event) == []
    press(Qt.Key.Key_Return)
    assert (only(open_event).name, only(open_event).birth) == ("Ґалаґан Ігор", Birth(2008))
    assert focused() is field(page, NAME)


def test_that_an_arrow_chooses_the_other_value(
    page: PlayersPage, open_event: OpenEvent, registry: FakeRegistry, qtbot: QtBot, type_in: Typist
) -> None:
    ask_about(page, registry, qtbot, type_in)
    press(Qt.Key.Key_Down, Qt.Key.Key_Return)
    player = only(open_event)
    assert (player.birth, player.fide_rating, player.national_rating) == (Birth(2009), 2080, 2071)


def test_that_escape_leaves_the_question_and_registers_nobody(
    page: PlayersPage, open_event: OpenEvent, registry: FakeRegistry, qtbot: QtBot, type_in: Typist
) -> None:
    ask_about(page, registry, qtbot, type_in)
    press(Qt.Key.Key_Escape)
    assert names(open_event) == []
    assert field(page, NAME).text() == "hala"
    assert focused() is field(page, NAME)


def test_that_leaving_the_page_at_the_question_registers_nobody(
    page: PlayersPage, open_event: OpenEvent, registry: FakeRegistry, qtbot: QtBot, type_in: Typist
) -> None:
    ask_about(page, registry, qtbot, type_in)
    assert page.settle()
    assert names(open_event) == []
    assert field(page, NAME).isVisible()


# The registry and the event


def test_that_a_registry_that_fails_is_said_once_and_hinders_nobody(
    page: PlayersPage, open_event: OpenEvent, registry: FakeRegistry, qtbot: QtBot, type_in: Typist
) -> None:
    said: list[str] = []
    open_event.refused.connect(said.append)
    registry.broken = gone(Path("registry"))
    type_in(field(page, NAME), "hala")
    qtbot.waitUntil(lambda: bool(said))
    type_in(field(page, NAME), "han")
    press(Qt.Key.Key_Return)
    assert names(open_event) == ["halahan"]
    assert len(said) == 1


def test_that_the_list_tells_where_a_rating_comes_from_and_marks_the_typed_in(
    page: PlayersPage, open_event: OpenEvent
) -> None:
    open_event.do(add_player, name="Ґалаґан Ігор", fide_rating=2080, fide_origin=ORIGIN)
    open_event.do(add_player, name="Шевчук Олена", fide_rating=1800)
    table = page.findChild(Table)
    assert table is not None
    model = table.model()
    heads = [model.headerData(i, Qt.Orientation.Horizontal) for i in range(model.columnCount())]
    cells = [model.index(row, heads.index("FIDE")) for row in range(2)]
    assert [cell.data() for cell in cells] == ["2080", "1800*"]
    assert [cell.data(Qt.ItemDataRole.ToolTipRole) for cell in cells] == [
        "FIDE standard, 1 November 2026",
        "typed in",
    ]
    table.copy()
    assert QGuiApplication.clipboard().text().splitlines()[2].split("\t").count("1800") == 1


def newer_list(page: PlayersPage) -> str:
    return "\n".join(
        each.text()
        for each in page.findChildren(QLabel)
        if each.isVisible() and "newer" in each.text()
    )


def test_that_a_newer_list_is_pointed_out_while_ratings_are_of_an_older_one(
    page: PlayersPage, open_event: OpenEvent, registry: FakeRegistry, qtbot: QtBot
) -> None:
    old = RatingOrigin("FIDE standard", date(2026, 10, 1))
    player = open_event.workspace.do(
        add_player, name="Ґалаґан Ігор", fide_rating=1, fide_origin=old
    )
    qtbot.waitUntil(lambda: bool(newer_list(page)))
    assert newer_list(page).startswith("FIDE standard, 1 November 2026 is newer")
    registry.kept = (replace(FIDE, disciplines=frozenset({Discipline.BLITZ})),)
    open_event.registry_changed.emit()
    qtbot.waitUntil(lambda: not newer_list(page))
    assert player in open_event.facts.players


def test_that_the_button_of_the_word_about_newer_lists_has_a_name(page: PlayersPage) -> None:
    texts = [button.text() for button in page.findChildren(QPushButton)]
    assert "Show differences…" in texts


def test_that_a_hit_is_taken_with_the_mouse_too(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist
) -> None:
    found = find(page, qtbot, type_in, NAME, "hala")
    middle = found.visualItemRect(found.item(1)).center()
    QTest.mouseClick(found.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert only(open_event).birth == Birth(1971)
    assert HALAHAN.birth == Birth(2008)


def test_that_who_is_registered_already_is_named_and_not_registered_again(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist
) -> None:
    open_event.do(add_player, name="Інакше Ім’я", fide_id=14100010)
    find(page, qtbot, type_in, NAME, "hala")
    press(Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert names(open_event) == ["Інакше Ім’я"]
    assert "Registered already: Інакше Ім’я" in visible_words(page)
    press(Qt.Key.Key_Return)
    assert len(names(open_event)) == 1


def test_that_a_namesake_who_is_found_is_shown_beside_the_registered_one_first(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist
) -> None:
    open_event.do(add_player, name="Ґалаґан Ігор", region="Сумська")
    find(page, qtbot, type_in, NAME, "hala")
    press(Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert len(names(open_event)) == 1
    assert "Сумська" in visible_words(page)
    press(Qt.Key.Key_Return)
    assert len(names(open_event)) == 2


def test_that_clubs_of_former_events_are_suggested(
    page: PlayersPage, qtbot: QtBot, type_in: Typist
) -> None:
    club = field(page, "Club or organisation")

    def suggested() -> list[str]:
        completer = club.completer()
        assert completer is not None
        model = completer.model()
        return [model.index(row, 0).data() for row in range(model.rowCount())]

    qtbot.waitUntil(lambda: "ДЮСШ № 4" in suggested())


def test_that_other_ratings_found_late_are_told_and_call_nobody_away(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot
) -> None:
    open_event.do(add_player, name="Ґалаґан Ігор", fide_id=14100010, fide_rating=1500)
    said: list[str] = []
    open_event.done.connect(said.append)
    act = next(each for each in page.page_actions() if "ratings" in each.text())
    act.trigger()
    field(page, "Region").setFocus()
    qtbot.waitUntil(lambda: bool(said))
    assert said == ["Other ratings found for 1 player: Ctrl+L shows them."]
    assert QApplication.activeModalWidget() is None
