"""The texts by which a Swiss is paired here, one line each."""

from collections.abc import Callable, Mapping
from typing import Protocol

from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss import burstein, double, dubov, dutch, lim, mcmahon, teams
from arbiter_app.domain.pairing.swiss.colours import Colours, colours
from arbiter_app.domain.pairing.swiss.double.colours import colours as colours_of_matches
from arbiter_app.domain.pairing.swiss.lim.colours import colours as colours_by_lim
from arbiter_app.domain.pairing.swiss.mcmahon.colours import colours as colours_on_levels
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.domain.pairing.swiss.teams.colours import colours as colours_of_teams
from arbiter_app.values import frozen

Check = Callable[[], None]
Tell = Callable[[int, int], None]


class PairRound(Protocol):
    """Pairs the round of a position."""

    def __call__(
        self, position: SwissPosition, check: Check = ..., tell: Tell = ...
    ) -> RoundPairing: ...


@frozen(kw_only=True)
class Engine:
    """How a text pairs."""

    text: SwissText
    pair: PairRound
    colours: Callable[[SwissPosition, int, int], Colours]
    """Of two who meet, known by their index in the position."""


# fmt: off
ENGINES: Mapping[SwissText, Engine] = {
    engine.text: engine
    for engine in (
        Engine(text=SwissText.DUTCH, pair=dutch.pair, colours=colours),
        Engine(text=SwissText.DUBOV, pair=dubov.pair, colours=colours),
        Engine(text=SwissText.BURSTEIN, pair=burstein.pair, colours=colours),
        Engine(text=SwissText.LIM, pair=lim.pair, colours=colours_by_lim),
        Engine(text=SwissText.DOUBLE, pair=double.pair, colours=colours_of_matches),
        Engine(text=SwissText.TEAMS, pair=teams.pair, colours=colours_of_teams),
        Engine(text=SwissText.MCMAHON, pair=mcmahon.pair, colours=colours_on_levels),
    )
}
# fmt: on


def pair(
    position: SwissPosition,
    check: Check = lambda: None,
    tell: Tell = lambda _, __: None,
) -> RoundPairing:
    """Return the pairs of a round in board order, and who has the bye.

    `check` is called from time to time, and raises to stop; `tell` hears how far it has come, and
    how far it goes. Raises RuleError("pairing.impossible") or, of teams,
    ("pairing.teams-impossible") where no pairing is legal.
    """
    return ENGINES[position.text].pair(position, check, tell)
