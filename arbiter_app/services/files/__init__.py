"""Files that come in and go out: report files, lists of players, workbooks, papers, presets, the
sample.

Event files are not among them.
"""
