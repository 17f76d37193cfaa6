"""What the command line says of rankings across tournaments."""

import json
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from arbiter_app.domain.facts.across_rankings import AcrossRanking, Quota
from arbiter_app.domain.facts.people.people import Sex
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.ids import StageId
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.whole.across import define_across
from arbiter_app.services.commands.whole.tournaments import add_tournament, describe_tournament
from arbiter_app.services.workspace import Workspace

Arbiter = Callable[..., Any]


@pytest.fixture
def two(tmp_path: Path) -> Path:
    """Two groups of three, the first one played to its end: always White wins."""
    path = tmp_path / "Кубок.arbiter"
    with Workspace.making(
        path, title="Кубок", starts_on=date(2026, 11, 1), edition_id="2026-03"
    ) as workspace:
        first = workspace.event.tournament
        workspace.do(describe_tournament, title="U10")
        workspace.do(add_tournament, title="U12", like=first.id)
        for tournament in workspace.event.tournaments:
            here = workspace.at(StageId(tournament.id))
            for number, region in enumerate(("Київ", "Львів", "Київ"), start=1):
                here.do(
                    add_player,
                    name=f"{tournament.title} {number}",
                    sex=Sex.MALE,
                    region=region,
                    fide_rating=2000 - number,
                )
            here.do(number_by_rating)
        here = workspace.at(first.main_stage.id)
        for round_ in here.competition.rounds:
            for game in round_.games:
                here.do(enter_result, round=round_.number, board=game.board, result=WHITE_WINS)
    return path


def define(path: Path, *rankings: AcrossRanking) -> None:
    workspace = Workspace.open(path, actor="arbiter")
    for each in rankings:
        workspace.do(define_across, ranking=each)
    workspace.close()


def test_that_the_table_says_who_counts_and_that_it_is_not_final(
    arbiter: Arbiter, two: Path
) -> None:
    define(two, AcrossRanking(title="Regions", quota=Quota(others=1)), AcrossRanking(title="All"))
    answer = arbiter("across", two, "--why")
    assert answer.status == 0
    assert answer.out.splitlines()[:2] == ["Regions", "Place  Region  Sum  Count  Missing"]
    assert "  U10 3 (U10, place 1–3, 1 pts.): 1, does not count: as many better ones" in answer.out
    assert "Not final, not begun: U12." in answer.err
    named = arbiter("across", two, "--ranking", "all")
    assert [line.split()[:3] for line in named.out.splitlines()[2:]] == [
        ["1", "Київ", "2"],
        ["2", "Львів", "1"],
    ]


def test_that_the_table_of_an_earlier_round_is_asked_for(arbiter: Arbiter, two: Path) -> None:
    define(two, AcrossRanking(title="Regions"))
    now, then = arbiter("across", two), arbiter("across", two, "--after", "1")
    assert then.status == 0
    assert then.out != now.out
    assert "After round 1. Not final" in then.err
    late = arbiter("across", two, "--after", "4")
    assert late.status == 1
    assert "the last round that has begun is 3" in late.err


def test_that_json_tells_every_result(arbiter: Arbiter, two: Path) -> None:
    define(two, AcrossRanking(title="Regions", quota=Quota(boys=1, girls=1, others=0)))
    told = json.loads(arbiter("across", two, "--json").out)
    assert (told["final"], told["not_begun"]) == (False, ["U12"])
    kyiv = told["rows"][0]
    girl = {"of": "girl", "tournament": None, "count": 1, "each": 0}
    assert (kyiv["name"], kyiv["sum"], kyiv["missing"]) == ("Київ", 1, [girl])
    assert [each["why_not"] for each in kyiv["results"]] == [None, "full"]


def test_that_without_a_ranking_it_says_what_to_do(arbiter: Arbiter, two: Path) -> None:
    assert arbiter("across", two).status == 1
    define(two, AcrossRanking(title="Regions"))
    answer = arbiter("across", two, "--ranking", "Clubs")
    assert answer.status == 2
    assert "Regions" in answer.err
