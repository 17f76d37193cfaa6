"""The parts of a soak: a module each, as `tests.soak.turns.Part` says, named in
`installer/campaigns.py`.
"""
