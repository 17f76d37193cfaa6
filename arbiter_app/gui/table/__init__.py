"""The page of the table: standings, cross table, lots, and why a place is a place.

The lists of tie-breaks are chosen on the page of the `event`.
"""
