"""The commands of the program without a window, in English.

They do what the window does, by the same `services`.
"""

from arbiter_app.cli.failure import has_display, no_display, no_window
from arbiter_app.cli.parser import run, wants_window

__all__ = ["has_display", "no_display", "no_window", "run", "wants_window"]
