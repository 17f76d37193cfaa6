"""What the games of a play-off have decided: its steps, outcome, reasons and pauses.

What is to be done next stands in `next_step`, the table it orders in `table`.
"""
