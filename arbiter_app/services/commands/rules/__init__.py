"""Commands about the regulations of a tournament: how it is paired, ranked, rated, divided.

The general settings of a tournament are with the event, in `whole`.
"""
