"""What is built under which name: version, system and processor stand in each."""

import platform
import sys

from arbiter_app import __version__

_SYSTEMS = {"win32": "windows", "darwin": "macos"}


def system() -> str:
    """Return the name of this system."""
    return _SYSTEMS.get(sys.platform, sys.platform)


def portable() -> str:
    """Return the name of the portable folder."""
    return f"arbiter-{__version__}-{system()}-{platform.machine().lower()}"
