"""The page of a tournament of solvers: sheets are typed, typed twice and signed off.

Its rules are asked for on the page of the event, its table is that of all tournaments.
"""
