"""The systems that an arbiter chooses from, one line each: what it needs, which text says how it is
paired, and what follows for rating.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from enum import Enum, StrEnum, auto

from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_rules import DUTCH, SwissSystem
from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.domain.facts.rules.systems import SYSTEMS_OF_PEOPLE, SYSTEMS_OF_TEAMS, System
from arbiter_app.domain.pairing.berger import FEWEST_PLAYERS, MOST_PLAYERS
from arbiter_app.domain.pairing.bracket import FEWEST_ENTRANTS, MOST_ENTRANTS
from arbiter_app.values import frozen


class Rounds(Enum):
    """What says how many rounds are played."""

    FIELD = auto()
    """How many there are: everybody meets everybody."""
    OTHER_TEAM = auto()
    """How many play for a team: each meets all of the other one."""
    ANNOUNCED = auto()
    WITH_SEEDING = auto()
    """Announced, the first of them being paired by another text (C.04.4.2 Art. 1.6)."""
    MATCHES = auto()
    """Announced, each being a match of two games (C.04.5)."""
    BRACKET = auto()
    """Each halves the field."""
    ONE_MATCH = auto()
    PARTS = auto()
    """Those of each group and final."""
    PROBLEMS = auto()
    """Announced, with the problems of each."""


class Strengths(Enum):
    """What ratings, or ranks, are needed for."""

    NOTHING = auto()
    SEEDING = auto()
    """The order of the field, unless it is drawn by lots."""
    NUMBERS = auto()
    """The order of the numbers (C.04.2 Art. 2)."""
    EVERY_ROUND = auto()
    """Pairs too, so that everybody has one (C.04.4.1 Art. 1.1, 1.7)."""
    FIRST_BYE = auto()
    """The numbers, and the bye of round 1 (C.04.4.3 Art. 7.1)."""
    LEVELS = auto()
    """The levels on which people start."""
    OF_TEAMS = auto()
    """The order of teams, unless the regulations say another one (C.04.6)."""


class Programs(Enum):
    """Whether FIDE has accepted a program for it, by its register of March 2026."""

    NOT_ASKED = auto()
    """Only of a Swiss it asks for one."""
    OTHERS = auto()
    NONE = auto()
    """So that the system counts as deprecated (C.04.2 Art. 1.4)."""
    UNPUBLISHED = auto()
    """It has none of a system that it has not published."""


class Rated(Enum):
    """Whether FIDE rates its games."""

    YES = auto()
    IF_NAMED = auto()
    """The report of the event names the system, which is one of the handbook (C.04.2 Art. 1)."""
    WITHOUT_CODE = auto()
    """The same, but report files have no code for it."""
    BY_PERMISSION = auto()
    """FIDE has not published the system (C.04.2 Art. 1.2)."""
    BUT_ARMAGEDDON = auto()
    IF_BOTH_RATED = auto()
    """As games of a match (B.02)."""
    WITHOUT_NORMS = auto()
    """But for titles only with prior approval (B.01 Art. 1.4.2e)."""
    PARTS = auto()
    """As each group and final is."""
    NO = auto()


@frozen(kw_only=True)
class Choice:
    """A system as it is chosen, of a Swiss with the text that pairs it, and what hangs on it."""

    system: System
    swiss: SwissSystem = DUTCH.system
    """By which system a Swiss of people is paired."""
    of_teams: bool | None = None
    """Whether only teams choose it, or only people; None: both."""
    fewest: int = FEWEST_ENTRANTS
    most: int | None = None
    """So many can be entered; None: any number."""
    rounds: Rounds
    strengths: Strengths = Strengths.NUMBERS
    chapter: str | None = None
    """Of FIDE's handbook; None: the regulations of the event say how it is played."""
    in_force: date | None = None
    """Since when the edition of the chapter is; None: its editions do not differ here."""
    programs: Programs = Programs.NOT_ASKED
    rated: Rated = Rated.YES

    @property
    def key(self) -> StrEnum:
        """What tells it from the others: the system, of a Swiss of another text that one."""
        return self.system if self.swiss is DUTCH.system else self.swiss

    @property
    def swiss_of_people(self) -> SwissSystem | None:
        """By which system a Swiss of people is paired; None where teams play."""
        return None if self.of_teams else self.swiss

    @property
    def settings(self) -> Settings:
        """A tournament that is played so, of which nothing else is known."""
        return Settings(
            system=self.system, swiss=replace(DUTCH, system=self.swiss), edition="", tie_breaks=()
        )


_2026 = date(2026, 2, 1)

# fmt: off
CHOICES: Sequence[Choice] = (
    Choice(system=System.ROUND_ROBIN, fewest=FEWEST_PLAYERS, most=MOST_PLAYERS,
           rounds=Rounds.FIELD, strengths=Strengths.NOTHING, chapter="C.05"),
    Choice(system=System.SWISS, of_teams=False, rounds=Rounds.ANNOUNCED,
           chapter=SwissText.DUTCH, in_force=_2026, programs=Programs.OTHERS),
    Choice(system=System.SWISS, swiss=SwissSystem.DUBOV, of_teams=False, rounds=Rounds.ANNOUNCED,
           strengths=Strengths.EVERY_ROUND, chapter=SwissText.DUBOV, in_force=_2026,
           programs=Programs.NONE, rated=Rated.IF_NAMED),
    Choice(system=System.SWISS, swiss=SwissSystem.BURSTEIN, of_teams=False,
           rounds=Rounds.WITH_SEEDING, chapter=SwissText.BURSTEIN, in_force=_2026,
           programs=Programs.NONE, rated=Rated.IF_NAMED),
    Choice(system=System.SWISS, swiss=SwissSystem.LIM, of_teams=False, rounds=Rounds.ANNOUNCED,
           strengths=Strengths.FIRST_BYE, chapter=SwissText.LIM, in_force=_2026,
           programs=Programs.NONE, rated=Rated.WITHOUT_CODE),
    Choice(system=System.SWISS, swiss=SwissSystem.DOUBLE, of_teams=False, rounds=Rounds.MATCHES,
           chapter=SwissText.DOUBLE, in_force=_2026, programs=Programs.NONE,
           rated=Rated.IF_NAMED),
    Choice(system=System.SWISS, swiss=SwissSystem.MCMAHON, of_teams=False,
           rounds=Rounds.ANNOUNCED, strengths=Strengths.LEVELS, programs=Programs.UNPUBLISHED,
           rated=Rated.BY_PERMISSION),
    Choice(system=System.SWISS, of_teams=True, rounds=Rounds.ANNOUNCED,
           strengths=Strengths.OF_TEAMS, chapter=SwissText.TEAMS, in_force=_2026,
           programs=Programs.NONE, rated=Rated.IF_NAMED),
    Choice(system=System.KNOCKOUT, most=MOST_ENTRANTS, rounds=Rounds.BRACKET,
           strengths=Strengths.SEEDING, rated=Rated.BUT_ARMAGEDDON),
    Choice(system=System.MATCH, of_teams=False, most=FEWEST_ENTRANTS, rounds=Rounds.ONE_MATCH,
           strengths=Strengths.NOTHING, rated=Rated.IF_BOTH_RATED),
    Choice(system=System.MATCH, of_teams=True, most=FEWEST_ENTRANTS, rounds=Rounds.ONE_MATCH,
           strengths=Strengths.NOTHING),
    Choice(system=System.SCHEVENINGEN, most=FEWEST_ENTRANTS, rounds=Rounds.OTHER_TEAM,
           strengths=Strengths.NOTHING, rated=Rated.WITHOUT_NORMS),
    Choice(system=System.STAGES, rounds=Rounds.PARTS, strengths=Strengths.SEEDING,
           rated=Rated.PARTS),
    Choice(system=System.SOLVING, rounds=Rounds.PROBLEMS, strengths=Strengths.NOTHING,
           rated=Rated.NO),
)
# fmt: on
"""All systems, in the order of choices."""


def choices(*, of_teams: bool) -> tuple[Choice, ...]:
    """Return what people, or teams, may choose: what is only read from reports is not offered."""
    systems = SYSTEMS_OF_TEAMS if of_teams else SYSTEMS_OF_PEOPLE
    return tuple(
        each
        for each in CHOICES
        if each.system in systems
        and each.of_teams in (None, of_teams)
        and not each.settings.is_only_read
    )


def choice_of(settings: Settings) -> Choice | None:
    """Return by which of the systems a tournament is played; None where it is none of them: the
    Swiss of a report that names no system of the handbook, or boards of matches.
    """
    of_teams = settings.teams is not None
    swiss = settings.swiss.system if settings.traits.follows_results else DUTCH.system
    return next(
        (
            each
            for each in CHOICES
            if each.system is settings.system
            and each.of_teams in (None, of_teams)
            and (of_teams or each.swiss is swiss)
        ),
        None,
    )
