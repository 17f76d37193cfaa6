"""What an act changed, row by row, before and after, in words.

The act itself has its line in `journal`.
"""
