"""The event file: connection, transactions, journal, locking, copies.

Which tables there are, and which value stands in which column, is told in `store/rows`.
"""
