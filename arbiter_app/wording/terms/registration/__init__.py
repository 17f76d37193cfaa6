"""Words for people, their papers, fees, ratings and offices; what becomes of them in play stands in
`play`.
"""
