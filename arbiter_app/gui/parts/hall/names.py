"""Names for the hall: shorter where there is no room for all of them."""

FORMS = 3
"""Names whole, with initials, and surnames alone."""


def shortened(name: str, form: int) -> str:
    """Return a name whole, with initials for given names, or without them."""
    words = name.replace(",", "").split()
    # "van der Berg": what begins small belongs to the surname.
    surname = next((at for at, word in enumerate(words) if not word[0].islower()), 0) + 1
    if form == 0 or len(words) <= surname:
        return name
    given = [f"{word[0]}." for word in words[surname:]] if form == 1 else []
    return " ".join((*words[:surname], *given))
