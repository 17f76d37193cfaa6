"""Time Arbiter beside what the bare libraries and FIDE's engine need for the same, in the same run.

Run by `python3 installer bench`, with the names of the parts. Each line is the median of several
runs; a ratio says more than a second, which belongs to this computer.
"""

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from installer.benchmarks import chosen
from tests.benchmarks.event_files import time_disk, time_opening
from tests.benchmarks.keystrokes import time_keystrokes
from tests.benchmarks.large_swiss import time_swiss
from tests.benchmarks.memory_of_papers import measure_memory
from tests.benchmarks.painting import time_painting
from tests.benchmarks.pairing import time_pairing
from tests.benchmarks.papers import time_papers
from tests.benchmarks.papers_beside_canvas import time_beside_canvas
from tests.benchmarks.rating_lists import time_imports, time_search
from tests.benchmarks.several_tournaments import time_tournaments
from tests.benchmarks.starting import time_start
from tests.benchmarks.tables import time_tables
from tests.soak.campaign import campaign
from tests.soak.outcomes import BAD

KILLS = 2000
LONGEST = 3600.0


def count_losses() -> None:
    """Print what kills at random moments have lost."""
    workers = os.cpu_count() or 1
    told = campaign("kills", "1", seconds=LONGEST, workers=workers, turns=KILLS // workers)
    bad = sum(told.came[each] for each in BAD)
    print(f"\n{told.tried} kills at random moments: {bad} with something lost or half done")


def weigh_papers() -> None:
    """Print what papers take, in time and in memory."""
    time_papers()
    time_beside_canvas()
    measure_memory()


TIMED: dict[str, Callable[[Path], None]] = {
    "start": time_start,
    "disk": time_disk,
    "open": time_opening,
    "papers": lambda _: weigh_papers(),
    "key": time_keystrokes,
    "painting": time_painting,
    "standings": time_tables,
    "pairing": time_pairing,
    "swiss": time_swiss,
    "tournaments": time_tournaments,
    "lists": time_imports,
    "search": time_search,
    "kills": lambda _: count_losses(),
}
"""What times each part, in a folder of its own."""


def main() -> None:
    for part in chosen(sys.argv[1:]):
        with tempfile.TemporaryDirectory() as folder:
            TIMED[part](Path(folder))


if __name__ == "__main__":
    main()
