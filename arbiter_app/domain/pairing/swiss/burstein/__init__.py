"""The Burstein System, text of 2026 (C.04.4.2), after its seeding rounds, which are paired by the
Dutch one: the bye first, then brackets from the top down, each weighed as a whole.
"""

from arbiter_app.domain.pairing.swiss.burstein.rounds import pair

__all__ = ["pair"]
