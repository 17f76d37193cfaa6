"""Measure the memory of papers of few and of many pages, each made in a process of its own."""

import gc
import subprocess
import sys
from datetime import datetime
from pathlib import Path

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.pdf.render import render
from arbiter_app.i18n import catalogue
from tests.benchmarks import tables
from tests.benchmarks.papers_beside_canvas import named

MOST = 50.0
"""How much more memory about 500 pages may take than about 5, in megabytes."""
_SIZES = (("result-slips", 80, 8200), ("name-cards", 16, 1500), ("start-list", 140, 14500))
"""Papers with so many players that they have about 5 and about 500 pages."""
_STATUS = Path("/proc/self/status")


def measure_memory() -> None:
    """Print the memory at its most while papers are made, without that of the event itself."""
    if not _STATUS.exists():
        print("\nThe memory of papers is measured on Linux alone.")
        return
    print(f"\n{'memory for a paper':40}{'pages':>14}{'MB':>16}{'more':>9}{'must':>8}")
    for name, few, many in _SIZES:
        (least, small), (most, large) = _made_apart(name, few), _made_apart(name, many)
        more = large - small
        print(
            f"{name:40}{f'{least} / {most}':>14}{f'{small:.0f} / {large:.0f}':>16}{more:9.0f}"
            f"{MOST:8.0f} {'reached' if more <= MOST else 'MISSED'}",
            flush=True,
        )


def _made_apart(name: str, players: int) -> tuple[int, float]:
    """Return the pages of a paper and the memory it took."""
    command = [sys.executable, "-m", "tests.benchmarks.memory_of_papers", name, str(players)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    pages, memory = done.stdout.split()
    return int(pages), float(memory)


def _megabytes(what: str) -> float:
    """Return what the system counts of this process: `VmRSS` now, `VmHWM` at its most."""
    lines = _STATUS.read_text().splitlines()
    (kilobytes,) = (line.split()[1] for line in lines if line.startswith(f"{what}:"))
    return int(kilobytes) / 1024


def main() -> None:
    """Make a paper of an event of so many players; print its pages and its megabytes."""
    name, players = sys.argv[1], int(sys.argv[2])
    gc.disable()  # as the program does
    event = named(tables.swiss(players, rounds=1))
    before = _megabytes("VmRSS")
    made = render(document(name).build(event, {}, catalogue("uk"), datetime(2026, 11, 1)))
    print(made.pages, _megabytes("VmHWM") - before)


if __name__ == "__main__":
    main()
