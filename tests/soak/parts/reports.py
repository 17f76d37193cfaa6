"""Mutated reports (TRF): refused with a sentence, or read to an event that is what they say."""

import random
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from arbiter_app.documents.catalogue import document
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.tournament import KeptLine
from arbiter_app.domain.table.standings import standings
from arbiter_app.formats import trf
from arbiter_app.formats.errors import FileError
from arbiter_app.i18n import LANGUAGES, catalogue
from arbiter_app.services.closed_file import read_event, verify
from arbiter_app.services.files.checked_reports import check_read_report
from arbiter_app.services.files.report_files import (
    ReadReport,
    examine_report,
    make_event_file,
    write_report,
)
from arbiter_app.wording.checking.differences import names_of
from arbiter_app.wording.checking.lines import assumed, lines, summary
from tests.soak.mutating.content import mutated
from tests.soak.mutating.report import with_another_record
from tests.soak.outcomes import Outcome, expect
from tests.soak.refusals import refused

SHORT = 20
DATA = Path(__file__).resolve().parents[2] / "data"
REPORTS = tuple(
    path.read_bytes() for path in sorted((*DATA.glob("*.trf"), *(DATA / "trf").glob("*.trf")))
)
PAPERS = ("start-list", "cross-table", "final-standings", "round-protocol", "schedule")
KEPT_AS_EVENT = 0.1
"""Which part of the reports that are read become event files."""
WRITTEN_AS_PDF = 0.02
_ABOUT_RULES = ("092", "142", "162", "192", "202", "212")


def prepare(folder: Path) -> None:
    """Make what a process needs only once: the libraries of papers and of event files."""
    path = folder / "report.trf"
    path.write_bytes(REPORTS[0])
    report = examine_report(path)
    assert report.event is not None
    check_papers(random.Random(1), report.event, as_pdf=True)
    check_event_file(folder / "first.arbiter", report)


def turn(chance: random.Random, folder: Path) -> Outcome:
    content = chance.choice(REPORTS)
    if chance.random() < 0.6:
        content = with_another_record(chance, content)
    if chance.random() < 0.6:
        content = mutated(chance, content, REPORTS)
    path = folder / "report.trf"
    path.write_bytes(content)
    try:
        report = examine_report(path)
    except (FileError, RuleError) as error:
        return refused(chance, error)
    for found in (*report.defects, *report.notices)[:20]:
        refused(chance, found)
    if report.event is None:
        expect(report.defects, "refused without a word")
        return Outcome.REFUSED
    check_papers(chance, report.event, as_pdf=chance.random() < WRITTEN_AS_PDF)
    check_by_the_rules(chance, report)
    came = check_written_again(chance, folder, report.event)
    if chance.random() < KEPT_AS_EVENT:
        came = check_event_file(folder / "report.arbiter", report)
    return came


def check_by_the_rules(chance: random.Random, report: ReadReport) -> None:
    """Hold a report against the rules: whatever is wrong in it has its words."""
    event = report.event
    assert event is not None
    words = catalogue(chance.choice(LANGUAGES))
    verdict = check_read_report(report, lambda: None)
    names = names_of(words, event.tournament.competition(), event.contestants)
    told = (summary(words, verdict), *lines(words, verdict, names), *assumed(words, verdict))
    expect(all(told), "a difference without words")


def check_papers(chance: random.Random, event: Event, *, as_pdf: bool) -> None:
    """Make the table and papers of an event in one of the languages."""
    try:
        standings(event.tournament.competition(), event.players)
    except RuleError as error:
        refused(chance, error)
    words = catalogue(chance.choice(LANGUAGES))
    for name in PAPERS:
        try:
            paper = document(name).build(event, {}, words, datetime(2026, 5, 1, 12))
        except RuleError as error:
            refused(chance, error)
            continue
        if as_pdf:
            from arbiter_app.documents.pdf.render import render_pdf

            expect(render_pdf(paper).startswith(b"%PDF"), "a paper that is no PDF")


def check_written_again(chance: random.Random, folder: Path, event: Event) -> Outcome:
    """Write an event as a report and read it again: it is the same one."""
    path = folder / "again.trf"
    try:
        write_report(path, event, trf.Version.TRF26)
    except RuleError as error:
        return refused(chance, error)
    again = examine_report(path)
    codes = sorted({each.code for each in again.defects})
    expect(again.event, f"our own report is refused: {', '.join(codes)}")
    assert again.event is not None
    before, after = _with_lines_in_order(event), _with_lines_in_order(again.event)
    if before != after:
        expect(False, f"another event is read from our report: {difference(before, after)}")
    return Outcome.RIGHT


def _with_lines_in_order(event: Event) -> Event:
    """Return an event whose kept lines stand in the order of their texts: between which others of
    a broken file they stood is nobody's matter. Those about rules are left out, for they are kept
    only where they say something else than the rules that were understood.
    """
    tournament = event.tournament
    texts = sorted(each.text for each in tournament.kept_lines if each.text[:3] not in _ABOUT_RULES)
    kept = tuple(KeptLine(after="", text=text) for text in texts)
    return replace(event, tournaments=(replace(tournament, kept_lines=kept),))


def check_event_file(path: Path, report: ReadReport) -> Outcome:
    """Keep the event of a report as a file: whole and clean, or refused and not there."""
    assert report.event is not None
    try:
        make_event_file(path, source=report.source, event=report.event, actor="soak")
    except (RuleError, FileError):
        expect(not path.exists(), "an event file of a report that was refused")
        return Outcome.REFUSED
    expect(verify(path) == (), "an event file that does not verify")
    kept = read_event(path)
    people = [each.name for each in kept.players.values()]
    expect(people == [each.name for each in report.event.players.values()], "other people kept")
    first, last = report.event.tournament.main_stage, kept.tournament.main_stage
    results = [[game.result for game in each.games] for each in first.rounds]
    expect(results == [[game.result for game in each.games] for each in last.rounds], "results")
    return Outcome.RIGHT


def difference(one: object, other: object, name: str = "event") -> str:
    """Return the names of the first fields in which two values differ."""
    fields = getattr(one, "__dataclass_fields__", {})
    for field in fields:
        a, b = getattr(one, field), getattr(other, field)
        if a != b:
            return difference(a, b, f"{name}.{field}")
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        for a, b in zip(one, other, strict=True):
            if a != b:
                return difference(a, b, f"{name}[]")
    return name
