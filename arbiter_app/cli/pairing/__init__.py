"""Commands that pair and draw: a round of a Swiss with its reasons, and the ceremony of the draw.

How it is done stands in the `domain`; here it is asked for and printed.
"""
