"""A disk that is full or broken at any write of an act: nothing half-done, nothing lost."""

import errno
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path

import pytest

from arbiter_app import paths
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.disputes.incidents import Offence, Sanction
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.formats.errors import FileError
from arbiter_app.services.closed_file import read_file
from arbiter_app.services.commands.disputes.incidents import record_incident
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.rounds import (
    correct_result,
    enter_result,
    publish_round,
    sign_off_round,
)
from arbiter_app.services.copies.snapshots import restore, snapshots
from arbiter_app.services.workspace import Workspace
from tests.campaigns import IN_SOAK
from tests.ready import ReadyFiles
from tests.services.disputes import of_one
from tests.soak.failing_calls import Calls, in_place
from tests.soak.failing_disk import Disk, FailingDisk, Failure

pytestmark = pytest.mark.long

Act = Callable[[Workspace], object]


def enter(workspace: Workspace) -> None:
    workspace.do(enter_result, round=Round(2), board=Board(1), result=DRAW)


def correct(workspace: Workspace) -> None:
    workspace.do(
        correct_result, round=Round(1), board=Board(1), result=BLACK_WINS, reason="протокол"
    )


def withdraw(workspace: Workspace) -> None:
    workspace.do(withdraw_player, player=PlayerId(3), reason="хвороба")


def expel(workspace: Workspace) -> None:
    workspace.do(
        record_incident,
        **of_one(
            at=datetime(2026, 11, 1, 12, 0),
            player=PlayerId(4),
            offence=Offence.UNFAIR_PLAY,
            sanction=Sanction.EXPULSION,
            account="Підказки з телефона",
        ),
    )


def publish(workspace: Workspace) -> None:
    workspace.do(publish_round, round=Round(3))


def sign_off(workspace: Workspace) -> None:
    workspace.do(sign_off_round, round=Round(1))


def undo(workspace: Workspace) -> None:
    workspace.undo()


def undo_and_redo(workspace: Workspace) -> None:
    workspace.undo()
    workspace.redo()


def note(workspace: Workspace) -> None:
    workspace.note("players.exported", target="a.csv")


def restore_the_oldest(workspace: Workspace) -> None:
    restore(workspace, snapshots(workspace)[-1])


ACTS: tuple[Act, ...] = (
    enter,
    correct,
    withdraw,
    expel,
    publish,
    sign_off,
    undo,
    undo_and_redo,
    note,
    restore_the_oldest,
)

FAILURES = (
    (Failure.FULL, True),
    (Failure.WRITE_ERROR, False),
    (Failure.WRITE_ERROR, True),
    (Failure.SYNC_ERROR, False),
)


def played(path: Path) -> Workspace:
    """Make an event of six players with a round and a half played."""
    workspace = Workspace.create(
        path, title="Кубок", starts_on=None, edition_id="2026-03", actor="arbiter"
    )
    for number in range(1, 7):
        workspace.do(add_player, name=f"Гравець {number}", fide_rating=2000 - number)
    workspace.do(number_by_rating)
    for board in range(1, 4):
        workspace.do(enter_result, round=Round(1), board=Board(board), result=WHITE_WINS)
    workspace.do(enter_result, round=Round(2), board=Board(2), result=WHITE_WINS)
    return workspace


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[FailingDisk]:
    """The disk of the event; snapshots lie elsewhere."""
    with FailingDisk(tmp_path).in_place() as failing:
        yield failing


STEP = 1 if IN_SOAK else 9
"""Outside the soak each kind of failing write takes a ninth of them, which one differs from act to
act."""
READS = 1 if IN_SOAK else 13
"""Outside the soak so many that are answered stand between two that fail."""


@pytest.mark.soak
@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize(("failure", "lasting"), FAILURES)
def test_that_an_act_is_done_whole_or_not_at_all_at_whatever_write_the_disk_refuses(
    act: Act,
    failure: Failure,
    lasting: bool,
    ready: ReadyFiles,
    disk: FailingDisk,
    tmp_path: Path,
) -> None:
    step = 1 if failure is Failure.SYNC_ERROR else STEP
    first = ACTS.index(act) + 2 * FAILURES.index((failure, lasting))
    for fails_at in count(1 + first % step, step):
        path = tmp_path / f"{fails_at}.arbiter"
        workspace = ready.open(played, path, played, actor="arbiter")
        prepare(workspace, act)
        before = workspace.event
        disk.disk = Disk(failure, fails_at, lasting=lasting)
        acknowledged = True
        try:
            act(workspace)
        except FileError:
            acknowledged = False
        was_refused = disk.disk.refused
        disk.disk = Disk()
        after = workspace.event
        if not acknowledged and act is not undo_and_redo:
            assert after == before
        check_that_work_goes_on(workspace, path)
        if not was_refused:
            return


def test_that_no_act_waits_for_a_snapshot_that_cannot_be_written(
    ready: ReadyFiles, tmp_path: Path
) -> None:
    path = tmp_path / "event.arbiter"
    for fails_at in count(1, 7):
        workspace = ready.open(played, path, played, actor="arbiter")
        folder = paths.user_data() / "events" / workspace.key / "snapshots"
        folder.mkdir(parents=True, exist_ok=True)
        troubles: list[str] = []
        workspace.on_trouble(tell(troubles))
        with FailingDisk(folder).in_place() as disk:
            disk.disk = Disk(Failure.FULL, fails_at, lasting=True)
            publish(workspace)
        was_refused = disk.disk.refused
        assert workspace.event.tournament.main_stage.round(Round(3)).published
        assert troubles == (["snapshot.failed"] if was_refused else [])
        check_that_work_goes_on(workspace, path)
        path.unlink()
        if not was_refused:
            return


def tell(troubles: list[str]) -> Callable[[RuleError | FileError], None]:
    return lambda error: troubles.append(error.code)


def prepare(workspace: Workspace, act: Act) -> None:
    """Let a snapshot be there where one is restored."""
    if act is restore_the_oldest:
        workspace.do(publish_round, round=Round(2))


def check_that_work_goes_on(workspace: Workspace, path: Path) -> None:
    """The disk has room again: the next act succeeds, and the file holds what the window shows."""
    workspace.do(enter_result, round=Round(2), board=Board(3), result=DRAW)
    shown: Event = workspace.event
    workspace.close()
    there = read_file(path)
    assert there.remarks == ()  # all that `verify` looks at
    assert there.event == shown


def test_that_an_event_opens_on_a_full_disk_and_says_so_at_the_first_act(
    ready: ReadyFiles, disk: FailingDisk, tmp_path: Path
) -> None:
    path = ready.copy(played, tmp_path / "full.arbiter", played)
    workspace = Workspace.open(path, actor="arbiter")
    disk.disk = Disk(Failure.FULL, 1, lasting=True)
    with pytest.raises(FileError) as refused:
        enter(workspace)
    assert refused.value.code == "file.write-failed"
    with suppress(RuleError):
        assert workspace.undoing.next_undo is not None
    disk.disk = Disk()
    check_that_work_goes_on(workspace, path)


@pytest.mark.parametrize("failure", [Failure.CANNOT_OPEN, Failure.READ_ERROR])
def test_that_an_event_is_refused_in_words_whatever_the_disk_does_not_give_at_its_opening(
    failure: Failure, ready: ReadyFiles, disk: FailingDisk, tmp_path: Path
) -> None:
    for fails_at in count(1, 1 if failure is Failure.CANNOT_OPEN else READS):
        path = ready.copy(played, tmp_path / "event.arbiter", played)
        disk.disk = Disk(failure, fails_at)
        with suppress(FileError):
            Workspace.open(path, actor="arbiter").close()
        was_refused = disk.disk.refused
        disk.disk = Disk()
        check_that_work_goes_on(Workspace.open(path, actor="arbiter"), path)
        if not was_refused:
            return


@pytest.mark.parametrize("lasting", [False, True])
def test_that_an_event_is_refused_in_words_whatever_python_is_not_told_at_its_opening(
    lasting: bool, ready: ReadyFiles, tmp_path: Path
) -> None:
    """… such as whether a lock or a log lies beside it, by a drive of a network that is gone."""
    for fails_at in count(1):
        path = ready.copy(played, tmp_path / "event.arbiter", played)
        calls = Calls(tmp_path, fails_at, errno.ESTALE, lasting)
        with in_place(calls), suppress(FileError):
            Workspace.open(path, actor="arbiter").close()
        check_that_work_goes_on(Workspace.open(path, actor="arbiter"), path)
        if not calls.refused:
            return
