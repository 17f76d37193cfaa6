"""The people of events are kept on this computer, and found again in the next event."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.base.background import finish_background
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.window.keeping_people import Remembering
from arbiter_app.services.command import Command
from arbiter_app.services.commands.people.players import add_player, edit_player, import_players
from arbiter_app.services.copies.practice import mark_as_practice
from arbiter_app.services.files.sample import mark_as_sample
from arbiter_app.services.registry.registry import Registry
from arbiter_app.services.workspace import Workspace
from tests.gui.fake_registry import FakeRegistry, gone

Builder = Callable[[int], tuple[PlayerId, ...]]


@pytest.fixture
def registry(tmp_path: Path) -> FakeRegistry:
    return FakeRegistry(tmp_path / "registry")


@pytest.fixture
def open_event(qtbot: QtBot, workspace: Workspace, registry: FakeRegistry) -> OpenEvent:
    return OpenEvent(workspace, registry)


def names(registry: FakeRegistry) -> list[str]:
    return [player.name for player in registry.remembered]


def test_that_who_is_added_corrected_or_imported_is_remembered(
    open_event: OpenEvent, registry: FakeRegistry, qtbot: QtBot
) -> None:
    Remembering(open_event)
    open_event.do(add_player, name="Шевчук Олена")
    qtbot.waitUntil(lambda: names(registry) == ["Шевчук Олена"])
    open_event.do(import_players, source="list.csv", players=[{"name": "Жук Катерина"}])
    qtbot.waitUntil(lambda: len(names(registry)) == 2)
    open_event.do(edit_player, player=PlayerId(1), name="Шевчук Олена", club="Дебют")
    qtbot.waitUntil(lambda: len(names(registry)) == 3)
    assert names(registry)[1:] == ["Жук Катерина", "Шевчук Олена"]
    assert registry.remembered[-1].club == "Дебют"


def test_that_people_of_an_opened_event_are_not_written_again(
    open_event: OpenEvent, registry: FakeRegistry, registered: Builder, qtbot: QtBot
) -> None:
    registered(2)
    Remembering(open_event)
    open_event.do(add_player, name="Жук Катерина")
    qtbot.waitUntil(lambda: names(registry) == ["Жук Катерина"])


@pytest.mark.parametrize("mark", [mark_as_practice, mark_as_sample])
def test_that_nobody_of_an_event_that_does_not_count_is_remembered(
    open_event: OpenEvent, registry: FakeRegistry, mark: Command[[], None]
) -> None:
    open_event.do(mark)
    Remembering(open_event)
    open_event.do(add_player, name="Шевчук Олена")
    finish_background()
    assert names(registry) == []


def test_that_a_registry_that_fails_is_said_once_and_the_event_goes_on(
    open_event: OpenEvent, registry: FakeRegistry, qtbot: QtBot
) -> None:
    Remembering(open_event)
    said: list[str] = []
    open_event.refused.connect(said.append)
    registry.broken = gone(Path("registry"))
    open_event.do(add_player, name="Шевчук Олена")
    qtbot.waitUntil(lambda: len(said) == 1)
    open_event.do(add_player, name="Жук Катерина")
    finish_background()
    registry.broken = None
    open_event.do(add_player, name="Бондар Ілля")
    qtbot.waitUntil(lambda: "Бондар Ілля" in names(registry))
    assert len(said) == 1


def test_that_who_could_not_be_kept_is_kept_with_the_next_change(
    open_event: OpenEvent, registry: FakeRegistry, qtbot: QtBot
) -> None:
    Remembering(open_event)
    registry.broken = gone(Path("registry"))
    with qtbot.waitSignal(open_event.refused):
        open_event.do(add_player, name="Шевчук Олена")
    registry.broken = None
    open_event.do(add_player, name="Жук Катерина")
    qtbot.waitUntil(lambda: names(registry) == ["Шевчук Олена", "Жук Катерина"])


def test_that_who_played_once_is_found_by_the_next_event(
    workspace: Workspace, tmp_path: Path, qtbot: QtBot
) -> None:
    registry = Registry(tmp_path / "registry")
    open_event = OpenEvent(workspace, registry)
    Remembering(open_event)
    open_event.do(add_player, name="Ґалаґан Ігор", club="Дебют")
    qtbot.waitUntil(lambda: bool(registry.people()))
    (found,) = Registry(tmp_path / "registry").search("halahan")
    assert found.sources[0].club == "Дебют"
