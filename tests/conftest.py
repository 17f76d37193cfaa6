import faulthandler
import gc
import importlib
import math
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis.internal.constants_ast import constants_from_module, is_local_module_file

from arbiter_app import paths
from arbiter_app.domain.facts.people import rights
from arbiter_app.gui.base.imports import import_qt
from tests.campaigns import IN_SOAK, turns
from tests.oracles.gacrux import python_of_gacrux
from tests.ready import ReadyFiles

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
import_qt()  # before tests import a thousand modules

# A slow machine is no bug of a rule; CI must give the same answer twice, a soak looks for others.
settings.register_profile(
    "arbiter",
    max_examples=turns(15, in_soak=1000),
    deadline=None,
    derandomize="CI" in os.environ and not IN_SOAK,
    print_blob=True,
)
settings.load_profile("arbiter")


def pytest_configure() -> None:
    """Keep where errors go while pytest catches what tests print."""
    global _errors
    _errors = os.dup(2)


def pytest_unconfigure() -> None:
    faulthandler.cancel_dump_traceback_later()
    os.close(_errors)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Let a test that waits for ever say where, and end. The clock that sees to it is a thread, for
    which pytest's own `faulthandler_timeout` begins a new one with each of many thousand tests.
    """
    global _wound_up
    if (now := time.monotonic()) > _wound_up + _WINDING:
        faulthandler.dump_traceback_later(_PATIENCE, exit=True, file=_errors)
        _wound_up = now


_errors = -1
_wound_up = -math.inf
_PATIENCE, _WINDING = 480, 30
"""In seconds: after which no test has come to its end, and after which the clock begins anew."""


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
    root = session.config.rootpath
    for file in _begun_elsewhere(session, lambda: (root / "tests").rglob("test_*.py")):
        with suppress(Exception):  # told where the tests of the file are asked for
            importlib.import_module(".".join(file.relative_to(root).with_suffix("").parts))


def _begun_elsewhere(session: pytest.Session, found: Callable[[], Iterable[Path]]) -> list[Path]:
    """Return files in the order in which a worker reads them of which each makes something for all;
    none where there is one worker, or few tests.
    """
    worker: dict[str, Any] | None = getattr(session.config, "workerinput", None)
    is_whole = session.config.args_source is pytest.Config.ArgsSource.TESTPATHS
    if worker is None or not is_whole or sys.dont_write_bytecode:
        return []
    files = sorted(found())
    first = len(files) * int(worker["workerid"].removeprefix("gw")) // worker["workercount"]
    return [*files[first:], *files[:first]]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session: pytest.Session, items: list[pytest.Item]) -> None:
    """Begin with what takes long: at the end no worker is left alone with it.

    Hypothesis reads now which words and numbers stand in all of the program, and keeps them.
    """
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    modules = {
        Path(file): module
        for module in [*sys.modules.values()]
        if (file := getattr(module, "__file__", None)) and is_local_module_file(file)
    }
    for file in _begun_elsewhere(session, lambda: modules):
        constants_from_module(modules[file])


def pytest_collection_finish() -> None:
    """Whoever looks for garbage need not look at ten thousand tests each time."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_runtest_logfinish() -> None:
    """Look for garbage between two tests, and rarely: in the program a command does not either, and
    a window does in its pauses. What is left then is kept for further tests, and need not be looked
    at again: a million objects take a second each time.
    """
    if gc.get_count()[0] > _MANY_OBJECTS:
        gc.collect()
        gc.freeze()


_MANY_OBJECTS = 500_000
"""So many are made before it is worth while to look which are garbage."""


@pytest.fixture(scope="session")
def ready(tmp_path_factory: pytest.TempPathFactory) -> ReadyFiles:
    return ReadyFiles(tmp_path_factory.mktemp("ready"))


class DataFolders:
    """Where what outlives an event goes: never into the person's own folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._tests = 0
        self._is_in_test = False

    def here(self) -> Path:
        """Return the folder of the test that runs; what fixtures of a whole module or session leave
        is no test's.
        """
        folder = self._of_test if self._is_in_test else self._folder / "all"
        folder.mkdir(exist_ok=True)
        return folder

    @contextmanager
    def of_one_test(self) -> Iterator[None]:
        """Give a test a folder, made when it is asked for."""
        self._tests += 1
        self._is_in_test = True
        yield
        self._is_in_test = False
        if self._of_test.exists():
            shutil.rmtree(self._of_test, ignore_errors=True)

    @property
    def _of_test(self) -> Path:
        return self._folder / str(self._tests)


@pytest.fixture(scope="session", autouse=True)
def data_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DataFolders]:
    folders = DataFolders(tmp_path_factory.mktemp("user-data"))
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(paths, "user_data", folders.here)
        yield folders


@pytest.fixture(scope="session", autouse=True)
def pins_hashed_at_once() -> Iterator[None]:
    """To try a PIN takes no tenth of a second: only who tries many of them is to wait."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(rights, "_ROUNDS", 1)
        yield


@pytest.fixture(autouse=True)
def own_data_folder(data_folders: DataFolders) -> Iterator[None]:
    """What is patched once and asked for nothing else costs the fewest of all tests time."""
    with data_folders.of_one_test():
        yield
