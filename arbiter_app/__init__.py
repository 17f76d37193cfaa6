"""Arbiter: the desktop program a chief arbiter trusts with a tournament."""

__version__ = "1.0.0"
