"""The page of the journal: filter, entries with their differences, undoing to any point.

The journal itself is kept by `store/event_file`.
"""
