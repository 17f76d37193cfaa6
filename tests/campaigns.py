"""How many examples the properties of the tests try: few in `installer test`, many in a soak."""

import os

_SHARE = float(os.environ.get("ARBITER_SOAK", 0))
"""How much of the length of use in a soak; 0 outside of one."""

IN_SOAK = _SHARE > 0


def turns(short: int, *, in_soak: int) -> int:
    """Return how often a campaign tries."""
    return max(short, round(in_soak * _SHARE)) if IN_SOAK else short
