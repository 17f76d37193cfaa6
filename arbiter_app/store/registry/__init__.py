"""The registry of the computer: one SQLite file a rating list, searched as one types.

Nothing of an event is kept here.
"""
