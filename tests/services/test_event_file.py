"""Opening files that are not as they should be, and files that survive what happens to them."""

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path, PureWindowsPath

import pytest

from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.ids import Board, Round
from arbiter_app.formats.errors import FileError
from arbiter_app.services import closed_file
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import draw_lots
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.workspace import Workspace
from arbiter_app.store.event_file.contents import Contents
from arbiter_app.store.event_file.reading import address

NAMES_WITH_MEANING_IN_ADDRESSES = ["50%20 Кубок.arbiter", "a#b&c.arbiter", "a;b@c:1.arbiter"]
if os.name == "nt":
    NAMES_WITH_MEANING_IN_ADDRESSES.pop()
else:
    NAMES_WITH_MEANING_IN_ADDRESSES.append("Що це?mode=ro.arbiter")


@pytest.fixture
def event_file(play: Callable[[int], Workspace], path: Path) -> Path:
    play(12).close()
    return path


def refusal(path: Path) -> str:
    """Return the code a file is refused with, having checked that nothing in its folder changed."""
    before = {file.name: file.read_bytes() for file in path.parent.iterdir()}
    with pytest.raises(FileError) as refused:
        Workspace.open(path, actor="arbiter")
    assert {file.name: file.read_bytes() for file in path.parent.iterdir()} == before
    return refused.value.code


def test_that_a_closed_event_is_one_file_without_companions(event_file: Path) -> None:
    assert [file.name for file in event_file.parent.iterdir()] == [event_file.name]


def test_that_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path / "nothing.arbiter") == "file.missing"


@pytest.mark.parametrize("content", [b"", b"Name;Birth\n", b"SQLite format 3\0" + bytes(200)])
def test_that_a_file_of_another_kind_is_refused(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert refusal(path) == "file.not-an-event"


def test_that_a_database_of_another_program_is_refused(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE event (id INTEGER)")
    assert refusal(path) == "file.not-an-event"


def test_that_a_file_of_a_newer_program_is_refused(event_file: Path) -> None:
    with sqlite3.connect(event_file) as database:
        database.execute("PRAGMA user_version = 99")
        database.commit()
        database.execute("PRAGMA journal_mode = DELETE")
    assert refusal(event_file) == "file.newer"


def test_that_a_file_that_asks_not_to_be_written_is_refused(event_file: Path) -> None:
    content = bytearray(event_file.read_bytes())
    content[18] = 9
    event_file.write_bytes(content)
    assert refusal(event_file) == "file.damaged-at"


def test_that_an_entry_that_is_no_text_is_named(event_file: Path) -> None:
    with closing(sqlite3.connect(event_file)) as database:
        for (name,) in database.execute(
            "SELECT name FROM sqlite_master WHERE type = 'trigger'"
        ).fetchall():
            database.execute(f'DROP TRIGGER "{name}"')
        database.execute("UPDATE journal SET changes = CAST(x'5bff5d' AS TEXT) WHERE id = 2")
        database.commit()
    with pytest.raises(FileError) as refused:
        closed_file.read_history(event_file)
    assert (refused.value.code, refused.value.facts) == ("file.damaged-at", {"place": "journal 2"})


@pytest.mark.parametrize("kept", [0.3, 0.6, 0.95])
def test_that_a_truncated_file_is_refused(event_file: Path, kept: float) -> None:
    content = event_file.read_bytes()
    event_file.write_bytes(content[: int(len(content) * kept)])
    assert refusal(event_file) == "file.damaged"


def test_that_a_file_with_overwritten_pages_is_refused(event_file: Path) -> None:
    content = bytearray(event_file.read_bytes())
    content[4096:12288] = bytes(8192)
    event_file.write_bytes(content)
    assert refusal(event_file) == "file.damaged"


def test_that_a_file_without_a_column_of_this_program_is_refused(event_file: Path) -> None:
    with sqlite3.connect(event_file) as database:
        database.execute("ALTER TABLE player RENAME COLUMN coach TO trainer")
        database.commit()
        database.execute("PRAGMA journal_mode = DELETE")
    assert refusal(event_file) == "file.foreign"
    with pytest.raises(FileError) as refused:
        closed_file.verify(event_file)
    assert refused.value.code == "file.foreign"


def test_that_a_read_only_file_is_refused_but_can_be_read(event_file: Path) -> None:
    event_file.chmod(stat.S_IRUSR)
    assert refusal(event_file) == "file.read-only"
    assert len(closed_file.read_event(event_file).players) == 12
    assert closed_file.verify(event_file) == ()


def test_that_a_second_window_on_a_file_is_refused_until_the_first_is_closed(
    event_file: Path,
) -> None:
    first = Workspace.open(event_file, actor="arbiter")
    with pytest.raises(FileError) as refused:
        Workspace.open(event_file, actor="arbiter")
    assert refused.value.code == "file.in-use"
    first.close()
    Workspace.open(event_file, actor="arbiter").close()


def test_that_an_open_event_can_be_read_with_its_last_result(event_file: Path) -> None:
    workspace = Workspace.open(event_file, actor="arbiter")
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    assert closed_file.read_event(event_file) == workspace.event
    assert closed_file.read_history(event_file) == workspace.history()
    workspace.close()


def test_that_a_new_event_never_replaces_a_file(event_file: Path) -> None:
    before = event_file.read_bytes()
    with pytest.raises(FileError) as refused:
        Workspace.create(
            event_file, title="Кубок", starts_on=None, edition_id="2026-03", actor="arbiter"
        )
    assert refused.value.code == "file.exists"
    assert event_file.read_bytes() == before


def test_that_a_new_event_in_a_folder_that_is_not_there_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(FileError) as refused:
        Workspace.create(
            tmp_path / "none" / "a.arbiter",
            title="Кубок",
            starts_on=None,
            edition_id="2026-03",
            actor="arbiter",
        )
    assert refused.value.code == "file.not-made"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", NAMES_WITH_MEANING_IN_ADDRESSES)
def test_that_any_name_of_a_file_leads_to_that_file_alone(tmp_path: Path, name: str) -> None:
    made = tmp_path / "made.arbiter"
    Workspace.create(
        made, title="Кубок", starts_on=None, edition_id="2026-03", actor="arbiter"
    ).close()
    path = made.rename(tmp_path / name)  # by hand: no new file gets such a name
    with closing(Workspace.open(path, actor="arbiter")) as workspace:
        workspace.do(add_player, name="Ґава")
    assert [file.name for file in tmp_path.iterdir()] == [name]
    assert [player.name for player in closed_file.read_event(path).players.values()] == ["Ґава"]
    assert closed_file.verify(path) == ()


def test_that_a_file_on_a_network_drive_of_windows_has_an_address() -> None:
    on_host = PureWindowsPath(r"\\club\events\Кубок 1.arbiter")
    quoted = "%D0%9A%D1%83%D0%B1%D0%BE%D0%BA%201.arbiter"
    assert address(on_host) == f"file:////club/events/{quoted}"
    assert address(PureWindowsPath(r"C:\Кубок 1.arbiter")) == f"file:///C:/{quoted}"


def test_that_a_disk_lost_after_a_result_was_saved_takes_nothing_back(
    event_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    with closing(Workspace.open(event_file, actor="arbiter")) as workspace:
        monkeypatch.setattr(Contents, "read", lost)
        workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
        monkeypatch.undo()
        assert workspace.event == closed_file.read_event(event_file)
        workspace.undo()
        assert workspace.event.tournament.main_stage.missing == 66
    assert closed_file.verify(event_file) == ()


@pytest.mark.parametrize(
    "tampering",
    [
        "UPDATE player SET fide_rating = 2800 WHERE id = 1",
        "UPDATE game SET white_mark = '1', black_mark = '0' WHERE id = 5",
        "DELETE FROM official; DELETE FROM drawn_number WHERE number = 3",
        "DROP TRIGGER journal_refuses_update; UPDATE journal SET actor = 'x' WHERE id = 3",
        "DROP TRIGGER journal_refuses_delete; DELETE FROM journal WHERE id = 4",
    ],
)
def test_that_verify_finds_what_was_changed_behind_the_journal(
    event_file: Path, tampering: str
) -> None:
    assert closed_file.verify(event_file) == ()
    with closing(sqlite3.connect(event_file)) as database:
        database.executescript(tampering)
    assert closed_file.verify(event_file)


def test_that_the_journal_refuses_to_be_rewritten(event_file: Path) -> None:
    with sqlite3.connect(event_file) as database:
        for statement in ("UPDATE journal SET actor = ''", "DELETE FROM journal"):
            with pytest.raises(sqlite3.IntegrityError, match="append-only"):
                database.execute(statement)


ENTER_RESULTS = """
import sys
from pathlib import Path
from arbiter_app.domain.facts.results import ALL_RESULTS
from arbiter_app.services.commands.play.rounds import correct_result
from arbiter_app.services.workspace import Workspace

workspace = Workspace.open(Path(sys.argv[1]), actor="arbiter")
for lap in range(1000):
    for round_, game in tuple(workspace.event.tournament.main_stage.games):
        result = ALL_RESULTS[(lap + game.id) % len(ALL_RESULTS)]
        place = {"round": round_.number, "board": game.board}
        workspace.do(correct_result, **place, result=result, reason="чому", decided=True)
        print(round_.number, game.board, result, flush=True)
"""


@pytest.mark.parametrize("acknowledged", [1, 20])
def test_that_a_killed_program_has_lost_no_accepted_result(
    event_file: Path, acknowledged: int
) -> None:
    arbiter = subprocess.Popen(
        [sys.executable, "-c", ENTER_RESULTS, str(event_file)],
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env={"PYTHONPATH": str(Path(__file__).parents[2]), "PYTHONIOENCODING": "utf-8"},
    )
    assert arbiter.stdout is not None
    lines = [arbiter.stdout.readline() for _ in range(acknowledged)]
    arbiter.kill()
    lines += arbiter.stdout.readlines()
    arbiter.wait()

    accepted = [line.split() for line in lines if line.endswith("\n")]
    workspace = Workspace.open(event_file, actor="arbiter")
    stage = workspace.event.tournament.main_stage
    for round_, board, result in {(r, b): (r, b, x) for r, b, x in accepted}.values():
        assert str(stage.round(Round(int(round_))).game(Board(int(board))).result) == result
    workspace.close()
    assert closed_file.verify(event_file) == ()


def test_that_a_copy_of_an_open_file_has_the_last_result(event_file: Path, tmp_path: Path) -> None:
    with closing(Workspace.open(event_file, actor="arbiter")) as workspace:
        workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
        copy = Path(shutil.copy(event_file, tmp_path / "copy.arbiter"))
        assert closed_file.read_event(copy) == workspace.event


def test_that_a_copy_on_another_disk_is_the_same_event(event_file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.arbiter"
    shutil.copy(event_file, copy)
    assert closed_file.read_event(copy) == closed_file.read_event(event_file)


def test_that_the_same_seed_gives_the_same_event_in_another_file(tmp_path: Path) -> None:
    numbers = []
    for name in ("a.arbiter", "b.arbiter"):
        workspace = Workspace.create(
            tmp_path / name, title="Кубок", starts_on=None, edition_id="2026-03", actor="arbiter"
        )
        for player in ("Ґава", "Їжак", "Єнот", "Індик"):
            workspace.do(add_player, name=player)
        workspace.do(draw_lots, seed="12 листопада")
        numbers.append(workspace.event.tournament.numbers)
        workspace.close()
    assert numbers[0] == numbers[1]
