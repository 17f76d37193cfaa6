"""How a knockout is built: its bracket, the places it decides, how its matches are played."""

from enum import StrEnum

from arbiter_app.domain.facts.rules.match_rules import ONE_MATCH, MatchRules
from arbiter_app.values import frozen


class Elimination(StrEnum):
    """How often one has to lose to be out."""

    SINGLE = "single"
    DOUBLE = "double"
    """Who loses goes on in a second bracket, who loses there is out."""


class Layout(StrEnum):
    """Where the numbers stand in the bracket; the byes of an incomplete one stand in the same
    places and meet the strongest.
    """

    SEEDED = "seeded"
    """1 and 2 in opposite halves, 3 and 4 in opposite quarters …: 1 meets the last number."""
    IN_ORDER = "in-order"
    """1 meets 2, 3 meets 4 …, as drawn by lot (SEED004 2.8.2)."""


@frozen(kw_only=True)
class KnockoutRules:
    """What the regulations say of a knockout; also of a match, which is one of two entrants.

    A match that decides places a to b is played where one of the `cuts` lies between them.
    """

    match: MatchRules = ONE_MATCH
    final: MatchRules | None = None
    """How the final is played, where that differs."""
    elimination: Elimination = Elimination.SINGLE
    layout: Layout = Layout.SEEDED
    cuts: tuple[int, ...] | None = (1,)
    """Behind which places a line is drawn that must be decided: (1,) is the winner alone, (1, 3)
    a match for the third place too; None decides every place (SEED004 2.8.2)."""
    consolation: bool = False
    """Whether those who lose their first match play a bracket of their own."""
    second_final: bool = True
    """In a double elimination: whether there is another final when the winner of the second
    bracket has won the first one."""


WINNER_ALONE = KnockoutRules()
