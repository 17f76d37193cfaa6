"""Makes an environment aside: its Python, its packages by their hashes, and a check of both."""

import ast
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Mapping, Sequence
from pathlib import Path

from installer import faults, places, system
from installer.faults import SetUpError

_ADDRESSES = {
    *("index-url", "extra-index-url", "find-links", "no-index", "trusted-host", "proxy", "cert"),
    *("client-cert", "timeout", "default-timeout", "retries", "cache-dir", "no-cache-dir"),
    *("keyring-provider",),
}
"""What pip's settings may say here: where packages come from. All else would put them elsewhere,
leave them out or refuse to work.
"""

_CHECK = """
import importlib, sys
for name in sys.argv[1:]:
    try:
        importlib.import_module(name)
    except ImportError as error:  # what the system lacks is told by another
        if "cannot open shared object file" not in str(error):
            sys.exit(f"{name}: {error}")
"""


def executable(folder: Path) -> Path:
    """Return the Python of an environment."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def make(folder: Path, name: str) -> None:
    """Make an environment with pip, that will be renamed."""
    if importlib.util.find_spec("ensurepip") is None:  # Debian packs it apart
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        if not system.install([package]):
            advice = system.advice([package])
            raise SetUpError(f"This Python cannot make environments yet. {advice}")
    builder = venv.EnvBuilder(symlinks=os.name != "nt", with_pip=True, prompt=name)
    try:
        builder.create(folder)
    except subprocess.CalledProcessError as error:
        said = (error.output or b"").decode(errors="replace")
        raise faults.of_pip(said, folder) from error


def install(folder: Path, requirements: Sequence[Path], held: tuple[int, ...]) -> None:
    """Install the pinned packages; `held` are the descriptors that pip keeps open.

    Python compiles what is imported of them; pip would compile five times as much.
    """
    # What pip leaves behind when it is killed goes with the folder.
    rubbish = folder / "rubbish"
    rubbish.mkdir()
    log = rubbish / "pip.log"
    # Hashes of all packages are pinned, so none needs resolving and none is built here.
    options = ["--require-hashes", "--no-deps", "--only-binary", ":all:", "--no-compile"]
    options += ["--disable-pip-version-check", "--no-input"]
    options += [] if sys.stdout.isatty() else ["-qq", "--progress-bar", "off"]
    options += [argument for file in requirements for argument in ("-r", str(file))]
    # To keep a log takes pip a quarter of its time. It alone says why a page cannot be fetched, so
    # pip is asked once more, which a network that failed for a moment is mended by, too.
    failed = _failure(folder, options, rubbish, held)
    if failed is not None:
        logged = [*options, "--log", str(log), "--retries", "1"]
        failed = _failure(folder, logged, rubbish, held)
    if failed is not None:
        raise faults.of_pip(failed + _failed_requests(log), folder)
    shutil.rmtree(rubbish)


def _failure(
    folder: Path, options: Sequence[str], rubbish: Path, held: tuple[int, ...]
) -> str | None:
    """Let pip install; return what it wrote to its standard error where it did not."""
    python = executable(folder)
    variables = _without_pip(places.variables()) | addresses(python)
    variables |= {"PIP_CONFIG_FILE": os.devnull} | dict.fromkeys(
        ("TMPDIR", "TEMP", "TMP"), str(rubbish)
    )
    with subprocess.Popen(
        [python, "-I", "-m", "pip", "install", *options],
        env=variables,
        pass_fds=held,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
    ) as pip:
        _, said = pip.communicate()
    return said if pip.returncode else None


def readdress(folder: Path, name: str) -> None:
    """Let the programs of an environment name the folder that it will be renamed to."""
    old, new = os.fsencode(folder.name), os.fsencode(name)
    for file in (folder / "pyvenv.cfg", *executable(folder).parent.iterdir()):
        if file.is_file() and not file.is_symlink() and old in (content := file.read_bytes()):
            file.write_bytes(content.replace(old, new))


def fault(folder: Path, modules: Sequence[str], program: str | None) -> str | None:
    """Return what keeps an environment from working here, None if it works."""
    commands: list[list[str]] = [["-c", _CHECK, *modules]]
    commands += [["-m", program, "--version"]] if program else []
    for command in commands:
        try:
            done = subprocess.run(
                [executable(folder), *command],
                env=places.variables(),
                stdin=subprocess.DEVNULL,
                capture_output=True,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            return str(error.strerror or error)
        if done.returncode:
            return (done.stderr.strip().splitlines() or [f"status {done.returncode}"])[-1]
    return None


def _failed_requests(log: Path) -> str:
    """Return why pages could not be fetched, which pip tells its log alone."""
    try:
        logged = log.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    return "\n".join(re.findall("Could not fetch URL .+", logged))


def addresses(python: Path) -> dict[str, str]:
    """Return where packages come from by the files and variables of pip, as variables."""
    found: dict[str, dict[str, str]] = {}
    listed = subprocess.run(
        [python, "-I", "-m", "pip", "--disable-pip-version-check", "config", "list"],
        env=_without_pip(os.environ) | _only_pip(os.environ),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
        errors="replace",
    ).stdout
    for line in listed.splitlines():
        key, _, value = line.partition("=")
        section, _, name = key.rpartition(".")
        if name in _ADDRESSES:
            variable = "PIP_" + name.upper().replace("-", "_")
            found.setdefault(section, {})[variable] = " ".join(str(ast.literal_eval(value)).split())
    # As pip reads them: what is said of installing before what is said of all, variables first.
    return found.get("global", {}) | found.get("install", {}) | found.get(":env:", {})


def _without_pip(variables: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in variables.items() if not name.startswith("PIP_")}


def _only_pip(variables: Mapping[str, str]) -> dict[str, str]:
    names = {"PIP_CONFIG_FILE", *("PIP_" + name.upper().replace("-", "_") for name in _ADDRESSES)}
    return {name: value for name, value in variables.items() if name in names}
