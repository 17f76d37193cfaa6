"""The registry of this computer: lists imported, people found, ratings brought up to date.

The players of an event change by `services/commands` alone.
"""
