"""The Lim System, text of 2026 (C.04.4.3): from the top down to the middle, from the bottom up to
it, then the median group.

It is a procedure: every choice is the first in an order that the text gives. Sets of players are
bits of whole numbers. Matchings answer only whether all of some people can be paired.
"""

from arbiter_app.domain.pairing.swiss.lim.rounds import pair

__all__ = ["pair"]
