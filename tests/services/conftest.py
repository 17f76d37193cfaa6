"""An open event on disk, empty, registered or drawn."""

from collections.abc import Callable, Iterator
from datetime import date, datetime, timedelta
from itertools import count
from pathlib import Path

import pytest

from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.workspace import Workspace
from tests.ready import ReadyFiles
from tests.services.hands import begun_with

START = datetime(2026, 11, 1, 9, 0)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Кубок.arbiter"


@pytest.fixture
def workspace(path: Path, ready: ReadyFiles) -> Iterator[Workspace]:
    """An event without players; every act happens a minute after the one before."""
    minutes = count(1)
    opened = ready.open(
        "Кубок міста",
        path,
        new_event,
        actor="arbiter",
        now=lambda: START + timedelta(minutes=next(minutes)),
    )
    with begun_with(ready, opened):
        yield opened
    opened.close()


@pytest.fixture
def register(workspace: Workspace, ready: ReadyFiles) -> Callable[[int], Workspace]:
    """Register so many players, the first one the strongest."""

    def add(players: int) -> Workspace:
        ready.go_on(("registered", players), workspace, lambda event: registered(event, players))
        return workspace

    return add


@pytest.fixture
def play(workspace: Workspace, ready: ReadyFiles) -> Callable[[int], Workspace]:
    """Register so many players and number them by rating: player and number are the same."""

    def draw(players: int) -> Workspace:
        ready.go_on(("drawn", players), workspace, lambda event: drawn(event, players))
        return workspace

    return draw


def new_event(path: Path) -> Workspace:
    return Workspace.create(
        path,
        title="Кубок міста",
        starts_on=date(2026, 11, 1),
        edition_id="2026-03",
        actor="arbiter",
        now=lambda: START,
    )


def registered(workspace: Workspace, players: int) -> None:
    for number in range(1, players + 1):
        workspace.do(add_player, name=f"Гравець {number:02}", fide_rating=2500 - number)


def drawn(workspace: Workspace, players: int) -> None:
    registered(workspace, players)
    workspace.do(number_by_rating)
