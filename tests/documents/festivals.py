"""Events of several tournaments in which some people play more than one."""

from dataclasses import replace

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import StageId, TournamentId


def festival(**titled: Event) -> Event:
    """Return the first event with the tournaments of all of them, each under its title."""
    first = next(iter(titled.values()))
    players = {one: each for event in titled.values() for one, each in event.players.items()}
    tournaments = tuple(
        replace(
            event.tournament,
            id=TournamentId(number),
            title=title,
            position=number,
            stages=tuple(replace(each, id=StageId(number)) for each in event.tournament.stages),
        )
        for number, (title, event) in enumerate(titled.items(), start=1)
    )
    return replace(first, players=players, tournaments=tournaments)
