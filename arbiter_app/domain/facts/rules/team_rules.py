"""How teams play: their boards and colours, what counts, and what is asked of line-ups."""

from datetime import date
from decimal import Decimal
from enum import StrEnum

from arbiter_app.domain.facts.results import STANDARD_SCORING, Scoring
from arbiter_app.domain.facts.rules.swiss_texts import AS_WRITTEN, Readings
from arbiter_app.values import frozen


class Score(StrEnum):
    """One of the two scores of a team (C.07 Art. 11)."""

    MATCH = "MP"
    GAME = "GP"

    @property
    def other(self) -> "Score":
        return Score.GAME if self is Score.MATCH else Score.MATCH


class OrderRule(StrEnum):
    """In which order the members of a team sit at the boards; C.04.6 leaves it to the event."""

    ROSTER = "roster"
    """In that of the roster: who is missing is left out, and everybody below moves up."""
    OWN_BOARDS = "own-boards"
    """Each board has members of its own: boards of women, of juniors, a reserve of each."""
    RATING = "rating"
    """By rating: nobody sits above somebody whose rating is higher by more than a tolerance."""
    FREE = "free"


class HolesRule(StrEnum):
    """Which boards may stay empty."""

    LAST = "last"
    """Who is missing leaves the last boards free."""
    ANY = "any"


@frozen(kw_only=True)
class LineUpRules:
    """What the regulations of an event ask of a line-up."""

    boards: int = 4
    order: OrderRule = OrderRule.ROSTER
    tolerance: int = 0
    """By how many points of rating somebody may sit above a stronger one, see `OrderRule.RATING`.
    """
    holes: HolesRule = HolesRule.LAST
    reserves: int | None = None
    """How many reserves may play in a round; None: any."""
    foreigners: int | None = None
    """How many of another federation than the team's may play in a round; None: any."""
    women: int | None = None
    """How many women play in a round at least; None: the regulations ask for none."""
    juniors: int | None = None
    """How many juniors play in a round at least; None: the regulations ask for none."""
    juniors_under: int = 18
    """Who is younger on 1 January of the year of the event is a junior (Ukrainian rules V.1.3)."""
    games_before: int | None = None
    """How many games a member must have had for the team before, to play in finals and play-offs,
    and from `games_from` on; None: the regulations ask for none."""
    games_from: int | None = None
    """The round of any other stage from which on that holds; None: in finals and play-offs alone.
    """
    due_minutes: int | None = None
    """How many minutes before the round line-ups come in at the latest; they are open from then on.
    None: the regulations do not say, and they stay sealed until the boards are made."""
    half_must_come: bool = True
    """Whether a team of which fewer than half have come may not begin its games: obligatory at the
    top level, recommended elsewhere (Ukrainian rules V.2.2)."""


class ColourType(StrEnum):
    """Which preferences of colour the regulations give to teams in a Swiss (C.04.6 Art. 1.7)."""

    A = "A"
    """Simple ones."""
    B = "B"
    """Strong and mild ones."""
    NONE = "none"
    """None at all."""


class Decider(StrEnum):
    """What divides two teams of a knockout with equal match points; all are counted over every
    match that the two have played in a step (C.07 Art. 12).
    """

    GAME_POINTS = "GP"
    BOARD_COUNT = "BC"
    """Numbers of boards, times the points on them: fewer are better."""
    BERLIN = "berlin"
    """The same from the other end: of four boards the first counts 4, the last 1; more are better.
    """
    TOP_BOARDS = "TBR"
    """More points on board 1, then on board 2 …"""
    WITHOUT_LAST_BOARDS = "BBE"
    """More points without the last board, then without the last two …"""
    SMALLER_NUMBER = "seed"
    """The smaller number, which is that of the stronger team where the bracket is seeded."""


class Restart(StrEnum):
    """By which score those are ranked again whom an extended direct encounter has left level in a
    smaller group (C.07 Art. 13.3.3).
    """

    SAME_SCORE = "same"
    """The one that has just divided them from the others, as in the official exercises."""
    FIRST_SCORE = "first"
    """The first one again, by the letter of the article."""


USUAL_DECIDERS = (
    Decider.GAME_POINTS,
    Decider.BOARD_COUNT,
    Decider.TOP_BOARDS,
    Decider.WITHOUT_LAST_BOARDS,
)


MATCH_SCORING = Scoring(win=Decimal(2), draw=Decimal(1), pairing_bye=Decimal(1))
"""What a match gives where nothing else is announced; the bye of an odd field is a drawn match
(C.04.6)."""

USUAL_COLOURS = "WB"
"""White and Black by turns, repeated as often as there are boards."""


@frozen(kw_only=True)
class TeamRules:
    """How a tournament of teams is played: `Settings.scoring` gives its match points."""

    line_ups: LineUpRules = LineUpRules()
    colours: str = USUAL_COLOURS
    """Of the team that is first named, from board 1 on: "WB" by turns, "WBBW"; what is shorter than
    the boards is repeated."""
    primary: Score = Score.MATCH
    """Which score decides the table, and pairs a Swiss."""
    game_scoring: Scoring = STANDARD_SCORING
    """What a game on a board gives its team."""
    points_of_bye: Decimal | None = None
    """The game points of the bye of an odd field; None: those of a drawn match."""
    points_of_forfeit: Decimal | None = None
    """The game points of who wins a match that was not played; None: of all boards won."""
    restart: Restart = Restart.SAME_SCORE
    """How an extended direct encounter goes on among those whom it has left level."""
    colour_type: ColourType = ColourType.A
    readings: Readings = AS_WRITTEN
    rosters_until: date | None = None
    """The last day on which rosters are changed without a reason; None: no day is set."""
    deciders: tuple[Decider, ...] = USUAL_DECIDERS
    """What decides a match of a knockout with equal match points, in this order. Where another step
    follows, game points alone come before it, the others after the last one; what is level then a
    lot decides, or it stays so."""

    captains_sign: bool = True
    """Whether the captains sign the report of every match (Ukrainian rules V.2.2)."""

    @property
    def boards(self) -> int:
        """How many games make a match."""
        return self.line_ups.boards

    def is_white(self, board: int) -> bool:
        """Whether the team first named has White on a board, counted from 1."""
        return self.colours[(board - 1) % len(self.colours)] == "W"
