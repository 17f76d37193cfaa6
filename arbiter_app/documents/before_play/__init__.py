"""Papers before the first round: application, registration, mandate commission, officials, start
list.

Those of the draw stand in `draw`.
"""
