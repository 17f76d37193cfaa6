"""What shares the room of a page among its parts: beside each other, folded, scrolled.

They know nothing of what they hold.
"""
