"""Papers that rank: cross table, standings, rounds of a Swiss, places reached, why a place is a
place.

The tables themselves are reckoned in `domain/table`.
"""
