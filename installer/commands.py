"""The commands of `python3 installer`."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from installer import benchmarks, campaigns, places, system, translations
from installer.environment import ENGINE, GACRUX, PROGRAM, python, start
from installer.places import ROOT, workplace

_USAGE = """\
usage: python3 installer COMMAND [ARGUMENTS]

  run           set up, then open the window on the event of last time, on the sample event
                while there is none of your own; without a display write the papers of the
                sample. With ARGUMENTS: run the command line of Arbiter with them
  test          set up, then make every check; ARGUMENTS go to pytest
  soak          set up, then run the campaigns that tests make short, [MINUTES] of them (an
                hour), all [PARTS] or those named, in equal time and with other inputs each
                time; --seed SEED for the same again, --repeat PART SEED for one turn
{campaigns}
  bench         set up, then time Arbiter beside the bare libraries and FIDE's engine:
                all, or the ARGUMENTS among
{benchmarks}
  set-up        set up all that these commands fetch from the network, FIDE's engine too
  build         set up, then make in dist/ what people install: the portable folder and its
                archive, the package or setup of this system, the wheel, the checksums
  try-build     set up, then build folder and package for Linux and try them as somebody without
                Python, network or settings; as root the package is installed and removed again

for maintainers:
  translations  bring resources/i18n/*.ts up to the texts in the source; with --list print
                every text in each language, to be read from end to end
  old-files     write an event of every kind as this version has it, kept for later versions
                to open; once for each release
  manual        take the pictures of the manual anew from the sample event, in each language
  pin           pin what pyproject.toml asks for (needs uv); with --upgrade the newest versions
""".format(
    benchmarks=benchmarks.listed("                  "),
    campaigns=campaigns.listed("                  "),
)

_OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}
_COMPILED_ONCE = {"PYTHONDONTWRITEBYTECODE": ""}
"""Tests start hundreds of programs, and each worker reads all tests: none compiles what is."""
_ALL_WORKERS = ("-n", "auto", "--dist", "worksteal")
_LAYERS = "from importlinter.cli import lint_imports_command; lint_imports_command()"
_TEXTS = "import sys; from installer import translations; sys.exit(translations.check())"
_UNEXPECTED = 3
"""The exit status of Arbiter where something went wrong that it did not expect."""


def main() -> None:
    """Run the command that is named on the command line, and exit with its exit code."""
    commands: dict[str, Callable[[Sequence[str]], int]] = {
        "run": _run,
        "test": _test,
        "set-up": _set_up,
        "soak": _soak,
        "bench": _bench,
        "build": _build,
        "try-build": _try_build,
        "translations": _translations,
        "old-files": _old_files,
        "manual": _manual,
        "pin": _pin,
    }
    if sys.argv[1:] in (["-h"], ["--help"]):
        print(_USAGE, end="")
        sys.exit()
    command = commands.get(sys.argv[1]) if len(sys.argv) > 1 else None
    if command is None:
        sys.exit(_USAGE)
    try:
        sys.exit(command(sys.argv[2:]))
    except KeyboardInterrupt:
        sys.exit("Interrupted.")


def _run(arguments: Sequence[str]) -> int:
    libraries_are_there = system.provide_qt_libraries()
    PROGRAM.set_up(older_will_do=True)
    if arguments:
        status = python("-m", "arbiter_app", *arguments, cwd=None)
        if _is_crash(status) and PROGRAM.mend():
            print("The packages are mended. Run the same command again.", file=sys.stderr)
        return status
    if not system.has_display(sys.platform, os.environ):
        print(
            "There is no display: the papers of the sample event are written instead.", flush=True
        )
        return python("-m", "arbiter_app", "demo", workplace() / "build" / "demo")
    if not libraries_are_there:
        sys.exit("The window opens as soon as the libraries named above are installed.")
    window = ("-m", "arbiter_app", "--or-sample")
    status = python(*window)
    return python(*window) if _is_crash(status) and PROGRAM.mend() else status


def _is_crash(status: int) -> bool:
    """Tell whether a program ended as damaged packages let it end, and nobody asked it to."""
    asked = ("SIGINT", "SIGTERM", "SIGHUP", "SIGKILL")
    by_hand = {-getattr(signal, name, 0) for name in asked}  # Windows has not all of them
    return status == _UNEXPECTED or status > 255 or (status < 0 and status not in by_hand)


def _test(arguments: Sequence[str]) -> int:
    engines = _set_up_with_engine()
    place = workplace()
    layers_cache = () if place == ROOT else ("--cache-dir", place / "layers")
    # Types take a minute on one processor: they are checked beside all the rest. What takes
    # seconds is told before the tests begin.
    types = start("-m", "mypy", *_types_cache())
    layers = start("-c", _LAYERS, "--no-logo", *layers_cache)
    texts = start("-c", _TEXTS)
    variables = _OFFSCREEN | _COMPILED_ONCE | _files_in_memory() | engines
    checks: dict[str, Callable[[], int]] = {
        "Format": lambda: python("-m", "ruff", "format", "--check", "."),
        "Lint": lambda: python("-m", "ruff", "check", "."),
        "Layers": lambda: _told(layers),
        "Translations": lambda: _told(texts),
        "Tests": lambda: python("-m", "pytest", *_ALL_WORKERS, *arguments, variables=variables),
        "Types": lambda: _told(types),
    }
    try:
        for title, check in checks.items():
            print(f"\n== {title}", flush=True)
            if check() != 0:
                print(f"\nThe check “{title}” has failed.", flush=True)
                return 1
    finally:
        for beside in (types, layers, texts):
            beside.kill()
    return 0


def _types_cache() -> tuple[str, ...]:
    """Return words for mypy: what it found is kept where it was kept before, as by an editor. To
    write it is a quarter of the time, for nothing where a checkout is tested once.
    """
    kept = Path(places.variables().get("MYPY_CACHE_DIR", ROOT / ".mypy_cache"))
    return () if kept.exists() else ("--cache-dir", os.devnull)


def _files_in_memory() -> dict[str, str]:
    """Return where tests put their files. Each act waits for a disk several times: half of the time
    of tests that do many would be that.
    """
    folder = system.in_memory()
    return {} if folder is None else {"PYTEST_DEBUG_TEMPROOT": str(folder)}


def _told(process: "subprocess.Popen[str]") -> int:
    """Print what a process has said when it has ended; return its exit code."""
    said, _ = process.communicate()
    print(said, end="", flush=True)
    return process.returncode


def _soak(arguments: Sequence[str]) -> int:
    engines: dict[str, str] = {}
    if campaigns.WITH_ENGINES & {*campaigns.asked(arguments).parts}:
        engines = _set_up_with_engine()
    else:
        system.provide_qt_libraries()
        PROGRAM.set_up()
    return python("-m", "tests.soak", *arguments, variables=_OFFSCREEN | engines)


def _set_up(_: Sequence[str]) -> int:
    _set_up_with_engine()
    return 0


def _set_up_with_engine() -> dict[str, str]:
    """Set up both environments beside each other; return where the tests find FIDE's engine. Where
    there is none that is said, and they go on without.
    """
    system.provide_qt_libraries()
    with ThreadPoolExecutor(1) as beside:
        engine = beside.submit(ENGINE.try_to_set_up)
        PROGRAM.set_up()
    if (error := engine.result()) is not None:
        print(f"{error}\nWhat is compared with FIDE's engine is left out.", flush=True)
        return {GACRUX: ""}
    return {GACRUX: str(ENGINE.python)}


def _bench(arguments: Sequence[str]) -> int:
    parts = benchmarks.chosen(arguments)
    system.provide_qt_libraries()
    PROGRAM.set_up()
    if benchmarks.WITH_ENGINE & {*parts}:
        ENGINE.set_up()
    variables = _OFFSCREEN | {GACRUX: str(ENGINE.python)}
    return python(ROOT / "tests" / "benchmarks", *parts, variables=variables)


def _build(arguments: Sequence[str]) -> int:
    PROGRAM.set_up()
    return python("-m", "installer.building", *arguments, variables=_OFFSCREEN)


def _try_build(_: Sequence[str]) -> int:
    system.provide_qt_libraries()
    system.provide_for_trial()
    PROGRAM.set_up()
    return python("-m", "installer.building", "try", variables=_OFFSCREEN)


def _translations(arguments: Sequence[str]) -> int:
    if arguments:
        return translations.show(arguments)
    PROGRAM.set_up()
    translations.update()
    return 0


def _old_files(_: Sequence[str]) -> int:
    PROGRAM.set_up()
    return python("-m", "tests.old_files")


def _manual(_: Sequence[str]) -> int:
    system.provide_qt_libraries()
    PROGRAM.set_up()
    return python("-m", "installer.pictures", variables=_OFFSCREEN)


def _pin(arguments: Sequence[str]) -> int:
    uv = shutil.which("uv")
    if uv is None:
        sys.exit("Pinning needs uv on the path.")
    # Universal: one file with the hashes for every system and Python; no index or path in it.
    compile_ = [uv, "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
    compile_ += ["--generate-hashes", "--no-emit-index-url", "--no-annotate"]
    compile_ += ["--custom-compile-command", "python3 installer pin", *arguments]
    files = map(str, (*PROGRAM.requirements, *ENGINE.requirements))
    release, development, building, engine = files
    for command in (
        [*compile_, "pyproject.toml", "-o", release],
        [*compile_, "--group", "dev", "-c", release, "-o", development],
        [*compile_, "--group", "build", "-c", release, "-c", development, "-o", building],
        [*compile_, "--group", "engine", "-o", engine],
    ):
        if subprocess.run(command, cwd=ROOT).returncode:
            return 1
    return 0
