"""Commands that try the rules on whole tournaments: a check of what was played, and random ones.

They change no event.
"""
