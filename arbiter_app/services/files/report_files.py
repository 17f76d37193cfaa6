"""Report files (TRF) on disk: read into an event file of their own, written from one."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import StageId
from arbiter_app.domain.pairing.open_games import demand_over
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.domain.tie_breaks.editions import criterion_of
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.formats import trf
from arbiter_app.formats.errors import FormatError
from arbiter_app.i18n import catalogue
from arbiter_app.services.checking import understood
from arbiter_app.services.commands.whole.import_report import import_report
from arbiter_app.services.files.foreign_files import Kind, make_folder, read_bytes
from arbiter_app.services.files.papers import save_paper
from arbiter_app.services.files.stages_of_teams import with_teams
from arbiter_app.services.workspace import Workspace
from arbiter_app.services.writing.alone import alone
from arbiter_app.wording.terms.event.stages import stage_name


def read_report(source: Path) -> trf.Reading:
    """Return what a report file says. Raises FileError where there is none to read."""
    return trf.read(read_bytes(source, Kind.REPORT))


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadReport:
    """What a report file comes to before an event file is made of it."""

    source: str
    """The name of the file."""
    reading: trf.Reading
    event: Event | None
    """The event it makes; None where it has defects."""
    defects: tuple[FormatError, ...] = ()
    notices: tuple[FormatError, ...] = ()
    """What was understood in a way that the person should know."""
    names_criteria: bool = False
    """Whether it says by which tie-breaks its table is ordered."""


def examine_report(source: Path) -> ReadReport:
    """Return what a report file comes to. Raises FileError where there is none to read."""
    reading = read_report(source)
    report = reading.report
    if report is None:
        return ReadReport(
            source=source.name, reading=reading, event=None, defects=tuple(reading.defects)
        )
    event = event_of_reading(reading, report)
    return ReadReport(
        source=source.name,
        reading=reading,
        event=event,
        notices=understood(reading.notices),
        names_criteria=report.line("202", "212") is not None,
    )


def event_of_reading(reading: trf.Reading, report: trf.Report) -> Event:
    """Return the event of a report that was read, which lists what was read otherwise than it is
    written.
    """
    event = trf.event_of(report, reading.means)
    tournament = event.tournament
    notices = reading.notices
    if trf.Rule.TIE_BREAKS in trf.unsaid(report, reading.means):
        names = ", ".join(tournament.settings.tie_breaks)
        unsaid = FormatError(report.players[0].at, 1, "trf.tie-breaks-unsaid", names=names)
        notices = (*notices, unsaid)
    told = tuple(trf.conversion_lines(notices, tournament.kept_lines))
    listed = replace(tournament, kept_lines=(*tournament.kept_lines, *told))
    return replace(event, tournaments=(listed,))


def report_finality(reading: trf.Reading) -> trf.Finality | None:
    """Return what a report says it is sent for; None where it says nothing."""
    return None if reading.means is None else reading.means.finality


def with_edition(event: Event, edition_id: str) -> Event:
    """Return the event of a report under another edition of C.07.

    Raises RuleError where that edition bars a tie-break of the report.
    """
    tournament = event.tournament
    settings = replace(tournament.settings, edition=edition_id)
    for name in settings.tie_breaks:
        criterion_of(settings, TieBreak.parse(name))
    return replace(event, tournaments=(replace(tournament, settings=settings),))


def make_event_file(
    path: Path,
    *,
    source: str,
    event: Event,
    actor: str = "",
    now: Callable[[], datetime] = datetime.now,
    misfits: int = 0,
    accepted: Iterable[str] = (),
) -> None:
    """Make a new event file of the event of a report; where it cannot be made, none is left.

    `misfits` is how much in its rounds is not what the rules make of them, which wants a yes.
    Raises FileError and RuleError.
    """
    with Workspace.making(
        path,
        title=event.title or Path(source).stem,
        starts_on=event.starts_on,
        edition_id=event.tournament.settings.edition,
        actor=actor,
        now=now,
    ) as workspace:
        here = workspace.accepting(*accepted)
        here.do(import_report, source=source, event=event, misfits=misfits)


def keep_report(
    path: Path,
    *,
    source: str,
    event: Event,
    actor: str = "",
    misfits: int = 0,
    accepted: Iterable[str] = (),
) -> Path:
    """Make a new event file of the event of a report, in a folder that need not be there yet;
    return its path; see `make_event_file`. Raises FileError and RuleError.
    """
    make_folder(path.parent)
    make_event_file(
        path, source=source, event=event, actor=actor, misfits=misfits, accepted=accepted
    )
    return path


def stage_to_report(event: Event, stage: StageId | None) -> Event:
    """Return what a report tells of a stage, None being the main one: an event of its own that
    consists of this stage, under its own title; of an event of several tournaments it is one of
    the tournament that the event is seen of. The boards of teams are told with their matches.

    Raises RuleError("report.of-stages") where the stage is the whole of groups and finals, which
    are reported each by itself, RuleError("report.of-solvers") where no games are played, and
    RuleError("report.not-begun") for one without players yet.
    """
    here = _reported(event, stage)
    competition = here.competition
    if competition.traits.has_parts:
        raise RuleError("report.of-stages")
    if competition.traits.has_sheets:
        raise RuleError("report.of-solvers")
    event = alone(here.event, here.tournament.id)
    if here.is_main:
        return event
    if competition.draw is None:
        raise RuleError("report.not-begun")
    name = stage_name(catalogue("en"), event.tournament, event.tournament.stage(competition.id))
    told = Tournament(
        id=event.tournament.id,
        title=name,
        settings=competition.settings,
        rating_rules=competition.rating_rules,
        entries=here.entries,
        draw=competition.draw,
        stages=(
            Stage(id=competition.id, rounds=competition.rounds, decisions=competition.decisions),
            *(
                step
                for each in competition.play_offs
                for step in here.tournament.stages_of(each.id)
            ),
        ),
        incidents=event.tournament.incidents,
        appeals=event.tournament.appeals,
        play_offs=competition.play_offs,
        tie_lot_seed=competition.tie_lot_seed,
        own_criteria=competition.own_criteria,
        integrity=event.tournament.integrity,
        rules_left=event.tournament.rules_left,
    )
    return replace(
        event,
        title=f"{event.title}: {name}",
        time_control=here.time_control,
        tournaments=(with_teams(told, event.tournament),),
    )


def _reported(event: Event, stage: StageId | None) -> InHand:
    """Return the event at a stage; at the matches of teams where it is that of their boards."""
    here = in_hand(event, stage)
    if not here.competition.traits.is_of_boards:
        return here
    return in_hand(event, here.tournament.stage(here.competition.id).boards_of)


def report_losses(event: Event, version: trf.Version, *, stage: StageId | None) -> tuple[str, ...]:
    """Return what the report of a stage does not say, by the names of `trf.losses`.

    Raises RuleError as `stage_to_report`.
    """
    lost = trf.losses(stage_to_report(event, stage), version)
    here = _reported(event, stage)
    return (*lost, *trf.losses_of_stage(here.tournament, here.competition.id))


def write_report(
    path: Path,
    event: Event,
    version: trf.Version,
    *,
    stage: StageId | None = None,
    finality: trf.Finality | None = None,
) -> None:
    """Write the report of a stage of an event whole or not at all; None: a final one where all is
    played, else one in between.

    A final report is refused while a game is adjourned or has no result, and one of a knockout
    while matches are to be decided. Raises FileError, RuleError as `demand_over`, and as
    `stage_to_report`.
    """
    told = stage_to_report(event, stage)
    competition = told.tournament.competition()
    if finality is trf.Finality.FINAL:
        demand_over(competition)
    said = finality or usual_finality(competition)
    save_paper(path, trf.encode(trf.format(trf.report_of(told, version, said))))


def usual_finality(competition: Competition) -> trf.Finality:
    """Return what a report is called where nobody says it: final once all is played."""
    return trf.Finality.FINAL if is_over(competition) else trf.Finality.IN_BETWEEN
