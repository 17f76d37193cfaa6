"""Turns a `Report` into a PDF: sizes, pages, tables, brackets, cards; the only room that knows
reportlab.

It knows no tournament: what is printed was put into words before.
"""
