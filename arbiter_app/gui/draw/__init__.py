"""The page of the draw: its setting, methods, result, changes and proof.

The draw held before everybody stands in `ceremony`.
"""
