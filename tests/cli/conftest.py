"""The command line as a person uses it: words in, text and exit status out."""

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import pytest

from arbiter_app import cli
from arbiter_app.services.sample import make_sample


@dataclass(frozen=True)
class Done:
    status: int
    out: str
    err: str


Arbiter = Callable[..., Done]


@pytest.fixture
def arbiter(capsys: pytest.CaptureFixture[str]) -> Arbiter:
    """Return what runs `arbiter` with words."""

    def run(*words: object) -> Done:
        try:
            status = cli.run([str(word) for word in words])
        except SystemExit as end:
            status = int(end.code or 0)
        captured = capsys.readouterr()
        return Done(status, captured.out, captured.err)

    return run


@pytest.fixture(scope="session")
def played_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("sample") / "sample.arbiter"
    make_sample(file, datetime.now)
    return file


@pytest.fixture
def sample(played_once: Path, tmp_path: Path) -> Path:
    """A copy of the sample event for one test."""
    return Path(shutil.copy(played_once, tmp_path / "sample.arbiter"))
