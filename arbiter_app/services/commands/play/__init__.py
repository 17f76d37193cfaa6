"""Commands of play: the draw, stages, rounds, games, matches, play-offs and lots.

Incidents and protests are in `disputes`.
"""
