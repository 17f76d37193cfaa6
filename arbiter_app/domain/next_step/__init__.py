"""What comes next when play pauses: play-offs that are due, qualifiers and later stages.

What was decided until then stands in `play_offs` and `table`.
"""
