"""Which tie-breaks ask for ratings, and who has none (C.07 Art. 10)."""

from collections.abc import Mapping

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.rules.settings import Unrated
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.tie_breaks.annulled import annulled_players
from arbiter_app.domain.tie_breaks.editions import criterion_of
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.domain.tie_breaks.parts import Individual


def rating_tie_breaks(competition: Competition) -> tuple[str, ...]:
    """Return the names of the list that rest on ratings, in its order."""
    settings = competition.settings
    names = []
    for name in settings.tie_breaks:
        function = criterion_of(settings, TieBreak.parse(name)).function
        if isinstance(function, Individual) and function.rests_on_ratings:
            names.append(name)
    return tuple(names)


def without_rating(
    competition: Competition, players: Mapping[PlayerId, Player]
) -> tuple[Player, ...]:
    """Return the players who count and have no rating that the tie-breaks may use.

    What the arbiter rates them at counts where the regulations of the event say so. Who left a
    round robin early counts for nobody (C.05 Art. 6.6), so his rating is not asked for.
    """
    arbiters = competition.settings.unrated is Unrated.ARBITERS_RATING
    out = annulled_players(competition)
    counted = (players[each] for each in competition.players if each not in out)
    return tuple(
        player
        for player in counted
        if competition.rated(player).rating is None
        and not (arbiters and player.arbiters_rating is not None)
    )
