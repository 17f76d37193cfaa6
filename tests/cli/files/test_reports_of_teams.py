"""Reports of teams on the command line: what was written is read again."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS
from arbiter_app.domain.ids import Round
from arbiter_app.services.commands.play.line_ups import hand_in
from tests.services.conftest import new_event
from tests.services.team_hands import boards_made, numbered, of_teams, players_of, typed

Arbiter = Callable[..., Any]


@pytest.fixture
def report(tmp_path: Path, arbiter: Arbiter) -> Path:
    """The report of four teams after a round; one has named somebody twice."""
    workspace = new_event(tmp_path / "teams.arbiter")
    teams = of_teams(workspace)
    numbered(workspace, teams)
    one, two, three, *_ = players_of(workspace, teams[3])
    workspace.do(hand_in, round=Round(1), team=teams[3], players=[one, two, three, one])
    boards_made(workspace)
    typed(workspace, 1, 1, (WHITE_WINS, BLACK_WINS, WHITE_WINS))
    typed(workspace, 1, 2, (WHITE_WINS, WHITE_WINS, DRAW, DRAW))
    workspace.close()
    assert arbiter("export", tmp_path / "teams.arbiter", tmp_path / "teams.trf").status == 0
    return tmp_path / "teams.trf"


def test_that_a_report_with_somebody_named_twice_is_read_again(
    arbiter: Arbiter, report: Path, tmp_path: Path
) -> None:
    back = tmp_path / "back.arbiter"
    assert arbiter("import", report, "-o", back).status == 0
    ranked = arbiter("standings", back).out.splitlines()
    assert len(ranked) > 5
    assert [line.split()[-2:] for line in ranked[6:]] == [
        line.split()[-2:]
        for line in arbiter("standings", tmp_path / "teams.arbiter").out.splitlines()[6:]
    ]


def test_that_a_report_whose_table_differs_names_the_teams(
    arbiter: Arbiter, report: Path, tmp_path: Path
) -> None:
    written = report.read_text(encoding="utf-8").splitlines()
    wrong = [
        f"{line[:68]}{9:3}{line[71:]}" if line.startswith("310   2") else line for line in written
    ]
    report.write_text("\n".join(wrong) + "\n", encoding="utf-8")
    told = arbiter("import", report, "-o", tmp_path / "back.arbiter")
    assert told.status == 0
    assert "Table: " in told.err
    assert "2 Гамбіт" in told.err or "2 Hambit" in told.err
