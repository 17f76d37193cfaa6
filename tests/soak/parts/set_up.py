"""Kills and full disks in set-up: the old environment works, or the new one."""

import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

from tests.installer import fake_set_up
from tests.soak.outcomes import Outcome, expect

SHORT = 4
STEPS = 35
"""More than a set-up writes, renames and removes."""
ROOT = Path(__file__).resolve().parents[3]


def turn(chance: random.Random, folder: Path) -> Outcome:
    before = chance.choice(("nothing", "older", "damaged"))
    if before != "nothing":
        fake_set_up.pin(folder, "older")
        fake_set_up.set_up(folder)
        fake_set_up.pin(folder, "older" if before == "damaged" else "newer")
        if before == "damaged":
            _damage(chance, folder / "env")
    else:
        fake_set_up.pin(folder, "newer")
    wanted = (folder / "pins.txt").read_text(encoding="utf-8")
    how = chance.choice(("kill", "full"))
    said = _struck(folder, chance.randint(1, STEPS), how)
    expect("Traceback" not in said, f"{how} over {before}: {said}")
    if before == "older" and chance.random() < 0.5:
        fake_set_up.set_up(folder, online=False, older_will_do=True)
        expect(fake_set_up.packages(folder) in ("older", "newer"), "no packages without a network")
    fake_set_up.set_up(folder)
    expect(fake_set_up.packages(folder) == wanted, f"other packages after {how} over {before}")
    left = {path.name for path in folder.iterdir()} - {"env", "env.lock", "pins.txt"}
    expect(not left, f"left after {how} over {before}: {left}")
    return Outcome.RIGHT


def _struck(folder: Path, at: int, how: str) -> str:
    """Set up in a process that is struck; return what it said."""
    command = [sys.executable, "-m", "tests.installer.fake_set_up", str(folder), str(at), how]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return done.stdout + done.stderr


def _damage(chance: random.Random, env: Path) -> None:
    match chance.randrange(3):
        case 0:
            (env / fake_set_up.PACKAGES).unlink()
        case 1:
            (env / fake_set_up.PACKAGES).write_bytes(b"")
        case _:
            shutil.rmtree(env / "lib")
