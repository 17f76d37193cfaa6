"""The Swiss Team System, text of 2026 (C.04.6): the bye first, then brackets from the top down,
each filled up from below and paired within itself.

Scores are match points or game points, as the regulations choose. Everybody's preference of colour,
or that there is none, is in the position: the types A and B differ in nothing else.
"""

from arbiter_app.domain.facts.rules.team_rules import Readings
from arbiter_app.domain.pairing.swiss.teams.rounds import pair

__all__ = ["Readings", "pair"]
