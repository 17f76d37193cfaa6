"""Words for the event, its stages, systems and regulations; what is played by them stands in
`play`.
"""
