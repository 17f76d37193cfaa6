"""What usual kinds of events and sets of tournaments are called, and what each brings."""

from collections.abc import Iterator, Mapping

from arbiter_app.domain.facts.new_events import PLANS, EventModel, EventTemplate
from arbiter_app.domain.facts.new_tournaments import PARTS, NewTournament, Part, Template, Who
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.event.conditions import discipline

# fmt: off
_EVENTS: Mapping[EventTemplate, str] = {
    EventTemplate.REGIONAL: QT_TRANSLATE_NOOP("Template", "Round robin of 10, regional"),
    EventTemplate.DOUBLE: QT_TRANSLATE_NOOP("Template", "Double round robin"),
    EventTemplate.QUALIFICATION: QT_TRANSLATE_NOOP(
        "Template", "Qualification: round robins for ranks"),
    EventTemplate.MATCH: QT_TRANSLATE_NOOP("Template", "Match of 6 games"),
    EventTemplate.KNOCKOUT: QT_TRANSLATE_NOOP("Template", "Knockout, matches of 2 games"),
    EventTemplate.OPEN_SWISS: QT_TRANSLATE_NOOP("Template", "Open Swiss of 9 rounds"),
    EventTemplate.TEAM_LEAGUE: QT_TRANSLATE_NOOP(
        "Template", "Team league: round robin on 4 boards"),
    EventTemplate.YOUTH: QT_TRANSLATE_NOOP("Template", "Youth championship, U8–U18"),
}

_TEMPLATES: Mapping[Template, str] = {
    Template.YOUTH: QT_TRANSLATE_NOOP("Template", "U8–U18, boys and girls"),
    Template.YOUTH_MIXED: QT_TRANSLATE_NOOP("Template", "U8–U18, boys and girls together"),
    Template.FESTIVAL: QT_TRANSLATE_NOOP("Template", "Festival: classical, rapid, blitz"),
    Template.MEN_AND_WOMEN: QT_TRANSLATE_NOOP("Template", "Men and women"),
    Template.QUALIFICATION: QT_TRANSLATE_NOOP("Template", "For ranks: IV, III, II, I"),
}

_WHO: Mapping[Who, str] = {
    Who.BOYS: QT_TRANSLATE_NOOP("Template", "{group} boys"),
    Who.GIRLS: QT_TRANSLATE_NOOP("Template", "{group} girls"),
    Who.MEN: QT_TRANSLATE_NOOP("Template", "Men"),
    Who.WOMEN: QT_TRANSLATE_NOOP("Template", "Women"),
}

_DISCIPLINES: Mapping[Discipline, str] = {
    Discipline.STANDARD: QT_TRANSLATE_NOOP("Template", "Classical"),
    Discipline.RAPID: QT_TRANSLATE_NOOP("Template", "Rapid"),
    Discipline.BLITZ: QT_TRANSLATE_NOOP("Template", "Blitz"),
}
# fmt: on


def event_template_name(catalogue: Catalogue, template: EventTemplate) -> str:
    """Return what a usual kind of event is called: "Open Swiss of 9 rounds"."""
    return catalogue.translate("Template", _EVENTS[template])


def planned_tournaments(catalogue: Catalogue, template: EventTemplate) -> tuple[NewTournament, ...]:
    """Return the tournaments of a usual kind of event with their titles; none where it is one."""
    plan = PLANS[template]
    return () if plan.tournaments is None else new_tournaments(catalogue, plan.tournaments)


def model_facts(catalogue: Catalogue, model: EventModel) -> Iterator[str]:
    """Yield what an event has that is made after a model: "Time control: 90+30, classical"."""
    event, settings = model.event, model.event.tournaments[0].settings
    if event.time_control:
        text = catalogue.translate("Template", "Time control: {control}, {kind}")
        kind = discipline(catalogue, event.discipline)
        yield text.format(control=event.time_control, kind=kind)
    if settings.rounds is not None:
        yield catalogue.translate("Template", "%n rounds", None, settings.rounds)
    if settings.cycles > 1:
        yield catalogue.translate("Template", "everybody meets twice")
    if settings.traits.ranks_by_points and settings.tie_breaks:
        text = catalogue.translate("Template", "tie-breaks: {list}")
        yield text.format(list=", ".join(settings.tie_breaks))
    if event.requirements:
        papers = len(event.requirements)
        yield catalogue.translate("Template", "papers of a player: %n", None, papers)


def template_name(catalogue: Catalogue, template: Template) -> str:
    """Return what a set of tournaments is called: "U8–U18, boys and girls"."""
    return catalogue.translate("Template", _TEMPLATES[template])


def new_tournaments(catalogue: Catalogue, template: Template) -> tuple[NewTournament, ...]:
    """Return the tournaments of a template with their titles: "U12 girls"."""
    return tuple(
        NewTournament(
            title=_title(catalogue, part),
            age=part.age,
            women_only=part.women_only,
            lowest_rank=part.lowest_rank,
            discipline=part.discipline,
            time_control=part.time_control,
        )
        for part in PARTS[template]
    )


def _title(catalogue: Catalogue, part: Part) -> str:
    if part.discipline is not None:
        return catalogue.translate("Template", _DISCIPLINES[part.discipline])
    if part.to_rank is not None:
        text = catalogue.translate("Template", "For rank {rank}")
        return text.format(rank=part.to_rank.value)
    group = "" if part.age is None else part.age.value
    if part.who is Who.EVERYBODY:
        return group
    return catalogue.translate("Template", _WHO[part.who]).format(group=group)
