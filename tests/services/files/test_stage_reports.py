"""Report files of stages: each is reported by itself, play-offs in the list of the main one."""

from collections.abc import Callable
from pathlib import Path

import pytest

from arbiter_app.domain.drawing.preliminary_groups import Divide
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import FIRST_STAGE, StageId
from arbiter_app.domain.table.standings import standings
from arbiter_app.formats import trf
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.play_offs import set_play_off_rules
from arbiter_app.services.commands.play.stages import add_stage, begin_stage, divide_into_groups
from arbiter_app.services.files.play_off_presets import shipped
from arbiter_app.services.files.report_files import (
    read_report,
    report_losses,
    stage_to_report,
    write_report,
)
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.terms.report_files import remarks
from tests.services.hands import choose_system
from tests.services.play_off_hands import (
    Choose,
    finish_with_ties,
    go_on,
    lower_number_wins,
    play_through,
    steps,
)

Register = Callable[[int], Workspace]

FIDE = next(each for each in shipped() if each.id == "fide_manual_2017_default")
GROUP_A, GROUP_B, FINAL = StageId(2), StageId(3), StageId(4)


@pytest.fixture
def cup(register: Register) -> Workspace:
    """Eight players in two groups, a final of four in which mutual results count."""
    workspace = register(8)
    choose_system(workspace, System.STAGES)
    workspace.do(number_by_rating)
    workspace.do(divide_into_groups, groups=2, by=Divide.SNAKE, seed="групи")
    workspace.do(
        add_stage,
        kind=StageKind.FINAL,
        title="Фінал",
        system=System.ROUND_ROBIN,
        sources=((GROUP_A, 1), (GROUP_A, 2), (GROUP_B, 1), (GROUP_B, 2)),
        first_place=1,
        carries_results=True,
    )
    return workspace


def written(
    workspace: Workspace, path: Path, stage: StageId = FIRST_STAGE, *, final: bool = False
) -> tuple[list[str], Event]:
    """Return the lines of the report of a stage, and the event they make."""
    finality = trf.Finality.FINAL if final else None
    write_report(path, workspace.event, trf.Version.TRF26, stage=stage, finality=finality)
    report = read_report(path).report
    assert report is not None
    return path.read_text(encoding="utf-8").splitlines(), trf.event_of(report)


def places(event: Event) -> list[tuple[str, int]]:
    rows = standings(event.tournament.competition(), event.players).rows
    return [(event.players[row.player].name, row.place) for row in rows]


def test_that_a_knockout_says_that_it_is_one_and_ranks_by_how_far_each_has_come(
    register: Register, tmp_path: Path
) -> None:
    workspace = register(4)
    choose_system(workspace, System.KNOCKOUT)
    workspace.do(number_by_rating)
    finish_knockout(workspace, lower_number_wins)
    lines, _ = written(workspace, tmp_path / "cup.trf", final=True)
    assert "192 CUSTOM_KNOCKOUT" in lines
    ranks = [line[85:89].strip() for line in lines if line.startswith("001 ")]
    assert ranks == [str(place) for _, place in sorted(places(workspace.event))]


def finish_knockout(workspace: Workspace, choose: Choose) -> None:
    for turn in range(40):
        try:
            go_on(workspace, FIRST_STAGE, choose, seed=str(turn))
        except IndexError:
            return
    raise AssertionError("the knockout has no end")


def test_that_a_play_off_is_listed_where_it_was_applied_and_reported_by_itself(
    register: Register, tmp_path: Path
) -> None:
    workspace = register(4)
    workspace.do(set_play_off_rules, rules=FIDE)
    workspace.do(number_by_rating)
    finish_with_ties(workspace, range(1, 4))
    play_through(workspace, lambda white, black: lower_number_wins(black, white))
    lines, read = written(workspace, tmp_path / "main.trf", final=True)
    assert "202 OTHER_PLAYOFF,DE,WIN,SB,KS" in lines
    assert places(read) == places(workspace.event)
    (step,) = steps(workspace)
    of_step, _ = written(workspace, tmp_path / "step.trf", step.id, final=True)
    assert "192 FIDE_ROUNDROBIN" in of_step
    assert sum(line.startswith("001 ") for line in of_step) == 3


def test_that_all_that_is_lost_of_a_play_off_is_told(register: Register) -> None:
    workspace = register(4)
    workspace.do(set_play_off_rules, rules=FIDE)
    workspace.do(number_by_rating)
    finish_with_ties(workspace, range(1, 3))
    play_through(workspace, lambda white, black: lower_number_wins(black, white))
    event, new = workspace.event, trf.Version.TRF26
    lost = report_losses(event, new, stage=FIRST_STAGE)
    assert {"play-offs", "play-off-rules", "match-decisions"} <= {*lost}
    (step,) = steps(workspace)
    of_step = report_losses(event, new, stage=step.id)
    assert {"step", "other-stages"} <= {*of_step}
    assert {"play-offs", "match-rules", "matches", "match-decisions"}.isdisjoint(of_step)


def test_that_a_report_of_a_final_tells_what_is_lost_around_it(cup: Workspace) -> None:
    for stage in (GROUP_A, GROUP_B):
        finish_with_ties(cup, stage=stage)
    cup.at(FINAL).do(begin_stage, method=DrawMethod.LOTS, seed="фінал")
    lost = report_losses(cup.event, trf.Version.TRF26, stage=FINAL)
    assert {"stage", "other-stages", "carried"} <= {*lost}


def test_that_a_game_of_an_earlier_stage_is_not_rated_twice(cup: Workspace, tmp_path: Path) -> None:
    for stage in (GROUP_A, GROUP_B):
        finish_with_ties(cup, stage=stage)
    cup.at(FINAL).do(begin_stage, method=DrawMethod.LOTS, seed="фінал")
    finish_with_ties(cup, stage=FINAL)
    lines, read = written(cup, tmp_path / "final.trf", FINAL)
    games = [game for _, game in read.tournament.main_stage.games]
    assert len(games) == 6
    assert sum(game.result is not None and game.result.is_unrated for game in games) == 2
    assert lines[0].endswith("Final")


def test_that_a_knockout_between_two_rounds_is_not_over_though_no_result_is_missing(
    register: Register, tmp_path: Path
) -> None:
    workspace = register(4)
    choose_system(workspace, System.KNOCKOUT)
    workspace.do(number_by_rating)
    told = stage_to_report(workspace.event, FIRST_STAGE)
    said = [*remarks(catalogue("en"), told)]
    assert said[0] == "This report is not final: there is more to play."
    with pytest.raises(RuleError) as refusal:
        written(workspace, tmp_path / "cup.trf", final=True)
    assert refusal.value.code == "report.not-over"


@pytest.mark.parametrize(
    ("stage", "code"), [(FIRST_STAGE, "report.of-stages"), (FINAL, "report.not-begun")]
)
def test_that_what_has_no_games_of_its_own_has_no_report(
    cup: Workspace, tmp_path: Path, stage: StageId, code: str
) -> None:
    with pytest.raises(RuleError) as refusal:
        write_report(tmp_path / "none.trf", cup.event, trf.Version.TRF26, stage=stage)
    assert refusal.value.code == code
    assert not (tmp_path / "none.trf").exists()
