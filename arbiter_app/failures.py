"""Errors nobody foresaw: written down on this computer for the makers of the program.

What is written names the place in the program and the kind of error. The words of an error, paths
and values are left out, as names of people and results may stand there.
"""

import errno
import faulthandler
import linecache
import platform
import re
import sqlite3
import sys
import threading
import traceback
from collections import Counter, deque
from collections.abc import Iterator, Mapping
from datetime import datetime
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import TracebackType
from typing import TextIO

from arbiter_app import __version__, paths
from arbiter_app.patterns import pattern

LOG = "errors.log"
_CRASH = "crash.txt"

_LARGEST = 200_000
"""Bytes of a log, after which the next one is begun."""
_KEPT = 3
"""So many logs are kept, the one that is written among them."""
_FIRST_FRAMES, _LAST_FRAMES = 10, 40
_CHAIN = 8
"""So many errors are told of which one led to the other."""
_WRITTEN = 3
"""So often the same error is written down from one start on: one of painting comes with each look,
and would push all others out of the logs.
"""

_lock = threading.Lock()
_latest: deque[str] = deque(maxlen=5)
"""What happened last, also where it could not be written."""
_seen: Counter[str] = Counter()
"""How often each happened since the start."""
_crash_file: TextIO | None = None


def write_down(error: BaseException) -> Path | None:
    """Add an error to the log and return its path; None where no log can be written."""
    return _note(described(error))


def described(error: BaseException) -> str:
    """Return which error happened and where in the program, without what it was about."""
    return "\n".join(_lines(error))


def report() -> str:
    """Return what the makers of the program need: what it runs on, and what happened lately."""
    told = (_logged() or "".join(_latest).strip(), _often())
    happened = "\n\n".join(each for each in told if each)
    return f"{_system()}\n\n{happened or 'No error was written down.'}\n"


def watch_for_crashes() -> bool:
    """Let a crash of the whole process leave a note; return whether one did since the last start.

    What it left goes into the log.
    """
    global _crash_file
    try:
        path = paths.user_data() / _CRASH
        left = path.read_text("utf-8", errors="replace") if path.is_file() else ""
        _demand_no_other_kind(path)
        _crash_file = path.open("w", encoding="utf-8")
    except OSError:
        return False
    faulthandler.enable(_crash_file)
    if left.strip():
        _note("The program ended of itself.\n" + "\n".join(_without_paths(left)))
    return bool(left.strip())


def crashes_no_more() -> None:
    """End `watch_for_crashes`: the program ends as it should."""
    global _crash_file
    if _crash_file is not None:
        faulthandler.disable()
        _crash_file.close()
        _crash_file = None


def _note(text: str) -> Path | None:
    entry = f"{datetime.now():%Y-%m-%d %H:%M:%S}  Arbiter {__version__}\n{text}\n\n"
    with _lock:
        _seen[text] += 1
        try:
            log = paths.user_data() / LOG
            if _seen[text] > _WRITTEN and log.is_file():
                return log
            _latest.append(entry)
            _demand_no_other_kind(log)
            _make_room(log)
            with log.open("a", encoding="utf-8", errors="replace") as file:
                file.write(entry)
        except OSError:
            return None
    return log


def _make_room(log: Path) -> None:
    """Begin a new log where the one that is written is full, and let the oldest go."""
    if not log.exists() or log.stat().st_size < _LARGEST:
        return
    kept = [log, *(log.with_name(f"{LOG}.{number}") for number in range(1, _KEPT))]
    for newer, older in reversed(list(pairwise(kept))):
        if newer.exists():
            newer.replace(older)


def _demand_no_other_kind(path: Path) -> None:
    """Make sure that nothing stands in the place of a file: a pipe would keep who opens it waiting.

    Raises OSError.
    """
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "not a file")


def _often() -> str:
    """Return what happened more often than it was written down."""
    with _lock:
        often = [(text, count) for text, count in _seen.items() if count > _WRITTEN]
    return "\n\n".join(f"{count} times since the start:\n{text}" for text, count in often)


def _logged() -> str:
    """Return the end of the logs: one may have been begun a moment ago."""
    log = paths.user_data() / LOG
    logged = "".join(map(_read, (log.with_name(f"{LOG}.1"), log)))
    return logged[-_LARGEST:].strip()


def _read(log: Path) -> str:
    try:
        _demand_no_other_kind(log)
        return log.read_text("utf-8", errors="replace")
    except OSError:
        return ""


def _system() -> str:
    lines = [
        f"Arbiter {__version__}",
        f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}",
        f"{platform.system()} {platform.release()} {platform.machine()}",
    ]
    # Only where the window runs: no command imports it.
    if qt := sys.modules.get("PySide6"):
        lines.insert(2, f"Qt {getattr(qt, '__version__', '')}")
    return "\n".join(lines)


def _lines(error: BaseException) -> Iterator[str]:
    for each, led_to in _chain(error):
        if led_to:
            yield led_to
        yield _kind(each)
        yield from _frames(each.__traceback__)


def _chain(error: BaseException) -> Iterator[tuple[BaseException, str]]:
    """Yield an error and those that led to it, the last one first."""
    seen: set[int] = set()
    said, each = "", error
    while id(each) not in seen and len(seen) < _CHAIN:
        seen.add(id(each))
        yield each, said
        if isinstance(each, BaseExceptionGroup):
            said, each = "among others:", each.exceptions[0]
        elif each.__cause__ is not None:
            said, each = "because of:", each.__cause__
        elif each.__context__ is not None and not each.__suppress_context__:
            said, each = "while this was answered:", each.__context__


def _kind(error: BaseException) -> str:
    """Return the kind of an error with what tells of the program or the system alone."""
    facts: list[str] = []
    if isinstance(error, OSError) and error.errno is not None:
        facts.append(errno.errorcode.get(error.errno, str(error.errno)))
    names = ["code", "sqlite_errorname"]
    if isinstance(error, AttributeError | ImportError | NameError):
        names.append("name")
    for fact in (getattr(error, name, None) for name in names):
        if isinstance(fact, str) and re.fullmatch(r"[A-Za-z_][\w.-]{0,60}", fact, re.ASCII):
            facts.append(fact)
    kind = type(error)
    return " ".join([f"{kind.__module__}.{kind.__qualname__}", *facts])


def _frames(trace: TracebackType | None) -> Iterator[str]:
    frames = [(frame.f_code, line) for frame, line in traceback.walk_tb(trace)]
    left_out = len(frames) - _FIRST_FRAMES - _LAST_FRAMES
    for number, (code, line) in enumerate(frames):
        if left_out > 0 and _FIRST_FRAMES <= number < _FIRST_FRAMES + left_out:
            if number == _FIRST_FRAMES:
                yield f"  … {left_out} more"
            continue
        place = _place(code.co_filename)
        yield f"  {place or 'elsewhere'}:{line} {code.co_name if place else ''}".rstrip()
        if place and (source := linecache.getline(code.co_filename, line).strip()):
            yield f"    {source}"


def _place(filename: str) -> str:
    """Return a file of the program or of a library as it is named inside; "" for any other."""
    path, built = Path(filename), filename.replace("\\", "/")
    if _IN_BUILT.fullmatch(built) and built.partition("/")[0].removesuffix(".py") in sys.modules:
        return built
    if getattr(sys, "frozen", False) and re.fullmatch(r"[\w/\\]+\.py", filename, re.ASCII):
        return path.as_posix()  # a portable folder names its modules as they are named inside
    for folder, name in _folders().items():
        if path.is_relative_to(folder):
            return (name / path.relative_to(folder)).as_posix()
    return ""


_IN_BUILT = pattern(r"[a-z0-9_]+(/[a-z0-9_]+)*\.py", re.ASCII | re.IGNORECASE)
"""How the built program calls files of its own and of libraries: from the top of an archive."""


@cache
def _folders() -> Mapping[Path, Path]:
    """Return where files of the program and of libraries lie, and what stands for each."""
    import sysconfig  # no start looks anything up there

    package = Path(__file__).resolve().parent
    libraries = (Path(sysconfig.get_path(each)) for each in ("purelib", "platlib", "stdlib"))
    return {package: Path(package.name), **dict.fromkeys(libraries, Path())}


def _without_paths(crash: str) -> Iterator[str]:
    """Return the lines that a crash left, with files as they are named inside; the thread in which
    it happened comes first.
    """
    what, *threads = re.split(r"\n(?=(?:Current thread|Thread) )", crash)
    threads.sort(key=lambda each: not each.startswith("Current"))
    lines = [line for part in (what, *threads) for line in part.splitlines()]
    lines = [line for line in lines if line.strip() and '"<frozen ' not in line]
    for line in lines[: _FIRST_FRAMES + 2 * _LAST_FRAMES]:
        if found := re.search(r'File "(.*)", line ([0-9]+) in (.*)', line):
            place = _place(found[1])
            yield f"  {place or 'elsewhere'}:{found[2]} {found[3] if place else ''}".rstrip()
        elif '"' not in line and "/" not in line.partition("Extension modules")[0]:
            yield line[:200]
