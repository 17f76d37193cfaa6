"""What the window opened without is imported while nobody asks anything of it."""

import gc
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module

from PySide6.QtCore import QObject, QTimer

from arbiter_app.gui.base.after_paint import after_paint
from arbiter_app.gui.base.background import in_background

_LAYERS = ("domain", "formats", "wording", "store", "documents", "services", "gui")
"""From the lowest on: what a module imports itself is there by then, and no turn is long."""

_LIBRARIES = ("openpyxl", "reportlab.pdfgen.canvas", "pypdfium2")
"""Each takes too long for a turn, and touches no widget."""


class IdleImports(QObject):
    """Imports a module each time the window has nothing else to do, from its first painting on.

    Pages, dialogs and papers are imported in the functions that show them first, so that the window
    opens without them; so they are there before they are asked for. What is asked for earlier is
    imported then. It ends with its parent.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._modules = _modules()
        # Without an interval a timer waits for all keys and paintings that are due.
        self._turns = QTimer(self)
        self._turns.timeout.connect(self._import_next)
        after_paint(self, self._begin)

    def _begin(self) -> None:
        in_background(_import_libraries, self._go_on)

    def _go_on(self, _: None) -> None:
        self._turns.start()

    def _import_next(self) -> None:
        for name in self._modules:
            if name not in sys.modules:
                import_module(name)
                return
        self._turns.stop()
        # What is there now stays to the end: no look for garbage goes through it any more.
        gc.freeze()


def _import_libraries() -> None:
    for name in _LIBRARIES:
        with suppress(ImportError, OSError):  # said when the library is asked for
            import_module(name)


def _modules() -> Iterator[str]:
    for layer in _LAYERS:
        yield from _within(f"arbiter_app.{layer}")


def _within(package: str) -> Iterator[str]:
    """Yield the modules of a package and of those within it, the package itself first."""
    from pkgutil import iter_modules

    yield package
    for module in iter_modules(import_module(package).__path__, f"{package}."):
        if module.ispkg:
            yield from _within(module.name)
        elif not module.name.endswith("__main__"):
            yield module.name
