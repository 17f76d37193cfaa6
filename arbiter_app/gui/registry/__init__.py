"""The registry of this computer: rating lists, people, spellings.

The players of an event stand in `players`.
"""
