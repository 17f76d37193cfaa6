"""The play-off regulation: who of the tied plays what, and who goes on.

The play-off itself is held in `gui/play_off`.
"""
