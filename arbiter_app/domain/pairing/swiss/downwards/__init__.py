"""What the Dutch and the Burstein system share: brackets from the top down, out of each of which
those go down who are not paired in it, and the weighing of all pairings of one.
"""
