"""The properties, state machines and campaigns of the tests, at their full length, with examples
that no test run has seen.
"""

import os
import random
import re
import subprocess
import sys
from pathlib import Path

from tests.soak.outcomes import Outcome, expect

SHORT = 0
"""`installer test` runs them all anyway."""
PATIENCE = 3600.0
SECONDS = 3600.0
ROOT = Path(__file__).resolve().parents[3]
SHARE = "0.1"
"""How much of its full length each has in a turn: so the turns come to all of them."""

_files: list[Path] = []


def prepare(folder: Path) -> None:
    """Find the files with properties and campaigns."""
    uses = re.compile(r"^from hypothesis|pytest\.mark\.soak", re.MULTILINE)
    tests = sorted((ROOT / "tests").rglob("test_*.py"))
    _files[:] = [path for path in tests if uses.search(path.read_text(encoding="utf-8"))]


def turn(chance: random.Random, folder: Path) -> Outcome:
    file, seed = chance.choice(_files), chance.randrange(2**32)
    command = [sys.executable, "-m", "pytest", str(file), "-m", "hypothesis or soak"]
    command += [f"--hypothesis-seed={seed}", "-p", "no:cacheprovider", f"--basetemp={folder / 't'}"]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | {"ARBITER_SOAK": SHARE},
        capture_output=True,
        check=False,
    )
    (folder / "told.txt").write_bytes(done.stdout + done.stderr)
    expect(done.returncode in (0, 5), f"a test fails in {file.name}")
    return Outcome.RIGHT
