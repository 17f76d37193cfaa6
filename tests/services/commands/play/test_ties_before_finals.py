"""Ties of stages from which people go on: also a play-off that nobody plays leads somewhere."""

from collections.abc import Callable

import pytest

from arbiter_app.domain.drawing.preliminary_groups import Divide
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.domain.facts.rules.settings import Unresolved
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import FIRST_STAGE, PairingNumber, PlayOffId, StageId
from arbiter_app.domain.next_step.play_offs import PlayOffDue, ties_to_play_off
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.domain.table.standings import awaits_lots, may_draw_lots, standings
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.play_offs import (
    begin_play_off,
    draw_play_off_lots,
    give_up_play_off,
    set_play_off_rules,
)
from arbiter_app.services.commands.play.stages import add_stage, begin_stage, divide_into_groups
from arbiter_app.services.commands.play.tie_lots import draw_tie_lots
from arbiter_app.services.commands.whole.event import change_tie_breaks
from arbiter_app.services.files.play_off_presets import shipped
from arbiter_app.services.workspace import Workspace
from tests.services.hands import choose_system, refused_code
from tests.services.play_off_hands import finish_with_ties, state_of

Play = Callable[[int], Workspace]

FIDE = next(each for each in shipped() if each.id == "fide_manual_2017_default")


@pytest.fixture
def level_group(register: Play) -> tuple[Workspace, StageId, StageId]:
    """Two groups of three; in the first all are level in everything, and two of it reach the
    final.
    """
    workspace = register(6)
    choose_system(workspace, System.STAGES)
    workspace.do(number_by_rating)
    workspace.do(set_play_off_rules, rules=FIDE)
    workspace.do(divide_into_groups, groups=2, by=Divide.SNAKE, seed="групи")
    level, other = (stage.id for stage in workspace.event.tournament.stages[1:])
    players = workspace.event.tournament.stage(level).players
    finish_with_ties(workspace, players, stage=level)
    finish_with_ties(workspace, stage=other)
    final = workspace.do(
        add_stage,
        kind=StageKind.FINAL,
        title="Фінал",
        system=System.ROUND_ROBIN,
        sources=tuple((group, place) for group in (level, other) for place in (1, 2)),
    )
    return workspace, level, final


def nobody_plays(workspace: Workspace, stage: StageId) -> PlayOffId:
    """Begin to play off the tie for the first place, to which nobody of those tied comes."""
    (tie,) = ties_to_play_off(workspace.at(stage).competition, workspace.event.players)
    return workspace.at(stage).do(
        begin_play_off, first_place=1, seed="", declined=tie.players, reason="усі відмовилися"
    )


@pytest.mark.parametrize("given_up", [False, True])
def test_that_lots_decide_who_reaches_the_final_where_nobody_plays_for_it(
    level_group: tuple[Workspace, StageId, StageId], given_up: bool
) -> None:
    workspace, group, final = level_group
    begun = nobody_plays(workspace, group)
    if given_up:
        workspace.do(give_up_play_off, play_off=begun, reason="залу зачиняють")

    def begin_final() -> None:
        workspace.at(final).do(begin_stage, method=DrawMethod.LOTS, seed="сова")

    assert refused_code(begin_final) == "stage.tied"
    state = state_of(workspace, begun)
    assert state.due is PlayOffDue.LOTS
    (tied,) = state.lots
    assert {*tied} == {*workspace.event.tournament.stage(group).players}
    numbers = {player: PairingNumber(at) for at, player in enumerate(tied[::-1], start=1)}
    workspace.do(draw_play_off_lots, play_off=begun, players=tied, seed="", numbers=numbers)
    assert state_of(workspace, begun).is_over
    begin_final()
    assert {*tied[1:]} < {*workspace.event.tournament.stage(final).players}


def test_that_the_lots_of_the_table_end_a_play_off_that_nobody_plays(
    level_group: tuple[Workspace, StageId, StageId],
) -> None:
    workspace, group, final = level_group
    begun = nobody_plays(workspace, group)
    workspace.at(group).do(draw_tie_lots)
    assert state_of(workspace, begun).is_over
    workspace.at(final).do(begin_stage, method=DrawMethod.BY_PLACE)


def change_list(workspace: Workspace) -> None:
    """Let the encounters alone part those who are tied, decided after play."""
    yes = workspace.accepting(WeighedAct.TIE_BREAKS, WeighedAct.TIE_BREAKS)
    yes.do(change_tie_breaks, tie_breaks=("DE",), unresolved=Unresolved.SHARED, reason="так")


def test_that_who_will_not_play_for_a_place_that_leads_nowhere_shares_it(play: Play) -> None:
    workspace = play(4)
    workspace.do(set_play_off_rules, rules=FIDE)
    finish_with_ties(workspace, range(1, 3))
    change_list(workspace)
    begun = nobody_plays(workspace, FIRST_STAGE)
    assert state_of(workspace, begun).is_over
    event = workspace.event
    table = standings(event.tournament.competition(), event.players)
    assert [(row.place, row.last_place) for row in table.rows][:3] == [(1, 2), (1, 2), (3, 3)]
    assert not awaits_lots(event.tournament.competition(), table)


def test_that_a_round_robin_before_a_final_may_draw_lots_though_its_ties_are_shared(
    play: Play,
) -> None:
    workspace = play(6)
    finish_with_ties(workspace, range(4, 6))
    change_list(workspace)
    event = workspace.event
    assert not may_draw_lots(
        event.tournament.competition(), standings(event.tournament.competition(), event.players)
    )
    assert refused_code(lambda: workspace.do(draw_tie_lots)) == "ties.shared"
    final = workspace.do(
        add_stage,
        kind=StageKind.FINAL,
        title="Фінал",
        system=System.ROUND_ROBIN,
        sources=tuple((FIRST_STAGE, place) for place in range(1, 5)),
    )

    def begin_final() -> None:
        workspace.at(final).do(begin_stage, method=DrawMethod.BY_PLACE)

    assert refused_code(begin_final) == "stage.tied"
    event = workspace.event
    assert may_draw_lots(
        event.tournament.competition(), standings(event.tournament.competition(), event.players)
    )
    workspace.do(draw_tie_lots)
    begin_final()
