"""Windows that are let go in circles are destroyed in their own thread."""

import gc
import threading
import weakref

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from arbiter_app.gui.base.background import in_background
from arbiter_app.gui.window.garbage import GarbageCollector


class Circle:
    def __init__(self) -> None:
        self.itself = self


class Window(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.answers: list[int] = []

    def take(self, number: int) -> None:
        self.answers.append(number)


def test_that_no_worker_looks_for_garbage(qtbot: QtBot) -> None:
    gc.enable()
    window = Window()
    GarbageCollector(window)
    threads: list[threading.Thread] = []
    weakref.finalize(Circle(), lambda: threads.append(threading.current_thread()))

    in_background(lambda: len([[] for _ in range(200_000)]), window.take)
    qtbot.waitUntil(lambda: bool(window.answers))
    assert threads == []
    held: list[list[int]] = [[] for _ in range(5_000)]  # enough to make the window look
    qtbot.waitUntil(lambda: bool(threads))
    assert len(held) == 5_000
    assert threads == [threading.main_thread()]
