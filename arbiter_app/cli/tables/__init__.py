"""Commands that print what an event says: its stages and tournaments, tables, and why a rank is so.

None of them changes or writes a file.
"""
