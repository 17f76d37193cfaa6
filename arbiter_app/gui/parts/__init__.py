"""Widgets and dialogs that two or more rooms use: tables, fields, choices, the frame of dialogs.

A part that one room alone uses stands in that room.
"""
