"""Words for draws, matches, games, results and play-offs; what the table makes of them stands in
`table`.
"""
