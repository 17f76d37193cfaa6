"""Signs for the colours that somebody had and for floats, as tables and cards print them."""

from arbiter_app.domain.pairing.swiss.position import Floated
from arbiter_app.domain.table.histories import History
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms.play import results

FLOATS = {Floated.NOT: "·", Floated.DOWN: "↓", Floated.UP: "↑"}
"""Down is towards lower scores (C.04.3 Art. 1.4)."""


def colours(catalogue: Catalogue, history: History) -> str:
    """Return the colours of the games played, the latest last: "WBBW"."""
    return "".join(results.colour(catalogue, colour).upper() for colour in history.played)


def difference(history: History) -> str:
    """Return the White games less the Black ones: "+1", "−1", "0"."""
    found = history.difference
    return f"+{found}" if found > 0 else f"−{-found}" if found < 0 else "0"


def floats(history: History, rounds: int) -> str:
    """Return a sign for each of so many rounds: "·↓·↑"."""
    return "".join(FLOATS[each] for each in history.floats[:rounds])
