"""Lists of tie-breaks that a text recommends for a system."""

from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.tie_breaks.editions import C02_2017, DEFAULT_TIE_BREAKS, Edition
from arbiter_app.values import frozen


@frozen(kw_only=True)
class ReadyList:
    """A list to choose whole, in its order; it stands in the text of 2017."""

    article: str
    system: System
    all_rated: bool | None = None
    """For fields in which all players have a rating, or not all of them; None: for both."""
    tie_breaks: tuple[str, ...]

    @property
    def edition(self) -> Edition:
        """The text that recommends it; later ones recommend none."""
        return C02_2017


READY_LISTS = (
    ReadyList(article="13.15.2", system=System.ROUND_ROBIN, tie_breaks=DEFAULT_TIE_BREAKS),
    ReadyList(
        article="13.15.4",
        system=System.SWISS,
        all_rated=False,
        tie_breaks=("BH/C1", "BH", "SB", "DE", "WIN", "BWG"),
    ),
    ReadyList(
        article="13.15.5",
        system=System.SWISS,
        all_rated=True,
        tie_breaks=("BH/C1", "BH", "DE", "ARO/C1", "WIN", "BWG", "BPG", "SB"),
    ),
)


def ready_lists(rules: Edition, system: System) -> tuple[ReadyList, ...]:
    """Return the lists for a system of play, as far as an edition allows all that they name."""
    ranked_like = system.traits.ranked_like
    return tuple(
        each
        for each in READY_LISTS
        if each.system is ranked_like and rules.allowed(each.tie_breaks, system) == each.tie_breaks
    )
