"""Names whose letters papers cannot print: they stand on a sheet in their Latin form, if they have
one that can be printed, and the arbiter is told.
"""

from collections.abc import Mapping
from dataclasses import replace

from arbiter_app.documents.in_english import respelt
from arbiter_app.documents.parts.said import said
from arbiter_app.documents.pdf.letters import lacking
from arbiter_app.documents.report import Report
from arbiter_app.domain.facts.event import Event
from arbiter_app.i18n import Catalogue


def with_printable_names(event: Event) -> Event:
    """Return an event whose players have names that papers can print, wherever there is one, so
    that lists have them where they are in the alphabet.
    """
    renamed = {
        number: replace(each, name=each.latin_name)
        for number, each in event.players.items()
        if each.latin_name and _is_replaced(each.name, each.latin_name)
    }
    return replace(event, players={**event.players, **renamed}) if renamed else event


def with_names_told(report: Report, event: Event, catalogue: Catalogue) -> Report:
    """Return a sheet of an event of printable names with those of clubs, places and others so, too,
    and with what its arbiter is told about them.
    """
    others = {
        name: english
        for name, english in event.english_names.items()
        if _is_replaced(name, english)
    }
    names = others | {
        each.name: each.latin_name
        for each in event.players.values()
        if each.latin_name and _is_replaced(each.name, each.latin_name)
    }
    if not names:
        return report
    made = respelt(report, others)
    if not (told := _named(made, names)):
        return made
    pattern = catalogue.translate(
        "Paper",
        "Papers cannot print the letters of these names, which stand in their Latin form: {names}.",
    )
    listed = ", ".join(f"{name} ({latin})" for name, latin in told.items())
    return replace(made, warnings=(*made.warnings, pattern.format(names=listed)))


def _is_replaced(name: str, latin: str) -> bool:
    return bool(lacking(name)) and not lacking(latin)


def _named(report: Report, names: Mapping[str, str]) -> dict[str, str]:
    """Return the names, each with its Latin form, that a sheet and those behind it have in it."""
    words = "\n".join(word for sheet in report.sheets for line in said(sheet) for word in line)
    return {name: latin for name, latin in names.items() if latin in words}
