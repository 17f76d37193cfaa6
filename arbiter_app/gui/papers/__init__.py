"""The page of papers: choosing, options, preview, printing, papers that became wrong.

What stands on a paper is made in `documents`.
"""
