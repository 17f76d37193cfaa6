"""Order of names in lists of the window."""

from arbiter_app.domain.names.collation import CollationKey, collation_key
from arbiter_app.i18n import window_catalogue


def in_alphabet(name: str) -> CollationKey:
    """Return where a name stands in a list in the language of the window."""
    return collation_key(name, window_catalogue().language)
