"""The page of officials and of what the technical information tells.

Who signs in as whom stands in `signing`.
"""
