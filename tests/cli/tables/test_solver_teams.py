"""Teams of solvers on the command line."""

from pathlib import Path

import pytest

from tests.cli.conftest import Arbiter
from tests.services.conftest import new_event
from tests.services.solver_hands import solved_by_clubs


@pytest.fixture
def file(tmp_path: Path) -> Path:
    workspace = new_event(tmp_path / "solving.arbiter")
    solved_by_clubs(workspace)
    workspace.close()
    return tmp_path / "solving.arbiter"


def test_that_teams_stand_below_the_solvers(arbiter: Arbiter, file: Path) -> None:
    lines = [" ".join(each.split()) for each in arbiter("standings", file).out.splitlines()]
    at = lines.index("Place Team R1 Points Time Who counts")
    assert lines[at + 1 :] == [
        "1 Rook 25 25 23 Solver 1 (1), Solver 2 (1)",
        "2 Bishop 15 15 14 Solver 4 (1)",
    ]
    assert "Not final. Sheets not typed: 4" in lines
    assert "Solver 3" in arbiter("standings", file).out


def test_that_the_paper_of_matches_sends_to_the_table_of_solvers(
    arbiter: Arbiter, file: Path, tmp_path: Path
) -> None:
    answer = arbiter("print", file, "team-standings", "-o", tmp_path / "teams.pdf")
    assert answer.status == 1
    assert "solving-table" in answer.err
    assert not (tmp_path / "teams.pdf").exists()
