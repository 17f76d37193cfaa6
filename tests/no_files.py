"""What can stand under the name of a file and is none."""

import os
from collections.abc import Callable
from pathlib import Path

NO_FILES: tuple[Callable[[Path], object], ...] = (Path.mkdir,)
"""Each makes one at a path: a folder and, where the system gives pipes names, a pipe, for which
whoever opens it without care waits for ever.
"""
if hasattr(os, "mkfifo"):
    NO_FILES = (*NO_FILES, os.mkfifo)
