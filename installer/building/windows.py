"""The setup for Windows, made by Inno Setup from `arbiter.iss`.

It was written on Linux and not run there: see the README.
"""

import os
import shutil
import subprocess
from pathlib import Path

from arbiter_app import __version__
from installer.building import icons

_SCRIPT = Path(__file__).with_name("arbiter.iss")


def setup(folder: Path) -> list[Path]:
    """Return the setup made of a portable folder; nothing where Inno Setup is not installed."""
    compiler = _compiler()
    if compiler is None:
        print("There is no Inno Setup 6 (jrsoftware.org), so no setup is made, only the archive.")
        return []
    name = f"{folder.name}-setup"
    file_icon = folder.parent / "event-file.ico"
    icons.write_ico(file_icon, icons.FILE)
    command = [compiler, "/Qp", f"/DVersion={__version__}", f"/DFolder={folder}"]
    command += [f"/DFileIcon={file_icon}", f"/O{folder.parent}", f"/F{name}", str(_SCRIPT)]
    subprocess.run(command, check=True)
    file_icon.unlink()
    return [folder.parent / f"{name}.exe"]


def _compiler() -> str | None:
    if found := shutil.which("iscc"):
        return found
    for variable in ("ProgramFiles(x86)", "ProgramFiles"):
        usual = Path(os.environ.get(variable, ""), "Inno Setup 6", "ISCC.exe")
        if usual.is_file():
            return str(usual)
    return None
