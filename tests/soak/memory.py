"""How much memory a process has taken at the most, and how much it may."""

import sys
from pathlib import Path

MEGABYTE = 1 << 20
_STATUS = Path("/proc/self/status")


def peak() -> int | None:
    """Return the most memory this process has taken so far, in bytes; None where nobody counts."""
    if _STATUS.exists():  # unlike `getrusage` it knows nothing of the process that started this one
        for line in _STATUS.read_bytes().splitlines():
            if line.startswith(b"VmHWM:"):
                return int(line.split()[1]) * 1024
    if sys.platform == "win32":
        return None
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def allow(size: int) -> None:
    """Let this process and its children have no more than so many bytes, where a system can."""
    if sys.platform == "win32":
        return
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (size, resource.getrlimit(resource.RLIMIT_AS)[1]))
