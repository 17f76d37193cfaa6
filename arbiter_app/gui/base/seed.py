"""Seeds for the drawing of lots, before the arbiter types another."""

import secrets

_DIGITS = 8


def new_seed() -> str:
    """Return a seed nobody can foresee, in digits, which are easy to announce in any language."""
    return f"{secrets.randbelow(10**_DIGITS):0{_DIGITS}}"
