"""Qt for Python is imported with less than it imports by itself, and does what it did."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
WRONG_CALL = """
from arbiter_app.gui.base.imports import import_qt

import_qt()
from PySide6.QtCore import QPoint

QPoint("here")
"""


def test_that_a_wrong_call_is_still_told_with_the_right_ones() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WRONG_CALL], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "PySide6.QtCore.QPoint.__init__(xpos: int, ypos: int, /)" in done.stderr
