"""Rankings across the tournaments of an event: regions, clubs, coaches by what their players did.

How a single tournament is ranked is not told here, see `table`.
"""
