"""Words for rankings across tournaments: their rules, and who counts with what.

Words for the table of one tournament stand in `table`.
"""
