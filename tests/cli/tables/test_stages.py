"""What the command line says of a tournament in groups and finals."""

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from arbiter_app.domain.drawing.preliminary_groups import Divide
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import StageId
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.play.stages import add_stage, begin_stage, divide_into_groups
from arbiter_app.services.commands.play.tie_lots import draw_tie_lots
from arbiter_app.services.workspace import Workspace
from tests.services.hands import choose_system

Arbiter = Callable[..., Any]


@pytest.fixture
def groups(tmp_path: Path) -> Path:
    """Two groups of three; all games of the first one are played."""
    path = tmp_path / "Кубок.arbiter"
    workspace = Workspace.create(
        path,
        title="Кубок міста",
        starts_on=date(2026, 11, 1),
        edition_id="2026-03",
        actor="arbiter",
        takes_snapshots=False,
    )
    for number in range(1, 7):
        workspace.do(add_player, name=f"Гравець {number}", fide_rating=2500 - number)
    choose_system(workspace, System.STAGES)
    workspace.do(number_by_rating)
    workspace.do(divide_into_groups, groups=2, by=Divide.SNAKE, seed="групи")
    for round_, game in workspace.event.tournament.stage(StageId(2)).games:
        workspace.at(StageId(2)).do(
            enter_result, round=round_.number, board=game.board, result=WHITE_WINS
        )
    workspace.close()
    return path


def test_that_games_that_count_from_a_group_are_none_of_the_final(
    arbiter: Arbiter, groups: Path
) -> None:
    workspace = Workspace.open(groups, actor="arbiter")
    a, b = StageId(2), StageId(3)
    for round_, game in workspace.event.tournament.stage(b).games:
        workspace.at(b).do(enter_result, round=round_.number, board=game.board, result=WHITE_WINS)
    for group in (a, b):
        workspace.at(group).do(draw_tie_lots)
    final = workspace.do(
        add_stage,
        kind=StageKind.FINAL,
        title="Фінал",
        system=System.ROUND_ROBIN,
        sources=((a, 1), (b, 1), (a, 2), (b, 2)),
        first_place=1,
        carries_results=True,
    )
    workspace.at(final).do(begin_stage, method=DrawMethod.BY_PLACE)
    workspace.close()
    assert "0/4  under way" in arbiter("stages", groups).out.splitlines()[-1]


def test_that_stages_are_listed_with_how_far_they_are(arbiter: Arbiter, groups: Path) -> None:
    _, *lines = arbiter("stages", groups).out.splitlines()
    assert [line.split()[0] for line in lines] == ["1", "2", "3"]
    assert "3/3  over" in lines[1]
    assert "0/3  under way" in lines[2]


def test_that_the_table_of_a_stage_is_headed_by_event_and_stage(
    arbiter: Arbiter, groups: Path
) -> None:
    title, system, *_ = arbiter("standings", groups, "--stage", 2).out.splitlines()
    assert (title, system) == ("Кубок міста. Group A", "Round robin, rounds: 3")


def test_that_the_table_of_the_whole_says_that_more_is_to_be_played(
    arbiter: Arbiter, groups: Path
) -> None:
    title, system, _, state, *_ = arbiter("standings", groups).out.splitlines()
    assert (title, system) == ("Кубок міста", "Groups and finals, stages: 2")
    assert state == "Not final: there is more to play"
