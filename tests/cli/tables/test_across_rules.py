"""Team scores set from the command line: by which rules, who counts for which team."""

from pathlib import Path
from typing import Any

import pytest

from arbiter_app.domain.facts.across_rankings import (
    AcrossRanking,
    Measure,
    OfPerson,
    Quota,
    SharedPlaces,
    TieRule,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Birth, Sex
from arbiter_app.domain.ids import StageId
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.whole.tournaments import add_tournament, describe_tournament
from arbiter_app.services.workspace import Workspace
from tests.cli.conftest import Arbiter


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A rapid and a blitz tournament, in each the same two people."""
    path = tmp_path / "Кубок.arbiter"
    with Workspace.making(path, title="Кубок", starts_on=None, edition_id="2026-03") as workspace:
        first = workspace.event.tournament.id
        workspace.do(describe_tournament, title="Rapid")
        workspace.do(add_tournament, title="Blitz", like=first)
        here = workspace.at(StageId(first))
        here.do(add_player, name="Білик Марта", sex=Sex.FEMALE, birth=Birth(2012))
        here.do(add_player, name="Дяк Ян", sex=Sex.MALE)
    return path


def rankings(file: Path) -> tuple[AcrossRanking, ...]:
    return read_event(file).across


def event(file: Path) -> Event:
    return read_event(file)


def test_that_every_rule_is_said_in_one_command(arbiter: Arbiter, file: Path) -> None:
    told = arbiter(
        "score-rules", file, "Школи", "--by", "team", "--weight", "Blitz=0.5",
        "--measure", "places", "--for-places", "20 17 15", "--shared", "best",
        "--count", "2:1:0", "--in", "each", "--count-in", "Blitz=0:0:-", "--person", "best",
        "--members", "5", "--in-categories", "yes", "--ties", "best-place,buchholz,lots",
    )  # fmt: skip
    assert told.status == 0, told.err
    assert "in each tournament count the best" in told.out
    blitz = event(file).tournaments[1].id
    (ranking,) = rankings(file)
    assert ranking == AcrossRanking(
        title="Школи",
        by=ContingentKey.TEAM,
        weights=ranking.weights,
        measure=Measure.PLACES,
        for_places=ranking.for_places,
        shared=SharedPlaces.BEST,
        quota=Quota(boys=2, girls=1, others=0),
        in_each=True,
        quotas=((blitz, Quota()),),
        of_person=OfPerson.BEST,
        most_members=5,
        in_categories=True,
        ties=(TieRule.BEST_PLACE, TieRule.BUCHHOLZ, TieRule.LOTS),
    )
    assert [(each, str(weight)) for each, weight in ranking.weights] == [(blitz, "0.5")]
    assert list(map(int, ranking.for_places)) == [20, 17, 15]


def test_that_what_is_not_said_stays_and_a_ranking_is_renamed_and_removed(
    arbiter: Arbiter, file: Path
) -> None:
    arbiter("score-rules", file, "Школи", "--count", "0:0:3", "--of", "Rapid", "--from-one", "2")
    arbiter("score-rules", file, "школи", "--rename", "Ліцеї", "--from-one", "all", "--of", "all")
    assert rankings(file) == (AcrossRanking(title="Ліцеї", quota=Quota(others=3)),)
    assert arbiter("score-rules", file, "Ліцеї", "--remove").status == 0
    assert rankings(file) == ()
    assert arbiter("score-rules", file, "Ліцеї", "--remove").status == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--count", "2:1"), "boys, girls and others"),
        (("--ties", "places,height"), "--ties height"),
        (("--members", "many"), "many: write a number, or all"),
        (("--weight", "Blitz=much"), "write a number such as 1.5"),
        (("--weight", "Chess=2"), "Chess"),
        (("--count-in", "2:1:0"), "TOURNAMENT="),
        (("--for-places", "10 x"), "“x” is not points"),
    ],
)
def test_that_what_cannot_be_read_is_named_and_changes_nothing(
    arbiter: Arbiter, file: Path, words: Any, said: str
) -> None:
    answer = arbiter("score-rules", file, "Школи", *words)
    assert answer.status == 2
    assert said in answer.err
    assert rankings(file) == ()


def test_that_teams_come_from_a_list_for_people_who_are_there(
    arbiter: Arbiter, file: Path, tmp_path: Path
) -> None:
    source = tmp_path / "teams.csv"
    source.write_text(
        "Name;Birth;School\nБілик Марта;2012;Ліцей 12\nДяк Ян;;Ліцей 12\nЇжак Юлія;;Ліцей 3\n",
        encoding="utf-8",
    )
    without = arbiter("score-members", file, source)
    assert without.status == 2
    assert "No column of the list says the team" in without.err
    told = arbiter("score-members", file, source, "--column", "School=team")
    assert told.status == 1
    assert "Teams named: 2. As they were: 0." in told.out
    assert "Їжак Юлія: nobody of the event" in told.err
    assert {each.team for each in event(file).players.values()} == {"Ліцей 12"}
    again = arbiter("score-members", file, source, "--column", "School=team")
    assert "Teams named: 0. As they were: 2." in again.out


def test_that_a_list_with_a_bad_cell_names_no_team(
    arbiter: Arbiter, file: Path, tmp_path: Path
) -> None:
    source = tmp_path / "teams.csv"
    source.write_text("Name;Birth;Team\nБілик Марта;20x2;Ліцей 12\n", encoding="utf-8")
    answer = arbiter("score-members", file, source)
    assert answer.status == 2
    assert "teams.csv" in answer.err
    assert {each.team for each in event(file).players.values()} == {None}
