"""The file is taken away, written over or has no room; the clock goes back: said, and recovered."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS
from arbiter_app.domain.ids import Board, Round
from arbiter_app.formats.errors import FileError
from arbiter_app.services import closed_file
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.copies.practice import make_practice_copy
from arbiter_app.services.safety import Trouble
from arbiter_app.services.workspace import Workspace

Play = Callable[[int], Workspace]
Harm = Callable[[Path, Path], object]

POSIX = os.name != "nt"
"""Windows lets nobody remove or replace a file that is open."""


def enter(workspace: Workspace, board: int = 1) -> None:
    workspace.do(enter_result, round=Round(1), board=Board(board), result=DRAW)


def removed(path: Path, _: Path) -> None:
    path.unlink()


def renamed(path: Path, _: Path) -> None:
    path.rename(path.with_name("elsewhere.arbiter"))


def folder_renamed(path: Path, _: Path) -> None:
    path.parent.rename(path.parent.with_name("pulled"))


def replaced(path: Path, older: Path) -> None:
    Path(shutil.copy(older, path.with_name("new"))).replace(path)


def written_over(path: Path, older: Path) -> None:
    path.write_bytes(older.read_bytes())


HARMS: list[tuple[Harm, str]] = [(written_over, "file.replaced")]
if POSIX:
    HARMS += [
        (removed, "file.gone"),
        (renamed, "file.gone"),
        (folder_renamed, "file.gone"),
        (replaced, "file.replaced"),
    ]


@pytest.fixture
def older(tmp_path: Path) -> Path:
    return tmp_path / "kept" / "older.arbiter"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "stick").mkdir()
    return tmp_path / "stick" / "Кубок.arbiter"


@pytest.fixture
def opened(play: Play, older: Path) -> Workspace:
    """An open event of which an older state is kept elsewhere."""
    workspace = play(6)
    older.parent.mkdir()
    workspace.write_copy(older)
    enter(workspace)
    return workspace


@pytest.mark.parametrize(("harm", "code"), HARMS)
def test_that_no_act_goes_into_a_file_that_is_not_the_event_any_more(
    harm: Harm, code: str, opened: Workspace, older: Path
) -> None:
    event = opened.event
    harm(opened.path, older)
    acts: list[Callable[[], object]] = [
        lambda: enter(opened, 2),
        opened.undo,
        lambda: opened.note("document.printed", title="", language="uk", target=""),
        opened.check_file,
    ]
    for act in acts:
        with pytest.raises(FileError) as refused:
            act()
        assert refused.value.code == code
    assert opened.event == event


@pytest.mark.parametrize("harm", [harm for harm, code in HARMS if harm is not written_over])
def test_that_the_event_goes_on_in_a_new_file_with_every_act(
    harm: Harm, opened: Workspace, older: Path, tmp_path: Path
) -> None:
    event, history = opened.event, opened.history()
    harm(opened.path, older)
    target = tmp_path / "saved.arbiter"
    opened.rescue(target)
    assert (opened.path, opened.event, opened.history()) == (target, event, history)
    enter(opened, 2)
    opened.undo()
    with pytest.raises(FileError) as refused:
        Workspace.open(target, actor="arbiter")
    assert refused.value.code == "file.in-use"
    opened.close()
    assert closed_file.verify(target) == ()
    assert closed_file.read_event(target).tournament == event.tournament
    assert not target.with_name(f".{target.name}.lock").exists()


def test_that_a_file_that_another_program_has_written_into_is_not_saved_as_the_event(
    opened: Workspace, older: Path, tmp_path: Path
) -> None:
    opened.path.write_bytes(bytes(opened.path.stat().st_size))
    os.utime(opened.path, (0, 0))
    target = tmp_path / "saved.arbiter"
    try:
        opened.rescue(target)
    except FileError:
        assert not target.exists()
    else:  # what was in memory was all there was
        assert closed_file.verify(target) == ()
        assert closed_file.read_event(target) == opened.event


def test_that_a_rescue_replaces_no_file_and_can_be_tried_elsewhere(
    opened: Workspace, older: Path, tmp_path: Path
) -> None:
    for place in (older, tmp_path / "none" / "saved.arbiter"):
        with pytest.raises(FileError):
            opened.rescue(place)
    enter(opened, 2)
    opened.rescue(tmp_path / "saved.arbiter")
    enter(opened, 3)


def test_that_a_file_that_was_only_touched_is_still_the_event(opened: Workspace) -> None:
    os.utime(opened.path, (0, 0))
    opened.check_file()
    enter(opened, 2)


def test_that_a_file_that_comes_back_is_the_event_again(opened: Workspace, tmp_path: Path) -> None:
    away = tmp_path / "away.arbiter"
    if POSIX:
        opened.path.rename(away)
        with pytest.raises(FileError):
            enter(opened, 2)
        away.rename(opened.path)
    enter(opened, 2)
    assert closed_file.read_event(opened.path) == opened.event


def test_that_a_window_closes_when_its_file_and_folder_are_gone(opened: Workspace) -> None:
    if POSIX:
        shutil.rmtree(opened.path.parent)
    opened.close()


# Room on the disk. SQLite is told by the system that a file may not grow any further.

FULL_DISK = """
import os, resource, signal, sys
from pathlib import Path
from arbiter_app import paths
from arbiter_app.formats.errors import FileError
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.workspace import Workspace

path = Path(sys.argv[1])
paths.user_data = lambda: path.parent
workspace = Workspace.open(path, actor="arbiter")

def add(number):
    workspace.do(add_player, name=f"Гравець {number}")
    print(number, flush=True)

def room(bytes_):
    resource.setrlimit(resource.RLIMIT_FSIZE, (bytes_, resource.RLIM_INFINITY))

room(path.stat().st_size)
for number in range(1, 1000):
    before = workspace.event
    try:
        add(number)
    except FileError as error:
        print(error.code, workspace.event == before, flush=True)
        break
if sys.argv[2] == "room again":
    room(resource.RLIM_INFINITY)
    for number in range(1001, 1004):
        add(number)
    workspace.undo()
    workspace.redo()
os.kill(os.getpid(), signal.SIGKILL)
"""


def fill_the_disk(path: Path, then: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", FULL_DISK, str(path), then],
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env={"PYTHONPATH": str(Path(__file__).parents[2]), "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    return done.stdout.splitlines()


if POSIX:

    @pytest.mark.parametrize("then", ["room again", "killed"])
    def test_that_what_was_acknowledged_on_a_disk_that_filled_up_is_all_there(
        then: str, workspace: Workspace, path: Path
    ) -> None:
        """Before the log is full the file itself cannot grow: acts are in the log alone then."""
        workspace.close()
        said = fill_the_disk(path, then)
        added = [f"Гравець {line}" for line in said if line.isdecimal()]
        assert "file.write-failed True" in said
        assert len(added) > 5
        with closing(Workspace.open(path, actor="arbiter")) as again:
            assert [player.name for player in again.event.players.values()] == added
            again.do(add_player, name="Останній")
        assert closed_file.verify(path) == ()
        assert [file.name for file in path.parent.glob("*.arbiter*")] == [path.name]


# The clock


@pytest.fixture
def clock(workspace: Workspace) -> dict[str, datetime]:
    hands = {"now": datetime(2026, 11, 21, 18, 0)}
    workspace._now = lambda: hands["now"]
    workspace.do(add_player, name="Перший")
    return hands


def test_that_a_clock_set_back_is_told_once_and_acts_keep_their_order(
    clock: dict[str, datetime], workspace: Workspace, path: Path
) -> None:
    troubles: list[Trouble] = []
    workspace.on_trouble(troubles.append)
    clock["now"] -= timedelta(days=365)
    workspace.do(add_player, name="Другий")
    workspace.do(add_player, name="Третій")
    (trouble,) = troubles
    assert (trouble.code, trouble.args[1]) == (
        "clock.set-back",
        {"now": "2025-11-21 18:00", "last": "2026-11-21 18:00"},
    )
    first, second = workspace.history()[-2:]
    assert (first.at, second.at) == (clock["now"], clock["now"])
    assert workspace.undo().params["name"] == "Третій"
    workspace.close()
    assert closed_file.verify(path) == ()


def test_that_a_clock_put_right_by_a_few_seconds_is_no_trouble(
    clock: dict[str, datetime], workspace: Workspace
) -> None:
    troubles: list[Trouble] = []
    workspace.on_trouble(troubles.append)
    clock["now"] -= timedelta(seconds=5)
    workspace.do(add_player, name="Другий")
    assert troubles == []


def test_that_a_night_asleep_changes_nothing(
    clock: dict[str, datetime], workspace: Workspace
) -> None:
    troubles: list[Trouble] = []
    workspace.on_trouble(troubles.append)
    clock["now"] += timedelta(days=3)
    workspace.check_file()
    workspace.do(add_player, name="Другий")
    workspace.undo()
    assert troubles == []


def test_that_a_listener_to_troubles_can_leave(
    clock: dict[str, datetime], workspace: Workspace
) -> None:
    troubles: list[Trouble] = []
    workspace.on_trouble(troubles.append)()
    clock["now"] -= timedelta(days=1)
    workspace.do(add_player, name="Другий")
    assert troubles == []


def test_that_the_last_results_are_shown_without_reading_the_disk(opened: Workspace) -> None:
    for board, result in ((1, WHITE_WINS), (2, DRAW), (3, BLACK_WINS)):
        game = opened.event.tournament.main_stage.round(Round(2)).game(Board(board))
        opened.do(enter_result, round=Round(2), board=game.board, result=result)
    assert opened.event == closed_file.read_event(opened.path)


@pytest.mark.parametrize(
    "look",
    [
        closed_file.read_event,
        closed_file.read_history,
        closed_file.verify,
        lambda path: make_practice_copy(path, path.with_name("practice.arbiter"), actor="A"),
    ],
)
def test_that_a_look_into_the_open_file_leaves_it_locked(
    opened: Workspace, look: Callable[[Path], object]
) -> None:
    """Else another program that closes it would remove the log that acts are written into."""
    enter(opened)
    look(opened.path)
    code = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('SELECT 1 FROM game')"
    subprocess.run([sys.executable, "-c", f"{code}; c.close()", str(opened.path)], check=True)
    assert opened.path.with_name(f"{opened.path.name}-wal").exists()
