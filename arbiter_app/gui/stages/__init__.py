"""The page of stages: groups, finals, who goes on where.

What is played in them is shown by the pages of play.
"""
