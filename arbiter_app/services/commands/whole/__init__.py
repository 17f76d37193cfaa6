"""Commands about the whole event: its description, tournaments, hall, files taken in, snapshots.

What one tournament is played by is in `rules`.
"""
