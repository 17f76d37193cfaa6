"""The event file and the registry of the computer: the only layer that knows SQL.

What an act means is decided in `services`, which alone open the store.
"""
