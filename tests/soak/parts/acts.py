"""Every page and every act of it, in every state of an event and every language: the tests try each
in some of them.
"""

import os
import random
import subprocess
import sys
from pathlib import Path

from tests.gui.states import STATES
from tests.soak.outcomes import Outcome, expect

SHORT = 0
"""`installer test` runs the same tests anyway."""
PATIENCE = 1200.0
SECONDS = 1200.0
ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "tests" / "gui" / "window"
OF_STATES = ("test_refusals.py", "test_living_acts.py", "test_plain_words.py", "test_room.py")
OF_LIVES = "test_acts_offered.py"


def turn(chance: random.Random, folder: Path) -> Outcome:
    file, state = chance.choice((*OF_STATES, OF_LIVES)), chance.choice([*STATES])
    command = [sys.executable, "-m", "pytest", str(FOLDER / file), "-p", "no:cacheprovider"]
    command.append(f"--basetemp={folder / 't'}")
    if file in OF_STATES:
        command += ["-k", state.replace(" ", "-")]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | {"ARBITER_SOAK": "1"},
        capture_output=True,
        check=False,
    )
    (folder / "told.txt").write_bytes(done.stdout + done.stderr)
    expect(done.returncode in (0, 5), f"an act fails in {file}: {state}")
    return Outcome.RIGHT
