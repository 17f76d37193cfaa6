"""An event on disk that is told about."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from arbiter_app.services.commands.players import add_player
from arbiter_app.services.workspace import Workspace


@pytest.fixture
def workspace(tmp_path: Path) -> Iterator[Workspace]:
    """Three players are registered."""
    opened = Workspace.create(
        tmp_path / "cup.arbiter",
        title="Cup",
        starts_on=date(2026, 11, 1),
        edition_id="2026-03",
        actor="arbiter",
    )
    for name in ("Бук Ян", "Ґава Олена", "Їжак Ілля"):
        opened.do(add_player, name=name)
    yield opened
    opened.close()
