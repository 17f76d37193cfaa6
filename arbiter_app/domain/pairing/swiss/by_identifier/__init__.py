"""The procedure that C.04.5 and C.04.6 have word for word (Art. 3.3 to 3.6): each bracket is filled
up from below and paired within itself, by the first identifier of those that are best.
"""
