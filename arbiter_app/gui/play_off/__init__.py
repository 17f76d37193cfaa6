"""The page of the play-off: what comes next, clocks, lots, bids, results, outcome.

Its regulation is made on the page of the `event`.
"""
