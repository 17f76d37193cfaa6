"""An event on disk that is told about."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.workspace import Workspace
from tests.ready import ReadyFiles


@pytest.fixture
def workspace(tmp_path: Path, ready: ReadyFiles) -> Iterator[Workspace]:
    """Three players are registered."""
    path = tmp_path / "cup.arbiter"
    opened = ready.open("three players", path, three_players, actor="arbiter")
    yield opened
    opened.close()


def three_players(path: Path) -> Workspace:
    workspace = Workspace.create(
        path,
        title="Cup",
        starts_on=date(2026, 11, 1),
        edition_id="2026-03",
        actor="arbiter",
    )
    for name in ("Бук Ян", "Ґава Олена", "Їжак Ілля"):
        workspace.do(add_player, name=name)
    return workspace
