"""Whether an event file can be relied on: what a crash left beside it, its rows beside its journal,
and going on from a file that is at fault.

How a file is read and what may stand in it at all is told outside, by `reading` and `schema`.
"""
