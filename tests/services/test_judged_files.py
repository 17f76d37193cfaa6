"""What stands in an event file is judged as a whole when it is opened: nothing strange gets in, and
what is wrong is said and dealt with before the next act.
"""

import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path
from time import sleep

import pytest

from arbiter_app.domain.facts.event import Event, Soundness
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.formats.errors import FileError
from arbiter_app.services import closed_file
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.undoing import HistoryEntry
from arbiter_app.services.workspace import Workspace
from arbiter_app.store.event_file import journal
from arbiter_app.store.event_file.journal import Act, Kind
from arbiter_app.store.event_file.judging import verifying
from arbiter_app.store.event_file.judging.after_crash import Keep
from arbiter_app.store.event_file.judging.verifying import rows_not_of_the_journal
from tests.campaigns import turns
from tests.services.hands import last_line, leave_the_rules

FIRST = Round(1)


@pytest.fixture
def event_file(play: Callable[[int], Workspace], path: Path) -> Path:
    """Six players, numbered, and one result; closed."""
    workspace = play(6)
    workspace.do(enter_result, round=FIRST, board=Board(1), result=WHITE_WINS)
    workspace.close()
    return path


def altered(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        for statement in statements:
            database.execute(statement)


def refusal(path: Path) -> FileError:
    """Be refused, by the window and by the command line for the same reason, the file untouched."""
    before = path.read_bytes()
    with pytest.raises(FileError) as refused:
        Workspace.open(path)
    with pytest.raises(FileError) as refused_elsewhere:
        closed_file.verify(path)
    assert refused_elsewhere.value.args == refused.value.args
    assert path.read_bytes() == before
    return refused.value


def enter(workspace: Workspace) -> None:
    workspace.do(enter_result, round=FIRST, board=Board(2), result=WHITE_WINS)


# Only our tables


@pytest.mark.parametrize(
    ("statement", "named"),
    [
        (
            "CREATE TRIGGER turn AFTER UPDATE ON game BEGIN"
            " UPDATE game SET white_mark = '0' WHERE id = NEW.id; END",
            "trigger turn",
        ),
        ("CREATE VIEW games AS SELECT * FROM game", "view games"),
        ("CREATE INDEX slow ON game (hex(zeroblob(id)))", "index slow"),
        ("CREATE TABLE more (a)", "table more"),
        ("CREATE VIRTUAL TABLE found USING fts5 (a)", "table found"),
        ("ALTER TABLE player ADD COLUMN age INTEGER CHECK (age > 0)", "table player"),
    ],
)
def test_that_what_arbiter_has_not_made_is_refused_by_its_name(
    event_file: Path, statement: str, named: str
) -> None:
    altered(event_file, statement)
    refused = refusal(event_file)
    assert (refused.code, refused.facts) == ("file.foreign", {"place": named})


def test_that_statistics_of_sqlite_itself_are_no_matter(event_file: Path) -> None:
    altered(event_file, "ANALYZE")
    assert closed_file.verify(event_file) == ()
    Workspace.open(event_file).close()


# Values


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ("UPDATE event SET entry_fee = '1E+999999'", "event 1, entry_fee"),
        ("UPDATE tournament SET scoring = 'NaN 0 0 0 0'", "tournament 1, scoring"),
        ("UPDATE tournament SET unresolved = 'perhaps'", "tournament 1, unresolved"),
        ("UPDATE player SET fide_rating = 'high' WHERE id = 3", "player 3, fide_rating"),
        ("UPDATE player SET name = x'00ff' WHERE id = 2", "player 2, name"),
        ("UPDATE player SET name = CAST(x'd3ff' AS TEXT) WHERE id = 2", "player 2, name"),
        ("UPDATE game SET board = 1e300 WHERE id = 1", "game 1, board"),
        ("UPDATE tournament SET rounds = 1000000000000", "tournament 1, rounds"),
        ("UPDATE tournament SET cycles = 500000", "tournament 1, cycles"),
        ("UPDATE tournament SET cycles = 0", "tournament 1, cycles"),
        ("UPDATE event SET starts_on = '31.12.2026'", "event 1, starts_on"),
        ("UPDATE event SET practice = 7", "event 1, practice"),
    ],
)
def test_that_a_value_that_cannot_be_read_is_named(
    event_file: Path, change: str, place: str
) -> None:
    altered(event_file, change)
    refused = refusal(event_file)
    assert (refused.code, refused.facts) == ("file.damaged-at", {"place": place})


@pytest.mark.parametrize("change", ["tie_breaks = 'XX'", "cycles = 2", "rounds = 999999"])
def test_that_rows_no_command_made_are_refused_or_told(event_file: Path, change: str) -> None:
    altered(event_file, f"UPDATE tournament SET {change}")
    assert closed_file.verify(event_file)
    try:
        with closing(Workspace.open(event_file)) as workspace:
            assert workspace.faults
    except FileError as error:
        assert error.facts == {"place": "tournament 1"}  # noqa: PT017 - either will do


def test_that_nonsense_with_right_hashes_is_refused(event_file: Path) -> None:
    """Whoever can write a journal can give its entries the hashes they should have."""
    with closing(sqlite3.connect(event_file)) as database, database:
        database.execute("DELETE FROM entry")
        act = Act(
            at=datetime(2026, 5, 1), actor="", kind=Kind.DO, command="player.remove", params={}
        )
        changes = rows_not_of_the_journal(database)
        journal.append(database, act, changes, after=journal.chain(database)[-1])
        assert verifying.verify(database) == ()
    assert refusal(event_file).facts == {"place": "tournament 1"}


@pytest.mark.parametrize(
    "value", ["'{'", "'[' || printf('%.100000c', '[')", "x'ff'", "'7'", "CAST(x'ff' AS TEXT)"]
)
def test_that_an_entry_of_the_journal_that_cannot_be_read_is_named(
    event_file: Path, value: str
) -> None:
    altered(event_file, "DROP TRIGGER journal_refuses_update")
    altered(event_file, f"UPDATE journal SET changes = {value} WHERE id = 2")
    (*_, fault) = closed_file.verify(event_file)
    assert fault.code in ("verify.hash", "verify.value")
    with pytest.raises(FileError) as refused:
        closed_file.read_history(event_file)
    assert refused.value.facts["place"] in ("journal 2", "journal ?")


def test_that_a_header_that_lets_nobody_write_is_refused(event_file: Path) -> None:
    content = bytearray(event_file.read_bytes())
    content[18] = 3
    event_file.write_bytes(content)
    assert refusal(event_file).facts == {"place": "header"}


# Rows beside the journal


def test_that_an_act_waits_until_a_fault_is_dealt_with(event_file: Path) -> None:
    altered(event_file, "UPDATE player SET fide_rating = 2700 WHERE id = 6")
    with closing(Workspace.open(event_file)) as workspace:
        assert [fault.place for fault in workspace.faults] == ["player 6"]
        assert workspace.event.soundness is Soundness.FAULTY
        for act in (lambda: enter(workspace), workspace.undo, lambda: workspace.note("x")):
            with pytest.raises(FileError) as refused:
                act()
            assert refused.value.code == "file.faulty"
        workspace.trust_rows()
        assert workspace.faults == ()
        assert "rows: 1" in last_line(workspace)
        enter(workspace)
        assert workspace.event.players[PlayerId(6)].fide_rating == 2700
        event = workspace.event
    assert closed_file.verify(event_file) == ()
    assert closed_file.read_event(event_file) == event


def test_that_rows_that_are_trusted_do_not_bring_the_rules_mode_back(event_file: Path) -> None:
    with closing(Workspace.open(event_file)) as workspace:
        leave_the_rules(workspace)
        left = workspace.event.tournament.rules_left
    altered(event_file, "DELETE FROM rules_left")
    with closing(Workspace.open(event_file)) as workspace:
        workspace.trust_rows()
        assert workspace.event.tournament.rules_left == left
    assert closed_file.verify(event_file) == ()
    assert closed_file.read_event(event_file).tournament.rules_left == left


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE journal SET actor = 'x' WHERE id = 3",
        "DELETE FROM journal WHERE id = 3",
        "UPDATE journal SET changes = '[]' WHERE id = 4",
    ],
)
def test_that_one_can_go_on_from_the_rows_of_a_journal_that_was_altered(
    event_file: Path, change: str
) -> None:
    names = ("journal_refuses_update", "journal_refuses_delete")
    altered(event_file, *(f"DROP TRIGGER {name}" for name in names), change)
    with closing(Workspace.open(event_file)) as workspace:
        assert workspace.faults
        before = workspace.event
        workspace.trust_rows()
        assert workspace.event.players == before.players
        enter(workspace)
        workspace.undo()
    assert closed_file.verify(event_file) == ()
    with pytest.raises(sqlite3.IntegrityError):
        altered(event_file, "DELETE FROM journal")
    altered(event_file, "DROP TRIGGER journal_refuses_delete", "DELETE FROM journal WHERE id = 2")
    assert closed_file.verify(event_file)


@pytest.mark.parametrize(
    "act", ["UPDATE sqlite_sequence SET seq = 2", "DELETE FROM sqlite_sequence"]
)
def test_that_a_number_that_was_given_is_not_free_again(event_file: Path, act: str) -> None:
    altered(event_file, f"{act} WHERE name = 'player'")
    with closing(Workspace.open(event_file)) as workspace:
        assert [fault.place for fault in workspace.faults] == ["sqlite_sequence player"]
        workspace.trust_rows()
    assert closed_file.verify(event_file) == ()


def test_that_an_event_without_what_is_played_is_refused(event_file: Path) -> None:
    altered(event_file, "PRAGMA foreign_keys = OFF", "DELETE FROM stage")
    refused = refusal(event_file)
    assert (refused.code, refused.facts) == ("file.damaged-at", {"place": "stage 1"})


def test_that_nobody_goes_on_from_rows_that_refer_to_nothing(event_file: Path) -> None:
    altered(event_file, "PRAGMA foreign_keys = OFF", "DELETE FROM player WHERE id = 6")
    with pytest.raises(FileError) as refused, closing(Workspace.open(event_file)) as workspace:
        workspace.trust_rows()
    assert refused.value.code in ("file.faulty", "file.damaged-at")


def test_that_a_long_journal_is_compared_while_work_goes_on(event_file: Path) -> None:
    with closing(Workspace.open(event_file, checked_at_once=3)) as workspace:
        enter(workspace)
        assert workspace.event.soundness.value == "being-checked"
        found = workspace.find_faults()
        workspace.undo()
        workspace.know_faults(found)
        assert workspace.event.soundness is Soundness.SOUND


def test_that_many_rows_of_few_acts_are_compared_while_work_goes_on(event_file: Path) -> None:
    entries = len(closed_file.read_history(event_file))
    with closing(Workspace.open(event_file, checked_at_once=entries)) as workspace:
        assert workspace.event.soundness is Soundness.BEING_CHECKED


def test_that_a_flipped_bit_is_refused_or_told_or_harmless(event_file: Path) -> None:
    """Same rows and same journal is harmless: a bit of what no table uses."""
    content = event_file.read_bytes()
    right = closed_file.read_event(event_file), closed_file.read_history(event_file)
    chance = random.Random(os.environ.get("ARBITER_SEED", 16))
    for _ in range(turns(20, in_soak=5000)):
        flipped = bytearray(content)
        at = chance.randrange(len(content))
        flipped[at] ^= 1 << chance.randrange(8)
        event_file.write_bytes(flipped)
        assert is_told(event_file) or known(event_file) == right, f"byte {at}"


def is_told(path: Path) -> bool:
    try:
        return bool(closed_file.verify(path))
    except FileError:
        return True


def known(path: Path) -> tuple[Event, tuple[HistoryEntry, ...]]:
    with closing(Workspace.open(path)) as workspace:
        return workspace.event, workspace.history()


# A backup over a crash


@pytest.fixture
def crashed(event_file: Path, tmp_path: Path) -> tuple[Path, list[Event]]:
    """An event as a crash left it, a log beside it; and every state it ever had, a backup of each
    but the last as "0", "1" … beside it.
    """
    states = []
    away = tmp_path / "away" / event_file.name
    away.parent.mkdir()
    with closing(Workspace.open(event_file)) as workspace:
        for number, act in enumerate((lambda: enter(workspace), workspace.undo, workspace.redo)):
            workspace.write_copy(tmp_path / f"{number}")
            states.append(workspace.event)
            act()
        states.append(workspace.event)
        for end in ("", "-wal", "-shm"):
            shutil.copy2(f"{event_file}{end}", f"{away}{end}")
    return away, states


def test_that_a_crash_alone_loses_nothing_and_asks_nothing(
    crashed: tuple[Path, list[Event]],
) -> None:
    path, states = crashed
    assert closed_file.read_event(path) == states[-1]
    with closing(Workspace.open(path)) as workspace:
        assert workspace.event == states[-1]
    assert closed_file.verify(path) == ()


@pytest.mark.parametrize("backup", ["0", "1", "2"])
def test_that_a_backup_over_a_crash_never_opens_as_a_mixture(
    crashed: tuple[Path, list[Event]], tmp_path: Path, backup: str
) -> None:
    path, states = crashed
    sleep(0.05)  # a file system may tell no moments that are nearer to each other
    shutil.copyfile(tmp_path / backup, path)
    copied = path.read_bytes()
    keep = None
    try:
        read = closed_file.read_file(path)
        assert read.event == states[int(backup)]
        assert {remark.code for remark in read.remarks} <= {"file.strange-log"}
    except FileError as error:
        keep = Keep.FILE if error.code == "file.two-states" else None
        assert keep
    assert path.read_bytes() == copied
    with closing(Workspace.open(path, keep=keep)) as workspace:
        assert workspace.event == states[int(backup)]
        workspace.note("x")
    assert closed_file.verify(path) == ()


def test_that_a_file_given_up_for_its_log_is_kept(event_file: Path, tmp_path: Path) -> None:
    backup, away = tmp_path / "backup", tmp_path / "away.arbiter"
    shutil.copyfile(event_file, backup)
    with closing(Workspace.open(backup)) as workspace:
        workspace.do(enter_result, round=FIRST, board=Board(3), result=WHITE_WINS)
    with closing(Workspace.open(event_file)) as workspace:
        with workspace.reading() as connection:
            connection.execute("PRAGMA wal_autocheckpoint = 0")
        enter(workspace)
        for end in ("", "-wal"):
            shutil.copyfile(f"{event_file}{end}", f"{away}{end}")
        before_the_crash = workspace.event
    sleep(0.05)
    shutil.copyfile(backup, away)
    with pytest.raises(FileError) as asked:
        Workspace.open(away)
    assert asked.value.code == "file.two-states"
    with closing(Workspace.open(away, keep=Keep.LOG)) as workspace:
        assert workspace.event == before_the_crash
        (kept,) = workspace.put_aside
    assert kept.read_bytes() == backup.read_bytes()
    assert closed_file.read_event(kept) == closed_file.read_event(backup)


def test_that_the_log_of_another_event_is_put_aside(event_file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.arbiter"
    Workspace.create(other, title="x", starts_on=None, edition_id="2026-03").close()
    before = closed_file.read_event(other)
    with closing(Workspace.open(event_file)) as workspace:
        enter(workspace)
        shutil.copy(f"{event_file}-wal", f"{other}-wal")
    assert closed_file.read_event(other) == before
    with closing(Workspace.open(other)) as workspace:
        assert workspace.event == before
    assert [*tmp_path.glob("other.arbiter * strange-wal")]


def test_that_a_journal_of_sqlite_itself_is_not_rolled_back(event_file: Path) -> None:
    """What a program that is none of ours left in the middle of changing the file."""
    altered(event_file, "PRAGMA journal_mode = DELETE")
    before = closed_file.read_event(event_file)
    leftover = event_file.with_name(f"{event_file.name}-journal")
    with closing(sqlite3.connect(event_file, isolation_level=None)) as database:
        database.execute("BEGIN")
        database.execute("PRAGMA cache_size = 1")
        database.execute("UPDATE player SET club = printf('%.3000c', 'x')")
        shutil.copy(leftover, f"{leftover}.kept")
        database.execute("ROLLBACK")
    shutil.copy(f"{leftover}.kept", leftover)
    with closing(Workspace.open(event_file)) as workspace:
        assert workspace.event == before
    assert not leftover.exists()
    assert [*event_file.parent.glob("* strange-journal")]
