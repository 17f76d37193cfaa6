"""The tie-breaks in their order, ready lists of them, and criteria that the event defines itself.

The table they order is not here.
"""
