"""Tournaments of solvers: what sheets give, what may be written on them, who is above whom.

What a round is and what is written on a sheet stands in `facts`.
"""
