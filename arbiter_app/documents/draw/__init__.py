"""Papers of the draw: plan, kit of slips and envelopes, groups, protocol, proof.

The lots of a play-off or of colours stand in `play`.
"""
