"""How numbers are drawn: lots, envelopes and Varma tables, seeding, groups, the ceremony and its
ways out.

Lots among the tied belong to `table` and `play_offs`.
"""
