"""Sets Arbiter up in a checkout, runs it, tests it and builds it: `python3 installer`.

Everything here runs on the bare Python of the machine, so it uses the standard library only.
"""
