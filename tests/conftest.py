import gc
import importlib
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from arbiter_app import paths
from arbiter_app.domain.facts.people import rights
from tests.campaigns import IN_SOAK, turns
from tests.oracles.gacrux import python_of_gacrux
from tests.ready import ReadyFiles

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A slow machine is no bug of a rule; CI must give the same answer twice, a soak looks for others.
settings.register_profile(
    "arbiter",
    max_examples=turns(25, in_soak=1000),
    deadline=None,
    derandomize="CI" in os.environ and not IN_SOAK,
    print_blob=True,
)
settings.load_profile("arbiter")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was not tested."""
    if python_of_gacrux() is None:
        terminalreporter.write_line(
            "Left out: what is compared with FIDE's engine, which is not set up here."
        )


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Let each worker begin to read all tests with others of them, none of which is garbage.

    What pytest makes of a file for its workers is kept for the rest of them, and takes longer than
    all else they do before the first test.
    """
    gc.disable()
    worker: dict[str, Any] | None = getattr(session.config, "workerinput", None)
    is_whole = session.config.args_source is pytest.Config.ArgsSource.TESTPATHS
    if worker is None or not is_whole or sys.dont_write_bytecode:
        return
    root = session.config.rootpath
    files = sorted((root / "tests").rglob("test_*.py"))
    first = len(files) * int(worker["workerid"].removeprefix("gw")) // worker["workercount"]
    for file in (*files[first:], *files[:first]):
        with suppress(Exception):  # told where the tests of the file are asked for
            importlib.import_module(".".join(file.relative_to(root).with_suffix("").parts))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long: at the end no worker is left alone with it."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """Whoever looks for garbage need not look at ten thousand tests each time."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_runtest_logfinish() -> None:
    """Look for garbage between two tests, and rarely: in the program a command does not either, and
    a window does in its pauses.
    """
    if gc.get_count()[0] > _MANY_OBJECTS:
        gc.collect()


_MANY_OBJECTS = 500_000
"""So many are made before it is worth while to look which are garbage."""


@pytest.fixture(scope="session")
def ready(tmp_path_factory: pytest.TempPathFactory) -> ReadyFiles:
    return ReadyFiles(tmp_path_factory.mktemp("ready"))


@pytest.fixture(scope="session", autouse=True)
def data_folder_of_all(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What fixtures of a whole module or session leave there stays out of the person's own, too."""
    folder = tmp_path_factory.mktemp("user-data")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(paths, "user_data", lambda: folder)
        yield


@pytest.fixture(scope="session", autouse=True)
def pins_hashed_at_once() -> Iterator[None]:
    """To try a PIN takes no tenth of a second: only who tries many of them is to wait."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(rights, "_ROUNDS", 1)
        yield


@pytest.fixture(autouse=True)
def own_data_folder(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """What outlives an event goes into the folder of the test, never into the person's own."""
    made: set[Path] = set()

    def folder() -> Path:
        beside: Path = request.getfixturevalue("tmp_path")
        made.add(data_folder := user_data_beside(beside))
        return data_folder

    monkeypatch.setattr(paths, "user_data", folder)
    yield
    for data_folder in made:
        shutil.rmtree(data_folder, ignore_errors=True)


def user_data_beside(folder: Path) -> Path:
    """Return the folder that a test has in place of the person's own: it is no file of the test."""
    made = folder.with_name(f"{folder.name}-user-data")
    made.mkdir(exist_ok=True)
    return made
