"""The page of who plays in the rounds of a Swiss to come, and the check-in before round 1.

How a round is paired of those who play stands in `pairing`.
"""
