"""What usual sets of tournaments are called, and the tournaments of each."""

from collections.abc import Mapping

from arbiter_app.domain.facts.new_tournaments import PARTS, NewTournament, Part, Template, Who
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

# fmt: off
_TEMPLATES: Mapping[Template, str] = {
    Template.YOUTH: QT_TRANSLATE_NOOP("Template", "U8–U18, boys and girls"),
    Template.YOUTH_MIXED: QT_TRANSLATE_NOOP("Template", "U8–U18, boys and girls together"),
    Template.FESTIVAL: QT_TRANSLATE_NOOP("Template", "Festival: classical, rapid, blitz"),
    Template.MEN_AND_WOMEN: QT_TRANSLATE_NOOP("Template", "Men and women"),
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
            discipline=part.discipline,
            time_control=part.time_control,
        )
        for part in PARTS[template]
    )


def _title(catalogue: Catalogue, part: Part) -> str:
    if part.discipline is not None:
        return catalogue.translate("Template", _DISCIPLINES[part.discipline])
    group = "" if part.age is None else part.age.value
    if part.who is Who.EVERYBODY:
        return group
    return catalogue.translate("Template", _WHO[part.who]).format(group=group)
