"""Reports of groups and finals of teams, and of Scheveningen, with their teams and boards."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.teams import Member
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import LineUpRules, TeamRules
from arbiter_app.domain.ids import PairingNumber, PlayerId, StageId, TeamId
from arbiter_app.domain.table.standings import standings
from arbiter_app.formats import trf
from arbiter_app.services.checking import check_report
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.people.teams import add_team, set_roster
from arbiter_app.services.commands.play.draw import number_by_hand
from arbiter_app.services.commands.play.stages import add_stage, begin_stage
from arbiter_app.services.commands.rules.team_rules import set_team_rules
from arbiter_app.services.files.report_files import (
    examine_report,
    make_event_file,
    report_losses,
    stage_to_report,
    write_report,
)
from arbiter_app.services.workspace import Workspace
from tests.services.commands.play.test_stages_of_teams import groups_of_four, play
from tests.services.hands import choose_system, ready_made
from tests.services.team_hands import boards_stage, typed

_AROUND = {"draw", "signatures", "desk", "stage", "other-stages", "carried"}
"""What no report of a stage tells of its tournament."""


def table(event: Event) -> list[tuple[str, int, object]]:
    """Return who stands where with how many points."""
    rows = standings(event.tournament.competition(), event.contestants).rows
    return [(event.contestants[row.player].name, row.place, row.points) for row in rows]


def reread(path: Path) -> Event:
    """Return what a report comes to that has no defect."""
    examined = examine_report(path)
    assert examined.defects == ()
    assert examined.event is not None
    return examined.event


def written(workspace: Workspace, path: Path, stage: StageId) -> Event:
    """Return what the report of a stage comes to, the names in Latin letters apart."""
    write_report(path, workspace.event, trf.Version.TRF26, stage=stage)
    return reread(path)


@pytest.fixture
def groups(workspace: Workspace) -> list[StageId]:
    """Two groups of four teams, all played."""
    return ready_made(workspace, "two groups of four teams", _two_groups)


def _two_groups(workspace: Workspace) -> list[StageId]:
    found = groups_of_four(workspace)
    for each in found:
        play(workspace, each)
    return found


def final_of(workspace: Workspace, groups: list[StageId], *, carries: bool) -> StageId:
    """Begin a final of the first two of each group."""
    final = workspace.do(
        add_stage,
        kind=StageKind.FINAL,
        title="A",
        system=System.ROUND_ROBIN,
        sources=tuple((group, place) for group in groups for place in (1, 2)),
        first_place=1,
        carries_results=carries,
    )
    workspace.at(final).do(begin_stage, method=DrawMethod.BY_PLACE, numbers=None)
    return final


def test_that_a_group_tells_its_own_teams_and_their_boards(
    workspace: Workspace, groups: list[StageId], tmp_path: Path
) -> None:
    for group in groups:
        told = stage_to_report(workspace.event, group)
        read = written(workspace, tmp_path / f"{group}.trf", group)
        assert len(read.tournament.teams) == 4
        assert table(read) == table(told)
        competition = workspace.event.tournament.competition(group)
        assert {team.id for team in told.tournament.teams} == {*competition.players}
        games = [*read.tournament.stages[1].games]
        assert len(games) == 6 * 4
        assert all(game.result in (WHITE_WINS, BLACK_WINS) for _, game in games)
        numbers = [each.number for team in read.tournament.teams for each in team.members]
        assert numbers == [*range(1, 21)]
        assert {*report_losses(workspace.event, trf.Version.TRF26, stage=group)} <= _AROUND


def test_that_boards_are_reported_with_their_matches(
    workspace: Workspace, groups: list[StageId]
) -> None:
    boards = workspace.event.tournament.boards_of(groups[1])
    assert boards is not None
    event = workspace.event
    assert stage_to_report(event, boards.id) == stage_to_report(event, groups[1])


@pytest.mark.parametrize("carries", [False, True])
def test_that_a_final_tells_what_groups_have_played_for_it(
    workspace: Workspace, groups: list[StageId], tmp_path: Path, carries: bool
) -> None:
    final = final_of(workspace, groups, carries=carries)
    play(workspace, final)
    told = stage_to_report(workspace.event, final)
    read = written(workspace, tmp_path / "final.trf", final)
    assert table(read) == table(told)
    unrated = [
        game.result.is_unrated
        for _, game in read.tournament.stages[1].games
        if game.result is not None
    ]
    assert len(unrated) == 6 * 4
    assert sum(unrated) == (2 * 4 if carries else 0), "they are rated where they were played"
    lost = {*report_losses(workspace.event, trf.Version.TRF26, stage=final)}
    assert lost <= (_AROUND | {"teams"} if carries else _AROUND)


@pytest.mark.parametrize("places", [(1, 2), (2, 1)])
def test_that_matches_of_groups_have_the_colours_of_these_in_a_final(
    workspace: Workspace, groups: list[StageId], tmp_path: Path, places: tuple[int, int]
) -> None:
    """In one of the two orders the tables of group and final give others the first colour."""
    final = workspace.do(
        add_stage,
        kind=StageKind.FINAL,
        title="A",
        system=System.ROUND_ROBIN,
        sources=tuple((group, place) for group in groups for place in places),
        first_place=1,
        carries_results=True,
    )
    workspace.at(final).do(begin_stage, method=DrawMethod.BY_PLACE, numbers=None)
    play(workspace, final)
    write_report(tmp_path / "final.trf", workspace.event, trf.Version.TRF26, stage=final)
    examined = examine_report(tmp_path / "final.trf")
    assert examined.event is not None
    verdict = check_report(examined.reading, examined.event)
    assert [each.differences for each in verdict.rounds] == [()] * 3


@pytest.mark.parametrize("is_over", [False, True])
def test_that_a_final_with_results_of_groups_comes_back_byte_for_byte(
    workspace: Workspace, groups: list[StageId], tmp_path: Path, is_over: bool
) -> None:
    final = final_of(workspace, groups, carries=True)
    if is_over:
        play(workspace, final)
    first, again = tmp_path / "final.trf", tmp_path / "again.trf"
    read = written(workspace, first, final)
    make_event_file(tmp_path / "final.arbiter", source=first.name, event=read)
    with closing(Workspace.open(tmp_path / "final.arbiter")) as opened:
        write_report(again, opened.event, trf.Version.TRF26)
    beside = ("### Import @", "### arbiter: act")
    lines = [
        each for each in again.read_bytes().splitlines() if not each.decode().startswith(beside)
    ]
    assert lines == first.read_bytes().splitlines()


def test_that_the_report_of_a_group_makes_an_event(
    workspace: Workspace, groups: list[StageId], tmp_path: Path
) -> None:
    read = written(workspace, tmp_path / "group.trf", groups[0])
    make_event_file(tmp_path / "group.arbiter", source="group.trf", event=read)
    with closing(Workspace.open(tmp_path / "group.arbiter")) as opened:
        assert opened.faults == ()
        assert table(opened.event) == table(read)


def test_that_a_league_alone_has_no_other_stages(workspace: Workspace) -> None:
    numbered_duel(workspace, 3, 3)
    assert "other-stages" not in report_losses(workspace.event, trf.Version.TRF26, stage=None)


# Scheveningen


def numbered_duel(workspace: Workspace, *sizes: int, cycles: int = 1) -> tuple[TeamId, ...]:
    """Enter teams of so many players for Scheveningen, with numbers in this order."""
    choose_system(workspace, System.SCHEVENINGEN, cycles=cycles)
    line_ups = LineUpRules(boards=min(sizes))
    workspace.do(set_team_rules, rules=TeamRules(line_ups=line_ups))
    teams = []
    for place, size in enumerate(sizes):
        team = workspace.do(add_team, name=f"Team {place}")
        players = [
            workspace.do(add_player, name=f"Gravets{place} Player{at}") for at in range(size)
        ]
        workspace.do(set_roster, team=team, members=[Member(player=each) for each in players])
        teams.append(team)
    numbers: dict[PlayerId, PairingNumber] = {
        team: PairingNumber(number) for number, team in enumerate(teams, start=1)
    }
    workspace.do(number_by_hand, numbers=numbers)
    return tuple(teams)


def boards_by_numbers(event: Event) -> list[tuple[int, int, int, int, object]]:
    """Return every game by the numbers of its players."""
    numbers = {
        each.player: each.number or 0 for team in event.tournament.teams for each in team.members
    }
    boards = event.tournament.boards_of()
    assert boards is not None
    return [
        (round_.number, game.board, numbers[game.white], numbers[game.black], game.result)
        for round_, game in boards.games
    ]


@pytest.mark.parametrize(
    ("sizes", "cycles", "code"),
    [
        ((3, 3), 1, "FIDE_SCHEVENINGEN_G1"),
        ((3, 5), 1, "FIDE_SCHEVENINGEN_G1"),
        ((4, 4), 2, "FIDE_SCHEVENINGEN_G2"),
        ((3, 3, 3, 4), 1, "FIDE_SCHEVENINGEN_G1"),
    ],
)
def test_that_scheveningen_is_read_back_as_such(
    workspace: Workspace, tmp_path: Path, sizes: tuple[int, ...], cycles: int, code: str
) -> None:
    numbered_duel(workspace, *sizes, cycles=cycles)
    typed(workspace, 1, 1, [WHITE_WINS, DRAW, BLACK_WINS])
    path = tmp_path / "duel.trf"
    write_report(path, workspace.event, trf.Version.TRF26)
    assert f"192 {code}" in path.read_text("utf-8").splitlines()
    examined = examine_report(path)
    assert examined.event is not None
    assert examined.defects == ()
    settings = examined.event.tournament.settings
    assert (settings.system, settings.cycles) == (System.SCHEVENINGEN, cycles)
    assert boards_by_numbers(examined.event) == boards_by_numbers(workspace.event)
    assert {*report_losses(workspace.event, trf.Version.TRF26, stage=None)} <= _AROUND
    assert not {notice.code for notice in examined.notices} & {
        "trf.system", "trf.meet-again", "trf.not-berger", "trf.rounds-missing", "trf.rounds-added"
    }  # fmt: skip


def test_that_colours_of_rules_turn_no_match_of_scheveningen(
    workspace: Workspace, tmp_path: Path
) -> None:
    """Its tables give the colours, and the team with White on board 1 is named first."""
    numbered_duel(workspace, 3, 3)
    rules = workspace.event.tournament.settings.teams
    assert rules is not None
    workspace.do(set_team_rules, rules=replace(rules, colours="BW"))
    typed(workspace, 1, 1, [WHITE_WINS, DRAW, BLACK_WINS])
    read = written(workspace, tmp_path / "duel.trf", workspace.event.tournament.main_stage.id)
    assert boards_by_numbers(read) == boards_by_numbers(workspace.event)
    assert trf.format(trf.report_of(read)) == trf.format(trf.report_of(workspace.event))


@pytest.mark.parametrize(
    ("said", "cycles"),
    [("FIDE_SCHEVENINGEN", 1), ("FIDE_DOUBLESCHEVENINGEN", 2), ("FIDE_SCHEVENINGEN_G2", 2)],
)
def test_that_every_code_of_scheveningen_is_known_and_kept(
    workspace: Workspace, tmp_path: Path, said: str, cycles: int
) -> None:
    numbered_duel(workspace, 3, 3, cycles=cycles)
    path, again = tmp_path / "duel.trf", tmp_path / "again.trf"
    write_report(path, workspace.event, trf.Version.TRF26)
    text = path.read_text("utf-8").replace(f"FIDE_SCHEVENINGEN_G{cycles}", said)
    path.write_text(text, "utf-8")
    read = reread(path)
    settings = read.tournament.settings
    assert (settings.system, settings.cycles) == (System.SCHEVENINGEN, cycles)
    make_event_file(tmp_path / "duel.arbiter", source="duel.trf", event=read)
    with closing(Workspace.open(tmp_path / "duel.arbiter")) as opened:
        assert opened.event.tournament.settings.system is System.SCHEVENINGEN
        typed(opened, 1, 1, [WHITE_WINS, DRAW, BLACK_WINS])
        assert opened.event.tournament.stage(boards_stage(opened)).rounds[0].missing == 0
        write_report(again, opened.event, trf.Version.TRF26)
    assert [line for line in again.read_text("utf-8").splitlines() if line.startswith("192 ")] == [
        f"192 {said}"
    ]


def test_that_an_older_report_says_scheveningen_in_words(
    workspace: Workspace, tmp_path: Path
) -> None:
    numbered_duel(workspace, 3, 3)
    path = tmp_path / "duel.trf"
    write_report(path, workspace.event, trf.Version.TRF16)
    assert "092 Team: Scheveningen" in path.read_text("utf-8").splitlines()
    assert reread(path).tournament.settings.system is System.SCHEVENINGEN
