"""The hall in which several tournaments play: its boards, and which rounds fill them when.

Where a round sits inside its own tournament stands in `pairing`.
"""
