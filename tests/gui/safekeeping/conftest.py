"""An event that was drawn before the eyes of the test, with the snapshot of that."""

import pytest

from arbiter_app.domain.ids import PlayerId
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import Builder, number


@pytest.fixture
def drawn(workspace: Workspace) -> Builder:
    """Register players and number them 1, 2, 3 … in the order of registration."""

    def draw(count: int) -> tuple[PlayerId, ...]:
        return number(workspace, count)

    return draw
