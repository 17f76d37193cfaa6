"""An event that was drawn before the eyes of the test, with the snapshot of that."""

from collections.abc import Callable

import pytest

from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.workspace import Workspace


@pytest.fixture
def play(register: Callable[[int], Workspace]) -> Callable[[int], Workspace]:
    """Register so many players and number them by rating."""

    def draw(players: int) -> Workspace:
        workspace = register(players)
        workspace.do(number_by_rating)
        return workspace

    return draw
