"""What Arbiter needs of a Linux system beside Python: libraries that Qt loads."""

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Lock

# Packages by the names of Debian 12; later releases that renamed some still answer to these.
QT_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""The package of each library that Qt's window needs."""


_DESKTOP = {
    "Xvfb": "xvfb",
    "desktop-file-validate": "desktop-file-utils",
    "update-mime-database": "shared-mime-info",
    "xdg-mime": "xdg-utils",
}
"""The package of each program of a desktop that a double click goes through."""

_APT = Lock()
"""Two environments that are made at a time may lack the same; apt refuses the second that asks."""

_IN_MEMORY = Path("/dev/shm")
_ROOM_FOR_TESTS = 2 << 30
"""Bytes: several times what stands there at once."""


def provide_qt_libraries() -> bool:
    """Install the missing libraries where this may be done, name them where not.

    Returns whether all are there.
    """
    missing = missing_libraries(QT_LIBRARIES) if sys.platform == "linux" else ()
    if not missing:
        return True
    packages = [QT_LIBRARIES[library] for library in missing]
    if install(packages) and not missing_libraries(QT_LIBRARIES):
        return True
    print(f"Qt lacks {', '.join(missing)}. {advice(packages)}", file=sys.stderr, flush=True)
    return False


def provide_for_trial() -> None:
    """Install what trying a built package takes of a desktop; what is lacking is left out there."""
    if lacking := [package for program, package in _DESKTOP.items() if not shutil.which(program)]:
        install(lacking)


def loads(library: str) -> bool:
    """Tell whether the system finds a shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_libraries(
    libraries: Mapping[str, str], loads: Callable[[str], bool] = loads
) -> tuple[str, ...]:
    """Return the libraries that do not load."""
    return tuple(library for library in libraries if not loads(library))


def install(packages: Sequence[str]) -> bool:
    """Install packages of the system if this is root on a system with apt; tell whether it did."""
    if not (_is_root() and _has_apt()):
        return False
    with _APT:
        return _install(packages)


def _install(packages: Sequence[str]) -> bool:
    print(f"Set-up: installing {' '.join(packages)} …", flush=True)
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    update = ["apt-get", "update", "-qq"]
    add = [*_apt_install(packages), "-qq", "-o", "Dpkg::Use-Pty=0"]
    return all(
        subprocess.run(command, env=env, stdout=subprocess.DEVNULL).returncode == 0
        for command in (update, add)
    )


def advice(packages: Sequence[str]) -> str:
    """Return the sentence that tells how to install packages by hand."""
    if not _has_apt():
        return f"Install what your system calls {', '.join(packages)} on Debian."
    sudo = "" if _is_root() else "sudo "
    return f"Type: {sudo}apt-get update && {sudo}{' '.join(_apt_install(packages))}"


def has_display(platform: str, environment: Mapping[str, str]) -> bool:
    """Tell whether a window can be shown."""
    if platform in ("win32", "darwin"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def in_memory(folder: Path = _IN_MEMORY, *, room: int = _ROOM_FOR_TESTS) -> Path | None:
    """Return the folder of Linux whose files are in memory, if it has so many bytes of room and
    lets programs be started; there nobody waits for a disk. Other systems have no such folder.
    """
    if not os.access(folder, os.W_OK | os.X_OK) or shutil.disk_usage(folder).free < room:
        return None
    bars_programs = sys.platform == "linux" and os.statvfs(folder).f_flag & os.ST_NOEXEC
    return None if bars_programs else folder


def _apt_install(packages: Sequence[str]) -> list[str]:
    return ["apt-get", "install", "-y", "--no-install-recommends", *packages]


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def _has_apt() -> bool:
    return shutil.which("apt-get") is not None
