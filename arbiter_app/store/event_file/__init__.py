"""The event file: schema, transactions, journal, locking, copies.

Which value stands in which column is told in `store/rows`.
"""
