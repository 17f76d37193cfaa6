"""Incidents with their sanctions, and protests and appeals, as they were written down.

What follows from them is reckoned in `domain/disputes`.
"""
