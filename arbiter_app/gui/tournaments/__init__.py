"""The page of tournaments: which there are in the event, how each stands, what each has of its own.

What is done in one of them is done on the other pages, once it is in hand.
"""
