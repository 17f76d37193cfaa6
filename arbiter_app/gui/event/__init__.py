"""The page of the event and its regulations: rules of play, tie-breaks, knockout, play-off,
conditions.

Officials have a room of their own.
"""
