"""Commands that join event files, and take a tournament out into a file of its own."""

from argparse import Namespace
from contextlib import closing

from arbiter_app.cli.console import ENGLISH, Exit, note, say
from arbiter_app.cli.reading.event_files import noted_event
from arbiter_app.cli.reading.same_people import Same
from arbiter_app.cli.reading.tournaments import chosen
from arbiter_app.domain.registration.same_people import there_already
from arbiter_app.services.files.joined_events import (
    Left,
    examine,
    join,
    left_by_taking_out,
    read_other,
    take_out,
)
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.registration import people

_LEFT = {
    Left.DISCOUNTS: "Discounts (what people have to pay stays)",
    Left.RECEIPTS: "Receipts",
    Left.RANKINGS: "Rankings across tournaments",
    Left.ROOMS: "Rooms of the hall",
}


def join_files(arguments: Namespace) -> Exit:
    """Add the tournaments of another event behind those of the event."""
    other = read_other(arguments.other)
    answers = Same(arguments)
    with closing(Workspace.open(arguments.file)) as workspace:
        here = workspace.event
        found = examine(workspace, other)
        for number in there_already(here, other.event).values():
            title = tournament_name(ENGLISH, here.of(number).tournament)
            note(f"{title} seems to be in the event already; now it stands there twice.")
        same = answers.resolve(here, other.event, found.same, str(arguments.other))
        answers.demand_all()
        join(workspace, other, same)
        event = workspace.event
    for official in found.officials:
        role = people.role(ENGLISH, official.role)
        note(f"{official.name} has no office here: {role} in {other.event.title}.")
    for left in found.left:
        note(f"{_LEFT[left]} of {other.event.title} stay in its file.")
    for player in found.rated_otherwise(here, same):
        name = people.name(ENGLISH, here.players[player])
        note(f"{name} has another rating in {other.event.title}; the one here stays and counts.")
    added = len(other.event.tournaments)
    people_now = len(event.players) - len(here.players)
    say(
        f"{event.title}: tournaments added: {added}, people added: {people_now},"
        f" known already: {len(same)}."
    )
    return Exit.DONE


def take_out_tournament(arguments: Namespace) -> Exit:
    """Make an event file of one tournament; the file it was in stays as it is."""
    event = noted_event(arguments.file)
    tournament = chosen(event, arguments.tournament).tournament
    take_out(arguments.file, tournament.id, arguments.output)
    for left in left_by_taking_out(event):
        note(f"{_LEFT[left]} stay in the event.")
    say(arguments.output)
    return Exit.DONE
