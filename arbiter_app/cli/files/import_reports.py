"""Report files made an event, or added to one as further tournaments."""

import os
from argparse import Namespace
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path

from arbiter_app.cli.console import ENGLISH, Exit, note, say
from arbiter_app.cli.reading.reports import note_assumed, note_notices, read_report
from arbiter_app.cli.reading.same_people import Same
from arbiter_app.cli.reading.sources import is_report
from arbiter_app.domain.checking.verdict import Verdict
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.formats import trf
from arbiter_app.services.checking import check_report, understood
from arbiter_app.services.commands.whole.import_report import import_report
from arbiter_app.services.files.report_files import (
    event_of_reading,
    make_event_file,
    report_finality,
)
from arbiter_app.services.files.report_sets import (
    Doubts,
    ReportToAdd,
    add_reports,
    common_title,
    doubts_about,
    make_event_of_reports,
)
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.adjusted_reports import adjusted_head
from arbiter_app.wording.checking.differences import names_of
from arbiter_app.wording.checking.lines import lines, summary
from arbiter_app.wording.terms.report_files import finality_name

_MOST_NOTED = 20
"""Differences of a report that is imported; `arbiter check` tells all."""


def import_report_file(arguments: Namespace) -> Exit:
    """Make an event of one report, or of an event without players what the report says."""
    source: Path = arguments.source
    file: Path = arguments.file
    reading, event, verdict = _read(source)
    if os.path.lexists(file):
        with closing(Workspace.open(file)) as workspace:
            first = workspace.event.tournaments[0].main_stage.id
            here = workspace.at(first).accepting(*arguments.accept)
            here.do(import_report, source=source.name, event=event, misfits=verdict.misfits)
    else:
        make_event_file(
            file,
            source=source.name,
            event=event,
            misfits=verdict.misfits,
            accepted=arguments.accept,
        )
    _say_imported(source, reading, event)
    return Exit.DONE


def import_reports(arguments: Namespace, sources: Sequence[Path]) -> Exit:
    """Make one event of reports, or add them to an event with --add; all of them or none."""
    for source in sources:
        if not is_report(source):
            arguments.refuse(f"{source} is no report (TRF); a list is imported by itself")
    file: Path = arguments.file
    exists = os.path.lexists(file)
    if exists and not arguments.add:
        arguments.refuse(f"{file} is there: --add adds the reports to it as further tournaments")
    read = [(source, *_read(source)) for source in sources]
    reports = [
        ReportToAdd(source=source.name, event=event, misfits=verdict.misfits)
        for source, _, event, verdict in read
    ]
    same = Same(arguments)

    def resolve(doubts: Doubts) -> Mapping[PlayerId, PlayerId]:
        report = doubts.report
        return same.resolve(doubts.here, report.event, doubts.same, report.source)

    if exists:
        with closing(Workspace.open(file)) as workspace:
            doubts_about(reports, resolve, workspace.event)
            same.demand_all()
            add_reports(workspace, reports, resolve, accepted=arguments.accept)
    else:
        doubts_about(reports, resolve)
        same.demand_all()
        make_event_of_reports(
            file,
            reports,
            resolve,
            title=arguments.title or common_title(reports, file.stem),
            accepted=arguments.accept,
        )
    for source, reading, event, _ in read:
        _say_imported(source, reading, event)
    return Exit.DONE


def _read(source: Path) -> tuple[trf.Reading, Event, Verdict]:
    """Return what a report comes to, having noted how it was understood and what in it differs
    from what the rules make of it. Raises FileError and DefectiveSourceError.
    """
    reading, report = read_report(source)
    event = event_of_reading(reading, report)
    note_notices(source, understood(reading.notices))
    note_assumed(source, event, trf.unsaid(report, reading.means))
    verdict = check_report(reading, event, engine.pair)
    _note_differences(source, event, verdict)
    return reading, event, verdict


def _say_imported(source: Path, reading: trf.Reading, event: Event) -> None:
    """Say what was taken over, and note what the report says of itself."""
    rounds = event.tournament.competition().rounds_paired
    if (finality := report_finality(reading)) is not None:
        note(f"{source}: the report says of itself: {finality_name(ENGLISH, finality)}.")
    if listed := [*trf.conversions(event.tournament.kept_lines)]:
        note(f"{source}: {adjusted_head(ENGLISH, len(listed))}")
    say(f"{event.title or source.stem}: players {len(event.players)}, rounds {rounds}.")


def _note_differences(source: Path, event: Event, verdict: Verdict) -> None:
    """Note what in an imported report is not what the rules make of it; of much the first part."""
    note(f"{source}: {summary(ENGLISH, verdict)}")
    names = names_of(ENGLISH, event.tournament.competition(), event.contestants)
    found = [*lines(ENGLISH, verdict, names)]
    for each in found[:_MOST_NOTED]:
        note(f"{source}: {each}")
    if more := len(found[_MOST_NOTED:]):
        note(f"{source}: … and {more} more: arbiter check {source}")
