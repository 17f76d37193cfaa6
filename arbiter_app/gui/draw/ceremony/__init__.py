"""The draw before everybody: panel, scene, envelopes, projector and ways out.

The quiet draw stands in `gui/draw`.
"""
