"""What may be done: by the state of the event, by the state of the round, by the person who is
signed in.

What follows from an act is told in `taking_part` and `disputes`.
"""
