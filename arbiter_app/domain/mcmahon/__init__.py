"""What a McMahon tournament counts: levels at the start, scores round by round, handicaps of games.

Pairings and tables both look at it. Who meets whom stands in `pairing/swiss/mcmahon`.
"""
