"""Places: the standings, ties and what divides them, the whole of several stages, and why.

The values they rest upon are reckoned in `tie_breaks`.
"""
