"""A process that makes turns of a part until its time is over, and tells of each in a line:

python -m tests.soak.worker PART CAMPAIGN WORKER FIRST FOLDER SECONDS TURNS
"""

import faulthandler
import json
import os
import sys
import time
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import TextIO

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from arbiter_app import paths
from tests.soak.memory import MEGABYTE, allow, peak
from tests.soak.turns import Limits, keep, part_named, prepare, seed_of, take

TURNS_OF_A_PROCESS = 5000
"""After so many a fresh process goes on: what a long day leaves behind is no turn's fault."""


def main(words: Sequence[str], *, is_fork: bool = False) -> None:
    """Make turns. A fork has no clock of its own: the one that `faulthandler` had wound up before
    cannot be wound up again there, and it is the campaign that ends a turn without an end.
    """
    name, campaign = words[:2]
    worker, first, turns = int(words[2]), int(words[3]), int(words[6])
    folder, ends = Path(words[4]), time.monotonic() + float(words[5])
    told = _voice()
    user_data = folder / "user-data"
    user_data.mkdir(parents=True, exist_ok=True)
    paths.user_data = lambda: user_data
    part = part_named(name)
    limits = Limits.of(part)
    allow(limits.address_space * MEGABYTE)
    prepare(part, folder / "prepared")
    ordinary = peak()
    for number in count(first):
        if number == first + min(turns, TURNS_OF_A_PROCESS) or time.monotonic() >= ends:
            return
        seed = seed_of(campaign, worker, number)
        if not is_fork:
            faulthandler.dump_traceback_later(2 * limits.patience, exit=True)
        turn = take(part, seed, folder / "turn", ordinary)
        line = {"came": turn.came, "figures": turn.figures, "what": turn.what, "kept": ""}
        if turn.what:
            details = f"{turn.what}\n{turn.details}"
            line["kept"] = str(keep(name, seed, folder / "turn", details))
        print(json.dumps(line), file=told, flush=True)
        if "memory" in turn.what.casefold() or turn.what.endswith("MB"):
            return  # another process begins with as little as this one did


def _voice() -> TextIO:
    """Return what the campaign listens to; all else that is printed goes to the errors."""
    voice = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return voice


if __name__ == "__main__":
    main(sys.argv[1:])
