"""Registration: the desk, fees, the mandate commission, findings, people known already, the panel
of arbiters.

What a player does after the start stands in `taking_part`.
"""
