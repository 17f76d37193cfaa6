"""Commands about what is kept: the journal, snapshots, copies, PINs, lists of this computer.

What is played is none of their business.
"""
