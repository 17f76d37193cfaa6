"""The one frame of dialogs and the questions that many rooms ask.

A dialog of one room stands in that room.
"""
