"""Tournaments that are about to be: what each has otherwise than its model, and usual sets."""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum

from arbiter_app.domain.facts.people.eligibility import AgeGroup
from arbiter_app.domain.facts.people.people import SportRank
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.values import frozen


@frozen(kw_only=True)
class NewTournament:
    """A tournament to be added; what is None is as in the tournament it is made like."""

    title: str
    age: AgeGroup | None = None
    women_only: bool | None = None
    lowest_rank: SportRank | None = None
    discipline: Discipline | None = None
    time_control: str | None = None
    teams: TeamRules | None = None
    """How teams play in it; None: people or teams do, as in the tournament it is made like."""
    former: Tournament | None = None
    """A tournament of another event whose rules it has; None: those of its model."""

    def conditions(self, model: Tournament) -> Tournament:
        """Return a tournament with this title and these conditions, all else as in a model; the
        edition of the tie-breaks is always that of the model.
        """
        model = model if self.former is None else _with_rules_of(self.former, model)
        own, eligibility = model.own, model.eligibility
        if self.discipline is not None:
            own = replace(own, discipline=self.discipline, chess960=None)
        if self.time_control is not None:
            own = replace(own, time_control=self.time_control)
        if self.age is not None:
            eligibility = replace(eligibility, age=self.age)
        if self.women_only is not None:
            eligibility = replace(eligibility, women_only=self.women_only)
        if self.lowest_rank is not None:
            eligibility = replace(eligibility, lowest_rank=self.lowest_rank)
        settings = model.settings
        if self.teams is not None:
            settings = settings.for_teams(self.teams)
        return replace(model, title=self.title, own=own, eligibility=eligibility, settings=settings)


def like_last_time(tournament: Tournament, title: str) -> NewTournament:
    """Return a tournament of a former event as one to be added, with the title that it was known
    by and all its rules; its days were others.
    """
    return NewTournament(title=title, former=tournament)


def _with_rules_of(former: Tournament, model: Tournament) -> Tournament:
    """Return a model with the rules of a former tournament: nothing of its days, of its people or
    of what was drawn by lot.
    """
    settings = replace(former.settings.announced, edition=model.settings.edition)
    if settings.teams is not None:
        settings = replace(settings, teams=replace(settings.teams, rosters_until=None))
    return replace(
        model,
        settings=settings,
        own=replace(former.own, starts_on=None, ends_on=None),
        rating_rules=replace(former.rating_rules, is_first_list_checked=True, is_long=None),
        eligibility=former.eligibility,
        own_criteria=tuple(replace(each, values={}) for each in former.own_criteria),
        categories=former.categories,
    )


class Template(StrEnum):
    """A usual set of tournaments of one event."""

    YOUTH = "youth"
    """The youth groups, boys and girls apart."""
    YOUTH_MIXED = "youth-mixed"
    """The youth groups, boys and girls together."""
    FESTIVAL = "festival"
    """Classical, rapid and blitz."""
    MEN_AND_WOMEN = "men-and-women"
    QUALIFICATION = "qualification"
    """One for each rank that can be reached, by the rank that people come with."""


class Who(StrEnum):
    """For whom a tournament of a template is. Only one for girls or women has a condition: nothing
    keeps a girl out of the other one.
    """

    EVERYBODY = "everybody"
    BOYS = "boys"
    GIRLS = "girls"
    MEN = "men"
    WOMEN = "women"


@frozen(kw_only=True)
class Part:
    """A tournament of a template, before it has a title."""

    who: Who = Who.EVERYBODY
    age: AgeGroup | None = None
    to_rank: SportRank | None = None
    """The rank that is to be reached in it."""
    lowest_rank: SportRank | None = None
    """The rank that people have already; None: they need none."""
    discipline: Discipline | None = None
    time_control: str | None = None
    """As regulations write it, see `time_controls`."""

    @property
    def women_only(self) -> bool | None:
        """Whether it is for girls or women alone; None where the template does not tell them
        apart.
        """
        return None if self.who is Who.EVERYBODY else self.who in (Who.GIRLS, Who.WOMEN)


_YOUTH = (
    AgeGroup.U8,
    AgeGroup.U10,
    AgeGroup.U12,
    AgeGroup.U14,
    AgeGroup.U16,
    AgeGroup.U18,
)

PARTS: Mapping[Template, tuple[Part, ...]] = {
    Template.YOUTH: tuple(
        Part(age=age, who=who) for age in _YOUTH for who in (Who.BOYS, Who.GIRLS)
    ),
    Template.YOUTH_MIXED: tuple(Part(age=age) for age in _YOUTH),
    Template.FESTIVAL: (
        Part(discipline=Discipline.STANDARD, time_control="90+30"),
        Part(discipline=Discipline.RAPID, time_control="15+10"),
        Part(discipline=Discipline.BLITZ, time_control="3+2"),
    ),
    Template.MEN_AND_WOMEN: (Part(who=Who.MEN), Part(who=Who.WOMEN)),
    Template.QUALIFICATION: (
        Part(to_rank=SportRank.FOURTH),
        Part(to_rank=SportRank.THIRD, lowest_rank=SportRank.FOURTH),
        Part(to_rank=SportRank.SECOND, lowest_rank=SportRank.THIRD),
        Part(to_rank=SportRank.FIRST, lowest_rank=SportRank.SECOND),
    ),
}
"""The tournaments of each template, in their order."""


def is_blank(tournament: Tournament) -> bool:
    """Whether a tournament has neither a title nor anything that was done in it: the one that a new
    event begins with.
    """
    has_play = any(stage.rounds for stage in tournament.stages) or len(tournament.stages) > 1
    return not (
        tournament.title or tournament.entries or tournament.draw or tournament.ceremony or has_play
    )
