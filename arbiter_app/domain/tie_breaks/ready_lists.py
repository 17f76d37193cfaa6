"""Lists of tie-breaks to choose whole: those that a text recommends for a system, and those that
team events are used to.
"""

from enum import StrEnum

from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.tie_breaks.editions import (
    C02_2017,
    DEFAULT_TIE_BREAKS,
    USUAL_TIE_BREAKS_OF_TEAMS,
    Edition,
)
from arbiter_app.values import frozen


class Custom(StrEnum):
    """Which team events are used to a list."""

    USUAL = "usual"
    GAMES_FIRST = "games-first"
    """Of Ukrainian team events of other mind sports: game points, then Berger of both kinds around
    the match of the tied."""
    LEAGUES = "leagues"
    OLYMPIAD = "olympiad"


@frozen(kw_only=True)
class ReadyList:
    """A list to choose whole, in its order."""

    article: str = ""
    """Where the text of 2017 recommends it; "" of what is a custom."""
    system: System
    all_rated: bool | None = None
    """For fields in which all players have a rating, or not all of them; None: for both."""
    custom: Custom | None = None
    """None: of people, and a text recommends it."""
    tie_breaks: tuple[str, ...]

    @property
    def edition(self) -> Edition:
        """The text that recommends it; later ones recommend none."""
        return C02_2017


_OF_PEOPLE = (
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

_CUSTOMS = {
    Custom.GAMES_FIRST: ("MPVGP", "EMMSB", "EDE", "EGGSB", "TBR"),
    Custom.LEAGUES: ("MPVGP", "EDE", "BERLIN"),
    Custom.OLYMPIAD: ("OLYMPIAD", "MPVGP", "BH:MP/C1"),
}

_OF_TEAMS = tuple(
    ReadyList(system=system, custom=custom, tie_breaks=tie_breaks)
    for system, usual in USUAL_TIE_BREAKS_OF_TEAMS.items()
    for custom, tie_breaks in {Custom.USUAL: usual, **_CUSTOMS}.items()
)


def ready_lists(rules: Edition, system: System, *, of_teams: bool = False) -> tuple[ReadyList, ...]:
    """Return the lists for a system of play, as far as an edition allows all that they name."""
    ranked_like = system.traits.ranked_like
    return tuple(
        each
        for each in (_OF_TEAMS if of_teams else _OF_PEOPLE)
        if each.system is ranked_like
        and rules.allowed(each.tie_breaks, system, of_teams=of_teams) == each.tie_breaks
    )
