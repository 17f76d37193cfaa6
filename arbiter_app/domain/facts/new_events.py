"""Events that are about to be: what each usual kind of them is played like, before it has people
and days.
"""

from collections.abc import Mapping
from enum import StrEnum

from arbiter_app.domain.facts.event import Event, EventLevel
from arbiter_app.domain.facts.new_tournaments import NewTournament, Template
from arbiter_app.domain.facts.people.admission import USUAL_REQUIREMENTS, PaperKind, Requirement
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.rules.knockout_rules import WINNER_ALONE, KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import ColoursBy, Ending, MatchRules, MatchStep
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.values import frozen


class EventTemplate(StrEnum):
    """A usual kind of event."""

    REGIONAL = "regional"
    """A round robin of ten."""
    DOUBLE = "double"
    """A round robin in which everybody meets twice."""
    QUALIFICATION = "qualification"
    """Round robins for ranks, by the rank that people come with."""
    MATCH = "match"
    KNOCKOUT = "knockout"
    OPEN_SWISS = "open"
    TEAM_LEAGUE = "league"
    """A round robin of teams."""
    YOUTH = "youth"
    """A championship of the youth groups, boys and girls apart."""


@frozen(kw_only=True)
class EventPlan:
    """What a usual kind of event is played like; points and tie-breaks are the usual ones of its
    system, in the edition of its first day.
    """

    system: System = System.ROUND_ROBIN
    cycles: int = 1
    rounds: int | None = None
    """Where the number of players does not fix it."""
    boards: int | None = None
    """Of a match of teams; None: people play for themselves."""
    knockout: KnockoutRules = WINNER_ALONE
    discipline: Discipline = Discipline.STANDARD
    time_control: str
    """As regulations write it, see `time_controls`."""
    level: EventLevel | None = None
    papers: tuple[Requirement, ...] = USUAL_REQUIREMENTS
    """What the mandate commission asks of everybody."""
    tournaments: Template | None = None
    """None: it is one tournament."""

    @property
    def swaps_last_rounds(self) -> bool:
        """Whether the last two rounds of the first cycle change places, so that nobody has three
        games with one colour in a row (C.05 Annex 1).
        """
        return self.cycles > 1


@frozen(kw_only=True)
class EventModel:
    """What an event is made after."""

    name: str
    """As a person knows it."""
    event: Event
    """Its rules, conditions and papers are taken over; of its people and days nothing is."""
    tournaments: tuple[NewTournament, ...] = ()
    """Those that the new one begins with; none: one without a title."""


_SHORTER = (
    MatchStep(time_control="15+10"),
    MatchStep(time_control="5+3"),
    MatchStep(
        ending=Ending.ARMAGEDDON,
        games=1,
        time_control="4+2",
        black_time_control="4+2",
        colours=ColoursBy.BIDS,
    ),
)
"""What decides a match that is level: two rapid games, two of blitz, the armageddon."""


def _match_of(games: int) -> MatchRules:
    return MatchRules(steps=(MatchStep(games=games), *_SHORTER))


def _asked(*kinds: PaperKind) -> tuple[Requirement, ...]:
    return tuple(each for each in USUAL_REQUIREMENTS if each.id in kinds)


_FOR_RANKS = _asked(PaperKind.IDENTITY, PaperKind.CLASSIFICATION_BOOK)
_OF_TEAMS = _asked(
    PaperKind.IDENTITY, PaperKind.MEDICAL, PaperKind.ACCIDENT_INSURANCE, PaperKind.APPLICATION
)
_OF_CHILDREN = _asked(
    PaperKind.IDENTITY,
    PaperKind.MEDICAL,
    PaperKind.ACCIDENT_INSURANCE,
    PaperKind.CLASSIFICATION_BOOK,
    PaperKind.APPLICATION,
)

# fmt: off
PLANS: Mapping[EventTemplate, EventPlan] = {
    EventTemplate.REGIONAL: EventPlan(time_control="90+30", level=EventLevel.REGIONAL),
    EventTemplate.DOUBLE: EventPlan(cycles=2, time_control="90+30"),
    EventTemplate.QUALIFICATION: EventPlan(
        discipline=Discipline.RAPID, time_control="10+5", level=EventLevel.OTHER,
        papers=_FOR_RANKS, tournaments=Template.QUALIFICATION),
    EventTemplate.MATCH: EventPlan(
        system=System.MATCH, knockout=KnockoutRules(match=_match_of(6)), time_control="90+30"),
    EventTemplate.KNOCKOUT: EventPlan(
        system=System.KNOCKOUT, knockout=KnockoutRules(match=_match_of(2), cuts=(1, 3)),
        time_control="90+30"),
    EventTemplate.OPEN_SWISS: EventPlan(system=System.SWISS, rounds=9, time_control="90+30"),
    EventTemplate.TEAM_LEAGUE: EventPlan(boards=4, time_control="90+30", papers=_OF_TEAMS),
    EventTemplate.YOUTH: EventPlan(
        system=System.SWISS, rounds=9, time_control="60+30", level=EventLevel.REGIONAL,
        papers=_OF_CHILDREN, tournaments=Template.YOUTH),
}
# fmt: on
"""What each usual kind is played like, in the order of choices."""
