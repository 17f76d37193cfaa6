"""The commands of the program without a window, in English."""

from arbiter_app.cli.parser import run, wants_window

__all__ = ["run", "wants_window"]
