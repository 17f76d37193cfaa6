"""What a random Swiss of teams is like."""

from collections.abc import Mapping
from dataclasses import field
from random import Random

from arbiter_app.domain.facts.results import Colour, Scoring
from arbiter_app.domain.facts.rules.swiss_texts import (
    ByeMatches,
    Compliance,
    CountedScore,
    DoubleForfeit,
    LastRound,
    NextGroup,
    Readings,
    Seats,
)
from arbiter_app.domain.facts.rules.team_rules import (
    MATCH_SCORING,
    ColourType,
    LineUpRules,
    Score,
    TeamRules,
)
from arbiter_app.domain.simulation.chance import Chance
from arbiter_app.domain.simulation.options import (
    NONE,
    Accelerated,
    Amount,
    ForbiddenGroups,
    Irregularity,
    SwissOptions,
)
from arbiter_app.domain.simulation.wishes import drawn_amount, ratings_between, usual_rounds
from arbiter_app.values import frozen

USUAL_BOARDS = 4
_RANGE = (1700, 2500)
_MOST_RESERVES = 2
_LISTS = (("MPVGP", "BH:MP", "SB/C1"), ("BH:MP/C1", "MPVGP", "EDE"), ("MPVGP", "SB", "WIN"))

OF_MATCHES = (
    Irregularity.HALF_BYES,
    Irregularity.ZERO_BYES,
    Irregularity.FULL_BYES,
    Irregularity.FORFEITS,
    Irregularity.DOUBLE_FORFEITS,
    Irregularity.WITHDRAWALS,
    Irregularity.LATE_ENTRIES,
    Irregularity.RETURNING,
)
"""What happens to teams and to whole matches; the rest happens to people alone."""

# fmt: off
_USUAL = {
    Irregularity.ZERO_BYES:        10,
    Irregularity.FORFEITS:         10,
    Irregularity.WITHDRAWALS:      20,
}
"""How often it happens at the most where nothing is said, per mille."""

_WILD = {
    Irregularity.HALF_BYES:       100,
    Irregularity.ZERO_BYES:       150,
    Irregularity.FORFEITS:        150,
    Irregularity.DOUBLE_FORFEITS:  80,
    Irregularity.WITHDRAWALS:     200,
    Irregularity.LATE_ENTRIES:    200,
    Irregularity.RETURNING:       200,
}
"""The same in events that shall try everything."""
# fmt: on

_USUAL_AT_BOARDS, _WILD_AT_BOARDS = 20, 250
"""Boards at which somebody is missing, per mille, at the most."""


@frozen(kw_only=True)
class TeamSwissOptions:
    """All that is not left to the lots of play."""

    swiss: SwissOptions
    """Of the teams: as many as it has players, strong as their ratings say."""
    rules: TeamRules
    reserves: int = 1
    """How many more than there are boards stand on each roster."""
    forfeited_boards: Amount = NONE
    """Boards of matches that are played, at which a side has nobody, or nobody comes."""

    @property
    def most_boards(self) -> int:
        """How many boards all rounds have at the most."""
        return self.swiss.played * (self.swiss.players // 2) * self.rules.boards


@frozen(kw_only=True)
class TeamWishes:
    """What is said of a random Swiss of teams; None, or an amount that is not named, is left to the
    lots.
    """

    teams: int | None = None
    boards: int | None = None
    rounds: int | None = None
    played: int | None = None
    """None: all."""
    rating_range: tuple[int, int] | None = None
    amounts: Mapping[Irregularity, Amount] = field(default_factory=dict)
    forfeited_boards: Amount | None = None
    forbidden: tuple[ForbiddenGroups, ...] = ()
    scoring: Scoring = MATCH_SCORING
    tie_breaks: tuple[str, ...] | None = None
    initial_colour: Colour | None = None
    colour_type: ColourType = ColourType.A
    primary: Score = Score.MATCH
    is_accelerated: bool = False
    """By match points (C.04.7); game points are not."""
    readings: Readings = Readings()
    title: str = "Random Swiss of teams"


def usual_team_options(wishes: TeamWishes, random: Random) -> TeamSwissOptions:
    """Return what was wished, and what is usual at a Swiss of teams for the rest."""
    chance = Chance(random)
    teams = wishes.teams or chance.between(8, 40)
    rounds = wishes.rounds or usual_rounds(teams, chance)
    amounts = {
        kind: wishes.amounts.get(kind) or drawn_amount(most, chance)
        for kind, most in _USUAL.items()
    }
    said = wishes.forfeited_boards
    return TeamSwissOptions(
        swiss=SwissOptions(
            players=teams,
            rounds=rounds,
            played=rounds if wishes.played is None else wishes.played,
            ratings=ratings_between(*(wishes.rating_range or _RANGE), teams, chance),
            amounts={**wishes.amounts, **amounts},
            accelerated=Accelerated.BAKU if wishes.is_accelerated else Accelerated.NOT,
            forbidden=wishes.forbidden,
            scoring=wishes.scoring,
            tie_breaks=wishes.tie_breaks or chance.one_of(_LISTS),
            initial_colour=wishes.initial_colour or chance.one_of(tuple(Colour)),
            title=wishes.title,
        ),
        rules=TeamRules(
            line_ups=LineUpRules(boards=wishes.boards or USUAL_BOARDS),
            colour_type=wishes.colour_type,
            primary=wishes.primary,
            readings=wishes.readings,
        ),
        reserves=chance.between(0, _MOST_RESERVES),
        forfeited_boards=drawn_amount(_USUAL_AT_BOARDS, chance) if said is None else said,
    )


def any_team_options(
    random: Random, most_teams: int, readings: Readings | None = None
) -> TeamSwissOptions:
    """Draw options in which anything may be, by a reading of the text or by any."""
    chance = Chance(random)
    teams = chance.between(4, most_teams if chance.happens(40) else min(12, most_teams))
    rounds = chance.between(2, max(2, min(teams - 1, 9)))
    wild = {
        kind: drawn_amount(most if chance.happens(30) else 0, chance)
        for kind, most in _WILD.items()
    }
    at_boards = drawn_amount(_WILD_AT_BOARDS if chance.happens(40) else 0, chance)
    any_readings = Readings(
        seats=chance.one_of(tuple(Seats)),
        next_group=chance.one_of(tuple(NextGroup)),
        compliance=chance.one_of(tuple(Compliance)),
        last_round=chance.one_of(tuple(LastRound)),
        floats=chance.one_of(tuple(CountedScore)),
        first_team=chance.one_of(tuple(CountedScore)),
        double_forfeit=chance.one_of(tuple(DoubleForfeit)),
        bye_matches=chance.one_of(tuple(ByeMatches)),
    )
    primary = chance.one_of((Score.MATCH, Score.MATCH, Score.GAME))
    wishes = TeamWishes(
        teams=teams,
        boards=chance.one_of((2, 3, 4, 4, 4, 5, 6)),
        rounds=rounds,
        played=chance.between(1, rounds) if chance.happens(15) else rounds,
        amounts=wild,
        forfeited_boards=at_boards,
        forbidden=(ForbiddenGroups(1, 2),) if chance.happens(15) else (),
        colour_type=chance.one_of(tuple(ColourType)),
        primary=primary,
        is_accelerated=primary is Score.MATCH and chance.happens(20),
        readings=readings or any_readings,
    )
    return usual_team_options(wishes, random)
