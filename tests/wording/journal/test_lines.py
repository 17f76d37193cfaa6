"""The journal in words, over the acts of a tournament of three."""

import ast
from collections.abc import Callable, Iterator
from datetime import date, datetime
from pathlib import Path

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Role, SportRank
from arbiter_app.domain.facts.play.numbering import VarmaVariant
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW
from arbiter_app.domain.facts.rules.settings import Unresolved
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, PairingNumber, PlayerId, Round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.people.players import (
    add_player,
    edit_player,
    import_players,
    remove_player,
)
from arbiter_app.services.commands.play.draw import (
    draw_lots,
    draw_varma,
    number_by_hand,
    number_by_rating,
)
from arbiter_app.services.commands.play.rounds import enter_result, set_times
from arbiter_app.services.commands.whole.event import (
    change_system,
    change_tie_breaks,
    describe_event,
    set_official,
)
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.journal.lines import LINES, WRITERS, entry_text
from tests.services.hands import leave_the_rules
from tests.sources import modules_with

SOURCES = Path(__file__).resolve().parents[3] / "arbiter_app"
ENGLISH = catalogue("en")

BUK, GAVA, YIZHAK = PlayerId(1), PlayerId(2), PlayerId(3)


@pytest.fixture
def last(workspace: Workspace) -> Callable[[], str]:
    """Return the line of the newest entry."""

    def line() -> str:
        entry = workspace.history()[-1]
        return entry_text(ENGLISH, entry.command, entry.params, workspace.event, entry.changes)

    return line


@pytest.fixture
def drawn(workspace: Workspace) -> Workspace:
    numbers = {player: PairingNumber(player) for player in (BUK, GAVA, YIZHAK)}
    workspace.do(number_by_hand, numbers=numbers)
    return workspace


def commands_and_notes() -> Iterator[str]:
    """Yield the ids that the source gives to commands and notes."""
    for _, tree in modules_with(SOURCES, "command(", ".note("):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            called = node.func.id if isinstance(node.func, ast.Name) else called
            is_note = called == "note" and isinstance(node.func, ast.Attribute)
            if (called == "command" or is_note) and isinstance(node.args[0], ast.Constant):
                yield str(node.args[0].value)


def test_that_every_command_and_note_has_a_line() -> None:
    assert set(commands_and_notes()) - {*LINES, *WRITERS} == set()


def test_that_a_result_is_told_with_both_players(drawn: Workspace, last: Callable[[], str]) -> None:
    drawn.do(enter_result, round=Round(1), board=Board(1), result=BLACK_WINS)
    assert last() == "Round 1, board 1: Ґава Олена – Їжак Ілля 0 – 1"


def test_that_a_corrected_result_is_told_with_what_stood_before(
    drawn: Workspace, last: Callable[[], str]
) -> None:
    drawn.do(enter_result, round=Round(1), board=Board(1), result=BLACK_WINS)
    drawn.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    assert last() == "Round 1, board 1: Ґава Олена – Їжак Ілля ½ – ½, before that 0 – 1"
    drawn.do(enter_result, round=Round(1), board=Board(1), result=None)
    assert last() == "Round 1, board 1: Ґава Олена – Їжак Ілля no result, before that ½ – ½"


def test_that_a_result_of_a_former_draw_keeps_the_players_it_had(drawn: Workspace) -> None:
    drawn.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    entry = drawn.history()[-1]
    drawn.do(enter_result, round=Round(1), board=Board(1), result=None)
    numbers = {BUK: PairingNumber(2), GAVA: PairingNumber(1), YIZHAK: PairingNumber(3)}
    drawn.do(number_by_hand, numbers=numbers)
    line = entry_text(ENGLISH, entry.command, entry.params, drawn.event, entry.changes)
    assert line == "Round 1, board 1: Ґава Олена – Їжак Ілля ½ – ½"


def test_that_a_result_without_its_changes_is_told_by_its_board(drawn: Workspace) -> None:
    params = {"round": 1, "board": 1, "result": "+/-"}
    assert entry_text(ENGLISH, "result.enter", params, drawn.event) == "Round 1, board 1: + : –"


def test_that_a_correction_of_a_player_names_what_changed(
    workspace: Workspace, last: Callable[[], str]
) -> None:
    workspace.do(edit_player, player=BUK, name="Бук Ян", fide_rating=2050, sport_rank=SportRank.KMS)
    assert last() == "Player corrected: Бук Ян: sport rank – → KMS, FIDE rating – → 2050"


def test_that_a_removed_player_keeps_the_name_in_the_journal(
    workspace: Workspace, last: Callable[[], str]
) -> None:
    workspace.do(remove_player, player=GAVA)
    assert last() == "Player removed: Ґава Олена"


def test_that_a_withdrawal_is_told(drawn: Workspace, last: Callable[[], str]) -> None:
    drawn.do(withdraw_player, player=GAVA, reason="ill")
    assert last() == "Player withdrawn: Ґава Олена; games by forfeit: 2"


def test_that_a_description_is_told_by_what_it_changed(
    workspace: Workspace, last: Callable[[], str]
) -> None:
    day = date(2026, 11, 1)
    workspace.do(describe_event, title="Cup", place="", organiser="", starts_on=day, ends_on=day)
    assert last() == "Event described: last day – → 01.11.2026"
    workspace.do(
        describe_event, title="Big Cup", place="Lviv", organiser="", starts_on=day, ends_on=day
    )
    assert last() == "Event described: title Cup → Big Cup, place – → Lviv"


def test_that_an_office_is_told_filled_or_empty(
    workspace: Workspace, last: Callable[[], str]
) -> None:
    workspace.do(set_official, role=Role.CHIEF_ARBITER, name="Ґжицька Єлизавета")
    assert last() == "Chief arbiter: Ґжицька Єлизавета"
    workspace.do(
        set_official, role=Role.CHIEF_ARBITER, name="Ґжицька Єлизавета", category="national"
    )
    assert last() == "Chief arbiter: Ґжицька Єлизавета: category – → national"
    workspace.do(set_official, role=Role.CHIEF_ARBITER, name="Їжак Ілля", category="national")
    assert last() == "Chief arbiter: Їжак Ілля, national"
    workspace.do(set_official, role=Role.CHIEF_ARBITER, name="")
    assert last() == "Chief arbiter: nobody"


def test_that_settings_are_told_by_their_values(
    workspace: Workspace, last: Callable[[], str]
) -> None:
    leave_the_rules(workspace)
    other = workspace.accepting(WeighedAct.EDITION)
    other.do(change_system, cycles=2, swap_last_rounds=False, edition_id="2023-09")
    assert last().endswith("tie-breaks of C.07/2023-09-01")
    other.do(
        change_system,
        cycles=1,
        swap_last_rounds=False,
        edition_id="2023-09",
        system=System.SWISS,
        swiss=SwissSystem.DUBOV,
    )
    assert last().startswith("System of play: Swiss system, Dubov; tie-breaks of")
    assert workspace.undo()
    workspace.do(change_tie_breaks, tie_breaks=("SB", "KS"), unresolved=Unresolved.LOTS)
    assert last() == "Tie-breaks: SB, KS; then lots"


def test_that_every_draw_is_told_by_its_method(
    workspace: Workspace, last: Callable[[], str]
) -> None:
    workspace.do(draw_lots, seed="coin")
    assert last() == "Numbers drawn by lot (seed coin)"
    workspace.do(number_by_rating)
    assert last() == "Numbers given by rating"
    with pytest.raises(RuleError):  # three players are too few for the envelopes
        workspace.do(
            draw_varma,
            seed="coin",
            contingents_by=ContingentKey.REGION,
            variant=VarmaVariant.OFFICIAL,
        )
    params = {"seed": "coin", "contingents_by": "region", "variant": "official"}
    assert entry_text(ENGLISH, "draw.varma", params, workspace.event) == (
        "Numbers drawn from envelopes, contingents by region (seed coin)"
    )


def test_that_an_import_is_told_by_its_file(workspace: Workspace, last: Callable[[], str]) -> None:
    workspace.do(import_players, source="list.csv", players=[{"name": "A"}, {"name": "B"}])
    assert last().startswith("Imported from list.csv: 2")


def test_that_one_time_is_told_and_many_are_counted(
    drawn: Workspace, last: Callable[[], str]
) -> None:
    noon = datetime(2026, 11, 1, 12, 0)
    drawn.do(set_times, times={Round(2): noon})
    assert last() == "Time of round 2: 1 November 2026, 12:00"
    drawn.do(set_times, times={Round(1): noon, Round(2): None})
    assert last().startswith("Times set for 2")


def test_that_braces_in_a_name_are_not_understood(
    workspace: Workspace, last: Callable[[], str]
) -> None:
    workspace.do(add_player, name="{seed} %n")
    assert last() == "Player added: {seed} %n"


@pytest.mark.parametrize(
    ("command", "params"),
    [
        ("player.eat", {}),
        ("player.withdraw", {}),
        ("result.enter", {"round": [], "board": {}, "result": 7}),
        ("player.withdraw", {"player": [7], "stage": {}}),
    ],
)
def test_that_an_act_that_no_program_has_noted_is_told_by_its_command(
    drawn: Workspace, command: str, params: dict[str, object]
) -> None:
    told = entry_text(catalogue("en"), command, params, drawn.event)
    assert told == f"An act that this program cannot put into words: {command}"
