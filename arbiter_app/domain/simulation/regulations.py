"""The regulations of a random Swiss, from its options."""

from collections.abc import Sequence
from datetime import date

from arbiter_app.domain.facts.rules.mcmahon_rules import USUAL, LevelsBy, McMahonRules
from arbiter_app.domain.facts.rules.scorings import of_two_games
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_rules import (
    Acceleration,
    ForbiddenPairs,
    SwissRules,
    SwissSystem,
    VirtualPoints,
)
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import PairingNumber, ParticipantId, Round
from arbiter_app.domain.simulation.chance import Chance
from arbiter_app.domain.simulation.options import Accelerated, SwissOptions
from arbiter_app.domain.tie_breaks.editions import default_edition, edition
from arbiter_app.domain.tie_breaks.names import TieBreak

FIRST_DAY = date(2026, 3, 1)
"""The first on which an event begins: since then the texts of 2026 are all in force."""


def demand_tie_breaks(names: Sequence[str], *, of_teams: bool = False) -> None:
    """Check that an event may rank by a list. Raises RuleError as `Edition.criterion`."""
    rules = edition(default_edition(FIRST_DAY))
    for name in names:
        rules.criterion(TieBreak.parse(name), System.SWISS, of_teams=of_teams)


def drawn_settings(
    options: SwissOptions,
    by_number: Sequence[ParticipantId],
    late: frozenset[ParticipantId],
    day: date,
    chance: Chance,
) -> Settings:
    """Return the settings for players in the order of numbers; the pairs who may not meet and
    virtual points of the event's own are drawn.
    """
    has_levels = options.system is SwissSystem.MCMAHON
    is_baku = options.accelerated is Accelerated.BAKU and not has_levels
    is_listed = options.accelerated is Accelerated.VIRTUAL and not has_levels
    swiss = SwissRules(
        system=options.system,
        readings=options.readings,
        initial_colour=options.initial_colour,
        acceleration=Acceleration.BAKU if is_baku else Acceleration.NONE,
        last_accelerated=_last_accelerated(by_number, late) if is_baku else None,
        virtual_points=(_virtual_points(options, chance) if is_listed else ()),
        forbidden=_forbidden(options, by_number, chance),
        counts_all_numbers=options.counts_all_numbers,
        mcmahon=_bands(options) if has_levels else USUAL,
    )
    settings = Settings(
        system=System.SWISS,
        rounds=options.rounds,
        scoring=options.scoring,
        edition=default_edition(day),
        tie_breaks=options.tie_breaks,
    )
    return settings.with_swiss(swiss)


def _bands(options: SwissOptions) -> McMahonRules:
    """Return the rules of a McMahon tournament whose bands of rating begin with the lowest one."""
    lowest = min(filter(None, options.ratings), default=USUAL.first_band)
    return McMahonRules(levels_by=LevelsBy.RATINGS, first_band=lowest // 100 * 100)


def _last_accelerated(
    by_number: Sequence[ParticipantId], late: frozenset[ParticipantId]
) -> ParticipantId:
    """Return the last of group A: so many are in it, of those there in round 1, as is twice their
    fourth part, rounded up (C.04.7).
    """
    there = [player for player in by_number if player not in late]
    return there[2 * -(-len(there) // 4) - 1]


def _virtual_points(options: SwissOptions, chance: Chance) -> tuple[VirtualPoints, ...]:
    """Give the upper part of the field a win in the first rounds and a draw in some more, and
    sometimes the next part a draw in the first.
    """
    whole = max(1, options.rounds // 4)
    half = whole + chance.below(2)
    upper = chance.between(max(1, options.players // 4), max(1, options.players // 2))
    middle = chance.between(upper, max(upper, 3 * options.players // 4))
    scoring = options.scoring
    if options.system is SwissSystem.DOUBLE:
        scoring = of_two_games(scoring)
    ranges = [
        (scoring.win, 1, whole, 1, upper),
        (scoring.draw, whole + 1, half, 1, upper),
        (scoring.draw, 1, whole, upper + 1, middle if chance.happens(50) else upper),
    ]
    return tuple(
        VirtualPoints(
            points=points,
            first_round=Round(first_round),
            last_round=Round(last_round),
            first=PairingNumber(first),
            last=PairingNumber(last),
        )
        for points, first_round, last_round, first, last in ranges
        if first_round <= min(last_round, options.rounds) and first <= last
    )


def _forbidden(
    options: SwissOptions, players: Sequence[ParticipantId], chance: Chance
) -> tuple[ForbiddenPairs, ...]:
    """Draw the groups; a player is in two of them only where the field is too small."""
    found: list[ForbiddenPairs] = []
    pool: list[ParticipantId] = []
    for each in options.forbidden:
        for _ in range(each.groups):
            if len(pool) < each.size:
                pool = chance.some_of(players, len(players))
            members, pool = pool[: each.size], pool[each.size :]
            found.append(
                ForbiddenPairs(
                    players=tuple(members),
                    first_round=Round(each.first_round),
                    last_round=None if each.last_round is None else Round(each.last_round),
                )
            )
    return tuple(found)
