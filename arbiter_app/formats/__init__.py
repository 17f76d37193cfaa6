"""Outside text to domain values and back: pure, every parse has its format.

Which file is read, and what becomes of it, is decided in `services`.
"""
