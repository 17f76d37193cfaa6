"""What is announced of a Swiss, and the dialogs that change each part of it.

Pairing a round of it has a room of its own.
"""
