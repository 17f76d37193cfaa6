"""Second copies, snapshots, the watch over the file, and what is asked when it is lost.

The copies themselves are made by `services/copies`.
"""
