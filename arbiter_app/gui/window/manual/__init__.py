"""The manual as it is read: its window, and which chapter a page has.

The text stands in `resources/help`, and what is found in it comes from `wording/manual`.
"""
