"""Arbiter: the desktop program a chief arbiter trusts with a tournament."""

__version__ = "0.1.0"
