"""The names under which parts of the benchmark are asked for; `tests/benchmarks` times them."""

import sys
from collections.abc import Sequence

PARTS = {
    "start": "the built window until it is painted, beside a bare PySide6 window",
    "disk": "one result on disk, beside a bare transaction of the same bytes",
    "open": "opening an event of 24, with its check",
    "papers": "every paper of 24 players, large ones beside reportlab's bare canvas, their memory",
    "key": "a result from key to painted row, for 24 to 1,000 players and 60 matches of teams",
    "painting": "a cross table of 24 and a list of 200 painted anew, in time of the processor",
    "standings": "from a report file to the table, beside FIDE's engine",
    "pairing": "a whole round of a Swiss, from 100 to 5,000 players, beside FIDE's engine",
    "swiss": "what an open of 1,000 players must keep: opening, pairing, a result, the tables",
    "tournaments": "an event of 12 tournaments and 600 people beside one tournament alone",
    "lists": "the import of rating lists of 1.8 million people, beside plain SQLite",
    "search": "a keystroke of the search in 1.8 million people",
    "kills": "what two thousand kills at random moments lose",
}
"""Each part with what it times, in the order in which they are run."""

WITH_ENGINE = frozenset({"standings", "pairing"})
"""The parts that time FIDE's engine, too."""


def chosen(names: Sequence[str]) -> tuple[str, ...]:
    """Return the parts that are named, all where none is; exit where one is not known, or where
    the names are asked for.
    """
    if {"-h", "--help"} & set(names):
        print(f"usage: python3 installer bench [NAME…]\n\n{listed('  ')}")
        sys.exit()
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        sys.exit(f"There is no benchmark {', '.join(unknown)}. There are:\n{listed('  ')}")
    return tuple(name for name in PARTS if name in names or not names)


def listed(margin: str) -> str:
    """Return a line for each part, each after a margin."""
    return "\n".join(f"{margin}{name:<11} {what}" for name, what in PARTS.items())
