"""Undo and redo of every command, across restarts, checked against the event itself."""

from collections.abc import Callable
from dataclasses import fields
from datetime import date, datetime
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Birth, Role, Sex, SportRank, Title
from arbiter_app.domain.facts.play.numbering import VarmaVariant
from arbiter_app.domain.facts.results import ALL_RESULTS, DRAW, WHITE_WINS, Colour, Result
from arbiter_app.domain.facts.rules.settings import Unrated, Unresolved
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, PairingNumber, PlayerId, Round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.services import closed_file, undoing
from arbiter_app.services.command import Command
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.people.players import (
    add_player,
    edit_player,
    import_players,
    remove_player,
)
from arbiter_app.services.commands.play.draw import (
    draw_lots,
    draw_seeded,
    draw_varma,
    number_by_hand,
    number_by_rating,
)
from arbiter_app.services.commands.play.play_offs import set_play_off_rules
from arbiter_app.services.commands.play.rounds import (
    adjourn_game,
    check_result,
    correct_for_rating,
    correct_result,
    enter_result,
    publish_round,
    reopen_round,
    resume_game,
    set_times,
    sign_off_round,
    swap_colours,
    take_back_publication,
)
from arbiter_app.services.commands.play.tie_lots import draw_tie_lots
from arbiter_app.services.commands.rules.criteria import (
    define_own_criterion,
    remove_own_criterion,
    set_own_value,
)
from arbiter_app.services.commands.whole.event import (
    change_rating_rules,
    change_scoring,
    change_system,
    change_tie_breaks,
    change_withdrawals,
    describe_event,
    set_official,
)
from arbiter_app.services.files.play_off_presets import shipped
from arbiter_app.services.workspace import Workspace
from tests.campaigns import turns
from tests.services.hands import leave_the_rules


def facts(event: Event) -> dict[str, Any]:
    """Everything an event says but its version, which only ever grows."""
    said = {each.name: getattr(event, each.name) for each in fields(event) if each.compare}
    del said["data_version"]
    return said


def before_the_draw() -> list[tuple[Command[Any, Any], dict[str, Any]]]:
    everything_known = {
        "name": "Ґалаґан Ігор",
        "latin_name": "Galagan, Ihor",
        "birth": Birth.parse("01.04.1999"),
        "sex": Sex.MALE,
        "title": Title.FM,
        "sport_rank": SportRank.KMS,
        "fide_rating": 2050,
        "national_rating": 2100,
        "arbiters_rating": 2000,
        "fide_id": 14100000,
        "federation": "ukr",
        "region": "Львівська",
        "club": "Дебют",
        "coach": "Їжак Т. П.",
    }
    return [
        (add_player, everything_known),
        (import_players, {"source": "a.csv", "players": [{"name": "А"}, {"name": "Б"}]}),
        (edit_player, {"player": PlayerId(1), "name": "Єременко Юрій", "birth": Birth(2001)}),
        (remove_player, {"player": PlayerId(9)}),
        (
            describe_event,
            {
                "title": "Кубок",
                "place": "Львів",
                "organiser": "ФШУ",
                "starts_on": date(2026, 11, 1),
                "ends_on": date(2026, 11, 9),
                "federation": "UKR",
                "time_control": "90+30",
            },
        ),
        (set_official, {"role": Role.CHIEF_ARBITER, "name": "Суддя", "category": "НК"}),
        (change_system, {"cycles": 2, "swap_last_rounds": True, "edition_id": "2026-03"}),
        (change_tie_breaks, {"tie_breaks": ("SB",), "unresolved": Unresolved.LOTS}),
        (change_scoring, {"win": Decimal(3), "draw": Decimal(1), "loss": Decimal(0)}),
        (change_rating_rules, {"unrated": Unrated.LEFT_OUT, "forfeits_in_ratings": True}),
        (change_withdrawals, {"annuls_withdrawals": False}),
        (define_own_criterion, {"code": "OTHER_PLAYOFF", "definition": "Матч"}),
        (
            change_system,
            {
                "cycles": 1,
                "swap_last_rounds": False,
                "edition_id": "2026-03",
                "system": System.KNOCKOUT,
            },
        ),
        (set_play_off_rules, {"rules": shipped()[0]}),
        (number_by_rating, {}),
        (draw_seeded, {"seed": "2026"}),
        (draw_lots, {"seed": "2026"}),
        (number_by_hand, {"numbers": {PlayerId(n): PairingNumber(10 - n) for n in range(1, 10)}}),
        (
            draw_varma,
            {
                "seed": "2026",
                "contingents_by": ContingentKey.CLUB,
                "variant": VarmaVariant.OFFICIAL,
            },
        ),
    ]


def after_the_draw() -> list[tuple[Command[Any, Any], dict[str, Any]]]:
    return [
        (set_times, {"times": {Round(1): datetime(2026, 11, 1, 10, 0), Round(2): None}}),
        (enter_result, {"round": Round(1), "board": Board(1), "result": WHITE_WINS}),
        (withdraw_player, {"player": PlayerId(2), "reason": "хвороба"}),
        (draw_lots, {"seed": "once more"}),
        (swap_colours, {"round": Round(1), "board": Board(1)}),
        (
            adjourn_game,
            {
                "round": Round(1),
                "board": Board(1),
                "sealed_by": Colour.BLACK,
                "note": "конверт",
                "resumes_at": datetime(2026, 11, 2, 15, 0),
            },
        ),
        (publish_round, {"round": Round(1)}),
    ]


@pytest.mark.parametrize(
    ("act", "params"), before_the_draw(), ids=[act.id for act, _ in before_the_draw()]
)
def test_that_a_command_before_the_draw_is_undone_and_redone_after_a_restart(
    act: Command[Any, Any],
    params: dict[str, Any],
    register: Callable[[int], Workspace],
    path: Path,
) -> None:
    check_undo_and_redo(register(9), act, params, path)


@pytest.mark.parametrize(
    ("act", "params"), after_the_draw(), ids=[act.id for act, _ in after_the_draw()]
)
def test_that_a_command_after_the_draw_is_undone_and_redone_after_a_restart(
    act: Command[Any, Any], params: dict[str, Any], play: Callable[[int], Workspace], path: Path
) -> None:
    check_undo_and_redo(play(9), act, params, path)


def test_that_the_drawing_of_lots_is_undone_and_redone_after_a_restart(
    play: Callable[[int], Workspace], path: Path
) -> None:
    workspace = play(3)
    workspace.do(change_tie_breaks, tie_breaks=("DE",), unresolved=Unresolved.LOTS)
    for round_ in workspace.event.tournament.main_stage.rounds:
        workspace.do(enter_result, round=round_.number, board=Board(1), result=DRAW)
    check_undo_and_redo(workspace, draw_tie_lots, {}, path)


@pytest.mark.parametrize(
    ("act", "params"),
    [
        (set_own_value, {"player": PlayerId(2), "value": Decimal("1.5")}),
        (set_own_value, {"player": PlayerId(1), "value": None}),
        (define_own_criterion, {"definition": "Бліц", "lower_is_better": True, "reason": "так"}),
        (remove_own_criterion, {}),
    ],
    ids=["type", "clear", "define", "remove"],
)
def test_that_a_change_of_an_own_criterion_is_undone_and_redone_after_a_restart(
    act: Command[Any, Any], params: dict[str, Any], play: Callable[[int], Workspace], path: Path
) -> None:
    workspace = play(3)
    code = "OTHER_PLAYOFF"
    workspace.do(define_own_criterion, code=code, definition="Матч")
    workspace.do(set_own_value, code=code, player=PlayerId(1), value=Decimal(1))
    check_undo_and_redo(workspace, act, {"code": code, **params}, path)


def test_that_a_list_changed_in_play_is_undone_and_redone_after_a_restart(
    play: Callable[[int], Workspace], path: Path
) -> None:
    workspace = play(3)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    changed = {"tie_breaks": ("SB",), "unresolved": Unresolved.LOTS, "reason": "скарга"}
    accepted = (WeighedAct.TIE_BREAKS, WeighedAct.TIE_BREAKS, WeighedAct.RANKING)
    check_undo_and_redo(workspace, change_tie_breaks, changed, path, accepted=accepted)


def test_that_another_edition_is_undone_and_redone_after_a_restart(
    register: Callable[[int], Workspace], path: Path
) -> None:
    workspace = register(3)
    leave_the_rules(workspace)
    other = {"cycles": 2, "swap_last_rounds": True, "edition_id": "2023-09"}
    check_undo_and_redo(workspace, change_system, other, path, accepted=(WeighedAct.EDITION,))


@pytest.mark.parametrize(
    ("act", "params"),
    [
        (correct_result, {"board": Board(1), "result": WHITE_WINS, "reason": "так"}),
        (correct_for_rating, {"board": Board(1), "result": WHITE_WINS, "reason": "так"}),
        (check_result, {"board": Board(1)}),
        (resume_game, {"board": Board(2)}),
        (reopen_round, {"reason": "так"}),
    ],
    ids=lambda value: value.id if isinstance(value, Command) else "",
)
def test_that_work_on_a_signed_round_is_undone_and_redone_after_a_restart(
    act: Command[Any, Any], params: dict[str, Any], play: Callable[[int], Workspace], path: Path
) -> None:
    workspace = play(4)
    first = Round(1)
    workspace.do(enter_result, round=first, board=Board(1), result=DRAW)
    workspace.do(
        adjourn_game, round=first, board=Board(2), sealed_by=None, note="", resumes_at=None
    )
    workspace.do(sign_off_round, round=first)
    check_undo_and_redo(workspace, act, {"round": first, **params}, path)


def test_that_signing_and_taking_back_are_undone_and_redone_after_a_restart(
    play: Callable[[int], Workspace], path: Path
) -> None:
    workspace = play(3)
    workspace.do(publish_round, round=Round(1))
    workspace.do(enter_result, round=Round(2), board=Board(1), result=DRAW)
    back = {"round": Round(1), "reason": "так"}
    check_undo_and_redo(workspace, take_back_publication, back, path)
    reopened = Workspace.open(path, actor="deputy")
    check_undo_and_redo(reopened, sign_off_round, {"round": Round(2)}, path)


def check_undo_and_redo(
    workspace: Workspace,
    act: Command[Any, Any],
    params: dict[str, Any],
    path: Path,
    *,
    accepted: tuple[WeighedAct, ...] = (),
) -> None:
    before = facts(workspace.event)
    workspace.accepting(*accepted).do(act, **params)
    after = facts(workspace.event)
    assert after != before
    workspace.close()

    with_restart = Workspace.open(path, actor="deputy")
    with_restart.undo()
    assert facts(with_restart.event) == before
    with_restart.close()

    with_second_restart = Workspace.open(path, actor="deputy")
    with_second_restart.redo()
    assert facts(with_second_restart.event) == after
    with_second_restart.close()
    assert closed_file.verify(path) == ()


def test_that_a_new_act_after_an_undo_leaves_nothing_to_redo(
    play: Callable[[int], Workspace],
) -> None:
    workspace = play(4)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    workspace.undo()
    workspace.do(enter_result, round=Round(1), board=Board(2), result=WHITE_WINS)
    with pytest.raises(RuleError, match="nothing-to-redo"):
        workspace.redo()


def test_that_the_creation_of_an_event_cannot_be_undone(workspace: Workspace) -> None:
    with pytest.raises(RuleError, match="nothing-to-undo"):
        workspace.undo()


class ArbiterAtWork(RuleBasedStateMachine):
    """Random results outside the rules mode, undos, redos and restarts, beside a list of the events
    that were.
    """

    path: Path

    @initialize(players=st.integers(3, 6))
    def start(self, players: int) -> None:
        import tempfile

        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "event.arbiter"
        self.workspace = Workspace.create(
            self.path, title="Кубок", starts_on=None, edition_id="2026-03", actor="arbiter"
        )
        for number in range(players):
            self.workspace.do(add_player, name=f"Гравець {number}")
        self.workspace.do(draw_lots, seed="2026")
        leave_the_rules(self.workspace)
        self.past: list[dict[str, Any]] = []
        self.future: list[dict[str, Any]] = []

    @rule(data=st.data(), result=st.sampled_from(ALL_RESULTS) | st.none())
    def enter(self, data: st.DataObject, result: Result | None) -> None:
        stage = self.workspace.event.tournament.main_stage
        round_, game = data.draw(st.sampled_from(list(stage.games)))
        before = facts(self.workspace.event)
        self.workspace.accepting(WeighedAct.OLD_RESULT).do(
            correct_result,
            round=round_.number,
            board=game.board,
            result=result,
            reason="чому",
            decided=True,
        )
        if facts(self.workspace.event) != before:
            self.past.append(before)
            self.future.clear()

    @precondition(lambda self: self.past)
    @rule()
    def undo(self) -> None:
        self.future.append(facts(self.workspace.event))
        self.workspace.undo()
        assert facts(self.workspace.event) == self.past.pop()

    @precondition(lambda self: self.future)
    @rule()
    def redo(self) -> None:
        self.past.append(facts(self.workspace.event))
        self.workspace.redo()
        assert facts(self.workspace.event) == self.future.pop()

    @rule()
    def restart(self) -> None:
        self.workspace.close()
        self.workspace = Workspace.open(self.path, actor="arbiter")

    @invariant()
    def the_file_is_sound(self) -> None:
        read = closed_file.read_file(self.path)
        assert (read.event, read.remarks) == (self.workspace.event, ())

    def teardown(self) -> None:
        self.workspace.close()
        self.folder.cleanup()


TestArbiterAtWork = ArbiterAtWork.TestCase
TestArbiterAtWork.settings = settings(max_examples=turns(3, in_soak=300), stateful_step_count=20)


def test_that_what_is_redone_is_not_counted_as_undone(workspace: Workspace) -> None:
    workspace.do(add_player, name="Їжак Тарас")
    entry = workspace.undoing.next_undo
    assert entry is not None
    workspace.undo()
    assert undoing.undone(workspace.history()) == {entry.id}
    workspace.redo()
    assert undoing.undone(workspace.history()) == set()
