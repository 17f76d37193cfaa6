"""What several papers have in common: frame, columns, footers, fingerprint, organisations.

A part that one paper alone has stands with that paper.
"""
