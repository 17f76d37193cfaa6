"""The page of rounds: results by keys, second typing, times, publishing, signing off, corrections.

Matches of a knockout as a bracket stand in `bracket`.
"""
