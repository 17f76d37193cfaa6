"""The portable folder: the program with its Python and all libraries, and its archive."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from arbiter_app.licences import Licence, licences
from installer.building import parts, system_licences
from installer.places import ROOT

_SPEC = Path(__file__).with_name("arbiter.spec")
_SCRIPT_SPEC = """\
from installer.building import kept, quick_scan
from installer.places import ROOT
quick_scan.quicken()
analysis = Analysis([{script!r}], pathex=[str(ROOT)], excludes=list(kept.LEFT_OUT))
for files in (analysis.binaries, analysis.datas):
    files[:] = [entry for entry in files if kept.is_kept(entry[0], entry[1])]
program = EXE(
    PYZ(analysis.pure), analysis.scripts, name={name!r}, exclude_binaries=True,
    contents_directory="lib",
)
COLLECT(program, analysis.binaries, analysis.datas, name={name!r})
"""
_AS_IT_IS = {"PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0"}
"""Modules are not compressed, for unfolding them is a twelfth of a start; what people fetch is."""
_LARGEST = 250 * 10**6
"""Bytes: a stick of a few years ago takes some versions side by side."""


def freeze(dist: Path, work: Path) -> Path:
    """Make the portable folder in `dist` and return it; exit where that fails.

    `work` is a folder for what PyInstaller keeps from one time to the next.
    """
    folder = dist / parts.portable()
    made = work / "made"
    _write_licences(work / "licences")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    command += ["--distpath", str(made), "--workpath", str(work), str(_SPEC)]
    variables = os.environ | _AS_IT_IS | {"ARBITER_BUILD": str(work)}
    if subprocess.run(command, cwd=ROOT, env=variables).returncode:
        sys.exit("PyInstaller could not make the portable folder.")
    inside = made / "arbiter"
    for licence in system_licences.of_libraries(inside / "lib"):
        _write(inside / "lib" / "licences", licence)
    shutil.copy(ROOT / "LICENSE", inside / "LICENSE.txt")
    if (size := bytes_of(inside)) > _LARGEST:
        sys.exit(f"The portable folder has {size / 10**6:.0f} MB, which is too large.")
    shutil.rmtree(folder, ignore_errors=True)
    dist.mkdir(parents=True, exist_ok=True)
    inside.rename(folder)
    if (application := made / "Arbiter.app").is_dir():  # on macOS
        shutil.rmtree(dist / application.name, ignore_errors=True)
        application.rename(dist / application.name)
    return folder


def freeze_script(script: Path, work: Path) -> Path:
    """Freeze a program of one file as Arbiter is frozen, to be measured; return its folder."""
    spec = work / "script.spec"
    work.mkdir(parents=True, exist_ok=True)
    spec.write_text(_SCRIPT_SPEC.format(script=str(script), name=script.stem), encoding="utf-8")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    command += ["--distpath", str(work / "made"), "--workpath", str(work), str(spec)]
    subprocess.run(command, cwd=ROOT, check=True, env=os.environ | _AS_IT_IS)
    return work / "made" / script.stem


def archive(folder: Path) -> Path:
    """Pack the portable folder as its system unpacks it without further programs."""
    if parts.system() == "windows":
        return Path(shutil.make_archive(str(folder), "zip", folder.parent, folder.name))
    packed = folder.with_name(f"{folder.name}.tar.gz")
    with tarfile.open(packed, "w:gz", compresslevel=6) as tar:
        tar.add(folder, folder.name, filter=_of_nobody)
    return packed


def bytes_of(folder: Path) -> int:
    """Return what the files of a folder take, links left out."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(file.stat().st_size for file in files)


def _write_licences(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for licence in licences():
        _write(folder, licence)


def _write(folder: Path, licence: Licence) -> None:
    (folder / f"{licence.part}.txt").write_text(licence.text + "\n", encoding="utf-8")


def _of_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry
