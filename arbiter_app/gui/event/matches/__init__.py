"""How a match of two is played: its games step by step, and the rules of a knockout made of such.

The matches themselves are played in other rooms.
"""
