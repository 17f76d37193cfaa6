"""Tables of Go name no text of FIDE, which has none of Go."""

from pathlib import Path

import pytest

from arbiter_app.services.workspace import Workspace
from tests.cli.conftest import Arbiter
from tests.services.conftest import new_event
from tests.services.go_hands import go_tournament
from tests.services.swiss_hands import play


@pytest.fixture
def go(tmp_path: Path) -> Workspace:
    """A tournament of Go with the results of round 1."""
    workspace = new_event(tmp_path / "go.arbiter")
    go_tournament(workspace)
    play(workspace, 1)
    return workspace


def test_that_a_table_of_go_is_ranked_by_the_regulations(arbiter: Arbiter, go: Workspace) -> None:
    head = arbiter("standings", go.path).out
    assert "Criteria by the regulations of the event" in head
    assert "FIDE" not in head


def test_that_the_reason_for_a_place_cites_no_text_of_fide(arbiter: Arbiter, go: Workspace) -> None:
    told = arbiter("why", go.path, "3", "4", "--criterion", "SOS").out
    assert "regulations of the event)" in told
    assert "C.07" not in told
