"""The systems of play and their traits, one line each: rules ask for a trait, not for a name."""

from collections.abc import Mapping
from enum import Enum, StrEnum, auto

from arbiter_app.values import frozen


class System(StrEnum):
    ROUND_ROBIN = "round-robin"
    SWISS = "swiss"
    KNOCKOUT = "knockout"
    MATCH = "match"
    """Of two: a knockout with one match."""
    SCHEVENINGEN = "scheveningen"
    """Everybody of one team meets everybody of the other: of teams alone."""
    BOARDS = "boards"
    """What the members of teams play on the boards of the matches of their teams."""
    STAGES = "stages"
    """Groups, finals …: the main stage has no rounds of its own, the later stages are played."""
    SOLVING = "solving"
    """Nobody meets anybody: everybody solves the same problems, round by round."""

    @property
    def traits(self) -> "Traits":
        return TRAITS[self]


class Paired(Enum):
    """When games are paired."""

    AT_ONCE = auto()
    """All of them, from the numbers alone."""
    ROUND_BY_ROUND = auto()
    """Each round from the results before it."""
    GAME_BY_GAME = auto()
    """As the matches of a bracket go on."""
    BY_ROSTERS = auto()
    """All of them, from the rosters of teams two and two."""
    BY_TEAMS = auto()
    """As line-ups say who sits at the boards of matches."""
    IN_PARTS = auto()
    """Only in the groups and finals, each of which has games of its own."""
    NOBODY = auto()
    """There are no games: problems are solved."""


class Ranked(Enum):
    """What orders the table."""

    BY_POINTS = auto()
    """Points, then tie-breaks."""
    BY_BRACKET = auto()
    """How far people have come in their matches."""
    BY_PARTS = auto()
    """The group or final in which each has finished, and the place there."""
    BY_SHEETS = auto()
    """The points of sheets, then the time that was used."""


@frozen(kw_only=True)
class Traits:
    """What is known of a system beside its name."""

    paired: Paired
    ranked: Ranked
    cycles: tuple[int, ...] = (1,)
    """How often everybody may meet everybody."""
    ranked_like: System = System.ROUND_ROBIN
    """Whose rules of tie-breaks hold for its table, where it has one."""
    is_of_two: bool = False
    """Whether two players make the whole field."""
    has_byes: bool = False
    """Whether people have byes, which count points; who is free in an odd field has no round."""
    is_of_teams: bool = False
    """Whether only teams play so."""
    can_follow: bool = True
    """Whether a group or a final may be played so."""

    @property
    def meets_all(self) -> bool:
        """Whether everybody meets everybody, in rounds that the numbers fix."""
        return self.paired is Paired.AT_ONCE

    @property
    def follows_results(self) -> bool:
        """Whether results decide who meets whom in the next round."""
        return self.paired is Paired.ROUND_BY_ROUND

    @property
    def follows_rosters(self) -> bool:
        """Whether the rosters of teams decide who meets whom, in every round."""
        return self.paired is Paired.BY_ROSTERS

    @property
    def has_bracket(self) -> bool:
        """Whether matches are played: of a whole bracket, or the one of a match of two."""
        return self.ranked is Ranked.BY_BRACKET

    @property
    def has_rounds_of_matches(self) -> bool:
        """Whether the winners of matches meet in further ones."""
        return self.has_bracket and not self.is_of_two

    @property
    def ranks_by_points(self) -> bool:
        """Whether points and tie-breaks order its table, and not how far people have come."""
        return self.ranked is Ranked.BY_POINTS

    @property
    def counts_points(self) -> bool:
        """Whether points come first in its table, of games or of sheets."""
        return self.ranked in (Ranked.BY_POINTS, Ranked.BY_SHEETS)

    @property
    def is_of_boards(self) -> bool:
        """Whether members of teams sit at the boards of matches."""
        return self.paired is Paired.BY_TEAMS

    @property
    def has_parts(self) -> bool:
        """Whether nothing is played but in groups and finals."""
        return self.paired is Paired.IN_PARTS

    @property
    def has_sheets(self) -> bool:
        """Whether solvers hand in sheets, and nobody plays a game."""
        return self.paired is Paired.NOBODY


# fmt: off
TRAITS: Mapping[System, Traits] = {
    System.ROUND_ROBIN: Traits(paired=Paired.AT_ONCE, ranked=Ranked.BY_POINTS, cycles=(1, 2)),
    System.SWISS: Traits(paired=Paired.ROUND_BY_ROUND, ranked=Ranked.BY_POINTS,
                         ranked_like=System.SWISS, has_byes=True, can_follow=False),
    System.KNOCKOUT: Traits(paired=Paired.GAME_BY_GAME, ranked=Ranked.BY_BRACKET),
    System.MATCH: Traits(paired=Paired.GAME_BY_GAME, ranked=Ranked.BY_BRACKET, is_of_two=True),
    System.SCHEVENINGEN: Traits(paired=Paired.BY_ROSTERS, ranked=Ranked.BY_POINTS, cycles=(1, 2),
                                is_of_teams=True, can_follow=False),
    System.BOARDS: Traits(paired=Paired.BY_TEAMS, ranked=Ranked.BY_POINTS, is_of_teams=True,
                          can_follow=False),
    System.STAGES: Traits(paired=Paired.IN_PARTS, ranked=Ranked.BY_PARTS, can_follow=False),
    System.SOLVING: Traits(paired=Paired.NOBODY, ranked=Ranked.BY_SHEETS, can_follow=False),
}
# fmt: on

SYSTEMS_OF_PEOPLE = tuple(system for system in System if not system.traits.is_of_teams)
"""The systems that people may play for themselves, in the order of choices."""

SYSTEMS_OF_TEAMS = tuple(
    system for system in System if system is not System.BOARDS and not system.traits.has_sheets
)
"""The systems that teams may play; of solvers a team is the best of those who belong together."""
