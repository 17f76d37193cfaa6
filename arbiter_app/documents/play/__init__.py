"""Papers of play: schedule, protocols of rounds and matches, bracket, order of play, games
unplayed.

What ranks the players stands in `table`.
"""
