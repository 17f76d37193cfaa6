"""A program killed while it writes a file leaves the former one or the new one, whole."""

import os
import random
import signal
from collections.abc import Callable
from datetime import datetime
from functools import partial
from itertools import count, cycle
from pathlib import Path
from time import sleep

import pytest

from arbiter_app.domain.facts.event import Event
from arbiter_app.services.closed_file import read_event, verify
from arbiter_app.services.copies.practice import make_practice_copy
from arbiter_app.services.copies.second_copy import SecondCopy
from arbiter_app.services.files.papers import save_paper
from arbiter_app.services.files.report_files import make_event_file
from arbiter_app.services.files.sample import make_sample
from arbiter_app.services.workspace import Workspace
from arbiter_app.whole_files import take_away_leftovers
from tests.campaigns import turns

KILLS = turns(5, in_soak=400)
PAPERS = (b"first" * 50_000, b"other" * 90_000)

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(not hasattr(os, "fork"), reason="a child is forked"),
]


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("sample") / "sample.arbiter"
    make_sample(path, datetime.now)
    return path


def killed_after(seconds: float, work: Callable[[], object]) -> None:
    """Let a child work and kill it, wherever it is then."""
    child = os.fork()
    if child == 0:
        try:
            work()
        finally:
            os._exit(0)
    sleep(seconds)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)


def print_on(paper: Path) -> None:
    for content in cycle(PAPERS):
        save_paper(paper, content)


def import_again_and_again(path: Path, event: Event) -> None:
    while True:
        make_event_file(path, source="report.trf", event=event)
        path.unlink()


def practise_again_and_again(path: Path, source: Path) -> None:
    while True:
        make_practice_copy(source, path)
        path.unlink()


def work_with_a_second_copy(path: Path, stick: Path) -> None:
    workspace = Workspace.open(path, actor="Arbiter", takes_snapshots=False)
    second = SecondCopy(path, stick)
    for number in count():
        workspace.note("campaign.lap", number=number)
        second.update()


def test_that_a_killed_second_copy_leaves_an_earlier_state_that_is_brought_up(
    sample: Path, tmp_path: Path
) -> None:
    chance = random.Random(16)
    path, stick = tmp_path / "cup.arbiter", tmp_path / "stick"
    make_practice_copy(sample, path)
    stick.mkdir()
    second = SecondCopy(path, stick)
    for _ in range(KILLS):
        killed_after(chance.uniform(0.05, 0.4), partial(work_with_a_second_copy, path, stick))
        if second.path.exists():
            assert verify(second.path) == ()
        take_away_leftovers(stick)
        second.update()
        assert read_event(second.path) == read_event(path)
        assert list(stick.iterdir()) == [second.path]


def test_that_a_killed_print_leaves_a_whole_paper(tmp_path: Path) -> None:
    chance = random.Random(16)
    paper = tmp_path / "table.pdf"
    save_paper(paper, PAPERS[0])
    for _ in range(KILLS * 3):
        killed_after(chance.uniform(0.002, 0.03), partial(print_on, paper))
        assert paper.read_bytes() in PAPERS
        take_away_leftovers(tmp_path)
        assert list(tmp_path.iterdir()) == [paper]


@pytest.mark.parametrize("make", ["import", "practice"])
def test_that_a_killed_import_leaves_no_event_or_the_whole_one(
    make: str, sample: Path, tmp_path: Path
) -> None:
    chance = random.Random(16)
    path = tmp_path / "cup.arbiter"
    event = read_event(sample)
    work = (
        partial(import_again_and_again, path, event)
        if make == "import"
        else partial(practise_again_and_again, path, sample)
    )
    for _ in range(KILLS):
        killed_after(chance.uniform(0.05, 0.4), work)
        take_away_leftovers(tmp_path)
        assert {*tmp_path.iterdir()} <= {path}
        if path.exists():
            assert verify(path) == ()
            assert len(read_event(path).players) == len(event.players)
            path.unlink()
