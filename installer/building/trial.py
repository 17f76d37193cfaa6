"""Tries what was built as somebody does who has just got it: without Python, network or settings.

On Debian and its kin as root the package is installed and removed again, too. Every step says what
it found; the first that is not as it should be ends the trial.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pypdfium2
from PySide6.QtCore import QMimeDatabase

from installer.building import desktop

_NOBODY = 65534
_SCREEN = ":98"
_ENTRY = Path("/usr/share/applications/arbiter.desktop")
_INSTALLED = (Path("/usr/bin/arbiter"), Path("/usr/lib/arbiter"), _ENTRY)


def try_all(folder: Path, package: Path | None) -> None:
    """Try a portable folder and, where one is given, the package; exit where something is wrong."""
    with tempfile.TemporaryDirectory(prefix="arbiter-trial-") as made:
        place = Path(made)
        place.chmod(0o755)
        person = _Person(place / "home")
        # As from a stick: under another path, which nobody may write to.
        moved = place / "stick" / folder.name
        shutil.copytree(folder, moved, symlinks=True)
        event = _try_folder(person, moved / "arbiter")
        if package is None:
            print("There is no package to try here.", flush=True)
        elif not _is_root() or any(path.exists() for path in _INSTALLED):
            print("The package is tried by root, where Arbiter is not installed.", flush=True)
        else:
            _try_package(person, package, event)


class _Person:
    """Somebody with an empty home and no environment; not root, and without a network where this
    system lets a trial have it so.
    """

    def __init__(self, home: Path) -> None:
        self.home = home
        home.mkdir()
        self._become: list[str] = []
        if _is_root():
            os.chown(home, _NOBODY, _NOBODY)
            self._become = ["setpriv", f"--reuid={_NOBODY}", f"--regid={_NOBODY}", "--clear-groups"]
            alone = subprocess.run(["unshare", "--net", "true"], stderr=subprocess.DEVNULL)
            if alone.returncode == 0:
                self._become = ["unshare", "--net", *self._become]
            else:
                print("This system does not let a trial be without a network.", flush=True)

    def run(self, *command: str | Path, **variables: str) -> str:
        """Return what a command prints; exit where it fails."""
        own = {"HOME": str(self.home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
        done = subprocess.run(
            [*self._become, *map(str, command)],
            env=own | (variables or {"QT_QPA_PLATFORM": "offscreen"}),
            cwd=self.home,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
        log = self.home / ".local" / "share" / "Arbiter" / "errors.log"
        if done.returncode or log.exists():
            written = log.read_text(encoding="utf-8") if log.exists() else ""
            words = " ".join(map(str, command))
            sys.exit(f"{words} failed ({done.returncode}):\n{done.stdout}{done.stderr}{written}")
        return done.stdout


def _try_folder(person: _Person, program: Path) -> Path:
    """Try the program of a portable folder; return the sample event that it made."""
    print(person.run(program, "--version").strip(), flush=True)
    papers = person.home / "papers"
    person.run(program, "demo", papers)
    (paper,) = papers.glob("final-standings-uk.pdf")
    _demand("Прізвище" in _text_of(paper), "a paper in Ukrainian reads as it was written")
    event = next(papers.glob("*.arbiter"))
    table = json.loads(person.run(program, "standings", event, "--json"))
    _demand(len(table["standings"]) > 5, "the table is worked out")
    _paint(person, program, event)
    with _screen() as screen:
        if screen:
            _paint(person, program, event, **screen)
    return event


def _paint(person: _Person, program: Path, event: Path, **screen: str) -> None:
    took = json.loads(person.run(program, "--measure-start", event, **screen))
    where = " on a screen of X" if screen else ""
    print(f"A window was painted{where} after {took['processor']:.2f} s of the processor.")


def _try_package(person: _Person, package: Path, event: Path) -> None:
    _system("dpkg", "--install", str(package))
    try:
        kind = QMimeDatabase().mimeTypeForFile(str(event)).name()
        _demand(kind == desktop.TYPE, f"an event is a file of the type {kind}")
        opener = person.run("xdg-mime", "query", "default", kind).strip()
        _demand(opener == _ENTRY.name, f"a double click on it opens {opener}")
        _system("desktop-file-validate", str(_ENTRY))
        line = next(
            line for line in _ENTRY.read_text(encoding="utf-8").splitlines() if "Exec=" in line
        )
        program, file = line.removeprefix("Exec=").split()
        _demand(file == "%f", "which gets the file")
        with _screen() as screen:
            _paint(person, Path(program), event, **screen)
    finally:
        _system("dpkg", "--remove", "arbiter")
    _demand(not any(path.exists() for path in _INSTALLED), "nothing of it stays installed")
    types = Path("/usr/share/mime/globs2").read_text(encoding="utf-8")
    _demand(desktop.TYPE not in types, "the type of files has gone with it")
    settings = person.home / ".config" / "Arbiter"
    _demand(event.is_file() and any(settings.iterdir()), "events and preferences stay")


@contextmanager
def _screen() -> Iterator[Mapping[str, str]]:
    """Yield the variables of a screen of X; none where there is none to be had."""
    server = shutil.which("Xvfb")
    if server is None:
        print("There is no Xvfb to show a window on.", flush=True)
        yield {}
        return
    command = [server, _SCREEN, "-screen", "0", "1366x768x24", "-listen", "unix", "-ac"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as x:
        try:
            _wait_for(Path(f"/tmp/.X11-unix/X{_SCREEN[1:]}"))
            yield {"DISPLAY": _SCREEN, "QT_QPA_PLATFORM": "xcb"}
        finally:
            x.terminate()


def _wait_for(path: Path) -> None:
    end = time.monotonic() + 30
    while not path.exists() and time.monotonic() < end:
        time.sleep(0.05)


def _text_of(paper: Path) -> str:
    document = pypdfium2.PdfDocument(paper)
    return "".join(page.get_textpage().get_text_range() for page in document)


def _demand(holds: bool, what: str) -> None:
    if not holds:
        sys.exit(f"It is not so that {what}.")
    print(f"{what[0].upper()}{what[1:]}.", flush=True)


def _system(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0
