"""Undo and redo from any point of the journal, and the journal as a file."""

import csv
import io
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from sqlite3 import OperationalError
from typing import Any

import pytest
from openpyxl import load_workbook

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.rights import Authority
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.formats.errors import FileError
from arbiter_app.i18n import catalogue
from arbiter_app.services import closed_file
from arbiter_app.services.command import Command
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.people.players import add_player, edit_player
from arbiter_app.services.commands.people.rights import forget_pins, remove_pin, set_pin
from arbiter_app.services.commands.play.draw import draw_lots
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.whole.tournaments import remove_tournament
from arbiter_app.services.journal_lines import History, Subject, subject, write_history
from arbiter_app.services.undoing import Kind
from arbiter_app.services.workspace import Workspace
from arbiter_app.store.event_file import journal
from tests.services.tournament_hands import second

ENGLISH = catalogue("en")

Play = Callable[[int], Workspace]


def facts(event: Event) -> dict[str, Any]:
    """Everything an event says but its version, which only ever grows."""
    said = {each.name: getattr(event, each.name) for each in fields(event) if each.compare}
    del said["data_version"]
    return said


def enter_three(workspace: Workspace) -> tuple[list[int], list[dict[str, Any]]]:
    """Enter three results; return the entries and the event before each of them and after all."""
    acts, states = [], [facts(workspace.event)]
    for board, result in ((1, WHITE_WINS), (2, DRAW), (1, BLACK_WINS)):
        workspace.do(enter_result, round=Round(1), board=Board(board), result=result)
        acts.append(workspace.event.data_version)
        states.append(facts(workspace.event))
    return acts, states


def test_that_acts_are_undone_back_to_any_of_them_and_redone_up_to_any(play: Play) -> None:
    workspace = play(4)
    acts, states = enter_three(workspace)
    assert [entry.id for entry in workspace.undo_to(acts[1])] == [acts[2], acts[1]]
    assert facts(workspace.event) == states[1]
    workspace.undo_to(acts[0])
    assert facts(workspace.event) == states[0]
    assert [entry.id for entry in workspace.redo_to(acts[1])] == [acts[0], acts[1]]
    assert facts(workspace.event) == states[2]
    workspace.redo()
    assert facts(workspace.event) == states[3]
    assert closed_file.verify(workspace.path) == ()


def test_that_each_act_undone_leaves_its_entry_and_a_restart_knows_them(play: Play) -> None:
    workspace = play(4)
    acts, states = enter_three(workspace)
    workspace.undo_to(acts[0])
    undone = [entry for entry in workspace.history() if entry.kind is Kind.UNDO]
    assert [entry.reverses for entry in undone] == acts[::-1]
    path = workspace.path
    workspace.close()
    again = Workspace.open(path, actor="deputy")
    assert again.undoing.redoable == tuple(acts[::-1])
    again.redo_to(acts[-1])
    assert facts(again.event) == states[-1]
    again.close()


def test_that_listeners_hear_once_of_many_acts_undone(play: Play) -> None:
    workspace = play(4)
    acts, _ = enter_three(workspace)
    heard: list[object] = []
    workspace.subscribe(heard.append)
    workspace.undo_to(acts[0])
    assert len(heard) == 1


def test_that_where_the_disk_fails_in_the_middle_no_act_is_undone(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    workspace = play(4)
    acts, states = enter_three(workspace)
    entries = len(workspace.history())
    append, calls = journal.append, []

    def failing(*args: Any, **named: Any) -> Any:
        calls.append(args)
        if len(calls) == 2:
            raise OperationalError("disk I/O error")
        return append(*args, **named)

    monkeypatch.setattr(journal, "append", failing)
    with pytest.raises(FileError):
        workspace.undo_to(acts[0])
    monkeypatch.undo()
    assert facts(workspace.event) == states[-1]
    assert len(workspace.history()) == entries
    assert workspace.undoing.undoable[-3:] == tuple(acts)
    assert closed_file.verify(workspace.path) == ()


def test_that_notes_undone_acts_and_acts_before_a_barrier_are_refused(play: Play) -> None:
    workspace = play(4)
    acts, states = enter_three(workspace)
    workspace.note("journal.exported", target="a.csv")
    note = workspace.history()[-1].id
    workspace.undo()
    for entry in (note, acts[2], 1, 10_000):
        with pytest.raises(RuleError, match="not-undone-from"):
            workspace.undo_to(entry)
    with pytest.raises(RuleError, match="not-redone-from"):
        workspace.redo_to(acts[0])
    workspace.do(forget_pins)
    workspace.do(set_pin, authority=Authority.CHIEF_ARBITER, pin="7391")
    workspace.do(forget_pins)
    with pytest.raises(RuleError, match="not-undone-from"):
        workspace.undo_to(acts[0])
    assert facts(workspace.event) == states[2]


@pytest.mark.parametrize("act", ["set", "remove"])
def test_that_a_pin_is_undone_and_redone_after_a_restart(act: str, play: Play, path: Path) -> None:
    workspace = play(3)
    chief: dict[str, Any] = {"authority": Authority.CHIEF_ARBITER}
    commands: dict[str, tuple[Command[Any, Any], dict[str, Any]]] = {
        "set": (set_pin, {**chief, "pin": "7391"}),
        "remove": (remove_pin, chief),
    }
    if act == "remove":
        workspace.do(set_pin, **chief, pin="7391")
        workspace.seat.sign_in(Authority.CHIEF_ARBITER, "7391", "")
    before = facts(workspace.event)
    command, params = commands[act]
    workspace.do(command, **params)
    after = facts(workspace.event)
    assert after != before
    workspace.seat.sign_out() if act == "remove" else workspace.seat.sign_in(
        Authority.CHIEF_ARBITER, "7391", ""
    )
    workspace.undo()
    assert facts(workspace.event) == before
    workspace.close()
    again = Workspace.open(path, actor="deputy")
    if act == "remove":
        again.seat.sign_in(Authority.CHIEF_ARBITER, "7391", "")
    again.redo()
    assert facts(again.event) == after
    again.close()
    assert closed_file.verify(path) == ()


@pytest.fixture
def told(play: Play) -> tuple[Workspace, History]:
    """A journal with a reason, an act undone, a note, and a name that spreadsheets would run."""
    workspace = play(4)
    enter_three(workspace)
    workspace.do(withdraw_player, player=PlayerId(4), reason="=HYPERLINK(1)")
    workspace.undo()
    workspace.accepting(WeighedAct.RATING).do(
        edit_player, player=PlayerId(1), name="+Гравець 01", fide_rating=2400, reason="список"
    )
    workspace.note("journal.exported", target="a.csv")
    return workspace, History(workspace.event, workspace.history(), ENGLISH)


def test_that_a_journal_is_written_as_csv_for_spreadsheets(
    told: tuple[Workspace, History], tmp_path: Path
) -> None:
    _, history = told
    target = tmp_path / "журнал.csv"
    write_history(target, history.lines(history.entries), ENGLISH)
    content = target.read_bytes()
    assert content.startswith(b"\xef\xbb\xbf")
    rows = list(csv.reader(io.StringIO(content.decode("utf-8-sig")), delimiter=";"))
    assert rows[0] == ["№", "Time", "Who", "What", "Reason", "State", "Before and after"]
    assert [row[0] for row in rows[1:]] == [str(entry.id) for entry in history.entries]
    withdrawal = next(row for row in rows[1:] if row[4])
    assert withdrawal[4] == "'=HYPERLINK(1)"
    assert withdrawal[5] == "undone"
    correction = next(row for row in rows if row[3].startswith("Player corrected"))
    assert "FIDE rating 2499 → 2400" in correction[6]
    assert correction[2] == "arbiter"


def test_that_a_journal_is_written_as_a_workbook_without_formulas(
    told: tuple[Workspace, History], tmp_path: Path
) -> None:
    _, history = told
    target = tmp_path / "журнал.xlsx"
    write_history(target, history.lines(history.entries), ENGLISH)
    sheet = load_workbook(target).active
    assert sheet is not None
    assert sheet.max_row == len(history.entries) + 1
    assert {cell.data_type for row in sheet.iter_rows() for cell in row} <= {"s", "n", "inlineStr"}
    assert any(cell.value == "=HYPERLINK(1)" for row in sheet.iter_rows() for cell in row)


def test_that_a_journal_is_written_as_text_with_what_changed_below_each_act(
    told: tuple[Workspace, History], tmp_path: Path
) -> None:
    _, history = told
    target = tmp_path / "журнал.txt"
    write_history(target, history.lines(history.entries), ENGLISH)
    text = target.read_text("utf-8")
    act, change = text[text.index("Player corrected") :].splitlines()[:2]
    assert "+Гравець 01" in act
    assert change.startswith("    +Гравець 01: name Гравець 01 → +Гравець 01, FIDE rating")


def test_that_each_entry_is_about_one_thing_and_a_note_about_papers(
    told: tuple[Workspace, History],
) -> None:
    workspace, _ = told
    workspace.undo()
    about = [subject(entry) for entry in workspace.history()]
    assert about[0] is Subject.EVENT
    assert about[1:5] == [Subject.PLAYERS] * 4
    assert about[5:9] == [Subject.DRAW, *[Subject.ROUNDS] * 3]
    assert about[-2:] == [Subject.PAPERS, Subject.PLAYERS]


def test_that_the_act_which_bars_the_way_back_is_found(play: Play) -> None:
    workspace = play(3)
    workspace.do(draw_lots, seed="2026")
    history = History(workspace.event, workspace.history(), ENGLISH)
    creation, first, *_ = history.entries
    assert history.barrier_after(creation) is creation
    assert history.barrier_after(first) is None


def test_that_what_was_done_while_there_was_one_tournament_belongs_to_it(play: Play) -> None:
    workspace = play(4)
    drawn = workspace.history()[-1]
    other = second(workspace)
    added = workspace.history()[-1]
    other.do(add_player, name="Ґава")
    of_other = workspace.history()[-1]
    first, late = (each.id for each in workspace.event.tournaments)
    history = History(workspace.event, workspace.history(), ENGLISH)
    assert history.is_of(drawn, first)
    assert not history.is_of(drawn, late)
    assert history.is_of(of_other, late)
    assert not history.is_of(of_other, first)
    assert not history.is_of(added, first)
    workspace.undo()
    other.do(remove_tournament)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    alone = workspace.history()[-1]
    assert History(workspace.event, workspace.history(), ENGLISH).is_of(alone, first)
