"""Rows to values of the domain and back, both halves side by side: the only room that names
columns.

When rows are written is decided in `services`.
"""
