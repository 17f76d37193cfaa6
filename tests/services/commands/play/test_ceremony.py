"""The ceremony on disk: every step stands, is taken back in words alone, and leads to the draw."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from arbiter_app.domain.drawing.ceremony import (
    free_groups,
    safe_places,
    turn,
    whole_groups,
)
from arbiter_app.domain.drawing.ways_out import WayOutKind, groups_allowing, ways_out
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.numbering import (
    CeremonyMode,
    DrawMethod,
    VarmaVariant,
)
from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.ids import Board, PairingNumber, PlayerId, Round
from arbiter_app.domain.permission.by_state import Phase, phase
from arbiter_app.services import closed_file
from arbiter_app.services.command import Command
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.people.players import (
    add_player,
    edit_player,
    import_players,
    remove_player,
)
from arbiter_app.services.commands.play.ceremony import (
    abandon_ceremony,
    begin_ceremony,
    choose_envelope,
    draw_number,
    name_witnesses,
    redivide,
    take_back,
)
from arbiter_app.services.commands.play.draw import annul_draw, draw_lots, number_by_rating
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.whole.event import change_system
from arbiter_app.services.commands.whole.import_report import import_report
from arbiter_app.services.workspace import Workspace
from tests.services.conftest import START
from tests.services.draw_hands import ON_SCREEN, ceremony_of, step
from tests.services.hands import last_line, refused_code

REGION, OFFICIAL = ContingentKey.REGION, VarmaVariant.OFFICIAL
IN_THE_HALL = CeremonyMode.IN_THE_HALL

Enter = Callable[..., Workspace]


@pytest.fixture
def enter(workspace: Workspace) -> Enter:
    """Register regions of these sizes."""

    def register(*sizes: int) -> Workspace:
        number = 0
        for region, size in enumerate(sizes):
            for _ in range(size):
                number += 1
                place = f"Область {region:02}" if size > 1 else None
                workspace.do(add_player, name=f"Гравець {number:02}", region=place)
        return workspace

    return register


def players_of(workspace: Workspace) -> list[Player]:
    event = workspace.event
    return [*event.entrants]


def begin(workspace: Workspace, mode: CeremonyMode = IN_THE_HALL, **facts: Any) -> Workspace:
    """Begin a draw from envelopes with every region whole."""
    workspace.do(
        begin_ceremony,
        method=DrawMethod.VARMA,
        mode=mode,
        groups=facts.pop("groups", whole_groups(players_of(workspace), REGION)),
        contingents_by=REGION,
        variant=OFFICIAL,
        seed="Київ" if mode is ON_SCREEN else None,
        **facts,
    )
    return workspace


def begin_lots(workspace: Workspace, mode: CeremonyMode = IN_THE_HALL) -> Workspace:
    groups = free_groups(players_of(workspace))
    workspace.do(begin_ceremony, method=DrawMethod.LOTS, mode=mode, groups=groups, seed="Київ")
    return workspace


def hold(workspace: Workspace, seed: int = 1) -> Workspace:
    """Take all steps that are left."""
    chance = Random(seed)
    while workspace.event.tournament.draw is None:
        step(workspace, chance)
    return workspace


def refusal(workspace: Workspace, act: Command[Any, Any], params: dict[str, Any]) -> str:
    return refused_code(lambda: workspace.do(act, **params))


@pytest.mark.parametrize("mode", CeremonyMode)
@pytest.mark.parametrize("start", [begin, begin_lots])
def test_that_the_last_number_leaves_the_draw_and_the_schedule(
    enter: Enter, start: Callable[..., Workspace], mode: CeremonyMode, path: Path
) -> None:
    workspace = hold(start(enter(3, 3, 2, 1, 1), mode))
    tournament = workspace.event.tournament
    assert tournament.ceremony is not None
    assert dict(tournament.numbers) == dict(
        sorted(tournament.ceremony.numbers.items(), key=lambda drawn: drawn[1])
    )
    assert list(tournament.numbers.values()) == list(range(1, 11))
    assert [len(round_.games) for round_ in tournament.main_stage.rounds] == [5] * 9
    assert phase(tournament.competition()) is Phase.DRAWN
    workspace.close()
    assert closed_file.verify(path) == ()


def test_that_the_ceremony_keeps_how_and_when_it_was_held(enter: Enter) -> None:
    workspace = begin(enter(3, 3, 2, 1, 1), ON_SCREEN, witnesses=(" Їжак  Ілля ", ""))
    workspace.do(choose_envelope, place=safe_places(ceremony_of(workspace))[0], by="Ґава Олена")
    ceremony = ceremony_of(workspace)
    assert ceremony.witnesses == ("Їжак Ілля",)
    assert (ceremony.seed, ceremony.contingents_by) == ("Київ", REGION)
    assert START < ceremony.begun_at < ceremony.steps[0].at
    assert ceremony.steps[0].by == "Ґава Олена"
    assert ceremony.steps[0].place is not None
    workspace.do(name_witnesses, witnesses=("Їжак Ілля", "Бук Ян"))
    assert ceremony_of(workspace).witnesses == ("Їжак Ілля", "Бук Ян")
    assert last_line(workspace) == "Witnesses of the draw: Їжак Ілля, Бук Ян"


def test_that_a_ceremony_on_screen_demands_its_seed(enter: Enter) -> None:
    workspace = enter(1, 1, 1)
    groups = free_groups(players_of(workspace))
    code = refused_code(
        lambda: workspace.do(
            begin_ceremony, method=DrawMethod.LOTS, mode=ON_SCREEN, groups=groups, seed=" "
        )
    )
    assert code == "draw.seed-missing"


def test_that_a_ceremony_of_too_few_does_not_begin(enter: Enter) -> None:
    workspace = enter(1, 1)
    assert refused_code(lambda: begin_lots(workspace)) == "pairing.too-few-players"
    assert workspace.event.tournament.ceremony is None


def test_that_the_same_seed_and_places_give_the_same_numbers(enter: Enter) -> None:
    workspace = hold(begin(enter(3, 3, 2, 1, 1), ON_SCREEN), seed=5)
    numbers = workspace.event.tournament.numbers
    hold(begin(workspace, ON_SCREEN), seed=5)
    assert workspace.event.tournament.numbers == numbers


def test_that_what_is_fixed_by_the_ceremony_waits_for_its_end(enter: Enter) -> None:
    workspace = begin(enter(3, 3, 2, 1, 1))
    waiting: list[tuple[Command[Any, Any], dict[str, Any]]] = [
        (add_player, {"name": "Пізній"}),
        (import_players, {"source": "a.csv", "players": [{"name": "А"}]}),
        (remove_player, {"player": PlayerId(1)}),
        (draw_lots, {"seed": "1"}),
        (number_by_rating, {}),
        (change_system, {"cycles": 2, "swap_last_rounds": False, "edition_id": "2026-03"}),
        (import_report, {"source": "a.trf", "event": workspace.event}),
    ]
    for act, params in waiting:
        assert refusal(workspace, act, params) == "ceremony.under-way"
    assert refused_code(lambda: begin(workspace)) == "ceremony.under-way"
    workspace.do(edit_player, player=PlayerId(1), name="Виправлений", region="Інша")
    assert turn(ceremony_of(workspace)) is not None
    hold(workspace)
    assert workspace.event.players[PlayerId(1)].name == "Виправлений"


def test_that_steps_need_a_ceremony(enter: Enter) -> None:
    workspace = enter(3, 3, 2, 1, 1)
    steps: list[tuple[Command[Any, Any], dict[str, Any]]] = [
        (choose_envelope, {"envelope": "A"}),
        (draw_number, {"number": PairingNumber(1)}),
        (take_back, {"note": "так", "witness": "Я"}),
        (name_witnesses, {"witnesses": ()}),
        (abandon_ceremony, {"reason": "так"}),
        (redivide, {"groups": (), "way_out": "так"}),
    ]
    for act, params in steps:
        assert refusal(workspace, act, params) == "ceremony.none"


def test_that_undo_does_not_unroll_a_step_and_says_how_it_is_taken_back(enter: Enter) -> None:
    workspace = begin(enter(3, 3, 2, 1, 1))
    workspace.do(choose_envelope, envelope="A")
    assert refused_code(workspace.undo) == "ceremony.not-undone"
    workspace.do(edit_player, player=PlayerId(1), name="Виправлений")
    workspace.undo()
    assert refused_code(workspace.undo) == "ceremony.not-undone"
    hold(workspace)
    assert refused_code(workspace.undo) == "ceremony.not-undone"
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    workspace.undo()
    assert workspace.event.tournament.draw is not None


def test_that_a_beginning_without_a_step_can_be_undone(enter: Enter) -> None:
    workspace = begin(enter(3, 3, 2, 1, 1))
    workspace.undo()
    assert workspace.event.tournament.ceremony is None
    workspace.redo()
    assert turn(ceremony_of(workspace)) is not None


def test_that_a_step_is_taken_back_with_a_note_and_a_witness_and_stays(enter: Enter) -> None:
    workspace = begin(enter(3, 3, 2, 1, 1))
    nothing = refused_code(lambda: workspace.do(take_back, note="так", witness="Я"))
    assert nothing == "ceremony.nothing-to-take-back"
    workspace.do(choose_envelope, envelope="A")
    workspace.do(draw_number, number=PairingNumber(3))
    assert last_line(workspace) == "Гравець 01 drew the number 3"
    for note, witness, code in (
        (" ", "Бук Ян", "ceremony.note-missing"),
        ("впав", "", "ceremony.witness-missing"),
    ):
        assert refusal(workspace, take_back, {"note": note, "witness": witness}) == code
    workspace.do(take_back, note="впав  на підлогу", witness="Бук Ян")
    assert last_line(workspace) == "Taken back: Гравець 01, number 3: впав  на підлогу (Бук Ян)"
    ceremony = ceremony_of(workspace)
    (mis_draw,) = ceremony.mis_draws
    assert (mis_draw.step.number, mis_draw.note, mis_draw.witness) == (
        3,
        "впав на підлогу",
        "Бук Ян",
    )
    assert mis_draw.at > mis_draw.step.at
    assert dict(ceremony.numbers) == {}
    workspace.do(draw_number, number=PairingNumber(8), by="Їжак Ілля")
    assert last_line(workspace) == "The number 8 for Гравець 01 was drawn by Їжак Ілля"
    workspace.do(take_back, note="так", witness="Я")
    workspace.do(take_back, note="так", witness="Я")
    assert last_line(workspace) == "Taken back: Гравець 01, envelope A: так (Я)"
    now = turn(ceremony_of(workspace))
    assert now is not None
    assert now.chooses_envelope
    assert len(ceremony_of(workspace).mis_draws) == 3


def test_that_the_last_number_can_be_taken_back_while_nobody_has_played(
    enter: Enter, path: Path
) -> None:
    workspace = hold(begin(enter(3, 3, 2, 1, 1)))
    workspace.do(take_back, note="не той", witness="Бук Ян")
    tournament = workspace.event.tournament
    assert (tournament.draw, tournament.main_stage.rounds) == (None, ())
    assert len(ceremony_of(workspace).numbers) == 9
    hold(workspace)
    assert len(workspace.event.tournament.numbers) == 10
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    played = refused_code(lambda: workspace.do(take_back, note="так", witness="Я"))
    assert played == "permission.draw-numbers"
    workspace.close()
    assert closed_file.verify(path) == ()


def test_that_no_step_is_taken_back_when_the_players_are_no_longer_those_who_drew(
    enter: Enter,
) -> None:
    workspace = hold(begin(enter(3, 3, 2, 1, 1)))
    workspace.do(withdraw_player, player=PlayerId(1), reason="хвороба")
    code = refused_code(lambda: workspace.do(take_back, note="так", witness="Я"))
    assert code == "ceremony.field-changed"


def test_that_an_abandoned_ceremony_frees_everything_and_can_be_brought_back(enter: Enter) -> None:
    workspace = begin(enter(3, 3, 2, 1, 1))
    step(workspace, Random(1))
    before = ceremony_of(workspace)
    assert refused_code(lambda: workspace.do(abandon_ceremony, reason=" ")) == (
        "permission.reason-missing"
    )
    workspace.do(abandon_ceremony, reason="пожежна тривога")
    assert last_line(workspace) == "Ceremony of the draw abandoned: пожежна тривога"
    assert workspace.event.tournament.ceremony is None
    workspace.do(add_player, name="Пізній")
    workspace.undo()
    workspace.undo()
    assert ceremony_of(workspace) == before


def test_that_contingents_are_divided_on_the_way_so_that_a_chosen_envelope_stands(
    enter: Enter,
) -> None:
    workspace = begin(enter(3, 3, 2, 2, 2))
    assert refused_code(lambda: workspace.do(choose_envelope, envelope="A")) == (
        "ceremony.envelope-unsafe"
    )
    groups = groups_allowing(ceremony_of(workspace), "A")
    silent = refused_code(lambda: workspace.do(redivide, groups=groups, way_out=" "))
    assert silent == "ceremony.decision-missing"
    workspace.do(redivide, groups=groups, way_out="Область 02 поділено")
    assert last_line(workspace) == "Contingents divided anew: Область 02 поділено"
    workspace.do(choose_envelope, envelope="A")
    workspace.do(redivide, groups=ceremony_of(workspace).groups[1:], way_out="ще раз")
    assert ceremony_of(workspace).way_out == "Область 02 поділено; ще раз"
    hold(workspace)
    assert len(workspace.event.tournament.numbers) == 12


def test_that_a_region_corrected_on_the_way_does_not_hinder_a_division(enter: Enter) -> None:
    workspace = begin(enter(3, 3, 2, 2, 2))
    ceremony = ceremony_of(workspace)
    for player in ceremony.groups[-1].players:
        name = workspace.event.players[player].name
        workspace.do(edit_player, player=player, name=name, region="Область (виправлено)")
    workspace.do(redivide, groups=groups_allowing(ceremony, "A"), way_out="поділено")
    workspace.do(choose_envelope, envelope="A")
    hold(workspace)
    assert len(workspace.event.tournament.numbers) == 12


def test_that_a_way_out_is_begun_with_its_groups_and_recorded(enter: Enter) -> None:
    workspace = enter(4, 2, 2, 1, 1)
    assert refused_code(lambda: begin(workspace)) == "draw.contingent-too-large"
    ways = {way.kind: way for way in ways_out(players_of(workspace), REGION, OFFICIAL)}
    groups = ways[WayOutKind.SPLIT].groups
    assert refused_code(lambda: begin(workspace, groups=groups)) == "ceremony.way-out-missing"
    begin(workspace, groups=groups, way_out="Область 00: 3 + 1")
    hold(workspace)
    assert ceremony_of(workspace).way_out == "Область 00: 3 + 1"


def test_that_a_contingent_draws_among_the_first_numbers_where_it_was_decided(
    enter: Enter,
) -> None:
    workspace = enter(4, 3, 3)
    ways = {way.kind: way for way in ways_out(players_of(workspace), REGION, OFFICIAL)}
    way = ways[WayOutKind.FIRST_NUMBERS]
    workspace.do(
        begin_ceremony,
        method=way.method,
        mode=IN_THE_HALL,
        groups=way.groups,
        contingents_by=way.contingents_by,
        way_out="без конвертів",
    )
    hold(workspace)

    draw = workspace.event.tournament.draw
    assert draw is not None
    assert (draw.method, draw.contingents_by) == (DrawMethod.LOTS, REGION)
    assert sorted(step.number for step in draw.drawn[:4]) == [1, 2, 3, 4]
    assert {step.contingent for step in draw.drawn[:4]} == {"Область 00"}


def test_that_a_new_ceremony_takes_the_place_of_a_draw_nobody_has_played(enter: Enter) -> None:
    workspace = enter(3, 3, 2, 1, 1)
    workspace.do(number_by_rating)
    begin(workspace)
    assert workspace.event.tournament.draw is None
    workspace.undo()
    assert workspace.event.tournament.draw is not None
    hold(begin(workspace))
    workspace.do(draw_lots, seed="наново")
    assert workspace.event.tournament.ceremony is None
    workspace.undo()
    assert len(ceremony_of(workspace).numbers) == 10


def test_that_an_annulled_draw_lets_a_withdrawn_player_go_and_others_draw_again(
    enter: Enter,
) -> None:
    workspace = hold(begin(enter(3, 3, 2, 1, 1)))
    workspace.do(withdraw_player, player=PlayerId(1), reason="хвороба")
    assert phase(workspace.event.tournament.competition()) is Phase.DRAWN
    assert refused_code(lambda: workspace.do(draw_lots, seed="1")) == "draw.withdrawn"
    assert refused_code(lambda: workspace.do(annul_draw, reason="")) == "permission.reason-missing"
    workspace.do(annul_draw, reason="вибув до першого туру")
    assert last_line(workspace) == "Draw annulled: вибув до першого туру"
    assert refused_code(lambda: begin(workspace)) == "draw.withdrawn"
    workspace.do(remove_player, player=PlayerId(1))
    hold(begin(workspace))
    tournament = workspace.event.tournament
    assert len(tournament.numbers) == 9
    playing = {
        player for _, game in tournament.main_stage.games for player in (game.white, game.black)
    }
    assert PlayerId(1) not in playing
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    played = refused_code(lambda: workspace.do(annul_draw, reason="так"))
    assert played == "permission.annul-draw"


def test_that_the_annulment_of_a_draw_can_be_undone(enter: Enter) -> None:
    workspace = hold(begin(enter(3, 3, 2, 1, 1)))
    before = workspace.event.tournament
    workspace.do(annul_draw, reason="помилка")
    workspace.undo()
    assert workspace.event.tournament == before


def test_that_the_last_accepted_step_is_there_after_a_kill(enter: Enter, path: Path) -> None:
    """The other process is killed by itself right after each step, with no chance to tidy up."""
    begin(enter(3, 3, 2, 1, 1)).close()
    root = Path(__file__).resolve().parents[4]
    script = f"""
import os, signal
from pathlib import Path
from random import Random
from arbiter_app.services.workspace import Workspace
from tests.services.draw_hands import step
step(Workspace.open(Path({str(path)!r}), actor="arbiter"), Random(1))
os._exit(9) if os.name == "nt" else os.kill(os.getpid(), signal.SIGKILL)
"""
    for accepted in (1, 2):  # an envelope, then a number out of it
        done = subprocess.run([sys.executable, "-c", script], cwd=root, check=False)
        assert done.returncode != 0
        assert closed_file.verify(path) == ()
        ceremony = closed_file.read_event(path).tournament.ceremony
        assert ceremony is not None
        assert len(ceremony.steps) == accepted
    hold(Workspace.open(path, actor="arbiter")).close()
    assert len(closed_file.read_event(path).tournament.numbers) == 10
