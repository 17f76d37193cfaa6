"""Time Arbiter beside what the bare libraries and FIDE's engine need for the same, in the same run.

Run by `python3 installer bench`, with the names of the parts. Each line is the median of several
runs; a ratio says more than a second, which belongs to this computer.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from installer.benchmarks import chosen
from tests.benchmarks.event_files import time_disk, time_opening
from tests.benchmarks.keystrokes import time_keystrokes
from tests.benchmarks.painting import time_painting
from tests.benchmarks.papers import time_papers
from tests.benchmarks.rating_lists import time_imports, time_search
from tests.benchmarks.starting import time_start
from tests.benchmarks.tables import time_tables
from tests.soak.kills import soak

KILLS = 2000


def count_losses(folder: Path) -> None:
    """Print what kills at random moments have lost."""
    toll = soak(folder, KILLS, seed=1)
    print(
        f"\n{toll.kills} kills at random moments: {toll.acknowledged} acts acknowledged,"
        f" {toll.lost} of them lost, {toll.unreadable} files that fail `verify`"
    )


TIMED: dict[str, Callable[[Path], None]] = {
    "start": time_start,
    "disk": time_disk,
    "open": time_opening,
    "papers": lambda _: time_papers(),
    "key": time_keystrokes,
    "painting": time_painting,
    "standings": time_tables,
    "lists": time_imports,
    "search": time_search,
    "kills": count_losses,
}
"""What times each part, in a folder of its own."""


def main() -> None:
    for part in chosen(sys.argv[1:]):
        with tempfile.TemporaryDirectory() as folder:
            TIMED[part](Path(folder))


if __name__ == "__main__":
    main()
