"""The page of the mandate commission: papers shown, requirements, decisions.

The desk before it stands in `registration`.
"""
