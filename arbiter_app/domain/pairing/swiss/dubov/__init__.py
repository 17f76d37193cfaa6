"""The Dubov System, text of 2026 (C.04.4.1): the bye first, then brackets from the top down, each
filled up from below, those who seek White against those who seek Black.

Sets of players are bits of whole numbers. Why one matching finds the first of all sets that the
article orders is said in `upfloaters` and `subgroups`.
"""

from arbiter_app.domain.pairing.swiss.dubov.rounds import pair

__all__ = ["pair"]
