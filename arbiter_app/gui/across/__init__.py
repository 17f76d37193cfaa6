"""Rankings across the tournaments of an event: their table, and the rules that make it.

The table of one tournament stands in `table`.
"""
