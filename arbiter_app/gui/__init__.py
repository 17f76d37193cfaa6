"""The window. It lays out and forwards; nothing here knows a rule of chess.

What is done is done by `services`, what is said stands in `wording`.
"""
