"""Swiss systems: the position they pair from, colours, the order of boards, the legality of what
they hand out; each system is a room of its own in here.
"""
