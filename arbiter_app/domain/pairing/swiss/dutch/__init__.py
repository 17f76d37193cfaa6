"""The FIDE (Dutch) System, text of 2026 (C.04.3): brackets from the top down.

A bracket is paired by counting where the best that its criteria could be is known beforehand, which
is nearly always; otherwise by weighing all of its pairings. Why it is exact: `by_counting`.
"""

from arbiter_app.domain.pairing.swiss.dutch.rounds import pair

__all__ = ["pair"]
