"""What only teams have: who plays for one in a round, and at which board.

How teams are paired stands in `pairing`, what their tie-breaks are in `tie_breaks`.
"""
