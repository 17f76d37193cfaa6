"""Acts about stages and play-offs as the journal tells them."""

from collections.abc import Callable
from datetime import datetime

import pytest

from arbiter_app.domain.drawing.preliminary_groups import Divide
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import MatchRules, MatchStep
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import FIRST_STAGE, PairingNumber, PlayerId
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import draw_seeded, number_by_rating
from arbiter_app.services.commands.play.matches import draw_colours
from arbiter_app.services.commands.play.play_offs import (
    annul_play_off,
    begin_play_off,
    begin_step,
    draw_play_off_lots,
    give_up_play_off,
    leave_play_off,
    set_play_off_rules,
    set_ready,
)
from arbiter_app.services.commands.play.stages import (
    add_stage,
    begin_stage,
    describe_stage,
    divide_into_groups,
    remove_stage,
    set_knockout,
)
from arbiter_app.services.commands.whole.event import change_system
from arbiter_app.services.files.play_off_presets import shipped
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.journal.lines import entry_text
from arbiter_app.wording.row_changes.lines import change_lines
from tests.services.play_off_hands import all_drawn, finish_with_ties, go_on, state_of, steps

ENGLISH = catalogue("en")
Last = Callable[[], str]


@pytest.fixture
def last(workspace: Workspace) -> Last:
    """Return the line of the newest entry."""

    def line() -> str:
        entry = workspace.history()[-1]
        return entry_text(ENGLISH, entry.command, entry.params, workspace.event, entry.changes)

    return line


@pytest.fixture
def six(workspace: Workspace) -> Workspace:
    """Register three more players, A to C, without ratings as all of them."""
    for name in "ABC":
        workspace.do(add_player, name=name)
    return workspace


def choose(workspace: Workspace, system: System) -> None:
    workspace.do(
        change_system, cycles=1, swap_last_rounds=False, edition_id="2026-03", system=system
    )


def changes(workspace: Workspace) -> list[str]:
    """Return what the newest entry changed."""
    return change_lines(ENGLISH, workspace.history()[-1].changes, workspace.event)


def test_that_a_knockout_is_told_with_its_rules_and_its_seeding(six: Workspace, last: Last) -> None:
    choose(six, System.KNOCKOUT)
    assert last() == "System of play: Knockout; tie-breaks of C.07/2026-03-01"
    one_game = KnockoutRules(match=MatchRules(steps=(MatchStep(games=1, time_control="15+10"),)))
    six.do(set_knockout, rules=one_game)
    assert last().startswith("Rules of the knockout: ")
    assert "15+10" in last()
    assert "15+10" in changes(six)[0]
    six.do(draw_seeded, seed="орел")
    assert last() == "Numbers by the standard seeding of a knockout (seed орел)"
    six.do(draw_colours, seed="орел")
    assert any(line.startswith("Quarter-final 2: – → kind: White by lot") for line in changes(six))


def test_that_groups_and_a_final_are_told_with_what_they_are(six: Workspace, last: Last) -> None:
    choose(six, System.STAGES)
    six.do(number_by_rating)
    six.do(divide_into_groups, groups=2, by=Divide.SNAKE, seed="орел")
    assert last() == (
        "Field divided into 2 groups by the snake of numbers; numbers by lot (seed орел)"
    )
    assert any(line.startswith("Group A: number 1: – → player: ") for line in changes(six))
    six.do(divide_into_groups, groups=2, by=Divide.LOTS, seed="решка")
    assert last() == "Field divided into 2 groups by lot; numbers by lot (seed решка)"
    first, second = (stage.id for stage in six.event.tournament.stages[1:])
    final = six.do(
        add_stage,
        kind=StageKind.FINAL,
        title="Фінал",
        system=System.ROUND_ROBIN,
        sources=((first, 1), (second, 1), (second, 2)),
    )
    assert last() == "Stage added: Фінал, Round robin, 3 players"
    assert "from stage: Group A; place there: 1" in " ".join(changes(six))
    for group in (first, second):
        finish_with_ties(six, stage=group)
    six.at(final).do(begin_stage, method=DrawMethod.LOTS, seed="орел")
    assert last().endswith("Stage begun; numbers: free draw by lots (seed орел)")
    six.at(final).do(begin_stage, method=DrawMethod.BY_PLACE)
    assert last().endswith("Stage begun; numbers: by the places taken before")
    six.at(final).do(describe_stage, title="Суперфінал", time_control="")
    assert last().endswith("Stage: title Суперфінал, time control –")
    six.at(final).do(remove_stage, reason="зайва")
    assert last().endswith("Stage removed with all that was played in it: Суперфінал")


def test_that_a_stage_without_a_title_is_told_by_its_system(six: Workspace, last: Last) -> None:
    six.do(number_by_rating)
    final = six.do(
        add_stage,
        kind=StageKind.FINAL,
        title="",
        system=System.MATCH,
        sources=((FIRST_STAGE, 1), (FIRST_STAGE, 2)),
    )
    assert last() == "Stage added: Match, 2 players"
    six.at(final).do(
        set_knockout, rules=KnockoutRules(match=MatchRules(steps=(MatchStep(games=4),)))
    )
    assert last().startswith("Final 1. Rules of the match: 4 game")
    six.at(final).do(remove_stage, reason="зайва")
    assert last().endswith("Stage removed with all that was played in it")


def test_that_a_play_off_is_told_step_by_step(six: Workspace, last: Last) -> None:
    six.do(number_by_rating)
    six.do(set_play_off_rules, rules=shipped()[0])
    assert last().startswith("Ties are played off by FIDE Arbiters’ Manual 2017 (")
    finish_with_ties(six, range(1, 4))
    begun = six.do(begin_play_off, first_place=1, seed="орел")
    assert last().startswith("Play-off for places 1–3 begun: ")
    assert last().endswith("; numbers by lot (seed орел)")
    assert any(line.startswith("Play-off № 1: ") for line in changes(six))
    six.do(set_ready, play_off=begun, ready_at=datetime(2026, 11, 1, 18, 5))
    assert last() == ("Play-off for places 1–3: last game before it over 1 November 2026, 18:05")
    six.do(set_ready, play_off=begun, ready_at=None)
    assert last() == "Play-off for places 1–3: time of the last game before it removed"
    for _ in range(3):
        go_on(six, steps(six)[0].id, all_drawn, seed="")
    (proposal,) = state_of(six, begun).proposals
    assert proposal.trim is not None
    level = proposal.trim.level
    six.do(draw_play_off_lots, play_off=begun, players=level, seed="двоє")
    assert last().startswith("Play-off for places 1–3: lot of who plays drawn, in its order ")
    assert last().endswith(" (seed двоє)")
    six.undo()
    drawn = {player: PairingNumber(at) for at, player in enumerate(level, 1)}
    six.do(draw_play_off_lots, play_off=begun, players=level, seed="", numbers=drawn)
    order = " – ".join(six.event.players[player].name for player in level)
    assert last() == (
        f"Play-off for places 1–3: lot of who plays as drawn in the hall, in its order {order}"
    )
    (proposal,) = state_of(six, begun).proposals
    six.do(begin_step, play_off=begun, players=proposal.players, seed="решка")
    assert last().startswith("Play-off for places 1–3: next step, ")
    left = steps(six)[1].players[0]
    six.do(leave_play_off, play_off=begun, player=left, reason="хворий")
    assert last() == f"Play-off for places 1–3: {six.event.players[left].name} left it"
    six.undo()
    six.do(give_up_play_off, play_off=begun, reason="зал зачиняють")
    assert last() == "Play-off for places 1–3 ended early: what it has decided stands"
    six.do(annul_play_off, play_off=begun, reason="усе спочатку")
    assert last() == "Play-off № 1 annulled with all its games"
    six.do(set_play_off_rules, rules=None, reason="за рішенням")
    assert last() == "Ties are not played off"


def test_that_who_would_not_play_and_the_lots_are_named(six: Workspace, last: Last) -> None:
    six.do(number_by_rating)
    world_cup = shipped()[1]
    six.do(set_play_off_rules, rules=world_cup)
    finish_with_ties(six, range(1, 5))
    begun = six.do(
        begin_play_off, first_place=1, seed="орел", declined=(PlayerId(1),), reason="літак"
    )
    assert last().startswith("Play-off for places 1–4 begun: ")
    assert last().endswith("; would not play: Бук Ян")
    (level,) = state_of(six, begun).lots
    six.do(draw_play_off_lots, play_off=begun, players=level, seed="решка")
    assert last().startswith("Play-off for places 1–4: lots drawn, ")
    assert last().endswith("(seed решка)")
    drawn = {player: PairingNumber(at) for at, player in enumerate(level, 1)}
    six.undo()
    six.do(draw_play_off_lots, play_off=begun, players=level, seed="", numbers=drawn)
    assert last().startswith("Play-off for places 1–4: lots as drawn in the hall, ")
