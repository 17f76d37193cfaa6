"""Papers of incidents, penalties, protests and appeals.

What they decide is reckoned in `domain/disputes`, nothing here decides.
"""
