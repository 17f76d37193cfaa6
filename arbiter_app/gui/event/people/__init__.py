"""Whom the regulations speak of: who may take part, who is ranked apart, whose rating counts how.

The players themselves are entered in `gui/players`.
"""
