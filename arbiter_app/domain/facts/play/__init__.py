"""What happens at the boards: pairing numbers, rounds, games, matches and what is noted of them.

What a result means to each side is in `results`, one floor up, for regulations speak of it too.
"""
