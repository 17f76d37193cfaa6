"""How long a campaign is: short in `installer test`, as long as is of use in `installer soak`."""

import os

IN_SOAK = "ARBITER_SOAK" in os.environ


def turns(short: int, *, in_soak: int) -> int:
    """Return how often a campaign tries."""
    return in_soak if IN_SOAK else short
