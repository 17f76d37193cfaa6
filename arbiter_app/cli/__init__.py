"""The commands of the program without a window, in English.

They do what the window does, by the same `services`.
"""

from arbiter_app.cli.parser import run, wants_window

__all__ = ["run", "wants_window"]
