"""Report files of all tournaments of an event, and an event made of several report files."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import takewhile
from pathlib import Path

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.tournament import OwnConditions, Tournament
from arbiter_app.domain.ids import PlayerId, StageId
from arbiter_app.domain.pairing.open_games import demand_over
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.registration.same_people import SamePeople, same_people
from arbiter_app.formats import trf
from arbiter_app.formats.file_names import plain_name
from arbiter_app.i18n import catalogue
from arbiter_app.services.checking import check_report
from arbiter_app.services.commands.whole.import_report import import_report
from arbiter_app.services.commands.whole.join_files import add_report
from arbiter_app.services.files.foreign_files import make_folder
from arbiter_app.services.files.report_files import (
    examine_report,
    report_losses,
    stage_to_report,
    usual_finality,
    write_report,
)
from arbiter_app.services.workspace import Workspace
from arbiter_app.services.writing.adding import renumbered, with_added
from arbiter_app.values import frozen
from arbiter_app.wording.terms.event.stages import place_name, stage_name

_SUFFIX = ".trf"


# Written


@frozen(kw_only=True)
class PlannedReport:
    """A report of one tournament, or of a stage of one in groups and finals."""

    stage: StageId
    place: str
    """What it is of, in English: "U10", "U10, Group A"."""
    name: str
    """The name of its file, like no other."""
    refusal: RuleError | None
    """Why it cannot be written, None where it can be."""
    finality: trf.Finality | None
    losses: tuple[str, ...]
    """What it does not say, by the names of `trf.losses`."""


def planned_reports(
    event: Event, stem: str, version: trf.Version, finality: trf.Finality | None = None
) -> tuple[PlannedReport, ...]:
    """Return the reports of all tournaments of an event, in their order: final ones where all is
    played, else in between, unless it is said which they are.
    """
    whole, names = event.whole, _Names()
    return tuple(
        _planned(whole.at(stage), stage, names.of(whole, stem, stage), version, finality)
        for tournament in whole.tournaments
        for stage in _reported(tournament)
    )


def _planned(
    event: Event, stage: StageId, name: str, version: trf.Version, finality: trf.Finality | None
) -> PlannedReport:
    refusal: RuleError | None = None
    said, lost = finality, tuple[str, ...]()
    try:
        competition = stage_to_report(event, stage).tournament.competition()
        if competition.draw is None:
            raise RuleError("report.not-begun")
        if finality is trf.Finality.FINAL:
            demand_over(competition)
        said = finality or usual_finality(competition)
        lost = report_losses(event, version, stage=stage)
    except RuleError as error:
        refusal = error
    return PlannedReport(
        stage=stage,
        place=place_name(catalogue("en"), event.whole, stage),
        name=name,
        refusal=refusal,
        finality=said,
        losses=lost,
    )


def _reported(tournament: Tournament) -> Iterator[StageId]:
    """Yield what of a tournament has a report: its main stage, or groups and finals each."""
    if not tournament.settings.traits.has_parts:
        yield tournament.main_stage.id
        return
    parts = [each.id for each in tournament.later_stages if each.play_off is None]
    yield from parts or [tournament.main_stage.id]


class _Names:
    """Names of files, none like another on any system."""

    def __init__(self) -> None:
        self._taken: set[str] = set()

    def of(self, event: Event, stem: str, stage: StageId) -> str:
        tournament = event.at(stage).tournament
        words = [stem, *([tournament.title] if tournament.title else [f"{tournament.position}"])]
        if not tournament.is_main(stage):
            words.append(stage_name(catalogue("en"), tournament, stage))
        wanted = plain_name(" ".join(words)) or "arbiter"
        name, number = wanted, 1
        while name.casefold() in self._taken:
            number += 1
            name = f"{wanted} {number}"
        self._taken.add(name.casefold())
        return f"{name}{_SUFFIX}"


def write_reports(
    folder: Path, event: Event, version: trf.Version, planned: Iterable[PlannedReport]
) -> tuple[PlannedReport, ...]:
    """Write those that can be written into a folder, each whole or not at all; return them.

    Raises FileError, and RuleError as `write_report`.
    """
    make_folder(folder)
    writable = tuple(each for each in planned if each.refusal is None)
    for each in writable:
        write_report(
            folder / each.name,
            event.whole.at(each.stage),
            version,
            stage=each.stage,
            finality=each.finality,
        )
    return writable


# Read


@frozen(kw_only=True)
class ReportToAdd:
    """A report that was read, with what its check has found."""

    source: str
    """The name of its file."""
    event: Event
    misfits: int = 0


def read_to_add(source: Path) -> ReportToAdd:
    """Read a report file with what its check finds. Raises FileError, and FormatError for the first
    of its defects.
    """
    found = examine_report(source)
    if found.event is None:
        raise found.defects[0]
    verdict = check_report(found.reading, found.event, engine.pair)
    return ReportToAdd(source=found.source, event=found.event, misfits=verdict.misfits)


@frozen(kw_only=True)
class Doubts:
    """About whom of a report to ask, and who is known to be whom, when it is added to an event."""

    report: ReportToAdd
    same: SamePeople
    here: Event


Resolve = Callable[[Doubts], Mapping[PlayerId, PlayerId]]
"""What says who of a report is whom in the event, those who are certain among them."""


def doubts_about(
    reports: Sequence[ReportToAdd], resolve: Resolve | None = None, here: Event | None = None
) -> tuple[Doubts, ...]:
    """Return what there is to ask about each report when it is added to an event that there is, or
    when one event is made of all: then of the first there is nothing to ask.

    Of an event that is made ids are those that it will have; without `resolve` the doubtful are
    other people.
    """
    found = []
    if here is None:
        here, *reports = renumbered(reports[0].event), *reports[1:]
    for report in reports:
        doubts = _doubts(here, report)
        found.append(doubts)
        same = doubts.same.certain if resolve is None else resolve(doubts)
        here = with_added(here, report.event, same)
    return tuple(found)


def _doubts(here: Event, report: ReportToAdd) -> Doubts:
    same = same_people(here.players.values(), report.event.players.values())
    return Doubts(report=report, same=same, here=here)


def titled_together(reports: Sequence[ReportToAdd], title: str) -> tuple[ReportToAdd, ...]:
    """Return reports as they are of one event of this title, of which the first one tells place,
    officials and level; it lasts from the first day to the last one of all.
    """
    first = reports[0].event
    starts = [each.event.starts_on for each in reports if each.event.starts_on]
    ends = [each.event.ends_on for each in reports if each.event.ends_on]
    starts_on, ends_on = min(starts, default=None), max(ends, default=None)
    own = OwnConditions(
        starts_on=first.starts_on if first.starts_on != starts_on else None,
        ends_on=first.ends_on if first.ends_on != ends_on else None,
    )
    of_first = replace(first.tournament, own=own)
    head = replace(
        first, title=title, starts_on=starts_on, ends_on=ends_on, tournaments=(of_first,)
    )
    return (replace(reports[0], event=head), *reports[1:])


def common_title(reports: Sequence[ReportToAdd], otherwise: str) -> str:
    """Return what several reports have in common in their titles: that of the event they were
    written of here, else the words with which all begin.
    """
    events = [each.event for each in reports]
    roots = {each.title.removesuffix(f": {each.tournament.title}") for each in events}
    if len(roots) == 1:
        return roots.pop() or otherwise
    words = [event.title.split() for event in events]
    alike = takewhile(lambda each: len({*each}) == 1, zip(*words, strict=False))
    return " ".join(word for word, *_ in alike).rstrip(" ,.:;–—-(") or otherwise


def make_event_of_reports(
    path: Path,
    reports: Sequence[ReportToAdd],
    resolve: Resolve,
    *,
    title: str,
    actor: str = "",
    now: Callable[[], datetime] = datetime.now,
    accepted: Iterable[str] = (),
) -> Path:
    """Make a new event file of several report files, each a tournament of it, and return its path;
    where it cannot be made, none is left.

    Raises FileError, and RuleError as the commands.
    """
    make_folder(path.parent)
    head, *others = titled_together(reports, title)
    with Workspace.making(
        path,
        title=title,
        starts_on=head.event.starts_on,
        edition_id=head.event.tournament.settings.edition,
        actor=actor,
        now=now,
    ) as workspace:
        workspace.accepting(*(accepted if head.misfits else ())).do(
            import_report, source=head.source, event=head.event, misfits=head.misfits
        )
        add_reports(workspace, others, resolve, accepted=accepted)
    return path


def add_reports(
    workspace: Workspace,
    reports: Iterable[ReportToAdd],
    resolve: Resolve,
    *,
    accepted: Iterable[str] = (),
) -> None:
    """Add reports to an event, each as a further tournament; where one is refused, those before it
    are taken back. Raises RuleError as `add_report`.
    """
    codes, done = tuple(accepted), 0
    try:
        for each in reports:
            workspace.accepting(*(codes if each.misfits else ())).do(
                add_report,
                source=each.source,
                event=each.event,
                same=resolve(_doubts(workspace.event, each)),
                misfits=each.misfits,
            )
            done += 1
    except RuleError:
        for _ in range(done):
            workspace.undo()
        raise
