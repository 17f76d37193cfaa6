"""The pages of an event and the list of them, and the way on from each.

What is on a page stands in its own room.
"""
