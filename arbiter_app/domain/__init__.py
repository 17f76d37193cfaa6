"""Facts and rules of a tournament: pure values, no I/O, clock, randomness or text for people.

Texts and files are read in `formats`, kept in `store`, worded in `wording`.
"""
