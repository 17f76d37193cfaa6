"""Time the start to a painted window, beside a bare PySide6 window with a table of that size."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.benchmarks.event_files import full_event
from tests.benchmarks.measuring import head, line, processor_of_children, seconds

# Both end after the first turn of the event loop, when the window has been painted.
BARE_WINDOW = """
import os, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QTableWidget, QTableWidgetItem
app = QApplication(sys.argv[:1])
table = QTableWidget(24, 12)
for row in range(24):
    for column in range(12):
        table.setItem(row, column, QTableWidgetItem(f"{row} {column}"))
table.resize(1280, 720)
table.show()
QTimer.singleShot(0, lambda: os._exit(0))
app.exec()
"""

ARBITER_WINDOW = """
import os
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from arbiter_app.__main__ import main
start_loop = QApplication.exec
def end_when_painted(*_):
    QTimer.singleShot(0, lambda: os._exit(0))
    return start_loop()
QApplication.exec = end_when_painted
main()
"""


def time_start(folder: Path) -> None:
    """Print what the start takes, on the clock and of the processor."""
    path = folder / "event.arbiter"
    full_event(path).close()
    bare = _window(BARE_WINDOW, settings=folder)
    arbiter = _window(ARBITER_WINDOW, str(path), settings=folder)
    head("PySide6")
    title = "start to a painted window, event of 24"
    line(title, seconds(arbiter, runs=7), seconds(bare, runs=7))
    of_processor = [
        seconds(start, runs=7, clock=processor_of_children) for start in (arbiter, bare)
    ]
    line("   of the processor", *of_processor)


def _window(script: str, *arguments: str, settings: Path) -> Callable[[], object]:
    environment = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_CONFIG_HOME": str(settings),
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    }
    # An ordinary start finds its modules compiled by the start before it.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-c", script, *arguments]
    return lambda: subprocess.run(command, env=environment, check=True)
