"""Words for the table: points, places, tie-breaks, lots; why a place is a place is said in
`wording/why`.
"""
