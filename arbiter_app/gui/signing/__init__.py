"""Signing in and out by PIN, and the PINs themselves.

Who may do what is decided in `domain/permission`.
"""
