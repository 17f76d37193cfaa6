"""A file of this version in the next one, and one of the next version in this one."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from arbiter_app import cli
from arbiter_app.formats.errors import FileError
from arbiter_app.i18n import catalogue
from arbiter_app.services import closed_file
from arbiter_app.services.commands.people.registration import mark_present
from arbiter_app.services.copies.snapshots import snapshots
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.errors.sentences import error_sentence
from arbiter_app.wording.journal.snapshots import occasion
from tests.next_version import COLUMN, next_version

ENGLISH = catalogue("en")


@pytest.fixture
def of_today(play: Callable[[int], Workspace], path: Path) -> Path:
    """An event of four players, closed."""
    play(4).close()
    return path


def opened(path: Path) -> Workspace:
    return Workspace.open(path, actor="arbiter")


def columns(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as database:
        return {each[1] for each in database.execute("PRAGMA table_info('player')")}


def test_that_the_next_version_reads_a_file_of_today_without_touching_it(
    of_today: Path, tmp_path: Path
) -> None:
    before, event = of_today.read_bytes(), closed_file.read_event(of_today)
    with next_version(tmp_path / "next"):
        assert closed_file.read_event(of_today) == event
        assert closed_file.verify(of_today) == ()
    assert of_today.read_bytes() == before


def test_that_the_next_version_goes_on_with_a_file_of_today(of_today: Path, tmp_path: Path) -> None:
    event = closed_file.read_event(of_today)
    first = next(iter(event.players))
    with next_version(tmp_path / "next"):
        with closing(opened(of_today)) as workspace:
            assert workspace.event == event
            workspace.do(mark_present, players=[first], present=False)
        assert COLUMN in columns(of_today)
        assert closed_file.verify(of_today) == ()


def test_that_acts_of_today_are_undone_and_done_again_in_the_next_version(
    of_today: Path, tmp_path: Path
) -> None:
    with next_version(tmp_path / "next"):
        with closing(opened(of_today)) as workspace:
            event = workspace.event
            workspace.undo_to(workspace.undoing.undoable[0])
            assert not workspace.event.players
            workspace.redo_to(workspace.undoing.redoable[0])
            assert workspace.event.players == event.players
            assert workspace.event.tournament == event.tournament
        assert closed_file.verify(of_today) == ()


def test_that_the_file_as_it_was_is_kept_for_whoever_goes_back(
    of_today: Path, tmp_path: Path
) -> None:
    event = closed_file.read_event(of_today)
    with next_version(tmp_path / "next"):
        with closing(opened(of_today)) as workspace:
            (kept,) = snapshots(workspace)
        opened(of_today).close()
    said = occasion(ENGLISH, kept.moment.command, None)
    assert said == "before a newer version of Arbiter went on with the event"
    assert closed_file.read_event(kept.path) == event
    assert COLUMN not in columns(kept.path)


def test_that_a_file_of_the_next_version_is_refused_untouched_and_with_a_way_out(
    of_today: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with next_version(tmp_path / "next"):
        opened(of_today).close()
    before = of_today.read_bytes()
    with pytest.raises(FileError) as refused:
        opened(of_today)
    said = error_sentence(ENGLISH, refused.value)
    assert said == (
        f"{of_today} was made by a newer version of Arbiter. Open it with that version; it was left"
        " as it is."
    )
    assert cli.run(["standings", str(of_today)]) == 2
    assert said in capsys.readouterr().err
    assert of_today.read_bytes() == before


def test_that_the_command_line_brings_no_file_to_the_next_version(
    of_today: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = of_today.read_bytes()
    with next_version(tmp_path / "next"):
        paper = tmp_path / "list.pdf"
        cli.run(["print", str(of_today), "start-list", "-o", str(paper)])
        said = capsys.readouterr().err
    assert paper.exists()
    assert "only the window brings it to this" in said
    assert of_today.read_bytes() == before


def test_that_a_migration_that_fails_leaves_the_file_as_it_was(
    of_today: Path, tmp_path: Path
) -> None:
    before = of_today.read_bytes()
    with next_version(tmp_path / "next", last='op.execute("INSERT INTO nowhere VALUES (1)")'):
        with pytest.raises(FileError) as refused:
            opened(of_today)
        assert refused.value.code == "file.damaged"
    assert of_today.read_bytes() == before
    opened(of_today).close()
