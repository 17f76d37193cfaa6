"""Incidents and their sanctions, protests, appeals and hearings, and what they do to results.

Who may decide them stands in `permission`.
"""
