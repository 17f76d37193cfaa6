"""Signing in by PIN: who may do what, and what is never written down."""

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from arbiter_app import services
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.people.rights import Authority, Right, has_right
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS, Result
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.permission.by_person import may
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.i18n import catalogue
from arbiter_app.services.command import Command, command
from arbiter_app.services.commands.by_id import COMMANDS
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.people.rights import forget_pins, remove_pin, set_pin
from arbiter_app.services.commands.play.rounds import (
    correct_result,
    enter_result,
    publish_round,
    sign_off_round,
)
from arbiter_app.services.commands.whole.event import set_official
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.errors.sentences import error_sentence
from arbiter_app.wording.terms.registration.rights import authority as authority_name

CHIEF, SECRETARY, ARBITER = Authority
PINS = {CHIEF: "Ґава-7391", SECRETARY: "turm-x-84", ARBITER: "yzwq"}

Play = Callable[[int], Workspace]


@pytest.fixture
def guarded(play: Play) -> Workspace:
    """Four players with numbers, and a PIN for each authority; nobody is signed in."""
    workspace = play(4)
    workspace.do(set_pin, authority=CHIEF, pin=PINS[CHIEF])
    workspace.seat.sign_in(CHIEF, PINS[CHIEF], "Шевчук О. І.")
    for authority in (SECRETARY, ARBITER):
        workspace.do(set_pin, authority=authority, pin=PINS[authority])
    workspace.seat.sign_out()
    return workspace


def sign_in(workspace: Workspace, authority: Authority) -> None:
    workspace.seat.sign_in(authority, PINS[authority], f"{authority.value} name")


def refused(act: Callable[[], object]) -> str:
    """Do something that is refused; return the code of the refusal."""
    with pytest.raises(RuleError) as refusal:
        act()
    return refusal.value.code


def enter(workspace: Workspace, result: Result | None = WHITE_WINS, board: int = 1) -> None:
    workspace.do(enter_result, round=Round(1), board=Board(board), result=result)


def commands() -> Iterator[Command[Any, Any]]:
    """Yield all commands there are."""
    for module in pkgutil.walk_packages(services.__path__, f"{services.__name__}."):
        for value in vars(importlib.import_module(module.name)).values():
            if isinstance(value, Command):
                yield value


def test_that_every_command_that_can_be_undone_is_found_by_its_id() -> None:
    undoable = {each.id: each for each in commands() if not each.is_barrier}
    assert undoable.items() <= COMMANDS.items()


def test_that_nobody_is_asked_for_a_right_where_there_are_no_pins_yet_or_no_window() -> None:
    free = {each.id for each in commands() if each.right is None}
    assert free == {
        "event.create",
        "event.practice",
        "event.sample",
        "event.taken-out",
        "pins.forget",
    }


def test_that_a_command_that_does_not_say_its_right_is_refused_at_once() -> None:
    said: dict[str, Any] = {}
    with pytest.raises(TypeError, match="right"):
        command("result.forgotten", anything, **said)


@pytest.mark.parametrize("right", Right)
def test_that_a_refusal_names_everybody_who_may(right: Right) -> None:
    english = catalogue("en")
    said = error_sentence(english, RuleError(right.value)).lower()
    for authority in Authority:
        named = authority_name(english, authority).lower()
        said_of_him = said.replace("chief arbiter", "") if authority is ARBITER else said
        assert (named in said_of_him) is has_right(authority, right)


@pytest.mark.parametrize(
    ("authority", "rights"),
    [
        (CHIEF, set(Right)),
        (
            SECRETARY,
            {Right.ENTER, Right.NOTE, Right.CORRECT, Right.PUBLISH, Right.REGISTER},
        ),
        (ARBITER, {Right.ENTER, Right.NOTE}),
    ],
)
def test_that_each_authority_has_its_rights_and_no_more(
    authority: Authority, rights: set[Right]
) -> None:
    assert {right for right in Right if has_right(authority, right)} == rights


def test_that_without_pins_everybody_may_do_everything() -> None:
    assert all(may(Event(), None, right) for right in Right)


def test_that_who_is_not_signed_in_may_only_look(guarded: Workspace) -> None:
    before = guarded.event
    assert refused(lambda: enter(guarded)) == "rights.enter"
    assert refused(guarded.undo) == "rights.manage"
    assert guarded.event == before
    assert not any(map(guarded.seat.may, Right))
    guarded.note("players.exported", target="a.xlsx")
    assert guarded.history()[-1].authority is None


def test_that_arbiters_without_a_pin_of_their_own_enter_results_unasked(
    guarded: Workspace,
) -> None:
    sign_in(guarded, CHIEF)
    guarded.do(remove_pin, authority=ARBITER)
    guarded.seat.sign_out()
    enter(guarded)
    assert refused(lambda: guarded.do(sign_off_round, round=Round(1))) == "rights.publish"


def test_that_an_arbiter_enters_and_corrects_only_in_a_round_that_is_open(
    guarded: Workspace,
) -> None:
    sign_in(guarded, ARBITER)
    enter(guarded, DRAW)
    enter(guarded, BLACK_WINS)
    enter(guarded, WHITE_WINS, board=2)
    guarded.do(enter_result, round=Round(2), board=Board(1), result=DRAW)

    def act() -> None:
        guarded.do(
            correct_result,
            round=Round(1),
            board=Board(1),
            result=DRAW,
            reason="помилка",
        )

    assert refused(act) == "rights.correct"
    sign_in(guarded, SECRETARY)
    act()


def test_that_points_set_apart_are_for_the_chief_arbiter(guarded: Workspace) -> None:
    sign_in(guarded, SECRETARY)
    decided = Result.parse("½-0")
    assert refused(lambda: enter(guarded, decided)) == "rights.decide"
    sign_in(guarded, CHIEF)
    enter(guarded, decided)
    sign_in(guarded, SECRETARY)
    assert refused(guarded.undo) == "rights.decide"


def test_that_a_refused_act_changes_nothing_and_leaves_no_entry(guarded: Workspace) -> None:
    sign_in(guarded, SECRETARY)
    before, entries = guarded.event, len(guarded.history())
    name = "Ґжицька Єлизавета"
    assert (
        refused(lambda: guarded.do(set_official, role=Role.CHIEF_ARBITER, name=name))
        == "rights.manage"
    )
    guarded.do(edit_player, player=PlayerId(1), name="Гравець 01 А")
    guarded.undo()
    assert guarded.event.players == before.players
    assert len(guarded.history()) == entries + 2


def test_that_undoing_needs_the_right_to_what_is_undone(guarded: Workspace) -> None:
    sign_in(guarded, SECRETARY)
    guarded.do(publish_round, round=Round(1))
    sign_in(guarded, ARBITER)
    assert refused(guarded.undo) == "rights.publish"
    sign_in(guarded, SECRETARY)
    guarded.undo()
    sign_in(guarded, ARBITER)
    assert refused(guarded.redo) == "rights.publish"


def test_that_of_several_acts_none_is_undone_where_one_is_not_allowed(guarded: Workspace) -> None:
    sign_in(guarded, CHIEF)
    guarded.do(publish_round, round=Round(1))
    first = guarded.event.data_version
    enter(guarded)
    enter(guarded, board=2)
    before = guarded.event
    sign_in(guarded, ARBITER)
    assert refused(lambda: guarded.undo_to(first)) == "rights.publish"
    assert guarded.event == before
    guarded.undo_to(first + 1)
    assert guarded.event.tournament.main_stage.rounds[0].missing == 2


def test_that_the_journal_keeps_who_acted_and_as_whom(guarded: Workspace) -> None:
    guarded.seat.sign_in(ARBITER, PINS[ARBITER], "  Ґалаґан Ігор ")
    enter(guarded)
    assert guarded.history()[-1].actor == "Ґалаґан Ігор"
    assert guarded.history()[-1].authority == "arbiter"
    guarded.seat.sign_out()
    assert guarded.seat.actor == "arbiter"
    assert guarded.seat.authority is None


def test_that_a_wrong_pin_lets_nobody_in_and_costs_nothing(guarded: Workspace) -> None:
    sign_in(guarded, ARBITER)
    entries = len(guarded.history())
    assert refused(lambda: guarded.seat.sign_in(CHIEF, "0000", "x")) == "pins.wrong"
    assert guarded.seat.authority is ARBITER
    assert len(guarded.history()) == entries
    sign_in(guarded, CHIEF)


def test_that_only_the_chief_arbiter_sets_and_removes_pins(guarded: Workspace) -> None:
    sign_in(guarded, SECRETARY)
    assert refused(lambda: guarded.do(set_pin, authority=ARBITER, pin="9999")) == "rights.manage"
    assert refused(lambda: guarded.do(remove_pin, authority=CHIEF)) == "rights.manage"


def test_that_the_pin_of_the_chief_arbiter_comes_first_and_goes_last(
    play: Play, guarded: Workspace
) -> None:
    sign_in(guarded, CHIEF)
    assert refused(lambda: guarded.do(remove_pin, authority=CHIEF)) == "pins.chief-last"
    guarded.do(remove_pin, authority=SECRETARY)
    guarded.do(remove_pin, authority=ARBITER)
    assert refused(lambda: guarded.do(remove_pin, authority=ARBITER)) == "pins.not-set"
    guarded.do(remove_pin, authority=CHIEF)
    guarded.seat.sign_out()
    assert all(map(guarded.seat.may, Right))
    assert refused(lambda: guarded.do(set_pin, authority=ARBITER, pin="9999")) == "pins.chief-first"
    assert refused(lambda: guarded.do(set_pin, authority=CHIEF, pin=" 123 ")) == "pins.too-short"


def test_that_no_pin_stands_anywhere_in_the_file(guarded: Workspace) -> None:
    sign_in(guarded, CHIEF)
    guarded.do(set_pin, authority=SECRETARY, pin="зовсім-інший-7")
    guarded.undo()
    path = guarded.path
    guarded.close()
    for each in path.parent.glob(f"{path.name}*"):
        content = each.read_bytes()
        for pin in (*PINS.values(), "зовсім-інший-7"):
            assert pin.encode() not in content
            assert pin.encode("unicode_escape") not in content


def test_that_two_equal_pins_are_kept_differently(guarded: Workspace) -> None:
    sign_in(guarded, CHIEF)
    guarded.do(set_pin, authority=SECRETARY, pin="4455")
    guarded.do(set_pin, authority=ARBITER, pin="4455")
    pins = guarded.event.pins
    assert pins[SECRETARY].digest != pins[ARBITER].digest


def test_that_forgotten_pins_go_all_at_once_and_for_good(guarded: Workspace) -> None:
    guarded.do(forget_pins)
    assert not guarded.event.pins
    assert guarded.undoing.next_undo is None
    assert guarded.history()[-1].command == "pins.forget"
