"""How modules are imported once Qt is there."""

import builtins

import PySide6.QtCore  # noqa: F401 - it is what changes how all others are imported


def import_as_python_does() -> None:
    """Take away what Qt for Python puts before every import of the whole program.

    It reads the source of each module to see whether Qt's names are to be spelled otherwise there
    (`__feature__`), which no module asks for here: a tenth of a start went into that.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
