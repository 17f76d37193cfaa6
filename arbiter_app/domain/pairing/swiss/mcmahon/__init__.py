"""McMahon pairing: people start on levels as if some rounds were played, and are then paired by the
greatest weight of all their meetings together.

The weights are those of the program that most tournaments of Go are paired with, as exact whole
numbers: where scores are nearest, then who is drawn out of a group, seeding within it, and colours.
"""

from arbiter_app.domain.pairing.swiss.mcmahon.rounds import pair

__all__ = ["pair"]
