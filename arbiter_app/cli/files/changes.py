"""Commands that change an event file: importing players or a whole event, drawing numbers."""

from argparse import Namespace
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path

from arbiter_app.cli.console import ENGLISH, Exit, aligned, note, say
from arbiter_app.cli.reading.sources import is_report
from arbiter_app.cli.reading.tournaments import main_stage
from arbiter_app.domain.drawing.contingent_meetings import contingent_meetings
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.play.numbering import VarmaVariant
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.domain.names.collation import letters_of
from arbiter_app.services.commands.play.draw import (
    draw_lots,
    draw_seeded,
    draw_varma,
    number_by_hand,
    number_by_rating,
)
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.terms.registration import people


def import_source(arguments: Namespace) -> Exit:
    """Take over report files (TRF), or register all players of a list; all of it or nothing.

    A missing event file is made; several reports are its tournaments.
    """
    sources: list[Path] = arguments.sources
    if arguments.file is None:
        if len(sources) < 2:
            arguments.refuse("name the event file behind the source, or with -o")
        *sources, arguments.file = sources
    arguments.source = sources[0]
    if len(sources) > 1 or arguments.add:
        from arbiter_app.cli.files.import_reports import import_reports

        return import_reports(arguments, sources)
    if is_report(arguments.source):
        from arbiter_app.cli.files.import_reports import import_report_file

        return import_report_file(arguments)
    # The library of workbooks is slow to import, and a draw does not need it.
    from arbiter_app.cli.files.lists import import_list

    return import_list(arguments)


def draw(arguments: Namespace) -> Exit:
    """Draw the numbers and print them in the order of drawing."""
    _demand_fitting(arguments)
    with closing(Workspace.open(arguments.file)) as workspace:
        at = main_stage(workspace.event, arguments.tournament)
        here = workspace.at(at).accepting(*arguments.accept)
        match arguments.method:
            case "varma":
                here.do(
                    draw_varma,
                    seed=arguments.seed,
                    contingents_by=ContingentKey(arguments.contingents or ContingentKey.REGION),
                    variant=VarmaVariant(arguments.variant or VarmaVariant.OFFICIAL),
                )
            case "strength":
                here.do(number_by_rating)
            case "seeded":
                here.do(draw_seeded, seed=arguments.seed)
            case "hand":
                here.do(number_by_hand, numbers=_numbers(arguments, here.event))
            case _:
                here.do(draw_lots, seed=arguments.seed)
        event = here.event
    say("\n".join(_drawn(event)))
    for sentence in _late_meetings(event):
        note(sentence)
    return Exit.DONE


def _demand_fitting(arguments: Namespace) -> None:
    """Refuse options of another way to obtain numbers, and a way without what it needs."""
    method = arguments.method
    if method != "varma" and (arguments.contingents or arguments.variant):
        arguments.refuse("--contingents and --variant belong to --method varma")
    if (method == "hand") is not (arguments.order is not None):
        arguments.refuse("--method hand takes the names in --order, no other does")
    by_lots = method in ("lots", "varma", "seeded")
    if by_lots is not (arguments.seed is not None):
        arguments.refuse("lots, varma and seeded are drawn with a --seed, the others without")


def _numbers(arguments: Namespace, event: Event) -> Mapping[PlayerId, PairingNumber]:
    """Return the numbers that names have by their order, each telling one player or team."""
    found: dict[PlayerId, PairingNumber] = {}
    for number, name in enumerate(arguments.order, start=1):
        wanted = letters_of(name)
        letters = {each.id: letters_of(each.name) for each in event.participants}
        begun = [each for each in event.participants if letters[each.id][: len(wanted)] == wanted]
        called = [each for each in begun if letters[each.id] == wanted] or begun
        if len(called) != 1:
            names = ", ".join(each.name for each in called)
            arguments.refuse(f"“{name}” is {names}" if called else f"nobody is called “{name}”")
        if called[0].id in found:
            arguments.refuse(f"{called[0].name} stands twice in --order")
        found[called[0].id] = PairingNumber(number)
    return found


def _drawn(event: Event) -> list[str]:
    draw = event.tournament.draw
    assert draw is not None, "a draw has just been held"
    rows = [["No", "Name", "Envelope", "Contingent"]]
    rows += (
        [
            str(step.number),
            people.name(ENGLISH, event.contestants[step.player]),
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
                people.name(ENGLISH, event.contestants[who])
                for who in (meeting.white, meeting.black)
            )
            yield (
                f"{white} and {black} of {each.contingent} meet in round {meeting.round}, one of"
                " the last three; --variant corrected keeps them apart (C.05 Annex 2)."
            )
