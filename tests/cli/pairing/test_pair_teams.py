"""`arbiter pair --why` of a Swiss of teams."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pypdfium2
import pytest

from arbiter_app.domain.facts.results import DRAW, WHITE_WINS
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.services.commands.play.rounds import publish_round
from arbiter_app.services.commands.play.swiss_rounds import pair_round
from arbiter_app.services.workspace import Workspace
from tests.ready import ReadyFiles
from tests.services.conftest import new_event
from tests.services.team_hands import boards_made, main, numbered, of_teams, typed

Arbiter = Callable[..., Any]


@pytest.fixture
def file(ready: ReadyFiles, tmp_path: Path) -> Path:
    """A file in which five teams have played a round of a Swiss: 1 and 4 won, 5 had the bye."""
    return ready.copy(__name__, tmp_path / "teams.arbiter", made)


def made(path: Path) -> Workspace:
    workspace = new_event(path)
    numbered(workspace, of_teams(workspace, teams=5, system=System.SWISS))
    workspace.do(pair_round, made=make_round(main(workspace), Round(1), engine.pair))
    workspace.do(publish_round, round=Round(1))
    boards_made(workspace)
    typed(workspace, 1, 1, (WHITE_WINS, DRAW, WHITE_WINS, DRAW))
    typed(workspace, 1, 2, (DRAW, DRAW, DRAW, DRAW))
    return workspace


def test_that_each_pair_of_teams_has_reasons_of_its_own_system(
    arbiter: Arbiter, file: Path
) -> None:
    lines = arbiter("pair", file, "--why").out.splitlines()

    assert lines[1] == "Round 2 of 4, Swiss Team System of 2026 (C.04.6)"
    assert lines[7:] == [
        "Table 1: 2 Гамбіт – 1 Буревій",
        "  In the bracket of score group 2 (2 teams, 1 of them from below), 1 Буревій is number 1"
        " of the first half, 2 Гамбіт number 1 of the second, and these meet (C.04.6 Art. 3.6).",
        "  Score group 2 has an odd number of teams, 1, and 2 Гамбіт comes up to it from score"
        " group 1 (C.04.6 Art. 3.5, C4, C5); it has the smallest number there.",
        "  White goes to the smaller colour difference: 2 Гамбіт (B) −1, 1 Буревій (W) +1 (C.04.6"
        " Art. 4.3.5).",
        "",
        "Table 2: 5 Ферзь – 4 Ендшпіль",
        "  In the bracket of score group 1 (2 teams), 4 Ендшпіль is number 1 of the first half,"
        " 5 Ферзь number 1 of the second, and these meet (C.04.6 Art. 3.6).",
        "  White goes to the smaller colour difference: 5 Ферзь 0, 4 Ендшпіль (W) +1 (C.04.6 Art."
        " 4.3.5).",
        "",
        "3 Дебют has the bye: of those that may have it, it has the lowest score, 0 (C.04.6 Art."
        " 3.4).",
    ]


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ((5, 3), "3 Дебют has the bye, which is given before any pair is made"),
        ((1, 2), "1 Буревій and 2 Гамбіт do meet."),
        ((5, "bye"), "5 Ферзь has had the bye, in round 1 (C.04.1 Art. 4, C2)."),
        ((1, "bye"), "1 Буревій has a higher score than 3 Дебют, which has the bye"),
        ((1, 4), "Into the bracket of score group 2 comes up number 2, as good as 4 Ендшпіль"),
        ((4, 2), "4 Ендшпіль and 2 Гамбіт have met in round 1 (C.04.1 Art. 2, C1)."),
    ],
)
def test_that_a_captain_is_told_why_not(
    arbiter: Arbiter, file: Path, asked: tuple[object, ...], answer: str
) -> None:
    assert arbiter("pair", file, "--why", *asked).out.startswith(answer)


def test_that_reasons_of_teams_are_told_as_json(arbiter: Arbiter, file: Path) -> None:
    told = json.loads(arbiter("pair", file, "--why", "2", "--json").out)["why"]

    assert {"pair", "float", "colour", "bye", "no_bye"} <= {*told}
    assert [each["number"] for each in told["not"]] == [4, 5]


def test_that_the_paper_of_reasons_is_printed_for_teams(
    arbiter: Arbiter, file: Path, tmp_path: Path
) -> None:
    arbiter("pair", file, "--write")
    paper = tmp_path / "why.pdf"

    assert arbiter("print", file, "why-pairs", "-o", paper).status == 0

    with pypdfium2.PdfDocument(paper) as pages:
        text = pages[0].get_textpage().get_text_bounded()
    assert "C.04.6" in text
    assert "C.04.3" not in text
