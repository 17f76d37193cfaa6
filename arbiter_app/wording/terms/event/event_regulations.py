"""Words for the regulations that are attached to the event, and for their sections (IV.3)."""

from math import ceil

from arbiter_app.domain.facts.rules.attached_regulations import AttachedRegulations, Section
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers

_SECTIONS = {
    Section.GOALS: QT_TRANSLATE_NOOP("Regulations", "aims and tasks"),
    Section.DATES_AND_PLACE: QT_TRANSLATE_NOOP("Regulations", "dates and place"),
    Section.ORGANISATION: QT_TRANSLATE_NOOP("Regulations", "who organises and runs the event"),
    Section.PARTICIPANTS: QT_TRANSLATE_NOOP("Regulations", "who may take part"),
    Section.KIND: QT_TRANSLATE_NOOP("Regulations", "individual, of teams, or both"),
    Section.PROGRAMME: QT_TRANSLATE_NOOP("Regulations", "programme"),
    Section.SAFETY: QT_TRANSLATE_NOOP("Regulations", "safety, and the venue made ready"),
    Section.RANKING_AND_PRIZES: QT_TRANSLATE_NOOP("Regulations", "how places are decided, prizes"),
    Section.FINANCES: QT_TRANSLATE_NOOP("Regulations", "who pays for the event and its players"),
    Section.APPLICATIONS: QT_TRANSLATE_NOOP("Regulations", "how and until when to apply"),
    Section.OTHER: QT_TRANSLATE_NOOP("Regulations", "other conditions of this event"),
}


def section(catalogue: Catalogue, value: Section) -> str:
    """Return a section with its number: "6) programme"."""
    named = catalogue.translate("Regulations", _SECTIONS[value])
    return f"{value.value}) {named}"


def state(catalogue: Catalogue, regulations: AttachedRegulations | None) -> str:
    """Return what is attached and what is missing of it, in one or two lines."""
    if regulations is None:
        return catalogue.translate(
            "Regulations", "No regulations are attached (Ukrainian rules IV.3)."
        )
    pattern = catalogue.translate("Regulations", "{name}, {size} KB, attached {when}")
    said = pattern.format(
        name=regulations.name,
        size=ceil(regulations.size / 1024),
        when=numbers.date_and_time(catalogue, regulations.attached_at),
    )
    if not regulations.missing:
        return said
    pattern = catalogue.translate("Regulations", "Not checked off (Ukrainian rules IV.3): {which}")
    return f"{said}\n{pattern.format(which=missing(regulations))}"


def missing(regulations: AttachedRegulations) -> str:
    """Return the numbers of the sections that nobody has found: "4, 7"."""
    return ", ".join(str(each.value) for each in regulations.missing)
