"""Commands about players and officials: entered, admitted, paid, gone, and what each may do.

What they do at the board is in `play`.
"""
