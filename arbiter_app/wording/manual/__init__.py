"""The manual: its chapters as `resources/help` has them, and what is found in them.

The window it is read in is `gui/window/manual`.
"""
