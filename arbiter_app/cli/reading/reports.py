"""What a command takes from a report file (TRF), and says of how it was read."""

from collections.abc import Collection, Iterable
from dataclasses import replace
from pathlib import Path

from arbiter_app.cli.console import DefectiveSourceError, found_in, note
from arbiter_app.cli.reading.given import Given
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.table.standings import Standings
from arbiter_app.domain.tie_breaks.editions import edition
from arbiter_app.formats import trf
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.facts.criteria import is_about_list, is_refusal, read_criteria
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.services.files.foreign_files import Kind, read_bytes

_RULES = {Given.TIE_BREAKS: trf.Rule.TIE_BREAKS, Given.EDITION: trf.Rule.EDITION}


def reported(path: Path, given: Collection[Given] = ()) -> tuple[Event, trf.Report]:
    """Return the event of a report with the report; note what in it was understood in a way to
    know of, and what was taken for rules that it leaves open and nobody has given.

    Raises FileError, and DefectiveSourceError with a line for each defect: "file:line:column:
    sentence".
    """
    reading, report = read_report(path)
    event = trf.event_of(report, reading.means)
    note_notices(path, reading.notices)
    said = {_RULES[each] for each in given}
    note_assumed(path, event, trf.unsaid(report, reading.means).difference(said))
    return event, report


def note_ranks(path: Path, report: trf.Report, table: Standings) -> None:
    """Note where the ranks in a report contradict the order that its results make."""
    notice = trf.rank_notice(report, table)
    note_notices(path, (notice,) if notice else ())


def reported_by_its_list(path: Path, edition_id: str | None) -> tuple[Event, trf.Report]:
    """Return the event of a report, to be ranked as `event_by_its_list` says, with the report."""
    reading, report = read_report(path)
    event = trf.event_of(report, reading.means)
    unsaid = trf.unsaid(report, reading.means) - ({trf.Rule.EDITION} if edition_id else frozenset())
    line = report.line("202", "212")
    if line is None:
        note_notices(path, reading.notices)
        note_assumed(path, event, unsaid)
        return event, report
    tournament, found = event.tournament, Findings()
    settings = tournament.settings
    rules = edition(edition_id or settings.edition)
    of_teams = settings.teams is not None
    criteria = read_criteria(line, rules.id, settings.system, found, of_teams=of_teams)
    for notice in found.notices:
        if is_refusal(notice.code):
            raise RuleError(notice.code, **notice.facts)
    others = (each for each in reading.notices if not is_about_list(each.code))
    of_list = (each for each in found.notices if is_about_list(each.code))
    note_notices(path, (*others, *of_list))
    note_assumed(path, event, unsaid)
    settings = replace(settings, edition=rules.id, tie_breaks=criteria.tie_breaks)
    return replace(event, tournaments=(replace(tournament, settings=settings),)), report


def read_report(path: Path) -> tuple[trf.Reading, trf.Report]:
    """Return a report and how it was read. Raises as `reported`."""
    reading = trf.read(read_bytes(path, Kind.REPORT))
    if reading.report is None:
        raise DefectiveSourceError([found_in(path, defect) for defect in reading.defects])
    return reading, reading.report


def note_notices(path: Path, notices: Iterable[FormatError]) -> None:
    """Note what in a report was understood in a way to know of."""
    for notice in trf.by_kind(notices):
        note(found_in(path, notice))


def note_assumed(path: Path, event: Event, unsaid: Collection[trf.Rule]) -> None:
    """Note by what the table is made where the report does not say."""
    settings = event.tournament.settings
    if trf.Rule.TIE_BREAKS in unsaid:
        taken = ",".join(settings.tie_breaks)
        note(f"{path}: it names no tie-breaks; the usual ones were taken: {taken}.")
    if trf.Rule.EDITION in unsaid:
        why = (
            f"in force on the first day, {event.starts_on}"
            if event.starts_on
            else "the newest one, for it names no first day either"
        )
        note(f"{path}: it names no edition of C.07; taken was {settings.edition}, {why}.")
