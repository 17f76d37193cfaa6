"""The records of how a Swiss is paired: who needs them has to pair its next round."""

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.facts.rules.swiss_rules import Acceleration, VirtualPoints
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round
from arbiter_app.domain.pairing.swiss.acceleration import last_of_group_a, virtual_points
from arbiter_app.formats.trf.facts.byes_to_come import byes_lines
from arbiter_app.formats.trf.facts.forbidden_pairs import apart_in_rounds, forbidden_lines
from arbiter_app.formats.trf.facts.initial_colours import initial_colour_line
from arbiter_app.formats.trf.facts.two_columns import COLUMNS
from arbiter_app.formats.trf.facts.virtual_points import (
    baku_ranges,
    virtual_points_lines,
    virtual_points_of_players,
)

_Numbers = Mapping[PlayerId, PairingNumber]

Absent = Mapping[int, Mapping[int, Mark]]
"""Who is absent from rounds that are not paired yet, by number."""


def absent_later(competition: Competition, paired: int, numbers: _Numbers) -> Absent:
    """Return the byes of rounds to come, and who has left: nobody else would know that these are
    not paired in the next round.
    """
    found: dict[int, Mapping[int, Mark]] = {
        round_.number: {numbers[bye.player]: bye.mark for bye in round_.byes}
        for round_ in competition.rounds[paired:]
        if round_.byes
    }
    if not competition.traits.follows_results or paired >= competition.announced_rounds:
        return found
    gone = {numbers[player] for player in competition.left if player in numbers}
    columns = COLUMNS if competition.settings.has_two_games else 1
    for following in range(paired + 1, paired + 1 + columns if gone else 0):
        found[following] = {**found.get(following, {}), **dict.fromkeys(gone, Mark.ZERO_BYE)}
    return found


def colour_line(competition: Competition, *, is_newest: bool) -> str | None:
    """Return the record of the initial colour, if it was drawn."""
    colour = competition.settings.swiss.initial_colour
    if colour is None or not competition.traits.follows_results:
        return None
    return initial_colour_line(colour, is_newest=is_newest)


def swiss_lines(
    competition: Competition, numbers: _Numbers, absent: Absent, *, is_newest: bool
) -> Iterator[str]:
    """Yield the records that follow the players; before TRF26 those of engines."""
    if not competition.traits.follows_results:
        return
    if is_newest:
        yield from byes_lines(absent)
        of_teams = competition.settings.teams is not None
        yield from virtual_points_lines(_ranges(competition), of_teams=of_teams)
    else:
        yield from virtual_points_of_players(_by_player(competition))
    yield from forbidden_lines(
        apart_in_rounds(competition),
        numbers,
        competition.announced_rounds,
        is_newest=is_newest,
    )


def _ranges(competition: Competition) -> Sequence[VirtualPoints]:
    rules, rounds = competition.settings.swiss, competition.announced_rounds
    last = last_of_group_a(competition)
    is_told = rules.virtual_points or competition.settings.has_two_games
    if is_told or rules.acceleration is Acceleration.NONE or last is None:
        return rules.virtual_points
    numbers = competition.numbers
    win = competition.settings.scoring.win
    return baku_ranges(min(numbers.values()), numbers[last], rounds, win)


def _by_player(competition: Competition) -> Mapping[int, Sequence[Decimal]]:
    """Return the virtual points of everybody in every round, if anybody has some."""
    if competition.settings.has_two_games:
        return {}  # points of matches are no points of columns
    rounds = range(1, competition.announced_rounds + 1)
    worth = [virtual_points(competition, Round(number)) for number in rounds]
    while worth and not worth[-1]:
        worth.pop()
    if not worth:
        return {}
    return {
        number: [each.get(player, Decimal(0)) for each in worth]
        for player, number in competition.numbers.items()
    }
