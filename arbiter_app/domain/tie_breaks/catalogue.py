"""The individual criteria of C.07 as data, one line each in the order of the printed table."""

from dataclasses import replace
from enum import Enum, auto
from typing import Literal

from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.tie_breaks.direct_encounter import (
    direct_encounter,
    direct_encounter_of_all,
)
from arbiter_app.domain.tie_breaks.mcmahon import (
    cumulated_scores,
    defeated_opponents_scores,
    direct_confrontation,
    opponents_opponents_scores,
    opponents_scores,
)
from arbiter_app.domain.tie_breaks.names import SIGNED, Modifier, TieBreak, Variation
from arbiter_app.domain.tie_breaks.opponents_results import (
    buchholz,
    buchholz_of_opponents,
    fore_buchholz,
    koya,
    opponents_buchholz,
    sonneborn_berger,
)
from arbiter_app.domain.tie_breaks.own_results import (
    games_with_black,
    games_won,
    games_won_with_black,
    nothing,
    own_value,
    pairing_number,
    progressive_scores,
    rounds_elected_to_play,
    standard_points,
    wins,
)
from arbiter_app.domain.tie_breaks.parts import Group, Individual, mean, rounded_mean
from arbiter_app.domain.tie_breaks.ratings import (
    opponents_perfect_performances,
    opponents_performances,
    opponents_ratings,
    perfect_performance,
    rating,
    rounded_mean_of_enough,
    tournament_performance,
)
from arbiter_app.domain.tie_breaks.teams import (
    ExtendedDirectEncounter,
    ExtendedSonnebornBerger,
    berlin_count,
    board_count,
    own_other_score,
    schedule_strength,
    score_and_schedule,
    top_boards,
    with_points_beside,
    without_bottom_boards,
)
from arbiter_app.values import frozen

Type = Literal["A", "B", "C", "D", "BC", "CC", "DB", "DC"]
"""Which results a criterion looks at (C.07 Art. 4.3)."""


class Better(Enum):
    HIGHER = "higher"
    LOWER = "lower"

    @property
    def reversed(self) -> "Better":
        return Better.LOWER if self is Better.HIGHER else Better.HIGHER


class Unit(Enum):
    """What the values of a criterion are, and so how they are written."""

    NUMBER = auto()
    """Games, rounds, ratings, products: with as many decimals as the column needs."""
    POINTS = auto()
    """Points added up: written like points."""
    AVERAGE_OF_POINTS = auto()

    @property
    def decimals(self) -> int:
        """How many decimals people expect at least where the values need any."""
        return 2 if self is Unit.AVERAGE_OF_POINTS else 0


class WorkedBy(Enum):
    """How a value is worked out, and so how it is explained round by round."""

    MEETINGS = auto()
    """A table of those who are tied."""
    BOARDS = auto()
    """What those who are tied scored on each board."""
    OWN_ROUNDS = auto()
    """What the player scored in each round."""
    COMPARISON = auto()
    """The player's score in each round beside the opponent's."""
    OPPONENTS = auto()
    """What the opponents have."""
    PRODUCTS = auto()
    """What the opponents have times what was scored against them."""
    LIMIT = auto()
    """What was scored against opponents who reached a limit."""
    AVERAGE = auto()
    """The average of a value of the opponents."""
    SUM = auto()
    """The sum of a value of the opponents."""
    RATINGS = auto()
    """The average rating of the opponents."""
    PERFORMANCE = auto()
    """That average, and what the share of points is worth."""
    PERFECT = auto()
    """The rating at which the points were to be expected."""
    FACT = auto()
    """A number that the player has before any game."""

    @property
    def asks_ratings(self) -> bool:
        """Whether each round counts by the opponent's own rating."""
        return self in (WorkedBy.RATINGS, WorkedBy.PERFORMANCE, WorkedBy.PERFECT)

    @property
    def is_average(self) -> bool:
        """Whether rounds that do not count change by how many is divided."""
        return self.asks_ratings or self is WorkedBy.AVERAGE


@frozen
class Criterion:
    """A line of the catalogue."""

    acronym: str
    article: str
    type: Type
    better: Better
    modifiers: frozenset[str]
    systems: frozenset[System]
    worked_by: WorkedBy
    unit: Unit
    function: Individual | Group
    also: str | None = None
    """The acronym of the same criterion in another edition, understood in files."""

    def allows(self, modifier: Modifier) -> bool:
        spelling = str(modifier)
        if modifier.variation in SIGNED:
            spelling = f"/{modifier.variation}±n"
        elif modifier.variation is Variation.FACTOR:
            spelling = f"/{modifier.variation}n"
        return spelling in self.modifiers

    def better_of(self, tie_break: TieBreak) -> Better:
        """Return which values come first under a name with its modifiers."""
        return self.better.reversed if tie_break.has(Variation.REVERSED) else self.better


def _modifiers(spellings: str) -> frozenset[str]:
    return frozenset(spellings.split())


NONE = _modifiers("")
PLAYED = _modifiers("/P")
FIRST = _modifiers("/C1 /C2")
CUT = _modifiers("/C1 /C2 /P")
MEDIAN = _modifiers("/C1 /C2 /M1 /M2")
MEDIAN_P = _modifiers("/C1 /C2 /M1 /M2 /P")
FORE = _modifiers("/F")
LIMIT = _modifiers("/L±n")
GROUPS = _modifiers("/G±n")
REVERSE = _modifiers("/R")

ALL = frozenset(System)
RR = frozenset({System.ROUND_ROBIN})

UP, DOWN = Better.HIGHER, Better.LOWER

NUM, PTS, AVG = Unit.NUMBER, Unit.POINTS, Unit.AVERAGE_OF_POINTS

MEETINGS, ROUNDS, COMPARED = WorkedBy.MEETINGS, WorkedBy.OWN_ROUNDS, WorkedBy.COMPARISON
BOARDS = WorkedBy.BOARDS
OPPONENTS, PRODUCTS, LIMITED = WorkedBy.OPPONENTS, WorkedBy.PRODUCTS, WorkedBy.LIMIT
AVERAGE, SUM, RATINGS = WorkedBy.AVERAGE, WorkedBy.SUM, WorkedBy.RATINGS
PERFORMED, PERFECT, FACT = WorkedBy.PERFORMANCE, WorkedBy.PERFECT, WorkedBy.FACT

_met = Group(direct_encounter)
_de_2017 = Group(direct_encounter_of_all)
_buchholz = Individual(buchholz)
_fore_buchholz = Individual(fore_buchholz)
_koya = Individual(koya)
_standard = Individual(standard_points)
_sonneborn = Individual(sonneborn_berger)
_wins = Individual(wins)
_won = Individual(games_won)
_with_black = Individual(games_with_black)
_won_with_black = Individual(games_won_with_black)
_elected = Individual(rounds_elected_to_play)
_progressive = Individual(progressive_scores, minds_unplayed=False)
_of_opponents = Individual(buchholz_of_opponents)
_average = Individual(opponents_buchholz, value=mean)
_aro = Individual(opponents_ratings, value=rounded_mean, rests_on_ratings=True)
_aro_2017 = Individual(opponents_ratings, value=rounded_mean_of_enough, rests_on_ratings=True)
_tpr = Individual(opponents_ratings, value=tournament_performance, rests_on_ratings=True)
_ptp = Individual(opponents_ratings, value=perfect_performance, rests_on_ratings=True)
_apro = Individual(opponents_performances, value=rounded_mean, rests_on_ratings=True)
_appo = Individual(opponents_perfect_performances, value=rounded_mean, rests_on_ratings=True)
_number = Individual(nothing, value=pairing_number)
_rating = Individual(nothing, value=rating, rests_on_ratings=True)

# fmt: off
#                acronym   art.    type  better modif.  systems  worked by unit function
DE = Criterion(   "DE",   "6",     "A",  UP,   PLAYED,   ALL, MEETINGS,  PTS, _met)
WIN = Criterion(  "WIN",  "7.1",   "B",  UP,   NONE,     ALL, ROUNDS,    NUM, _wins)
WON = Criterion(  "WON",  "7.2",   "B",  UP,   NONE,     ALL, ROUNDS,    NUM, _won)
BPG = Criterion(  "BPG",  "7.3",   "B",  UP,   NONE,     ALL, ROUNDS,    NUM, _with_black)
BWG = Criterion(  "BWG",  "7.4",   "B",  UP,   NONE,     ALL, ROUNDS,    NUM, _won_with_black)
PS = Criterion(   "PS",   "7.5",   "B",  UP,   FIRST,    ALL, ROUNDS,    PTS, _progressive)
GE = Criterion(   "GE",   "7.6",   "B",  UP,   NONE,     ALL, ROUNDS,    NUM, _elected, "REP")
REP = Criterion(  "REP",  "7.6",   "B",  UP,   NONE,     ALL, ROUNDS,    NUM, _elected, "GE")
STD = Criterion(  "STD",  "7.7",   "B",  UP,   NONE,     ALL, COMPARED,  PTS, _standard)
TPN = Criterion(  "TPN",  "7.8",   "B",  DOWN, REVERSE,  ALL, FACT,      NUM, _number)
BH = Criterion(   "BH",   "8.1",   "C",  UP,   MEDIAN_P, ALL, OPPONENTS, PTS, _buchholz)
AOB = Criterion(  "AOB",  "8.2",   "CC", UP,   NONE,     ALL, AVERAGE,   AVG, _average)
AOB_F = Criterion("AOB",  "8.2",   "CC", UP,   FORE,     ALL, AVERAGE,   AVG, _average)
FB = Criterion(   "FB",   "8.3",   "D",  UP,   MEDIAN_P, ALL, OPPONENTS, PTS, _fore_buchholz)
SB = Criterion(   "SB",   "9.1",   "BC", UP,   CUT,      ALL, PRODUCTS,  NUM, _sonneborn)
KS = Criterion(   "KS",   "9.2",   "BC", UP,   LIMIT,    RR,  LIMITED,   PTS, _koya)
ARO = Criterion(  "ARO",  "10.1",  "D",  UP,   MEDIAN,   ALL, RATINGS,   NUM, _aro)
TPR = Criterion(  "TPR",  "10.2",  "DB", UP,   NONE,     ALL, PERFORMED, NUM, _tpr)
PTP = Criterion(  "PTP",  "10.3",  "DB", UP,   NONE,     ALL, PERFECT,   NUM, _ptp)
APRO = Criterion( "APRO", "10.4",  "DC", UP,   NONE,     ALL, AVERAGE,   NUM, _apro)
APPO = Criterion( "APPO", "10.5",  "DC", UP,   NONE,     ALL, AVERAGE,   NUM, _appo)
RTNG = Criterion( "RTNG", "10.6",  "B",  UP,   REVERSE,  ALL, FACT,      NUM, _rating)

# The text of 2017 (C.02 Art. 13), for events before September 2023.
DE_2017 = Criterion( "DE",  "13.5",    "A",  UP,   NONE,     ALL, MEETINGS,  PTS, _de_2017)
WIN_2017 = Criterion("WIN", "13.11.4", "B",  UP,   NONE,     ALL, ROUNDS,    NUM, _wins)
BPG_2017 = Criterion("BPG", "13.8",    "B",  UP,   NONE,     ALL, ROUNDS,    NUM, _with_black)
BWG_2017 = Criterion("BWG", "13.7",    "B",  UP,   NONE,     ALL, ROUNDS,    NUM, _won_with_black)
BH_2017 = Criterion( "BH",  "13.4",    "C",  UP,   MEDIAN,   ALL, OPPONENTS, PTS, _buchholz)
SOB_2017 = Criterion("SOB", "13.13.2", "CC", UP,   NONE,     ALL, SUM,       PTS, _of_opponents)
SB_2017 = Criterion( "SB",  "13.9",    "BC", UP,   FIRST,    ALL, PRODUCTS,  NUM, _sonneborn)
KS_2017 = Criterion( "KS",  "13.6",    "BC", UP,   GROUPS,    RR,  LIMITED,   PTS, _koya)
ARO_2017 = Criterion("ARO", "13.3",    "D",  UP,   FIRST,    ALL, RATINGS,   NUM, _aro_2017)
# fmt: on


def _sonneborn_of_teams(
    acronym: str, article: str, of_opponent: Score, of_match: Score
) -> Criterion:
    function = Individual(ExtendedSonnebornBerger(of_opponent, of_match))
    return Criterion(acronym, article, "BC", UP, CUT, ALL, PRODUCTS, NUM, function)


def cut_by_deciding_score(criterion: Criterion) -> Criterion:
    """Return a line of an extended Sonneborn-Berger as it was before August 2024 (Art. 14.1)."""
    function = criterion.function
    assert isinstance(function, Individual)
    assert isinstance(function.parts, ExtendedSonnebornBerger)
    parts = replace(function.parts, cuts_by_deciding_score=True)
    return replace(criterion, function=replace(function, parts=parts))


MP, GP = Score.MATCH, Score.GAME
_other = Individual(own_other_score, value=with_points_beside)
_schedule = Individual(schedule_strength, value=score_and_schedule)
_ede = Group(ExtendedDirectEncounter())
_edebt = Group(ExtendedDirectEncounter(boards=(board_count, top_boards)))
_edebb = Group(ExtendedDirectEncounter(boards=(board_count, without_bottom_boards)))
_edet = Group(ExtendedDirectEncounter(boards=(top_boards,)))
_edeb = Group(ExtendedDirectEncounter(boards=(without_bottom_boards,)))
_bc, _tbr, _bbe = Group(board_count), Group(top_boards), Group(without_bottom_boards)
SCHEDULE = _modifiers("/F /P /Kn")

# Of teams alone.
# fmt: off
BC = Criterion(   "BC",   "12.1",  "B",  DOWN, NONE,     ALL, BOARDS,    PTS, _bc)
TBR = Criterion(  "TBR",  "12.2",  "B",  UP,   NONE,     ALL, BOARDS,    PTS, _tbr)
BBE = Criterion(  "BBE",  "12.3",  "B",  UP,   NONE,     ALL, BOARDS,    PTS, _bbe)
MPVGP = Criterion("MPVGP", "13.1", "B",  UP,   NONE,     ALL, ROUNDS,    PTS, _other)
EMMSB = _sonneborn_of_teams("EMMSB", "13.2.1", MP, MP)
EMGSB = _sonneborn_of_teams("EMGSB", "13.2.2", MP, GP)
EGMSB = _sonneborn_of_teams("EGMSB", "13.2.3", GP, MP)
EGGSB = _sonneborn_of_teams("EGGSB", "13.2.4", GP, GP)
EDE = Criterion(  "EDE",  "13.3",  "A",  UP,   PLAYED,   ALL, MEETINGS,  PTS, _ede)
EDEBT = Criterion("EDEBT", "13.3", "A",  UP,   PLAYED,   ALL, MEETINGS,  PTS, _edebt)
EDEBB = Criterion("EDEBB", "13.3", "A",  UP,   PLAYED,   ALL, MEETINGS,  PTS, _edebb)
EDET = Criterion( "EDET", "13.3",  "A",  UP,   PLAYED,   ALL, MEETINGS,  PTS, _edet)
EDEB = Criterion( "EDEB", "13.3",  "A",  UP,   PLAYED,   ALL, MEETINGS,  PTS, _edeb)
SSSC = Criterion( "SSSC", "13.4",  "BC", UP,   SCHEDULE, ALL, OPPONENTS, NUM, _schedule)
# fmt: on

_berlin = Individual(berlin_count)
_olympiad = Individual(
    ExtendedSonnebornBerger(MP, GP), minds_unplayed=False, always_cut=Modifier(Variation.CUT, 1)
)

# Of teams alone, in no text: of the regulations of leagues and of the Olympiad.
# fmt: off
BERLIN = Criterion(  "BERLIN",   "4.1", "B",  UP, NONE, ALL, ROUNDS,   NUM, _berlin)
OLYMPIAD = Criterion("OLYMPIAD", "4.1", "BC", UP, NONE, ALL, PRODUCTS, NUM, _olympiad)
# fmt: on

SWISS = frozenset({System.SWISS})
_sos = Individual(opponents_scores, minds_unplayed=False, cut_article="4.1")
_sodos = Individual(defeated_opponents_scores)
_sosos = Individual(opponents_opponents_scores)
_cuss = Individual(cumulated_scores)
_dc = Group(direct_confrontation)

# Of Go, in no text: of the regulations of McMahon tournaments and of a Swiss.
# fmt: off
SOS = Criterion(  "SOS",   "4.1", "C",  UP, FIRST, SWISS, OPPONENTS, PTS, _sos)
SODOS = Criterion("SODOS", "4.1", "BC", UP, NONE,  SWISS, PRODUCTS,  NUM, _sodos)
SOSOS = Criterion("SOSOS", "4.1", "CC", UP, NONE,  SWISS, SUM,       PTS, _sosos)
CUSS = Criterion( "CUSS",  "4.1", "B",  UP, NONE,  SWISS, ROUNDS,    PTS, _cuss)
DC = Criterion(   "DC",    "4.1", "A",  UP, NONE,  ALL,   MEETINGS,  NUM, _dc)
# fmt: on

OWN_CRITERION = Criterion(
    "OTHER", "4.1", "B", UP, NONE, ALL, FACT, NUM, Individual(nothing, value=own_value)
)
"""A criterion that the event defines itself; every edition allows it."""
