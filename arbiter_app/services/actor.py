"""Who acts, as the journal names him."""

import getpass


def login_name() -> str:
    """Return the name of the person at the computer; "" where the system does not say."""
    try:
        return getpass.getuser()
    except (KeyError, ImportError, OSError):
        return ""
