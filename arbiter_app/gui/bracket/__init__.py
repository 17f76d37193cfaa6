"""The page of the bracket: its drawing and what is due in the selected match.

Results are typed on the page of `rounds`.
"""
