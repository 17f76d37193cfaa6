"""The manual to be read without the program: as one page for a browser.

As a PDF it is made by `documents/pdf/manual`; what it says comes from `wording/manual`.
"""
