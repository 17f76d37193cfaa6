"""What tests do with several tournaments in one event."""

from arbiter_app.domain.ids import StageId
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.whole.tournaments import add_tournament, describe_tournament
from arbiter_app.services.workspace import AtStage, Workspace


def second(workspace: Workspace, title: str = "U12") -> AtStage:
    """Add a tournament, the first one being called U10; return the event at it."""
    first = workspace.event.tournaments[0]
    if not first.title:
        workspace.do(describe_tournament, title="U10")
    added = workspace.do(add_tournament, title=title, like=first.id)
    return workspace.at(StageId(added))


def filled(workspace: Workspace) -> AtStage:
    """Add a tournament with four players who have their numbers."""
    here = second(workspace)
    for name in ("Ґава", "Діброва", "Єва", "Журба"):
        here.do(add_player, name=name)
    here.do(number_by_rating)
    return here
