"""Commands that change an event file: importing players or a whole event, drawing numbers."""

import os
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

from arbiter_app.cli.console import ENGLISH, Exit, aligned, note, say
from arbiter_app.cli.sources import is_report, note_assumed, note_notices, read_report
from arbiter_app.cli.tournaments import main_stage
from arbiter_app.domain.checking.verdict import Verdict
from arbiter_app.domain.drawing.contingent_meetings import contingent_meetings
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.numbering import ContingentKey, VarmaVariant
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.formats import trf
from arbiter_app.services.checking import check_report, understood
from arbiter_app.services.commands.draw import draw_lots, draw_varma
from arbiter_app.services.commands.import_report import import_report
from arbiter_app.services.files.report_files import (
    event_of_reading,
    make_event_file,
    report_finality,
)
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.adjusted_reports import adjusted_head
from arbiter_app.wording.checking.differences import names_of
from arbiter_app.wording.checking.lines import lines, summary
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.report_files import finality_name

_MOST_NOTED = 20
"""Differences of a report that is imported; `arbiter check` tells all."""


def import_source(arguments: Namespace) -> Exit:
    """Take over a report file (TRF), or register all players of a list; all of it or nothing.

    A missing event file is made.
    """
    if is_report(arguments.source):
        _import_report(arguments.source, arguments.file, arguments.accept)
        return Exit.DONE
    # The library of workbooks is slow to import, and a draw does not need it.
    from arbiter_app.cli.lists import import_list

    return import_list(arguments)


def _import_report(source: Path, file: Path, accepted: Sequence[str]) -> None:
    reading, report = read_report(source)
    event = event_of_reading(reading, report)
    note_notices(source, understood(reading.notices))
    note_assumed(source, event, trf.unsaid(report, reading.means))
    verdict = check_report(reading, event, dutch.pair)
    _note_differences(source, event, verdict)
    if os.path.lexists(file):
        with closing(Workspace.open(file)) as workspace:
            here = workspace.accepting(*accepted)
            here.do(import_report, source=source.name, event=event, misfits=verdict.misfits)
    else:
        make_event_file(
            file,
            source=source.name,
            event=event,
            misfits=verdict.misfits,
            accepted=accepted,
        )
    rounds = event.tournament.competition().rounds_paired
    if (finality := report_finality(reading)) is not None:
        note(f"{source}: the report says of itself: {finality_name(ENGLISH, finality)}.")
    if listed := [*trf.conversions(event.tournament.kept_lines)]:
        note(f"{source}: {adjusted_head(ENGLISH, len(listed))}")
    say(f"{event.title or source.stem}: players {len(event.players)}, rounds {rounds}.")


def _note_differences(source: Path, event: Event, verdict: Verdict) -> None:
    """Note what in an imported report is not what the rules make of it; of much the first part."""
    note(f"{source}: {summary(ENGLISH, verdict)}")
    names = names_of(ENGLISH, event.tournament.competition(), event.players)
    found = [*lines(ENGLISH, verdict, names)]
    for each in found[:_MOST_NOTED]:
        note(f"{source}: {each}")
    if more := len(found[_MOST_NOTED:]):
        note(f"{source}: … and {more} more: arbiter check {source}")


def draw(arguments: Namespace) -> Exit:
    """Draw the numbers and print them in the order of drawing."""
    is_varma = arguments.method == "varma"
    if not is_varma and (arguments.contingents or arguments.variant):
        arguments.refuse("--contingents and --variant belong to --method varma")
    with closing(Workspace.open(arguments.file)) as workspace:
        at = main_stage(workspace.event, arguments.tournament)
        here = workspace.at(at).accepting(*arguments.accept)
        if is_varma:
            here.do(
                draw_varma,
                seed=arguments.seed,
                contingents_by=ContingentKey(arguments.contingents or ContingentKey.REGION),
                variant=VarmaVariant(arguments.variant or VarmaVariant.OFFICIAL),
            )
        else:
            here.do(draw_lots, seed=arguments.seed)
        event = here.event
    say("\n".join(_drawn(event)))
    for sentence in _late_meetings(event):
        note(sentence)
    return Exit.DONE


def _drawn(event: Event) -> list[str]:
    draw = event.tournament.draw
    assert draw is not None, "a draw has just been held"
    rows = [["No", "Name", "Envelope", "Contingent"]]
    rows += (
        [
            str(step.number),
            people.name(ENGLISH, event.players[step.player]),
            step.envelope or "",
            step.contingent or "",
        ]
        for step in draw.drawn
    )
    return aligned(rows if draw.contingents_by else [row[:2] for row in rows], frozenset({0}))


def _late_meetings(event: Event) -> Iterator[str]:
    """Say who meet late all the same: with the table in force for 12 players some may."""
    draw = event.tournament.draw
    assert draw is not None, "a draw has just been held"
    if draw.contingents_by is None:
        return
    for each in contingent_meetings(in_hand(event), draw.contingents_by):
        for meeting in each.late:
            white, black = (
                people.name(ENGLISH, event.players[who]) for who in (meeting.white, meeting.black)
            )
            yield (
                f"{white} and {black} of {each.contingent} meet in round {meeting.round}, one of"
                " the last three; --variant corrected keeps them apart (C.05 Annex 2)."
            )
