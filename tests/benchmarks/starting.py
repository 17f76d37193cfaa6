"""Time the start to a painted window, beside a bare PySide6 window with a table of 24 rows: the
first start of all, and one that opens an event of 24. Both windows as people get them, built, and
both as they run from a checkout.
"""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path
from statistics import median
from time import perf_counter

from installer.building.freeze import bytes_of, freeze, freeze_script
from tests.benchmarks.event_files import full_event
from tests.benchmarks.measuring import head, line, line_of_megabytes

_Command = Sequence[str | Path]

_RUNS = 9
_SCRIPT = Path(__file__).with_name("bare_window.py")


def time_start(folder: Path) -> None:
    """Print what the start takes, on the clock, of the processor and of memory, and what the
    portable folder takes on the disk.
    """
    path = folder / "event.arbiter"
    full_event(path).close()
    built = freeze(folder / "dist", folder / "work")
    bare = freeze_script(_SCRIPT, folder / "bare")
    pairs: Mapping[str, tuple[_Command, _Command]] = {
        "built": ((built / "arbiter",), (bare / _SCRIPT.stem,)),
        "from a checkout": ((sys.executable, "-m", "arbiter_app"), (sys.executable, _SCRIPT)),
    }
    opened: Mapping[str, _Command] = {"at the first start": (), "with an event of 24": (path,)}
    head("PySide6")
    for (how, (mine, other)), (what, event) in product(pairs.items(), opened.items()):
        settings = folder / what
        settings.mkdir(exist_ok=True)
        ours, theirs = _starts((*mine, "--measure-start", *event), other, settings=settings)
        line(f"painted {what}, {how}", ours["clock"], theirs["clock"])
        line("   of the processor", ours["processor"], theirs["processor"])
        if "memory" in ours:
            line_of_megabytes("   memory, shared parts by share", ours["memory"], theirs["memory"])
    line_of_megabytes("size of the folder", bytes_of(built) / 1e6, bytes_of(bare) / 1e6)


def _starts(*commands: _Command, settings: Path) -> tuple[Mapping[str, float], ...]:
    """Return the medians of what starts take. They take turns: what else this computer does meets
    all of them.
    """
    environment = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_CONFIG_HOME": str(settings),
        "XDG_DATA_HOME": str(settings),
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    }
    # An ordinary start finds its modules compiled by the start before it.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    for command in commands:
        _start(command, environment)
    told = [[_start(command, environment) for command in commands] for _ in range(_RUNS)]
    return tuple(
        {what: median(each[what] for each in of_one) for what in of_one[0]}
        for of_one in zip(*told, strict=True)
    )


def _start(command: _Command, environment: Mapping[str, str]) -> dict[str, float]:
    begun = perf_counter()
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        clock = perf_counter() - begun
    told: dict[str, float] = json.loads(said)
    return told | {"clock": clock}
