"""Commands that take files in and write files out: reports, lists of players, papers, whole events.

Copies kept against a loss are not here but in `keeping`.
"""
